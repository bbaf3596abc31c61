import * as fc from "fast-check";
import { expect, test } from "vitest";
import { newReference, parseReference } from "./reference.ts";

const alphabet = "2346789CDFHJKMNPQRTVWXY";

test("a reference has signs that nobody takes for others, each of them somewhere", () => {
  const all = Array.from({ length: 300 }, newReference);
  const signs = new Set(all.join("").replaceAll(/LWH|-/g, ""));
  expect([...signs].toSorted().join("")).toBe(alphabet);
});

test("a reference is read as people type it", () => {
  const reference = newReference();
  const bare = reference.replaceAll("-", "").slice(3);
  for (const typed of [reference.toLowerCase(), bare, ` lwh ${bare} `, bare.toLowerCase()]) {
    expect(parseReference(typed)).toBe(reference);
  }
});

test("a reference with one wrong character or two swapped neighbours is refused", () => {
  fc.assert(
    fc.property(fc.nat(5), fc.nat(4), fc.constantFrom(...alphabet), (at, left, sign) => {
      const bare = newReference().replaceAll("-", "").slice(3);
      const [one, two] = [bare.charAt(left), bare.charAt(left + 1)];
      const slips = [
        bare.slice(0, at) + sign + bare.slice(at + 1),
        bare.slice(0, left) + two + one + bare.slice(left + 2),
      ];
      for (const slip of slips) if (slip !== bare) expect(parseReference(slip)).toBeNull();
    }),
    { numRuns: 2000 },
  );
});

test("an invalid reference is refused", () => {
  for (const typed of ["", "LWH", "LWH-0000-00", "x".repeat(50), "'; drop table"]) {
    expect(parseReference(typed)).toBeNull();
  }
});
