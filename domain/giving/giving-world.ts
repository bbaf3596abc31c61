import type { Clock } from "#domain/clock.ts";
import type { MailWriter } from "#domain/mail/mail-writer.ts";
import type { DemoCheckouts, OfferedWays, Payments } from "./payments.ts";
import type { Storage } from "#domain/storage/storage.ts";
import type { CardFee } from "./card-fee.ts";
import { ways } from "./entered-gift.ts";
import { intervals, type Pair } from "./gift.ts";

/** Words of `content/giving.yaml`, which the hosted page and the e-mails show; what is filled in, that file says. */
export const givingWords = [
  ...intervals,
  ...intervals.map((interval) => `checkout_${interval}` as const),
  "kind_monthly",
  "kind_yearly",
  "where_needed",
  "in_honour_of",
  "in_memory_of",
  "somebody",
  "statement",
  "changed_amount",
  "changed_pause",
  "changed_resume",
  "demonstration",
  "test",
  "given_shares",
  "given_in_return",
  "without_value",
  "receipt_of_sponsor",
  ...ways.map((way) => `way_${way}` as const),
  "fee_workshop",
  "fee_trip",
  "fee_consultation",
] as const;
export type GivingWords = Readonly<Record<(typeof givingWords)[number], Pair>>;

/** The giver of receipts, from `content/site.yaml`. */
export type Organisation = {
  readonly legalName: string;
  readonly status: Pair;
  /** The EIN; null while it is not supplied: the receipt then says so visibly. */
  readonly taxId: string | null;
  /** Lines of the postal address; empty while it is not supplied. */
  readonly address: readonly string[];
};

export type GivingWorld = {
  readonly storage: Storage;
  readonly mails: MailWriter;
  readonly clock: Clock;
  /** Public origin, without a slash at the end. */
  readonly siteUrl: string;
  readonly payments: Payments;
  /** Marks the settings of `payments`. */
  readonly paymentsMark: string;
  /** Signs the links of e-mails. */
  readonly linkSecret: string;
  readonly cardFee: CardFee;
  readonly organisation: Organisation;
  /** The amounts a month that the donation page offers. */
  readonly monthlyCents: readonly number[];
  /** Days in which a refund may be asked for (specification 9: 30). */
  readonly refundDays: number;
  readonly words: GivingWords;
  /** Our page, by path and in each language, where a gift for a purpose can be followed; null: there is none. */
  followPath(purpose: string): Pair | null;
  /** Called after an e-mail was queued, so that it leaves at once. */
  wakeOutbox(): void;
  /** Notes in the operator's log that the payment provider failed us; never personal data. */
  report(error: Error): void;
};

/**
 * Giving as pages use it: `services(context).giving`, the first that its rules take. Every rule rejects with
 * `StorageUnavailable` when the database cannot be reached: show the page again with its values, status 503.
 */
export type Giving = GivingWorld & {
  /** The payment page's offer, as its account said last; null until it has. Asked for once an hour. */
  ways(): OfferedWays | null;
  /** The demonstration checkout; null when real payments are set up: its page is then not found. */
  readonly demo: DemoCheckouts | null;
};
