import type { FormName } from "#domain/forms/all-forms.ts";
import type { KeptFields } from "#domain/forms/form.ts";
import type { WithdrawalReason } from "#domain/giving/entered-gift.ts";
import type { PaymentMode } from "#domain/giving/gift.ts";
import type { Language } from "#domain/language/language.ts";
import type { MailState } from "#domain/mail/mail.ts";
import type { FeeKind, FeeWay } from "#domain/program-fees/program-fee.ts";
import type { Suspicion } from "#domain/spam/spam.ts";
import type { AuditAction } from "#domain/storage/audit.ts";
import type { ClosingReason, Stage } from "#domain/submissions/stages.ts";
import type { Insertable, Selectable } from "kysely";
import {
  withDefault,
  bytes,
  integer,
  json,
  moment,
  autoIncrement,
  nullable,
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
  id: autoIncrement(),
  /** `LWH-7K3M-Q7` (domain/reference.ts). */
  reference: text("plain", "unique"),
  idempotencyKey: text("inner", "unique"),
  form: text<"plain", FormName>("plain"),
  language: text<"plain", Language>("plain", "default 'en'"),
  /** Lower case; null when the form was sent without an address. */
  email: nullable(text("email")),
  fields: json<"person", KeptFields>("person"),
  state: text<"plain", "received" | "suspected">(
    "plain",
    "check (state in ('received', 'suspected'))",
  ),
  suspicions: json<"plain", readonly Suspicion[]>("plain"),
  receivedAt: moment("plain"),
  eraseAfter: moment("plain"),
  /** Null for messages older than this column. */
  stage: nullable(
    text<"plain", Stage>("plain", "check (stage in ('received', 'read', 'answered', 'closed'))"),
  ),
  stageAt: nullable(moment("plain")),
  /** Null while it is open. */
  closedBecause: nullable(text<"plain", ClosingReason>("plain")),
  /** First answer, or closing without one. */
  answeredAt: nullable(moment("plain")),
  /** Internal, but included in the person's data export. */
  staffNote: withDefault(text("person", "default ''")),
});

/** A re-encoded picture: only the pixels of the sent file are kept. */
const picture = table(["submissionId", "position"], {
  submissionId: integer("inner", "references submission (id) on delete cascade"),
  position: integer("plain"),
  type: text<"plain", "image/webp">("plain"),
  width: integer("plain"),
  height: integer("plain"),
  bytes: bytes("person"),
});

/** Payments that are not gifts. */
const programFee = table(["rowId"], {
  rowId: autoIncrement(),
  /** `LWF-7K3M-9PQD` (domain/reference.ts). */
  number: text("plain", "unique"),
  idempotencyKey: text("inner", "unique"),
  kind: text<"plain", FeeKind>(
    "plain",
    "check (kind in ('workshop', 'trip', 'consultation', 'other'))",
  ),
  details: text("person"),
  way: text<"plain", FeeWay>("plain", "check (way in ('check', 'transfer', 'cash', 'other'))"),
  cents: integer("plain", "check (cents > 0)"),
  receivedAt: moment("plain"),
  enteredAt: moment("plain"),
  name: text("person"),
  email: text("email"),
  language: text<"plain", Language>("plain", "default 'en'"),
  /** Reference of a submission, which may already be erased. */
  request: nullable(text("person")),
  note: text("person"),
  mode: text<"plain", PaymentMode>("plain", "check (mode in ('live', 'test', 'demonstration'))"),
  /** Number of the entry that this one corrects. */
  replaces: nullable(text("plain")),
  withdrawnAt: nullable(moment("plain")),
  withdrawnBecause: nullable(text<"plain", WithdrawalReason>("plain")),
});

const email = table(["id"], {
  id: autoIncrement(),
  /** With angle brackets; the same on every attempt, so that mail servers can drop duplicates. */
  messageId: text("inner", "unique"),
  submissionId: nullable(integer("inner", "references submission (id) on delete cascade")),
  name: text("plain"),
  /** Null: to staff; the setting is read when the e-mail is sent. */
  toEmail: nullable(text("email")),
  replyTo: nullable(text("email")),
  language: text<"plain", Language>("plain", "default 'en'"),
  subject: text("person"),
  text: text("person"),
  html: text("fleeting"),
  /** For `List-Unsubscribe` (RFC 2369) with one-click POST (RFC 8058). */
  unsubscribeUrl: nullable(text("fleeting")),
  /** Path and query of a PDF of this site to attach; it is generated when the e-mail is sent, which keeps the outbox small. */
  attachment: nullable(text("fleeting")),
  state: text<"plain", MailState>("plain", "check (state in ('waiting', 'held', 'sent', 'dead'))"),
  attempts: integer("plain"),
  createdAt: moment("plain"),
  dueAt: moment("plain"),
  /** An attempt that fails after this moment is the last; null before the first attempt. */
  deadAfter: nullable(moment("plain")),
  lease: nullable(text("inner")),
  lastError: nullable(text("person")),
  giftRow: nullable(integer("inner", "references gift (row_id)")),
  feeRow: nullable(integer("inner", "references program_fee (row_id)")),
});

/** Newsletter subscribers: `asked` until confirmed by the mailed link (double opt-in). */
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
  confirmedAt: nullable(moment("plain")),
  leftAt: nullable(moment("plain")),
});

const newsletterIssue = table(["id"], {
  id: text("plain"),
  begunAt: moment("plain"),
  /** E-mails queued. */
  readers: integer("plain"),
  /** E-mails the mail server accepted. */
  delivered: integer("plain"),
  /** Readers who unsubscribed after it. */
  gone: integer("plain"),
});

/** Recipients of each issue; erased after 30 days (domain/daily/daily.ts). */
const newsletterCopy = table(["issue", "email"], {
  issue: text("plain", "references newsletter_issue (id)"),
  email: text("email"),
  messageId: text("inner"),
});

/** Rate limit counters; keys are keyed hashes. */
const rateLimit = table(["key"], {
  key: text("inner"),
  count: integer("inner"),
  endsAt: moment("inner"),
});

/** Audit record. `detail` is text, because the hash chain covers its exact characters. */
const audit = table(["number"], {
  number: integer("inner"),
  at: moment("inner"),
  action: text<"inner", AuditAction>("inner"),
  detail: text("inner"),
  hash: text("inner"),
});

const secret = table(["name"], { name: text("inner"), value: text("inner") });

const dailyJob = table(["job"], { job: text("inner"), day: text("inner") });

/** Every table, referenced ones first: backups read and write them in this order. */
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

export type Row<Name extends TableName> = Selectable<Tables[Name]>;
/** A row to insert: columns that may be null may be left out. */
export type NewRow<Name extends TableName> = Insertable<Tables[Name]>;

export type Tables = { [Name in TableName]: RowOf<(typeof tables)[Name]["columns"]> };

/** Picks the columns of a table from an object that may have other fields too. */
export const toRow = <Of extends object>(table: TableName, given: Of): Of =>
  Object.fromEntries(
    Object.entries(given).filter(([name]) => Object.hasOwn(tables[table].columns, name)),
  ) as Of;
