import { guatemalaMidnight } from "#domain/calendar/guatemala-time.ts";
import { dayMs } from "#domain/clock.ts";
import { publicMode } from "./gift.ts";
import type { GivingWorld } from "./giving-world.ts";

/** A designation with a target (content/lists/goals.yaml), as the books count for it. */
export type Goal = {
  readonly id: string;
  /** More than nothing. */
  readonly target_cents: number;
  /** The first and the last day in Guatemala of the gifts that count, `2026-05-18`; null: no last day. */
  readonly from: string;
  readonly to: string | null;
};

/** `coming`: its first day is not yet. `over`: its last day is past and it was not reached. */
export type GoalStage = "coming" | "open" | "reached" | "over";

/** The purpose of a gift that was given for the goal itself. */
export const goalPurpose = (goalId: string): string => `goal:${goalId}`;

/**
 * Tells where a goal stands on a day in Guatemala. Once reached it stays so, unless gifts are given back.
 * @param raisedCents null while the books cannot be read
 * @returns null when that depends on what was given, and nobody knows
 */
export function stageOf(goal: Goal, raisedCents: number | null, today: string): GoalStage | null {
  if (today < goal.from) return "coming";
  if (raisedCents === null) return null;
  if (raisedCents >= goal.target_cents) return "reached";
  return goal.to !== null && today > goal.to ? "over" : "open";
}

/** Whole percent of the target, 0 to 100, rounded down: what is not reached never reads as 100. */
export function percentOf({ target_cents }: Pick<Goal, "target_cents">, raisedCents: number) {
  return Math.max(0, Math.floor((raisedCents * 100) / target_cents));
}

/** The sum given for a goal, less refunds and disputes, in so many payments: counted from them each time. */
export function goalSum({ payments, storage }: GivingWorld, goal: Goal) {
  return storage.gifts.raised({
    purpose: goalPurpose(goal.id),
    from: startOf(goal.from),
    until: goal.to === null ? null : startOf(goal.to, 1),
    mode: publicMode(payments.mode),
  });
}

/** The first moment in Guatemala, which has no summer time, of a day, or of one so many days later. */
const startOf = (day: string, later = 0): Date =>
  new Date(Number(guatemalaMidnight(day)) + later * dayMs);
