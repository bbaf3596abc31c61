import { expect, test } from "vitest";
import { cutOf, uses } from "../../reader/schema/picture-uses.ts";
import { paint } from "../src/index.ts";
import { SCENE_NAMES } from "../src/scenes/all.ts";
import { readContent } from "./content.ts";
import { readSlots } from "./slots.ts";

type Matrix = readonly [number, number, number, number, number, number];
/** `side`: a head in profile, with a face; otherwise seen from behind. */
type Head = { x: number; y: number; r: number; side: boolean };

const times = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
];

function matrixOf(transform: string): Matrix {
  let whole: Matrix = [1, 0, 0, 1, 0, 0];
  for (const [, kind, list] of transform.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [a = 0, b = 0, ...more] = list!.split(/[\s,]+/).map(Number);
    const turn = (a * Math.PI) / 180;
    if (kind === "translate") whole = times(whole, [1, 0, 0, 1, a, b]);
    if (kind === "scale") whole = times(whole, [a, 0, 0, list!.includes(" ") ? b : a, 0, 0]);
    if (kind === "rotate")
      whole = times(whole, [Math.cos(turn), Math.sin(turn), -Math.sin(turn), Math.cos(turn), 0, 0]);
    if (kind === "matrix") whole = times(whole, [a, b, ...more] as unknown as Matrix);
  }
  return whole;
}

/** Heads in a painting: position and radius as shares of its width and height. */
function headsIn(svg: string): Head[] {
  const [left, top, width, height] = /viewBox="([^"]+)"/.exec(svg)![1]!.split(" ").map(Number);
  const open: Matrix[] = [[1, 0, 0, 1, 0, 0]];
  const heads: Head[] = [];
  for (const [tag, inside] of svg.replace(/<defs>.*?<\/defs>/s, "").matchAll(/<(\/?g[^>]*)>/g)) {
    if (inside === "/g") open.pop();
    else {
      const own = matrixOf(/ transform="([^"]+)"/.exec(tag)?.[1] ?? "");
      const at = times(open.at(-1)!, own);
      open.push(at);
      if (/class="(head|nape)"/.test(tag))
        heads.push({
          x: (at[4] - left!) / width!,
          y: (at[5] - top!) / height!,
          r: (8 * Math.hypot(at[0], at[1])) / width!,
          // Exclude reflections, which are upside down.
          side: tag.includes('class="head"') && at[3] > 0,
        });
    }
  }
  return heads;
}

const slots = readSlots(readContent());
/** Smallest radius of a near head, as a share of the picture's width. */
const NEAR = 0.018;
const people = new Map(
  slots.flatMap(({ name, description }) =>
    description.draw === "scene"
      ? [[name, headsIn(paint(description)).filter(({ r }) => r > NEAR)]]
      : [],
  ),
);

test("heads of near people are found", () => {
  expect(people.get("gallery-026") ?? []).toEqual([]);
  const places = people.get("mission-vision-opening")!.map(({ x }) => x.toFixed(3));
  expect(new Set(places).size).toBe(3);
});

test("no edge of a picture crops a head in the middle", () => {
  const cut = [...people].flatMap(([name, heads]) =>
    heads.some(
      ({ x, y }) => (x > -0.02 && x < 0.004) || (x > 0.996 && x < 1.02) || (y > -0.03 && y < 0.006),
    )
      ? [name]
      : [],
  );
  expect(cut).toEqual([]);
});

/** Half-figures with a visible face: the lower edge crops their legs. A standing figure is ten head radii high. */
function halfFigures(heads: readonly Head[], ratio: number): number {
  const halves = heads.filter(({ side, y, r }) => side && y + 8.5 * r * ratio > 1.12);
  // A veiled figure (in shade) is painted twice.
  return new Set(halves.map(({ x, y }) => `${x.toFixed(2)} ${y.toFixed(2)}`)).size;
}

test("no picture has more than two half-figures with visible faces", () => {
  const rows = slots.filter(
    ({ name, use }) => halfFigures(people.get(name) ?? [], cutOf(use).ratio) > 2,
  );
  expect(rows.map(({ name }) => name)).toEqual([]);
});

test.each(SCENE_NAMES)("the whole scene %s has at most two of them", (scene) => {
  const heads = headsIn(paint({ draw: "scene", scene, ratio: "3:2", time: "noon" }));
  expect(halfFigures(heads, 1.5)).toBeLessThanOrEqual(2);
});

test("no person is covered by the text of an opening", () => {
  const under = slots.flatMap(({ name, use }) => {
    const { panel } = cutOf(use);
    if (!panel || !name.endsWith("-opening")) return [];
    const hidden = (people.get(name) ?? []).some(
      ({ x, y }) => x > panel.left && x < panel.right && y > panel.top && y < 1,
    );
    return hidden ? [name] : [];
  });
  expect(under).toEqual([]);
});

/** Display width in px of a picture of this use on a page 1440 px wide. */
function widthAt1440(sizes: string): number {
  const chosen = sizes.split(", ").find((one) => {
    const least = /min-width: ([\d.]+)rem/.exec(one);
    return !one.startsWith("(") || (least && Number(least[1]) * 16 <= 1440);
  })!;
  const [, number, unit] = /([\d.]+)(rem|vw)$/.exec(chosen)!;
  return Number(number) * (unit === "rem" ? 16 : 14.4);
}

test.each(uses)("no file of the use %s is enlarged on a page 1440 pixels wide", (use) => {
  const { widths, sizes, vector } = cutOf(use) as ReturnType<typeof cutOf>;
  if (vector || use === "hero-tall" || use === "hero-middle") return;
  expect(widths.at(-1)).toBeGreaterThanOrEqual(widthAt1440(sizes));
});
