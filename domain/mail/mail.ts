import type { Row } from "#domain/tables/tables.ts";
import type { Block } from "#domain/language/article.ts";
import type { Language } from "#domain/language/language.ts";

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

/** Renders e-mails from the texts in `content/emails/`. */
export type MailWriter = {
  write(request: MailRequest): Mail;
};

/** A block of an article in an e-mail, with absolute links; pictures are left out. */
export type MailBlock = Exclude<Block, { kind: "image" }>;

export type MailRequest = {
  /** Name of the text in `content/emails/`. */
  readonly mail: string;
  readonly to: Recipient;
  readonly language: Language;
  readonly replyTo?: string;
  /** Values of placeholders; paragraphs and rows with an empty value are omitted. */
  readonly values: Readonly<Record<string, string>>;
  /** For staff: the submitted values, listed under the form's labels. */
  readonly submission?: Pick<Row<"submission">, "form" | "fields">;
  /** Long text below the paragraphs. */
  readonly blocks?: readonly MailBlock[];
  readonly buttonUrl?: string;
  /** For staff: path at the desk that the button opens; default: its first page. */
  readonly deskPath?: string;
  readonly unsubscribeUrl?: string;
  /** Path and query of a PDF of this site to attach. */
  readonly attachment?: string;
  /** URLs of the text's links, by name; an empty one omits the link. */
  readonly links?: Readonly<Record<string, string>>;
  /** Additional links, such as one for each receipt. */
  readonly moreLinks?: readonly { readonly label: string; readonly url: string }[];
};
