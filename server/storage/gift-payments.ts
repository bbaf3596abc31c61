import { randomToken } from "#domain/hashing.ts";
import type { GiftStore } from "#domain/giving/gift-store.ts";
import { newReceiptNumber } from "#domain/reference.ts";
import type { Database } from "./database.ts";
import { toGift, toPayment } from "./gift-rows.ts";

/** Payments and their receipts' numbers, in the table `gift_payment`. */
export function forPayments({ db }: Database) {
  return {
    async savePayment(payment) {
      const changing = {
        refunded_cents: payment.refundedCents,
        is_disputed: payment.isDisputed ? 1 : 0,
      };
      const known = await db
        .updateTable("gift_payment")
        .set(changing)
        .where("payment_id", "=", payment.paymentId)
        .returning("payment_id")
        .executeTakeFirst();
      if (known) return;
      const columns = {
        ...changing,
        payment_id: payment.paymentId,
        receipt_key: randomToken(),
        gift_row: payment.giftRow,
        gift_cents: payment.giftCents,
        fee_cover_cents: payment.feeCoverCents,
        paid_at: payment.paidAt.getTime(),
      };
      // A number that is somebody else's already is drawn anew.
      for (let added; added === undefined;) {
        added = await db
          .insertInto("gift_payment")
          .values({ ...columns, receipt_number: newReceiptNumber() })
          .onConflict((conflict) => conflict.column("receipt_number").doNothing())
          .returning("payment_id")
          .executeTakeFirst();
      }
    },

    async paymentsOf(row) {
      const rows = await db
        .selectFrom("gift_payment")
        .selectAll()
        .where("gift_row", "=", row)
        .orderBy("paid_at", "desc")
        .orderBy("payment_id")
        .execute();
      return rows.map(toPayment);
    },

    async findPayment(receiptNumber) {
      const row = await db
        .selectFrom("gift_payment")
        .selectAll()
        .where("receipt_number", "=", receiptNumber)
        .executeTakeFirst();
      if (!row) return null;
      const gift = await db
        .selectFrom("gift")
        .selectAll()
        .where("row_id", "=", row.gift_row)
        .executeTakeFirstOrThrow();
      return { gift: toGift(gift), payment: toPayment(row) };
    },

    async paymentsBetween(email, from, to) {
      const gifts = await db
        .selectFrom("gift")
        .selectAll()
        .where("email", "=", email)
        .where("received_at", "is not", null)
        .where("state", "<>", "withdrawn")
        .execute();
      if (gifts.length === 0) return [];
      const byRow = new Map(gifts.map((gift) => [gift.row_id, toGift(gift)]));
      const rows = await db
        .selectFrom("gift_payment")
        .selectAll()
        .where("gift_row", "in", [...byRow.keys()])
        .where("paid_at", ">=", from.getTime())
        .where("paid_at", "<", to.getTime())
        .orderBy("paid_at")
        .execute();
      return rows.flatMap((row) => {
        const gift = byRow.get(row.gift_row);
        return gift ? [{ gift, payment: toPayment(row) }] : [];
      });
    },

    async donorsBetween(from, to) {
      const rows = await db
        .selectFrom("gift_payment")
        .innerJoin("gift", "gift.row_id", "gift_payment.gift_row")
        .select("gift.email")
        .distinct()
        .where("paid_at", ">=", from.getTime())
        .where("paid_at", "<", to.getTime())
        .where("gift.email", "<>", "")
        .where("gift.state", "<>", "withdrawn")
        .orderBy("gift.email")
        .execute();
      return rows.map(({ email }) => email);
    },
  } satisfies Partial<GiftStore>;
}
