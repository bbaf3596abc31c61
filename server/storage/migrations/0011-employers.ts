import type { Migration } from "./migration.ts";

/** The employer that may match a gift, as its donor named it. */
export const employers: Migration = {
  name: "0011-employers",
  statements: () => ["alter table gift add column employer text"],
};
