import { itemId, named, pair, pictureName, some, target } from "./pair.ts";
import { z } from "zod";
import { foot, heading, passage } from "./passages.ts";

/** A line with the keys of its sources in facts.yaml. */
const from = some(z.string());
const sourcedLines = some(z.strictObject({ text: pair, from }));

const buildSheet = z.strictObject({
  id: itemId,
  /** Id of the article that shows its parts, steps and warnings. */
  article: itemId,
  calculator: z.strictObject({ target }).optional(),
  title: pair,
  lead: pair,
  picture: pictureName,
  numbers: some(z.strictObject({ name: pair, value: pair, from })),
  parts: sourcedLines,
  steps: sourcedLines,
  warnings: sourcedLines,
  /** Says what no source documents, so that nobody builds from a guess. */
  unknown: some(pair),
  advice: pair,
});

/** The schema of every content/documents/<name>.yaml, by the file's name. */
export const documentSchemas = {
  /** Texts of the concept sheets of green structures; their content is in lists/structures.yaml. */
  blueprintSheet: z.strictObject({
    kicker: pair,
    cost: pair,
    build_time: pair,
    /** `{value}` is the fact of the structure. */
    months: pair,
    about: pair,
    materials: pair,
    steps: pair,
    benefits: pair,
    advice: pair,
    drawing: pair,
    range: pair,
    sources: pair,
    ask_title: pair,
    ask: pair,
    ...foot,
    structures: z.record(
      z.string(),
      z.strictObject({ steps: z.array(pair).min(3), sources: pair }),
    ),
  }),
  /** Build sheets; every line has a source. */
  buildSheets: z.strictObject({
    kicker: pair,
    numbers: pair,
    what: pair,
    value: pair,
    parts: pair,
    steps: pair,
    warnings: pair,
    unknown: pair,
    advice: pair,
    sources: pair,
    sources_lead: pair,
    ask: pair,
    ...foot,
    sheets: some(buildSheet),
  }),
  /** The information packet for groups; its other texts are those of the page about group trips. */
  groupPacket: z.strictObject({
    kicker: pair,
    title: pair,
    lead: pair,
    picture: pictureName,
    sizes: some(z.strictObject({ fact: z.string(), label: pair })),
    prices: heading.extend({
      length: pair,
      each: pair,
      /** `{people}` is the size of the group. */
      people: pair,
      note: pair,
    }),
    packing: pair,
    register: z.strictObject({ title: pair, steps: z.array(pair).min(3) }),
    plan: pair,
    ...foot,
  }),
  goodsGuide: z.strictObject({
    kicker: pair,
    title: pair,
    lead: pair,
    needs: pair,
    category: pair,
    items: pair,
    priority: pair,
    steps: pair,
    write: pair,
    before: passage,
    packing: z.strictObject({ title: pair, items: some(pair) }),
    offer: pair,
    ...foot,
  }),
  /** Gift receipts and yearly statements. */
  receipt: z.strictObject({
    title: pair,
    statement_title: pair,
    subject: pair,
    statement_subject: pair,
    thanks: pair,
    statement_thanks: pair,
    number: pair,
    date: pair,
    donor: pair,
    /** Below a name with characters that the font lacks. */
    unprintable: pair,
    organisation: pair,
    tax_id: pair,
    address: pair,
    interval: pair,
    once: pair,
    monthly: pair,
    yearly: pair,
    purpose: pair,
    where_needed: pair,
    dedication: pair,
    in_honour_of: pair,
    in_memory_of: pair,
    amounts: pair,
    line: pair,
    amount: pair,
    gift: pair,
    fee: pair,
    total: pair,
    presented: pair,
    received_on: pair,
    given: pair,
    sponsor: pair,
    replaces: pair,
    thanked: pair,
    thanks_title: pair,
    thanks_number: pair,
    /** A gift including the card fee, when some gifts did not come by card. */
    statement_sum: pair,
    thanks_subject: pair,
    withdrawn: passage,
    /** Sections of a statement without a total. */
    described: pair,
    described_note: pair,
    sponsored: pair,
    sponsored_note: pair,
    /** After lines about something given in return. */
    goods_others: pair,
    refunded: pair,
    remains: pair,
    statement_total: pair,
    goods: pair,
    goods_statement: pair,
    us_document: pair,
    check: pair,
    check_statement: pair,
    /** Above the URL of the goal or project of a gift. */
    follow: pair,
    /** Title in test and demonstration mode. */
    no_receipt: pair,
    demonstration: passage,
    test: passage,
    all_refunded: passage,
    disputed: passage,
    /** On the first page, in the language of the second. */
    other_language: pair,
    ...foot,
  }),
  /** One page for advisers of donors. */
  waysToGive: named(
    "title",
    "lead",
    "who",
    "what",
    "answer",
    "status",
    "ways",
    "way",
    "how",
    "online",
    "online_text",
    "share",
    "source",
    "check",
  ).extend(foot),
} satisfies Record<string, z.ZodType>;
