/** Slopes that terraces of tires hold. */
import { tireWall } from "../../built/tire-wall.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import { path } from "../../canvas/svg.ts";
import { maize } from "../../land/maize.ts";
import { flowers } from "../../land/plants.ts";
import { people, person } from "../../people/person.ts";
import { backdrop, skyline } from "../parts/backdrop.ts";
import { rainTerraces } from "./rain-terraces.ts";

/** Walls of tires step up a slope and hold its terraces; three people look after them. */
function tireTerraces(canvas: Canvas): string {
  let svg = backdrop(canvas, {
    horizon: 300,
    sun: [0.24, 0.2],
    clouds: [[620, 110, 180]],
    volcanoes: skyline(300, 1.1),
    fields: { y: 330, tilt: 30, base: 16, depth: 0.34 },
  });
  const steps = [
    { y: 452, x: 330, w: 92, h: 38, depth: 0.12, grass: "greenMid" },
    { y: 600, x: 150, w: 122, h: 52, depth: 0.05, grass: "milpa" },
    { y: 776, x: -40, w: 156, h: 66, depth: 0, grass: "greenMid" },
  ] as const;
  for (const { y, x, w, h, depth, grass } of steps) {
    const top = y - h * 2;
    svg += path(
      `M${x - 340} ${y + 30}Q${x - 60} ${top + 30} ${x + 60} ${top + 6}Q760 ${top - 34} 1220 ${top + 2}V${y + 40}Z`,
      canvas.colour(grass, depth),
    );
    if (y < 500)
      for (let i = 0; i < 9; i++) svg += maize(canvas, 520 + i * 78, top + 8, 120, depth);
    else svg += flowers(canvas, x + 90, top + 8, 1100 - x, 30, h * 0.26);
    svg += tireWall(canvas, x, y, 1300 - x, 2, w, h, depth, { planted: 0.35 });
    if (y === 452)
      svg += person(canvas, 830, 496, 150, { who: "man", pose: "dig", tool: "hoe", depth });
  }
  return (
    svg +
    path("M-10 770Q500 740 1210 772V810H-10Z", canvas.colour("path")) +
    people(canvas, [
      [300, 792, 288, { who: "woman", pose: "carryHead", load: "basket", goods: "maize" }],
      [930, 640, 214, { who: "woman", pose: "kneel", flip: true }],
    ])
  );
}

export const TIRE_TERRACES = { tireTerraces, rainTerraces } as const;
