import type { Migration } from "./migration.ts";

const tables = ["submission", "letter", "subscriber", "gift", "program_fee"];

/**
 * Which languages there are is said in domain/language/rows.ts alone: a row there must not end at a table. The
 * condition on `language` goes with its column, which is made anew as in 0007.
 */
export const anyLanguage: Migration = {
  name: "0017-any-language",
  statements: () =>
    tables.flatMap((table) => [
      `alter table ${table} add column spoken text not null default 'en'`,
      `update ${table} set spoken = language`,
      `alter table ${table} drop column language`,
      `alter table ${table} rename column spoken to language`,
    ]),
};
