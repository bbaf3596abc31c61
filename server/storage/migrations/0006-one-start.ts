import type { Migration } from "./migration.ts";

/** A gift is begun and its payment page opened in one go: one moment, kept once. */
export const oneStart: Migration = {
  name: "0006-one-start",
  statements: () => ["drop index gift_opened_at", "alter table gift drop column opened_at"],
};
