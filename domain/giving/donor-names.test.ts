import fc from "fast-check";
import { expect, test } from "vitest";
import { donorYears, leastNames } from "./donor-names.ts";

test("only names that were given are shown, and every donor is counted", () => {
  const drawn = fc.record({
    year: fc.constantFrom(2025, 2026),
    giftRow: fc.nat(50),
    email: fc.constantFrom(
      "",
      ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((at) => `donor${at}@example.org`),
    ),
    name: fc.option(fc.constantFrom("Ana", "Bo", "Cai", "Dora", "Eva", "Fe")),
  });
  fc.assert(
    fc.property(fc.array(drawn), (all) => {
      for (const { year, names, unnamed } of donorYears(all)) {
        const own = all.filter((each) => each.year === year);
        expect(names.length === 0 || names.length >= leastNames).toBe(true);
        const asked: ReadonlySet<string | null> = new Set(own.map(({ name }) => name));
        expect(names.every((name) => asked.has(name))).toBe(true);
        const donors = new Set(own.map(({ email, giftRow }) => email || giftRow));
        expect(names.length + unnamed).toBe(donors.size);
      }
    }),
  );
});
