import type { Migration } from "./migration.ts";

/** The way back to a gift that was begun and not paid, and the reminder its donor wished for. */
export const unfinishedGifts: Migration = {
  name: "0013-unfinished-gifts",
  statements: () => [
    "alter table gift add column resume_key text",
    "alter table gift add column resume_until bigint",
    "alter table gift add column remind_at bigint",
    "create unique index gift_resume_key on gift (resume_key) where resume_key is not null",
    "create index gift_remind_at on gift (remind_at) where remind_at is not null",
  ],
};
