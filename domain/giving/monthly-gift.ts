import { guatemalaDay, guatemalaMidnight } from "#domain/calendar/guatemala-time.ts";
import { leastGiftCents, mostGiftCents } from "./money.ts";
import { PaymentsUnavailable } from "./payments.ts";
import type { ProviderChange } from "./payments.ts";
import { feeCoverFor } from "./card-fee.ts";
import { manageUrl, monthlyChangedLetter } from "./gift-letters.ts";
import type { Gift } from "./gift.ts";
import { formatCents, formatDay } from "./giving-text.ts";
import type { GivingWorld } from "./giving-world.ts";
import type { ChangeAnswer, MonthlyChange, MonthlyGift } from "./giving.ts";
import { maskedEmail } from "#domain/mail/masked-email.ts";
import { receiptOf } from "./receipts.ts";
import { takeEvent } from "./take-event.ts";
import { fillTemplate } from "#domain/language/fill-template.ts";

const dayMs = 24 * 3_600_000;
const furthestMoveDays = 60;
const longestPauseMonths = 12;
// Noon in Comalapa: the same day in the whole of the Americas.
const noonMs = 12 * 3_600_000;

/** A monthly gift that has begun, by the token of its link. */
async function findRunning({ storage }: GivingWorld, token: string): Promise<Gift | null> {
  const gift = await storage.gifts.findByManageToken(token);
  return gift !== null && gift.rhythm === "monthly" && gift.monthly !== null ? gift : null;
}

/** `Giving.monthlyByToken` */
export async function monthlyByToken(
  world: GivingWorld,
  token: string,
): Promise<MonthlyGift | null> {
  const gift = await findRunning(world, token);
  return gift && monthlyView(world, gift);
}

async function monthlyView(world: GivingWorld, gift: Gift): Promise<MonthlyGift> {
  const payments = await world.storage.gifts.paymentsOf(gift.row);
  return {
    reference: gift.reference,
    state: gift.monthly ?? "active",
    giftCents: gift.giftCents,
    feeCoverCents: gift.feeCoverCents,
    totalCents: gift.giftCents + gift.feeCoverCents,
    language: gift.language,
    designation: gift.designation,
    maskedEmail: maskedEmail(gift.email),
    startedAt: gift.startedAt,
    nextPaymentAt: gift.nextPaymentAt,
    pausedUntil: gift.pausedUntil,
    receipts: payments.map((payment) => receiptOf(world, gift, payment)),
    mode: gift.mode,
  };
}

/** `Giving.changeMonthly` */
export async function changeMonthly(
  world: GivingWorld,
  token: string,
  change: MonthlyChange,
  idempotencyKey: string,
): Promise<ChangeAnswer> {
  const gift = await findRunning(world, token);
  if (!gift) return { kind: "unknown" };
  if (change.kind === "amount" && change.giftCents > mostGiftCents) {
    return { kind: "person", mostCents: mostGiftCents };
  }
  if (change.kind === "amount" && change.giftCents < leastGiftCents) {
    return { kind: "too_little", leastCents: leastGiftCents };
  }
  const asked = providerChange(world, gift, change);
  if (gift.monthly === "stopped") {
    if (change.kind !== "stop") return { kind: "not_possible" };
    return { kind: "done", monthly: await monthlyView(world, gift) };
  }
  if (!asked) return { kind: "not_possible" };
  const key = `${gift.id} ${idempotencyKey} ${JSON.stringify(asked)}`;
  try {
    await takeEvent(world, await world.payments.changeMonthly(gift, asked, key));
  } catch (error) {
    if (!(error instanceof PaymentsUnavailable)) throw error;
    world.report(error);
    return { kind: "unavailable" };
  }
  const changed = (await findRunning(world, token)) ?? gift;
  // That it has ended is told with the event, whoever ended it.
  if (asked.kind !== "stop") await tellChange(world, changed, asked, key);
  return { kind: "done", monthly: await monthlyView(world, changed) };
}

/** What the payment provider is asked for; null when the change makes no sense. */
function providerChange(
  world: GivingWorld,
  gift: Gift,
  change: MonthlyChange,
): ProviderChange | null {
  const now = world.clock.now();
  switch (change.kind) {
    case "amount": {
      if (!Number.isSafeInteger(change.giftCents)) return null;
      const { giftCents } = change;
      // Whoever covered the fee goes on covering it.
      const feeCoverCents = gift.feeCoverCents > 0 ? feeCoverFor(giftCents, world.cardFee) : 0;
      return { kind: "amount", giftCents, feeCoverCents };
    }
    case "pause": {
      const { months } = change;
      if (!Number.isInteger(months) || months < 1 || months > longestPauseMonths) return null;
      return { kind: "pause", until: pauseEnd(gift.nextPaymentAt, months, now) };
    }
    case "move": {
      const midnight = guatemalaMidnight(change.day);
      if (!midnight) return null;
      const at = new Date(midnight.getTime() + noonMs);
      const isLater = guatemalaDay(now) < change.day;
      const isNear = at.getTime() - now.getTime() <= furthestMoveDays * dayMs;
      return isLater && isNear ? { kind: "move", nextPaymentAt: at } : null;
    }
    case "resume":
    case "stop":
      return { kind: change.kind };
  }
}

/**
 * When a pause ends so that as many charges are left out as months were asked for, whenever in the
 * month it is asked: the first moment in Comalapa of the day of the charge that comes again.
 */
function pauseEnd(nextPaymentAt: Date | null, months: number, now: Date): Date {
  const next = nextPaymentAt && nextPaymentAt > now ? nextPaymentAt : now;
  const [year = 0, month = 1, day = 1] = guatemalaDay(next).split("-").map(Number);
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  const target = new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastDay)));
  return guatemalaMidnight(target.toISOString().slice(0, 10)) ?? target;
}

async function tellChange(
  world: GivingWorld,
  gift: Gift,
  change: Exclude<ProviderChange, { kind: "stop" }>,
  key: string,
): Promise<void> {
  const letter = monthlyChangedLetter(world, gift, changeText(world, gift, change));
  const now = world.clock.now();
  await world.storage.transaction(async ({ gifts, outbox }) => {
    if (!(await gifts.mark(gift.row, `told ${key}`, now))) return;
    const how = { now, state: "waiting", submissionId: null, giftRow: gift.row } as const;
    await outbox.add([letter], how);
  });
  world.wakeOutbox();
}

function changeText(
  { words }: GivingWorld,
  { language, giftCents, feeCoverCents }: Gift,
  change: Exclude<ProviderChange, { kind: "stop" }>,
): string {
  switch (change.kind) {
    case "amount": {
      const amount = formatCents(giftCents + feeCoverCents, language);
      return fillTemplate(words.changed_amount[language], { amount });
    }
    case "pause":
      return fillTemplate(words.changed_pause[language], {
        day: formatDay(change.until, language),
      });
    case "move":
      return fillTemplate(words.changed_move[language], {
        day: formatDay(change.nextPaymentAt, language),
      });
    case "resume":
      return words.changed_resume[language];
  }
}

/** `Giving.cardChangeUrl` */
export async function cardChangeUrl(world: GivingWorld, token: string): Promise<string | null> {
  const gift = await findRunning(world, token);
  if (!gift || gift.monthly === "stopped") return null;
  try {
    return await world.payments.cardChangeUrl(gift, manageUrl(world, gift));
  } catch (error) {
    if (!(error instanceof PaymentsUnavailable)) throw error;
    world.report(error);
    return null;
  }
}
