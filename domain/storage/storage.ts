import * as books from "#domain/giving/gift-books.ts";
import * as events from "#domain/giving/gift-events.ts";
import * as payments from "#domain/giving/gift-payments.ts";
import * as people from "#domain/giving/gift-people.ts";
import * as gifts from "#domain/giving/gift-store.ts";
import * as outbox from "#domain/mail/outbox.ts";
import * as sending from "#domain/mail/sending.ts";
import * as issues from "#domain/newsletter/issues.ts";
import * as subscribers from "#domain/newsletter/subscribers.ts";
import * as programFees from "#domain/program-fees/program-fee-store.ts";
import * as accounts from "#domain/staff/accounts.ts";
import { openRateLimits } from "#domain/spam/rate-limits.ts";
import * as submissions from "#domain/submissions/submissions.ts";
import * as dailyJobs from "#domain/tables/daily-jobs.ts";
import type { Database } from "#domain/tables/database.ts";
import { countPerson, erasePerson, tellPerson } from "#domain/tables/personal.ts";
import * as audit from "./audit.ts";
import { figures } from "./figures.ts";

type Takes = (database: Database, ...rest: never[]) => unknown;

/** A module's functions that take a database first, as they are called once it is given. */
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

/** @param database or one transaction on it */
export const openStores = (database: Database, rateLimitSecret: string) => ({
  submissions: bind(submissions, database),
  outbox: { ...bind(outbox, database), ...bind(sending, database) },
  subscribers: bind(subscribers, database),
  issues: bind(issues, database),
  rateLimits: openRateLimits(database, rateLimitSecret),
  gifts: {
    ...bind(gifts, database),
    ...bind(books, database),
    ...bind(events, database),
    ...bind(payments, database),
    ...bind(people, database),
  },
  programFees: bind(programFees, database),
  accounts: bind(accounts, database),
  audit: bind(audit, database),
  ...bind(dailyJobs, database),
  ...bind({ countPerson, erasePerson, tellPerson, figures }, database),
});

/**
 * All that the site keeps. Each call is one statement or one transaction. Rejects with `StorageUnavailable` when
 * the database is full, busy or out of reach.
 */
export type Storage = Stores & {
  /**
   * All of it is on disk when the promise resolves, none of it when it rejects. The work changes nothing but
   * by the stores it is given, and must not wait for anything else.
   */
  transaction<Result>(work: (stores: Stores) => Promise<Result>): Promise<Result>;
  /** Random, made once and the same for all processes on one database. */
  secret(name: string): Promise<string>;
  /**
   * Puts somebody on the list of the erased, for a backup of before that is brought back.
   * @param who an address in lower case, the reference of a message or gift, or the number of a program fee
   */
  noteErased(who: string, at: Date): Promise<void>;
  /** After erasing: no copy of it stays in the files of the database. */
  scrub(): Promise<void>;
  /** Resolves when the database answers and can keep more. */
  check(): Promise<void>;
  close(): Promise<void>;
};
