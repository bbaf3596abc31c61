import type { Row } from "#domain/tables/tables.ts";

/** `staff` is resolved to the configured address when the e-mail is sent. */
export type Recipient = "staff" | { readonly email: string };

/** A rendered e-mail, final before it is queued. */
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

/** Name of the newsletter's text in `content/emails/`. */
export const issueMail = "newsletter-issue";

/** Name of staff's answers to messages; these are kept as long as the message. */
export const answerMail = "answer";

/** `held`: waits for staff to clear suspected spam; `dead`: given up after three days. */
export type MailState = "waiting" | "held" | "sent" | "dead";

export type QueuedMail = Mail &
  Omit<Row<"email">, keyof Mail | "toEmail" | "lease" | "giftRow" | "feeRow">;

export type ClaimedMail = QueuedMail & { readonly lease: string };
