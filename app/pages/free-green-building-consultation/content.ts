import { z } from "zod";
import { head, pair, pictureName } from "#reader/schema/pair.ts";
import { passage, signedPassage } from "#reader/schema/passages.ts";

export const freeGreenBuildingConsultation = z.strictObject({
  head,
  title: pair,
  lead: pair,
  schedule: pair,
  picture: pictureName,
  /** Specification 2: four benefit cards, a process of four steps. */
  benefits: z.strictObject({
    title: pair,
    items: z.array(signedPassage).length(4),
  }),
  steps: z.strictObject({ title: pair, items: z.array(passage).length(4) }),
  request: z.strictObject({
    title: pair,
    text: pair,
    schools: pair,
    outside: pair,
    outside_text: pair,
  }),
});

declare module "#reader/pages.ts" {
  interface PageSchemas extends Record<
    "freeGreenBuildingConsultation",
    typeof freeGreenBuildingConsultation
  > {}
}
