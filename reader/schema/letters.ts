import { named, pair, some } from "./pair.ts";
import { z } from "zod";
import { languages } from "#domain/language/language.ts";

/** One letter, content/letters/<name>.yaml. */
export const letter = z.strictObject({
  subject: pair,
  paragraphs: some(pair),
  button: pair.optional(),
  /** Lines of a list, by the name of the value they show; `missing` is shown when there is none. */
  rows: z.record(z.string(), z.strictObject({ label: pair, missing: pair.optional() })).default({}),
  /** Links below the button, by the name of their address. */
  links: z.record(z.string(), pair).default({}),
  /** Paragraphs below the button. */
  after: z.array(pair).default([]),
  /** Why it came, below everything: which of the sentences in frame.yaml. */
  why: z.enum(["form", "gift", "entered", "paid", "dedication", "staff"]).default("form"),
});
export type LetterText = z.infer<typeof letter>;

/** What stands around every letter. */
const frame = z.strictObject({
  staff_language: z.enum(languages),
  greeting: pair,
  greeting_without_name: pair,
  reference: pair,
  signature: z.array(pair),
  why: named("form", "gift", "entered", "paid", "dedication", "staff"),
  unsubscribe: pair,
  button_as_text: pair,
});

const staffSubmission = letter.omit({ rows: true }).extend({
  rows: named("language", "yes", "no", "english", "spanish"),
  forms: z.record(z.string(), pair),
});

const staffDigest = letter.extend({ send: z.enum(["suspected", "daily", "never"]) });

/** Letters that hold more than a letter, by the name of their file. */
export const ownLetters = {
  frame,
  "staff-submission": staffSubmission,
  "staff-digest": staffDigest,
};

/** Everything in content/letters/. */
export type LetterTexts = {
  readonly frame: z.infer<typeof frame>;
  readonly staffSubmission: z.infer<typeof staffSubmission>;
  readonly staffDigest: z.infer<typeof staffDigest>;
  /** All other letters, by name. */
  readonly other: Readonly<Record<string, LetterText>>;
};
