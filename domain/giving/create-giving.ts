import { hourMs } from "#domain/clock.ts";
import { retryWhenLost } from "#domain/retry-when-lost.ts";
import { bind, type Bound } from "#domain/tables/bind.ts";
import { beginGift } from "./begin-gift.ts";
import type { CardFee } from "./card-fee.ts";
import { mostDeclines } from "./card-testing.ts";
import { isOldKey } from "./dated-key.ts";
import { donorsOf, hideName } from "./donor-names.ts";
import { askNewEmail, confirmNewEmail, hasMoved, newEmailByKey } from "./email-change.ts";
import { requestLinks } from "./gift-links.ts";
import { statusOf } from "./gift-status.ts";
import type { PaymentMode } from "./gift.ts";
import type { GivingWorld } from "./giving-world.ts";
import { goalSum } from "./goals.ts";
import { answerMonthlyQuestion, monthlyQuestion } from "./monthly-question.ts";
import { refuseNews } from "./news-of-gifts.ts";
import type { PaymentEvent } from "./payment-event.ts";
import { unlessAway, type DemoCheckouts, type OfferedWays } from "./payments.ts";
import { checkReceipt, enclosedReceipt, receiptByKey, receiptsOf } from "./receipts.ts";
import { cardChangeUrl, changeRecurring, recurringByToken } from "./recurring-gift.ts";
import { requestRefund, resendReceipt } from "./refunds.ts";
import { statementByLink } from "./statements.ts";
import { findGift, takeEvent } from "./take-event.ts";
import { totalsOf } from "./totals.ts";
import { forgetGift, resumedGift } from "./unfinished-gift.ts";

const rules = {
  begin: beginGift,
  status: statusOf,
  receipt: receiptByKey,
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
  resendReceipt,
  resumedGift,
  forgetGift,
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
    demo,
  };
}

/** 200: taken, known already, or of no use to us. 400: not the provider's, or not for this mode. */
export type WebhookAnswer = { readonly status: 200 | 400; readonly note: string };

/** Events that are not ours are refused; those that are ours are on disk before the answer leaves. */
async function receiveWebhook(
  world: GivingWorld,
  rawBody: string,
  signature: string | null,
): Promise<WebhookAnswer> {
  const event = await world.payments.readWebhook(rawBody, signature, world.clock.now());
  if (event === "refused") return { status: 400, note: "refused" };
  return { status: 200, note: await hearProvider(world, event) };
}

/** Takes what the payment provider tells, which may be of no use to us. */
export async function hearProvider(
  world: GivingWorld,
  event: PaymentEvent | "of_no_use",
): Promise<string> {
  await retryWhenLost(() => world.storage.gifts.noteCheck("webhook", world.clock.now(), ""));
  if (event === "of_no_use") return "of no use";
  const note = await takeEvent(world, event);
  const { fact } = event;
  if (fact.kind === "other_currency" && note !== "known") {
    const line = `money in ${fact.currency} was told of and is in no books: ${fact.paymentId}`;
    world.report(new Error(line));
  }
  const isDecline = fact.kind === "declined" || fact.kind === "invoice_failed";
  if (isDecline && note === "taken") await closeAfterDeclines(world, event);
  return note;
}

/** Closes a page on which many cards were declined: somebody tries them out. A new page is asked for as any other. */
async function closeAfterDeclines(world: GivingWorld, event: PaymentEvent): Promise<void> {
  const gift = await findGift(world.storage, event);
  if (gift?.state !== "failed" || gift.declines < mostDeclines) return;
  const { row, checkoutId, checkoutUrl } = gift;
  if (checkoutId === null || checkoutUrl === null) return;
  await unlessAway(world, async () => {
    await world.payments.closeCheckout(checkoutId);
    // The provider tells of it too, later: until then nobody is led there any more.
    await retryWhenLost(() => world.storage.gifts.change(row, { checkoutUrl: null }));
  });
}
