import { named, pair, some, type Pair } from "./pair.ts";
import { z } from "zod";
import { languages } from "#domain/language/language.ts";

const whys = ["form", "gift", "entered", "trial", "paid", "dedication", "answer", "staff"] as const;

/** One e-mail, content/emails/<name>.yaml. */
export const mail = z.strictObject({
  subject: pair,
  paragraphs: some(pair),
  button: pair.optional(),
  /** Lines of a list, by value; `missing` is shown without one. */
  rows: z.record(z.string(), z.strictObject({ label: pair, missing: pair.optional() })).default({}),
  /** Links below the button, by name of their URL. */
  links: z.record(z.string(), pair).default({}),
  /** Paragraphs below the button. */
  after: z.array(pair).default([]),
  /** Key of the sentence in frame.yaml that explains why the e-mail was sent. */
  why: z.enum(whys).default("form"),
});
export type MailText = Omit<z.infer<typeof mail>, "paragraphs"> & {
  readonly paragraphs: readonly Pair[];
  readonly quoted?: Pair;
};

/** Answers of staff; `templates` are offered at the desk. */
const answer = mail.omit({ paragraphs: true }).extend({
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
  why: named(...whys),
  unsubscribe: pair,
  button_as_text: pair,
});

const staffSubmission = mail.omit({ rows: true }).extend({
  rows: named("language", "yes", "no", "english", "spanish"),
  forms: z.record(z.string(), pair),
});

const staffDigest = mail.extend({ send: z.enum(["suspected", "daily", "never"]) });

/** Schemas of e-mails with additional fields, by file name. */
export const ownMails = {
  frame,
  answer,
  "staff-submission": staffSubmission,
  "staff-digest": staffDigest,
};

export type MailTexts = {
  readonly frame: z.infer<typeof frame>;
  readonly answer: z.infer<typeof answer>;
  readonly staffSubmission: z.infer<typeof staffSubmission>;
  readonly staffDigest: z.infer<typeof staffDigest>;
  readonly byName: Readonly<Record<string, MailText>>;
};
