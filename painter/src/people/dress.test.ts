import { expect, test } from "vitest";
import { makeCanvas } from "../canvas/canvas.ts";
import { random } from "../canvas/random.ts";
import { person } from "./person.ts";
import type { PersonOptions } from "./person-look.ts";

const at = (height: number, look: PersonOptions): string => {
  const canvas = makeCanvas({ random: random("ixchel") });
  return person(canvas, 0, 0, height, { who: "woman", braids: 1, ...look });
};
/** Number of woven figures (zigzags), recognised by strokes with round joins. */
const countFigures = (svg: string): number =>
  svg.match(/fill="none"[^>]*stroke-linejoin="round"/g)?.length ?? 0;

test.each([{}, { back: true }])("a huipil has woven figures on near people only (%o)", (look) => {
  expect(countFigures(at(240, look))).toBeGreaterThanOrEqual(3);
  expect(countFigures(at(100, look))).toBe(0);
});

test.each([{}, { back: true }])(
  "the side away from the light is shaded in both directions (%o)",
  (look) => {
    const shade = (svg: string): string[] => svg.match(/d="[^"]*" fill="#1a0a1e"/g) ?? [];
    expect(shade(at(240, look)).length).toBeGreaterThan(0);
    expect(shade(at(240, { ...look, flip: true }))).not.toEqual(shade(at(240, look)));
  },
);
