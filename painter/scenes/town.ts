/** Market day, and the houses of the town. */
import { church } from "../built/church.ts";
import { house } from "../built/house.ts";
import { LAMP_LIGHT } from "../built/openings.ts";
import type { Canvas } from "../canvas.ts";
import { type BandName, bandStrip } from "../cloth/bands.ts";
import { nightOnly } from "../land/day-night.ts";
import { flowers } from "../land/plants.ts";
import { object } from "../objects/all.ts";
import type { ColourName } from "../palette.ts";
import { lerp, polygon, round } from "../path.ts";
import { people } from "../people/person.ts";
import { circle, line, path, rectangle } from "../svg.ts";
import { backdrop } from "./backdrop.ts";
import { paving } from "./grounds.ts";

/** What lies on a stall, in heaps of two colours. */
const HEAPS: readonly (readonly [ColourName, ColourName])[] = [
  ["red", "tile"],
  ["lime", "milpa"],
  ["marigold", "lemon"],
  ["cream", "straw"],
];

interface Stall {
  x: number;
  y: number;
  width: number;
  awning: readonly [ColourName, ColourName];
  cloth: BandName;
}

/** A market stall with its left post at x on the ground y. */
function stall(canvas: Canvas, { x, y, width, awning, cloth }: Stall): string {
  let svg = line(
    `M${x} ${y}V${y - 150}M${x + width} ${y}V${y - 150}`,
    canvas.colour("woodDark"),
    8,
  );
  svg += rectangle(x - 6, y - 66, width + 12, 20, 4, canvas.colour("wood"));
  HEAPS.forEach((pair, i) => {
    for (let j = 0; j < 9; j++) {
      const cx = x + 18 + (i * width) / 4 + (j % 4) * (width / 22);
      const cy = y - 74 - Math.floor(j / 4) * 11;
      svg += circle(cx, cy, 9, canvas.colour(pair[(j % 2) as 0 | 1]));
    }
  });
  svg += rectangle(x, y - 48, width, 48, 2, canvas.colour("woodLight"));
  svg += bandStrip(canvas, cloth, x, y - 48, width, 30);
  const scallops = 8;
  const span = (width + 40) / scallops;
  for (let i = 0; i < scallops; i++)
    svg += path(
      `M${round(x - 20 + i * span)} ${y - 150}h${round(span)}v26a${round(span / 2)} 16 0 0 1 ${round(-span)} 0Z`,
      canvas.colour(awning[(i % 2) as 0 | 1]),
    );
  const roof = `M${x - 6} ${y - 186}H${x + width + 6}L${x + width + 20} ${y - 150}H${x - 20}Z`;
  return svg + path(roof, canvas.colour(awning[0]));
}

/** Market day before the church: sellers behind their stalls, buyers and carriers between them. */
function market(canvas: Canvas): string {
  let svg = backdrop(canvas, {
    sun: [0.24, 0.24],
    horizon: 330,
    volcanoes: [{ x: 900, y: 120, reach: 380 }],
    clouds: [[480, 110, 200]],
    fields: { y: 380, depth: 0.4, base: 14, bottom: 520 },
  });
  for (const [x, colour, width] of [
    [-30, "marigold", 200],
    [170, "sky", 190],
    [800, "rose", 200],
    [1000, "lime", 220],
  ] as const)
    svg += house(canvas, x, 540, width, 120, {
      items: ["arch", "door", "arch"],
      colour,
      roofHeight: 60,
      depth: 0.04,
    });
  svg += church(canvas, 560, 545, 330, 0.02);
  svg += path("M-10 536H1210V810H-10Z", canvas.colour("sand"));
  svg += paving(canvas, "sand", 560, 800, 90);
  svg += people(canvas, [
    [170, 640, 150, { who: "woman", pose: "stand" }],
    [1010, 640, 150, { who: "woman", pose: "stand", flip: true }],
  ]);
  svg += stall(canvas, { x: 60, y: 680, width: 250, awning: ["red", "cream"], cloth: "cielo" });
  svg += stall(canvas, {
    x: 880,
    y: 680,
    width: 260,
    awning: ["indigo", "cream"],
    cloth: "cielo",
  });
  svg += people(canvas, [
    [440, 640, 132, { who: "man", pose: "carryBack", load: "wood" }],
    [740, 634, 128, { who: "woman", pose: "walk", flip: true, load: "basket", goods: "flowers" }],
    [400, 760, 210, { who: "woman", pose: "carryHead", load: "basket", goods: "bread" }],
    [560, 780, 216, { who: "woman", back: true, woven: true, bundle: "indigo", baby: true }],
    [644, 784, 140, { who: "girl", back: true, woven: true, braids: 2 }],
    [820, 776, 208, { who: "woman", pose: "walk", flip: true, load: "basket", goods: "veg" }],
  ]);
  return (
    svg + flowers(canvas, 930, 796, 240, 30, 16) + object(canvas, "maizeBasket", 180, 780, 120)
  );
}

const WALLS: readonly ColourName[] = [
  "plaster",
  "plaster",
  "rose",
  "sky",
  "marigold",
  "adobeLight",
  "lime",
  "cream",
];

/** A house of the town seen from above its roof; answers its drawing and its width. */
export function townHouse(
  canvas: Canvas,
  x: number,
  y: number,
  width: number,
  scale: number,
): string {
  const { random } = canvas;
  const depth = 0.06;
  const s = scale;
  const h = random.between(15, 21) * s;
  const wall = random.pick(WALLS);
  const tile = random.chance(0.75) ? "tile" : "tileDark";
  const eave = y - h;
  const roof = polygon([
    [x - 3 * s, eave + 1],
    [x + width * 0.1, eave - 12 * s],
    [x + width * 0.9, eave - 12 * s],
    [x + width + 3 * s, eave + 1],
  ]);
  let tiles = "";
  for (let i = 1; i < 6; i++) {
    const t = i / 6;
    const ridge = lerp(x + width * 0.1, x + width * 0.9, t);
    tiles += `M${round(ridge)} ${round(eave - 11 * s)}L${round(x + width * t)} ${round(eave)}`;
  }
  const pane = (fill: string): string =>
    rectangle(x + width * 0.22, y - h * 0.72, width * 0.17, h * 0.34, 0, fill);
  return (
    rectangle(x, eave, width, h, 0, canvas.colour(wall, depth)) +
    rectangle(x, eave, width * 0.16, h, 0, "#1a0a1e", 'opacity=".12"') +
    path(roof, canvas.colour(tile, depth)) +
    line(tiles, canvas.shaded("tile", -0.1, depth), 1.2 * s, 'opacity=".7"') +
    rectangle(
      x + width * 0.55,
      y - h * 0.72,
      width * 0.17,
      h * 0.72,
      0,
      canvas.colour("woodDark", depth),
    ) +
    pane(canvas.colour("indigoDeep", depth)) +
    nightOnly(canvas, pane(LAMP_LIGHT))
  );
}

export const TOWN = { market } as const;
