import type { GiftStore } from "../giving/gift-store.ts";
import type { Outbox } from "../mail/outbox.ts";
import type { MessageKeeper } from "#domain/submissions/message-keeper.ts";
import type { Subscribers } from "../newsletter/subscribers.ts";
import type { RateLimits } from "../spam/rate-limits.ts";
import type { Audit } from "./audit.ts";
import type { Submissions } from "../submissions/submissions.ts";

/** What is kept, each kind by its own port. */
export type Stores = {
  readonly submissions: Submissions;
  readonly outbox: Outbox;
  readonly subscribers: Subscribers;
  readonly rateLimits: RateLimits;
  readonly gifts: GiftStore;
  readonly audit: Audit;
  /**
   * True for exactly one caller per day and job, whichever process asks first. The day before the
   * last one is a process whose clock is behind and does not count; an earlier one does: after a
   * clock that ran ahead the work goes on.
   *
   * @param day `2026-03-02`, or an hour, `2026-03-02T15`; one job has always one of the two
   */
  startDaily(job: string, day: string): Promise<boolean>;
  /** The day a job was last started; null: never. */
  lastDay(job: string): Promise<string | null>;
  forgetDaily(job: string): Promise<void>;
  /** Everything under a person's address, in every table. Answers how many rows of each. */
  erasePerson(email: string): Promise<Readonly<Record<string, number>>>;
};

/**
 * Durable storage. Each method is one statement or one transaction of its own; `transaction`
 * joins several: all of it is on disk when the promise resolves, none of it when it rejects.
 * The work must use only the stores it is given and must not wait for anything else. It changes
 * nothing but by them: it is done again when somebody else who came at the same moment made it fail.
 *
 * Rejects with `StorageUnavailable` when the database is full, busy or out of reach.
 */
export type Storage = Stores &
  MessageKeeper & {
    transaction<Result>(work: (stores: Stores) => Promise<Result>): Promise<Result>;
    /** A random secret, made once and the same for all processes on this database. */
    secret(name: string): Promise<string>;
    /** After erasing: no copy of what is gone stays in the files of the database. */
    scrub(): Promise<void>;
    /** Resolves when the database answers and can keep what it is sent. */
    check(): Promise<void>;
    close(): Promise<void>;
  };
