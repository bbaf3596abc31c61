import { z } from "zod";
import { type AwardCategory, awardCategories } from "#reader/schema/awards.ts";
import { brochureWith } from "#reader/schema/brochure.ts";
import { action, pair, pictureName, some } from "#reader/schema/pair.ts";

const categoryNames = Object.fromEntries(awardCategories.map((category) => [category, pair]));

/** In the opening's lead {count} and {year} are counted from the awards. */
export const recognition = brochureWith(["featured", "awards"]).extend({
  featured: z.strictObject({
    title: pair,
    text: pair,
    amount_fact: z.string(),
    amount_label: pair,
    picture: pictureName,
    links: some(action),
  }),
  awards: z.strictObject({
    title: pair,
    source: pair,
    categories: z.strictObject(categoryNames as Record<AwardCategory, typeof pair>),
  }),
});

declare module "#reader/pages.ts" {
  interface PageSchemas extends Record<"recognition", typeof recognition> {}
}
