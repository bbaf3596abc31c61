import type { Row } from "#domain/tables/tables.ts";

/** The recipient of an e-mail. `staff` is resolved when it is sent, so it may be set later. */
export type Recipient = "staff" | { readonly email: string };

/** A finished e-mail. A retry needs no template and cannot change it. */
export type Mail = Pick<
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

/** The name of the e-mail that carries an issue of the newsletter, in `content/emails/`. */
export const issueMail = "newsletter-issue";

/** The name of the e-mail in which staff answer a message; it is kept as long as the message. */
export const answerMail = "answer";

export type MailState = "waiting" | "held" | "sent" | "dead";

export type QueuedMail = Mail &
  Omit<Row<"email">, keyof Mail | "toEmail" | "lease" | "giftRow" | "feeRow">;

export type ClaimedMail = QueuedMail & { readonly lease: string };
