import type { Database } from "#domain/tables/database.ts";
import { changeRows } from "#domain/tables/rows.ts";
import { nobody } from "#domain/tables/personal.ts";
import { toGift } from "./gift-rows.ts";
import type { Gift } from "./gift.ts";

/** Declined cards and paid gifts of one network. */
export type NetworkTries = {
  readonly network: string;
  readonly declines: number;
  readonly paid: number;
};

/** The gift that a way back to the form belongs to, while it works. */
export async function findByResumeKey(
  { db }: Database,
  key: string,
  now: Date,
): Promise<Gift | null> {
  const row = await db
    .selectFrom("gift")
    .selectAll()
    .where("resumeKey", "=", key)
    .where("resumeUntil", ">=", now)
    .executeTakeFirst();
  return row ? toGift(row) : null;
}

/** The reminder is sent, or is not to be. */
export const endReminder = (database: Database, row: number) =>
  changeRows(database, "gift", { rowId: row }, { remindAt: null });

/** Takes the keys off gifts whose way back is over. */
export async function forgetResumeKeys({ db }: Database, now: Date): Promise<void> {
  await db
    .updateTable("gift")
    .set({ resumeKey: null, resumeUntil: null })
    .where("resumeUntil", "<", now)
    .execute();
}

/**
 * Of gifts never paid that were begun before a moment, or of the one with a row, erases who began
 * them and their letters. Answers how many.
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
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("giftPayment")
            .select("paymentId")
            .whereRef("giftPayment.giftRow", "=", "gift.rowId"),
        ),
      ),
    );
  await db.deleteFrom("email").where("giftRow", "in", unpaid).execute();
  const { numUpdatedRows } = await db
    .updateTable("gift")
    .set(nobody("gift"))
    .where("rowId", "in", unpaid)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Declines and payments since a moment, by network. */
export async function triesSince({ db }: Database, since: Date): Promise<readonly NetworkTries[]> {
  const rows = await db
    .selectFrom("gift")
    .select((eb) => [
      "network",
      eb.fn
        .sum<number | string>(
          eb.case().when("declinedAt", ">=", since).then(eb.ref("declines")).else(0).end(),
        )
        .as("declines"),
      eb.fn
        .sum<number | string>(eb.case().when("receivedAt", ">=", since).then(1).else(0).end())
        .as("paid"),
    ])
    .where("network", "is not", null)
    .where((eb) =>
      eb.or([
        eb("startedAt", ">=", since),
        eb("declinedAt", ">=", since),
        eb("receivedAt", ">=", since),
      ]),
    )
    .groupBy("network")
    .execute();
  return rows.map(({ network, declines, paid }) => ({
    network: network ?? "",
    declines: Number(declines),
    paid: Number(paid),
  }));
}

/** Takes networks off gifts that were begun before a moment. */
export async function forgetNetworks({ db }: Database, before: Date): Promise<void> {
  await db
    .updateTable("gift")
    .set({ network: null })
    .where("network", "is not", null)
    .where("startedAt", "<", before)
    .execute();
}
