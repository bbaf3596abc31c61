import * as books from "#domain/giving/gift-books.ts";
import * as people from "#domain/giving/gift-people.ts";
import * as gifts from "#domain/giving/gift-store.ts";
import * as outbox from "#domain/mail/outbox.ts";
import * as issues from "#domain/newsletter/issues.ts";
import * as subscribers from "#domain/newsletter/subscribers.ts";
import * as programFees from "#domain/program-fees/program-fee-store.ts";
import * as accounts from "#domain/staff/accounts.ts";
import { openRateLimits } from "#domain/spam/rate-limits.ts";
import * as submissions from "#domain/submissions/submissions.ts";
import * as dailyJobs from "#domain/tables/daily-jobs.ts";
import type { Database } from "#domain/tables/database.ts";
import { countPerson, erasePerson, personalData } from "#domain/tables/personal.ts";
import * as audit from "./audit.ts";
import { eraseRecord } from "./erase-record.ts";
import { storageMetrics } from "./storage-metrics.ts";
import type { Clock } from "#domain/clock.ts";
import type { MailWriter } from "#domain/mail/mail.ts";

type Takes = (database: Database, ...rest: never[]) => unknown;

/** A module's functions of `(database, …rest)`, bound to one database. */
type Bound<Module> = {
  readonly [
    Name in keyof Module as Module[Name] extends Takes ? Name : never
  ]: Module[Name] extends (database: Database, ...rest: infer Rest) => infer Result
    ? (...rest: Rest) => Result
    : never;
};

function bind<Module extends object>(module: Module, database: Database): Bound<Module> {
  const bound = Object.entries(module as Record<string, unknown>).flatMap(([name, take]) =>
    typeof take === "function" ? [[name, (take as Takes).bind(null, database)]] : [],
  );
  return Object.fromEntries(bound) as Bound<Module>;
}

export type Stores = ReturnType<typeof openStores>;

/** All tables' functions, bound to a database or to one transaction on it. */
export const openStores = (database: Database, rateLimitSecret: string) => ({
  submissions: bind(submissions, database),
  outbox: bind(outbox, database),
  subscribers: bind(subscribers, database),
  issues: bind(issues, database),
  rateLimits: openRateLimits(database, rateLimitSecret),
  gifts: {
    ...bind(gifts, database),
    ...bind(books, database),
    ...bind(people, database),
  },
  programFees: bind(programFees, database),
  accounts: bind(accounts, database),
  audit: bind(audit, database),
  ...bind(dailyJobs, database),
  ...bind({ countPerson, erasePerson, eraseRecord, personalData, storageMetrics }, database),
});

/**
 * The site's storage. Each call is one statement or one transaction, and rejects with `StorageUnavailable` when the
 * database is full, busy or unreachable.
 */
export type Storage = Stores & {
  /**
   * Runs `work` in one transaction, which is on disk when the promise resolves. `work` may use only `stores` and must
   * not wait for anything else, such as the network.
   */
  transaction<Result>(work: (stores: Stores) => Promise<Result>): Promise<Result>;
  /** A random secret, created on first use and shared by all processes on one database. */
  secret(name: string): Promise<string>;
  /**
   * Adds to the list of erasures, which is applied again when an older backup is restored.
   * @param who an address in lower case, the reference of a message or gift, or the number of a program fee
   */
  noteErased(who: string, at: Date): Promise<void>;
  /** Removes remains of deleted rows from the database files; called after erasing. */
  scrub(): Promise<void>;
  /** Resolves when the database is reachable and writable. */
  check(): Promise<void>;
  close(): Promise<void>;
};

/** Everything outside that rules use, but for payments and pictures. */
export type World = {
  readonly storage: Storage;
  readonly mails: MailWriter;
  readonly clock: Clock;
  /** Public origin, without a slash at the end. */
  readonly siteUrl: string;
  /** Wakes the outbox after an e-mail was queued. */
  wakeOutbox(): void;
};
