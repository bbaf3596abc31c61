import { guatemalaDay } from "#domain/calendar/guatemala-time.ts";
import { dayMs, hourMs } from "#domain/clock.ts";
import { StorageUnavailable } from "#domain/storage-unavailable.ts";
import { sendDueDedications } from "./dedications.ts";
import { emailLinkMs } from "./email-change.ts";
import type { GivingWorld } from "./giving-world.ts";
import { PaymentsUnavailable } from "./payments.ts";
import { takeEvent } from "./take-event.ts";
import { eraseUnclaimed, unclaimedMoney } from "./unclaimed.ts";
import { sendDueReminders } from "./unfinished-gift.ts";
import { announceYearlyCharges } from "./yearly-notice.ts";

// Longer than any pause between two deliveries: Stripe tries a webhook again for three days.
const leastLookBackMs = 4 * dayMs;
// As long as Stripe keeps what it told.
const mostLookBackMs = 30 * dayMs;
// One after another: a minute or two of an hour after ten thousand gifts.
const feesAtOnce = 1000;

/**
 * Asks the payment provider for what the webhook missed and for the fees it kept, and checks that
 * every entry balances and says of each payment what the payment says. What fails is told, and the rest is done all the same.
 * @param since further back than the last check that ended well; 30 days at most
 * @throws StorageUnavailable when the database cannot be reached
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
    /** Events the provider knows of in that time. */
    seen: missed.seen,
    missed: missed.fresh,
    /** Card fees entered in the books. */
    fees: fees.entered,
    problems: [...missed.problems, ...fees.problems],
    /** Money of no gift we know: each waits for a person. */
    unclaimed: await unclaimedMoney(gifts, world.payments.mode),
    /** Entries that do not balance, payments that the ledger contradicts: none, or somebody must look. */
    unbalanced,
  };
}

/** Asks for everything since the last time that ended well; what nobody can ask for any more is noted. */
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
  if (isWell && last < oldest) {
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
  // A demonstration keeps nothing.
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

/** Does a part of the work; what went wrong comes as a line, unless nothing more can be done. */
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

/**
 * The hour's work: e-mails of dedication, reminders and notices whose time has come and, once an hour on the
 * whole site, what the webhook missed.
 */
export async function runGivingWork(world: GivingWorld): Promise<void> {
  const { storage, clock } = world;
  const now = clock.now();
  const tell = async (what: string, work: () => Promise<void>) => {
    const problem = await problemOf(work);
    if (problem) world.report(new Error(`${what}: ${problem}`));
  };
  const before = (ms: number) => new Date(now.getTime() - ms);
  await tell("e-mails of dedications", () => sendDueDedications(world));
  await storage.gifts.forgetPassed({
    waysBack: now,
    networks: before(2 * hourMs),
    newEmails: before(emailLinkMs),
  });
  const hour = now.toISOString().slice(0, 13);
  if (await storage.startDaily("reconcile gifts", hour)) await tellReconciled(world);
  // Only where money moves, and once the provider was asked: who has paid or stopped is in the books by then.
  const asked = (await storage.gifts.checks()).find(({ what }) => what === "provider");
  if (world.payments.mode !== "live" || asked?.problem !== "") return;
  await tell("reminders of unfinished gifts", () => sendDueReminders(world, asked.at));
  await tell("notices of yearly charges", () => announceYearlyCharges(world));
}

async function tellReconciled(world: GivingWorld): Promise<void> {
  const { problems, unbalanced, unclaimed } = await reconcile(world);
  const told = [...problems];
  if (unbalanced.length > 0) told.push(`the books do not balance: ${firstOf(unbalanced)}`);
  if (unclaimed.length > 0) {
    told.push(`of no gift we know: ${firstOf(unclaimed.map(({ paymentId }) => paymentId))}`);
  }
  for (const line of told) world.report(new Error(line));
}
