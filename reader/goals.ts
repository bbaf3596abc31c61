import { goalPurpose, type GoalRule } from "#domain/giving/goals.ts";
import type { Pair } from "#domain/giving/gift.ts";
import { inEachLanguage, addressOf } from "#domain/language/language.ts";
import type { Content } from "./parsed-content.ts";

type NamedGoal = Content["lists"]["goals"][number];

/** What the books need of a goal. */
export function goalRule({
  id,
  target_cents,
  from,
  to,
}: Pick<NamedGoal, "id" | "target_cents" | "from" | "to">): GoalRule {
  return { id, targetCents: target_cents, from, to };
}

/** The build that a gift for a purpose is for; null for most. */
export function projectOf({ lists }: Content, purpose: string): string | null {
  return lists.projects.find(({ id }) => purpose === `project:${id}`)?.id ?? null;
}

/**
 * Where a gift for a purpose can be followed: the page of its goal, or of its build.
 * @returns a path of ours in each language; null where there is no such page
 */
export function followPath(content: Content, purpose: string): Pair | null {
  const goal = content.lists.goals.find(({ id }) => purpose === goalPurpose(id));
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
