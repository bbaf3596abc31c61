import { z } from "zod";
import { action, head, pair, pictureName } from "../pair.ts";

const purpose = z.strictObject({
  title: pair,
  text: pair,
  /** What the sentence means on the ground. */
  practice: pair,
});

export const missionVisionPage = z.strictObject({
  head,
  opening: z.strictObject({
    title: pair,
    lead: pair,
    picture: pictureName,
    /** The name of a film in public/films/, when there is one. */
    film: z.string().nullable(),
  }),
  mission: purpose,
  vision: purpose,
  values: z.strictObject({ title: pair, lead: pair }),
  commitment: z.strictObject({
    title: pair,
    text: pair,
    promises: z.array(z.strictObject({ title: pair, text: pair })),
    picture: pictureName,
    join: action,
    support: action,
  }),
});
