import { expect, test } from "vitest";
import { donorYears } from "./donor-names.ts";

test("an address is one donor under its last name, a gift without one is a donor, and few names are none", () => {
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
