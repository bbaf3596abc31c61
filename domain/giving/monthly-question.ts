import { pathOfGift } from "./giving-paths.ts";
import type { GivingWorld } from "./giving-world.ts";

/** Asked once after a one-time gift: whether the donor would like to give each month. */
const answers = { yes: "monthly question: yes", no: "monthly question: no" } as const;
export type MonthlyAnswer = keyof typeof answers;

/** A month is at most this part of the gift at once: it has to be borne every month. */
const mostPart = 3;

/**
 * The amount that is named: of the page's monthly amounts the largest that is no more than a third
 * of what was given at once. Null, and then nobody is asked, where even the least is more.
 */
export function monthlyAmountFor(giftCents: number, offered: readonly number[]): number | null {
  const borne = offered.filter((cents) => cents * mostPart <= giftCents);
  return borne.length === 0 ? null : Math.max(...borne);
}

/**
 * The cents a month that are asked for; null until the gift is received and thanked for, after it was
 * answered for any gift of this donor, and for whoever gives each month or year already.
 */
export async function monthlyQuestion(world: GivingWorld, giftId: string): Promise<number | null> {
  const gift = await world.storage.gifts.find(giftId);
  if (!gift || gift.interval !== "once" || gift.state !== "received" || gift.entered) return null;
  if (gift.email === "" || (await isSettled(world, gift.email))) return null;
  return monthlyAmountFor(gift.giftCents, world.monthlyCents);
}

async function isSettled({ storage: { gifts } }: GivingWorld, email: string): Promise<boolean> {
  for await (const { row, recurring } of gifts.each({ email })) {
    if (recurring !== null && recurring !== "stopped") return true;
    const marks = await gifts.marksOf(row);
    if (marks.some((mark) => mark === answers.yes || mark === answers.no)) return true;
  }
  return false;
}

/**
 * Keeps the answer, so that nobody is asked again. Tells where a "yes" goes on: the donation page with the
 * amount filled in; null after a "no", or where nothing was asked.
 */
export async function answerMonthlyQuestion(
  world: GivingWorld,
  giftId: string,
  answer: MonthlyAnswer,
): Promise<string | null> {
  const cents = await monthlyQuestion(world, giftId);
  const gift = await world.storage.gifts.find(giftId);
  if (cents === null || !gift) return null;
  await world.storage.gifts.mark(gift.row, answers[answer], world.clock.now());
  return answer === "yes" ? pathOfGift(gift, { type: "monthly", cents }) : null;
}
