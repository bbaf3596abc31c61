import { parseArgs } from "node:util";
import { allForms } from "#domain/forms/all-forms.ts";
import { guatemalaDay, guatemalaMidnight } from "#domain/guatemala-time.ts";
import type { Language, LetterState, SubmissionFilter, Subscriber } from "#domain/records.ts";
import { UsageError } from "./usage.ts";

/** What was typed, checked. */
export type Options = {
  readonly command: string | null;
  readonly target: string | null;
  readonly filter: SubmissionFilter;
  /** Which subscribers, when the form is the newsletter. */
  readonly readers: Subscriber["state"];
  readonly limit: number;
  readonly format: "csv" | "json";
  readonly output: string | null;
  readonly pictures: string | null;
  readonly isJson: boolean;
  readonly isOnly: boolean;
  readonly isSure: boolean;
  readonly wantsHelp: boolean;
};

const dayMs = 24 * 3_600_000;
const submissionStates = ["received", "suspected"] as const;
const mailStates = ["waiting", "held", "sent", "dead"] as const satisfies LetterState[];
const readerStates = ["confirmed", "asked", "left"] as const;
const formNames = allForms.map((form) => form.name);

const known = {
  form: { type: "string" },
  since: { type: "string" },
  until: { type: "string" },
  language: { type: "string" },
  state: { type: "string" },
  limit: { type: "string", default: "50" },
  format: { type: "string", default: "csv" },
  output: { type: "string" },
  pictures: { type: "string" },
  json: { type: "boolean", default: false },
  only: { type: "boolean", default: false },
  yes: { type: "boolean", default: false },
  help: { type: "boolean", short: "h", default: false },
} as const;

/**
 * Reads the command line.
 *
 * @throws UsageError with one line that says what was wrong and what it may be
 */
export function readOptions(typed: readonly string[], now: Date): Options {
  const { values, positionals } = parse(typed);
  const [command = null, target = null, extra] = positionals;
  if (extra !== undefined) throw new UsageError(`"${extra}" is one word too many`);
  const form = oneOf("--form", values.form, formNames);
  const isNewsletter = form === "newsletter";
  const state = oneOf(
    "--state",
    values.state,
    isNewsletter ? readerStates : [...submissionStates, ...mailStates],
  );
  const language: Language | undefined = oneOf("--language", values.language, ["en", "es"]);
  return {
    command,
    target,
    filter: {
      form,
      language,
      since: values.since === undefined ? undefined : dayOf("--since", values.since, now),
      until: values.until === undefined ? undefined : endOf("--until", values.until, now),
      state: submissionStates.find((one) => one === state),
      mail: mailStates.find((one) => one === state),
    },
    readers: readerStates.find((one) => one === state) ?? "confirmed",
    limit: numberOf("--limit", values.limit),
    format: oneOf("--format", values.format, ["csv", "json"]) ?? "csv",
    output: values.output ?? null,
    pictures: values.pictures ?? null,
    isJson: values.json,
    isOnly: values.only,
    isSure: values.yes,
    wantsHelp: values.help,
  };
}

function parse(typed: readonly string[]) {
  try {
    return parseArgs({ args: [...typed], options: known, allowPositionals: true });
  } catch (error) {
    // parseArgs says it well: "Unknown option '--frm'".
    throw new UsageError(
      error instanceof Error ? error.message.replace(/\. To specify.*/s, "") : "",
    );
  }
}

/** The choice that was typed; a wrong one is told with what it may be. */
export function oneOf<Choice extends string>(
  option: string,
  value: string | undefined,
  choices: readonly Choice[],
): Choice | undefined {
  if (value === undefined) return undefined;
  const found = choices.find((choice) => choice === value);
  if (found === undefined) {
    throw new UsageError(`${option} is "${value}"; it may be ${choices.join(", ")}`);
  }
  return found;
}

/** A day such as 2026-05-18, or 7d for seven days ago; its first moment in Guatemala. */
export function dayOf(option: string, value: string, now: Date): Date {
  const days = /^(\d{1,4})d$/.exec(value)?.[1];
  const day = days ? guatemalaDay(new Date(now.getTime() - Number(days) * dayMs)) : value;
  const midnight = guatemalaMidnight(day);
  if (midnight === null) {
    throw new UsageError(`${option} is "${value}"; it may be a day such as 2026-05-18, or 7d`);
  }
  return midnight;
}

/** The end of the named day, so that it counts as a whole. */
export function endOf(option: string, value: string, now: Date): Date {
  return new Date(dayOf(option, value, now).getTime() + dayMs);
}

/** A whole number from 1. */
export function numberOf(option: string, value: string): number {
  if (!/^[1-9]\d{0,6}$/.test(value)) {
    throw new UsageError(`${option} is "${value}"; it may be a whole number from 1`);
  }
  return Number(value);
}
