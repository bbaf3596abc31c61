import { randomToken } from "#domain/hashing.ts";
import { newReceiptNumber } from "#domain/reference.ts";
import type { Database } from "#domain/tables/database.ts";
import { changeRows, findRow, findRows } from "#domain/tables/rows.ts";
import { toRow } from "#domain/tables/tables.ts";
import { toGift } from "./gift-store.ts";
import { backKinds } from "./ledger.ts";
import type { GiftPayment, PaymentMode } from "./gift.ts";

/**
 * Adds a payment with a new receipt number, or updates its refunds and dispute.
 * @returns true if it was added
 */
export async function savePayment(
  database: Database,
  payment: Omit<GiftPayment, "receiptNumber" | "receiptKey" | "backCents">,
): Promise<boolean> {
  const { paymentId, refundedCents, isDisputed, presented } = payment;
  const changing = { refundedCents, isDisputed, presented };
  if ((await changeRows(database, "giftPayment", { paymentId }, changing)) > 0) return false;
  const columns = { ...payment, receiptKey: randomToken() };
  // Retries if the random number is taken.
  for (let added; added === undefined;) {
    added = await database.db
      .insertInto("giftPayment")
      .values(toRow("giftPayment", { ...columns, receiptNumber: newReceiptNumber() }))
      .onConflict((conflict) => conflict.column("receiptNumber").doNothing())
      .returning("paymentId")
      .executeTakeFirst();
  }
  return true;
}

/** Payments, each with `back`: the cents refunded or disputed, by the ledger. */
const selectPayments = (db: Database["db"]) =>
  db
    .selectFrom("giftPayment")
    .selectAll("giftPayment")
    .select((eb) =>
      eb
        .selectFrom("ledger")
        .select((of) => of.fn.sum<number | string | null>("cents").as("cents"))
        .whereRef("ledger.paymentId", "=", "giftPayment.paymentId")
        .where("kind", "in", backKinds)
        .where("account", "in", ["gifts", "fee_cover"])
        .as("back"),
    );

type PaymentRow = Omit<GiftPayment, "backCents"> & { readonly back: number | string | null };

function toPayment({ back, ...row }: PaymentRow): GiftPayment {
  // A bank may withdraw an amount that was already refunded, so the sum can exceed the payment.
  const backCents = Math.min(Math.max(Number(back ?? 0), 0), row.giftCents + row.feeCoverCents);
  return { ...row, backCents };
}

/** Newest first. */
export async function paymentsOf({ db }: Database, row: number): Promise<readonly GiftPayment[]> {
  const rows = await selectPayments(db)
    .where("giftPayment.giftRow", "=", row)
    .orderBy("paidAt", "desc")
    .orderBy("paymentId")
    .execute();
  return rows.map(toPayment);
}

export async function findPayment(database: Database, receiptNumber: string) {
  const row = await selectPayments(database.db)
    .where("receiptNumber", "=", receiptNumber)
    .executeTakeFirst();
  const gift = row && (await findRow(database, "gift", { rowId: row.giftRow }));
  return gift ? { gift: toGift(gift), payment: toPayment(row) } : null;
}

/** Payments of an address from `from` to before `to`, oldest first. */
export async function paymentsBetween(database: Database, email: string, from: Date, to: Date) {
  const state = ["received", "refunded", "disputed"] as const;
  const gifts = (await findRows(database, "gift", { email, state })).map(toGift);
  if (gifts.length === 0) return [];
  const byRow = new Map(gifts.map((gift) => [gift.row, gift]));
  const rows = await selectPayments(database.db)
    .where("giftPayment.giftRow", "in", [...byRow.keys()])
    .where("paidAt", ">=", from)
    .where("paidAt", "<", to)
    .orderBy("paidAt")
    .execute();
  return rows.flatMap((row) => {
    const gift = byRow.get(row.giftRow);
    return gift ? [{ gift, payment: toPayment(row) }] : [];
  });
}

/** Distinct addresses with a payment from `from` to before `to`, sorted. */
export async function donorsBetween({ db }: Database, from: Date, to: Date) {
  const rows = await db
    .selectFrom("giftPayment")
    .innerJoin("gift", "gift.rowId", "giftPayment.giftRow")
    .select("gift.email")
    .distinct()
    .where("paidAt", ">=", from)
    .where("paidAt", "<", to)
    .where("gift.email", "<>", "")
    .where("gift.state", "<>", "withdrawn")
    .orderBy("gift.email")
    .execute();
  return rows.map(({ email }) => email);
}

/** Card payments of a mode whose fee is not in the ledger, longest unchecked first. */
export async function paymentsWithoutFee({ db }: Database, mode: PaymentMode, limit: number) {
  const rows = await selectPayments(db)
    .innerJoin("gift", "gift.rowId", "giftPayment.giftRow")
    .where("gift.mode", "=", mode)
    // Entered by hand: unknown to the provider.
    .where("gift.entered", "is", null)
    .where("giftPayment.paymentId", "not in", (eb) =>
      eb.selectFrom("ledger").select("paymentId").where("kind", "=", "fee"),
    )
    // Rotates, so that payments whose fee stays unknown do not starve the others.
    .orderBy((eb) => eb.fn.coalesce("feeAskedAt", eb.lit(0)))
    .orderBy("paidAt")
    .limit(limit)
    .execute();
  return rows.map(toPayment);
}

export const markFeeAsked = (database: Database, paymentId: string, at: Date) =>
  changeRows(database, "giftPayment", { paymentId }, { feeAskedAt: at });
