import { z } from "zod";
import { brochureWith } from "#reader/schema/brochure.ts";
import { action, icon, pair } from "#reader/schema/pair.ts";

/** Specification 2, service groups: the typical week and its price are a slip of paper. */
export const opportunities = brochureWith(["package"]).extend({
  package: z.strictObject({
    title: pair,
    lead: pair,
    price: z.strictObject({ fact: z.string() }),
    items: z.array(z.strictObject({ icon, name: pair })).length(6),
    total: pair,
    compare: action,
  }),
});

declare module "#reader/pages.ts" {
  interface PageSchemas extends Record<"opportunities", typeof opportunities> {}
}
