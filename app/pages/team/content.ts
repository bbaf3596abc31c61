import { z } from "zod";
import { action, head, pair } from "#reader/schema/pair.ts";
import { heading, passage } from "#reader/schema/passages.ts";
import { sections } from "#reader/schema/sections.ts";

export const team = z.strictObject({
  head,
  sections: sections(["members", "closing"]),
  opening: heading,
  members: z.strictObject({
    title: pair,
    note: pair,
    names_to_come: pair,
    /** "{source}" is the place of the links. */
    source: pair,
  }),
  closing: passage.extend({ actions: z.array(action).length(2) }),
});

declare module "#reader/pages.ts" {
  interface PageSchemas extends Record<"team", typeof team> {}
}
