import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { newReference, parseReference } from "./reference.ts";

const alphabet = "2346789CDFHJKMNPQRTVWXY";

describe("a reference", () => {
  test("has no sign that looks like another and no vowel", () => {
    for (let at = 0; at < 500; at += 1) {
      expect(newReference()).toMatch(
        /^LWH-[2346789CDFHJKMNPQRTVWXY]{4}-[2346789CDFHJKMNPQRTVWXY]{2}$/,
      );
    }
  });

  test("uses every sign about equally often", () => {
    const counts = new Map<string, number>();
    for (let at = 0; at < 4000; at += 1) {
      const sign = newReference().charAt(4);
      counts.set(sign, (counts.get(sign) ?? 0) + 1);
    }
    expect(counts.size).toBe(alphabet.length);
    for (const count of counts.values()) expect(count).toBeGreaterThan(90);
  });

  test("is understood as people type it", () => {
    const reference = newReference();
    const bare = reference.replaceAll("-", "").slice(3);
    for (const typed of [reference.toLowerCase(), bare, ` lwh ${bare} `, bare.toLowerCase()]) {
      expect(parseReference(typed)).toBe(reference);
    }
  });

  test("with one wrong sign is never taken for another", () => {
    fc.assert(
      fc.property(fc.nat(5), fc.constantFrom(...alphabet), (at, sign) => {
        const bare = newReference().replaceAll("-", "").slice(3);
        if (bare.charAt(at) === sign) return;
        expect(parseReference(bare.slice(0, at) + sign + bare.slice(at + 1))).toBeNull();
      }),
      { numRuns: 2000 },
    );
  });

  test("with two neighbours swapped is never taken for another", () => {
    fc.assert(
      fc.property(fc.nat(4), (at) => {
        const bare = newReference().replaceAll("-", "").slice(3);
        const [one, two] = [bare.charAt(at), bare.charAt(at + 1)];
        if (one === two) return;
        expect(parseReference(bare.slice(0, at) + two + one + bare.slice(at + 2))).toBeNull();
      }),
      { numRuns: 2000 },
    );
  });

  test("that is none is refused", () => {
    for (const typed of ["", "LWH", "LWH-0000-00", "x".repeat(50), "'; drop table"]) {
      expect(parseReference(typed)).toBeNull();
    }
  });
});
