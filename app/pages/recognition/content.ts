import { z } from "zod";
import { type AwardCategory, awardCategories } from "#reader/schema/awards.ts";
import { action, head, pair, pictureName, some } from "#reader/schema/pair.ts";
import { landscapeClosing, picturedOpening } from "#reader/schema/passages.ts";
import { sections } from "#reader/schema/sections.ts";

const categoryNames = Object.fromEntries(awardCategories.map((category) => [category, pair]));

export const recognition = z.strictObject({
  head,
  sections: sections(["featured", "awards", "moments", "closing"]),
  /** In the lead {count} and {year} are counted from the awards. */
  opening: picturedOpening.extend({ see: action }),
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
  moments: z.strictObject({ title: pair }),
  closing: landscapeClosing.extend({ action }),
});

declare module "#reader/pages.ts" {
  interface PageSchemas extends Record<"recognition", typeof recognition> {}
}
