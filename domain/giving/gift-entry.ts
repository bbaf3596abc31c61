import { guatemalaDay } from "../calendar/guatemala-time.ts";
import {
  hasAmount,
  isOurReceipt,
  ways,
  ownOf,
  type EnteredGift,
  type GiftInput,
  type Way,
} from "./entered-gift.ts";
import type { Designation, Gift, GiftPayment } from "./gift.ts";
import { plainDollars } from "./money.ts";
import { centsOf, noonOf, onOneLine, type Faults, type Typed } from "./read-typed.ts";

/** A checked gift by hand. Stock and goods have 0 cents; `email` is in lower case, or empty. */
export type Entry = Pick<Gift, "giftCents" | "name" | "email" | "language" | "designation"> & {
  readonly entered: Omit<EnteredGift, "replaces">;
  /** Noon in Guatemala of the day it was received. */
  readonly receivedAt: Date;
  readonly note: string;
};

type FindDesignation = (id: string) => Designation | null;

/** Faults across fields: each way of giving requires certain fields and forbids others. */
export function giftFaults(typed: Typed, findDesignation: FindDesignation): Faults {
  const way = ways.find((one) => one === typed["way"]);
  const has = (field: string) => (typed[field] ?? "") !== "";
  const faults: Record<string, string> = {};
  const { for: purpose = "" } = typed;
  if (purpose !== "" && !findDesignation(purpose)) faults["for"] = "purpose";
  if (!way) return faults;
  const wanted = {
    amount: hasAmount({ way }),
    what: !hasAmount({ way }),
    shares: way === "stock",
    sponsor: !isOurReceipt({ way }),
  };
  for (const [field, isWanted] of Object.entries(wanted)) {
    if (has(field) !== isWanted) faults[field] = isWanted ? "required" : "must_be_empty";
  }
  const isNumber = /^(?!0*\.?0*$)\d{1,9}(\.\d{1,6})?$/.test(typed["shares"] ?? "");
  if (way === "stock" && !isNumber) faults["shares"] = "required";
  return { ...faults, ...returnFaults(way, typed) };
}

function returnFaults(way: Way, typed: Typed): Faults {
  const { in_return: what = "", in_return_value: value = "", amount = "" } = typed;
  if (what === "" && value === "") return {};
  // A donor-advised fund's gift may bring its advisor no benefit (Internal Revenue Code 4967).
  if (!isOurReceipt({ way })) return { in_return: "no_return" };
  if (what === "") return { in_return: "required" };
  if (value === "") return { in_return_value: "dollars" };
  // Only the part above the value of the return is a gift (IRS Publication 1771).
  const isPrice = centsOf(amount) > 0 && centsOf(value) >= centsOf(amount);
  return isPrice ? { in_return_value: "is_price" } : {};
}

export function giftOf(input: GiftInput, findDesignation: FindDesignation): Entry {
  const { received, way, in_return: what } = input;
  return {
    receivedAt: noonOf(received),
    giftCents: centsOf(input.amount),
    name: onOneLine(input.name),
    email: input.email.toLowerCase(),
    language: input.language,
    designation: input.for === "" ? null : findDesignation(input.for),
    note: onOneLine(input.note),
    entered: {
      way,
      ...ownOf((field) => onOneLine(input[field]) || null),
      inReturn:
        what === "" ? null : { what: onOneLine(what), cents: centsOf(input.in_return_value) },
    },
  };
}

/** A gift by hand as form values; the inverse of `giftOf`. */
export function typedGift(gift: Gift, { paidAt, giftCents }: GiftPayment): Typed {
  const { entered, name, email, language, designation, staffNote: note } = gift;
  if (!entered) return {};
  const { way, inReturn } = entered;
  return {
    way,
    ...ownOf((field) => entered[field] ?? ""),
    received: guatemalaDay(paidAt),
    amount: hasAmount(entered) ? plainDollars(giftCents) : "",
    name,
    email,
    language,
    for: designation?.id ?? "",
    in_return: inReturn?.what ?? "",
    in_return_value: inReturn ? plainDollars(inReturn.cents) : "",
    note,
  } satisfies Record<Exclude<keyof GiftInput, "thank">, string>;
}
