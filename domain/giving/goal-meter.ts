import { guatemalaMidnight } from "#domain/calendar/guatemala-time.ts";
import type { GivingWorld } from "./giving-world.ts";
import { goalPurpose, type GoalMeter, type GoalRule } from "./goals.ts";

/** `Giving.goalMeter`: counted from the payments each time. */
export async function goalMeter(world: GivingWorld, goal: GoalRule): Promise<GoalMeter> {
  const { mode } = world.payments;
  const { gifts } = world.storage;
  const sum = await gifts.raised({
    purpose: goalPurpose(goal.id),
    from: startOf(goal.from),
    until: goal.to === null ? null : startOf(goal.to, 1),
    // While Stripe is tried out the public sums stay those of real money.
    mode: mode === "test" ? "live" : mode,
  });
  return { ...sum, countedAt: world.clock.now() };
}

/** The first moment in Guatemala, which has no summer time, of a day, or of one so many days later. */
const startOf = (day: string, later = 0): Date =>
  new Date(Number(guatemalaMidnight(day)) + later * 24 * 3_600_000);
