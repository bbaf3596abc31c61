import { brochureWith } from "#reader/schema/brochure.ts";
import { heading } from "#reader/schema/passages.ts";

export const blueprint = brochureWith(["concept_sheets", "build_sheets"]).extend({
  concept_sheets: heading,
  build_sheets: heading,
});

declare module "#reader/pages.ts" {
  interface PageSchemas extends Record<"blueprint", typeof blueprint> {}
}
