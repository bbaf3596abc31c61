import { randomToken } from "#domain/hashing.ts";
import type { Database } from "#domain/tables/database.ts";
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
      email === ""
        ? eb("rowId", "=", row)
        : eb.or([eb("rowId", "=", row), eb("email", "=", email)]),
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
