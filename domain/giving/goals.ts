import { guatemalaMidnight, dayMs } from "#domain/clock.ts";
import { publicMode } from "./gift.ts";
import type { GivingWorld } from "./giving-world.ts";

/** A fundraising goal (content/lists/goals.yaml). */
export type Goal = {
  readonly id: string;
  /** Above 0. */
  readonly target_usd: number;
  /** First and last day in Guatemala on which gifts count, `2026-05-18`; null: no end. */
  readonly starts_on: string;
  readonly ends_on: string | null;
};

/** `coming`: before its first day; `over`: past its last day and not reached. */
export type GoalStage = "coming" | "open" | "reached" | "over";

export const goalPurpose = (goalId: string): string => `goal:${goalId}`;

/**
 * The stage of a goal on a day in Guatemala. Refunds can undo `reached`.
 * @param raisedCents null while the books cannot be read
 * @returns null if the stage depends on an unknown `raisedCents`
 */
export function stageOf(goal: Goal, raisedCents: number | null, today: string): GoalStage | null {
  if (today < goal.starts_on) return "coming";
  if (raisedCents === null) return null;
  if (raisedCents >= goal.target_usd * 100) return "reached";
  return goal.ends_on !== null && today > goal.ends_on ? "over" : "open";
}

/** Percent of the target, rounded down so that 100 means reached. */
export const percentOf = ({ target_usd }: Pick<Goal, "target_usd">, raisedCents: number) =>
  Math.floor(raisedCents / target_usd);

/** Cents raised for a goal by the ledger, less refunds and disputes, and the number of payments of which some is left. */
export function goalSum({ payments, storage }: GivingWorld, goal: Goal) {
  return storage.gifts.raised({
    purpose: goalPurpose(goal.id),
    from: startOf(goal.starts_on),
    until: goal.ends_on === null ? null : startOf(goal.ends_on, 1),
    mode: publicMode(payments.mode),
  });
}

/** Midnight in Guatemala (no daylight saving time) of a day, or of a later one. */
const startOf = (day: string, later = 0): Date =>
  new Date(Number(guatemalaMidnight(day)) + later * dayMs);
