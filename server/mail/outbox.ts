import type { Clock } from "#domain/clock.ts";
import type { Storage } from "#domain/storage/storage.ts";
import { issueMail, type ClaimedMail } from "#domain/mail/mail.ts";
import { isConnectionFailure, isMailboxRefused, isQuota, mailsAtOnce } from "./smtp.ts";
import type { Sender } from "./smtp.ts";

export type OutboxSettings = {
  readonly storage: Pick<Storage, "outbox" | "rateLimits">;
  readonly clock: Clock;
  readonly sender: Sender;
  /** Addresses of the staff; while there are none, e-mails to staff wait. */
  readonly staff: readonly string[];
  /** One line for the operator's log, without personal data. */
  readonly log: (line: string) => void;
};

// The first one shows whether the server works; the others are sent in parallel.
const mailsPerRound = 1 + 5 * mailsAtOnce;
// For e-mails that another process has queued, and failed ones that are due again.
const pollMs = 5000;
const maxPollMs = 60_000;
const quotaPauseMs = 10 * 60_000;
// Two, since a mail server under maintenance may refuse an existing mailbox once.
const triesOfRefused = 2;

/** Sends due e-mails until it is stopped. Several processes may do so on one database. */
export function startOutbox(settings: OutboxSettings) {
  const stopping = new AbortController();
  let wakeUp = Promise.withResolvers<void>();

  const pace = createNewsletterPace(settings.storage.rateLimits);

  const run = async (): Promise<void> => {
    let restMs = pollMs;
    while (!stopping.signal.aborted) {
      // Set before the round: an e-mail that is queued meanwhile must start the next one.
      wakeUp = Promise.withResolvers<void>();
      const outcome = await sendRound(settings, stopping.signal, pace).catch((error: unknown) => {
        settings.log(`outbox: ${error instanceof Error ? error.message : String(error)}`);
        return "failed" as const;
      });
      if (outcome === "more") continue;
      restMs = outcome === "failed" ? Math.min(restMs * 2, maxPollMs) : pollMs;
      const timer = setTimeout(wakeUp.resolve, restMs);
      if (!stopping.signal.aborted) await wakeUp.promise;
      clearTimeout(timer);
    }
  };
  const done = run();
  return {
    wake: () => wakeUp.resolve(),
    /** Takes no more e-mails, and waits for those in flight. */
    async stop() {
      stopping.abort();
      wakeUp.resolve();
      await done;
    },
  };
}

/**
 * Sends a batch of due e-mails.
 * @returns "more" when others may be due, or have waited for one of these; "failed" when the mail server cannot be
 *   reached or accepts no more for now
 */
export async function sendRound(
  settings: OutboxSettings,
  stopping: AbortSignal,
  pace = createNewsletterPace(settings.storage.rateLimits),
): Promise<"idle" | "more" | "failed"> {
  const { storage, clock, staff } = settings;
  const mails = await storage.outbox.claim({
    now: clock.now(),
    limit: mailsPerRound,
    withStaff: staff.length > 0,
    withIssues: pace.isOpen(clock.now()),
  });
  let isAccepting = true;
  const send = async (mail: ClaimedMail) => {
    // After one connection failure, the others need not try.
    const isHeld = !isAccepting || stopping.aborted;
    const isPaced = mail.name === issueMail && !isHeld;
    const later = isPaced ? await pace.take(clock.now()) : null;
    if (isHeld || later) await storage.outbox.release(mail, later ?? clock.now());
    else if (!(await sendOne(settings, mail))) isAccepting = false;
  };
  const [first, ...others] = mails;
  if (first) await send(first);
  const sendOthers = async () => {
    for (let next = others.shift(); next; next = others.shift()) await send(next);
  };
  await Promise.all(Array.from({ length: mailsAtOnce }, sendOthers));
  if (!isAccepting) return "failed";
  return mails.length > 0 ? "more" : "idle";
}

/** @returns false when the mail server cannot be reached or accepts no more for now */
async function sendOne(settings: OutboxSettings, mail: ClaimedMail): Promise<boolean> {
  const { storage, clock, sender, staff, log } = settings;
  try {
    await sender.send(mail, staff);
  } catch (error) {
    const now = clock.now();
    const reason = withoutAddresses(error instanceof Error ? error.message : String(error));
    if (isQuota(error)) {
      // The e-mail is not to blame: this does not count as a try, and its three days begin again.
      await storage.outbox.release(mail, new Date(now.getTime() + quotaPauseMs), true);
      log(`e-mail ${mail.id} waits: the mail server takes no more for now: ${reason}`);
      return false;
    }
    const isLate = mail.deadAfter !== null && now >= mail.deadAfter;
    const isInVain = mail.attempts >= triesOfRefused && isMailboxRefused(error);
    // The staff's address is a setting: their e-mails wait until the operator has fixed it.
    const isOver = mail.to !== "staff" && (isLate || isInVain);
    const pause = retryPauseMs(mail.attempts, Math.random());
    const next = isOver ? "dead" : new Date(now.getTime() + pause);
    await storage.outbox.markFailed(mail, reason, next);
    const fate = isOver ? "given up" : `next try in ${Math.round(pause / 1000)} s`;
    log(`e-mail ${mail.id} failed on try ${mail.attempts} (${fate}): ${reason}`);
    return !isConnectionFailure(error);
  }
  await storage.outbox.markSent(mail, clock.now());
  return true;
}

/** Removes addresses: mail servers repeat the one they refuse, and logs must not contain it. */
function withoutAddresses(text: string): string {
  return text.replace(/[^\s<>"']+@[^\s<>"',;:]+/g, "(address)").replace(/\s+/g, " ");
}

const firstPauseMs = 10_000;
const maxPauseMs = 4 * 3_600_000;
const growth = 3;

/**
 * Exponential backoff: the pause after the n-th failed try, from ten seconds to four hours, with 20 % of jitter so that
 * e-mails that failed together are not tried again together.
 * @param attempt 1 after the first try
 * @param chance from 0 to 1, random
 */
export function retryPauseMs(attempt: number, chance: number): number {
  const pauseMs = Math.min(maxPauseMs, firstPauseMs * growth ** (attempt - 1));
  return Math.round(pauseMs * (0.8 + 0.4 * chance));
}

/**
 * Newsletters that are sent per minute, by all processes on a database together. The strictest of the usual mail servers
 * accepts 30 a minute from one sender (Exchange Online limits, "Message rate limit"); the rest is for receipts and
 * answers.
 */
export const issueMailsPerMinute = 20;

/** A rate limit for newsletters alone. @param rateLimits are shared by all processes */
function createNewsletterPace(rateLimits: Storage["rateLimits"]) {
  let closedUntil = new Date(0);
  return {
    isOpen: (now: Date) => now >= closedUntil,
    /** Takes one of this minute's places: null; when there is none, the time to try again. */
    async take(now: Date): Promise<Date | null> {
      const [taken = 1] = await rateLimits.count(["newsletter letters"], 60_000, now);
      if (taken <= issueMailsPerMinute) return null;
      closedUntil = new Date(now.getTime() + 10_000);
      return closedUntil;
    },
  };
}
