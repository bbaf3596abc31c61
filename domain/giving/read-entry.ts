import { guatemalaDay, guatemalaMidnight } from "../calendar/guatemala-time.ts";
import { isEmail } from "../forms/form-schema.ts";
import type { Language } from "../language/language.ts";
import { parseDollars } from "./money.ts";
import { hasAmount, isOurReceipt, ways, type EnteredGift, type Way } from "./entered-gift.ts";
import type { Designation } from "./gift.ts";

/** What is asked about a gift by hand: the columns of an import, the flags and the questions. */
export const entryFields = [
  "received",
  "way",
  "amount",
  "what",
  "shares",
  "sponsor",
  "name",
  "email",
  "language",
  "for",
  "in_return",
  "in_return_value",
  "note",
] as const;
export type EntryField = (typeof entryFields)[number];

/** As typed; what is left out is empty. */
export type TypedEntry = Readonly<Partial<Record<EntryField, string>>>;

/** A gift by hand, checked. */
export type Entry = Omit<EnteredGift, "replaces"> & {
  /** Noon in Comalapa of the day it was received. */
  readonly receivedAt: Date;
  /** 0 for stock and goods. */
  readonly giftCents: number;
  readonly name: string;
  /** Lower case; empty where the donor gave none. */
  readonly email: string;
  readonly language: Language;
  readonly designation: Designation | null;
  readonly note: string;
};

/** What may be wrong with a field; pages have words of their own for each. */
export type EntryFaultCode =
  | "amount"
  | "day"
  | "describe"
  | "email"
  | "future"
  | "language"
  | "must_be_empty"
  | "name_sponsor"
  | "is_price"
  | "no_return"
  | "purpose"
  | "say_return"
  | "shares"
  | "too_long"
  | "too_much"
  | "too_old"
  | "way";

/** `says` is the same in English, with what was typed. */
export type EntryFault = {
  readonly field: EntryField;
  readonly code: EntryFaultCode;
  readonly says: string;
};

export type EntryRules = {
  readonly now: Date;
  /** Null for a purpose there is not. */
  readonly findDesignation: (id: string) => Designation | null;
};

// Noon in Comalapa: the same day in the whole of the Americas.
const noonMs = 12 * 3_600_000;
const oldestYears = 10;
/** Above this somebody slipped by a place; the books hold numbers up to twice as large. */
const mostCents = 1_000_000_000;
const longest: Readonly<Partial<Record<EntryField, number>>> = {
  what: 500,
  in_return: 300,
  note: 300,
};
const usualLongest = 200;

/** Reads one gift as it was typed. All faults are told at once, each with what it may be. */
export function readEntry(
  typed: TypedEntry,
  rules: EntryRules,
): { readonly entry: Entry } | { readonly faults: readonly EntryFault[] } {
  const faults: EntryFault[] = [];
  const tell: Tell = (field, code, says) => void faults.push({ field, code, says });
  const text = (field: EntryField) => {
    const line = (typed[field] ?? "").replace(/\s+|\p{Cc}+/gu, " ").trim();
    const most = longest[field] ?? usualLongest;
    if (line.length > most)
      tell(field, "too_long", `has ${line.length} signs; ${most} are the most`);
    return line;
  };
  const receivedAt = dayReceived(text("received"), rules.now, tell);
  const way = wayOf(text("way"), tell);
  const email = text("email").toLowerCase();
  if (email !== "" && !isEmail(email)) tell("email", "email", `"${email}" is no e-mail address`);
  const language = text("language");
  if (language !== "en" && language !== "es") tell("language", "language", "may be en or es");
  const purpose = text("for");
  const designation = purpose === "" ? null : rules.findDesignation(purpose);
  if (purpose !== "" && !designation) {
    tell("for", "purpose", `"${purpose}" is no purpose of the donation page, such as kit:home`);
  }
  const given = way && givenBy(way, text, tell);
  const inReturn = way && inReturnOf(way, text, tell);
  if (given && inReturn && inReturn !== "nothing") requireGift(given.giftCents, inReturn, tell);
  const [name, note] = [text("name"), text("note")];
  if (faults.length > 0 || !receivedAt || !way || !given || inReturn === null) return { faults };
  return {
    entry: {
      ...given,
      way,
      receivedAt,
      name,
      email,
      language: language as Language,
      designation,
      inReturn: inReturn === "nothing" ? null : inReturn,
      note,
    },
  };
}

type Text = (field: EntryField) => string;
type Tell = (field: EntryField, code: EntryFaultCode, says: string) => void;

function dayReceived(day: string, now: Date, tell: Tell): Date | null {
  const midnight = guatemalaMidnight(day);
  if (!midnight) {
    tell("received", "day", `is "${day}"; it may be a day such as 2026-05-18`);
    return null;
  }
  if (day > guatemalaDay(now)) tell("received", "future", `${day} is still to come`);
  if (Number(day.slice(0, 4)) < now.getUTCFullYear() - oldestYears) {
    tell("received", "too_old", `${day} is more than ${oldestYears} years ago`);
  }
  return new Date(midnight.getTime() + noonMs);
}

function wayOf(typed: string, tell: Tell): Way | null {
  const found = ways.find((way) => way === typed.toLowerCase()) ?? null;
  if (!found) tell("way", "way", `is "${typed}"; it may be ${ways.join(", ")}`);
  return found;
}

/** What was given, each way with what it needs and nothing else. */
function givenBy(
  way: Way,
  text: Text,
  tell: Tell,
): Pick<Entry, "giftCents" | "what" | "shares" | "sponsor"> {
  const [amount, what, shares, sponsor] = [
    text("amount"),
    text("what"),
    text("shares"),
    text("sponsor"),
  ];
  const unwanted = (field: EntryField, value: string, because: string) => {
    if (value !== "") tell(field, "must_be_empty", `must stay empty: ${because}`);
  };
  const giftCents = hasAmount({ way }) ? centsOf("amount", amount, tell) : 0;
  if (!hasAmount({ way })) {
    unwanted("amount", amount, "what is no money is described and never valued by us");
    if (what === "")
      tell(
        "what",
        "describe",
        way === "stock" ? "say of which company" : "describe what was given",
      );
  } else unwanted("what", what, "money needs no description");
  if (way !== "stock") unwanted("shares", shares, "only stock has shares");
  else if (!/^(?!0*\.?0*$)\d{1,9}(\.\d{1,6})?$/.test(shares)) {
    tell("shares", "shares", `is "${shares}"; it may be a number such as 12 or 12.5`);
  }
  if (isOurReceipt({ way })) unwanted("sponsor", sponsor, "only a fund or a platform has one");
  else if (sponsor === "")
    tell("sponsor", "name_sponsor", "name the fund or the platform, which gives the tax receipt");
  return { giftCents, what: what || null, shares: shares || null, sponsor: sponsor || null };
}

/** Null when it cannot be read. */
function inReturnOf(way: Way, text: Text, tell: Tell): Entry["inReturn"] | "nothing" {
  const [what, value] = [text("in_return"), text("in_return_value")];
  if (what === "" && value === "") return "nothing";
  // A fund's money may buy the one who advised it nothing (IRS, Internal Revenue Code 4967).
  if (!isOurReceipt({ way }))
    tell("in_return", "no_return", "must stay empty: nothing may be given for such a gift");
  if (what === "") tell("in_return", "say_return", "describe what was given in return");
  const cents = centsOf("in_return_value", value, tell);
  return { what, cents };
}

/** Only what is above the value of what was given in return is a gift (IRS Publication 1771). */
function requireGift(giftCents: number, inReturn: { readonly cents: number }, tell: Tell): void {
  if (giftCents === 0 || inReturn.cents < giftCents) return;
  const says = "is as much as the amount: that is a price and no gift, and gets no receipt";
  tell("in_return_value", "is_price", says);
}

function centsOf(field: EntryField, typed: string, tell: Tell): number {
  const cents = parseDollars(typed, "en");
  if (cents === null || cents < 1)
    tell(field, "amount", `is "${typed}"; it may be dollars such as 250 or 1,250.50`);
  else if (cents > mostCents)
    tell(field, "too_much", `is more than US$${mostCents / 100}: is a point missing?`);
  return cents ?? 0;
}
