import type { Migration } from "./migration.ts";

/** What the guard against tried-out cards counts: declines, each held against its network. */
export const cardTries: Migration = {
  name: "0005-card-tries",
  statements: () => [
    // Keyed hash; taken out again two hours after the gift was begun.
    "alter table gift add column network text",
    "alter table gift add column declines integer not null default 0",
    "alter table gift add column declined_at bigint",
    "create index gift_network on gift (network) where network is not null",
  ],
};
