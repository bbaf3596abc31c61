import { describe, expect, test } from "vitest";
import { formatDollars } from "#domain/language/format.ts";
import { languages } from "#domain/language/language.ts";
import { tripCost, tripPackages, tripPlanOf } from "#domain/planners/trip.ts";
import { workshopCost, workshopPackages } from "#domain/planners/workshop.ts";
import { tripTable, workshopTable } from "./price-tables.ts";
import { tripRates, workshopRates } from "./rates.ts";

describe.each(languages)("the planners' sums in tables, in %s", (language) => {
  test("the table of trips has the planner's prices for all possible group sizes", () => {
    const { heads, rows } = tripTable(language);
    const rates = tripRates();
    expect(heads).toHaveLength(1 + tripPackages.length);
    const [, ...groups] = rows;
    const sizes = groups.map(([people]) => Number(people));
    expect([sizes[0], sizes.at(-1), sizes.length]).toEqual([8, 25, 18]);
    for (const [people = "", ...totals] of groups) {
      const answers = tripPackages.map((id) => {
        const query = new URLSearchParams({ people, package: id });
        const cost = tripCost(tripPlanOf(query, rates), rates);
        return cost.kind === "priced" && formatDollars(cost.totalCents, language);
      });
      expect(totals, people).toEqual(answers);
    }
  });

  test("the table of workshops has the planner's price per person for each size, package and origin", () => {
    const { heads, rows } = workshopTable(language);
    expect(heads).toHaveLength(4);
    const stated = workshopPackages.filter((id) => workshopRates().latinAmericaPrices[id]);
    const columns = [1, 1, 2, 2, 3, 3];
    columns.forEach((column, at) => {
      const people = at + 1;
      const answers = [false, true].flatMap((isLatinAmerican) =>
        (isLatinAmerican ? stated : workshopPackages).map((id) => {
          const plan = { package: id, people, isLatinAmerican };
          return formatDollars(workshopCost(plan, workshopRates()).eachCents, language);
        }),
      );
      expect(
        rows.map((row) => row[column]),
        `${people}`,
      ).toEqual(answers);
    });
    expect(new Set(rows.map(([name]) => name)).size).toBe(rows.length);
  });
});
