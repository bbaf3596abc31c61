import { church } from "../../built/church.ts";
import { LAMP_LIGHT } from "../../built/openings.ts";
import { tireWall } from "../../built/tire-wall.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import { fadeInOut } from "../../canvas/moving.ts";
import type { ColourName } from "../../canvas/palette.ts";
import { lerp, polygon, round } from "../../canvas/path.ts";
import { ellipse, line, path, rectangle, ROUND } from "../../canvas/svg.ts";
import { nightOnly } from "../../land/day-night.ts";
import { hill } from "../../land/hill.ts";
import { mist } from "../../land/mist.ts";
import { agave, flowers, tufts } from "../../land/plants.ts";
import { ribbon } from "../../land/ribbon.ts";
import { cypress, treeRound } from "../../land/trees.ts";
import { people } from "../../people/person.ts";
import { drawWalkers, type PathPoint } from "../../people/way.ts";
import { backdrop, groundShadow, skyline, WIDTH } from "../parts/backdrop.ts";

const WALLS: readonly ColourName[] = [
  "plaster",
  "cream",
  "rose",
  "sky",
  "marigold",
  "adobeLight",
  "plaster",
  "pink",
];

const DOORS: readonly ColourName[] = ["woodDark", "glassTeal", "indigo", "wood", "greenMid"];

/** A terraced house seen from slightly above; (x, y) is its lower left corner. */
function rowHouse(
  canvas: Canvas,
  x: number,
  y: number,
  width: number,
  s: number,
  depth: number,
): string {
  const { random } = canvas;
  const storeys = random.chance(0.16) ? 1.75 : 1;
  const h = random.between(19, 23) * s * storeys;
  const roof = random.between(15, 19) * s;
  const wall = random.pick(WALLS);
  const base = random.pick(["adobeDark", "indigo", "redDeep", "teal", "adobe"] as const);
  const eave = y - h;
  const slope = polygon([
    [x - 2 * s, eave + 2.4 * s],
    [x + 3 * s, eave - roof],
    [x + width - 3 * s, eave - roof],
    [x + width + 2 * s, eave + 2.4 * s],
  ]);
  let tiles = "";
  const count = Math.max(5, Math.round(width / (6.4 * s)));
  for (let i = 1; i < count; i++) {
    const t = i / count;
    tiles += `M${round(lerp(x + 3 * s, x + width - 3 * s, t))} ${round(eave - roof + 1)}L${round(lerp(x - 2 * s, x + width + 2 * s, t))} ${round(eave + 2 * s)}`;
  }
  const tile = random.pick(["tile", "tile", "tileDark"] as const);
  const doorAt = random.chance(0.5) ? 0.14 : 0.62;
  const pane = (share: number, level: number): string =>
    `M${round(x + width * share)} ${round(y - level)}h${round(width * 0.16)}v${round(8 * s)}h${round(-width * 0.16)}Z`;
  const places = (doorAt < 0.5 ? [0.46, 0.74] : [0.1, 0.36]).map(
    (share) => [share, 15 * s] as const,
  );
  const upper = storeys > 1 ? [0.16, 0.42, 0.7].map((share) => [share, 33 * s] as const) : [];
  const panes = [...places, ...upper].map(([share, level]) => pane(share, level)).join("");
  const shade = `M${round(x)} ${round(y)}V${round(eave)}h${round(width)}v${round(4.4 * s)}H${round(x + width * 0.1)}V${round(y)}Z`;
  return (
    rectangle(x, eave, width, h, 0, canvas.colour(wall, depth)) +
    rectangle(x, y - 4 * s, width, 4 * s, 0, canvas.colour(base, depth)) +
    path(shade, "#1a0a1e", 'opacity=".15"') +
    rectangle(
      x + width * doorAt,
      y - 14.5 * s,
      width * 0.19,
      14.5 * s,
      0,
      canvas.colour(random.pick(DOORS), depth),
    ) +
    path(panes, canvas.colour("indigoDeep", depth)) +
    nightOnly(canvas, path(panes, LAMP_LIGHT)) +
    path(slope, canvas.colour(tile, depth)) +
    line(tiles, canvas.shaded(tile, -0.08, depth), 1.1 * s, 'opacity=".8"') +
    line(
      `M${round(x + 3 * s)} ${round(eave - roof)}H${round(x + width - 3 * s)}`,
      canvas.shaded(tile, 0.1, depth),
      2 * s,
      ROUND,
    )
  );
}

/** A row of houses from x0 to x1 on the street at y, with courtyard trees behind the roofs. */
function closedRow(
  canvas: Canvas,
  x0: number,
  x1: number,
  y: number,
  s: number,
  depth: number,
): string {
  const { random } = canvas;
  let behind = "";
  let houses = "";
  let x = x0;
  while (x < x1 - 18 * s) {
    const width = Math.min(random.between(34, 54) * s, x1 - x);
    if (random.chance(0.2)) {
      const kind = random.pick(["green", "greenMid", "violet"] as const);
      const height = random.between(52, 68) * s;
      behind += random.chance(0.26)
        ? cypress(canvas, x + width * 0.5, y - 12 * s, height, depth)
        : treeRound(canvas, x + width * 0.6, y - 8 * s, height, depth, kind);
    }
    houses += rowHouse(canvas, x, y, width, s, depth);
    x += width + 0.6 * s;
  }
  return behind + houses;
}

/** Smoke of a kitchen fire above the roofs. */
function kitchenSmoke(canvas: Canvas, x: number, y: number, s: number): string {
  const d = `M${x} ${y}q${round(10 * s)} ${round(-16 * s)} 0 ${round(-30 * s)}t${round(-6 * s)} ${round(-34 * s)}`;
  return line(d, canvas.air.cloud, 6 * s, `${ROUND} opacity=".5"`);
}

/** Centre x and half width of the avenue at this y. */
const avenue = (y: number): { middle: number; half: number } => {
  const t = Math.max(0, (y - 470) / 330);
  return { middle: lerp(600, 640, t), half: lerp(17, 100, t * t * 0.4 + t * 0.6) };
};

/** The square in front of the church: awnings, a fountain, people. */
function square(canvas: Canvas): string {
  const depth = 0.1;
  let svg = path("M396 500L452 432H748L806 500Z", canvas.colour("sand", depth));
  svg += church(canvas, 598, 452, 158, 0.08);
  svg +=
    treeRound(canvas, 452, 458, 74, depth, "greenMid") +
    treeRound(canvas, 762, 462, 70, depth, "violet");
  const awnings = ["red", "marigold", "glassTeal", "indigo", "rose", "cream"] as const;
  awnings.forEach((colour, i) => {
    const x = i < 3 ? 424 + i * 38 : 652 + (i - 3) * 40;
    const y = 492 - (i % 2) * 5;
    svg +=
      line(`M${x + 4} ${y}v-12M${x + 26} ${y}v-12`, canvas.colour("woodDark", depth), 2) +
      path(
        `M${x} ${y - 12}l6 -11h20l6 11q-4 4 -8 0q-4 4 -8 0q-4 4 -8 0q-4 4 -8 0Z`,
        canvas.colour(colour, depth),
      );
  });
  svg +=
    ellipse(598, 478, 20, 5, canvas.colour("plasterShade", depth)) +
    ellipse(598, 475, 15, 3.4, canvas.colour("sky", depth));
  return (
    svg +
    people(canvas, [
      [548, 496, 34, { who: "woman", pose: "carryHead", load: "basket", depth }],
      [570, 489, 32, { who: "man", pose: "walk", hat: "straw", depth }],
      [630, 494, 34, { who: "woman", pose: "walk", flip: true, depth }],
    ])
  );
}

/** Path of the walkers in a film: from below the picture along the avenue to the church door. */
const AVENUE: readonly PathPoint[] = [
  [652, 980, 186],
  [645, 800, 168],
  [634, 722, 150],
  [606, 600, 66],
  [599, 520, 42],
  [598, 486, 35],
  [598, 456, 31],
];

/** View down on the town: rows of tiled houses, the avenue, the church on its square. */
function townAbove(canvas: Canvas): string {
  let svg = backdrop(canvas, {
    sun: [0.3, 0.24],
    sunRadius: 54,
    horizon: 236,
    volcanoes: skyline(236, 0.86),
    clouds: [[540, 110, 180]],
    fields: { y: 276, depth: 0.42, base: 12, bottom: 420 },
  });
  svg += mist(canvas, 318, { count: 3, spread: 8, scale: 1, opacity: 0.4 });
  svg += path("M-10 346C300 316 900 316 1210 342V810H-10Z", canvas.colour("greenMid", 0.24));
  const rows = 8;
  for (let row = 0; row < rows; row++) {
    const t = row / (rows - 1);
    const y = 366 + 96 * t + 236 * t * t;
    const s = lerp(0.72, 2.5, t ** 1.25);
    const depth = lerp(0.26, 0, t);
    const street = y + 9 * s;
    svg += path(
      `M-10 ${round(y - 8 * s)}H1210V${round(street + 2)}H-10Z`,
      canvas.colour("path", depth),
    );
    svg += rectangle(-10, y, WIDTH + 20, 3.2 * s, 0, "#1a0a1e", 'opacity=".16"');
    const { middle, half } = avenue(y);
    const open = row < 2 ? 4 : row < 5 ? 206 : half + 6;
    const [left, right] = [middle - open, middle + open];
    svg +=
      closedRow(canvas, -40 - row * 9, left, y, s, depth) +
      closedRow(canvas, right, 1240, y, s, depth);
    if (row === 4) svg += square(canvas);
    if (row === 2 || row === 5)
      svg += kitchenSmoke(canvas, row === 2 ? 230 : 1010, y - 34 * s, s * 0.8);
  }
  const way = [660, 640, 600, 560, 520, 486].map((y) => {
    const { middle, half } = avenue(y);
    return [middle, y, half] as const;
  });
  const last = avenue(840);
  svg += ribbon(
    [[last.middle, 840, last.half], ...way],
    canvas.colour("path"),
    canvas.shaded("path", -0.12),
  );
  svg += groundShadow(640, 722, 74, 7, 0.16 * (1 - fadeInOut(canvas.moment)));
  svg += drawWalkers(canvas, AVENUE, [
    [580, 600, 66, { who: "man", pose: "walk", back: true, hat: "straw", depth: 0.05 }],
    [
      622,
      722,
      150,
      { who: "woman", back: true, woven: true, load: "basket", goods: "bread", pose: "walk" },
    ],
    [684, 726, 100, { who: "boy", back: true, pack: "red", pose: "walk" }],
  ]);
  return svg + lookout(canvas);
}

/** The viewing terrace in the foreground, left and right of the avenue. */
function lookout(canvas: Canvas): string {
  const grass = (x: number): number =>
    x < 640 ? 740 + 74 * ((x + 20) / 560) ** 3 : 736 + 80 * ((1220 - x) / 440) ** 3;
  const left = hill(canvas, grass, canvas.colour("green"), { from: -20, to: 520 });
  const right = hill(canvas, grass, canvas.colour("green"), { from: 800, to: 1220 });
  return (
    left +
    right +
    tufts(canvas, (x) => grass(x) + 12, 0, 470, 18, 13, canvas.colour("milpa")) +
    tufts(canvas, (x) => grass(x) + 12, 850, 1200, 18, 13, canvas.colour("milpa")) +
    tireWall(canvas, 930, 806, 300, 2, 100, 40, 0, { planted: 0.4 }) +
    agave(canvas, 78, 764, 110) +
    flowers(canvas, 150, 782, 250, 24, 15)
  );
}

export const TOWN_ABOVE = { townAbove } as const;
