import { dayMs, hourMs } from "#domain/clock.ts";
import { fillTemplate } from "#domain/language/fill-template.ts";
import { addressOf, inEachLanguage } from "#domain/language/language.ts";
import { addressBlock } from "#domain/spam/address-block.ts";
import { parseReceiptNumber } from "#domain/reference.ts";
import { dayIn, donorZone } from "./donor-day.ts";
import { hasAmount, isOurReceipt, type EnteredGift } from "./entered-gift.ts";
import { datedKey, linkDays, openKey } from "./dated-key.ts";
import type { Gift, GiftPayment, GiftState, Pair } from "./gift.ts";
import { receiptPdfPath } from "./giving-paths.ts";
import { formatCents } from "./giving-text.ts";
import type { GivingWords, GivingWorld } from "./giving-world.ts";

const checksPerHour = 60;

/** Everything that the receipt of one payment says, for e-mail, page and PDF alike. Amounts are US cents. */
export function receiptOf(world: GivingWorld, gift: Gift, payment: GiftPayment) {
  const { siteUrl, organisation } = world;
  const { language } = gift;
  const { receiptNumber: number, giftCents, feeCoverCents } = payment;
  const key = datedKey(world, "receipt", payment.receiptKey);
  return {
    number,
    /** Opens the receipt without an account: `/donate/receipt/<number>.pdf?key=<key>`. */
    key,
    language,
    organisation,
    donor: { name: gift.name, email: gift.email },
    paidAt: payment.paidAt,
    /** By its clocks the gift has its day: `Pacific/Honolulu`. */
    zone: donorZone(gift.country, payment.paidAt),
    interval: gift.interval,
    giftCents,
    feeCoverCents,
    totalCents: giftCents + feeCoverCents,
    presented: payment.presented,
    /** Refunded or taken by a bank since, by the ledger; the rest is what counts. */
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

export type Receipt = ReturnType<typeof receiptOf>;

function followUrl(world: GivingWorld, { designation }: Gift) {
  const path = designation && world.followPath(designation.id);
  return path && inEachLanguage((language) => world.siteUrl + path[language]);
}

/** A receipt by number and key, for its page and PDF; null unless both fit. */
export async function receiptByKey(world: GivingWorld, number: string, key: string) {
  const opened = openKey(world, "receipt", key);
  const found = opened === null ? null : await findByNumber(world, number);
  return found?.payment.receiptKey === opened ? receiptOf(world, found.gift, found.payment) : null;
}

/** The same for an e-mail of ours that waits to leave: its key may have been replaced meanwhile. */
export async function enclosedReceipt(world: GivingWorld, number: string) {
  const found = await findByNumber(world, number);
  return found && receiptOf(world, found.gift, found.payment);
}

type PaidGift = { readonly gift: Gift; readonly payment: GiftPayment };

/** The payment of a receipt's number, however it is typed. */
export async function findByNumber(
  { storage }: GivingWorld,
  typed: string,
): Promise<PaidGift | null> {
  const number = parseReceiptNumber(typed);
  return number === null ? null : storage.gifts.findPayment(number);
}

/** The receipts that the page of a gift shows: its address does not end, so that it shows none for longer. */
export function shownReceipts(
  world: GivingWorld,
  gift: Gift,
  payments: readonly GiftPayment[],
): Receipt[] {
  const since = world.clock.now().getTime() - linkDays.receipt * dayMs;
  return payments
    .filter(({ paidAt }) => paidAt.getTime() >= since)
    .map((payment) => receiptOf(world, gift, payment));
}

/** All that anybody may learn by a number: that it is ours, and what it stands for. */
export async function checkReceipt(world: GivingWorld, typed: string, clientAddress: string) {
  const { storage, clock } = world;
  const block = addressBlock(clientAddress) ?? "unknown";
  const [checks = 1] = await storage.rateLimits.count([`check ${block}`], hourMs, clock.now());
  if (checks > checksPerHour) return "later" as const;
  const found = await findByNumber(world, typed);
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
  const { backCents, isDisputed, giftCents, feeCoverCents } = payment;
  if (state === "withdrawn") return "withdrawn";
  // No tax receipt, which a fund or a platform gives.
  if (entered && !isOurReceipt(entered)) return "thanks";
  if (isDisputed) return "disputed";
  if (backCents === 0) return "valid";
  return backCents >= giftCents + feeCoverCents ? "refunded" : "partly_refunded";
}

export function enteredLines(entered: EnteredGift, words: GivingWords) {
  const { what, shares, sponsor, inReturn, replaces } = entered;
  const given = inEachLanguage((language) =>
    shares === null
      ? (what ?? "")
      : fillTemplate(words.given_shares[language], { shares, name: what ?? "" }),
  );
  return {
    way: words[`way_${entered.way}`],
    /** Goods in words, or "12 shares of …"; null for money. */
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

/** The receipt's sentence that we state no value, or that the tax receipt is somebody else's; null where neither is so. */
function noteOf(entered: EnteredGift, words: GivingWords): Pair | null {
  if (!hasAmount(entered)) return words.without_value;
  if (isOurReceipt(entered)) return null;
  const sponsor = entered.sponsor ?? "";
  return inEachLanguage((language) =>
    fillTemplate(words.receipt_of_sponsor[language], { sponsor }),
  );
}
