import { guatemalaDay, guatemalaMidnight } from "#domain/clock.ts";
import type { Form, FormInput } from "#domain/forms/form.ts";
import { readForm, type Values } from "#domain/forms/read-form.ts";
import { parseDollars } from "./money.ts";

export type Typed = Values;
/** Fault codes by field; front ends translate them. */
export type Faults = Readonly<Record<string, string | undefined>>;

export type ReadTyped<F extends Form> =
  | { readonly ok: true; readonly input: FormInput<F>; readonly key: string | null }
  | { readonly ok: false; readonly values: Typed; readonly faults: Faults };

/**
 * Reads a staff form like `readForm`, and returns all faults at once: of fields, of formats (days, dollars), and across
 * fields (`moreFaults`).
 */
export async function readTyped<F extends Form>(
  sent: FormData,
  form: F,
  now: Date,
  moreFaults: (values: Typed) => Promise<Faults> | Faults,
  first: Typed = {},
): Promise<ReadTyped<F>> {
  const read = readForm(sent, form, now);
  const { values } = read;
  const found = [
    ...Object.entries(await moreFaults(values)),
    ...Object.entries(read.ok ? {} : read.errors),
    ...formatFaults(form, values, now),
  ].filter(([name, code]) => code && !(comeByTime.includes(code) && values[name] === first[name]));
  const faults = Object.fromEntries(found);
  if (!read.ok || found.length > 0) return { ok: false, values, faults };
  return { ok: true, input: read.input, key: read.control.idempotencyKey };
}

/** Faults that time brings: a value that the form came with (`first`) does not have them. */
const comeByTime: readonly string[] = ["too_old", "purpose", "no_request"];

const formatFaults = ({ fields }: Form, values: Typed, now: Date) =>
  Object.entries(fields).map(([name, field]) => {
    const value = values[name] ?? "";
    const format = "format" in field ? field.format : undefined;
    if (value === "" && !field.required) return [name, undefined] as const;
    if (format === "day") return [name, dayFault(value, now)] as const;
    return [name, format === "dollars" ? dollarsFault(value) : undefined] as const;
  });

// Noon in Guatemala is the same date in all of the Americas.
const noonMs = 12 * 3_600_000;
const oldestYears = 10;
/** Larger amounts are typing errors; the column's limit is twice as high. */
const mostCents = 1_000_000_000;

function dayFault(day: string, now: Date): string | undefined {
  if (!guatemalaMidnight(day)) return "day";
  if (day > guatemalaDay(now)) return "future";
  return Number(day.slice(0, 4)) < now.getUTCFullYear() - oldestYears ? "too_old" : undefined;
}

function dollarsFault(typed: string): string | undefined {
  const cents = parseDollars(typed, "en");
  if (cents === null || cents < 1) return "dollars";
  return cents > mostCents ? "too_much" : undefined;
}

/** Noon in Guatemala of a checked day; an invalid date otherwise. */
export const noonOf = (day: string): Date =>
  new Date((guatemalaMidnight(day)?.getTime() ?? Number.NaN) + noonMs);

/** US cents of checked dollars; 0 if empty. */
export const centsOf = (typed: string): number => parseDollars(typed, "en") ?? 0;

export const onOneLine = (typed: string): string => typed.replace(/\s+/g, " ").trim();

const ignored = /[\p{M}'‘’ʼ]/gu;

/** Lower case without accents and the apostrophes that keyboards write: "José D’Angelo" → "jose dangelo". */
export const plain = (text: string) => text.normalize("NFD").replace(ignored, "").toLowerCase();

/** False for texts in which nothing is written. */
export const isSameText = (one: string, other: string): boolean =>
  plain(one) !== "" && plain(one) === plain(other);
