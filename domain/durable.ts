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
