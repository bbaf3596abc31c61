import {
  begun,
  bytes,
  integer,
  large,
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

const submission = table(["id"], {
  id: numbered(),
  reference: text("plain", "unique"),
  idempotencyKey: text("inner", "unique"),
  form: text("plain"),
  language: text("plain", "default 'en'"),
  email: orNull(text("email")),
  fields: json("person"),
  state: text("plain", "check (state in ('received', 'suspected'))"),
  suspicions: json("plain"),
  receivedAt: moment("plain"),
  eraseAfter: moment("plain"),
  stage: orNull(text("plain", "check (stage in ('received', 'read', 'answered', 'closed'))")),
  stageAt: orNull(moment("plain")),
  closedBecause: orNull(text("plain")),
  answeredAt: orNull(moment("plain")),
  staffNote: begun(text("person", "default ''")),
});

const picture = table(["submissionId", "position"], {
  submissionId: integer("inner", "references submission (id) on delete cascade"),
  position: integer("plain"),
  type: text("plain"),
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
  messageId: text("inner", "unique"),
  submissionId: orNull(integer("inner", "references submission (id) on delete cascade")),
  name: text("plain"),
  /** Null: to staff, whose address is a setting. */
  toEmail: orNull(text("email")),
  replyTo: orNull(text("email")),
  language: text("plain", "default 'en'"),
  subject: text("person"),
  text: text("person"),
  /** It says the same as the text. */
  html: text("fleeting"),
  unsubscribeUrl: orNull(text("fleeting")),
  attachment: orNull(text("fleeting")),
  state: text("plain", "check (state in ('waiting', 'held', 'sent', 'dead'))"),
  attempts: integer("plain"),
  createdAt: moment("plain"),
  dueAt: moment("plain"),
  deadAfter: orNull(moment("plain")),
  lease: orNull(text("inner")),
  lastError: orNull(text("person")),
  giftRow: orNull(integer("inner", "references gift (row_id)")),
  feeRow: orNull(integer("inner", "references program_fee (row_id)")),
});

/** People who asked for the newsletter. */
const subscriber = table(["email"], {
  email: text("email"),
  language: text("plain", "default 'en'"),
  state: text("plain", "check (state in ('asked', 'confirmed', 'left'))"),
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

/** Accounts of staff, who are no visitors: what is kept of a person is not looked for here. */
const account = table(["rowId"], {
  rowId: numbered(),
  email: text("inner", "unique"),
  /** As they call themselves; empty until they came in. */
  name: text("inner"),
  language: text("inner"),
  /** `words,letters` */
  roles: text("inner"),
  disabledAt: orNull(moment("inner")),
});

const passkey = table(["id"], {
  id: text("inner"),
  account: integer("inner", "references account (row_id)"),
  publicKey: bytes("inner"),
  counter: large("inner"),
  transports: text("inner"),
  /** The device that made it, `Chrome, Android`. */
  label: text("inner"),
  usedAt: moment("inner"),
});

const session = table(["hash"], {
  hash: text("inner"),
  account: integer("inner", "references account (row_id)"),
  /** Null: it came by a mailed link. */
  passkey: orNull(text("inner")),
  /** Hash of what stays in a browser from one session to the next. */
  device: text("inner"),
  label: text("inner"),
  begunAt: moment("inner"),
  seenAt: moment("inner"),
  /** The passkey was last touched then. */
  touchedAt: orNull(moment("inner")),
  endedAt: orNull(moment("inner")),
});

const onceLink = table(["hash"], {
  hash: text("inner"),
  account: integer("inner", "references account (row_id)"),
  kind: text("inner", "check (kind in ('invitation', 'link'))"),
  /** Hash of what the browser holds that asked for it; null: any may use it. */
  browser: orNull(text("inner")),
  endsAt: moment("inner"),
});

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

/** The tables as Kysely types them. */
export type Tables = { [Name in TableName]: RowOf<(typeof tables)[Name]["columns"]> };

/** Picks the columns of a table from an object, which may hold other fields too. */
export const toRow = <Of extends object>(table: TableName, given: Of): Of =>
  Object.fromEntries(
    Object.entries(given).filter(([name]) => Object.hasOwn(tables[table].columns, name)),
  ) as Of;
