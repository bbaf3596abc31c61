import type { Migration } from "./migration.ts";

export const otherCurrencies: Migration = {
  name: "0021-other-currencies",
  statements: () => ["alter table gift_payment add column presented text"],
};
