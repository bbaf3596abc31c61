import { z } from "zod";
import { legalPage } from "#reader/schema/legal-page.ts";
import { pair, some } from "#reader/schema/pair.ts";
import { passage } from "#reader/schema/passages.ts";

/** What the last report is told with (last-report.ts): numbers stand in braces, by their names. */
const tested = z.strictObject({
  title: pair,
  text: pair,
  found_none: pair,
  found_some: pair,
  keyboard_all: pair,
  keyboard_some: pair,
  limits_all: pair,
  limits_some: pair,
  /** What was not tried. */
  gaps: some(pair),
});

export const accessibility = legalPage.extend({ tested, feedback: passage });

declare module "#reader/pages.ts" {
  interface PageSchemas extends Record<"accessibility", typeof accessibility> {}
}
