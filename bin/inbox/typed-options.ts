import { parseArgs, type ParseArgsOptionsConfig } from "node:util";
import { guatemalaDay, guatemalaMidnight } from "#domain/calendar/guatemala-time.ts";
import { UsageError } from "./usage.ts";

/** What every command line of the inbox knows, for `parseArgs`. */
export const everywhere = {
  state: { type: "string" },
  since: { type: "string" },
  until: { type: "string" },
  limit: { type: "string", default: "50" },
  format: { type: "string", default: "csv" },
  output: { type: "string" },
  json: { type: "boolean", default: false },
  yes: { type: "boolean", default: false },
  help: { type: "boolean", short: "h", default: false },
} as const;

const dayMs = 24 * 3_600_000;

/** What every command line says: which command, of what, and how it is shown. */
export type CommonOptions = {
  readonly command: string | null;
  readonly target: string | null;
  readonly limit: number;
  readonly format: "csv" | "json";
  readonly output: string | null;
  readonly isJson: boolean;
  readonly isSure: boolean;
  readonly wantsHelp: boolean;
};

type Typed = {
  readonly positionals: readonly string[];
  readonly values: {
    readonly limit: string;
    readonly format: string;
    readonly output?: string | undefined;
    readonly json: boolean;
    readonly yes: boolean;
    readonly help: boolean;
  };
};

/**
 * Takes a command line apart.
 *
 * @throws UsageError in the words of `parseArgs`, which says it well: "Unknown option '--frm'"
 */
export function readTyped<const Known extends ParseArgsOptionsConfig>(
  typed: readonly string[],
  known: Known,
) {
  try {
    return parseArgs({ args: [...typed], options: known, allowPositionals: true });
  } catch (error) {
    throw new UsageError(
      error instanceof Error ? error.message.replace(/\.?(\n| To specify).*/s, "") : "",
    );
  }
}

/** @throws UsageError with one line that says what was wrong and what it may be */
export function commonOf({ values, positionals }: Typed): CommonOptions {
  const [command = null, target = null, extra] = positionals;
  if (extra !== undefined) throw new UsageError(`"${extra}" is one word too many`);
  return {
    command,
    target,
    limit: numberOf("--limit", values.limit),
    format: oneOf("--format", values.format, ["csv", "json"]) ?? "csv",
    output: values.output ?? null,
    isJson: values.json,
    isSure: values.yes,
    wantsHelp: values.help,
  };
}

/** The flag of a field: `in_return` is `--in-return`. */
export const flagOf = (field: string): string => field.replaceAll("_", "-");

/** Of some fields what was typed and nothing else, so that a correction changes nothing else. */
export function entryOf<Field extends string>(
  fields: readonly Field[],
  values: Readonly<Record<string, string | boolean | undefined>>,
): Readonly<Partial<Record<Field, string>>> {
  const typed = fields.flatMap((field) => {
    const value = values[flagOf(field)];
    return typeof value === "string" ? [[field, value]] : [];
  });
  return Object.fromEntries(typed) as Partial<Record<Field, string>>;
}

/** The days between which something happened; each counts as a whole. */
export function daysOf(
  { since, until }: { readonly since?: string | undefined; readonly until?: string | undefined },
  now: Date,
): { readonly since: Date | undefined; readonly until: Date | undefined } {
  return {
    since: since === undefined ? undefined : dayOf("--since", since, now),
    until: until === undefined ? undefined : endOf("--until", until, now),
  };
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
function endOf(option: string, value: string, now: Date): Date {
  return new Date(dayOf(option, value, now).getTime() + dayMs);
}

/** A whole number from 1. */
function numberOf(option: string, value: string): number {
  if (!/^[1-9]\d{0,6}$/.test(value)) {
    throw new UsageError(`${option} is "${value}"; it may be a whole number from 1`);
  }
  return Number(value);
}
