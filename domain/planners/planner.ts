import type { Language } from "#domain/language/language.ts";
import type { PlannerAnswer } from "./planner-answer.ts";
import { tripAnswer, type TripWords } from "./trip-answer.ts";
import { tripPlanOf } from "./trip-plan.ts";
import type { TripRates } from "./trip-price.ts";
import { workshopAnswer, type WorkshopWords } from "./workshop-answer.ts";
import { workshopPlanOf } from "./workshop-plan.ts";
import type { WorkshopRates } from "./workshop-price.ts";

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
