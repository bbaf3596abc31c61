import type { Migration } from "./migration.ts";

/** What lets a thank-you page tell the advertising service of one gift, once, soon after its donor said yes. */
export const conversionMarks: Migration = {
  name: "0014-conversion-marks",
  statements: () => [
    "create table conversion_mark (mark text not null primary key, at bigint not null)",
  ],
};
