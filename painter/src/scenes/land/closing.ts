/** The valley that closes a page. */
import { dome } from "../../built/dome.ts";
import { house } from "../../built/house.ts";
import { tireWall } from "../../built/tire-wall.ts";
import { LAMP_LIGHT } from "../../built/openings.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import { circle } from "../../canvas/svg.ts";
import { nightOnly } from "../../land/day-night.ts";
import { hill } from "../../land/hill.ts";
import { maize } from "../../land/maize.ts";
import { patchwork } from "../../land/patchwork.ts";
import { people } from "../../people/person.ts";
import { backdrop, lampGlow, trees } from "../parts/backdrop.ts";

/** The valley in the evening light: the school small on its hill, people on their way. */
function closing(canvas: Canvas): string {
  let svg = backdrop(canvas, {
    style: "rings",
    reach: 640,
    sun: [0.86, 0.42],
    sunRadius: 46,
    volcanoes: [
      { x: 1010, y: 370, reach: 250 },
      { x: 760, y: 450, reach: 170, far: true, plume: 100 },
    ],
    horizon: 560,
    clouds: [],
    fields: { y: 606, depth: 0.26, base: 18, bottom: 760, warmth: 0.5 },
  });
  svg += hill(
    canvas,
    (x) => 716 - 34 * Math.sin((x / 1200) * Math.PI + 0.3),
    canvas.colour("greenMid"),
  );
  svg += tireWall(canvas, 760, 716, 360, 2, 44, 15, 0, { planted: 0.2 });
  svg +=
    dome(canvas, 830, 690, 46, { rows: 10, door: true, bottles: 4 }) +
    dome(canvas, 920, 690, 54, { rows: 11, colour: "cream", door: true, bottles: 5 });
  svg += house(canvas, 990, 690, 120, 34, { items: ["window", "door", "window"], roofHeight: 24 });
  svg += patchwork(canvas, (x) => 742 + 8 * Math.sin(x / 90), {
    depth: 0,
    strips: 2,
    base: 34,
    parcel: 170,
    bottom: 812,
    warmth: 0.4,
  }).svg;
  svg += trees(canvas, [
    [90, 720, 120, "round"],
    [1160, 716, 110, "round", "greenMid"],
    [150, 716, 90, "cypress"],
  ]);
  svg += people(canvas, [
    [330, 770, 92, { who: "woman", pose: "carryHead", load: "basket", goods: "flowers" }],
    [390, 774, 64, { who: "girl", pose: "walk", woven: true }],
    [
      520,
      776,
      92,
      {
        who: "man",
        pose: "barrow",
        tool: "barrow",
        hat: "straw",
        shirt: "white",
        trousers: "indigo",
      },
    ],
    [640, 768, 62, { who: "boy", pose: "run", pack: "red" }],
  ]);
  return (
    svg +
    nightOnly(canvas, eveningLights(canvas)) +
    maize(canvas, 20, 812, 150) +
    maize(canvas, 60, 816, 120, 0, { flip: true }) +
    maize(canvas, 1180, 812, 150)
  );
}

/** Whoever is still out at night has a lamp, and the school keeps a line of them. */
function eveningLights(canvas: Canvas): string {
  const lamp = (x: number, y: number, r: number): string =>
    lampGlow(canvas, x, y, r * 7, r * 5, 0.7) + circle(x, y, r, LAMP_LIGHT);
  let line = "";
  for (let i = 0; i <= 10; i++) {
    const t = i / 10;
    line += circle(772 + t * 350, 634 + 40 * 4 * t * (1 - t) - 40, 3.6, LAMP_LIGHT);
  }
  return (
    lampGlow(canvas, 930, 680, 270, 120, 0.75) +
    lampGlow(canvas, 930, 690, 150, 60, 0.6) +
    line +
    lamp(352, 716, 6) +
    lamp(548, 722, 5) +
    lamp(652, 730, 4)
  );
}

export const CLOSING = { closing } as const;
