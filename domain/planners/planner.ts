import type { Language } from "#domain/language/language.ts";
import type { PlannerAnswer } from "./planner-answer.ts";
import { tripAnswer, tripPlanOf, type TripRates, type TripWords } from "./trip.ts";
import {
  workshopAnswer,
  workshopPlanOf,
  type WorkshopRates,
  type WorkshopWords,
} from "./workshop.ts";

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
