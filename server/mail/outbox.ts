import type { Clock } from "#domain/clock.ts";
import type { Storage } from "#domain/storage/storage.ts";
import type { ClaimedMail } from "#domain/mail/mail.ts";
import { issueMail } from "#domain/mail/mail.ts";
import { isConnectionFailure, isMailboxRefused, isQuota, mailsAtOnce } from "./smtp.ts";
import type { Sender } from "./smtp.ts";

export type OutboxSettings = {
  readonly storage: Pick<Storage, "outbox" | "rateLimits">;
  readonly clock: Clock;
  readonly sender: Sender;
  /** Addresses of the staff; empty: their e-mails wait until there are some. */
  readonly staff: readonly string[];
  /** One line for the operator's log, without personal data. */
  readonly log: (line: string) => void;
};

export type OutboxLoop = {
  /** Looks at once: an e-mail was queued. */
  wake(): void;
  /** Waits for the e-mails under way, takes no more. */
  stop(): Promise<void>;
};

// One finds out how the server is; the others go side by side.
const mailsPerRound = 1 + 5 * mailsAtOnce;
// Other processes queue e-mails too, and failed ones fall due again.
const pollMs = 5000;
const longestRestMs = 60_000;
const quotaPauseMs = 10 * 60_000;
// A second try, for the server that answers so while it is being mended.
const triesOfRefused = 2;

/** Sends due e-mails until it is stopped. Any number of processes may run one on one database. */
export function startOutbox(settings: OutboxSettings): OutboxLoop {
  const stopping = new AbortController();
  let alarm = Promise.withResolvers<void>();

  const pace = createNewsletterPace(settings.storage.rateLimits);

  const run = async (): Promise<void> => {
    let restMs = pollMs;
    while (!stopping.signal.aborted) {
      // Set before the round: an e-mail queued while it runs may have come too late for it.
      alarm = Promise.withResolvers<void>();
      const outcome = await sendRound(settings, stopping.signal, pace).catch((error: unknown) => {
        settings.log(`outbox: ${error instanceof Error ? error.message : String(error)}`);
        return "failed" as const;
      });
      if (outcome === "more") continue;
      restMs = outcome === "failed" ? Math.min(restMs * 2, longestRestMs) : pollMs;
      const timer = setTimeout(alarm.resolve, restMs);
      if (!stopping.signal.aborted) await alarm.promise;
      clearTimeout(timer);
    }
  };
  const done = run();
  return {
    wake: () => alarm.resolve(),
    async stop() {
      stopping.abort();
      alarm.resolve();
      await done;
    },
  };
}

/**
 * Sends what is due now, a handful at a time. "more" when others may be due as well, "failed" when
 * the mail server could not be reached or takes no more for now.
 */
export async function sendRound(
  settings: OutboxSettings,
  stopping: AbortSignal,
  pace: NewsletterPace = createNewsletterPace(settings.storage.rateLimits),
): Promise<"idle" | "more" | "failed"> {
  const { storage, clock, staff } = settings;
  const mails = await storage.outbox.claim({
    now: clock.now(),
    limit: mailsPerRound,
    withStaff: staff.length > 0,
    withIssues: pace.isOpen(clock.now()),
  });
  let takesMore = true;
  const send = async (mail: ClaimedMail) => {
    // E-mails need not find out one by one that the server is away.
    const isHeld = !takesMore || stopping.aborted;
    const start = isHeld ? clock.now() : await startOf(mail, pace, clock.now());
    if (start !== "go") await storage.outbox.release(mail, start);
    else if (!(await sendOne(settings, mail))) takesMore = false;
  };
  const [first, ...others] = mails;
  if (first) await send(first);
  const line = async () => {
    for (let next = others.shift(); next; next = others.shift()) await send(next);
  };
  await Promise.all(Array.from({ length: mailsAtOnce }, line));
  if (!takesMore) return "failed";
  return mails.length === mailsPerRound ? "more" : "idle";
}

/** "go" when an e-mail may leave now; a copy of the newsletter keeps its pace. */
const startOf = ({ name }: ClaimedMail, pace: NewsletterPace, now: Date) =>
  name === issueMail ? pace.take(now) : "go";

/** False when the mail server could not be reached or takes no more for now. */
async function sendOne(settings: OutboxSettings, mail: ClaimedMail): Promise<boolean> {
  const { storage, clock, sender, staff, log } = settings;
  try {
    await sender.send(mail, staff);
  } catch (error) {
    const now = clock.now();
    const reason = withoutAddresses(error instanceof Error ? error.message : String(error));
    if (isQuota(error)) {
      // Nothing is wrong with the e-mail: it was no try, and its three days begin anew.
      await storage.outbox.release(mail, new Date(now.getTime() + quotaPauseMs), true);
      log(`letter ${mail.id} waits: the mail server takes no more for now: ${reason}`);
      return false;
    }
    const isLate = mail.deadAfter !== null && now >= mail.deadAfter;
    const isInVain = mail.attempts >= triesOfRefused && isMailboxRefused(error);
    // Staff's own address is a setting: their e-mails wait until it is mended.
    const isOver = mail.to !== "staff" && (isLate || isInVain);
    const pause = retryPauseMs(mail.attempts, Math.random());
    const next = isOver ? "dead" : new Date(now.getTime() + pause);
    await storage.outbox.markFailed(mail, reason, next);
    const fate = isOver ? "given up" : `next try in ${Math.round(pause / 1000)} s`;
    log(`letter ${mail.id} failed on try ${mail.attempts} (${fate}): ${reason}`);
    return !isConnectionFailure(error);
  }
  await storage.outbox.markSent(mail, clock.now());
  return true;
}

/** Mail servers repeat the address they refuse; the log and the database keep it out. */
function withoutAddresses(text: string): string {
  return text.replace(/[^\s<>"']+@[^\s<>"',;:]+/g, "(address)").replace(/\s+/g, " ");
}

const firstPauseMs = 10_000;
const longestPauseMs = 4 * 3_600_000;
const growth = 3;

/**
 * The pause of an e-mail after its n-th failed try: seconds, then minutes, then four hours at
 * most. A fifth more or less by chance, so that e-mails that failed together return apart.
 *
 * @param attempt 1 after the first try
 * @param chance from 0 to 1
 */
export function retryPauseMs(attempt: number, chance: number): number {
  const even = Math.min(longestPauseMs, firstPauseMs * growth ** (attempt - 1));
  return Math.round(even * (0.8 + 0.4 * chance));
}

/**
 * E-mails of a newsletter that leave in a minute, from all processes on a database together. The narrowest
 * of the usual mail servers takes 30 a minute of one sender (Exchange Online limits, "Message rate
 * limit"); the rest is for receipts and answers.
 */
export const issueMailsPerMinute = 20;

/** Holds a newsletter back where the rest of the mail may go on. */
type NewsletterPace = {
  isOpen(now: Date): boolean;
  /** Takes one place of this minute; where there is none, when to ask again. */
  take(now: Date): Promise<"go" | Date>;
};

/** @param rateLimits shared by all processes */
function createNewsletterPace(rateLimits: Storage["rateLimits"]): NewsletterPace {
  let closedUntil = new Date(0);
  return {
    isOpen: (now) => now >= closedUntil,
    async take(now) {
      const [taken = 1] = await rateLimits.count(["newsletter letters"], 60_000, now);
      if (taken <= issueMailsPerMinute) return "go";
      closedUntil = new Date(now.getTime() + 10_000);
      return closedUntil;
    },
  };
}
