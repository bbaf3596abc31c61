import { guatemalaDay, guatemalaMidnight } from "#domain/calendar/guatemala-time.ts";
import { allForms } from "#domain/forms/all-forms.ts";
import { oneOf, readTyped } from "./typed-options.ts";
import { UsageError } from "./usage.ts";

const kinds = [...allForms.map((form) => form.name), "gifts", "fees"] as const;

const known = {
  form: { type: "string" },
  since: { type: "string" },
  limit: { type: "string", default: "50" },
  format: { type: "string", default: "csv" },
  output: { type: "string" },
  only: { type: "boolean", default: false },
  json: { type: "boolean", default: false },
  yes: { type: "boolean", default: false },
  help: { type: "boolean", short: "h", default: false },
} as const;

export type Options = ReturnType<typeof readOptions>;

/**
 * Reads the command line.
 *
 * @throws UsageError with one line that says what was wrong and what it may be
 */
export function readOptions(typed: readonly string[], now: Date) {
  const { values, positionals } = readTyped(typed, known);
  const [command = null, target = null, extra] = positionals;
  if (extra !== undefined) throw new UsageError(`"${extra}" is one word too many`);
  if (!/^[1-9]\d{0,6}$/.test(values.limit)) {
    throw new UsageError(`--limit is "${values.limit}"; it may be a whole number from 1`);
  }
  return {
    command,
    target,
    form: oneOf("--form", values.form, kinds),
    since: values.since === undefined ? undefined : dayOf(values.since, now),
    limit: Number(values.limit),
    format: oneOf("--format", values.format, ["csv", "json"]) ?? "csv",
    output: values.output ?? null,
    isOnly: values.only,
    isSure: values.yes,
    wantsHelp: values.help,
  };
}

const dayMs = 24 * 3_600_000;

/** A day such as 2026-05-18, or 7d for seven days ago; its first moment in Guatemala. */
function dayOf(value: string, now: Date): Date {
  const days = /^(\d{1,4})d$/.exec(value)?.[1];
  const day = days ? guatemalaDay(new Date(now.getTime() - Number(days) * dayMs)) : value;
  const midnight = guatemalaMidnight(day);
  if (midnight === null) {
    throw new UsageError(`--since is "${value}"; it may be a day such as 2026-05-18, or 7d`);
  }
  return midnight;
}
