import { retryWhenLost } from "#domain/retry-when-lost.ts";
import { bind, type Bound } from "#domain/tables/bind.ts";
import { beginGift } from "./begin-gift.ts";
import { donorsOf, hideName } from "./donor-names.ts";
import { askNewEmail, confirmNewEmail, hasMoved, newEmailByKey } from "./email-change.ts";
import { requestLinks } from "./gift-links.ts";
import { isOldKey } from "./dated-key.ts";
import { mostDeclines } from "./card-testing.ts";
import { goalSum } from "./goals.ts";
import type { GivingWorld } from "./giving-world.ts";
import type { DemoCheckouts } from "./demo-checkouts.ts";
import type { CardFee } from "./card-fee.ts";
import type { PaymentMode } from "./gift.ts";
import { statusOf } from "./gift-status.ts";
import type { WebhookAnswer } from "./giving.ts";
import type { Receipt } from "./receipts.ts";
import { cardChangeUrl, changeRecurring, recurringByToken } from "./recurring-gift.ts";
import { answerMonthlyQuestion, monthlyQuestion } from "./monthly-question.ts";
import type { PaymentEvent } from "./payment-event.ts";
import { refuseNews } from "./news-of-gifts.ts";
import { PaymentsUnavailable, type OfferedWays } from "./payments.ts";
import { checkReceipt, findByNumber, findByReceipt, receiptOf, shownReceipts } from "./receipts.ts";
import { unfinished } from "./unfinished-gift.ts";
import { statementByLink } from "./statements.ts";
import { requestRefund, resendReceipt } from "./refunds.ts";
import { totalsOf } from "./totals.ts";
import { findGift, takeEvent } from "./take-event.ts";

async function receiptsOf(world: GivingWorld, giftId: string): Promise<readonly Receipt[]> {
  const gift = await world.storage.gifts.find(giftId);
  if (!gift) return [];
  return shownReceipts(world, gift, await world.storage.gifts.paymentsOf(gift.row));
}

/** A receipt by number and key, for its page and PDF; null unless both fit. */
async function receipt(world: GivingWorld, number: string, key: string): Promise<Receipt | null> {
  const found = await findByReceipt(world, number, key);
  return found && receiptOf(world, found.gift, found.payment);
}

/** The same for an e-mail of ours that waits to leave: its key may have been replaced meanwhile. */
async function enclosedReceipt(world: GivingWorld, number: string): Promise<Receipt | null> {
  const found = await findByNumber(world, number);
  return found && receiptOf(world, found.gift, found.payment);
}

const hourMs = 3_600_000;

const rules = {
  begin: beginGift,
  status: statusOf,
  receipt,
  enclosedReceipt,
  receiptsOf,
  isOldLink: isOldKey,
  askNewEmail,
  newEmailByKey,
  confirmNewEmail,
  hasMoved,
  monthlyQuestion,
  answerMonthlyQuestion,
  checkReceipt,
  statement: statementByLink,
  recurringByToken,
  changeRecurring,
  cardChangeUrl,
  requestLinks,
  requestRefund,
  resendReceipt: async (world: GivingWorld, number: string, key: string) =>
    resendReceipt(world, await findByReceipt(world, number, key), false),
  goalSum,
  donors: donorsOf,
  hideName,
  refuseNews,
  totals: totalsOf,
  receiveWebhook,
};

/**
 * Giving as pages and the webhook use it: `services(context).giving`. Every rule rejects with
 * `StorageUnavailable` when the database cannot be reached: show the page again with its values, status 503.
 */
export type Giving = Bound<typeof rules, GivingWorld> & {
  readonly mode: PaymentMode;
  /** For `feeCoverFor` and `totalWithFee` of card-fee.ts: what the page shows is what is charged. */
  readonly cardFee: CardFee;
  readonly unfinished: Bound<typeof unfinished, GivingWorld>;
  /** The payment page's offer, as its account said last; null until it has. Asked for once an hour. */
  ways(): OfferedWays | null;
  /** The demonstration checkout; null when real payments are set up: its page is then not found. */
  readonly demo: DemoCheckouts | null;
};

export function createGiving(world: GivingWorld, demo: DemoCheckouts | null): Giving {
  let offered: OfferedWays | null = null;
  let askAt = new Date(0);
  return {
    ...bind(rules, world),
    ways() {
      const now = world.clock.now();
      if (now >= askAt) {
        askAt = new Date(now.getTime() + hourMs);
        world.payments.waysToPay().then((said) => (offered = said), world.report);
      }
      return offered;
    },
    mode: world.payments.mode,
    cardFee: world.cardFee,
    unfinished: bind(unfinished, world),
    demo,
  };
}

/** Events that are not ours are refused; those that are ours are on disk before the answer leaves. */
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
