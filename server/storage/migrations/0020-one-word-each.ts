/** Renames tables, columns and stored values to the names used in code. */
export const statements = [
  "alter table letter rename to email",
  "alter table email rename column enclosure to attachment",
  "alter table tally rename to rate_limit",
  "alter table submission rename column attempt_key to idempotency_key",
  "alter table program_fee rename column attempt_key to idempotency_key",
  "alter table gift rename column attempt_key to idempotency_key",
  "alter table gift rename column rhythm to interval",
  "alter table gift rename column monthly to recurring",
  `update submission set suspicions = replace(suspicions, '"trap"', '"honeypot"')`,
  `update payment_event set event = replace(event, '"kind":"monthly"', '"kind":"recurring"')`,
];
