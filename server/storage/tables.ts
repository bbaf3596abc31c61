import type { RemarkName } from "#domain/giving/gift-remarks.ts";
import type { Generated } from "kysely";

/**
 * The tables as Kysely sees them, the same on both engines. Moments are milliseconds since 1970,
 * so that both compare them as numbers; JSON is text, because nothing ever looks inside it by SQL.
 */
export type Tables = {
  submission: SubmissionTable;
  picture: PictureTable;
  letter: LetterTable;
  subscriber: SubscriberTable;
  newsletter_issue: NewsletterIssueTable;
  newsletter_copy: { issue: string; email: string; message_id: string };
  tally: RateLimitTable;
  gift: GiftTable & Record<RemarkName, string | null>;
  gift_name: { name: string; gift_row: number };
  payment_event: PaymentEventTable;
  gift_payment: GiftPaymentTable;
  ledger: LedgerTable;
  program_fee: ProgramFeeTable;
  gift_check: { what: string; at: number; problem: string };
  gift_mark: { gift_row: number; mark: string; at: number };
  conversion_mark: { mark: string; at: number };
  audit: AuditTable;
  secret: { name: string; value: string };
  daily_job: { job: string; day: string };
};

type SubmissionTable = {
  id: Generated<number>;
  reference: string;
  attempt_key: string;
  form: string;
  language: string;
  email: string | null;
  fields: string;
  state: string;
  suspicions: string;
  received_at: number;
  erase_after: number;
  stage: string | null;
  stage_at: number | null;
  closed_because: string | null;
  answered_at: number | null;
  staff_note: Generated<string>;
};

type PictureTable = {
  submission_id: number;
  position: number;
  type: string;
  width: number;
  height: number;
  bytes: Uint8Array;
};

type LetterTable = {
  id: Generated<number>;
  message_id: string;
  submission_id: number | null;
  name: string;
  /** Null: to staff, whose address is a setting. */
  to_email: string | null;
  reply_to: string | null;
  language: string;
  subject: string;
  text: string;
  html: string;
  unsubscribe_url: string | null;
  enclosure: string | null;
  state: string;
  attempts: number;
  created_at: number;
  due_at: number;
  dead_after: number | null;
  lease: string | null;
  last_error: string | null;
  gift_row: number | null;
  fee_row: number | null;
};

type SubscriberTable = {
  email: string;
  language: string;
  state: string;
  token: string;
  asked_at: number;
  confirmed_at: number | null;
  left_at: number | null;
};

type NewsletterIssueTable = {
  id: string;
  begun_at: number;
  /** Letters that were written. */
  readers: number;
  /** Of these, what the mail server has taken. */
  delivered: number;
  /** Readers who have left after it. */
  gone: number;
};

type GiftTable = {
  row_id: Generated<number>;
  id: string;
  reference: string;
  attempt_key: string;
  rhythm: string;
  gift_cents: number;
  fee_cover_cents: number;
  email: string;
  name: string;
  designation: string | null;
  designation_label: string | null;
  dedication: string | null;
  dedication_due_at: number | null;
  language: string;
  back_path: string;
  /** Opens the form as it was filled in, until a moment; null: no longer. */
  resume_key: string | null;
  resume_until: number | null;
  remind_at: number | null;
  state: string;
  /** When it was begun and its payment page opened. */
  started_at: number;
  received_at: number | null;
  /** Hash of the network it was begun from, for an hour or two. */
  network: string | null;
  declines: Generated<number>;
  declined_at: number | null;
  checkout_id: string | null;
  checkout_url: string | null;
  subscription_id: string | null;
  customer_id: string | null;
  mode: string;
  manage_token: string;
  /** How a gift stands that is charged again and again; named when there were none but monthly ones. */
  monthly: string | null;
  paused_until: number | null;
  next_payment_at: number | null;
  /** What staff entered by hand, as JSON; null for a gift by card. */
  entered: string | null;
  staff_note: Generated<string>;
  /** Where mails about it shall go once confirmed by the key; null: nothing is asked. */
  new_email: string | null;
  new_email_key: string | null;
  new_email_at: number | null;
};

type PaymentEventTable = {
  id: string;
  gift_row: number | null;
  known_by: string | null;
  created_at: number;
  taken_at: number;
  event: string;
  mode: string;
  /** When a person said that it is of no gift of ours. */
  elsewhere_at: number | null;
};

type GiftPaymentTable = {
  payment_id: string;
  gift_row: number;
  receipt_number: string;
  receipt_key: string;
  gift_cents: number;
  fee_cover_cents: number;
  refunded_cents: number;
  is_disputed: number;
  paid_at: number;
  /** When the provider was last asked what it kept. */
  fee_asked_at: number | null;
};

type LedgerTable = {
  entry: string;
  account: string;
  kind: string;
  gift_row: number;
  at: number;
  /** In Guatemala. */
  year: number;
  cents: number;
};

type ProgramFeeTable = {
  row_id: Generated<number>;
  number: string;
  attempt_key: string;
  kind: string;
  details: string;
  way: string;
  cents: number;
  received_at: number;
  entered_at: number;
  name: string;
  email: string;
  language: string;
  /** Reference of a submission, which may be erased before. */
  request: string | null;
  note: string;
  mode: string;
  replaces: string | null;
  withdrawn_at: number | null;
  withdrawn_because: string | null;
};

type RateLimitTable = { key: string; count: number; ends_at: number };

type AuditTable = { number: number; at: number; action: string; detail: string; hash: string };

/**
 * Every table with the columns of its primary key; what others refer to comes first. A backup reads
 * and writes them in this order.
 */
export const tableKeys = {
  submission: ["id"],
  picture: ["submission_id", "position"],
  gift: ["row_id"],
  program_fee: ["row_id"],
  letter: ["id"],
  subscriber: ["email"],
  newsletter_issue: ["id"],
  newsletter_copy: ["issue", "email"],
  tally: ["key"],
  gift_name: ["name"],
  payment_event: ["id"],
  gift_payment: ["payment_id"],
  ledger: ["entry", "account"],
  gift_mark: ["gift_row", "mark"],
  conversion_mark: ["mark"],
  gift_check: ["what"],
  audit: ["number"],
  secret: ["name"],
  daily_job: ["job"],
} as const satisfies { readonly [Table in keyof Tables]: readonly (keyof Tables[Table])[] };
