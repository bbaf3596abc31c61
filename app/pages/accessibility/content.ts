import { z } from "zod";
import { brochure } from "#reader/schema/brochure.ts";
import { pair } from "#reader/schema/pair.ts";

/** What the last report is told with (last-report.ts): numbers stand in braces, by their names. */
const tested = z.strictObject({
  title: pair,
  text: pair,
  /** What was not tried. */
  gap: pair,
});

export const accessibility = brochure.extend({ tested });

declare module "#reader/pages.ts" {
  interface PageSchemas extends Record<"accessibility", typeof accessibility> {}
}
