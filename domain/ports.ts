import type { FormName } from "./forms/all-forms.ts";

/** The interfaces that rules need of the outside world; `server/` implements them. */

export type Language = "en" | "es";

/** Tells the time; tests set it. */
export type Clock = { now(): Date };

/** Why a submission is kept but its letters wait for a member of staff. */
export type Suspicion = "trap" | "too_fast" | "bad_stamp" | "block_limit" | "email_limit";

/** A picture after re-encoding: nothing of the sent file but its pixels is left. */
export type Picture = {
  readonly type: "image/webp";
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8Array;
};

/** What one visitor sent by one form. */
export type Submission = {
  /** For people: `LWH-7K3M-Q7`. Unique. */
  readonly reference: string;
  readonly form: FormName;
  readonly language: Language;
  /** Lower case; null when the form was sent without an address. */
  readonly email: string | null;
  /** The checked fields, files left out. */
  readonly fields: Readonly<Record<string, string | number | boolean | null>>;
  readonly state: "received" | "suspected";
  readonly suspicions: readonly Suspicion[];
  readonly receivedAt: Date;
  /** The daily job erases it from this moment on. */
  readonly eraseAfter: Date;
};

export type NewSubmission = Submission & {
  /** Form, attempt and content as one text; the storage keeps its digest, and never two of one. */
  readonly attemptKey: string;
  readonly pictures: readonly Picture[];
};

export type KeptSubmission = Submission & {
  readonly id: number;
  readonly pictureCount: number;
  /** The state among its letters that most wants a look; null when it has none. */
  readonly mail: LetterState | null;
};

/** Who a letter goes to. `staff` is resolved when it is sent, so it may be set later. */
export type Recipient = "staff" | { readonly email: string };

/** A finished letter. A retry needs no template and cannot change it. */
export type Letter = {
  /** With angle brackets; the same on every try, so that a mail server can drop a double. */
  readonly messageId: string;
  /** Name of its text in `content/letters/`. */
  readonly name: string;
  readonly to: Recipient;
  readonly replyTo: string | null;
  readonly language: Language;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** RFC 2369 and 8058: the address that takes a one-click unsubscribe by POST. */
  readonly unsubscribeUrl: string | null;
};

export type LetterState = "waiting" | "held" | "sent" | "dead";

export type QueuedLetter = Letter & {
  readonly id: number;
  readonly state: LetterState;
  readonly attempts: number;
  readonly createdAt: Date;
  readonly dueAt: Date;
  /** Given up when a try fails after this moment; null before the first try. */
  readonly deadAfter: Date | null;
  readonly lastError: string | null;
  readonly submissionId: number | null;
};

export type SubmissionFilter = {
  readonly form?: string;
  readonly since?: Date;
  readonly until?: Date;
  readonly language?: Language;
  readonly state?: Submission["state"];
  readonly email?: string;
  /** Only those with a letter in this state. */
  readonly mail?: LetterState;
};

export type Submissions = {
  /** Adds a row, or finds the one already kept under the same attempt key or reference. */
  add(submission: NewSubmission): Promise<{ id: number } | { takenBy: "attempt" | "reference" }>;
  findReferenceByAttempt(attemptKey: string): Promise<string | null>;
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

export type ClaimedLetter = QueuedLetter & { readonly lease: string };

export type Subscriber = {
  readonly email: string;
  readonly language: Language;
  readonly state: "asked" | "confirmed" | "left";
  /** Random; in the confirm and unsubscribe links. */
  readonly token: string;
  readonly askedAt: Date;
  readonly confirmedAt: Date | null;
  readonly leftAt: Date | null;
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
   * the same order. The keys are kept as keyed hashes: the table names nobody. Always give the key
   * that more senders share first, then two transactions can never wait for each other.
   */
  count(keys: readonly string[], windowMs: number, now: Date): Promise<readonly number[]>;
  erasePast(now: Date): Promise<void>;
};

export type AuditAction = "erased" | "expired" | "exported" | "cleared" | "revived";

/** One line of the audit. Chained: each hash covers the line and the hash before it. */
export type AuditLine = {
  readonly number: number;
  readonly at: Date;
  readonly action: AuditAction;
  /** Never holds personal data: counts, form names, filters. */
  readonly detail: Readonly<Record<string, string | number>>;
  readonly hash: string;
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
  readonly audit: Audit;
  /** True for exactly one caller per day and job, whichever process asks first. */
  startDaily(job: string, day: string): Promise<boolean>;
  /** Everything under a person's address, in every table. Answers how many rows of each. */
  erasePerson(email: string): Promise<Readonly<Record<string, number>>>;
};

/**
 * Durable storage. Each method is one statement or one transaction of its own; `transaction`
 * joins several: all of it is on disk when the promise resolves, none of it when it rejects.
 * The work must use only the stores it is given and must not wait for anything else.
 *
 * Rejects with `StorageUnavailable` when the database is full, busy or out of reach.
 */
export type Storage = Stores & {
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

  /**
   * By name: the built application carries a copy of this class of its own, and must know what the
   * server's storage throws.
   */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === "StorageUnavailable";
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
  /** Fill the placeholders of the text. */
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
};

/** Turns a sent file into a clean picture, or null when it is none. */
export type PictureCleaner = { clean(file: File): Promise<Picture | null> };
