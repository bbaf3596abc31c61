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
  tally: TallyTable;
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
  state: string;
  attempts: number;
  created_at: number;
  due_at: number;
  dead_after: number | null;
  lease: string | null;
  last_error: string | null;
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

type TallyTable = { key: string; count: number; ends_at: number };

type AuditTable = { number: number; at: number; action: string; detail: string; hash: string };
