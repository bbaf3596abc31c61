import { emailIfAny } from "../forms/fields.ts";
import { defineForm, type FormInput } from "../forms/form.ts";

/** Gifts that did not come by card and that staff enter by hand (docs/decisions/0017). */

/**
 * - `check`, `transfer`, `cash`: money that reached the organization itself
 * - `stock`: shares; the number and the name are stated, never a value
 * - `fund`: from a donor-advised fund; the fund gives the tax receipt
 * - `platform`: through a site such as GlobalGiving, which gives the tax receipt
 * - `goods`: things, described in words and never valued by us
 */
export const ways = ["check", "transfer", "cash", "stock", "fund", "platform", "goods"] as const;
export type Way = (typeof ways)[number];

export const line = { kind: "text", required: false, maxLength: 200 } as const;

/** Fields that every entry by hand has: of a gift, and of a program fee. */
export const entryFields = {
  received: { ...line, required: true, format: "day" },
  amount: { ...line, format: "dollars" },
  email: emailIfAny,
  language: { kind: "select", required: true, options: ["en", "es"] },
  note: { ...line, maxLength: 300 },
} as const;

/** Fields of a gift by hand that are kept as they are typed. */
const own = { what: { ...line, maxLength: 500 }, shares: line, sponsor: line } as const;
type OwnField = keyof typeof own;
export const ownFields = Object.keys(own) as OwnField[];

/** A gift by hand, at the desk and as a row of a list. */
export const giftEntryForm = defineForm({
  name: "gift",
  keepDays: 0,
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

/** Fields of a gift by hand beside those of every gift. None of them names the donor. */
export type EnteredGift = {
  readonly way: Way;
  /** Something that the donor was given for it, with our honest estimate of its value in US cents. */
  readonly inReturn: { readonly what: string; readonly cents: number } | null;
  /** Receipt that this one takes the place of. */
  readonly replaces: string | null;
  /** As typed: goods in words or the name of the stock, how many shares, the fund's or platform's name. */
} & { readonly [Name in OwnField]: string | null };

/** The value of each own field, by its name. */
export const ownOf = <Value>(valueOf: (field: OwnField) => Value) =>
  Object.fromEntries(ownFields.map((field) => [field, valueOf(field)])) as Record<OwnField, Value>;

/** Why staff take an entry back: of a gift, or of a program fee. */
export const takenBackReasons = ["mistake", "bounced", "returned"] as const;
export type TakenBackReason = (typeof takenBackReasons)[number];
/** Why an entry no longer counts. */
export type WithdrawalReason = TakenBackReason | "corrected";

/**
 * True where we state an amount. Of property a charity describes what it received and leaves the value
 * to the donor (IRS Publication 1771, "Written Acknowledgment").
 */
export const hasAmount = ({ way }: Pick<EnteredGift, "way">): boolean =>
  way !== "stock" && way !== "goods";

/** True where our paper is the tax receipt: with a fund or a platform in between, theirs is. */
export const isOurReceipt = ({ way }: Pick<EnteredGift, "way">): boolean =>
  way !== "fund" && way !== "platform";

/** The name under which an entry's payment stands in the books. */
export const enteredPaymentId = (reference: string): string => `hand:${reference}`;
