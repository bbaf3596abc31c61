import { fillTemplate } from "#domain/language/fill-template.ts";
import { formatDollars, formatNumber } from "#domain/language/format.ts";
import type { Language } from "#domain/language/language.ts";
import { tripCost, tripPackages } from "#domain/planners/trip.ts";
import { workshopCost, workshopPackages } from "#domain/planners/workshop.ts";
import { pageContent } from "#reader/content.ts";
import { tripRates, workshopRates } from "./rates.ts";

export function tripTable(language: Language) {
  const { lines, packages, table } = pageContent("groupTrips", language).planner;
  const rates = tripRates();
  const sizes = Array.from(
    { length: rates.largest - rates.smallest + 1 },
    (_, at) => rates.smallest + at,
  );
  const totals = sizes.map((people) => [
    formatNumber(people, language),
    ...tripPackages.map((id) => {
      const cost = tripCost({ package: id, people }, rates);
      if (cost.kind !== "priced")
        throw new Error(`A trip takes ${people} people, and has no price.`);
      return formatDollars(cost.totalCents, language);
    }),
  ]);
  const each = tripPackages.map((id) => formatDollars(rates.eachCents[id], language));
  return {
    title: table.title,
    lead: table.lead,
    heads: [lines.people, ...tripPackages.map((id) => packages[id])],
    rows: [[lines.each, ...each], ...totals],
  };
}

/** Prices by size of the group, with a title. */
export type PriceTable = ReturnType<typeof tripTable>;

export function workshopTable(language: Language): PriceTable {
  const { package: name, packages, table } = pageContent("greenBuildingWorkshop", language).planner;
  const rates = workshopRates();
  const steps = [1, ...rates.groupSteps.map(({ from }) => from)];
  const heads = steps.map((from, at) => {
    const next = steps[at + 1];
    return next === undefined
      ? fillTemplate(table.from, { from })
      : fillTemplate(table.range, { from, to: next - 1 });
  });
  const row = (id: (typeof workshopPackages)[number], isLatinAmerican: boolean) => [
    isLatinAmerican ? fillTemplate(table.latin_america, { package: packages[id] }) : packages[id],
    ...steps.map((people) =>
      formatDollars(
        workshopCost({ package: id, people, isLatinAmerican }, rates).eachCents,
        language,
      ),
    ),
  ];
  return {
    title: table.title,
    lead: table.lead,
    heads: [name, ...heads],
    rows: [
      ...workshopPackages.map((id) => row(id, false)),
      ...workshopPackages.filter((id) => rates.latinAmericaPrices[id]).map((id) => row(id, true)),
    ],
  };
}
