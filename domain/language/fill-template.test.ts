import { describe, expect, test } from "vitest";
import { fillTemplate, placeholdersOf } from "./fill-template.ts";

describe("a template", () => {
  test("fills in values, repeatedly", () => {
    const text = "{people} × {each} = {people}{each}";
    expect(fillTemplate(text, { people: 3, each: "$5" })).toBe("3 × $5 = 3$5");
  });

  test("keeps placeholders without a value", () => {
    expect(fillTemplate("{count} of {total}", { count: 0 })).toBe("0 of {total}");
    expect(fillTemplate("{constructor}", {})).toBe("{constructor}");
  });

  test("does not fill placeholders inside values", () => {
    const values = { name: "{amount} $& $1", amount: "$10" };
    expect(fillTemplate("{name}: {amount}", values)).toBe("{amount} $& $1: $10");
  });

  test("fills in empty values", () => {
    expect(fillTemplate("As of {date}.", { date: "" })).toBe("As of .");
  });

  test("lists its placeholders", () => {
    expect(placeholdersOf("{b}, then {a}; {b}")).toEqual(["b", "a", "b"]);
  });
});
