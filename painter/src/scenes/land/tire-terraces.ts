/** Slopes that terraces of tires hold, in sun and in rain. */
import { tireWall } from "../../built/tire-wall.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import { ellipse, line, path, rectangle, ROUND } from "../../canvas/svg.ts";
import { cloud } from "../../land/cloud.ts";
import { maize } from "../../land/maize.ts";
import { flowers } from "../../land/plants.ts";
import { people, person } from "../../people/person.ts";
import { backdrop, trees } from "../parts/backdrop.ts";
import { rainfall, sheet } from "../parts/grounds.ts";

/** Walls of tires step up a slope and hold its terraces; three people look after them. */
function tireTerraces(canvas: Canvas): string {
  let svg = backdrop(canvas, {
    horizon: 300,
    sun: [0.24, 0.2],
    clouds: [[620, 110, 180]],
    volcanoes: [{ x: 900, y: 60, reach: 380 }],
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

/** Rain on planted terraces; a pipe leads the water out at their foot. */
function rainTerraces(canvas: Canvas): string {
  let svg =
    sheet(canvas.light((air) => air.sky[3])) +
    cloud(canvas, 300, 100, 360) +
    cloud(canvas, 860, 90, 400);
  svg +=
    path("M-10 230C300 190 800 210 1210 180V810H-10Z", canvas.colour("greenDeep", 0.2)) +
    trees(
      canvas,
      [
        [1040, 300, 260, "round"],
        [180, 310, 220, "round", "greenMid"],
      ],
      0.1,
    );
  for (const [y, x, width, w, h] of [
    [420, 120, 1140, 110, 46],
    [580, 40, 1220, 140, 58],
    [760, -40, 1300, 176, 72],
  ] as const) {
    svg += path(
      `M${x - 200} ${y}V${y - h * 2 + 12}Q600 ${y - h * 2 - 20} 1300 ${y - h * 2 + 6}V${y + 30}Z`,
      canvas.colour(y > 600 ? "milpa" : "greenMid"),
    );
    svg +=
      tireWall(canvas, x, y, width, 2, w, h, 0, { planted: 0.5 }) +
      flowers(canvas, x + 60, y - h * 2 + 6, width - 160, 26, h * 0.3);
  }
  for (let i = 0; i < 7; i++) svg += maize(canvas, 700 + i * 64, 336, 150, 0.06);
  svg +=
    path("M-10 750H1210V810H-10Z", canvas.colour("earth")) +
    rectangle(540, 690, 120, 60, 26, canvas.colour("steelDark")) +
    ellipse(650, 720, 20, 30, canvas.colour("rubberDark"));
  svg +=
    path("M648 706C700 716 724 752 732 800H630C640 772 650 744 648 706Z", canvas.colour("sky")) +
    line("M664 722C694 740 706 770 710 796", "#fff", 6, `${ROUND} opacity=".8"`);
  return (
    svg +
    ellipse(700, 796, 150, 14, canvas.colour("sky"), 'opacity=".7"') +
    person(canvas, 320, 786, 286, {
      who: "man",
      back: true,
      hat: "straw",
      shirt: "cream",
      trousers: "earthDark",
    }) +
    rainfall(canvas, 150)
  );
}

export const TIRE_TERRACES = { tireTerraces, rainTerraces } as const;
