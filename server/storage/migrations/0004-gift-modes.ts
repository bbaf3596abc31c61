import type { Migration } from "./migration.ts";

/**
 * Demonstration, test and real money are three things, told apart in each row. What Stripe's test
 * keys left behind until now is known by the name of its payment page (`cs_test_…`).
 */
export const giftModes: Migration = {
  name: "0004-gift-modes",
  statements: () => [
    `alter table gift add column mode text not null default 'live'
       check (mode in ('demonstration', 'test', 'live'))`,
    "update gift set mode = 'test' where checkout_id like 'cs\\_test\\_%' escape '\\'",
    "update gift set mode = 'demonstration' where is_demonstration = 1",
    "alter table gift drop column is_demonstration",

    "alter table payment_event add column mode text not null default 'live'",
    `update payment_event set mode =
       (select gift.mode from gift where gift.row_id = payment_event.gift_row)
     where gift_row is not null`,
    // A person has said that it is of no gift of ours.
    "alter table payment_event add column elsewhere_at bigint",

    "alter table gift_payment add column fee_asked_at bigint",

    // How the hourly checks of the books ended last; `problem` is empty when all was well.
    `create table gift_check (
      what text not null primary key,
      at bigint not null,
      problem text not null
    )`,
  ],
};
