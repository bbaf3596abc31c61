import type { Migration } from "./migration.ts";

/** How far staff are with what visitors sent. Null for what was kept before: nobody knows. */
export const requestStages: Migration = {
  name: "0008-request-stages",
  statements: () => [
    `alter table submission add column stage text
       check (stage in ('received', 'read', 'answered', 'closed'))`,
    "alter table submission add column stage_at bigint",
    "alter table submission add column closed_because text",
    "alter table submission add column answered_at bigint",
    "create index submission_unanswered on submission (received_at) where stage is not null and answered_at is null",
  ],
};
