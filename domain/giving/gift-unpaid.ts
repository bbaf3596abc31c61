import { sql } from "kysely";
import type { Database } from "#domain/tables/database.ts";
import { nobody } from "#domain/tables/personal.ts";

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
  const [{ declines, paid, paying, bad }] = rows as [(typeof rows)[0]];
  return {
    declines: Number(declines),
    paid: Number(paid),
    paying: Number(paying),
    bad: Number(bad),
  };
}
