import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

/** Tokens on a ground by the contrast that they need: body text 7, other text 4.5, large text and shapes 3. */
const needed: Record<number, Record<string, string>> = {
  7: {
    bg: "ink",
    surface: "ink",
    sunk: "ink",
    indigo: "on-indigo",
    green: "on-green",
    basalt: "on-basalt",
    violet: "on-violet",
    sky: "on-sky",
    sand: "on-sand",
    "red-field": "hero-ink",
  },
  4.5: {
    bg: "ink2 link link-hover red-ink green-text",
    surface: "ink2 link red-ink green-text err",
    sunk: "ink2",
    red: "on-red",
    "red-hover": "on-red",
    marigold: "on-marigold",
    "marigold-hover": "on-marigold",
    basalt: "basalt2 marigold",
    "hero-sky": "hero-ink",
    "ok-bg": "ok",
    "err-bg": "err",
    "warn-bg": "warn",
    "info-bg": "info",
  },
  3: {
    indigo: "marigold focus-on-dark",
    "hero-sky": "marigold focus-on-dark",
    bg: "edge red focus err ok",
    surface: "edge red focus",
    basalt: "focus-on-dark",
    violet: "focus-on-dark",
  },
};
const pairs = Object.entries(needed).flatMap(([least, grounds]) =>
  Object.entries(grounds).flatMap(([ground, texts]) =>
    texts.split(" ").map((text) => [text, ground, Number(least)] as const),
  ),
);

const sheet = readFileSync("app/styles/tokens.css", "utf8");

function token(name: string, theme: 0 | 1): string {
  const value = sheet.match(new RegExp(`--${name}: (?:light-dark\\((#\\w+), (#\\w+)\\)|(#\\w+));`));
  if (!value) throw new Error(`tokens.css has no colour --${name}.`);
  return value[3] ?? value[theme + 1]!;
}

/** Relative luminance as WCAG 2.2 defines it. */
function luminance(color: string): number {
  const linear = (at: number) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(1) + 0.7152 * linear(3) + 0.0722 * linear(5);
}

describe.each([
  ["light", 0],
  ["dark", 1],
] as const)("in the %s theme", (_, theme) => {
  test.each(pairs)("%s on %s has at least %f to 1", (text, ground, least) => {
    const lit = [text, ground].map((name) => luminance(token(name, theme)) + 0.05);
    expect(Math.max(...lit) / Math.min(...lit)).toBeGreaterThanOrEqual(least);
  });
});
