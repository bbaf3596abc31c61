import { giftTables } from "./0019-gift-tables.ts";
import type { Migration } from "./migration.ts";

const submissionTables: readonly string[] = [
  `create table submission (
    id {id},
    reference text not null unique,
    attempt_key text not null unique,
    form text not null,
    email text,
    fields text not null,
    state text not null check (state in ('received', 'suspected')),
    suspicions text not null,
    received_at bigint not null,
    erase_after bigint not null,
    stage text check (stage in ('received', 'read', 'answered', 'closed')),
    stage_at bigint,
    closed_because text,
    answered_at bigint,
    staff_note text not null default '',
    language text not null default 'en'
  )`,
  "create index submission_received_at on submission (received_at)",
  "create index submission_email on submission (email)",
  "create index submission_erase_after on submission (erase_after)",
  "create index submission_unanswered on submission (received_at) where stage is not null and answered_at is null",

  `create table picture (
    submission_id integer not null references submission (id) on delete cascade,
    position integer not null,
    type text not null,
    width integer not null,
    height integer not null,
    bytes {bytes} not null,
    primary key (submission_id, position)
  )`,
];

const otherTables: readonly string[] = [
  `create table letter (
    id {id},
    message_id text not null unique,
    submission_id integer references submission (id) on delete cascade,
    name text not null,
    to_email text,
    reply_to text,
    subject text not null,
    text text not null,
    html text not null,
    unsubscribe_url text,
    state text not null check (state in ('waiting', 'held', 'sent', 'dead')),
    attempts integer not null,
    created_at bigint not null,
    due_at bigint not null,
    dead_after bigint,
    lease text,
    last_error text,
    gift_row integer references gift (row_id),
    enclosure text,
    fee_row integer references program_fee (row_id),
    language text not null default 'en'
  )`,
  "create index letter_waiting on letter (due_at) where state = 'waiting'",
  "create index letter_submission on letter (submission_id)",
  "create index letter_to_email on letter (to_email)",
  "create index letter_gift on letter (gift_row)",
  "create index letter_fee on letter (fee_row) where fee_row is not null",

  `create table subscriber (
    email text not null primary key,
    state text not null check (state in ('asked', 'confirmed', 'left')),
    token text not null unique,
    asked_at bigint not null,
    confirmed_at bigint,
    left_at bigint,
    language text not null default 'en'
  )`,
  `create table newsletter_issue (
    id text not null primary key,
    begun_at bigint not null,
    readers integer not null,
    delivered integer not null,
    gone integer not null
  )`,
  `create table newsletter_copy (
    issue text not null references newsletter_issue (id),
    email text not null,
    message_id text not null,
    primary key (issue, email)
  )`,
  "create index newsletter_copy_message on newsletter_copy (message_id)",
  "create index newsletter_copy_email on newsletter_copy (email)",

  "create table tally (key text not null primary key, count integer not null, ends_at bigint not null)",
  "create index tally_ends_at on tally (ends_at)",

  // One line of an entry for each account; the lines of an entry add up to nothing.
  `create table audit (
    number integer not null primary key,
    at bigint not null,
    action text not null,
    detail text not null,
    hash text not null
  )`,
  "create table secret (name text not null primary key, value text not null)",
  "create table daily_job (job text not null primary key, day text not null)",

  `create table account (
    row_id {id},
    email text not null unique,
    name text not null,
    language text not null,
    roles text not null,
    disabled_at bigint
  )`,
  `create table passkey (
    id text not null primary key,
    account integer not null references account (row_id),
    public_key {bytes} not null,
    counter bigint not null,
    transports text not null,
    label text not null,
    used_at bigint not null
  )`,
  `create table session (
    hash text not null primary key,
    account integer not null references account (row_id),
    passkey text,
    device text not null,
    label text not null,
    begun_at bigint not null,
    seen_at bigint not null,
    touched_at bigint,
    ended_at bigint
  )`,
  `create table once_link (
    hash text not null primary key,
    account integer not null references account (row_id),
    kind text not null check (kind in ('invitation', 'link')),
    browser text,
    ends_at bigint not null
  )`,
];

/**
 * The tables of 2026-11-26, their columns in the order in which nineteen steps had added them. A database that has the
 * last of those steps behind it has this one; an older one is refused.
 */
export const baseline: Migration = {
  name: "0019-accounts",
  statements: ({ id, bytes }) =>
    [...submissionTables, ...giftTables, ...otherTables].map((statement) =>
      statement.replace("{id}", id).replace("{bytes}", bytes),
    ),
};
