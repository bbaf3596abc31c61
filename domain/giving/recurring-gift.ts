import { guatemalaDay, guatemalaMidnight, hourMs } from "#domain/clock.ts";
import { fillTemplate, addressOf } from "#domain/language/language.ts";
import { feeCoverFor, leastGiftCents, mostGiftCents } from "./money.ts";
import { openKey } from "./expiring-key.ts";
import { manageUrl, toDonor } from "./gift-mails.ts";
import { isRecurring, monthsBetween } from "./gift.ts";
import { formatCents, formatDay } from "#domain/language/format.ts";
import { type GivingWorld, queueOnce } from "./giving-world.ts";
import { nullIfUnavailable, type ProviderChange } from "./payments.ts";
import { receiptOf } from "./receipts.ts";
import { takeEvent } from "./take-event.ts";

export type RecurringChange =
  | { readonly kind: "amount"; readonly giftCents: number }
  /** Number of charges to skip: at most a year's, so 12 or 1. */
  | { readonly kind: "pause"; readonly charges: number }
  | { readonly kind: "resume" }
  | { readonly kind: "stop" };

const longestPauseMonths = 12;

/** The recurring gift of a link's token, once its first charge was paid. */
async function findBegun(world: GivingWorld, token: string) {
  const key = openKey(world, "manage", token);
  const gift = key && (await world.storage.gifts.find(key, "manageToken"));
  if (!gift || !isRecurring(gift.interval) || gift.recurring === null) return null;
  return { ...gift, interval: gift.interval, recurring: gift.recurring };
}

type BegunGift = NonNullable<Awaited<ReturnType<typeof findBegun>>>;

export async function recurringByToken(world: GivingWorld, token: string) {
  const gift = await findBegun(world, token);
  if (!gift) return null;
  const payments = await world.storage.gifts.paymentsOf(gift.row);
  return { ...gift, receipts: payments.map((payment) => receiptOf(world, gift, payment)) };
}

export type RecurringGift = NonNullable<Awaited<ReturnType<typeof recurringByToken>>>;

/**
 * Changes the recurring gift of a link's token, idempotent by key.
 * @returns "amount_same" if the gift has that amount; "not_possible" if it is stopped or the change is invalid;
 *   "unavailable" if the payment provider did not answer: nothing changed, a retry is safe
 */
export async function changeRecurring(
  world: GivingWorld,
  token: string,
  change: RecurringChange,
  idempotencyKey: string,
): Promise<"done" | "unknown" | "amount_same" | "not_possible" | "unavailable"> {
  const gift = await findBegun(world, token);
  if (!gift) return "unknown";
  if (gift.recurring === "stopped" && change.kind === "stop") return "done";
  const asked = gift.recurring === "stopped" ? null : providerChange(world, gift, change);
  if (!asked) return "not_possible";
  const sent = `${gift.id} ${idempotencyKey} ${JSON.stringify(asked)}`;
  const marks = await world.storage.gifts.marksOf(gift.row);
  const told = marks.filter((mark) => mark.startsWith("told "));
  // The form of the latest change was pressed twice; an earlier one, sent again by Back, is a new change.
  if (told.includes(`told ${sent} ${told.length - 1}`)) return "done";
  if (asked.kind === "amount" && asked.giftCents === gift.giftCents) return "amount_same";
  const key = `${sent} ${told.length}`;
  const event = await nullIfUnavailable(world, () =>
    world.payments.changeRecurring(gift, asked, key),
  );
  if (!event) return "unavailable";
  await takeEvent(world, event);
  // By its row: the links may have been renewed meanwhile.
  const { row, interval } = gift;
  const changed = { ...(await world.storage.gifts.getForUpdate(row)), interval };
  // The e-mail about a stop is sent by `takeEvent`.
  if (asked.kind !== "stop") {
    const values = { change: changeText(world, changed, asked) };
    const buttonUrl = manageUrl(world, changed);
    const mail = toDonor(world, changed, "gift-recurring-changed", { values, buttonUrl });
    await queueOnce(world, row, `told ${key}`, mail);
  }
  return "done";
}

/** The request to the payment provider; null if the change is invalid. */
function providerChange(
  world: GivingWorld,
  gift: BegunGift,
  change: RecurringChange,
): ProviderChange | null {
  const now = world.clock.now();
  switch (change.kind) {
    case "amount": {
      const { giftCents } = change;
      const isFit = giftCents >= leastGiftCents && giftCents <= mostGiftCents;
      if (!Number.isSafeInteger(giftCents) || !isFit) return null;
      // A donor who covers the fee continues to do so.
      const feeCoverCents = gift.feeCoverCents > 0 ? feeCoverFor(giftCents, world.cardFee) : 0;
      return { kind: "amount", giftCents, feeCoverCents };
    }
    case "pause": {
      const months = change.charges * monthsBetween[gift.interval];
      if (!Number.isInteger(months) || months < 1 || months > longestPauseMonths) return null;
      return { kind: "pause", until: pauseEnd(gift.nextPaymentAt, months, now) };
    }
    case "resume":
    case "stop":
      return { kind: change.kind };
  }
}

// Stripe takes a moment to end a pause.
const leastBeforeChargeMs = 3 * hourMs;

/** The same day of a later month in UTC, or that month's last day, as Stripe counts from the first charge. */
export function monthsAfter(day: Date, months: number): Date {
  const later = new Date(day);
  later.setUTCMonth(day.getUTCMonth() + months);
  // The 31st of a shorter month is a day of the next one; day 0 is the last day before it.
  if (later.getUTCDate() < day.getUTCDate()) later.setUTCDate(0);
  return later;
}

/**
 * End of a pause that skips `months` of charges: the last midnight in Guatemala some hours before the next charge
 * afterwards.
 */
function pauseEnd(nextPaymentAt: Date | null, months: number, now: Date): Date {
  const charge = monthsAfter(nextPaymentAt && nextPaymentAt > now ? nextPaymentAt : now, months);
  const end = new Date(charge.getTime() - leastBeforeChargeMs);
  return guatemalaMidnight(guatemalaDay(end)) ?? end;
}

function changeText(
  { words }: GivingWorld,
  { language, interval, giftCents, feeCoverCents }: Omit<BegunGift, "recurring">,
  change: Exclude<ProviderChange, { kind: "stop" }>,
): string {
  const values = {
    kind: words[`kind_${interval}`][language],
    amount: formatCents(giftCents + feeCoverCents, language),
    day: change.kind === "pause" ? formatDay(change.until, language) : "",
  };
  return fillTemplate(words[`changed_${change.kind}`][language], values);
}

/** URL of the provider's page for changing the card; null if there is none, or the provider does not answer. */
export async function cardChangeUrl(world: GivingWorld, token: string): Promise<string | null> {
  const gift = await findBegun(world, token);
  if (!gift || gift.recurring === "stopped") return null;
  // Returns to the same token: the round trip must not extend the link's life.
  const page = addressOf("donateMonthly", gift.language, { query: { token } });
  return nullIfUnavailable(world, () => world.payments.cardChangeUrl(gift, world.siteUrl + page));
}
