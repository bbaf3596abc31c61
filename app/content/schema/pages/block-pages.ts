import { z } from "zod";
import { blocks } from "../blocks.ts";
import { action, head, pair, pictureName } from "../pair.ts";

/** A page of an opening, blocks and the form for a course. */
export const educationalOpportunitiesPage = z.strictObject({
  head,
  opening: z.strictObject({
    title: pair,
    lead: pair,
    ground: z.enum(["plaster", "sunk", "sky", "green", "indigo"]),
    band: z.enum(["libro", "cielo", "camino"]),
    picture: pictureName,
    actions: z.array(action),
  }),
  blocks,
  enrolment: z.strictObject({ title: pair, text: pair }),
});

export const schoolsPage = z.strictObject({
  head,
  opening: z.strictObject({
    title: pair,
    lead: pair,
    picture: pictureName,
    film: z.string().nullable(),
  }),
  blocks,
  carousel: z.strictObject({
    title: pair,
    previous: pair,
    next: pair,
    counter: pair,
    go: pair,
    slides: z.array(z.strictObject({ picture: pictureName, caption: pair })).min(2),
  }),
  affiliate: z.strictObject({ title: pair, text: pair, action }),
});
