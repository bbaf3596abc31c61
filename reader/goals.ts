import { countsFor, goalPurpose, type GoalRule } from "#domain/giving/goals.ts";
import type { Pair } from "#domain/giving/gift.ts";
import { inEachLanguage, addressOf } from "#domain/language/language.ts";
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
  return goalAmong(loadedContent().content, purpose, day)?.id ?? null;
}

function goalAmong({ lists: { goals } }: Content, purpose: string, day: string) {
  // Whoever gave for the goal itself may follow it, even after its last day.
  return (
    goals.find(({ id }) => purpose === goalPurpose(id)) ??
    goals.find((goal) => countsFor(goalRule(goal), purpose, day))
  );
}

/** The build that a gift for a purpose is for; null for most. */
export function projectOf({ lists }: Content, purpose: string): string | null {
  return lists.projects.find(({ id }) => purpose === `project:${id}`)?.id ?? null;
}

/**
 * Where a gift for a purpose can be followed: the page of its goal, or of its build.
 * @param day in Guatemala, on which it came
 * @returns a path of ours in each language; null where there is no such page
 */
export function followPath(content: Content, purpose: string, day: string): Pair | null {
  const goal = goalAmong(content, purpose, day);
  if (goal) {
    const anchor = goal.proof && "proof";
    return inEachLanguage((language) =>
      addressOf("goal", language, { params: { id: goal.id }, anchor }),
    );
  }
  const id = projectOf(content, purpose);
  return id === null
    ? null
    : inEachLanguage((language) => addressOf("greenBuild", language, { params: { id } }));
}
