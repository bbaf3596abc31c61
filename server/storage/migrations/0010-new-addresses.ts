import type { Migration } from "./migration.ts";

/** The address that mails about a gift shall go to, until whoever has it confirms. */
export const newAddresses: Migration = {
  name: "0010-new-addresses",
  statements: () => [
    "alter table gift add column new_email text",
    "alter table gift add column new_email_key text",
    "alter table gift add column new_email_at bigint",
    "create index gift_new_email on gift (new_email) where new_email is not null",
    "create unique index gift_new_email_key on gift (new_email_key) where new_email_key is not null",
  ],
};
