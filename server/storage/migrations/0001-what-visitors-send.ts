import type { Migration } from "./migration.ts";

/** Submissions with pictures, the outbox, newsletter subscribers, limits and the audit. */
export const whatVisitorsSend: Migration = {
  name: "0001-what-visitors-send",
  statements: ({ id, bytes }) => [
    `create table submission (
      id ${id},
      reference text not null unique,
      attempt_key text not null unique,
      form text not null,
      language text not null check (language in ('en', 'es')),
      email text,
      fields text not null,
      state text not null check (state in ('received', 'suspected')),
      suspicions text not null,
      received_at bigint not null,
      erase_after bigint not null
    )`,
    "create index submission_received_at on submission (received_at)",
    "create index submission_email on submission (email)",
    "create index submission_erase_after on submission (erase_after)",

    `create table picture (
      submission_id integer not null references submission (id) on delete cascade,
      position integer not null,
      type text not null,
      width integer not null,
      height integer not null,
      bytes ${bytes} not null,
      primary key (submission_id, position)
    )`,

    `create table letter (
      id ${id},
      message_id text not null unique,
      submission_id integer references submission (id) on delete cascade,
      name text not null,
      to_email text,
      reply_to text,
      language text not null check (language in ('en', 'es')),
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
      last_error text
    )`,
    "create index letter_waiting on letter (due_at) where state = 'waiting'",
    "create index letter_submission on letter (submission_id)",
    "create index letter_to_email on letter (to_email)",

    `create table subscriber (
      email text not null primary key,
      language text not null check (language in ('en', 'es')),
      state text not null check (state in ('asked', 'confirmed', 'left')),
      token text not null unique,
      asked_at bigint not null,
      confirmed_at bigint,
      left_at bigint
    )`,

    `create table tally (
      key text not null primary key,
      count integer not null,
      ends_at bigint not null
    )`,
    "create index tally_ends_at on tally (ends_at)",

    `create table audit (
      number integer not null primary key,
      at bigint not null,
      action text not null,
      detail text not null,
      hash text not null
    )`,

    "create table secret (name text not null primary key, value text not null)",
    "create table daily_job (job text not null primary key, day text not null)",
  ],
};
