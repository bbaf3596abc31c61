import { emailIfAny, defineForm, type FormInput } from "#domain/forms/form.ts";
import { guatemalaDay } from "#domain/clock.ts";
import type { Designation, Gift, GiftPayment } from "./gift.ts";
import { plainDollars } from "./money.ts";
import { centsOf, noonOf, onOneLine, type Faults, type Typed } from "./read-typed.ts";

/** Gifts that staff enter by hand: everything but cards (docs/decisions/0017). */

/**
 * - `check`, `transfer`, `cash`: money that reached the organization itself
 * - `stock`: shares; we state number and name, never a value
 * - `fund`: from a donor-advised fund; the fund gives the tax receipt
 * - `platform`: through a site such as GlobalGiving, which gives the tax receipt
 * - `goods`: things, described in words, never valued by us
 */
export const ways = ["check", "transfer", "cash", "stock", "fund", "platform", "goods"] as const;
export type Way = (typeof ways)[number];

export const line = { kind: "text", required: false, maxLength: 200 } as const;

/** Fields common to entries by hand: gifts and program fees. */
export const entryFields = {
  received: { ...line, required: true, format: "day" },
  amount: { ...line, format: "dollars" },
  email: emailIfAny,
  language: { kind: "select", required: true, options: ["en", "es"] },
  note: { ...line, maxLength: 300 },
} as const;

/** Fields of a gift by hand that are stored as typed, in `gift.entered`. */
const own = { what: { ...line, maxLength: 500 }, shares: line, sponsor: line } as const;
type OwnField = keyof typeof own;
export const ownFields = Object.keys(own) as OwnField[];

/** The form of a gift by hand, also for each row of an imported list. */
export const giftEntryForm = defineForm({
  name: "gift",
  fields: {
    received: entryFields.received,
    way: { kind: "select", required: true, options: ways },
    amount: entryFields.amount,
    ...own,
    name: line,
    email: entryFields.email,
    language: entryFields.language,
    for: line,
    in_return: { ...line, maxLength: 300 },
    in_return_value: entryFields.amount,
    note: entryFields.note,
    thank: { kind: "checkbox", required: false },
  },
});

export type GiftInput = FormInput<typeof giftEntryForm>;

/** `gift.entered` (JSON): fields that only gifts by hand have. Its texts are erased with the giver (engines.ts). */
export type EnteredGift = {
  readonly way: Way;
  /** Goods or services for the donor in return, with our good-faith estimate of its value in US cents. */
  readonly inReturn: { readonly what: string; readonly cents: number } | null;
  /** Number of the receipt that this one replaces. */
  readonly replaces: string | null;
  /** Set by erasing its giver; an anonymous gift has no name and address either. */
  readonly isErased?: true;
  /** As typed: goods in words or the name of the stock, how many shares, the fund's or platform's name. */
} & { readonly [Name in OwnField]: string | null };

export const ownOf = <Value>(valueOf: (field: OwnField) => Value) =>
  Object.fromEntries(ownFields.map((field) => [field, valueOf(field)])) as Record<OwnField, Value>;

/** Reasons for which staff withdraw a gift or program fee. */
export const takenBackReasons = ["mistake", "bounced", "returned"] as const;
export type TakenBackReason = (typeof takenBackReasons)[number];
/** The value for the sentence of a reason; e-mails leave out those of the others, whose value is empty. */
export const saidOf = (because: TakenBackReason, value: string) =>
  Object.fromEntries(takenBackReasons.map((one) => [one, one === because ? value : ""]));
/** Reasons for which an entry no longer counts. */
export type WithdrawalReason = TakenBackReason | "corrected";

/** False for property, which a charity describes without a value (IRS Publication 1771, "Written Acknowledgment"). */
export const hasAmount = ({ way }: Pick<EnteredGift, "way">): boolean =>
  way !== "stock" && way !== "goods";

/** False where a fund or platform gives the tax receipt. */
export const isOurReceipt = ({ way }: Pick<EnteredGift, "way">): boolean =>
  way !== "fund" && way !== "platform";

export const enteredPaymentId = (reference: string): string => `hand:${reference}`;

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

/** The gift of a checked form. Stock and goods have 0 cents; `email` is in lower case, or empty. */
export function giftOf(input: GiftInput, findDesignation: FindDesignation) {
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

export type Entry = ReturnType<typeof giftOf>;

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
