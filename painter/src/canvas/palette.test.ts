import { expect, test } from "vitest";
import { makeCanvas } from "./canvas.ts";
import { contrast, toLab, luminance, mix, shade, fromLab } from "./colour.ts";
import { COLOURS, makePalette, type TimeOfDay, TIMES } from "./palette.ts";
import { random } from "./random.ts";

const HEXES = Object.values(COLOURS);
const ALL_TIMES = Object.keys(TIMES) as TimeOfDay[];

test("converting to OKLab and back keeps a colour", () => {
  expect(HEXES.map((hex) => fromLab(toLab(hex)))).toEqual(HEXES);
});

test("contrast follows the formula of WCAG", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
  expect(contrast("#77737d", "#f4f5ef")).toBeCloseTo(4.23, 2);
});

test("mixing with shares 0 and 1 returns the two colours", () => {
  expect(mix("#b4202e", "#2a3a86", 0)).toBe("#b4202e");
  expect(mix("#b4202e", "#2a3a86", 1)).toBe("#2a3a86");
});

test("the sign of a shade decides between lighter and darker", () => {
  expect(luminance(shade("#3a8f52", 0.1))).toBeGreaterThan(luminance("#3a8f52"));
  expect(luminance(shade("#3a8f52", -0.1))).toBeLessThan(luminance("#3a8f52"));
});

test.each(ALL_TIMES)("at %s distant colours are closer to the haze", (time) => {
  const { tone, haze } = makePalette(time);
  const distance = (hex: string): number => {
    const [l, a, b] = toLab(hex);
    const [hl, ha, hb] = toLab(haze);
    return Math.hypot(l - hl, a - ha, b - hb);
  };
  expect(distance(tone("red", 0.6))).toBeLessThan(distance(tone("red", 0)));
});

test("lamps stay bright beside darker walls at night", () => {
  const night = makeCanvas({ time: "night", random: random("x") });
  expect(luminance(night.colour("marigold"))).toBeLessThan(luminance(COLOURS.marigold));
  expect(luminance(night.lit("marigold"))).toBeGreaterThan(luminance(COLOURS.marigold));
});
