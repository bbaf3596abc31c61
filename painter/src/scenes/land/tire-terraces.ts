/** Slopes that terraces of tires hold, in sun and in rain. */
import { tireWall } from "../../built/tire-wall.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import { ellipse, line, path, rectangle, ROUND } from "../../canvas/svg.ts";
import { cloud } from "../../land/cloud.ts";
import { maize } from "../../land/maize.ts";
import { flowers } from "../../land/plants.ts";
import { people, person } from "../../people/person.ts";
import { backdrop, trees } from "../parts/backdrop.ts";
import { CAST } from "../parts/cast.ts";
import { cuppedHands } from "../parts/cupped-hands.ts";
import { closeFigure } from "../parts/close-figure.ts";
import { rainfall, sheet } from "../parts/grounds.ts";

const EDGE = 'stroke="#2a1416" stroke-width="3" stroke-opacity=".6"';

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

/** A rubber boot, its shaft at x. */
const boot = (canvas: Canvas, x: number): string =>
  path(
    `M${x - 24} 706H${x + 22}L${x + 26} 772Q${x + 24} 788 ${x} 788H${x - 46}Q${x - 56} 770 ${x - 26} 762Z`,
    canvas.colour("redHot"),
    EDGE,
  );

/** Rain on planted terraces: the wall holds, and what it lets out at its foot is for wet hands. */
function rainTerraces(canvas: Canvas): string {
  const { random } = canvas;
  let svg =
    sheet(canvas.light((air) => air.sky[3])) +
    cloud(canvas, 300, 100, 360) +
    cloud(canvas, 860, 90, 400);
  svg +=
    path("M-10 210C300 170 800 190 1210 160V810H-10Z", canvas.colour("greenDeep", 0.2)) +
    trees(
      canvas,
      [
        [1080, 270, 230, "round"],
        [560, 270, 190, "round", "greenMid"],
      ],
      0.1,
    );
  for (let i = 0; i < 6; i++) svg += maize(canvas, 690 + i * 64, 300, 130, 0.06);
  for (const [y, width, h] of [
    [360, 110, 42],
    [500, 150, 56],
    [684, 200, 76],
  ] as const) {
    svg += path(
      `M-60 ${y}V${y - h * 2 + 12}Q600 ${y - h * 2 - 20} 1300 ${y - h * 2 + 6}V${y + 30}Z`,
      canvas.colour(y > 600 ? "milpa" : "greenMid"),
    );
    svg +=
      tireWall(canvas, -40, y, 1300, 2, width, h, 0, { planted: 0.5 }) +
      flowers(canvas, 60, y - h * 2 + 6, 1080, 22, h * 0.34);
  }
  svg +=
    path("M-10 672Q600 650 1210 672V810H-10Z", canvas.colour("earth")) +
    ellipse(650, 770, 300, 34, canvas.colour("sky")) +
    ellipse(650, 770, 190, 20, "none", 'stroke="#fff" stroke-width="5" opacity=".6"') +
    ellipse(650, 770, 90, 11, "none", 'stroke="#fff" stroke-width="5" opacity=".6"');
  for (const [x, y, r] of [
    [380, 752, 34],
    [330, 780, 42],
    [900, 748, 36],
    [960, 776, 44],
    [440, 794, 36],
  ] as const)
    svg += ellipse(x, y, r, r * 0.62, canvas.colour("steelDark"), EDGE);
  const mother = closeFigure(canvas, [246, 352], [240, 640], 132, {
    ...random.pick([CAST.mother, CAST.neighbor, CAST.grandmother]),
    turn: 0.6,
    mood: "smile",
    feet: 810,
    left: { elbow: [96, 430], hand: [124, 250], grip: "grip" },
    right: { elbow: [384, 440], hand: [374, 262], grip: "grip" },
  });
  const who = random.pick([CAST.girl, CAST.boy]);
  const child = closeFigure(canvas, [872, 470], [890, 650], 122, {
    ...who,
    build: 0.78,
    trousers: true,
    bands: undefined,
    cloth: "marigold",
    turn: -0.7,
    tilt: -8,
    mood: "laugh",
    feet: 724,
    left: { elbow: [800, 620], hand: [724, 640], grip: "flat", bent: -14 },
    right: { elbow: [960, 600], hand: [750, 672], grip: "flat", bent: -10 },
  });
  svg +=
    rectangle(560, 560, 104, 62, 28, canvas.colour("steel"), EDGE) +
    ellipse(656, 591, 20, 29, canvas.colour("rubberDark"));
  svg +=
    path("M652 578C712 586 736 660 742 770H664C672 700 668 640 652 606Z", canvas.colour("sky")) +
    line("M668 590C704 612 720 690 722 756", "#fff", 7, `${ROUND} opacity=".85"`);
  // A sheet of plastic keeps her dry.
  svg += path(
    "M44 560C30 400 60 250 112 214Q250 150 388 226C440 280 470 400 462 560Q440 520 410 548Q380 510 350 540L150 540Q120 512 92 548Q64 520 44 560Z",
    canvas.colour("glassBlue"),
    `${EDGE} fill-opacity=".7"`,
  );
  svg += line(
    "M76 500C70 380 90 290 130 240M420 500C420 390 410 300 376 250",
    "#fff",
    6,
    `${ROUND} opacity=".6"`,
  );
  svg += mother.body + child.body + boot(canvas, 862) + boot(canvas, 928) + child.arms;
  svg += cuppedHands(canvas, [716, 644], 0.95, who.skin, true);
  return svg + mother.arms + rainfall(canvas, 120);
}

export const TIRE_TERRACES = { tireTerraces, rainTerraces } as const;
