import { describe, expect, test } from "vitest";
import { fillTemplate, placeholdersOf } from "./fill-template.ts";

describe("a text with names in braces", () => {
  test("takes its values, as often as it names them", () => {
    const text = "{people} × {each} = {people}{each}";
    expect(fillTemplate(text, { people: 3, each: "$5" })).toBe("3 × $5 = 3$5");
  });

  test("keeps a name without a value, so that it is seen", () => {
    expect(fillTemplate("{count} of {total}", { count: 0 })).toBe("0 of {total}");
    expect(fillTemplate("{constructor}", {})).toBe("{constructor}");
  });

  test("keeps what a person typed, whatever it looks like", () => {
    const values = { name: "{amount} $& $1", amount: "$10" };
    expect(fillTemplate("{name}: {amount}", values)).toBe("{amount} $& $1: $10");
  });

  test("takes an empty value as one", () => {
    expect(fillTemplate("As of {date}.", { date: "" })).toBe("As of .");
  });

  test("tells the names it leaves open", () => {
    expect(placeholdersOf("{b}, then {a}; {b}")).toEqual(["b", "a", "b"]);
  });
});
