import type { Migration } from "./migration.ts";

/**
 * Gifts that come every year. The condition on `rhythm` is too narrow for them: the column is made anew, as
 * in 0007. How such a gift stands stays in the column `monthly`, and what was told of it under that word:
 * the version before goes on writing both while the two change places (docs/decisions/0021).
 */
export const yearlyGifts: Migration = {
  name: "0012-yearly-gifts",
  statements: () => [
    `alter table gift add column kept_rhythm text not null default 'once'
       check (kept_rhythm in ('once', 'monthly', 'yearly'))`,
    "update gift set kept_rhythm = rhythm",
    "alter table gift drop column rhythm",
    "alter table gift rename column kept_rhythm to rhythm",
  ],
};
