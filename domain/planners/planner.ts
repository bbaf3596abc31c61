import type { Language } from "#domain/language/language.ts";
import { tripAnswer, tripPlanOf, type TripRates, type TripWords } from "./trip.ts";
import {
  workshopAnswer,
  workshopPlanOf,
  type WorkshopRates,
  type WorkshopWords,
} from "./workshop.ts";

/** One line of what a planner worked out, ready to be read. */
export type BillLine = {
  readonly name: string;
  /** The rule or the sum behind the amount. */
  readonly why: string;
  readonly amount: string;
  readonly isSum?: boolean;
};

export type PlannerAnswer = {
  readonly notes: readonly string[];
  readonly bill: readonly BillLine[];
  /** The reason why no sum can be made, and what to do; null where there is one. */
  readonly outside: string | null;
};

/** All that a planner answers from, beside what it is asked. */
export type Planner =
  | { readonly kind: "trip"; readonly words: TripWords; readonly rates: TripRates }
  | { readonly kind: "workshop"; readonly words: WorkshopWords; readonly rates: WorkshopRates };

/** @param query what its form sends */
export function answerOf(
  planner: Planner,
  query: URLSearchParams,
  language: Language,
): PlannerAnswer {
  return planner.kind === "trip"
    ? tripAnswer(planner.words, tripPlanOf(query, planner.rates), planner.rates, language)
    : workshopAnswer(planner.words, workshopPlanOf(query), planner.rates, language);
}
