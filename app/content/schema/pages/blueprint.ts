import { z } from "zod";
import { head, pair, pictureName, target } from "../pair.ts";

export const blueprintPage = z.strictObject({
  head,
  title: pair,
  lead: pair,
  points: z.array(z.strictObject({ icon: z.string(), text: pair })),
  form_title: pair,
  picture: pictureName,
  more: z.strictObject({ text: pair, label: pair, target }),
});
