import { z } from "zod";
import { action, head, pair } from "#reader/schema/pair.ts";
import { passage } from "#reader/schema/passages.ts";
import { reportTopics } from "#reader/schema/reports.ts";
import { blocksAnd } from "#reader/schema/sections.ts";

/** A document in a row: its name, and its key in content/links.yaml. */
const document = z.strictObject({ name: z.string(), link: z.string() });

const finances = z.strictObject({
  title: pair,
  transparency: z.strictObject({
    title: pair,
    /** {cents} is the fact's number. */
    claim: pair,
    share_number_fact: z.string(),
    text: pair,
  }),
  /** Specification 2: the pledge holds the vision statement (of content/pages/mission-vision.yaml) and the tax line. */
  pledge: passage,
});

export const transparencyTrust = z.strictObject({
  head,
  sections: blocksAnd([
    "finances",
    "documents",
    "partnerships",
    "justification",
    "accomplishments",
  ]),
  opening: z.strictObject({ title: pair, lead: pair, window: pair, check: action }),
  finances,
  documents: z.strictObject({ ask: pair }),
  reports: z.strictObject({
    title: pair,
    list: z.array(document).length(9),
    more: z.strictObject({ label: pair, context: pair, link: z.string() }),
  }),
  forms: z.strictObject({ title: pair, list: z.array(document).length(11) }),
  partnerships: z.strictObject({ title: pair, lead: pair, visit: pair }),
  justification: z.strictObject({
    title: pair,
    lead: pair,
    read: pair,
    read_copy: pair,
    topics: z
      .array(z.strictObject({ id: z.enum(reportTopics), title: pair }))
      .length(reportTopics.length),
  }),
  accomplishments: z.strictObject({ title: pair, source: pair }),
});

declare module "#reader/pages.ts" {
  interface PageSchemas extends Record<"transparencyTrust", typeof transparencyTrust> {}
}
