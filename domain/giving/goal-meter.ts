import { guatemalaMidnight } from "#domain/calendar/guatemala-time.ts";
import type { GivingWorld } from "./giving-world.ts";
import { goalPurpose, type GoalMeter, type GoalRule } from "./goals.ts";

/** `Giving.goalMeter`: counted from the payments each time. */
export async function goalMeter(world: GivingWorld, goal: GoalRule): Promise<GoalMeter> {
  const { mode } = world.payments;
  const { gifts } = world.storage;
  const sum = await gifts.raised({
    purposes: [goalPurpose(goal.id), ...goal.counts],
    from: startOf(goal.from),
    until: goal.to === null ? null : startOf(goal.to, 1),
    // While Stripe is tried out the public sums stay those of real money.
    mode: mode === "test" ? "live" : mode,
  });
  return { ...sum, countedAt: world.clock.now() };
}

/** The first moment in Guatemala of a day, or of one so many days later. */
function startOf(day: string, later = 0): Date {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + later);
  const midnight = guatemalaMidnight(at.toISOString().slice(0, 10));
  if (!midnight) throw new Error(`a goal has the day "${day}", which is none`);
  return midnight;
}
