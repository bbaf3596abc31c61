import { email } from "#domain/forms/form.ts";
import { queueNewEmailLink } from "#domain/giving/email-change.ts";
import { entryFields } from "#domain/giving/entered-gift.ts";
import { nameShown } from "#domain/giving/gift-people.ts";
import { leftOf, type Gift, type PaidGift } from "#domain/giving/gift.ts";
import { plainDollars } from "#domain/giving/money.ts";
import { centsOf } from "#domain/giving/read-typed.ts";
import { refundMark } from "#domain/giving/refunds.ts";
import { takeWithin } from "#domain/giving/take-event.ts";
import { signedBy, type Acting, deedOn, seen, sure, Refusal } from "./deed.ts";

function requireName(_: Acting, { displayName }: Gift): void {
  if (displayName === null) throw new Refusal("no_name");
}

function requireRefundable(_: Acting, { gift, payment }: PaidGift): void {
  if (gift.entered) throw new Refusal("by_hand");
  if (leftOf(payment) <= 0) throw new Refusal("given_back");
}

/**
 * Requests a refund. The returned event then updates the ledger and mails the donor. The idempotency key contains
 * the number of refunds before, so a repeated request refunds once; rejected ones count, and can be made again.
 * @throws PaymentsUnavailable when the provider does not answer or refuses
 */
async function requestProviderRefund(acting: Acting, { gift, payment }: PaidGift, cents: number) {
  const { storage, clock, payments } = acting;
  const { paymentId } = payment;
  const entries = await storage.gifts.entriesOf(gift.row);
  const made = entries.filter((one) => one.kind === "refund" && one.paymentId === paymentId);
  // Before the call: the record names who asked, also when this process dies before the answer.
  const detail = signedBy(acting, { cents, gift: gift.reference });
  await storage.audit.append(clock.now(), "refund_asked", detail);
  return payments.refund(gift, paymentId, cents, `refund ${paymentId} ${made.length} ${cents}`);
}

export const giftDeeds = {
  // The new address must confirm by a link, and the old one is told.
  other_address: deedOn<Gift>()({
    path: "email",
    form: "address",
    fields: { email, sure },
    may(_, gift) {
      if (gift.state === "withdrawn") throw new Refusal("already_withdrawn");
      if (gift.email === "") {
        throw new Refusal(gift.entered ? "entered_without_address" : "erased");
      }
    },
    faults: (_, values, gift) =>
      values["email"]?.toLowerCase() === gift.email ? { email: "same_address" } : {},
    async rule(acting, stores, gift, { email: other }) {
      await queueNewEmailLink(acting, stores, gift, other.toLowerCase());
      return { record: ["email", { gift: gift.reference }] };
    },
  }),
  /** For a donor who asks for it by telephone or e-mail. */
  stop_gift: deedOn<Gift>()({
    path: "stop",
    fields: { sure },
    may({ payments }, { recurring, mode }) {
      if (recurring === null || recurring === "stopped") throw new Refusal("not_recurring");
      if (mode !== payments.mode) throw new Refusal("another_mode");
    },
    prepare: ({ payments }, gift) =>
      payments.changeRecurring(gift, { kind: "stop" }, `${gift.id} stop`),
    async rule(acting, stores, { reference }, _, { prepared }) {
      await takeWithin(acting, stores, prepared);
      return { record: ["stopped", { gift: reference }] };
    },
  }),
  show_name: deedOn<Gift>()({
    path: "show-name",
    may: requireName,
    async rule({ clock }, { gifts }, { row, reference }) {
      const isNew = await gifts.mark(row, nameShown, clock.now());
      return { record: isNew ? ["name", { gift: reference, shown: 1 }] : null };
    },
  }),
  hide_name: deedOn<Gift>()({
    path: "hide-name",
    form: "name",
    fields: { sure },
    may: requireName,
    async rule(_, { gifts }, { row, email: of, reference }) {
      await gifts.hideNames(row, of);
      return { record: ["name", { gift: reference }] };
    },
  }),
  /** For a donor who is not refunded, or agreed to keep the gift. */
  close_request: deedOn<Gift>()({
    path: "close-request",
    async rule(_, { gifts }, { row, reference }) {
      const marks = await gifts.marksOf(row);
      for (const mark of marks) if (mark.startsWith(refundMark)) await gifts.unmark(row, mark);
      return { record: ["settled", { gift: reference }] };
    },
  }),
};

export const paymentDeeds = {
  refund: deedOn<PaidGift>()({
    path: "refund",
    fields: { amount: { ...entryFields.amount, required: true }, left: seen, sure },
    may: requireRefundable,
    first: (_, { payment }) => ({
      amount: plainDollars(leftOf(payment)),
      left: plainDollars(leftOf(payment)),
    }),
    faults(_, { amount = "", left }, { payment }) {
      // A form reloaded after a first refund must not refund a second time: it shows the new rest and asks again.
      if (left !== plainDollars(leftOf(payment))) return { amount: "changed" };
      return centsOf(amount) > leftOf(payment) ? { amount: "above_rest" } : {};
    },
    prepare: (acting, paid, { amount }) => requestProviderRefund(acting, paid, centsOf(amount)),
    async rule(acting, stores, { gift }, { amount }, { prepared }) {
      await takeWithin(acting, stores, prepared);
      return { record: ["refunded", { cents: centsOf(amount), gift: gift.reference }] };
    },
  }),
};
