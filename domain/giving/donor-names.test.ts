import { expect, test } from "vitest";
import { donorYears } from "./donor-names.ts";

test("a year's list has each donor once by the latest name, with no names in a small list", () => {
  const gifts = [
    ["b@example.org", "Bo"],
    ["a@example.org", "Ana"],
    ["b@example.org", "Bob"],
    ["a@example.org", null],
    ["c@example.org", "Cai"],
    ["d@example.org", "Dora"],
    ["", "Eva"],
    ["", null],
    ["", null],
  ].map(([email = "", name = null], giftRow) => ({ year: 2026, email: email!, name, giftRow }));
  const before = { year: 2025, email: "a@example.org", name: "Ana", giftRow: 9 };
  expect(donorYears([before, ...gifts])).toEqual([
    { year: 2026, names: ["Ana", "Bob", "Cai", "Dora", "Eva"], unnamed: 2 },
    { year: 2025, names: [], unnamed: 1 },
  ]);
});
