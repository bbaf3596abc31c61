import { guatemalaDay, dayMs } from "#domain/clock.ts";
import { StorageUnavailable } from "#domain/storage-unavailable.ts";
import { hourOf } from "#domain/tables/daily-jobs.ts";
import { sendDueDedications, announceYearlyCharges } from "./dated-mails.ts";
import type { GivingWorld } from "./giving-world.ts";
import { PaymentsUnavailable } from "./payments.ts";
import { takeEvent } from "./take-event.ts";
import { eraseUnclaimed, unclaimedMoney } from "./unclaimed.ts";
import { sendDueReminders } from "./unfinished-gift.ts";

// Stripe retries a webhook for three days.
const leastLookBackMs = 4 * dayMs;
// Stripe keeps events for 30 days.
const mostLookBackMs = 30 * dayMs;
// Sequential requests: a minute or two per run.
const feesAtOnce = 1000;

/**
 * Fetches events that webhooks missed and card fees from the payment provider, and checks that the ledger balances and
 * agrees with the payments. A failing part is reported in `problems`; the others still run.
 * @param since fetch events from further back than the last successful run; 30 days at most
 * @throws StorageUnavailable if the database is unreachable
 */
export async function reconcile(world: GivingWorld, since?: Date) {
  const { clock } = world;
  const { gifts } = world.storage;
  await gifts.noteCheck("books_begun", clock.now(), "");
  const missed = await askProvider(world, since);
  const fees = await enterFees(world);
  await eraseUnclaimed(gifts, clock.now());
  const unbalanced = await gifts.findUnbalanced();
  const unequal = unbalanced.length === 0 ? "" : `not balanced: ${firstOf(unbalanced)}`;
  await gifts.noteCheck("fees", clock.now(), fees.problems.join("; "));
  await gifts.noteCheck("books", clock.now(), unequal);
  return {
    /** Events that the provider lists. */
    seen: missed.seen,
    missed: missed.fresh,
    /** Card fees added to the ledger. */
    fees: fees.entered,
    problems: [...missed.problems, ...fees.problems],
    /** Money without a known gift: staff must settle it. */
    unclaimed: await unclaimedMoney(gifts, world.payments.mode),
    /** Ids of entries and payments that do not balance; see `findUnbalanced`. */
    unbalanced,
  };
}

/** Fetches all events since the last successful run; records a gap if that was longer ago than the provider keeps them. */
async function askProvider(world: GivingWorld, since?: Date) {
  const { gifts } = world.storage;
  const now = world.clock.now();
  const last = (await gifts.checks()).find(({ what }) => what === "provider")?.at ?? now;
  const oldest = new Date(now.getTime() - mostLookBackMs);
  const usual = Math.min(last.getTime(), now.getTime() - leastLookBackMs);
  const from = Math.max(oldest.getTime(), Math.min(usual, since?.getTime() ?? usual));
  const missed = await takeMissed(world, new Date(from));
  const isWell = missed.problems.length === 0;
  await gifts.noteCheck("provider", isWell ? now : last, missed.problems.join("; "));
  if (isWell && last < oldest && world.payments.mode !== "demonstration") {
    const days = `from ${guatemalaDay(last)} to ${guatemalaDay(oldest)}`;
    await gifts.noteCheck("gap", now, `Stripe was not asked for what it told ${days}`);
  }
  return missed;
}

async function takeMissed(world: GivingWorld, from: Date) {
  let seen = 0;
  let fresh = 0;
  const failed: string[] = [];
  const away = await problemOf(async () => {
    for (const event of await world.payments.eventsSince(from)) {
      seen += 1;
      if (typeof event === "string") {
        failed.push(event);
        continue;
      }
      const problem = await problemOf(async () => {
        if ((await takeEvent(world, event)) !== "known") fresh += 1;
      });
      if (problem) failed.push(`${event.id} (${problem})`);
    }
  });
  const unread = failed.length === 0 ? [] : [`events not taken: ${firstOf(failed)}`];
  return { seen, fresh, problems: away ? [away, ...unread] : unread };
}

async function enterFees(world: GivingWorld) {
  const { payments, clock } = world;
  const { gifts } = world.storage;
  let entered = 0;
  const failed: string[] = [];
  // Demonstration payments have no fee.
  const waiting =
    payments.mode === "demonstration"
      ? []
      : await gifts.paymentsWithoutFee(payments.mode, feesAtOnce);
  let isAway = false;
  for (const { paymentId } of waiting) {
    if (isAway) break;
    const problem = await problemOf(async () => {
      await gifts.markFeeAsked(paymentId, clock.now());
      const kept = await payments.feeOf(paymentId).catch((error: unknown) => {
        isAway = error instanceof PaymentsUnavailable && !error.isRefusal;
        throw error;
      });
      if (kept === null) return;
      const { feeCents, presented } = kept;
      const fact = { kind: "fee", paymentId, feeCents, ...(presented && { presented }) } as const;
      const whose = { giftId: null, knownBy: paymentId, names: [] };
      const event = { id: `fee ${paymentId}`, createdAt: clock.now(), ...whose, fact };
      if ((await takeEvent(world, event)) === "taken") entered += 1;
    });
    if (problem) failed.push(`${paymentId} (${problem})`);
  }
  const problems = failed.length === 0 ? [] : [`card fees not known: ${firstOf(failed)}`];
  return { entered, problems };
}

/** Runs a part of the work; returns its error as a text. Only `StorageUnavailable` is rethrown. */
async function problemOf(work: () => Promise<void>): Promise<string | null> {
  try {
    await work();
    return null;
  } catch (error) {
    if (error instanceof StorageUnavailable || !(error instanceof Error)) throw error;
    const cause = error instanceof PaymentsUnavailable ? error.cause : error;
    return cause instanceof Error ? cause.message : String(cause);
  }
}

const most = 5;
const firstOf = (all: readonly string[]) =>
  all.slice(0, most).join(", ") + (all.length > most ? `, and ${all.length - most} more` : "");

/** Hourly work of giving: due dedication e-mails, reminders and notices, and (in one process per hour) `reconcile`. */
export async function runGivingWork(world: GivingWorld): Promise<void> {
  const { storage, clock } = world;
  const now = clock.now();
  const attempt = async (what: string, work: () => Promise<void>) => {
    const problem = await problemOf(work);
    if (problem) world.report(new Error(`${what}: ${problem}`));
  };
  await attempt("e-mails of dedications", () => sendDueDedications(world));
  await storage.gifts.forgetPassed(now);
  if (await storage.startDaily("reconcile gifts", hourOf(now))) await reportReconciled(world);
  // Only in live mode, and after missed events were fetched: the books then know who has paid or stopped.
  const asked = (await storage.gifts.checks()).find(({ what }) => what === "provider");
  if (world.payments.mode !== "live" || asked?.problem !== "") return;
  await attempt("reminders of unfinished gifts", () => sendDueReminders(world, asked.at));
  await attempt("notices of yearly charges", () => announceYearlyCharges(world));
}

async function reportReconciled(world: GivingWorld): Promise<void> {
  const { problems, unbalanced, unclaimed } = await reconcile(world);
  const lines = [...problems];
  if (unbalanced.length > 0) lines.push(`the books do not balance: ${firstOf(unbalanced)}`);
  if (unclaimed.length > 0) {
    lines.push(`of no gift we know: ${firstOf(unclaimed.map(({ paymentId }) => paymentId))}`);
  }
  for (const line of lines) world.report(new Error(line));
}
