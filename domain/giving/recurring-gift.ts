import { guatemalaDay, guatemalaMidnight } from "#domain/calendar/guatemala-time.ts";
import { fillTemplate } from "#domain/language/fill-template.ts";
import { addressOf } from "#domain/language/language.ts";
import { feeCoverFor } from "./card-fee.ts";
import { openKey } from "./dated-key.ts";
import { manageUrl, toDonor } from "./gift-mails.ts";
import {
  isRecurring,
  monthsBetween,
  type Gift,
  type RecurringInterval,
  type RecurringState,
} from "./gift.ts";
import { formatCents, formatDay } from "./giving-text.ts";
import type { GivingWorld } from "./giving-world.ts";
import { leastGiftCents, mostGiftCents } from "./money.ts";
import { unlessAway, type ProviderChange } from "./payments.ts";
import { queueOnce } from "./commit.ts";
import { receiptOf } from "./receipts.ts";
import { takeEvent } from "./take-event.ts";

export type RecurringChange =
  | { readonly kind: "amount"; readonly giftCents: number }
  /** So many charges are left out: a year's at most, twelve or one. */
  | { readonly kind: "pause"; readonly charges: number }
  | { readonly kind: "resume" }
  | { readonly kind: "stop" };

/** A pause leaves out a year of charges at most: what shall rest longer is stopped and begun anew. */
const longestPauseMonths = 12;

type BegunGift = Gift & {
  readonly interval: RecurringInterval;
  readonly recurring: RecurringState;
};

/** A recurring gift that has begun, by the token of its link. */
async function findBegun(world: GivingWorld, token: string): Promise<BegunGift | null> {
  const key = openKey(world, "manage", token);
  const gift = key && (await world.storage.gifts.find(key, "manageToken"));
  if (!gift || !isRecurring(gift.interval) || gift.recurring === null) return null;
  return { ...gift, interval: gift.interval, recurring: gift.recurring };
}

export async function recurringByToken(world: GivingWorld, token: string) {
  const gift = await findBegun(world, token);
  if (!gift) return null;
  const payments = await world.storage.gifts.paymentsOf(gift.row);
  return { ...gift, receipts: payments.map((payment) => receiptOf(world, gift, payment)) };
}

export type RecurringGift = NonNullable<Awaited<ReturnType<typeof recurringByToken>>>;

/**
 * Changes a recurring gift by the token of its link; the same key again changes nothing twice.
 * "not_possible": the gift is stopped, or the change does not fit it (a pause of no charge, an amount that no form
 * takes). "unavailable": the payment provider did not answer, nothing is changed, pressing again is safe.
 */
export async function changeRecurring(
  world: GivingWorld,
  token: string,
  change: RecurringChange,
  idempotencyKey: string,
): Promise<"done" | "unknown" | "not_possible" | "unavailable"> {
  const gift = await findBegun(world, token);
  if (!gift) return "unknown";
  if (gift.recurring === "stopped" && change.kind === "stop") return "done";
  const asked = gift.recurring === "stopped" ? null : providerChange(world, gift, change);
  if (!asked) return "not_possible";
  const key = `${gift.id} ${idempotencyKey} ${JSON.stringify(asked)}`;
  const event = await unlessAway(world, () => world.payments.changeRecurring(gift, asked, key));
  if (!event) return "unavailable";
  await takeEvent(world, event);
  const changed = (await findBegun(world, token)) ?? gift;
  // The e-mail about its end comes with the event, whoever ended it.
  if (asked.kind !== "stop") {
    const values = { change: changeText(world, changed, asked) };
    const buttonUrl = manageUrl(world, changed);
    const mail = toDonor(world, changed, "gift-recurring-changed", { values, buttonUrl });
    await queueOnce(world, changed.row, `told ${key}`, mail);
  }
  return "done";
}

/** The change as the payment provider is asked for it; null when it makes no sense. */
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
      // A donor who covered the fee goes on covering it.
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

/**
 * The end of a pause, so that as many charges are left out as were asked for, whenever between two it is
 * asked: the first moment in Comalapa of the day of the charge that comes again.
 */
function pauseEnd(nextPaymentAt: Date | null, months: number, now: Date): Date {
  const next = nextPaymentAt && nextPaymentAt > now ? nextPaymentAt : now;
  const [year = 0, month = 1, day = 1] = guatemalaDay(next).split("-").map(Number);
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  const target = new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastDay)));
  return guatemalaMidnight(target.toISOString().slice(0, 10)) ?? target;
}

function changeText(
  { words }: GivingWorld,
  { language, interval, giftCents, feeCoverCents }: BegunGift,
  change: Exclude<ProviderChange, { kind: "stop" }>,
): string {
  const values = {
    kind: words[`kind_${interval}`][language],
    amount: formatCents(giftCents + feeCoverCents, language),
    day: change.kind === "pause" ? formatDay(change.until, language) : "",
  };
  return fillTemplate(words[`changed_${change.kind}`][language], values);
}

/** The provider's page on which the card is changed; null where there is none, or it does not answer. */
export async function cardChangeUrl(world: GivingWorld, token: string): Promise<string | null> {
  const gift = await findBegun(world, token);
  if (!gift || gift.recurring === "stopped") return null;
  // By the link that led here: going there and back makes none that works for longer.
  const page = addressOf("donateMonthly", gift.language, { query: { token } });
  return unlessAway(world, () => world.payments.cardChangeUrl(gift, world.siteUrl + page));
}
