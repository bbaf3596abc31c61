import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

/** Pairs of tokens and the contrast they need: body text 7, other text 4.5, large text and shapes 3. */
const pairs: [text: string, ground: string, least: number][] = [
  ["ink", "bg", 7],
  ["ink", "surface", 7],
  ["ink", "sunk", 7],
  ["ink2", "bg", 4.5],
  ["ink2", "surface", 4.5],
  ["ink2", "sunk", 4.5],
  ["link", "bg", 4.5],
  ["link", "surface", 4.5],
  ["link-hover", "bg", 4.5],
  ["red-ink", "bg", 4.5],
  ["red-ink", "surface", 4.5],
  ["green-text", "bg", 4.5],
  ["green-text", "surface", 4.5],
  ["on-red", "red", 4.5],
  ["on-red", "red-hover", 4.5],
  ["on-marigold", "marigold", 4.5],
  ["on-marigold", "marigold-hover", 4.5],
  ["on-indigo", "indigo", 7],
  ["marigold", "indigo", 3],
  ["on-green", "green", 7],
  ["on-basalt", "basalt", 7],
  ["basalt2", "basalt", 4.5],
  ["marigold", "basalt", 4.5],
  ["on-violet", "violet", 7],
  ["on-sky", "sky", 7],
  ["on-sand", "sand", 7],
  ["hero-ink", "hero-sky", 4.5],
  ["marigold", "hero-sky", 3],
  ["ok", "ok-bg", 4.5],
  ["err", "err-bg", 4.5],
  ["err", "surface", 4.5],
  ["warn", "warn-bg", 4.5],
  ["info", "info-bg", 4.5],
  ["edge", "bg", 3],
  ["edge", "surface", 3],
  ["red", "bg", 3],
  ["red", "surface", 3],
  ["focus", "bg", 3],
  ["focus", "surface", 3],
  ["focus-on-dark", "basalt", 3],
  ["focus-on-dark", "indigo", 3],
  ["focus-on-dark", "hero-sky", 3],
  ["focus-on-dark", "violet", 3],
  ["err", "bg", 3],
  ["ok", "bg", 3],
  ["hero-ink", "red-field", 7],
];

/** Relative luminance of `#rrggbb` (WCAG 2.2), 0 to 1. */
function luminance(color: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

/** Contrast ratio of two `#rrggbb` (WCAG 2.2), 1 to 21. */
function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
}

const sheet = readFileSync("app/styles/tokens.css", "utf8");

/** A token's colour in the light (0) or dark (1) theme. */
function token(name: string, theme: 0 | 1): string {
  const value = sheet.match(new RegExp(`--${name}: (?:light-dark\\((#\\w+), (#\\w+)\\)|(#\\w+));`));
  if (!value) throw new Error(`tokens.css has no colour --${name}.`);
  return value[3] ?? value[theme + 1]!;
}

describe.each([
  ["light", 0],
  ["dark", 1],
] as const)("in the %s theme", (_, theme) => {
  test.each(pairs)("%s on %s has at least %f to 1", (text, ground, least) => {
    expect(contrast(token(text, theme), token(ground, theme))).toBeGreaterThanOrEqual(least);
  });
});
