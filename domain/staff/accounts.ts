import { dayMs } from "#domain/clock.ts";
import { addRows, changeRows, eraseRows, findRow, findRows } from "#domain/tables/database.ts";
import type { Database } from "#domain/tables/database.ts";
import type { NewRow, Row } from "#domain/tables/tables.ts";

// Session and link tokens are stored as SHA-256 hashes: a stolen database signs nobody in.
export type Account = Row<"account">;
export type Passkey = Row<"passkey">;
export type Session = Row<"session">;
export type OnceLink = Row<"onceLink">;

/** A browser not seen for this long counts as new again: its owner gets an e-mail. */
const rememberedMs = 365 * dayMs;

export const list = async (database: Database) =>
  (await findRows(database, "account", {})).toSorted((a, b) => a.email.localeCompare(b.email));
export const find = (database: Database, id: number) => findRow(database, "account", { rowId: id });
export const findByEmail = (database: Database, email: string) =>
  findRow(database, "account", { email });

/** Adds an account, or changes the roles and language of the one with this address and enables it again. */
export const invite = (
  { db }: Database,
  { email, ...how }: Pick<Account, "email" | "language" | "roles">,
): Promise<Account> =>
  db
    .insertInto("account")
    .values({ email, name: "", ...how })
    .onConflict((known) => known.column("email").doUpdateSet({ ...how, disabledAt: null }))
    .returningAll()
    .executeTakeFirstOrThrow();

export const rename = (database: Database, id: number, name: string) =>
  changeRows(database, "account", { rowId: id }, { name });

/** Disables an account and deletes its sessions, passkeys and links. */
export async function disable(database: Database, id: number, disabledAt: Date): Promise<void> {
  await changeRows(database, "account", { rowId: id }, { disabledAt });
  for (const table of ["session", "passkey", "onceLink"] as const)
    await eraseRows(database, table, { account: id });
}

export const addLink = (database: Database, link: OnceLink) => addRows(database, "onceLink", link);

export const findLink = (database: Database, hash: string, now: Date) =>
  findRow(database, "onceLink", { hash, endsAt: { from: now } });

/** Deletes a link. @returns true for exactly one of several concurrent calls */
export const takeLink = async (database: Database, hash: string) =>
  (await eraseRows(database, "onceLink", { hash })) > 0;

export const addPasskey = (database: Database, passkey: Passkey) =>
  addRows(database, "passkey", passkey);
export const findPasskey = (database: Database, id: string) => findRow(database, "passkey", { id });
export const listPasskeys = (database: Database, account: number) =>
  findRows(database, "passkey", { account });
export const usePasskey = (database: Database, id: string, counter: number, usedAt: Date) =>
  changeRows(database, "passkey", { id }, { counter, usedAt });

/** Deletes a passkey and ends the sessions that it started. */
export async function removePasskey(
  database: Database,
  account: number,
  id: string,
  endedAt: Date,
): Promise<void> {
  if (await eraseRows(database, "passkey", { account, id }))
    await changeRows(database, "session", { passkey: id }, { endedAt });
}

/** Stores a new session and deletes expired ones. @returns true when the account never used this browser before */
export async function startSession(
  database: Database,
  session: NewRow<"session"> & Pick<Session, "begunAt">,
): Promise<boolean> {
  const { account, device, begunAt } = session;
  const old = new Date(begunAt.getTime() - rememberedMs);
  await eraseRows(database, "session", { seenAt: { until: old } });
  await eraseRows(database, "onceLink", { endsAt: { until: begunAt } });
  const known = await findRow(database, "session", { account, device });
  await addRows(database, "session", session);
  return known === undefined;
}

export const findSession = (database: Database, hash: string) =>
  findRow(database, "session", { hash, endedAt: null });
export const listSessions = (database: Database, account: number) =>
  findRows(database, "session", { account, endedAt: null });
export const changeSession = (
  database: Database,
  hash: string,
  change: Partial<Pick<Session, "seenAt" | "touchedAt">>,
) => changeRows(database, "session", { hash }, change);
export const endSession = (database: Database, account: number, hash: string, endedAt: Date) =>
  changeRows(database, "session", { account, hash }, { endedAt });
