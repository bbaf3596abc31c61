/**
 * Portraits of people whose photograph is not here yet (design 11.4). A drawn face would be a false
 * likeness, so the stand-in is somebody from behind at the work of the office, or a still life of it.
 */
import { bottleField } from "../built/bottle.ts";
import { clip } from "../built/clip.ts";
import { tireRing } from "../built/tire.ts";
import { type Canvas, makeCanvas } from "../canvas/canvas.ts";
import type { ColourName } from "../canvas/palette.ts";

import type { Picture } from "../canvas/picture.ts";
import { brushOf, random } from "../canvas/random.ts";
import { circle, line, path, rectangle, ring } from "../canvas/svg.ts";
import { bandStrip } from "../cloth/bands.ts";
import { type BandName } from "../cloth/patterns.ts";
import type { PortraitOptions } from "../description/portrait.ts";
import { patchwork } from "../land/patchwork.ts";
import { volcano } from "../land/volcano.ts";
import { object } from "../objects/all.ts";
import { AT_WORK } from "./at-work.ts";

const WIDTH = 480;
const HEIGHT = 560;

/** Six grounds with their accent and band; a team's portraits take them in turn. */
const GROUNDS: readonly (readonly [ground: ColourName, accent: ColourName, band: BandName])[] = [
  ["marigold", "red", "camino"],
  ["glassTeal", "indigo", "cielo"],
  ["rose", "redDeep", "rombo"],
  ["milpa", "greenDeep", "milpa"],
  ["sky", "indigo", "libro"],
  ["adobeLight", "tile", "volcan"],
];

/** The land seen through the opening of a tire. */
function viewThroughTire(canvas: Canvas): string {
  const [x, y, r] = [240, 244, 104];
  const step = (i: number): string => canvas.light((air) => air.sky[i]!);
  let land = circle(x, y, r, step(3));
  land += circle(x + 44, y - 34, 62, step(4)) + circle(x + 44, y - 34, 42, step(5));
  land += circle(
    x + 44,
    y - 34,
    22,
    canvas.light((air) => air.sun),
  );
  const base = y + 46;
  land += volcano(canvas, { x: x - 26, y: y - 48, base, left: 92, right: 96, crater: 5 });
  land += patchwork(canvas, (at) => y + 30 - 6 * Math.sin(at / 34), {
    from: x - r,
    to: x + r,
    depth: 0.12,
    strips: 3,
    base: 18,
    parcel: 52,
    slant: 14,
    bottom: y + r,
    hedges: false,
  }).svg;
  const opening = `M${x - r} ${y}A${r} ${r} 0 0 1 ${x + r} ${y}A${r} ${r} 0 0 1 ${x - r} ${y}Z`;
  return (
    tireRing(canvas, x, y, 208, { hole: step(3), teeth: 44 }) +
    `<g ${clip(canvas, opening)}>${land}</g>`
  );
}

/** A tire, ripples of paper, or an arch of bottles: what the things stand in front of. */
function frameOf(canvas: Canvas, index: number, ground: ColourName, accent: ColourName): string {
  if (index % 3 === 0) return viewThroughTire(canvas);
  const white = canvas.colour("white");
  if (index % 3 === 1) {
    let svg = "";
    for (let i = 0; i < 5; i++) {
      const fill = i % 2 ? canvas.colour(ground) : canvas.blended(ground, accent, 0.5 + i * 0.08);
      svg += circle(240, 250, 226 - i * 34, fill);
    }
    return svg + ring(240, 250, 214, white, 5, 'stroke-dasharray="12 12" opacity=".7"');
  }
  return (
    path("M56 470V250A184 196 0 0 1 424 250V470Z", canvas.colour(accent)) +
    line(
      "M40 470V248A200 214 0 0 1 440 248V470",
      white,
      5,
      'stroke-dasharray="14 10" opacity=".7"',
    ) +
    bottleField(canvas, 90, 96, 300, 120, 15, {
      test: (x, y) => Math.hypot(x - 240, y - 250) < 158,
    })
  );
}

function atOffice(canvas: Canvas, { index, objects }: PortraitOptions): string {
  const [ground, accent, band] = GROUNDS[index % GROUNDS.length]!;
  let svg = rectangle(0, 0, WIDTH, HEIGHT, 0, canvas.colour(ground));
  svg += frameOf(canvas, index, ground, accent);
  const atWork = AT_WORK[objects[0]];
  if (atWork) return svg + atWork(canvas) + bandStrip(canvas, band, 0, 532, WIDTH, 28);
  svg += rectangle(0, 452, WIDTH, 120, 0, canvas.colour("wood"));
  svg += rectangle(0, 452, WIDTH, 12, 0, canvas.colour("woodLight"));
  svg += path("M70 452H410L446 560H34Z", canvas.colour("cream"));
  const cut = clip(canvas, "M64 470H416L440 546H40Z");
  svg += `<g ${cut}>${bandStrip(canvas, band, 30, 474, 420, 66)}</g>`;
  const [first, second] = objects;
  if (!second) return svg + object(canvas, first, 240, 480, 220);
  return svg + object(canvas, first, 176, 476, 190) + object(canvas, second, 326, 492, 140);
}

/** Paints a portrait, 480×560. */
export function portrait(options: PortraitOptions, seed = "x"): Picture {
  const canvas = makeCanvas({
    id: "p",
    width: WIDTH,
    height: HEIGHT,
    random: random(`portrait${seed}${options.index}`),
  });
  const body = atOffice(canvas, options);
  const brush = brushOf(`portrait${seed}${options.index}`);
  return { width: WIDTH, height: HEIGHT, defs: canvas.defs, body, brush };
}
