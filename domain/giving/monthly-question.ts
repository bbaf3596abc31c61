import { pathOfGift } from "./giving-paths.ts";
import type { GivingWorld } from "./giving-world.ts";
import { isRefundRequested } from "./refunds.ts";

/** After a one-time gift the donor is asked once whether to give monthly; these marks record the answer. */
const answers = { yes: "monthly question: yes", no: "monthly question: no" } as const;
export type MonthlyAnswer = keyof typeof answers;

/** The suggested monthly amount is at most a third of the one-time gift. */
const leastRatio = 3;

/** The largest monthly preset that is at most a third of the gift; null: none is, so the question is not asked. */
function monthlyAmountFor(giftCents: number, offered: readonly number[]): number | null {
  const affordable = offered.filter((cents) => cents * leastRatio <= giftCents);
  return affordable.length === 0 ? null : Math.max(...affordable);
}

/**
 * The suggested monthly cents. Null unless the gift is one-time and received, and the donor (by address) has neither
 * answered the question before, nor requested a refund, nor an active recurring gift.
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
    if (isRefundRequested(marks)) return true;
    if (marks.some((mark) => mark === answers.yes || mark === answers.no)) return true;
  }
  return false;
}

/**
 * Stores the first answer; a "yes" that is pressed again leads to the same place.
 * @returns the path of the donation page with the monthly amount; null if this gift's donor was never asked
 */
export async function answerMonthlyQuestion(
  world: GivingWorld,
  giftId: string,
  answer: MonthlyAnswer,
): Promise<string | null> {
  const { gifts } = world.storage;
  const gift = await gifts.find(giftId);
  const cents = gift && monthlyAmountFor(gift.giftCents, world.monthlyCents);
  if (!gift || cents === null) return null;
  if ((await monthlyQuestion(world, giftId)) !== null)
    await gifts.mark(gift.row, answers[answer], world.clock.now());
  return pathOfGift(gift, { type: "monthly", cents });
}
