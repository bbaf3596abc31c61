import type { GiftStore } from "#domain/giving/gift-store.ts";
import type { Database } from "./database.ts";
import { nobody } from "./gift-people.ts";
import { toGift } from "./gift-rows.ts";

/** Gifts that were begun and are not paid: the way back to them, and their end. */
export function forUnfinished({ db }: Database) {
  return {
    async findByResumeKey(key, now) {
      const row = await db
        .selectFrom("gift")
        .selectAll()
        .where("resume_key", "=", key)
        .where("resume_until", ">=", now.getTime())
        .executeTakeFirst();
      return row ? toGift(row) : null;
    },

    async remindersDue(now, limit) {
      const rows = await db
        .selectFrom("gift")
        .selectAll()
        .where("remind_at", "<=", now.getTime())
        .orderBy("remind_at")
        .limit(limit)
        .execute();
      return rows.map(toGift);
    },

    async endReminder(row) {
      await db.updateTable("gift").set({ remind_at: null }).where("row_id", "=", row).execute();
    },

    async forgetResumeKeys(now) {
      await db
        .updateTable("gift")
        .set({ resume_key: null, resume_until: null })
        .where("resume_until", "<", now.getTime())
        .execute();
    },

    async eraseUnpaid(of) {
      // Asked for anew by each statement: their names could be more than one takes.
      const unpaid = db
        .selectFrom("gift")
        .select("row_id")
        .where("state", "in", ["started", "failed", "expired"])
        .where("email", "<>", "")
        .where((eb) =>
          of instanceof Date ? eb("started_at", "<", of.getTime()) : eb("row_id", "=", of.row),
        )
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom("gift_payment")
                .select("payment_id")
                .whereRef("gift_payment.gift_row", "=", "gift.row_id"),
            ),
          ),
        );
      await db.deleteFrom("letter").where("gift_row", "in", unpaid).execute();
      const { numUpdatedRows } = await db
        .updateTable("gift")
        .set(nobody)
        .where("row_id", "in", unpaid)
        .executeTakeFirstOrThrow();
      return Number(numUpdatedRows);
    },
  } satisfies Partial<GiftStore>;
}
