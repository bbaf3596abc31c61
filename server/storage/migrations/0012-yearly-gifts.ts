import type { Migration } from "./migration.ts";

/**
 * Gifts that come every year. The condition on `rhythm` is too narrow for them: the column is made anew, as
 * in 0007. How such a gift stands, and what is told of it, bears a name that fits both rhythms.
 */
export const yearlyGifts: Migration = {
  name: "0012-yearly-gifts",
  statements: () => [
    `alter table gift add column kept_rhythm text not null default 'once'
       check (kept_rhythm in ('once', 'monthly', 'yearly'))`,
    "update gift set kept_rhythm = rhythm",
    "alter table gift drop column rhythm",
    "alter table gift rename column kept_rhythm to rhythm",

    "alter table gift rename column monthly to recurring",
    `update payment_event set event = replace(event, '"kind":"monthly"', '"kind":"recurring"')
     where event like '%"kind":"monthly"%'`,
  ],
};
