import type { Migration } from "./migration.ts";

/**
 * Gifts that staff enter by hand. Goods and stock have no amount, and money that did not come by card
 * is at the bank: two conditions of before are too narrow. Neither engine changes a condition the way
 * the other does, so one column and one table are made anew, which both do alike.
 */
export const giftsByHand: Migration = {
  name: "0007-gifts-by-hand",
  statements: () => [
    "alter table gift add column cents integer not null default 0 check (cents >= 0)",
    "update gift set cents = gift_cents",
    "alter table gift drop column gift_cents",
    "alter table gift rename column cents to gift_cents",
    "alter table gift add column entered text",
    "alter table gift add column staff_note text not null default ''",

    `create table new_ledger (
      entry text not null,
      account text not null
        check (account in ('provider', 'bank', 'gifts', 'fee_cover', 'card_fees')),
      kind text not null,
      gift_row integer not null references gift (row_id),
      at bigint not null,
      year integer not null,
      cents integer not null check (cents <> 0),
      primary key (entry, account)
    )`,
    `insert into new_ledger (entry, account, kind, gift_row, at, year, cents)
     select entry, account, kind, gift_row, at, year, cents from ledger`,
    "drop table ledger",
    "alter table new_ledger rename to ledger",
    "create index ledger_gift on ledger (gift_row)",
  ],
};
