import { allForms } from "#domain/forms/all-forms.ts";
import type { LetterState } from "#domain/mail/letter.ts";
import type { SubmissionFilter } from "#domain/submissions/records.ts";
import type { Subscriber } from "#domain/newsletter/subscribers.ts";
import { languages } from "#domain/language/language.ts";
import { closingReasons, stages, type ClosingReason } from "#domain/submissions/stages.ts";
import {
  commonOf,
  daysOf,
  everywhere,
  oneOf,
  readTyped,
  type CommonOptions,
} from "./typed-options.ts";

/** What was typed, checked. */
export type Options = CommonOptions & {
  readonly filter: SubmissionFilter;
  /** Which subscribers, when the form is the newsletter. */
  readonly readers: Subscriber["state"];
  readonly pictures: string | null;
  readonly isOnly: boolean;
  /** Why a message is closed. */
  readonly because: ClosingReason | null;
};

const submissionStates = ["received", "suspected"] as const;
const mailStates = ["waiting", "held", "sent", "dead"] as const satisfies LetterState[];
const readerStates = ["confirmed", "asked", "left"] as const;
const formNames = allForms.map((form) => form.name);

const known = {
  ...everywhere,
  form: { type: "string" },
  language: { type: "string" },
  pictures: { type: "string" },
  only: { type: "boolean", default: false },
  stage: { type: "string" },
  because: { type: "string" },
} as const;

/** Without their dashes. */
export const optionNames: readonly string[] = Object.keys(known);

/**
 * Reads the command line.
 *
 * @throws UsageError with one line that says what was wrong and what it may be
 */
export function readOptions(typed: readonly string[], now: Date): Options {
  const read = readTyped(typed, known);
  const { values } = read;
  const form = oneOf("--form", values.form, formNames);
  const isNewsletter = form === "newsletter";
  const state = oneOf(
    "--state",
    values.state,
    isNewsletter ? readerStates : [...submissionStates, ...mailStates],
  );
  const stage = oneOf("--stage", values.stage, [...stages, "open"]);
  const language = oneOf("--language", values.language, languages);
  return {
    ...commonOf(read),
    filter: {
      ...daysOf(values, now),
      form,
      language,
      state: submissionStates.find((one) => one === state),
      mail: mailStates.find((one) => one === state),
      stage: stages.find((one) => one === stage),
      isUnanswered: stage === "open",
    },
    readers: readerStates.find((one) => one === state) ?? "confirmed",
    pictures: values.pictures ?? null,
    isOnly: values.only,
    because: oneOf("--because", values.because, closingReasons) ?? null,
  };
}
