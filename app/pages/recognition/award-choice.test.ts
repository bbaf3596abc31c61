import { describe, expect, test } from "vitest";
import { choiceQuery, chosenAwards, countsFor, readChoice } from "./award-choice.ts";

const awards = [
  { id: "a", year: "2025", category: "environment" },
  { id: "b", year: "2025", category: "education" },
  { id: "c", year: "2011", category: "environment" },
];
const ids = (chosen: { id: string }[]) => chosen.map(({ id }) => id).join("");

describe("the awards a visitor asked for", () => {
  test("an address without a choice, or with an empty one, shows all of them", () => {
    expect(ids(chosenAwards(awards, readChoice(new URLSearchParams())))).toBe("abc");
    expect(ids(chosenAwards(awards, readChoice(new URLSearchParams("year=&category="))))).toBe(
      "abc",
    );
  });

  test("year and field narrow the list together", () => {
    expect(ids(chosenAwards(awards, { year: "2025", category: null }))).toBe("ab");
    expect(ids(chosenAwards(awards, { year: null, category: "environment" }))).toBe("ac");
    expect(ids(chosenAwards(awards, { year: "2025", category: "environment" }))).toBe("a");
    expect(ids(chosenAwards(awards, { year: "2011", category: "education" }))).toBe("");
  });

  test("a count tells what would remain, keeping what was chosen in the other row", () => {
    const choice = { year: null, category: "environment" };
    const counts = countsFor(awards, choice, "year", [null, "2025", "2011"]);
    expect(counts.map(({ count }) => count)).toEqual([2, 1, 1]);
    expect(counts[1]!.choice).toEqual({ year: "2025", category: "environment" });
  });

  test("a choice goes into the address and comes back as it was", () => {
    const choice = { year: "2025", category: "education" };
    expect(readChoice(new URLSearchParams(choiceQuery(choice)))).toEqual(choice);
    expect(choiceQuery({ year: null, category: null })).toEqual({});
  });
});
