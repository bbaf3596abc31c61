import { z } from "zod";
import { action, head, pair, some } from "#reader/schema/pair.ts";
import { closing, heading } from "#reader/schema/passages.ts";
import { sections } from "#reader/schema/sections.ts";

export const impactFigures = z.strictObject({
  head,
  sections: sections(["figures", "changes", "closing"]),
  title: pair,
  /** {count} figures stand in the register, and in a group. */
  lead: pair,
  see: action,
  groups: some(z.string()),
  count: pair,
  as_of: pair,
  source: pair,
  data: pair,
  changes: heading,
  closing,
});

declare module "#reader/pages.ts" {
  interface PageSchemas extends Record<"impactFigures", typeof impactFigures> {}
}
