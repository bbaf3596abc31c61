import type { PaymentEvent } from "./payment-event.ts";
import type { GivingWorld } from "./giving-world.ts";
import { sendDueDedications } from "./dedications.ts";
import { takeEvent } from "./take-event.ts";
import { PaymentsUnavailable } from "./payments.ts";

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
// Longer than any pause between two deliveries: Stripe tries a webhook again for three days.
const lookBackMs = 4 * dayMs;
const feesAtOnce = 40;
const keepUnclaimedMs = 90 * dayMs;

export type Reconciled = {
  /** Events the provider knows of in that time. */
  readonly seen: number;
  /** Of those, what no webhook had told. */
  readonly missed: number;
  /** Card fees entered in the books. */
  readonly fees: number;
  /** Entries that do not balance: none, or somebody must look. */
  readonly unbalanced: readonly string[];
};

/**
 * Asks the payment provider for what the webhook missed and for the fees it kept, and checks that
 * every entry balances.
 *
 * @param since as far back as the provider remembers: 30 days with Stripe
 * @throws PaymentsUnavailable when the provider does not answer
 */
export async function reconcile(world: GivingWorld, since?: Date): Promise<Reconciled> {
  const { storage, payments, clock } = world;
  let seen = 0;
  let missed = 0;
  const from = since ?? new Date(clock.now().getTime() - lookBackMs);
  for await (const event of payments.eventsSince(from)) {
    seen += 1;
    if ((await takeEvent(world, event)) !== "known") missed += 1;
  }
  const fees = await enterFees(world);
  await storage.gifts.eraseUnclaimed(new Date(clock.now().getTime() - keepUnclaimedMs));
  return { seen, missed, fees, unbalanced: await storage.gifts.findUnbalanced() };
}

async function enterFees(world: GivingWorld): Promise<number> {
  if (world.payments.isDemonstration) return 0;
  let entered = 0;
  for (const { paymentId } of await world.storage.gifts.paymentsWithoutFee(feesAtOnce)) {
    const feeCents = await world.payments.feeOf(paymentId);
    if (feeCents === null) continue;
    const event: PaymentEvent = {
      id: `fee ${paymentId}`,
      createdAt: world.clock.now(),
      giftId: null,
      knownBy: paymentId,
      names: [],
      fact: { kind: "fee", paymentId, feeCents },
    };
    if ((await takeEvent(world, event)) === "taken") entered += 1;
  }
  return entered;
}

/**
 * The hour's work: letters of dedication whose time has come and, once an hour on the whole site,
 * what the webhook missed.
 */
export async function runGivingWork(world: GivingWorld): Promise<void> {
  await sendDueDedications(world);
  const hour = world.clock.now().toISOString().slice(0, 13);
  if (!(await world.storage.startDaily("reconcile gifts", hour))) return;
  try {
    const { unbalanced } = await reconcile(world);
    if (unbalanced.length > 0) {
      world.report(new Error(`the books do not balance: ${unbalanced.slice(0, 5).join(", ")}`));
    }
  } catch (error) {
    if (!(error instanceof PaymentsUnavailable)) throw error;
    world.report(error);
  }
}
