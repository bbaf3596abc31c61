import type { WholeLanguage } from "../language/language.ts";
import { hasAmount, isOurReceipt, ways, type EnteredGift, type Way } from "./entered-gift.ts";
import type { Designation } from "./gift.ts";
import {
  readCents,
  readDay,
  readEmail,
  readLanguage,
  readLine,
  type TellFault,
  type TypedFaultCode,
} from "./typed-fields.ts";

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
  readonly language: WholeLanguage;
  readonly designation: Designation | null;
  readonly note: string;
};

/** What may be wrong with a field; pages have words of their own for each. */
export type EntryFaultCode =
  | TypedFaultCode
  | "describe"
  | "must_be_empty"
  | "name_sponsor"
  | "is_price"
  | "no_return"
  | "purpose"
  | "say_return"
  | "shares"
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
  const text = (field: EntryField) =>
    readLine(typed[field] ?? "", longest[field] ?? usualLongest, of(tell, field));
  const receivedAt = readDay(text("received"), rules.now, of(tell, "received"));
  const way = wayOf(text("way"), tell);
  const email = readEmail(text("email"), of(tell, "email"));
  const language = readLanguage(text("language"), of(tell, "language"));
  const purpose = text("for");
  const designation = purpose === "" ? null : rules.findDesignation(purpose);
  if (purpose !== "" && !designation) {
    tell("for", "purpose", `"${purpose}" is no purpose of the donation page, such as kit:home`);
  }
  const given = way && givenBy(way, text, tell);
  const inReturn = way && inReturnOf(way, text, tell);
  if (given && inReturn && inReturn !== "nothing") requireGift(given.giftCents, inReturn, tell);
  const [name, note] = [text("name"), text("note")];
  if (faults.length > 0 || !receivedAt || !way || !language || !given || inReturn === null) {
    return { faults };
  }
  return {
    entry: {
      ...given,
      way,
      receivedAt,
      name,
      email,
      language,
      designation,
      inReturn: inReturn === "nothing" ? null : inReturn,
      note,
    },
  };
}

type Text = (field: EntryField) => string;
type Tell = (field: EntryField, code: EntryFaultCode, says: string) => void;

const of =
  (tell: Tell, field: EntryField): TellFault =>
  (code, says) =>
    tell(field, code, says);

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
  const giftCents = hasAmount({ way }) ? readCents(amount, of(tell, "amount")) : 0;
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
  const cents = readCents(value, of(tell, "in_return_value"));
  return { what, cents };
}

/** Only what is above the value of what was given in return is a gift (IRS Publication 1771). */
function requireGift(giftCents: number, inReturn: { readonly cents: number }, tell: Tell): void {
  if (giftCents === 0 || inReturn.cents < giftCents) return;
  const says =
    "is as much as the amount: that is a price and no gift, and gets no receipt; fees enter takes it";
  tell("in_return_value", "is_price", says);
}
