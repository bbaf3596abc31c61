import type { Language } from "./language/language.ts";
import type { FormName } from "./forms/all-forms.ts";
import type { Stage, Standing } from "./submissions/stages.ts";

/** What is kept of visitors, readers and letters, as rules see it. */

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
  /** Form, the key of the page and content as one text; the storage keeps its hash, and never two of one. */
  readonly idempotencyKey: string;
  readonly pictures: readonly Picture[];
};

export type KeptSubmission = Submission &
  Standing & {
    readonly id: number;
    readonly pictureCount: number;
    /** The state among its letters that most wants a look; null when it has none. */
    readonly mail: LetterState | null;
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
  readonly stage?: Stage;
  /** Only those that staff have not answered yet; what came before stages were kept is none. */
  readonly isUnanswered?: boolean;
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
  /**
   * Path and query of one of our own documents that goes along; drawn when the letter is sent, so that
   * the outbox stays small. Null: none.
   */
  readonly attachment: string | null;
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

export type AuditAction =
  | "erased"
  | "expired"
  | "exported"
  | "cleared"
  | "revived"
  | "refunded"
  | "statements"
  | "entered"
  | "withdrawn"
  | "stage"
  | "settled";

/** One line of the audit. Chained: each hash covers the line and the hash before it. */
export type AuditLine = {
  readonly number: number;
  readonly at: Date;
  readonly action: AuditAction;
  /** Never holds personal data: counts, form names, filters. */
  readonly detail: Readonly<Record<string, string | number>>;
  readonly hash: string;
};
