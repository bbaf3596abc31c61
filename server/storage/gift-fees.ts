import { sql } from "kysely";
import type { GiftStore } from "#domain/giving/gift-store.ts";
import type { Database } from "./database.ts";
import { toPayment } from "./gift-rows.ts";

/** Payments whose card fee is still to be asked for. */
export function forFees({ db }: Database) {
  return {
    async paymentsWithoutFee(mode, limit) {
      const rows = await db
        .selectFrom("gift_payment")
        .innerJoin("gift", "gift.row_id", "gift_payment.gift_row")
        .selectAll("gift_payment")
        .where("gift.mode", "=", mode)
        // The provider knows nothing of what staff entered by hand.
        .where("gift.entered", "is", null)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom("ledger")
                .select("entry")
                .whereRef("ledger.gift_row", "=", "gift_payment.gift_row")
                .where("kind", "=", "fee")
                .where("entry", "=", sql<string>`'fee:' || gift_payment.payment_id`),
            ),
          ),
        )
        // In turn, so that one the provider does not know never keeps the others waiting.
        .orderBy((eb) => eb.fn.coalesce("fee_asked_at", eb.lit(0)))
        .orderBy("paid_at")
        .limit(limit)
        .execute();
      return rows.map(toPayment);
    },

    async markFeeAsked(paymentId, at) {
      await db
        .updateTable("gift_payment")
        .set({ fee_asked_at: at.getTime() })
        .where("payment_id", "=", paymentId)
        .execute();
    },
  } satisfies Partial<GiftStore>;
}
