import type { ExpressionBuilder, ExpressionWrapper, Selectable, SqlBool, Updateable } from "kysely";
import type { GiftFilter } from "#domain/giving/gift-filter.ts";
import type { GiftChange, NewGift } from "#domain/giving/gift-store.ts";
import type { EnteredGift } from "#domain/giving/entered-gift.ts";
import type { Dedication, Designation, Gift, GiftPayment, Pair } from "#domain/giving/gift.ts";
import { remarksBy } from "#domain/giving/gift-remarks.ts";
import type { WholeLanguage } from "#domain/language/language.ts";
import type { Tables } from "./tables.ts";
import { hashKey } from "./idempotency-key.ts";

// What the program itself wrote needs no second check when it is read.
/** The gift of a row, as it was kept. */
export function toGift(row: Selectable<Tables["gift"]>): Gift {
  return {
    row: row.row_id,
    id: row.id,
    reference: row.reference,
    rhythm: row.rhythm as Gift["rhythm"],
    giftCents: row.gift_cents,
    feeCoverCents: row.fee_cover_cents,
    email: row.email,
    name: row.name,
    remarks: remarksBy((name) => row[name]),
    designation: toDesignation(row.designation, row.designation_label),
    dedication: row.dedication === null ? null : (JSON.parse(row.dedication) as Dedication),
    language: row.language as WholeLanguage,
    backPath: row.back_path,
    resumeKey: row.resume_key,
    remindAt: toDate(row.remind_at),
    declines: row.declines,
    state: row.state as Gift["state"],
    startedAt: new Date(row.started_at),
    receivedAt: toDate(row.received_at),
    checkoutId: row.checkout_id,
    checkoutUrl: row.checkout_url,
    subscriptionId: row.subscription_id,
    customerId: row.customer_id,
    mode: row.mode as Gift["mode"],
    manageToken: row.manage_token,
    recurring: row.monthly as Gift["recurring"],
    pausedUntil: toDate(row.paused_until),
    nextPaymentAt: toDate(row.next_payment_at),
    entered: row.entered === null ? null : (JSON.parse(row.entered) as EnteredGift),
    staffNote: row.staff_note,
  };
}

/** The row of a new gift. */
export function toColumns(gift: NewGift) {
  return {
    id: gift.id,
    reference: gift.reference,
    attempt_key: hashKey(gift.idempotencyKey),
    rhythm: gift.rhythm,
    gift_cents: gift.giftCents,
    fee_cover_cents: gift.feeCoverCents,
    email: gift.email,
    name: gift.name,
    ...gift.remarks,
    designation: gift.designation?.id ?? null,
    designation_label: gift.designation ? JSON.stringify(gift.designation.label) : null,
    dedication: gift.dedication ? JSON.stringify(gift.dedication) : null,
    language: gift.language,
    back_path: gift.backPath,
    resume_key: gift.resume?.key ?? null,
    resume_until: toMoment(gift.resume?.until ?? null),
    remind_at: toMoment(gift.resume?.remindAt ?? null),
    network: gift.network,
    state: "started",
    started_at: gift.startedAt.getTime(),
    mode: gift.mode,
    manage_token: gift.manageToken,
    entered: gift.entered ? JSON.stringify(gift.entered) : null,
    staff_note: gift.staffNote ?? "",
  };
}

/** What a gift is for, from its two columns. */
export function toDesignation(id: string | null, label: string | null): Designation | null {
  return id === null || label === null ? null : { id, label: JSON.parse(label) as Pair };
}

/** The payment of a row. */
export function toPayment(row: Selectable<Tables["gift_payment"]>): GiftPayment {
  return {
    giftRow: row.gift_row,
    paymentId: row.payment_id,
    receiptNumber: row.receipt_number,
    receiptKey: row.receipt_key,
    giftCents: row.gift_cents,
    feeCoverCents: row.fee_cover_cents,
    refundedCents: row.refunded_cents,
    isDisputed: row.is_disputed === 1,
    paidAt: new Date(row.paid_at),
  };
}

const toDate = (moment: number | null) => (moment === null ? null : new Date(moment));
const toMoment = (date: Date | null | undefined) =>
  date === undefined ? undefined : (date?.getTime() ?? null);

/** A change as columns; what is left out is not touched. */
export function toChangedColumns(change: GiftChange): Updateable<Tables["gift"]> {
  return {
    state: change.state,
    received_at: toMoment(change.receivedAt),
    checkout_id: change.checkoutId,
    checkout_url: change.checkoutUrl,
    declines: change.declines,
    declined_at: toMoment(change.declinedAt),
    subscription_id: change.subscriptionId,
    customer_id: change.customerId,
    monthly: change.recurring,
    paused_until: toMoment(change.pausedUntil),
    next_payment_at: toMoment(change.nextPaymentAt),
    gift_cents: change.giftCents,
    fee_cover_cents: change.feeCoverCents,
    dedication_due_at: toMoment(change.dedicationDueAt),
  };
}

/** The filter as a condition. */
export function matchesGift(
  eb: ExpressionBuilder<Tables, "gift">,
  filter: GiftFilter,
): ExpressionWrapper<Tables, "gift", SqlBool> {
  const all: ExpressionWrapper<Tables, "gift", SqlBool>[] = [];
  if (filter.state) all.push(eb("state", "=", filter.state));
  if (filter.rhythm) all.push(eb("rhythm", "=", filter.rhythm));
  if (filter.since) all.push(eb("started_at", ">=", filter.since.getTime()));
  if (filter.until) all.push(eb("started_at", "<", filter.until.getTime()));
  if (filter.email) all.push(eb("email", "=", filter.email));
  if (filter.designationId) all.push(eb("designation", "=", filter.designationId));
  if (filter.nextPayment) {
    const { after, until } = filter.nextPayment;
    all.push(eb("next_payment_at", ">", after.getTime()));
    all.push(eb("next_payment_at", "<=", until.getTime()));
  }
  return eb.and(all);
}
