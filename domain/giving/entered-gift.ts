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

/** What is kept of a gift beside what every gift has. None of it names the donor. */
export type EnteredGift = {
  readonly way: Way;
  /** Goods in words, or the name of the stock; null for money. */
  readonly what: string | null;
  /** How many shares, as typed: "12.5". */
  readonly shares: string | null;
  /** The fund's or platform's name. */
  readonly sponsor: string | null;
  /** What the donor was given for it, with our honest estimate of its value in US cents. */
  readonly inReturn: { readonly what: string; readonly cents: number } | null;
  /** Receipt that this one takes the place of. */
  readonly replaces: string | null;
};

/** Why staff take an entry back: of a gift, or of a program fee. */
export const takenBackReasons = ["mistake", "bounced", "returned"] as const;
export type TakenBackReason = (typeof takenBackReasons)[number];
/** Why an entry no longer counts. */
export type WithdrawalReason = TakenBackReason | "corrected";

/**
 * Whether we state an amount. Of property a charity describes what it received and leaves the value
 * to the donor (IRS Publication 1771, "Written Acknowledgment").
 */
export function hasAmount({ way }: Pick<EnteredGift, "way">): boolean {
  return way !== "stock" && way !== "goods";
}

/** Whether our paper is the tax receipt: with a fund or a platform in between, theirs is. */
export function isOurReceipt({ way }: Pick<EnteredGift, "way">): boolean {
  return way !== "fund" && way !== "platform";
}

/** The name under which an entry's payment stands in the books. */
export function enteredPaymentId(reference: string): string {
  return `hand:${reference}`;
}
