import type { Migration } from "./migration.ts";

/** Gifts, what the payment provider told of them, receipts and the ledger. */
export const gifts: Migration = {
  name: "0002-gifts",
  statements: ({ id }) => [
    `create table gift (
      row_id ${id},
      id text not null unique,
      reference text not null unique,
      attempt_key text not null unique,
      rhythm text not null check (rhythm in ('once', 'monthly')),
      gift_cents integer not null check (gift_cents > 0),
      fee_cover_cents integer not null check (fee_cover_cents >= 0),
      email text not null,
      name text not null,
      display_name text,
      designation text,
      designation_label text,
      dedication text,
      dedication_due_at bigint,
      language text not null check (language in ('en', 'es')),
      back_path text not null,
      state text not null,
      started_at bigint not null,
      opened_at bigint,
      received_at bigint,
      checkout_id text,
      checkout_url text,
      subscription_id text,
      customer_id text,
      is_demonstration integer not null,
      manage_token text not null unique,
      monthly text,
      paused_until bigint,
      next_payment_at bigint
    )`,
    "create index gift_email on gift (email)",
    "create index gift_started_at on gift (started_at)",
    "create index gift_opened_at on gift (opened_at)",
    "create index gift_dedication_due on gift (dedication_due_at) where dedication_due_at is not null",

    `create table gift_name (
      name text not null primary key,
      gift_row integer not null references gift (row_id)
    )`,

    `create table payment_event (
      id text not null primary key,
      gift_row integer references gift (row_id),
      known_by text,
      created_at bigint not null,
      taken_at bigint not null,
      event text not null
    )`,
    "create index payment_event_gift on payment_event (gift_row)",
    "create index payment_event_unclaimed on payment_event (known_by) where gift_row is null",

    `create table gift_payment (
      payment_id text not null primary key,
      gift_row integer not null references gift (row_id),
      receipt_number text not null unique,
      receipt_key text not null unique,
      gift_cents integer not null,
      fee_cover_cents integer not null,
      refunded_cents integer not null,
      is_disputed integer not null,
      paid_at bigint not null
    )`,
    "create index gift_payment_gift on gift_payment (gift_row)",
    "create index gift_payment_paid_at on gift_payment (paid_at)",

    // One line of an entry for each account; the lines of an entry add up to nothing.
    `create table ledger (
      entry text not null,
      account text not null check (account in ('provider', 'gifts', 'fee_cover', 'card_fees')),
      kind text not null,
      gift_row integer not null references gift (row_id),
      at bigint not null,
      year integer not null,
      cents integer not null check (cents <> 0),
      primary key (entry, account)
    )`,
    "create index ledger_gift on ledger (gift_row)",

    `create table gift_mark (
      gift_row integer not null references gift (row_id),
      mark text not null,
      at bigint not null,
      primary key (gift_row, mark)
    )`,

    "alter table letter add column gift_row integer references gift (row_id)",
    "create index letter_gift on letter (gift_row)",
  ],
};
