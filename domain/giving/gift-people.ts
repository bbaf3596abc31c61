import { sql } from "kysely";
import { dayMs, hourMs } from "#domain/clock.ts";
import { randomToken } from "#domain/hashing.ts";
import { type Database, changeRows, findRows, matching } from "#domain/tables/database.ts";
import { withoutPerson } from "#domain/tables/personal.ts";
import { emailLinkDays, keepUnpaidDays, type Gift, type PaymentMode } from "./gift.ts";
import { oneIfLeft } from "./gift-books.ts";
import { toGift } from "./gift-store.ts";

/**
 * Gifts with money, once for each year of which something is left, in the order they were begun; `email` is empty if
 * entered without an address or erased, `name` null if the donor wants none or staff have not approved it.
 */
export async function donorRows({ db }: Database, mode: PaymentMode) {
  const rows = await db
    .selectFrom("ledger")
    .innerJoin("gift", "gift.rowId", "ledger.giftRow")
    .leftJoin("giftMark", (join) =>
      join.onRef("giftMark.giftRow", "=", "gift.rowId").on("mark", "=", nameShown),
    )
    .select(["year", "gift.rowId as giftRow", "mark"])
    .select(["gift.email", "gift.displayName", "gift.entered"])
    .distinct()
    .where("account", "=", "gifts")
    .where(oneIfLeft, "=", 1)
    .where("gift.mode", "=", mode)
    .orderBy("gift.rowId")
    .execute();
  return rows.map(({ displayName, mark, ...row }) => ({ ...row, name: mark && displayName }));
}

export type DonorRow = Awaited<ReturnType<typeof donorRows>>[number];

/** Mark of a gift whose public name staff have approved. */
export const nameShown = "name shown";

/** True while a gift's public name waits for approval by staff. */
export const nameWaits = ({ displayName, state }: Gift, marks: readonly string[]): boolean =>
  displayName !== null && state === "received" && !marks.includes(nameShown);

/** Gifts whose public names wait for approval by staff. */
export async function namesWaiting({ db }: Database, mode: PaymentMode): Promise<readonly Gift[]> {
  const read = db.selectFrom("giftMark").select("giftRow").where("mark", "=", nameShown);
  const rows = await db
    .selectFrom("gift")
    .selectAll()
    .where("displayName", "is not", null)
    .where("state", "=", "received")
    .where("mode", "=", mode)
    .where("rowId", "not in", read)
    .orderBy("rowId")
    .execute();
  return rows.map(toGift);
}

/** Removes the public name from a gift and all others of the address ("" for none). @returns false if none had one */
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

/** Sets a gift's confirmed new address and replaces its id, tokens and keys, which the old mailbox knows. */
export async function takeNewEmail(database: Database, row: number, email: string): Promise<void> {
  const others = { id: randomToken(), ...noWayBack, remindAt: null, ...noNewEmail };
  await changeRows(database, "gift", { rowId: row }, { email, ...others });
  await renewKeys(database, row);
}

/** Replaces a gift's manage token and receipt keys, which revokes earlier links. */
export async function renewKeys(database: Database, giftRow: number): Promise<void> {
  await changeRows(database, "gift", { rowId: giftRow }, { manageToken: randomToken() });
  for (const { paymentId } of await findRows(database, "giftPayment", { giftRow }))
    await changeRows(database, "giftPayment", { paymentId }, { receiptKey: randomToken() });
}

/** Clears resume keys and unconfirmed addresses that have expired, and network hashes after two hours. */
export async function forgetPassed(database: Database, now: Date): Promise<void> {
  const before = (ms: number) => ({ until: new Date(now.getTime() - ms) });
  await changeRows(database, "gift", { resumeUntil: before(0) }, noWayBack);
  await changeRows(database, "gift", { newEmailAt: before(emailLinkDays * dayMs) }, noNewEmail);
  await database.db
    .updateTable("gift")
    .set({ network: null })
    .where("network", "is not", null)
    .where(matching({ startedAt: before(2 * hourMs) }))
    .execute();
}

/**
 * Erases personal data and e-mails of unpaid gifts begun before a moment. A gift that waits for its
 * bank is kept for another thirty days.
 * @returns number of gifts
 */
export async function eraseUnpaid({ db, engine }: Database, before: Date): Promise<number> {
  const longBefore = new Date(before.getTime() - keepUnpaidDays * dayMs);
  // A subquery in both statements, as the ids might exceed the parameter limit.
  const unpaid = db
    .selectFrom("gift")
    .select("rowId")
    .where("email", "<>", "")
    .where("startedAt", "<", before)
    .where((eb) =>
      eb.or([
        eb("state", "in", ["started", "failed", "expired"]),
        eb.and({ state: "waiting" }).and("startedAt", "<", longBefore),
      ]),
    )
    .where((eb) => eb.or([eb("recurring", "is", null), eb("recurring", "=", "stopped")]))
    .where("rowId", "not in", db.selectFrom("giftPayment").select("giftRow"));
  await db.deleteFrom("email").where("giftRow", "in", unpaid).execute();
  const { numUpdatedRows } = await db
    .updateTable("gift")
    .set(withoutPerson({ db, engine }, "gift"))
    .where("rowId", "in", unpaid)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/**
 * Since a moment: `declines` and `paid` gifts of one network, and the number of networks that paid (`paying`) or had
 * more declines than gifts (`bad`). Counted in SQL, as an attack makes thousands of rows.
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
