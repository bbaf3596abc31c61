import { countsFor, goalPurpose, type GoalRule } from "#domain/giving/goals.ts";
import { loadedContent } from "./load.ts";
import type { Content } from "./parsed-content.ts";

type NamedGoal = Content["lists"]["goals"][number];

/** What the books need of a goal. */
export function goalRule({
  id,
  target_cents,
  from,
  to,
  counts,
}: Omit<NamedGoal, "title" | "why" | "picture" | "proof">): GoalRule {
  return { id, targetCents: target_cents, from, to, counts };
}

/** The goal that a gift for a purpose counts for, by the day it came in Guatemala; null for most. */
export function goalOf(purpose: string, day: string): string | null {
  const { goals } = loadedContent().content.lists;
  // Whoever gave for the goal itself may follow it, even after its last day.
  const found =
    goals.find(({ id }) => purpose === goalPurpose(id)) ??
    goals.find((goal) => countsFor(goalRule(goal), purpose, day));
  return found?.id ?? null;
}

/** The builds that a goal belongs to: their pages show sums of the moment. */
export function projectsWithGoals({ lists }: Content): ReadonlySet<string> {
  return new Set(lists.goals.flatMap(({ project }) => (project === null ? [] : [project])));
}
