/** Things on a table with a woven runner, before one of five backgrounds. */
import { bottleField } from "../../built/bottle.ts";
import { clip } from "../../built/clip.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import { circle, ellipse, line, path, rectangle } from "../../canvas/svg.ts";
import { bandStrip } from "../../cloth/bands.ts";
import { type BandName } from "../../cloth/patterns.ts";
import {
  type Background,
  BACKGROUNDS,
  type StillLifeColours,
  type StillLifeOptions,
} from "../../description/still-life.ts";
import { patchwork } from "../../land/patchwork.ts";
import { volcano } from "../../land/volcano.ts";
import { object, OBJECT_NAMES } from "../../objects/all.ts";
import { WIDTH } from "../parts/backdrop.ts";
import { GUESTS } from "./guests.ts";

const COLOURINGS: readonly StillLifeColours[] = [
  ["glassTeal", "lemon", "camino"],
  ["rose", "redDeep", "cielo"],
  ["marigold", "adobe", "volcan"],
  ["indigo", "sky", "rombo"],
  ["milpa", "greenDeep", "camino"],
  ["sky", "indigo", "milpa"],
  ["adobeLight", "tile", "libro"],
  ["violet", "rose", "milpa"],
];

/** An arched niche with a running stitch around it. */
function niche(canvas: Canvas, [, accent]: StillLifeColours): string {
  const colour = canvas.colour(accent);
  return (
    path("M240 620V330A360 300 0 0 1 960 330V620Z", colour) +
    line("M212 620V328A388 326 0 0 1 988 328V620", colour, 8, 'stroke-dasharray="22 14"')
  );
}

function ripples(canvas: Canvas, [ground, accent]: StillLifeColours): string {
  let svg = "";
  for (let i = 0; i < 6; i++) {
    const tone = i % 2 ? canvas.colour(ground) : canvas.blended(ground, accent, 0.85 - i * 0.06);
    svg += circle(600, 360, 400 - i * 60, tone);
  }
  return svg;
}

/** A striped wall with a field of bottle bottoms. */
function bottleWall(canvas: Canvas, [ground, accent]: StillLifeColours): string {
  let svg = "";
  for (let i = 0; i < 9; i++) {
    const tone = i % 2 ? canvas.blended(ground, accent, 0.14) : canvas.colour(ground);
    svg += rectangle(0, i * 70, WIDTH, 70, 0, tone);
  }
  return svg + bottleField(canvas, 120, 60, 960, 150, 26);
}

/** A window with the fields and the volcano behind it. */
function windowView(canvas: Canvas): string {
  const frame = canvas.colour("woodDark");
  const fields = patchwork(canvas, (x) => 400 + 12 * Math.sin(x / 60), {
    from: 340,
    to: 860,
    depth: 0.2,
    strips: 3,
    base: 24,
    parcel: 80,
    bottom: 500,
  });
  return (
    rectangle(330, 70, 540, 440, 10, frame) +
    rectangle(352, 92, 496, 396, 0, canvas.colour("sky")) +
    `<g ${clip(canvas, "M352 92H848V488H352Z")}>` +
    circle(
      720,
      190,
      46,
      canvas.light((air) => air.sun),
    ) +
    volcano(canvas, { x: 540, y: 180, base: 430, left: 200, right: 210, ravines: 9 }) +
    fields.svg +
    "</g>" +
    line("M600 92V488M352 290H848", frame, 14) +
    rectangle(300, 506, 600, 24, 4, canvas.colour("wood"))
  );
}

const CLOTHS: readonly BandName[] = [
  "camino",
  "materiales",
  "milpa",
  "rombo",
  "cielo",
  "volcan",
  "libro",
];

/** Six cloths hanging from a rod, with a fringe. */
function hangingCloths(canvas: Canvas): string {
  let svg = rectangle(236, 44, 728, 20, 10, canvas.colour("woodDark"));
  let y = 60;
  for (let i = 0; i < 6; i++) {
    const cloth = CLOTHS[(i + canvas.random.integer(0, 6)) % CLOTHS.length]!;
    svg += bandStrip(canvas, cloth, 270, y, 660, 90);
    y += 90;
  }
  let fringe = "";
  for (let i = 0; i < 66; i++) fringe += `M${274 + i * 10} ${y}v26`;
  return svg + line(fringe, canvas.colour("cream"), 4, 'stroke-linecap="round"');
}

const BACKGROUND_DRAWINGS: Record<Background, (canvas: Canvas, c: StillLifeColours) => string> = {
  niche,
  ripples,
  bottles: bottleWall,
  window: windowView,
  cloths: hangingCloths,
};

/** Where a thing stands on the table and how large it is. */
interface Place {
  x: number;
  y: number;
  size: number;
}

/**
 * The places by how many things there are, all within the middle 640 so that an arch shows them whole:
 * of three, the middle one stands in front of the others.
 */
const PLACES: readonly (readonly Place[])[] = [
  [{ x: 600, y: 676, size: 400 }],
  [
    { x: 456, y: 664, size: 340 },
    { x: 736, y: 690, size: 268 },
  ],
  [
    { x: 392, y: 656, size: 268 },
    { x: 602, y: 696, size: 282 },
    { x: 810, y: 660, size: 268 },
  ],
];

/** The order in which things are drawn: what stands further back first. */
const fromTheBack = (places: readonly Place[]): number[] =>
  places.map((_, i) => i).toSorted((one, other) => places[one]!.y - places[other]!.y);

function stillLife(canvas: Canvas, options: StillLifeOptions = {}): string {
  const { random } = canvas;
  const colours = options.colours || random.pick(COLOURINGS);
  const background = options.background ?? BACKGROUNDS[random.integer(0, 4)]!;
  const [ground, , runner] = colours;
  let svg = rectangle(0, 0, WIDTH, 800, 0, canvas.colour(ground));
  svg += BACKGROUND_DRAWINGS[background](canvas, colours);
  // The light falls in from the upper right.
  svg += path("M760 0H1200V250L640 620H330Z", "#fff6d8", 'opacity=".1"');
  const guest = random.pick(GUESTS)(canvas);
  svg += guest.behind;
  svg += rectangle(-10, 620, WIDTH + 20, 190, 0, canvas.colour("wood"));
  svg += rectangle(-10, 620, WIDTH + 20, 20, 0, canvas.colour("woodLight"));
  svg += path("M180 620H1020L1090 760H110Z", canvas.colour("cream"));
  const cut = clip(canvas, "M170 640H1030L1086 752H114Z");
  svg += `<g ${cut}>${bandStrip(canvas, runner, 90, 646, 1020, 100)}</g>`;
  const objects = options.objects || random.shuffle(OBJECT_NAMES).slice(0, 3);
  const places = PLACES[Math.min(objects.length, 3) - 1] ?? [];
  for (const i of fromTheBack(places)) {
    const { x, y, size } = places[i]!;
    svg += ellipse(x - 14, y, size * 0.44, 14, "#2a0f14", 'opacity=".24"');
    svg += object(canvas, objects[i]!, x, y, size);
  }
  return svg + guest.before;
}

export const STILL_LIFE = { still: stillLife } as const;
