import { addressOf, inEachLanguage } from "#domain/language/language.ts";
import { addressBlock } from "#domain/spam/address-block.ts";
import { parseReceiptNumber } from "#domain/reference.ts";
import { dayIn, donorZone } from "./donor-day.ts";
import { hasAmount, isOurReceipt } from "./entered-gift.ts";
import { enteredLines } from "./entered-text.ts";
import { datedKey, linkDays, openKey, type DatingWorld } from "./dated-key.ts";
import type { Gift, GiftPayment } from "./gift.ts";
import { receiptPdfPath } from "./giving-paths.ts";
import type { GivingWorld } from "./giving-world.ts";
import type { Receipt, ReceiptCheck } from "./receipt.ts";

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const checksPerHour = 60;

type ReceiptWorld = Pick<GivingWorld, "siteUrl" | "organisation" | "words" | "followPath"> &
  DatingWorld;

/** The receipt of one payment. */
export function receiptOf(world: ReceiptWorld, gift: Gift, payment: GiftPayment): Receipt {
  const { siteUrl, organisation } = world;
  const { language } = gift;
  const { receiptNumber: number, giftCents, feeCoverCents } = payment;
  const key = datedKey(world, "receipt", payment.receiptKey);
  return {
    number,
    key,
    language,
    organisation,
    donor: { name: gift.name, email: gift.email },
    paidAt: payment.paidAt,
    zone: donorZone(gift.country, payment.paidAt),
    interval: gift.interval,
    giftCents,
    feeCoverCents,
    totalCents: giftCents + feeCoverCents,
    backCents: payment.backCents,
    isDisputed: payment.isDisputed,
    isWithdrawn: gift.state === "withdrawn",
    entered: gift.entered && enteredLines(gift.entered, world.words),
    designation: gift.designation,
    dedication: gift.dedication && { kind: gift.dedication.kind, name: gift.dedication.name },
    mode: gift.mode,
    checkUrl: `${siteUrl}${addressOf("donateReceipt", language, { query: { number } })}`,
    followUrl: followUrl(world, gift),
    pdfUrl: `${siteUrl}${receiptPdfPath(language, number, key)}`,
  };
}

function followUrl(world: ReceiptWorld, { designation }: Gift) {
  const path = designation && world.followPath(designation.id);
  return path && inEachLanguage((language) => world.siteUrl + path[language]);
}

/** The payment behind a receipt; null unless number and key fit together. */
export async function findByReceipt(
  world: Pick<GivingWorld, "storage"> & DatingWorld,
  typed: string,
  key: string,
): Promise<PaidGift | null> {
  const opened = openKey(world, "receipt", key);
  if (opened === null || opened === "old") return null;
  const found = await findByNumber(world, typed);
  return found?.payment.receiptKey === opened.key ? found : null;
}

type PaidGift = { readonly gift: Gift; readonly payment: GiftPayment };

/** The payment of a receipt's number, however it is typed. */
export async function findByNumber(
  { storage }: Pick<GivingWorld, "storage">,
  typed: string,
): Promise<PaidGift | null> {
  const number = parseReceiptNumber(typed);
  return number === null ? null : storage.gifts.findPayment(number);
}

/** The receipts that the page of a gift shows: its address does not end, so that it shows none for longer. */
export function shownReceipts(
  world: ReceiptWorld,
  gift: Gift,
  payments: readonly GiftPayment[],
): Receipt[] {
  const since = world.clock.now().getTime() - linkDays.receipt * dayMs;
  return payments
    .filter(({ paidAt }) => paidAt.getTime() >= since)
    .map((payment) => receiptOf(world, gift, payment));
}

/** `Giving.checkReceipt` */
export async function checkReceipt(
  world: GivingWorld,
  typed: string,
  clientAddress: string,
): Promise<ReceiptCheck | "unknown" | "later"> {
  const { storage, clock } = world;
  const block = addressBlock(clientAddress) ?? "unknown";
  const [checks = 1] = await storage.rateLimits.count([`check ${block}`], hourMs, clock.now());
  if (checks > checksPerHour) return "later";
  const found = await findByNumber(world, typed);
  if (!found) return "unknown";
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

function checkedState({ state, entered }: Gift, payment: GiftPayment): ReceiptCheck["state"] {
  const { backCents, isDisputed, giftCents, feeCoverCents } = payment;
  if (state === "withdrawn") return "withdrawn";
  if (entered && !isOurReceipt(entered)) return "thanks";
  if (isDisputed) return "disputed";
  if (backCents === 0) return "valid";
  return backCents >= giftCents + feeCoverCents ? "refunded" : "partly_refunded";
}
