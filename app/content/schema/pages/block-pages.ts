import { z } from "zod";
import { blocks } from "../blocks.ts";
import { action, head, pair } from "../pair.ts";
import { filmedOpening, passage, picturedOpening, slides } from "../passages.ts";

/** A page of an opening, blocks and the form for a course. */
export const educationalOpportunitiesPage = z.strictObject({
  head,
  opening: picturedOpening.extend({
    ground: z.enum(["plaster", "sunk", "sky", "green", "indigo"]),
    band: z.enum(["libro", "cielo", "camino"]),
    actions: z.array(action),
  }),
  blocks,
  enrolment: passage,
});

export const schoolsPage = z.strictObject({
  head,
  opening: filmedOpening,
  blocks,
  carousel: slides,
  affiliate: z.strictObject({ title: pair, text: pair, action }),
});
