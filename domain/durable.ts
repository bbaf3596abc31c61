/**
 * Stores whose methods are one statement or one transaction each; `transaction` joins several: all of
 * it is on disk when the promise resolves, none of it when it rejects. The work must use only the
 * stores it is given and must not wait for anything else. It changes nothing but by them: it is done
 * again when somebody else who came at the same moment made it fail.
 *
 * Rejects with `StorageUnavailable` when the database is full, busy or out of reach.
 */
export type Durable<Stores> = Stores & {
  transaction<Result>(work: (stores: Stores) => Promise<Result>): Promise<Result>;
};

/** Random secrets, each made once and the same for all processes on one database. */
export type Secrets = { secret(name: string): Promise<string> };

/** The list of who was erased, beside the database: for a backup of before that is brought back. */
export type ErasedPeople = {
  /**
   * @param who an address in lower case, the reference of a message or of a gift never paid, or the number
   *   of a program fee
   */
  noteErased(who: string, at: Date): Promise<void>;
};

/** Work that is done once a day by one of the processes on a database. */
export type DailyJobs = {
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
};
