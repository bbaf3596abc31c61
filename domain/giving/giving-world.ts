import type { Clock } from "#domain/clock.ts";
import type { LetterWriter } from "#domain/mail/letter-writer.ts";
import type { Payments } from "./payments.ts";
import type { Storage } from "#domain/storage/storage.ts";
import type { LinkKeys } from "./dated-key.ts";
import type { CardFee } from "./card-fee.ts";
import type { Way } from "./entered-gift.ts";
import type { Pair, RecurringInterval, Interval } from "./gift.ts";
import type { Organisation } from "./receipt.ts";

/** Words of `content/giving.yaml`, which the hosted page and the letters show. */
export type GivingWords = {
  /** Where a gift goes that names nothing. */
  readonly where_needed: Pair;
  readonly in_honour_of: Pair;
  readonly in_memory_of: Pair;
  /** For a donor without a name. */
  readonly somebody: Pair;
  /** What has become of a recurring gift. `{kind}` is filled in with one of the two below. */
  readonly changed_amount: Pair;
  readonly changed_pause: Pair;
  readonly changed_resume: Pair;
  /** `{year}` is filled in. */
  readonly statement: Pair;
  /** Of a gift that moved no money, by its mode. */
  readonly demonstration: Pair;
  readonly test: Pair;
  /** Of a gift by hand. `{shares}` and `{name}` of a stock are filled in. */
  readonly given_shares: Pair;
  /** `{what}` and `{amount}`: what the donor was given for it and our estimate of its value. */
  readonly given_in_return: Pair;
  /** Of goods and stock. */
  readonly without_value: Pair;
  /** `{sponsor}` gives the tax receipt. */
  readonly receipt_of_sponsor: Pair;
  /** Of payments that are no gifts (domain/program-fees): what was paid for. */
  readonly fee_workshop: Pair;
  readonly fee_trip: Pair;
  readonly fee_consultation: Pair;
} & Readonly<Record<`way_${Way}`, Pair>> &
  /** `checkout_…` stands beside the amount on the hosted page; `{purpose}` is filled in. */
  Readonly<Record<Interval | `checkout_${Interval}`, Pair>> &
  /** Within a sentence: "monthly gift". */
  Readonly<Record<`kind_${RecurringInterval}`, Pair>>;

/** What giving needs of the world. */
export type GivingWorld = {
  readonly storage: Storage;
  readonly letters: LetterWriter;
  readonly clock: Clock;
  /** Public origin, without a slash at the end. */
  readonly siteUrl: string;
  readonly payments: Payments;
  readonly links: LinkKeys;
  readonly cardFee: CardFee;
  readonly organisation: Organisation;
  /** The amounts a month that the donation page offers. */
  readonly monthlyCents: readonly number[];
  /** Days in which a refund may be asked for (specification 9: 30). */
  readonly refundDays: number;
  readonly words: GivingWords;
  /** Our page, by path and in each language, where a gift for a purpose can be followed; null: there is none. */
  followPath(purpose: string): Pair | null;
  /** Called after a letter was queued, so that it leaves at once. */
  wakeOutbox(): void;
  /** Notes in the operator's log that the payment provider failed us; never personal data. */
  report(error: Error): void;
};
