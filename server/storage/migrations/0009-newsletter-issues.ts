import type { Migration } from "./migration.ts";

/**
 * What is kept of the newsletter's issues: numbers for good, and for some weeks who was written to, so
 * that nobody gets one twice.
 */
export const newsletterIssues: Migration = {
  name: "0009-newsletter-issues",
  statements: () => [
    `create table newsletter_issue (
      id text not null primary key,
      begun_at bigint not null,
      readers integer not null,
      delivered integer not null,
      gone integer not null
    )`,
    `create table newsletter_copy (
      issue text not null references newsletter_issue (id),
      email text not null,
      message_id text not null,
      primary key (issue, email)
    )`,
    "create index newsletter_copy_message on newsletter_copy (message_id)",
    "create index newsletter_copy_email on newsletter_copy (email)",
  ],
};
