import { z } from "zod";
import { action, head, pair, pictureName, target } from "../pair.ts";

const card = z.strictObject({ title: pair, text: pair, picture: pictureName, label: pair, target });

export const aboutPage = z.strictObject({
  head,
  opening: z.strictObject({
    title: pair,
    lead: pair,
    picture: pictureName,
    /** The name of a film in public/films/, when there is one. */
    film: z.string().nullable(),
  }),
  mission: card,
  vision: card,
  timeline: z.strictObject({ title: pair, source: pair }),
  closing: z.strictObject({
    title: pair,
    text: pair,
    donate: pair,
    volunteer: action,
    day: z.strictObject({ picture: pictureName }),
    night: z.strictObject({ picture: pictureName }),
  }),
});
