import { named, pair, some, type Pair } from "./pair.ts";
import { z } from "zod";
import { languages } from "#domain/language/language.ts";

const reasons = ["form", "gift", "entered", "paid", "dedication", "answer", "staff"] as const;

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
  why: z.enum(reasons).default("form"),
});
export type LetterText = Omit<z.infer<typeof letter>, "paragraphs"> & {
  readonly paragraphs: readonly Pair[];
  readonly quoted?: Pair;
};

/** Staff write its words at the desk, from one of the beginnings or their own. */
const answer = letter.omit({ paragraphs: true }).extend({
  paragraphs: z.array(pair).default([]),
  quoted: pair,
  templates: z.array(z.strictObject({ id: z.string(), name: pair, text: pair })),
});

const frame = z.strictObject({
  staff_language: z.enum(languages),
  greeting: pair,
  greeting_without_name: pair,
  reference: pair,
  signature: z.array(pair),
  why: named(...reasons),
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
  answer,
  "staff-submission": staffSubmission,
  "staff-digest": staffDigest,
};

/** Everything in content/letters/. */
export type LetterTexts = {
  readonly frame: z.infer<typeof frame>;
  readonly answer: z.infer<typeof answer>;
  readonly staffSubmission: z.infer<typeof staffSubmission>;
  readonly staffDigest: z.infer<typeof staffDigest>;
  /** All other letters, by name. */
  readonly other: Readonly<Record<string, LetterText>>;
};
