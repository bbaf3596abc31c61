import type { Migration } from "./migration.ts";

/** Payments that are no gifts, outside gifts and their books, and the letters that confirm them. */
export const programFees: Migration = {
  name: "0016-program-fees",
  statements: ({ id }) => [
    `create table program_fee (
      row_id ${id},
      number text not null unique,
      attempt_key text not null unique,
      kind text not null check (kind in ('workshop', 'trip', 'consultation', 'other')),
      details text not null,
      way text not null check (way in ('check', 'transfer', 'cash', 'other')),
      cents integer not null check (cents > 0),
      received_at bigint not null,
      entered_at bigint not null,
      name text not null,
      email text not null,
      language text not null check (language in ('en', 'es')),
      request text,
      note text not null,
      mode text not null check (mode in ('live', 'test', 'demonstration')),
      replaces text,
      withdrawn_at bigint,
      withdrawn_because text
    )`,
    "create index program_fee_email on program_fee (email)",
    "create index program_fee_request on program_fee (request) where request is not null",
    "alter table letter add column fee_row integer references program_fee (row_id)",
    "create index letter_fee on letter (fee_row) where fee_row is not null",
  ],
};
