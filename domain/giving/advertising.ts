import { randomToken } from "#domain/hashing.ts";
import type { Gift } from "./gift.ts";
import type { GivingWorld } from "./giving-world.ts";

/** Whether the service that showed an advertisement may be told of a gift (docs/decisions/0013). */
export type AdvertisingAnswer = "yes" | "no";

/** What pages ask of giving so that a conversion is told once and tells nothing else. */
export type Advertising = {
  /** Whether the donor of a gift may be asked: real money has come by card, and nobody has answered. */
  asksAboutAdvertising(giftId: string): Promise<boolean>;
  /**
   * Keeps the answer. After a first "yes" a mark, good once and for five minutes, by which the page that
   * thanks may tell the service; null otherwise.
   */
  answerAdvertising(giftId: string, answer: AdvertisingAnswer): Promise<string | null>;
  /** Takes a mark: a number for the service, made up for it and of no gift's; null for a mark that is not good. */
  takeConversion(mark: string): Promise<string | null>;
};

const answered = "advertising: answered";

/** As long as a browser takes from the answer to the page that thanks, on a slow line. */
export const conversionMarkMinutes = 5;

/** The gift of an id that may be told of: real money that has come, by card, and nobody has answered yet. */
async function unanswered({ storage }: GivingWorld, giftId: string): Promise<Gift | null> {
  const gift = await storage.gifts.find(giftId);
  if (!gift || gift.mode !== "live" || gift.state !== "received" || gift.entered) return null;
  const marks = await storage.gifts.marksOf(gift.row);
  return marks.includes(answered) ? null : gift;
}

/** `Advertising.asksAboutAdvertising` */
export async function asksAboutAdvertising(world: GivingWorld, giftId: string): Promise<boolean> {
  return (await unanswered(world, giftId)) !== null;
}

/** `Advertising.answerAdvertising` */
export async function answerAdvertising(
  world: GivingWorld,
  giftId: string,
  answer: AdvertisingAnswer,
): Promise<string | null> {
  const now = world.clock.now();
  const gift = await unanswered(world, giftId);
  if (!gift) return null;
  const mark = randomToken();
  return world.storage.transaction(async ({ gifts }) => {
    // The first of two presses counts.
    if (!(await gifts.mark(gift.row, answered, now))) return null;
    await gifts.mark(gift.row, `advertising: ${answer}`, now);
    if (answer === "no") return null;
    await gifts.addConversionMark(mark, now);
    return mark;
  });
}

/** `Advertising.takeConversion` */
export async function takeConversion(world: GivingWorld, mark: string): Promise<string | null> {
  const { storage, clock } = world;
  const since = new Date(clock.now().getTime() - conversionMarkMinutes * 60_000);
  const isTaken = await storage.gifts.takeConversionMark(mark, since);
  // Of no gift: whoever has it opens nothing by it.
  return isTaken ? randomToken() : null;
}
