import { expect, test } from "vitest";
import { yearOf } from "./year.ts";

test("the first and the last month of the rains are rainy, the months around them dry", () => {
  const year = yearOf({ rainy_from: 5, rainy_to: 10 }, "en");
  const rainy = year.filter(({ season }) => season === "rainy").map(({ name }) => name);
  expect(year).toHaveLength(12);
  expect(rainy).toEqual(["May", "June", "July", "August", "September", "October"]);
});

test("a Spanish year begins with enero and ends with diciembre", () => {
  const year = yearOf({ rainy_from: 5, rainy_to: 10 }, "es");
  expect([year[0], year[11]]).toEqual([
    { name: "enero", short: "ene", season: "dry" },
    { name: "diciembre", short: "dic", season: "dry" },
  ]);
});
