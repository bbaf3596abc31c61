import type { Row } from "#domain/tables/tables.ts";

/** The recipient of a letter. `staff` is resolved when it is sent, so it may be set later. */
export type Recipient = "staff" | { readonly email: string };

/** A finished letter. A retry needs no template and cannot change it. */
export type Letter = Pick<
  Row<"email">,
  | "messageId"
  | "name"
  | "replyTo"
  | "language"
  | "subject"
  | "text"
  | "html"
  | "unsubscribeUrl"
  | "attachment"
> & { readonly to: Recipient };

/** The name of the letter that carries an issue of the newsletter, in `content/letters/`. */
export const issueLetter = "newsletter-issue";

/** The name of the letter in which staff answer a message; it is kept as long as the message. */
export const answerLetter = "answer";

export type LetterState = "waiting" | "held" | "sent" | "dead";

export type QueuedLetter = Letter &
  Omit<Row<"email">, keyof Letter | "toEmail" | "lease" | "giftRow" | "feeRow">;

export type ClaimedLetter = QueuedLetter & { readonly lease: string };
