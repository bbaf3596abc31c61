import type { FormName } from "./forms/all-forms.ts";
import type { GiftStore } from "./giving/gift-store.ts";
import type { Gift, Rhythm } from "./giving/gift.ts";
import type { PaymentEvent } from "./giving/payment-event.ts";
import type { MessageKeeper } from "./message-keeper.ts";
import type {
  AuditAction,
  AuditLine,
  ClaimedLetter,
  KeptSubmission,
  Letter,
  LetterState,
  NewSubmission,
  Picture,
  QueuedLetter,
  Recipient,
  Submission,
  SubmissionFilter,
  Subscriber,
} from "./records.ts";
import type { Language } from "./language/language.ts";

/** The interfaces that rules need of the outside world; `server/` implements them. */

/** Tells the time; tests set it. */
export type Clock = { now(): Date };

export type Submissions = {
  add(submission: NewSubmission): Promise<AddedSubmission>;
  find(reference: string): Promise<KeptSubmission | null>;
  /** Newest first. */
  list(filter: SubmissionFilter, limit: number): Promise<readonly KeptSubmission[]>;
  count(filter: SubmissionFilter): Promise<number>;
  /** Oldest first, in steps, so that a long export holds little in memory. */
  each(filter: SubmissionFilter): AsyncIterable<KeptSubmission>;
  pictures(id: number): Promise<readonly Picture[]>;
  /** A member of staff found nothing wrong with a suspected one. */
  clear(id: number): Promise<void>;
  /** Erases one with its pictures and letters. */
  erase(id: number): Promise<void>;
  /** Erases all that are past their time; answers how many by form. */
  eraseExpired(now: Date): Promise<Readonly<Record<string, number>>>;
};

/**
 * The row it was added as; or that the same attempt was kept before, under its own reference; or that
 * the new reference is somebody else's.
 */
export type AddedSubmission =
  | { readonly id: number }
  | { readonly takenBy: "attempt"; readonly reference: string }
  | { readonly takenBy: "reference" };

export type Outbox = {
  add(letters: readonly Letter[], how: AddLetters): Promise<void>;
  /**
   * Takes due letters for one sender. Nobody else gets them until the lease ends, so that a
   * sender that died in the middle delays a letter but never loses it.
   */
  claim(how: ClaimLetters): Promise<readonly ClaimedLetter[]>;
  /** Each of these does nothing when the lease was lost to another sender meanwhile. */
  markSent(letter: ClaimedLetter, now: Date): Promise<void>;
  markFailed(letter: ClaimedLetter, error: string, next: Date | "dead"): Promise<void>;
  /** Gives a letter back untried. */
  release(letter: ClaimedLetter, dueAt: Date): Promise<void>;
  /** Dead letters, or one of them, wait again; the three days start anew. Answers how many. */
  revive(now: Date, submissionId: number | null): Promise<number>;
  /** Letters held back for one submission, or for one address, may go. Answers how many. */
  unhold(now: Date, of: { submissionId: number } | { email: string }): Promise<number>;
  listOf(submissionId: number): Promise<readonly QueuedLetter[]>;
  listOfGift(giftRow: number): Promise<readonly QueuedLetter[]>;
  countByState(): Promise<Readonly<Record<LetterState, number>>>;
  /**
   * Erases letters sent before the moment, and those that nobody let go or revived and that hang on
   * no submission. Answers how many.
   */
  eraseOld(moment: Date): Promise<number>;
};

export type AddLetters = {
  readonly now: Date;
  readonly state: "waiting" | "held";
  readonly submissionId: number | null;
  /** The gift it belongs to, by its row. */
  readonly giftRow?: number;
};

export type ClaimLetters = {
  readonly now: Date;
  readonly leaseMs: number;
  readonly limit: number;
  /** False while no address of the staff is set: their letters wait for it. */
  readonly withStaff: boolean;
  /** Counted from a letter's first try. */
  readonly giveUpAfterMs: number;
};

export type Subscribers = {
  findByEmail(email: string): Promise<Subscriber | null>;
  findByToken(token: string): Promise<Subscriber | null>;
  /** Adds the subscriber, or replaces the one with the same address. */
  save(subscriber: Subscriber): Promise<void>;
  /** Oldest first. */
  each(state: Subscriber["state"], language?: Language): AsyncIterable<Subscriber>;
  countByState(): Promise<Readonly<Record<Subscriber["state"], number>>>;
  /** Erases those who never confirmed or have left before the given moments. */
  eraseStale(askedBefore: Date, leftBefore: Date): Promise<number>;
};

export type Limits = {
  /**
   * Counts one more under each key, in the window that `now` falls into; answers the new counts in
   * the same order; a key given twice counts twice. The keys are kept as keyed hashes: the table
   * names nobody.
   */
  count(keys: readonly string[], windowMs: number, now: Date): Promise<readonly number[]>;
  erasePast(now: Date): Promise<void>;
};

export type Audit = {
  append(at: Date, action: AuditAction, detail: AuditLine["detail"]): Promise<void>;
  list(limit: number): Promise<readonly AuditLine[]>;
  /** The number of the first line whose hash does not fit, or null when the chain holds. */
  findBreak(): Promise<number | null>;
};

export type Stores = {
  readonly submissions: Submissions;
  readonly outbox: Outbox;
  readonly subscribers: Subscribers;
  readonly limits: Limits;
  readonly gifts: GiftStore;
  readonly audit: Audit;
  /** True for exactly one caller per day and job, whichever process asks first. */
  startDaily(job: string, day: string): Promise<boolean>;
  /** Everything under a person's address, in every table. Answers how many rows of each. */
  erasePerson(email: string): Promise<Readonly<Record<string, number>>>;
};

/**
 * Durable storage. Each method is one statement or one transaction of its own; `transaction`
 * joins several: all of it is on disk when the promise resolves, none of it when it rejects.
 * The work must use only the stores it is given and must not wait for anything else. It changes
 * nothing but by them: it is done again when somebody else who came at the same moment made it fail.
 *
 * Rejects with `StorageUnavailable` when the database is full, busy or out of reach.
 */
export type Storage = Stores &
  MessageKeeper & {
    transaction<Result>(work: (stores: Stores) => Promise<Result>): Promise<Result>;
    /** A random secret, made once and the same for all processes on this database. */
    secret(name: string): Promise<string>;
    /** After erasing: no copy of what is gone stays in the files of the database. */
    scrub(): Promise<void>;
    /** Resolves when the database answers. */
    check(): Promise<void>;
    close(): Promise<void>;
  };

/** We failed, the visitor did not: show the page with its values kept and status 503. */
export class StorageUnavailable extends Error {
  override readonly name = "StorageUnavailable";
  readonly reason: "full" | "busy" | "unreachable";

  constructor(reason: StorageUnavailable["reason"], cause: unknown) {
    super(`storage is ${reason}`, { cause });
    this.reason = reason;
  }
}

/** Makes finished letters from the texts in `content/letters/`. */
export type LetterWriter = {
  write(request: LetterRequest): Letter;
};

export type LetterRequest = {
  readonly letter: string;
  readonly to: Recipient;
  readonly language: Language;
  readonly replyTo?: string;
  /**
   * Fill the placeholders of the text and its rows. A paragraph or row whose value is empty is left
   * out.
   */
  readonly values: Readonly<Record<string, string>>;
  /** Staff's copy of what was sent, under the labels of the form. */
  readonly submission?: {
    readonly form: FormName;
    readonly fields: Submission["fields"];
    readonly pictureCount: number;
  };
  /** Address of the one button, where the text has one. */
  readonly buttonUrl?: string;
  readonly unsubscribeUrl?: string;
  /** Path and query of a document of ours that goes along. */
  readonly attachment?: string;
  /** Addresses of the text's own links, by name; an empty one leaves its link out. */
  readonly links?: Readonly<Record<string, string>>;
  /** Links that no text knows beforehand, such as one for each receipt. */
  readonly moreLinks?: readonly { readonly label: string; readonly url: string }[];
};

/**
 * The only way to the payment provider. Every call may be repeated with the same key and then
 * does nothing twice. Rejects with `PaymentsUnavailable` when the provider does not answer or
 * refuses: nobody knows then whether it was done, and the same call again finds out.
 */
export type Payments = {
  /** No money moves. */
  readonly isDemonstration: boolean;
  /** Opens a hosted payment page. */
  openCheckout(order: CheckoutOrder): Promise<{ readonly id: string; readonly url: string }>;
  /**
   * Checks a webhook's signature over the raw body and that it is for this mode. "of_no_use": it
   * is genuine and says nothing that concerns gifts.
   */
  readWebhook(
    rawBody: string,
    signature: string | null,
    now: Date,
  ): Promise<PaymentEvent | "of_no_use" | "refused">;
  /** What the provider has told, or wanted to tell, since a moment; oldest first. */
  eventsSince(since: Date): AsyncIterable<PaymentEvent>;
  /** What the provider kept of a payment, in US cents; null when it does not know yet. */
  feeOf(paymentId: string): Promise<number | null>;
  /** Gives money back; the answer is what has become true. */
  refund(gift: Gift, paymentId: string, amountCents: number, key: string): Promise<PaymentEvent>;
  changeMonthly(gift: Gift, change: ProviderChange, key: string): Promise<PaymentEvent>;
  /** A page of the provider where the card is changed; null when there is none. */
  cardChangeUrl(gift: Gift, returnUrl: string): Promise<string | null>;
};

export type CheckoutOrder = {
  readonly giftId: string;
  readonly rhythm: Rhythm;
  readonly giftCents: number;
  readonly feeCoverCents: number;
  readonly email: string;
  readonly language: Language;
  /** What stands beside the amount on the hosted page. */
  readonly title: string;
  readonly successUrl: string;
  readonly cancelUrl: string;
};

export type ProviderChange =
  | { readonly kind: "amount"; readonly giftCents: number; readonly feeCoverCents: number }
  | { readonly kind: "pause"; readonly until: Date }
  | { readonly kind: "resume" }
  | { readonly kind: "move"; readonly nextPaymentAt: Date }
  | { readonly kind: "stop" };

/** The payment provider did not answer, or refused. */
export class PaymentsUnavailable extends Error {
  override readonly name = "PaymentsUnavailable";

  constructor(cause: unknown) {
    super("the payment provider did not do it", { cause });
  }
}

/** Turns a sent file into a clean picture, or null when it is none. */
export type PictureCleaner = { clean(file: File): Promise<Picture | null> };
