import type { Stores } from "#domain/storage/storage.ts";

/**
 * Letters of a newsletter that leave in a minute, from all processes on a database together. The narrowest
 * of the usual mail servers takes 30 a minute of one sender (Exchange Online limits, "Message rate
 * limit"); the rest is for receipts and answers.
 */
export const issueLettersPerMinute = 20;

const minuteMs = 60_000;
const lookAgainMs = 10_000;

/** Holds a newsletter back where the rest of the mail may go on. */
export type NewsletterPace = {
  isOpen(now: Date): boolean;
  /** Takes one place of this minute; where there is none, when to ask again. */
  take(now: Date): Promise<"go" | Date>;
};

/** @param rateLimits shared by all processes */
export function createNewsletterPace(rateLimits: Stores["rateLimits"]): NewsletterPace {
  let closedUntil = new Date(0);
  return {
    isOpen: (now) => now >= closedUntil,
    async take(now) {
      const [taken = 1] = await rateLimits.count(["newsletter letters"], minuteMs, now);
      if (taken <= issueLettersPerMinute) return "go";
      closedUntil = new Date(now.getTime() + lookAgainMs);
      return closedUntil;
    },
  };
}
