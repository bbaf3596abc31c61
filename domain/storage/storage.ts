import type { DailyJobs, Durable, ErasedPeople, Secrets } from "#domain/durable.ts";
import type { GiftStore } from "#domain/giving/gift-store.ts";
import type { Outbox } from "#domain/mail/outbox.ts";
import type { ProgramFeeStore } from "#domain/program-fees/program-fee-store.ts";
import type { Issues } from "#domain/newsletter/issues.ts";
import type { Subscribers } from "#domain/newsletter/subscribers.ts";
import type { RateLimits } from "#domain/spam/rate-limits.ts";
import type { Submissions } from "#domain/submissions/submissions.ts";
import type { Audit } from "./audit.ts";
import type { Figures } from "./figures.ts";

/** What is kept, each kind by its own port. */
export type Stores = DailyJobs & {
  readonly submissions: Submissions;
  readonly outbox: Outbox;
  readonly subscribers: Subscribers;
  readonly issues: Issues;
  readonly rateLimits: RateLimits;
  readonly gifts: GiftStore;
  readonly programFees: ProgramFeeStore;
  readonly audit: Audit;
  /** Everything under a person's address, in every table. Answers how many rows of each. */
  erasePerson(email: string): Promise<Readonly<Record<string, number>>>;
};

/** All that the site keeps. Rules ask for the part of it that they need. */
export type Storage = Durable<Stores> &
  Secrets &
  ErasedPeople & {
    /** After erasing: no copy of what is gone stays in the files of the database. */
    scrub(): Promise<void>;
    /** Resolves when the database answers and can keep what it is sent. */
    check(): Promise<void>;
    /** What an operator watches. */
    figures(): Promise<Figures>;
    close(): Promise<void>;
  };
