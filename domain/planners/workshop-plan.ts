import { mostParticipants, workshopPackages, type WorkshopPlan } from "./workshop-price.ts";

/** What an address or a form asks; what it leaves open is one person and the standard package. */
export function workshopPlanOf(query: URLSearchParams): WorkshopPlan & {
  /** A number of people was asked for that no plan is made for; `people` is the nearest. */
  readonly isAdjusted: boolean;
} {
  const asked = query.get("package");
  const typed = query.get("people") || "1";
  const people = Math.min(Math.max(Math.trunc(Number(typed)) || 1, 1), mostParticipants);
  return {
    package: workshopPackages.find((id) => id === asked) ?? "standard",
    people,
    isLatinAmerican: query.has("latin-america"),
    isAdjusted: people !== Number(typed),
  };
}
