import { guatemalaDay, guatemalaMidnight } from "../calendar/guatemala-time.ts";
import { isEmail } from "../forms/form-schema.ts";
import type { Language } from "../language/language.ts";
import { parseDollars } from "./money.ts";

/** What may be wrong with a field that every entry by hand has; pages have words of their own for each. */
export type TypedFaultCode =
  | "amount"
  | "day"
  | "email"
  | "future"
  | "language"
  | "too_long"
  | "too_much"
  | "too_old";

/** Takes what is wrong with one field. `says` is the same in English, with what was typed. */
export type TellFault = (code: TypedFaultCode, says: string) => void;

// Noon in Comalapa: the same day in the whole of the Americas.
const noonMs = 12 * 3_600_000;
const oldestYears = 10;
/** Above this somebody slipped by a place; the books hold numbers up to twice as large. */
const mostCents = 1_000_000_000;

/** One line without anything invisible. @param most signs it may have */
export function readLine(typed: string, most: number, tell: TellFault): string {
  const line = typed.replace(/\s+|\p{Cc}+/gu, " ").trim();
  if (line.length > most) tell("too_long", `has ${line.length} signs; ${most} are the most`);
  return line;
}

/** Noon in Comalapa of the day that money came; null when it is no day. */
export function readDay(day: string, now: Date, tell: TellFault): Date | null {
  const midnight = guatemalaMidnight(day);
  if (!midnight) {
    tell("day", `is "${day}"; it may be a day such as 2026-05-18`);
    return null;
  }
  if (day > guatemalaDay(now)) tell("future", `${day} is still to come`);
  if (Number(day.slice(0, 4)) < now.getUTCFullYear() - oldestYears) {
    tell("too_old", `${day} is more than ${oldestYears} years ago`);
  }
  return new Date(midnight.getTime() + noonMs);
}

/** US cents, 0 when they cannot be read. */
export function readCents(typed: string, tell: TellFault): number {
  const cents = parseDollars(typed, "en");
  if (cents === null || cents < 1) {
    tell("amount", `is "${typed}"; it may be dollars such as 250 or 1,250.50`);
  } else if (cents > mostCents) {
    tell("too_much", `is more than US$${mostCents / 100}: is a point missing?`);
  }
  return cents ?? 0;
}

/** Lower case; empty where there is none. */
export function readEmail(typed: string, tell: TellFault): string {
  const email = typed.toLowerCase();
  if (email !== "" && !isEmail(email)) tell("email", `"${email}" is no e-mail address`);
  return email;
}

/** Null when it is none of ours. */
export function readLanguage(typed: string, tell: TellFault): Language | null {
  if (typed === "en" || typed === "es") return typed;
  tell("language", "may be en or es");
  return null;
}
