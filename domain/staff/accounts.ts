import type { Insertable, Selectable } from "kysely";
import type { Bound } from "#domain/tables/bind.ts";
import type { Database } from "#domain/tables/database.ts";
import type { Tables } from "#domain/tables/tables.ts";

/** Accounts of staff. Sessions and links are kept as hashes: whoever reads them comes in nowhere. */
export type Accounts = Bound<typeof import("./accounts.ts")>;
export type Account = Selectable<Tables["account"]>;
export type Passkey = Selectable<Tables["passkey"]>;
export type Session = Selectable<Tables["session"]>;
export type OnceLink = Selectable<Tables["onceLink"]>;

/** Browsers are told apart for so long after they were last seen. */
const rememberedMs = 365 * 24 * 3_600_000;

export const list = ({ db }: Database) =>
  db.selectFrom("account").selectAll().orderBy("email").execute();

export const find = ({ db }: Database, id: number) =>
  db.selectFrom("account").selectAll().where("rowId", "=", id).executeTakeFirst();

export const findByEmail = ({ db }: Database, email: string) =>
  db.selectFrom("account").selectAll().where("email", "=", email).executeTakeFirst();

/** Adds somebody, or changes their roles and language; a disabled account works again. */
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

export async function rename({ db }: Database, id: number, name: string): Promise<void> {
  await db.updateTable("account").set({ name }).where("rowId", "=", id).execute();
}

/** Ends all by which somebody comes in. */
export async function disable({ db }: Database, id: number, disabledAt: Date): Promise<void> {
  await db.updateTable("account").set({ disabledAt }).where("rowId", "=", id).execute();
  for (const table of ["session", "passkey", "onceLink"] as const) {
    await db.deleteFrom(table).where("account", "=", id).execute();
  }
}

export async function addLink({ db }: Database, link: OnceLink): Promise<void> {
  await db.insertInto("onceLink").values(link).execute();
}

export const findLink = ({ db }: Database, hash: string, now: Date) =>
  db
    .selectFrom("onceLink")
    .selectAll()
    .where("hash", "=", hash)
    .where("endsAt", ">", now)
    .executeTakeFirst();

/** One takes it, however many try at once. */
export async function takeLink({ db }: Database, hash: string): Promise<boolean> {
  const taken = await db.deleteFrom("onceLink").where("hash", "=", hash).executeTakeFirst();
  return taken.numDeletedRows > 0;
}

export async function addPasskey({ db }: Database, passkey: Passkey): Promise<void> {
  await db.insertInto("passkey").values(passkey).execute();
}

export const findPasskey = ({ db }: Database, id: string) =>
  db.selectFrom("passkey").selectAll().where("id", "=", id).executeTakeFirst();

export const listPasskeys = ({ db }: Database, account: number) =>
  db.selectFrom("passkey").selectAll().where("account", "=", account).execute();

export async function usePasskey({ db }: Database, id: string, counter: number, usedAt: Date) {
  await db.updateTable("passkey").set({ counter, usedAt }).where("id", "=", id).execute();
}

/** With the sessions that it began. */
export async function removePasskey({ db }: Database, account: number, id: string, endedAt: Date) {
  const own = db.deleteFrom("passkey").where("account", "=", account).where("id", "=", id);
  if ((await own.executeTakeFirst()).numDeletedRows === 0n) return;
  await db.updateTable("session").set({ endedAt }).where("passkey", "=", id).execute();
}

/** @returns whether this browser is new to the account */
export async function begin(
  { db }: Database,
  session: Insertable<Tables["session"]> & Pick<Session, "begunAt">,
): Promise<boolean> {
  const { account, device, begunAt } = session;
  const old = new Date(begunAt.getTime() - rememberedMs);
  await db.deleteFrom("session").where("seenAt", "<", old).execute();
  await db.deleteFrom("onceLink").where("endsAt", "<", begunAt).execute();
  const known = await db
    .selectFrom("session")
    .select("hash")
    .where("account", "=", account)
    .where("device", "=", device)
    .executeTakeFirst();
  await db.insertInto("session").values(session).execute();
  return known === undefined;
}

export const findSession = ({ db }: Database, hash: string) =>
  db
    .selectFrom("session")
    .selectAll()
    .where("hash", "=", hash)
    .where("endedAt", "is", null)
    .executeTakeFirst();

export const listSessions = ({ db }: Database, account: number) =>
  db
    .selectFrom("session")
    .selectAll()
    .where("account", "=", account)
    .where("endedAt", "is", null)
    .execute();

export async function changeSession(
  { db }: Database,
  hash: string,
  change: Partial<Pick<Session, "seenAt" | "touchedAt">>,
): Promise<void> {
  await db.updateTable("session").set(change).where("hash", "=", hash).execute();
}

export async function endSession({ db }: Database, account: number, hash: string, endedAt: Date) {
  const own = db.updateTable("session").set({ endedAt }).where("account", "=", account);
  await own.where("hash", "=", hash).execute();
}
