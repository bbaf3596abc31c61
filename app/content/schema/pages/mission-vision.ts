import { z } from "zod";
import { action, head, pair, pictureName } from "../pair.ts";
import { filmedOpening, heading, passage } from "../passages.ts";

const purpose = z.strictObject({
  title: pair,
  text: pair,
  /** What the sentence means on the ground. */
  practice: pair,
});

export const missionVisionPage = z.strictObject({
  head,
  opening: filmedOpening,
  mission: purpose,
  vision: purpose,
  values: heading,
  commitment: z.strictObject({
    title: pair,
    text: pair,
    promises: z.array(passage),
    picture: pictureName,
    join: action,
    support: action,
  }),
});
