import { z } from "zod";
import { brochureWith } from "#reader/schema/brochure.ts";
import { pair, some } from "#reader/schema/pair.ts";
import { heading } from "#reader/schema/passages.ts";

/** In the opening's lead {count} is counted. */
export const impactFigures = brochureWith(["register", "changes"]).extend({
  groups: some(z.string()),
  as_of: pair,
  source: pair,
  data: pair,
  changes: heading,
});

declare module "#reader/pages.ts" {
  interface PageSchemas extends Record<"impactFigures", typeof impactFigures> {}
}
