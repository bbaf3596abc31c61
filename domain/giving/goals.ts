/** A goal that staff have named (content/lists/goals.yaml), as the books count for it. */
export type GoalRule = {
  readonly id: string;
  /** More than nothing. */
  readonly targetCents: number;
  /** The first and the last day in Guatemala of the gifts that count, `2026-05-18`; null: no last day. */
  readonly from: string;
  readonly to: string | null;
};

/** The sum given for a goal, less refunds and disputes. */
export type GoalSum = {
  readonly raisedCents: number;
  /** How many payments. */
  readonly gifts: number;
};

/** The same, and when it was counted. */
export type GoalMeter = GoalSum & { readonly countedAt: Date };

/** `coming`: its first day is not yet. `over`: its last day is past and it was not reached. */
export type GoalStage = "coming" | "open" | "reached" | "over";

/** The purpose of a gift that was given for the goal itself. */
export const goalPurpose = (goalId: string): string => `goal:${goalId}`;

/**
 * Where a goal stands on a day in Guatemala. Once reached it stays so, unless gifts are given back.
 * @param raisedCents null while the books cannot be read
 * @returns null when that depends on what was given, and nobody knows
 */
export function stageOf(
  goal: GoalRule,
  raisedCents: number | null,
  today: string,
): GoalStage | null {
  if (today < goal.from) return "coming";
  if (raisedCents === null) return null;
  if (raisedCents >= goal.targetCents) return "reached";
  return goal.to !== null && today > goal.to ? "over" : "open";
}

/** Whole percent of the target, 0 to 100, rounded down: what is not reached never reads as 100. */
export function percentOf({ targetCents }: Pick<GoalRule, "targetCents">, raisedCents: number) {
  return Math.max(0, Math.floor((raisedCents * 100) / targetCents));
}
