import { snake, type Column, type Kind } from "#domain/tables/column.ts";
import { engines, type Engine } from "#domain/tables/engines.ts";
import { tables } from "#domain/tables/tables.ts";

const types: Readonly<Record<Exclude<Kind, "bytes">, string>> = {
  text: "text",
  integer: "integer",
  large: "bigint",
  moment: "bigint",
  flag: "integer",
  json: "text",
};

const indexes: readonly string[] = [
  "index submission_received_at on submission (received_at)",
  "index submission_email on submission (email)",
  "index submission_erase_after on submission (erase_after)",
  "index submission_unanswered on submission (received_at) where stage is not null and answered_at is null",
  "index program_fee_email on program_fee (email)",
  "index program_fee_request on program_fee (request) where request is not null",
  "index email_waiting on email (due_at) where state = 'waiting'",
  "index email_submission on email (submission_id)",
  "index email_to_email on email (to_email)",
  "index email_gift on email (gift_row)",
  "index email_fee on email (fee_row) where fee_row is not null",
  "index newsletter_copy_message on newsletter_copy (message_id)",
  "index newsletter_copy_email on newsletter_copy (email)",
  "index rate_limit_ends_at on rate_limit (ends_at)",
  "index gift_email on gift (email)",
  "index gift_started_at on gift (started_at)",
  "index gift_dedication_due on gift (dedication_due_at) where dedication_due_at is not null",
  "index gift_network on gift (network) where network is not null",
  "index gift_new_email on gift (new_email) where new_email is not null",
  "unique index gift_new_email_key on gift (new_email_key) where new_email_key is not null",
  "unique index gift_resume_key on gift (resume_key) where resume_key is not null",
  "index gift_remind_at on gift (remind_at) where remind_at is not null",
  "index payment_event_gift on payment_event (gift_row)",
  "index payment_event_unclaimed on payment_event (known_by) where gift_row is null",
  "index gift_payment_gift on gift_payment (gift_row)",
  "index gift_payment_paid_at on gift_payment (paid_at)",
  "index ledger_gift on ledger (gift_row)",
  "index ledger_payment on ledger (payment_id)",
];

/** The statements that create all tables of domain/tables in an empty database. */
export function creatingTables(engine: Engine): readonly string[] {
  const { idColumn, bytesColumn } = engines[engine];
  const statements = Object.entries(tables).map(([table, { key, columns }]) => {
    const lines = Object.entries<Column>(columns).map(
      ([name, { kind, isNullable, isAutoIncrement, sql }]) => {
        if (isAutoIncrement) return `${snake(name)} ${idColumn}`;
        const type = kind === "bytes" ? bytesColumn : types[kind];
        const isKey = key.length === 1 && String(key[0]) === name;
        return [snake(name), type, !isNullable && "not null", isKey && "primary key", sql]
          .filter(Boolean)
          .join(" ");
      },
    );
    if (key.length > 1) lines.push(`primary key (${key.map(snake).join(", ")})`);
    return `create table ${snake(table)} (${lines.join(", ")})`;
  });
  return [...statements, ...indexes.map((index) => `create ${index}`)];
}
