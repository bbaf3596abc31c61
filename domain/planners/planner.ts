import type { Language } from "#domain/language/language.ts";
import { tripAnswer, tripPlanOf, type TripRates, type TripWords } from "./trip.ts";
import {
  workshopAnswer,
  workshopPlanOf,
  type WorkshopRates,
  type WorkshopWords,
} from "./workshop.ts";

/** A formatted line of a planner's bill. */
export type BillLine = {
  readonly name: string;
  /** Explanation of the amount. */
  readonly why: string;
  readonly amount: string;
  readonly isSum?: boolean;
};

export type PlannerAnswer = {
  readonly notes: readonly string[];
  readonly bill: readonly BillLine[];
  /** Explanation why there is no price, and what to do; null if there is one. */
  readonly outside: string | null;
};

/** A planner's texts and rates. */
export type Planner =
  | { readonly kind: "trip"; readonly words: TripWords; readonly rates: TripRates }
  | { readonly kind: "workshop"; readonly words: WorkshopWords; readonly rates: WorkshopRates };

/** Answers the query of a planner's form. */
export function answerOf(
  planner: Planner,
  query: URLSearchParams,
  language: Language,
): PlannerAnswer {
  return planner.kind === "trip"
    ? tripAnswer(planner.words, tripPlanOf(query, planner.rates), planner.rates, language)
    : workshopAnswer(planner.words, workshopPlanOf(query), planner.rates, language);
}
