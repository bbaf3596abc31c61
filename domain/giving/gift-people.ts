import { randomToken } from "#domain/hashing.ts";
import type { Database } from "#domain/tables/database.ts";
import { changeRows, findRows } from "#domain/tables/rows.ts";
import type { DonorRow } from "./donor-names.ts";
import type { PaymentMode } from "./gift.ts";

/** The new address of a gift's e-mails and the key that confirms it. */
export type NewEmail = {
  /** Lower case. */
  readonly email: string;
  /** Unguessable; in the link that goes to that address alone. */
  readonly key: string;
  readonly at: Date;
};

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

const nothing = { newEmail: null, newEmailKey: null, newEmailAt: null } as const;

const noWayBack = { resumeKey: null, resumeUntil: null, remindAt: null } as const;

/** Notes the address that mails about a gift shall go to; one that was noted before is forgotten. */
export const askNewEmail = (database: Database, row: number, { email, key, at }: NewEmail) =>
  changeRows(
    database,
    "gift",
    { rowId: row },
    { newEmail: email, newEmailKey: key, newEmailAt: at },
  );

/** The requested address of a gift, by its row or by the confirming key; null: none. */
export async function newEmail(
  { db }: Database,
  of: { row: number } | { key: string },
): Promise<(NewEmail & { row: number }) | null> {
  const found = await db
    .selectFrom("gift")
    .select(["rowId", "newEmail", "newEmailKey", "newEmailAt"])
    .where((eb) => ("key" in of ? eb("newEmailKey", "=", of.key) : eb("rowId", "=", of.row)))
    .executeTakeFirst();
  const { rowId: row, newEmail: email, newEmailKey: key, newEmailAt: at } = found ?? {};
  return row && email && key && at ? { row, email, key, at } : null;
}

/**
 * From now on the gift is the new address's, and nothing is noted any more. Its id, its manage token and
 * the keys of its receipts are others: those before are in somebody else's mailbox.
 */
export async function takeNewEmail(database: Database, row: number, email: string): Promise<void> {
  const others = { id: randomToken(), ...noWayBack, ...nothing };
  await changeRows(database, "gift", { rowId: row }, { email, ...others });
  await renewKeys(database, row);
}

/** Another manage token, and another key for each receipt of a gift: no link of before opens it. */
export async function renewKeys(database: Database, giftRow: number): Promise<void> {
  await changeRows(database, "gift", { rowId: giftRow }, { manageToken: randomToken() });
  for (const { paymentId } of await findRows(database, "giftPayment", { giftRow }))
    await changeRows(database, "giftPayment", { paymentId }, { receiptKey: randomToken() });
}

/** Forgets what was noted before a moment and never confirmed. */
export async function forgetNewEmails({ db }: Database, before: Date): Promise<void> {
  await db.updateTable("gift").set(nothing).where("newEmailAt", "<", before).execute();
}
