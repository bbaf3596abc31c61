import type { Migration } from "./migration.ts";

/** Accounts of staff, their passkeys, sessions and links that open once. */
export const accounts: Migration = {
  name: "0019-accounts",
  statements: ({ id, bytes }) => [
    `create table account (
      row_id ${id},
      email text not null unique,
      name text not null,
      language text not null,
      roles text not null,
      disabled_at bigint
    )`,
    `create table passkey (
      id text not null primary key,
      account integer not null references account (row_id),
      public_key ${bytes} not null,
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
  ],
};
