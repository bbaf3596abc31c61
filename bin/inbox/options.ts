import { guatemalaDay, guatemalaMidnight } from "#domain/calendar/guatemala-time.ts";
import { allForms } from "#domain/forms/all-forms.ts";
import { giftStates } from "#domain/giving/gift.ts";
import type { GiftFilter } from "#domain/giving/gift-filter.ts";
import { languages } from "#domain/language/language.ts";
import type { LetterState } from "#domain/mail/letter.ts";
import type { Subscriber } from "#domain/newsletter/subscribers.ts";
import type { SubmissionFilter } from "#domain/submissions/records.ts";
import { stages } from "#domain/submissions/stages.ts";
import { oneOf, readTyped } from "./typed-options.ts";
import { UsageError } from "./usage.ts";

const submissionStates = ["received", "suspected"] as const;
const mailStates = ["waiting", "held", "sent", "dead"] as const satisfies LetterState[];
const readerStates = ["confirmed", "asked", "left"] as const;
const kinds = [...allForms.map((form) => form.name), "gifts", "fees"] as const;

const known = {
  form: { type: "string" },
  since: { type: "string" },
  until: { type: "string" },
  language: { type: "string" },
  state: { type: "string" },
  stage: { type: "string" },
  limit: { type: "string", default: "50" },
  format: { type: "string", default: "csv" },
  output: { type: "string" },
  only: { type: "boolean", default: false },
  json: { type: "boolean", default: false },
  yes: { type: "boolean", default: false },
  help: { type: "boolean", short: "h", default: false },
} as const;

/** Without their dashes. */
export const optionNames: readonly string[] = Object.keys(known);

export type Options = ReturnType<typeof readOptions>;

const statesOf = (form: (typeof kinds)[number] | undefined) => {
  if (form === "newsletter") return readerStates;
  if (form === "gifts") return giftStates;
  return [...submissionStates, ...mailStates];
};

/**
 * Reads the command line.
 *
 * @throws UsageError with one line that says what was wrong and what it may be
 */
export function readOptions(typed: readonly string[], now: Date) {
  const { values, positionals } = readTyped(typed, known);
  const [command = null, target = null, extra] = positionals;
  if (extra !== undefined) throw new UsageError(`"${extra}" is one word too many`);
  const form = oneOf("--form", values.form, kinds);
  const state = oneOf<string>("--state", values.state, statesOf(form));
  const stage = oneOf("--stage", values.stage, [...stages, "open"]);
  const days = {
    since: values.since === undefined ? undefined : dayOf("--since", values.since, now),
    until: values.until === undefined ? undefined : endOf("--until", values.until, now),
  };
  const filter: SubmissionFilter = {
    ...days,
    form,
    language: oneOf("--language", values.language, languages),
    state: submissionStates.find((one) => one === state),
    mail: mailStates.find((one) => one === state),
    stage: stages.find((one) => one === stage),
    isUnanswered: stage === "open",
  };
  const gifts: GiftFilter = { ...days, state: giftStates.find((one) => one === state) };
  const readers: Subscriber["state"] = readerStates.find((one) => one === state) ?? "confirmed";
  return {
    command,
    target,
    filter,
    gifts,
    readers,
    since: days.since,
    limit: numberOf("--limit", values.limit),
    format: oneOf("--format", values.format, ["csv", "json"]) ?? "csv",
    output: values.output ?? null,
    isOnly: values.only,
    isSure: values.yes,
    wantsHelp: values.help,
  };
}

const dayMs = 24 * 3_600_000;

/** A day such as 2026-05-18, or 7d for seven days ago; its first moment in Guatemala. */
function dayOf(option: string, value: string, now: Date): Date {
  const days = /^(\d{1,4})d$/.exec(value)?.[1];
  const day = days ? guatemalaDay(new Date(now.getTime() - Number(days) * dayMs)) : value;
  const midnight = guatemalaMidnight(day);
  if (midnight === null) {
    throw new UsageError(`${option} is "${value}"; it may be a day such as 2026-05-18, or 7d`);
  }
  return midnight;
}

/** The end of the named day, so that it counts as a whole. */
const endOf = (option: string, value: string, now: Date) =>
  new Date(dayOf(option, value, now).getTime() + dayMs);

/** A whole number from 1. */
function numberOf(option: string, value: string): number {
  if (!/^[1-9]\d{0,6}$/.test(value)) {
    throw new UsageError(`${option} is "${value}"; it may be a whole number from 1`);
  }
  return Number(value);
}
