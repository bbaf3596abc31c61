import { mostTravellers, tripPackages, type TripPlan, type TripRates } from "./trip-price.ts";

/** The trip that an address or a form asks for; what it leaves open is the most usual. */
export function tripPlanOf(
  query: URLSearchParams,
  rates: TripRates,
): TripPlan & {
  /** A number of people was asked for that no plan is made for; `people` is the nearest. */
  readonly isAdjusted: boolean;
} {
  const asked = query.get("package");
  const typed = Number(query.get("people") || rates.best.from);
  const people = typed >= 1 ? Math.min(Math.trunc(typed), mostTravellers) : rates.best.from;
  return {
    package: tripPackages.find((id) => id === asked) ?? "standard",
    people,
    isAdjusted: people !== typed,
  };
}
