import type { Designation, Gift, GiftChoice, GiftPayment, PaymentMode } from "./gift.ts";
import type { GiftFilter } from "./gift-filter.ts";
import type { EnteredGift } from "./entered-gift.ts";
import type { DonorRow } from "./donor-names.ts";
import type { GoalSum } from "./goals.ts";
import type { LedgerEntry } from "./ledger.ts";
import type { PaymentEvent } from "./payment-event.ts";

/** The key of a gift's way back to the form, how long it works, and when its donor is reminded. */
export type Resume = { readonly key: string; readonly until: Date; readonly remindAt: Date | null };

export type NewGift = GiftChoice & {
  readonly id: string;
  readonly reference: string;
  /** The storage keeps its hash, and never two of one. */
  readonly idempotencyKey: string;
  readonly startedAt: Date;
  readonly backPath: string;
  /** A keyed hash, forgotten soon (card-testing.ts); null for a gift by hand. */
  readonly network: string | null;
  readonly mode: PaymentMode;
  readonly manageToken: string;
  /** How what was filled in comes back; left out: not at all. */
  readonly resume?: Resume;
  /** Of a gift that staff enter by hand. */
  readonly entered?: EnteredGift;
  readonly staffNote?: string;
};

/** What changes of a gift's row. What is left out stays as it is. */
export type GiftChange = Partial<
  Pick<
    Gift,
    | "state"
    | "receivedAt"
    | "checkoutId"
    | "checkoutUrl"
    | "subscriptionId"
    | "customerId"
    | "recurring"
    | "pausedUntil"
    | "nextPaymentAt"
    | "giftCents"
    | "feeCoverCents"
    | "declines"
  >
> & {
  /** When a card was last declined. */
  readonly declinedAt?: Date | null;
  /** When the letter of its dedication is due; null: sent, or none. */
  readonly dedicationDueAt?: Date | null;
};

/** Where mails about a gift shall go, and what confirms it. */
export type NewEmail = {
  /** Lower case. */
  readonly email: string;
  /** Unguessable; in the link that goes to that address alone. */
  readonly key: string;
  readonly at: Date;
};

/** One line of the sums, from the ledger. */
export type TotalRow = {
  readonly designation: Designation | null;
  readonly year: number;
  readonly giftCents: number;
  readonly gifts: number;
};

/** Declined cards and paid gifts of one network. */
export type NetworkTries = {
  readonly network: string;
  readonly declines: number;
  readonly paid: number;
};

/** What was told of no gift we know. */
export type UnclaimedEvent = {
  readonly event: PaymentEvent;
  readonly mode: PaymentMode;
  readonly takenAt: Date;
  /** A person has said that it is of no gift of ours. */
  readonly isElsewhere: boolean;
};

/** How one of the hourly checks ended last, or when something else was seen. */
export type GiftCheck = {
  /**
   * - `provider`: what webhooks missed; `fees`, `books`: as they say
   * - `books_begun`: later than `books` while the books are being checked, or when that did not end
   * - `links_dated`: links in letters have an end since then
   * - `webhook`: the payment provider told of anything; `api_version`: in another one than ours
   */
  readonly what:
    | "provider"
    | "fees"
    | "books"
    | "books_begun"
    | "links_dated"
    | "webhook"
    | "api_version";
  readonly at: Date;
  /** Empty when all was well. No personal data. */
  readonly problem: string;
};

/**
 * Gifts, what the payment provider told about them, and the books, which are only ever added to.
 * Methods that change something belong in a transaction.
 */
export type GiftStore = {
  /** Until the transaction ends nobody else goes on who names one of the same keys. */
  lock(keys: readonly string[]): Promise<void>;

  add(gift: NewGift): Promise<{ row: number } | { takenBy: "idempotency_key" | "reference" }>;
  change(row: number, change: GiftChange): Promise<void>;
  find(id: string): Promise<Gift | null>;
  findByIdempotencyKey(idempotencyKey: string): Promise<Gift | null>;
  findByReference(reference: string): Promise<Gift | null>;
  findByManageToken(token: string): Promise<Gift | null>;
  /** Alone until the transaction ends: nobody else changes this gift meanwhile. */
  require(row: number): Promise<Gift>;
  /** Newest first. */
  list(filter: GiftFilter, limit: number): Promise<readonly Gift[]>;
  /** Oldest first, in steps. */
  each(filter: GiftFilter): AsyncIterable<Gift>;
  count(filter: GiftFilter): Promise<number>;
  /** What came of payment pages since a moment, by network. */
  triesSince(since: Date): Promise<readonly NetworkTries[]>;
  /** Takes networks off gifts that were begun before a moment. */
  forgetNetworks(before: Date): Promise<void>;
  /** Gifts whose letter of dedication is due. */
  dedicationsDue(now: Date, limit: number): Promise<readonly Gift[]>;

  /** False when it was known already. */
  addEvent(event: PaymentEvent, mode: PaymentMode, takenAt: Date): Promise<boolean>;
  /** The gift that one of the provider's names belongs to. */
  rowKnownBy(name: string): Promise<number | null>;
  /** Names of the provider's that belong to a gift; one that belongs to another stays there. */
  addNames(row: number, names: readonly string[]): Promise<void>;
  /** Gives events to a gift. */
  claimEvents(row: number, eventIds: readonly string[]): Promise<void>;
  /** Events that came before anybody knew whose they are. */
  unclaimedBy(names: readonly string[]): Promise<readonly PaymentEvent[]>;
  eventsOf(row: number): Promise<readonly PaymentEvent[]>;
  /** All events that nobody knows a gift for, oldest first. */
  unclaimed(): Promise<readonly UnclaimedEvent[]>;
  /** A person says that they are of no gift of ours. */
  markElsewhere(eventIds: readonly string[], at: Date): Promise<void>;
  eraseEvents(eventIds: readonly string[]): Promise<void>;

  /** Adds a payment with a receipt of its own, or brings what was refunded or disputed of it up to date. */
  savePayment(payment: Omit<GiftPayment, "receiptNumber" | "receiptKey">): Promise<void>;
  /** Newest first. */
  paymentsOf(row: number): Promise<readonly GiftPayment[]>;
  findPayment(receiptNumber: string): Promise<{ gift: Gift; payment: GiftPayment } | null>;
  /** All payments of an address between two moments, oldest first. */
  paymentsBetween(
    email: string,
    from: Date,
    to: Date,
  ): Promise<readonly { gift: Gift; payment: GiftPayment }[]>;
  /** Addresses with a payment between two moments, in order, each once. */
  donorsBetween(from: Date, to: Date): Promise<readonly string[]>;
  /** Payments of a mode whose card fee is not in the books: whose was not asked for longest first. */
  paymentsWithoutFee(mode: PaymentMode, limit: number): Promise<readonly GiftPayment[]>;
  markFeeAsked(paymentId: string, at: Date): Promise<void>;

  /** Adds what is not in the books yet; what is there stays as it was written. */
  post(row: number, entries: readonly LedgerEntry[]): Promise<void>;
  entriesOf(row: number): Promise<readonly LedgerEntry[]>;
  /** Of the gifts of one mode: what was tried out is never added to real money. */
  totals(mode: PaymentMode): Promise<readonly TotalRow[]>;
  /**
   * What was paid for any of some purposes in a time, less what was given back of it since. A disputed
   * payment, even in part, counts as nothing.
   */
  raised(of: {
    readonly purposes: readonly string[];
    readonly from: Date;
    /** Null: without an end. */
    readonly until: Date | null;
    readonly mode: PaymentMode;
  }): Promise<GoalSum>;
  /** The gifts of money that stand, once for each year with a payment, in the order they were made. */
  donorRows(mode: PaymentMode): Promise<readonly DonorRow[]>;
  /** Takes the public name off a gift and off all of the same address. False when none had one. */
  hideNames(row: number, email: string): Promise<boolean>;
  /** Entries whose sides are not equal: none, or the books are broken. */
  findUnbalanced(): Promise<readonly string[]>;

  /** Gifts whose donor had an address written to: the letter of a dedication. Lower case. */
  dedicatedTo(email: string): Promise<readonly Gift[]>;
  /** Takes the dedications of gifts out of the books, by the gifts' rows. */
  eraseDedications(rows: readonly number[]): Promise<void>;
  /**
   * Of gifts never paid that were begun before a moment, or of the one with a row, erases who began
   * them and their letters. Answers how many.
   */
  eraseUnpaid(of: Date | { readonly row: number }): Promise<number>;
  /** The gift that a way back to the form belongs to, while it works. */
  findByResumeKey(key: string, now: Date): Promise<Gift | null>;
  /** Gifts whose reminder is due. */
  remindersDue(now: Date, limit: number): Promise<readonly Gift[]>;
  /** The reminder is sent, or is not to be. */
  endReminder(row: number): Promise<void>;
  /** Takes the keys off gifts whose way back is over. */
  forgetResumeKeys(now: Date): Promise<void>;
  /** Notes the address that mails about a gift shall go to; one that was noted before is forgotten. */
  askNewEmail(row: number, asked: NewEmail): Promise<void>;
  /** What is noted of a gift, by its row or by the key of the link that confirms; null: nothing. */
  newEmail(of: { row: number } | { key: string }): Promise<(NewEmail & { row: number }) | null>;
  /**
   * From now on the gift is the new address's, and nothing is noted any more. Its id, its manage token and
   * the keys of its receipts are others: those before are in somebody else's mailbox.
   */
  takeNewEmail(row: number, email: string): Promise<void>;
  /** Another manage token, and another key for each receipt of a gift: no link of before opens it. */
  renewKeys(row: number): Promise<void>;
  /** Gifts whose mails were asked to go to an address. */
  countNewEmails(email: string): Promise<number>;
  /** Forgets what was noted before a moment and never confirmed. */
  forgetNewEmails(before: Date): Promise<void>;
  /** How a check of the books ended; the last time counts. */
  noteCheck(what: GiftCheck["what"], at: Date, problem: string): Promise<void>;
  checks(): Promise<readonly GiftCheck[]>;
  /** True the first time: a letter or anything else that must happen once. */
  mark(row: number, what: string, at: Date): Promise<boolean>;
  /** From now on it may happen again. */
  unmark(row: number, what: string): Promise<void>;
  /** Notes that one gift may be told of, without saying which. */
  addConversionMark(mark: string, at: Date): Promise<void>;
  /** True once, for a mark that was noted since a moment. Older ones are forgotten. */
  takeConversionMark(mark: string, since: Date): Promise<boolean>;
  /** All that was marked of a gift. */
  marksOf(row: number): Promise<readonly string[]>;
};
