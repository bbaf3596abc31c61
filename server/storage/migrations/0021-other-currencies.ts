import type { Migration } from "./migration.ts";

/** What a card was charged where the donor paid in another currency. */
export const otherCurrencies: Migration = {
  name: "0021-other-currencies",
  statements: () => ["alter table gift_payment add column presented text"],
};
