import { dayMs, hourMs } from "#domain/clock.ts";
import { fillTemplate, addressOf, inEachLanguage } from "#domain/language/language.ts";
import { addressBlock } from "#domain/spam/address-block.ts";
import { parseReceiptNumber } from "#domain/reference.ts";
import { dayIn, donorZone } from "./donor-day.ts";
import { hasAmount, isOurReceipt, type EnteredGift } from "./entered-gift.ts";
import { expiringKey, linkDays, openKey } from "./expiring-key.ts";
import {
  heldOf,
  leftOf,
  type Gift,
  type GiftPayment,
  type GiftState,
  type PaidGift,
  type Pair,
} from "./gift.ts";
import type { Stores } from "#domain/storage/storage.ts";
import { receiptPdfPath } from "./giving-paths.ts";
import { formatCents } from "#domain/language/format.ts";
import type { GivingWords, GivingWorld } from "./giving-world.ts";

const checksPerHour = 60;

/** All content of a payment's receipt, for e-mail, page and PDF. Amounts are US cents. */
export function receiptOf(world: GivingWorld, gift: Gift, payment: GiftPayment) {
  const { siteUrl, organisation } = world;
  const { language } = gift;
  const { receiptNumber: number, giftCents, feeCoverCents } = payment;
  const key = expiringKey(world, "receipt", payment.receiptKey);
  return {
    number,
    key,
    language,
    organisation,
    donor: { name: gift.name, email: gift.email },
    paidAt: payment.paidAt,
    /** Time zone of the receipt's date: `Pacific/Honolulu`. */
    zone: donorZone(gift.country, payment.paidAt),
    interval: gift.interval,
    giftCents,
    feeCoverCents,
    totalCents: giftCents + feeCoverCents,
    presented: payment.presented,
    backCents: payment.backCents,
    heldCents: heldOf(payment),
    isWithdrawn: gift.state === "withdrawn",
    entered: gift.entered && enteredLines(gift.entered, world.words),
    designation: gift.designation,
    dedication: gift.dedication && { kind: gift.dedication.kind, name: gift.dedication.name },
    mode: gift.mode,
    checkUrl: inEachLanguage(
      (each) => siteUrl + addressOf("donateReceipt", each, { query: { number } }),
    ),
    followUrl: followUrl(world, gift),
    pdfUrl: `${siteUrl}${receiptPdfPath(language, number, key)}`,
  };
}

export type Receipt = ReturnType<typeof receiptOf>;

function followUrl(world: GivingWorld, { designation }: Gift) {
  const path = designation && world.followPath(designation.id);
  return path && inEachLanguage((language) => world.siteUrl + path[language]);
}

/** The receipt for a number and the key from its link; null unless both match. */
export async function receiptByKey(world: GivingWorld, number: string, key: string) {
  const opened = openKey(world, "receipt", key);
  const found = opened === null ? null : await findByNumber(world.storage, number);
  return found?.payment.receiptKey === opened ? receiptOf(world, found.gift, found.payment) : null;
}

/** The payment of a receipt number as people type it; null: none. */
export async function findByNumber({ gifts }: Pick<Stores, "gifts">, typed: string) {
  const number = parseReceiptNumber(typed);
  return number === null ? null : gifts.findPayment(number);
}

/** True while the donor may request a refund: one day more, so that the last day counts in every time zone. */
export const mayRequestRefund = (world: GivingWorld, { gift, payment }: PaidGift): boolean =>
  gift.state !== "withdrawn" &&
  leftOf(payment) > 0 &&
  world.clock.now().getTime() - payment.paidAt.getTime() <= (world.refundDays + 1) * dayMs;

/** The receipts on a gift's page: no older than a receipt link lives, because the page's own URL never expires. */
export function shownReceipts(world: GivingWorld, gift: Gift, payments: readonly GiftPayment[]) {
  const since = world.clock.now().getTime() - linkDays.receipt * dayMs;
  return payments
    .filter(({ paidAt }) => paidAt.getTime() >= since)
    .map((payment) => ({
      ...receiptOf(world, gift, payment),
      mayBeRefunded: mayRequestRefund(world, { gift, payment }),
    }));
}

/** Public check of a receipt number: whether it is ours, with date, amount and state, but no personal data. */
export async function checkReceipt(world: GivingWorld, typed: string, clientAddress: string) {
  const { storage, clock } = world;
  const block = addressBlock(clientAddress) ?? "unknown";
  const [checks = 1] = await storage.rateLimits.count([`check ${block}`], hourMs, clock.now());
  if (checks > checksPerHour) return "later" as const;
  const found = await findByNumber(storage, typed);
  if (!found) return "unknown" as const;
  const { gift, payment } = found;
  const isDescribed = gift.entered !== null && !hasAmount(gift.entered);
  return {
    number: payment.receiptNumber,
    day: dayIn(donorZone(gift.country, payment.paidAt), payment.paidAt),
    totalCents: isDescribed ? null : payment.giftCents + payment.feeCoverCents,
    state: checkedState(gift, payment),
    backCents: payment.backCents,
    mode: gift.mode,
  };
}

type ReceiptState =
  | Extract<GiftState, "disputed" | "refunded" | "withdrawn">
  | "valid"
  | "thanks"
  | "partly_refunded";

function checkedState({ state, entered }: Gift, payment: GiftPayment): ReceiptState {
  if (state === "withdrawn") return "withdrawn";
  // Not a tax receipt: the fund or platform gives that.
  if (entered && !isOurReceipt(entered)) return "thanks";
  if (heldOf(payment) > 0) return "disputed";
  if (payment.backCents === 0) return "valid";
  return leftOf(payment) <= 0 ? "refunded" : "partly_refunded";
}

/** The lines that only receipts of gifts by hand have. */
export function enteredLines(entered: EnteredGift, words: GivingWords) {
  const { what, shares, sponsor, inReturn, replaces } = entered;
  const given = inEachLanguage((language) =>
    shares === null
      ? (what ?? "")
      : fillTemplate(words.given_shares[language], { shares, name: what ?? "" }),
  );
  return {
    way: words[`way_${entered.way}`],
    /** Description of goods, or "12 shares of …"; null for money. */
    given: what === null ? null : given,
    sponsor,
    inReturn:
      inReturn &&
      inEachLanguage((language) =>
        fillTemplate(words.given_in_return[language], {
          what: inReturn.what,
          amount: formatCents(inReturn.cents, language),
        }),
      ),
    note: noteOf(entered, words),
    replaces,
    hasAmount: hasAmount(entered),
  };
}

export type EnteredLines = ReturnType<typeof enteredLines>;

/** The note that we state no value, or that a fund or platform gives the tax receipt; null if neither applies. */
function noteOf(entered: EnteredGift, words: GivingWords): Pair | null {
  if (!hasAmount(entered)) return words.without_value;
  if (isOurReceipt(entered)) return null;
  const sponsor = entered.sponsor ?? "";
  return inEachLanguage((language) =>
    fillTemplate(words.receipt_of_sponsor[language], { sponsor }),
  );
}
