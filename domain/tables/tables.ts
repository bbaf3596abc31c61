import type { FormName } from "#domain/forms/all-forms.ts";
import type { KeptFields } from "#domain/forms/form.ts";
import type { Language } from "#domain/language/language.ts";
import type { MailState } from "#domain/mail/mail.ts";
import type { Suspicion } from "#domain/spam/spam.ts";
import type { ClosingReason, Stage } from "#domain/submissions/stages.ts";
import type { Selectable } from "kysely";
import {
  begun,
  bytes,
  integer,
  json,
  moment,
  numbered,
  orNull,
  table,
  text,
  type RowOf,
} from "./column.ts";
import {
  gift,
  giftCheck,
  giftMark,
  giftName,
  giftPayment,
  ledger,
  paymentEvent,
} from "./gift-tables.ts";
import { account, onceLink, passkey, session } from "./staff-tables.ts";

const submission = table(["id"], {
  id: numbered(),
  /** For people: `LWH-7K3M-Q7`. */
  reference: text("plain", "unique"),
  idempotencyKey: text("inner", "unique"),
  form: text<"plain", FormName>("plain"),
  language: text<"plain", Language>("plain", "default 'en'"),
  /** Lower case; null when the form was sent without an address. */
  email: orNull(text("email")),
  fields: json<"person", KeptFields>("person"),
  state: text<"plain", "received" | "suspected">(
    "plain",
    "check (state in ('received', 'suspected'))",
  ),
  suspicions: json<"plain", readonly Suspicion[]>("plain"),
  receivedAt: moment("plain"),
  /** The daily job erases it from this moment on. */
  eraseAfter: moment("plain"),
  /** Null for what was kept before stages were. */
  stage: orNull(
    text<"plain", Stage>("plain", "check (stage in ('received', 'read', 'answered', 'closed'))"),
  ),
  stageAt: orNull(moment("plain")),
  /** The reason why staff closed it; null while it is open. */
  closedBecause: orNull(text<"plain", ClosingReason>("plain")),
  /** The moment of the first answer, or of closing without one; null: still to come. */
  answeredAt: orNull(moment("plain")),
  /** For staff alone, and for the person it is about when they ask; may be empty. */
  staffNote: begun(text("person", "default ''")),
});

/** A picture after re-encoding: nothing of the sent file but its pixels is left. */
const picture = table(["submissionId", "position"], {
  submissionId: integer("inner", "references submission (id) on delete cascade"),
  position: integer("plain"),
  type: text<"plain", "image/webp">("plain"),
  width: integer("plain"),
  height: integer("plain"),
  bytes: bytes("person"),
});

/** Payments that are no gifts. */
const programFee = table(["rowId"], {
  rowId: numbered(),
  /** `LWF-7K3M-9PQD`: no receipt has such a number. */
  number: text("plain", "unique"),
  idempotencyKey: text("inner", "unique"),
  kind: text("plain", "check (kind in ('workshop', 'trip', 'consultation', 'other'))"),
  details: text("plain"),
  way: text("plain", "check (way in ('check', 'transfer', 'cash', 'other'))"),
  cents: integer("plain", "check (cents > 0)"),
  receivedAt: moment("plain"),
  enteredAt: moment("plain"),
  name: text("person"),
  email: text("email"),
  language: text("plain", "default 'en'"),
  /** Reference of a submission, which may be erased before. */
  request: orNull(text("person")),
  note: text("person"),
  mode: text("plain", "check (mode in ('live', 'test', 'demonstration'))"),
  /** Number of the entry that this one takes the place of. */
  replaces: orNull(text("plain")),
  withdrawnAt: orNull(moment("plain")),
  withdrawnBecause: orNull(text("plain")),
});

/** E-mails on their way out. */
const email = table(["id"], {
  id: numbered(),
  /** With angle brackets; the same on every try, so that a mail server can drop a double. */
  messageId: text("inner", "unique"),
  submissionId: orNull(integer("inner", "references submission (id) on delete cascade")),
  /** The name of its text in `content/emails/`. */
  name: text("plain"),
  /** Null: to staff, whose address is a setting. */
  toEmail: orNull(text("email")),
  replyTo: orNull(text("email")),
  language: text<"plain", Language>("plain", "default 'en'"),
  subject: text("person"),
  text: text("person"),
  /** It says the same as the text. */
  html: text("fleeting"),
  /** RFC 2369 and 8058: the address that takes a one-click unsubscribe by POST. */
  unsubscribeUrl: orNull(text("fleeting")),
  /**
   * Path and query of one of our own documents that goes along; drawn when the e-mail is sent, so that the outbox
   * stays small.
   */
  attachment: orNull(text("fleeting")),
  state: text<"plain", MailState>("plain", "check (state in ('waiting', 'held', 'sent', 'dead'))"),
  attempts: integer("plain"),
  createdAt: moment("plain"),
  dueAt: moment("plain"),
  /** Given up when a try fails after this moment; null before the first try. */
  deadAfter: orNull(moment("plain")),
  lease: orNull(text("inner")),
  lastError: orNull(text("person")),
  giftRow: orNull(integer("inner", "references gift (row_id)")),
  feeRow: orNull(integer("inner", "references program_fee (row_id)")),
});

/** People who asked for the newsletter. */
const subscriber = table(["email"], {
  email: text("email"),
  language: text<"plain", Language>("plain", "default 'en'"),
  state: text<"plain", "asked" | "confirmed" | "left">(
    "plain",
    "check (state in ('asked', 'confirmed', 'left'))",
  ),
  /** Random; in the confirm and unsubscribe links. */
  token: text("fleeting", "unique"),
  askedAt: moment("plain"),
  confirmedAt: orNull(moment("plain")),
  leftAt: orNull(moment("plain")),
});

const newsletterIssue = table(["id"], {
  id: text("plain"),
  begunAt: moment("plain"),
  /** E-mails that were written. */
  readers: integer("plain"),
  /** The count that the mail server has taken. */
  delivered: integer("plain"),
  /** Readers who have left after it. */
  gone: integer("plain"),
});

/** Readers who were sent an issue, for some weeks. */
const newsletterCopy = table(["issue", "email"], {
  issue: text("plain", "references newsletter_issue (id)"),
  email: text("email"),
  messageId: text("inner"),
});

/** Rate limits, by keyed hashes. */
const rateLimit = table(["key"], {
  key: text("inner"),
  count: integer("inner"),
  endsAt: moment("inner"),
});

/** The record of staff. Text, because its hashes are made of it as it stands. */
const audit = table(["number"], {
  number: integer("inner"),
  at: moment("inner"),
  action: text("inner"),
  detail: text("inner"),
  hash: text("inner"),
});

const secret = table(["name"], { name: text("inner"), value: text("inner") });

const dailyJob = table(["job"], { job: text("inner"), day: text("inner") });

/** Every table; those that others refer to come first. A backup reads and writes them in this order. */
export const tables = {
  submission,
  picture,
  gift,
  programFee,
  email,
  subscriber,
  newsletterIssue,
  newsletterCopy,
  rateLimit,
  giftName,
  paymentEvent,
  giftPayment,
  ledger,
  giftMark,
  giftCheck,
  audit,
  secret,
  dailyJob,
  account,
  passkey,
  session,
  onceLink,
} as const;

export type TableName = keyof typeof tables;

/** A row as it is read. */
export type Row<Name extends TableName> = Selectable<Tables[Name]>;

/** The tables as Kysely types them. */
export type Tables = { [Name in TableName]: RowOf<(typeof tables)[Name]["columns"]> };

/** Picks the columns of a table from an object, which may hold other fields too. */
export const toRow = <Of extends object>(table: TableName, given: Of): Of =>
  Object.fromEntries(
    Object.entries(given).filter(([name]) => Object.hasOwn(tables[table].columns, name)),
  ) as Of;
