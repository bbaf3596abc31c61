import { z } from "zod";
import { head, pair } from "#reader/schema/pair.ts";
import { closing } from "#reader/schema/passages.ts";
import { sections } from "#reader/schema/sections.ts";

export const impactFigures = z.strictObject({
  head,
  sections: sections(["figures", "changes", "closing"]),
  title: pair,
  lead: pair,
  /** {count} figures stand in a group. */
  count: pair,
  as_of: pair,
  as_of_unknown: pair,
  source: pair,
  changes: z.strictObject({ title: pair, lead: pair, as_of_unknown: pair, undated: pair }),
  closing,
});

declare module "#reader/pages.ts" {
  interface PageSchemas extends Record<"impactFigures", typeof impactFigures> {}
}
