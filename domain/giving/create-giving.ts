import { retryWhenLost } from "#domain/retry-when-lost.ts";
import { addressOf } from "#domain/language/language.ts";
import { beginGift } from "./begin-gift.ts";
import { donorsOf, hideName } from "./donors.ts";
import {
  askNewEmail,
  confirmNewEmail,
  emailChangeOf,
  hasMoved,
  newEmailByKey,
} from "./email-change.ts";
import { requestLinks } from "./gift-links.ts";
import { isOldKey } from "./dated-key.ts";
import { mostDeclines } from "./card-testing.ts";
import { goalMeter } from "./goal-meter.ts";
import type { GivingWorld } from "./giving-world.ts";
import { maskedEmail } from "#domain/mail/masked-email.ts";
import type { DemoCheckouts } from "./demo-checkouts.ts";
import type { GiftStatus, Giving, WebhookAnswer } from "./giving.ts";
import { cardChangeUrl, changeRecurring, recurringByToken } from "./recurring-gift.ts";
import { answerMonthlyQuestion, monthlyQuestion } from "./monthly-question.ts";
import type { PaymentEvent } from "./payment-event.ts";
import { PaymentsUnavailable } from "./payments.ts";
import { checkReceipt, findByNumber, findByReceipt, receiptOf, shownReceipts } from "./receipts.ts";
import { createUnfinished, mayBeForgotten } from "./unfinished-gift.ts";
import { statementByLink } from "./statements.ts";
import { requestRefund, resendReceipt } from "./refunds.ts";
import { totalsOf } from "./totals.ts";
import { findGift, takeEvent } from "./take-event.ts";

/** Giving, as pages and the webhook use it. */
export function createGiving(world: GivingWorld, demo: DemoCheckouts | null): Giving {
  const receiptsOf = async (giftId: string) => {
    const gift = await world.storage.gifts.find(giftId);
    if (!gift) return [];
    const payments = await world.storage.gifts.paymentsOf(gift.row);
    return shownReceipts(world, gift, payments);
  };
  return {
    mode: world.payments.mode,
    cardFee: world.cardFee,
    begin: (request, meta) => beginGift(world, request, meta),
    status: (giftId) => statusOf(world, giftId),
    async receipt(number, key) {
      const found = await findByReceipt(world, number, key);
      return found && receiptOf(world, found.gift, found.payment);
    },
    async enclosedReceipt(number) {
      const found = await findByNumber(world, number);
      return found && receiptOf(world, found.gift, found.payment);
    },
    isOldLink: (kind, key) => isOldKey(world, kind, key),
    askNewEmail: (giftId, email, meta) => askNewEmail(world, giftId, email, meta),
    newEmailByKey: (key) => newEmailByKey(world, key),
    confirmNewEmail: (key) => confirmNewEmail(world, key),
    hasMoved: (of) => hasMoved(world, of),
    unfinished: createUnfinished(world),
    monthlyQuestion: (giftId) => monthlyQuestion(world, giftId),
    answerMonthlyQuestion: (giftId, answer) => answerMonthlyQuestion(world, giftId, answer),
    receiptsOf,
    checkReceipt: (typed, clientAddress) => checkReceipt(world, typed, clientAddress),
    statement: (link) => statementByLink(world, link),
    recurringByToken: (token) => recurringByToken(world, token),
    changeRecurring: (token, change, idempotencyKey) =>
      changeRecurring(world, token, change, idempotencyKey),
    cardChangeUrl: (token) => cardChangeUrl(world, token),
    requestLinks: (email, meta) => requestLinks(world, email, meta),
    requestRefund: (number, key) => requestRefund(world, number, key),
    resendReceipt: async (number, key) =>
      resendReceipt(world, await findByReceipt(world, number, key), false),
    goalMeter: (goal) => goalMeter(world, goal),
    donors: () => donorsOf(world),
    hideName: (giftId) => hideName(world, giftId),
    totals: () => totalsOf(world),
    receiveWebhook: (rawBody, signature) => receiveWebhook(world, rawBody, signature),
    demo,
  };
}

async function statusOf(world: GivingWorld, giftId: string): Promise<GiftStatus | null> {
  const gift = await world.storage.gifts.find(giftId);
  if (!gift) return null;
  const payments = await world.storage.gifts.paymentsOf(gift.row);
  const { dedication, language } = gift;
  const mayPay = gift.state === "started" || gift.state === "failed";
  return {
    id: gift.id,
    reference: gift.reference,
    state: gift.state,
    rhythm: gift.rhythm,
    giftCents: gift.giftCents,
    feeCoverCents: gift.feeCoverCents,
    totalCents: gift.giftCents + gift.feeCoverCents,
    refundedCents: payments.reduce((sum, { refundedCents }) => sum + refundedCents, 0),
    language,
    designation: gift.designation,
    dedication: dedication && { kind: dedication.kind, name: dedication.name },
    startedAt: gift.startedAt,
    receivedAt: gift.receivedAt,
    continueUrl: mayPay ? gift.checkoutUrl : null,
    maskedEmail: maskedEmail(gift.email),
    ...(await emailChangeOf(world, gift)),
    publicName: gift.remarks.display_name,
    employer: gift.remarks.employer,
    againPath: gift.backPath || addressOf("donate", language),
    mayBeForgotten: mayBeForgotten(gift, world.clock.now()),
    recurring: gift.recurring,
    receipts: shownReceipts(world, gift, payments),
    mode: gift.mode,
  };
}

/** What is not ours is refused; what is ours is on disk before the answer leaves. */
async function receiveWebhook(
  world: GivingWorld,
  rawBody: string,
  signature: string | null,
): Promise<WebhookAnswer> {
  const event = await world.payments.readWebhook(rawBody, signature, world.clock.now());
  if (event === "refused") return { status: 400, note: "refused" };
  await retryWhenLost(() => world.storage.gifts.noteCheck("webhook", world.clock.now(), ""));
  if (event === "of_no_use") return { status: 200, note: "of no use" };
  const note = await takeEvent(world, event);
  const { fact } = event;
  if (fact.kind === "other_currency" && note !== "known") {
    const line = `money in ${fact.currency} was told of and is in no books: ${fact.paymentId}`;
    world.report(new Error(line));
  }
  const isDecline = fact.kind === "declined" || fact.kind === "invoice_failed";
  if (isDecline && note === "taken") await closeAfterDeclines(world, event);
  return { status: 200, note };
}

/** Whoever has tried many cards on one page tries them out. A new page is asked for as any other. */
async function closeAfterDeclines(world: GivingWorld, event: PaymentEvent): Promise<void> {
  const gift = await findGift(world.storage, event);
  const isOpen = gift?.state === "failed" && gift.checkoutUrl !== null;
  if (!isOpen || gift.checkoutId === null || gift.declines < mostDeclines) return;
  try {
    await world.payments.closeCheckout(gift.checkoutId);
    // The provider tells of it too, later: until then nobody is led there any more.
    await retryWhenLost(() => world.storage.gifts.change(gift.row, { checkoutUrl: null }));
  } catch (error) {
    if (!(error instanceof PaymentsUnavailable)) throw error;
    world.report(error);
  }
}
