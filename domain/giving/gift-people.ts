import { sql } from "kysely";
import { randomToken } from "#domain/hashing.ts";
import type { Database } from "#domain/tables/database.ts";
import { nobody } from "#domain/tables/personal.ts";
import { changeRows, findRows } from "#domain/tables/rows.ts";
import type { DonorRow } from "./donor-names.ts";
import type { PaymentMode } from "./gift.ts";

/** The gifts of money that stand, once for each year with a payment, in the order they were made. */
export async function donorRows({ db }: Database, mode: PaymentMode): Promise<readonly DonorRow[]> {
  const rows = await db
    .selectFrom("ledger")
    .innerJoin("gift", "gift.rowId", "ledger.giftRow")
    .leftJoin("giftMark", (join) =>
      join.onRef("giftMark.giftRow", "=", "gift.rowId").on("mark", "=", nameShown),
    )
    .select(["year", "gift.rowId", "gift.email", "gift.displayName", "mark"])
    .distinct()
    .where("kind", "=", "payment")
    .where("gift.mode", "=", mode)
    .where("gift.state", "=", "received")
    .orderBy("gift.rowId")
    .execute();
  return rows.map(({ year, rowId: giftRow, email, displayName, mark }) => ({
    year,
    giftRow,
    email,
    name: mark && displayName,
  }));
}

/** A gift is marked so once somebody of the staff has read the name that its donor wants shown. */
export const nameShown = "name shown";

/** Names of received gifts that nobody has read yet, each once. */
export async function namesWaiting({ db }: Database): Promise<readonly string[]> {
  const read = db.selectFrom("giftMark").select("giftRow").where("mark", "=", nameShown);
  const rows = await db
    .selectFrom("gift")
    .select("displayName")
    .distinct()
    .where("displayName", "is not", null)
    .where("state", "=", "received")
    .where("mode", "=", "live")
    .where("rowId", "not in", read)
    .execute();
  return rows.flatMap(({ displayName }) => displayName ?? []);
}

/** Takes the public name off a gift and off all of the same address. False when none had one. */
export async function hideNames({ db }: Database, row: number, email: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("gift")
    .set({ displayName: null })
    .where("displayName", "is not", null)
    .where((eb) =>
      eb.or([eb("rowId", "=", row), ...(email === "" ? [] : [eb("email", "=", email)])]),
    )
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0;
}

const noNewEmail = { newEmail: null, newEmailKey: null, newEmailAt: null } as const;
const noWayBack = { resumeKey: null, resumeUntil: null } as const;

/**
 * From now on the gift is the new address's, and nothing is noted any more. Its id, its manage token and
 * the keys of its receipts are others: those before are in somebody else's mailbox.
 */
export async function takeNewEmail(database: Database, row: number, email: string): Promise<void> {
  const others = { id: randomToken(), ...noWayBack, remindAt: null, ...noNewEmail };
  await changeRows(database, "gift", { rowId: row }, { email, ...others });
  await renewKeys(database, row);
}

/** Another manage token, and another key for each receipt of a gift: no link of before opens it. */
export async function renewKeys(database: Database, giftRow: number): Promise<void> {
  await changeRows(database, "gift", { rowId: giftRow }, { manageToken: randomToken() });
  for (const { paymentId } of await findRows(database, "giftPayment", { giftRow }))
    await changeRows(database, "giftPayment", { paymentId }, { receiptKey: randomToken() });
}

/** Takes off gifts what is kept until a moment: ways back, networks, addresses that nobody confirmed. */
export async function forgetPassed(
  { db }: Database,
  until: Readonly<Record<"waysBack" | "networks" | "newEmails", Date>>,
): Promise<void> {
  const gifts = db.updateTable("gift");
  await gifts.set(noWayBack).where("resumeUntil", "<", until.waysBack).execute();
  await gifts
    .set({ network: null })
    .where("network", "is not", null)
    .where("startedAt", "<", until.networks)
    .execute();
  await gifts.set(noNewEmail).where("newEmailAt", "<", until.newEmails).execute();
}

/** Takes a person without an address off a gift. Answers how many gifts. */
export const erasePerson = (database: Database, row: number) =>
  changeRows(database, "gift", { rowId: row }, nobody("gift"));

/**
 * Erases the person and the e-mails of each gift never paid that was begun before a moment, or of the one with a
 * row. Answers how many.
 */
export async function eraseUnpaid(
  { db }: Database,
  of: Date | { readonly row: number },
): Promise<number> {
  // Asked for anew by each statement: their names could be more than one takes.
  const unpaid = db
    .selectFrom("gift")
    .select("rowId")
    .where("state", "in", ["started", "failed", "expired"])
    .where("email", "<>", "")
    .where((eb) => (of instanceof Date ? eb("startedAt", "<", of) : eb("rowId", "=", of.row)))
    .where("rowId", "not in", db.selectFrom("giftPayment").select("giftRow"));
  await db.deleteFrom("email").where("giftRow", "in", unpaid).execute();
  const { numUpdatedRows } = await db
    .updateTable("gift")
    .set(nobody("gift"))
    .where("rowId", "in", unpaid)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/**
 * Declines and payments of a network since a moment, and how many networks paid, or had more declines than
 * gifts. Counted in the database: in a busy hour there are thousands.
 */
export async function triesSince({ db }: Database, since: Date, network: string) {
  const { rows } = await sql<Record<"declines" | "paid" | "paying" | "bad", number | string>>`
    select coalesce(sum(case when network = ${network} then declines end), 0) as declines,
      coalesce(sum(case when network = ${network} then paid end), 0) as paid,
      count(case when paid > 0 then 1 end) as paying,
      count(case when declines > paid then 1 end) as bad
    from (select network,
        sum(case when declined_at >= ${Number(since)} then declines else 0 end) as declines,
        sum(case when received_at >= ${Number(since)} then 1 else 0 end) as paid
      from gift where network is not null group by network) as tries`.execute(db);
  const [sums] = rows as [(typeof rows)[0]];
  const numbers = Object.entries(sums).map(([name, sum]) => [name, Number(sum)]);
  return Object.fromEntries(numbers) as Record<keyof typeof sums, number>;
}
