import type { Updateable } from "kysely";
import { randomToken, hashKey } from "#domain/hashing.ts";
import { newReference, newReceiptNumber } from "#domain/reference.ts";
import {
  type Database,
  addRows,
  changeRows,
  eraseRows,
  findRow,
  findRows,
  matching,
  type RowFilter,
} from "#domain/tables/database.ts";
import { listing } from "#domain/tables/listing.ts";
import { toRow, type Tables, type Row } from "#domain/tables/tables.ts";
import type { Designation, Gift, GiftChoice, Pair, GiftPayment, PaymentMode } from "./gift.ts";
import { backKinds } from "./ledger.ts";

export { lock } from "#domain/tables/database.ts";

export type NewGift = GiftChoice &
  Pick<Gift, "idempotencyKey" | "startedAt" | "backPath" | "mode"> &
  Partial<
    Pick<Gift, "network" | "resumeKey" | "resumeUntil" | "remindAt" | "entered" | "staffNote">
  >;

export function toGift({ rowId, ...row }: Row<"gift">): Gift {
  const designation = toDesignation(row.designation, row.designationLabel);
  return { ...row, row: rowId, designation };
}

export const toDesignation = (id: string | null, label: Pair | null): Designation | null =>
  id === null || label === null ? null : { id, label };

/** Adds a gift with a new id, reference and manage token. @returns null if the idempotency key is taken */
export async function add(database: Database, { idempotencyKey, designation, ...gift }: NewGift) {
  const columns = {
    ...gift,
    idempotencyKey: hashKey(idempotencyKey),
    designation: designation?.id ?? null,
    designationLabel: designation?.label ?? null,
    state: "started" as const,
  };
  // Retries if the random reference is taken.
  for (;;) {
    const ids = { id: randomToken(), manageToken: randomToken(), reference: newReference() };
    const row = toRow("gift", { ...columns, ...ids });
    if (await addRows(database, "gift", row)) return find(database, ids.id);
    if (await find(database, columns.idempotencyKey, "idempotencyKey")) return null;
  }
}

export const change = (database: Database, row: number, to: Updateable<Tables["gift"]>) =>
  changeRows(database, "gift", { rowId: row }, to);

/** Marks a gift for something that must happen once, such as an e-mail. @returns false if the mark exists */
export const mark = (database: Database, row: number, what: string, at: Date) =>
  addRows(database, "giftMark", { giftRow: row, mark: what, at });

export const unmark = (database: Database, row: number, what: string) =>
  eraseRows(database, "giftMark", { giftRow: row, mark: what });

/** Marks of all gifts with a prefix, and of whom each gift is. @param start without `%` and `_` */
export const marked = ({ db }: Database, start: string) =>
  db
    .selectFrom("giftMark")
    .innerJoin("gift", "gift.rowId", "giftMark.giftRow")
    .select(["giftRow", "mark", "at", "email", "mode"])
    .where("mark", "like", `${start}%`)
    .execute();

export const marksOf = async (database: Database, row: number): Promise<readonly string[]> =>
  (await findRows(database, "giftMark", { giftRow: row })).map(({ mark }) => mark);

type Name = "id" | "idempotencyKey" | "reference" | "manageToken" | "resumeKey" | "newEmailKey";

/** Finds a gift by a unique column; "" never matches. */
export async function find(database: Database, value: string, column: Name = "id") {
  const row = value === "" ? undefined : await findRow(database, "gift", { [column]: value });
  return row ? toGift(row) : null;
}

export const findByIdempotencyKey = (database: Database, idempotencyKey: string) =>
  find(database, hashKey(idempotencyKey), "idempotencyKey");

/** Reads a gift and locks it until the transaction ends (`select … for update`). @throws if there is none */
export async function getForUpdate(database: Database, row: number): Promise<Gift> {
  const [found] = await findRows(database, "gift", { rowId: row }, true);
  if (!found) throw new Error(`there is no gift ${row}`);
  return toGift(found);
}

export const { list, count, each } = listing(
  "rowId",
  ({ db }: Database, wanted: RowFilter<"gift">) =>
    db.selectFrom("gift").selectAll().where(matching(wanted)),
  toGift,
);

/** Gifts whose reminder or dedication e-mail is due; 100 at most, the others next time. */
export const due = (database: Database, column: "remindAt" | "dedicationDueAt", now: Date) =>
  list(database, { [column]: { until: new Date(now.getTime() + 1) } }, 100, "asc");

/** Adds a payment with a new receipt number, or updates its refunds and dispute. */
export async function savePayment(
  database: Database,
  payment: Omit<GiftPayment, "receiptNumber" | "receiptKey" | "backCents" | "standsCents">,
): Promise<void> {
  const { paymentId, refundedCents, isDisputed, presented } = payment;
  const changing = { refundedCents, isDisputed, presented };
  if ((await changeRows(database, "giftPayment", { paymentId }, changing)) > 0) return;
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

type PaymentRow = Omit<GiftPayment, "backCents" | "standsCents"> & {
  readonly back: number | string | null;
};

function toPayment({ back, ...row }: PaymentRow): GiftPayment {
  const paidCents = row.giftCents + row.feeCoverCents;
  const taken = Number(back ?? 0);
  // A bank may withdraw an amount that was already refunded, so the sum can exceed the payment.
  const backCents = Math.min(Math.max(taken, 0), paidCents);
  return { ...row, backCents, standsCents: paidCents - taken };
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

/** The gifts with a payment in a period. */
export const rowsPaid = async (database: Database, paidAt: RowFilter<"giftPayment">["paidAt"]) =>
  (await findRows(database, "giftPayment", { paidAt })).map(({ giftRow }) => giftRow);

/** The moment of the first payment. */
export async function firstPaid({ db }: Database) {
  const first = db.selectFrom("giftPayment").select((eb) => eb.fn.min("paidAt").as("paidAt"));
  return (await first.executeTakeFirst())?.paidAt ?? undefined;
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
export const paymentsWithoutFee = ({ db }: Database, mode: PaymentMode, limit: number) =>
  db
    .selectFrom("giftPayment")
    .innerJoin("gift", "gift.rowId", "giftPayment.giftRow")
    .select("paymentId")
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

export const markFeeAsked = (database: Database, paymentId: string, at: Date) =>
  changeRows(database, "giftPayment", { paymentId }, { feeAskedAt: at });
