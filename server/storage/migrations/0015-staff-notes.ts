import type { Migration } from "./migration.ts";

/** What staff note beside a message, for themselves. */
export const staffNotes: Migration = {
  name: "0015-staff-notes",
  statements: () => ["alter table submission add column staff_note text not null default ''"],
};
