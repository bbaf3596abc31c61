import { Section } from "#app/components/blocks/section.tsx";
import { GoalCards } from "#app/components/giving/goal-cards.tsx";
import type { GoalView } from "#app/components/giving/goal-view.ts";

type Props = {
  goals: readonly GoalView[];
  words: {
    readonly give: string;
    readonly follow: string;
    readonly section: { readonly title: string; readonly lead: string };
  };
};

/**
 * Goals that gifts go to now, and those that were reached; while the books cannot be read, all that have
 * begun. What is past or to come has its own page.
 */
export const shownGoals = (goals: readonly GoalView[]): readonly GoalView[] =>
  goals.filter(({ stage }) => stage !== "coming" && stage !== "over");

/** The goals of this moment; nothing while staff have named none. */
export function Goals({ goals, words }: Props) {
  if (goals.length === 0) return null;
  return (
    <Section id="goals" title={words.section.title} lead={words.section.lead}>
      <GoalCards goals={goals} words={words} />
    </Section>
  );
}
