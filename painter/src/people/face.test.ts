import { describe, expect, test } from "vitest";
import { makeCanvas } from "../canvas/canvas.ts";
import { random } from "../canvas/random.ts";
import { person } from "./person.ts";
import type { PersonOptions } from "./person-look.ts";

const NEAR = 200;
const FAR = 70;
const at = (height: number, look: PersonOptions): string =>
  person(makeCanvas({ random: random("ixchel") }), 300, 500, height, { who: "woman", ...look });

describe("a person without a name", () => {
  test("has a face only when near and not seen from behind", () => {
    expect(at(NEAR, {})).not.toBe(at(NEAR, { mood: null }));
    expect(at(FAR, {})).toBe(at(FAR, { mood: null }));
    expect(at(NEAR, { back: true })).toBe(at(NEAR, { back: true, mood: null }));
  });

  test("looks down at a book unless `mood` is set", () => {
    expect(at(NEAR, { tool: "book" })).toBe(at(NEAR, { tool: "book", mood: "down" }));
    expect(at(NEAR, { tool: "book" })).not.toBe(at(NEAR, { tool: "book", mood: "glad" }));
  });

  test("has a deterministic face that uses no random numbers of the scene", () => {
    expect(at(NEAR, {})).toBe(at(NEAR, {}));
    const after = (mood: PersonOptions["mood"]): number => {
      const stream = random("ixchel");
      const options = mood === undefined ? {} : { mood };
      person(makeCanvas({ random: stream }), 300, 500, NEAR, options);
      return stream();
    };
    expect(after(null)).toBe(after(undefined));
  });
});
