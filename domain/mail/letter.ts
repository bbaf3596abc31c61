import type { Language } from "#domain/language/language.ts";

/** The recipient of a letter. `staff` is resolved when it is sent, so it may be set later. */
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

/** The name of the letter that carries an issue of the newsletter, in `content/letters/`. */
export const issueLetter = "newsletter-issue";

/** The name of the letter in which staff answer a message; it is kept as long as the message. */
export const answerLetter = "answer";

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
