import { z } from "zod";
import { action, head, pair, some } from "#reader/schema/pair.ts";
import { passage, picturedOpening } from "#reader/schema/passages.ts";
import { sections } from "#reader/schema/sections.ts";

export const donateGoods = z.strictObject({
  head,
  sections: sections(["needs", "shipping", "kits", "offer"]),
  opening: picturedOpening,
  needs: z.strictObject({
    title: pair,
    critical: pair,
    high: pair,
    medium: pair,
    progress: pair,
    wanted_only: pair,
    other: action,
    enough: pair,
    enough_action: action,
    buy: action,
  }),
  shipping: z.strictObject({ title: pair, steps: z.array(passage).length(4) }),
  address: z.strictObject({ title: pair, unknown: pair, contact: pair }),
  kits: z.strictObject({
    title: pair,
    lead: pair,
    give: pair,
    items: some(
      z.strictObject({
        id: z.string(),
        title: pair,
        cost_number_fact: z.string(),
        impact: pair,
      }),
    ),
  }),
  offer: passage,
  guide: z.strictObject({ title: pair, letter: pair, a4: pair }),
});

declare module "#reader/pages.ts" {
  interface PageSchemas extends Record<"donateGoods", typeof donateGoods> {}
}
