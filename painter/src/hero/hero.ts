/** The home page's picture: the path up to the campus, at any time of day, in three sizes. */
import { type Canvas, makeCanvas } from "../canvas/canvas.ts";
import type { TimeOfDay } from "../canvas/palette.ts";
import { round } from "../canvas/path.ts";
import type { Picture } from "../canvas/picture.ts";
import { random } from "../canvas/random.ts";
import { birds } from "../land/birds.ts";
import { lamplight } from "../land/day-night.ts";
import { sky } from "../land/sky.ts";
import { campus } from "./campus.ts";
import { foreground } from "./foreground.ts";
import { HERO_FRAMES, type HeroLayout } from "./frame.ts";
import { tallValley, wideValley } from "./valley.ts";
import { schoolLamps } from "./way-lamps.ts";

/** The seed whose fields and town were chosen by eye. */
const SEED = "long-way-4";

/** Lamps shining through doors and windows at night: x, y, radius. */
const GLOWS: readonly (readonly [x: number, y: number, r: number])[] = [
  [1410, 684, 60],
  [1006, 684, 34],
  [1114, 752, 34],
  [1316, 752, 30],
  [1200, 726, 90],
];

function lampGlows(canvas: Canvas): string {
  const id = `${canvas.id}gl`;
  return GLOWS.map(([x, y, r]) =>
    lamplight(
      canvas,
      [x, y],
      `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${round(r * 0.62)}" fill="url(#${id})" opacity="0.5"/>`,
    ),
  ).join("");
}

/** Paints one size; dawn is for the light theme, night for the dark one. */
export function hero(layout: HeroLayout, time: TimeOfDay, moment = 0): Picture {
  const frame = HERO_FRAMES[layout];
  const { width, height, offsetX, offsetY } = frame;
  const canvas = makeCanvas({ id: "h", width, height, time, moment, random: random(SEED) });
  canvas.defs.push(
    '<radialGradient id="hgl"><stop offset="0" stop-color="#ffc868" stop-opacity=".85"/><stop offset="1" stop-color="#ffb040" stop-opacity="0"/></radialGradient>',
  );
  const air = sky(canvas, {
    sunX: frame.sunX,
    sunY: frame.sunY,
    sunRadius: frame.sunRadius,
    reach: frame.reach,
  });
  const tall = layout === "tall";
  const valley = tall ? tallValley(canvas) : wideValley(canvas, frame);
  const land = campus(canvas) + schoolLamps(canvas) + foreground(canvas, frame) + lampGlows(canvas);
  const place = `transform="translate(${offsetX} ${offsetY})"`;
  const body = tall
    ? `${valley}<g ${place}>${land}</g>`
    : `<g ${place}>${valley}${land}${birds(canvas, 800, 330, 4, 12, canvas.colour("aubergine"))}</g>`;
  return { width, height, defs: canvas.defs, body: air + body };
}
