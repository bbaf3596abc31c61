/** The hillside in the style of Comalapa's painters: from above and from the side at once, without a horizon. */
import { dome } from "../../built/dome.ts";
import { house } from "../../built/house.ts";
import { LAMP_LIGHT } from "../../built/openings.ts";
import { waterTank } from "../../built/tank.ts";
import { tireWall } from "../../built/tire-wall.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import { translate } from "../../canvas/moving.ts";
import { circle, line, path, rectangle } from "../../canvas/svg.ts";
import { papelPicado } from "../../hero/papel-picado.ts";
import { lampsBesidePath } from "../../hero/way-lamps.ts";
import { ribbon, type RibbonPoint } from "../../land/ribbon.ts";
import { maize } from "../../land/maize.ts";
import { flowers } from "../../land/plants.ts";
import { cypress, treeRound } from "../../land/trees.ts";
import { STRIDE, walking, waving } from "../../people/gait.ts";
import { people, person } from "../../people/person.ts";
import { POSES } from "../../people/poses.ts";
import type { PersonOptions } from "../../people/person-look.ts";
import { lampGlow } from "../parts/backdrop.ts";
import { sheet } from "../parts/grounds.ts";
import { withLight } from "../parts/lamplight.ts";

/** Terraces from the top down: y of the ground, y of the wall's foot, tires, x of the stairs. */
const TERRACES = [
  { ground: 250, foot: 304, wide: 62, high: 26, stairs: 806 },
  { ground: 428, foot: 494, wide: 78, high: 32, stairs: 430 },
  { ground: 620, foot: 698, wide: 94, high: 38, stairs: 640 },
] as const;

/** The slope above, then terraces, each retained by a tire wall. */
function slope(canvas: Canvas): string {
  let svg =
    sheet(canvas.colour("greenMid", 0.2)) +
    line(
      "M-10 66Q300 20 620 70T1210 40M-10 104Q300 58 620 108T1210 78M-10 142Q300 96 620 146T1210 116",
      canvas.colour("lime", 0.3),
      5,
      'opacity=".4"',
    );
  for (const [x, y, height] of [
    [70, 150, 90],
    [240, 110, 70],
    [760, 120, 80],
    [1020, 170, 110],
    [1150, 120, 80],
  ] as const)
    svg += treeRound(canvas, x, y, height, 0.14, "greenMid");
  for (const { ground, foot, wide, high, stairs } of TERRACES) {
    svg += path(
      `M-10 ${ground - 58}Q600 ${ground - 84} 1210 ${ground - 54}V${foot}H-10Z`,
      canvas.colour("milpa", 0.1),
    );
    svg += path(
      `M-10 ${ground - 22}Q600 ${ground - 34} 1210 ${ground - 20}V${foot}H-10Z`,
      canvas.colour("path"),
    );
    svg += tireWall(canvas, -50, foot, 1310, 2, wide, high, 0, { planted: 0.2 });
    svg += plankStair(canvas, stairs, foot, high * 2 - 4, wide);
  }
  return (
    svg +
    path("M-10 698H1210V810H-10Z", canvas.colour("path")) +
    path("M-10 700H1210V716H-10Z", "#1a0a1e", 'opacity=".16"')
  );
}

/** A plank stair from one terrace up to the next. */
function plankStair(canvas: Canvas, x: number, foot: number, height: number, half: number): string {
  let svg = "";
  for (let i = 0; i < 5; i++) {
    const y = foot + 14 - ((height + 14) * (i + 1)) / 5;
    svg += rectangle(
      x - half + i * 5,
      y,
      half * 2 - i * 10,
      height / 5 + 16,
      2,
      canvas.shaded("sand", i % 2 ? -0.05 : 0.02),
    );
    svg += rectangle(x - half + i * 5, y, half * 2 - i * 10, 5, 2, canvas.shaded("sand", -0.16));
  }
  return svg;
}

type Placed = readonly [x: number, y: number, height: number, options: PersonOptions];

/** Running and walking in circles: rounds per film, and radius in body heights. */
const CIRCLES = { run: { times: 4, wide: 0.9 }, walk: { times: 2, wide: 0.7 } } as const;
/** Vertical compression of these circles, seen at an angle. */
const SQUASH = 0.24;

/** A schoolchild who runs or walks in a circle, waves, reads or stands. */
function pupil(canvas: Canvas, [x, y, height, who]: Placed): string {
  const { moment } = canvas;
  const { pose, flip } = who;
  if (pose === "wave")
    return person(canvas, x, y, height, { ...who, shape: waving(moment, 12 + (x % 5)) });
  if (!moment || (pose !== "run" && pose !== "walk")) return person(canvas, x, y, height, who);
  const { times, wide } = CIRCLES[pose];
  const angle = moment * times * 2 * Math.PI;
  const forward = flip ? -1 : 1;
  const radius = wide * height;
  const steps = Math.round((2 * wide * 2 * times) / STRIDE) * moment;
  const shape = walking(POSES[pose], steps, pose === "run");
  const turned = Math.cos(angle) < 0 !== !!flip;
  const child = person(canvas, x, y, height, { ...who, flip: turned, shape });
  return translate(
    child,
    forward * radius * Math.sin(angle),
    SQUASH * radius * (1 - Math.cos(angle)),
  );
}

/** The path from stair to stair up the terraces. */
const PATH: readonly RibbonPoint[] = [
  [300, 800, 60],
  [640, 706, 40],
  [640, 604, 34],
  [430, 502, 32],
  [430, 416, 28],
  [806, 312, 26],
  [806, 242, 20],
  [600, 236, 16],
];

/** Lamps along the path at night. */
function litPath(canvas: Canvas): string {
  if (!canvas.night) return "";
  return (
    ribbon(PATH, "#ffb24a", null, 'opacity=".5"') +
    lampsBesidePath(PATH.map(([x, y, half]) => [x, y, half * 0.5]))
      .map(
        ([x, y, r]) =>
          lampGlow(canvas, x, y, r * 12, r * 8, 0.6) + circle(x, y, r * 1.3, LAMP_LIGHT),
      )
      .join("")
  );
}

/** Buildings on the terraces: domes above, rooms in the middle, library and garden below. */
function buildings(canvas: Canvas): string {
  let svg =
    waterTank(canvas, 300, 240, 56, 62) +
    dome(canvas, 470, 242, 52, { bottles: 4, door: true, rows: 11 }) +
    dome(canvas, 664, 242, 52, { bottles: 4, door: true, rows: 11, colour: "adobeLight" }) +
    dome(canvas, 566, 248, 72, {
      bottles: 6,
      door: true,
      rows: 14,
      colour: "cream",
      doorOpen: true,
    });
  svg +=
    treeRound(canvas, 60, 246, 150, 0.04) + treeRound(canvas, 1090, 246, 170, 0.04, "greenMid");
  svg +=
    house(canvas, 60, 424, 290, 92, { items: ["window", "door", "bottles", "door", "window"] }) +
    dome(canvas, 1010, 428, 78, { ratio: 1.95, rows: 21, bottles: 6, door: true, doorOpen: true }) +
    cypress(canvas, 880, 424, 120) +
    cypress(canvas, 1150, 424, 140);
  svg +=
    dome(canvas, 880, 620, 124, {
      rows: 18,
      colour: "cream",
      plaster: 0.26,
      plasterColour: "adobe",
      bottles: 9,
      door: true,
      doorOpen: true,
      window: true,
    }) + house(canvas, 1060, 616, 180, 92, { items: ["window", "door"], colour: "marigold" });
  for (let row = 0; row < 3; row++)
    for (let i = 0; i < 7; i++)
      svg += maize(canvas, 20 + i * 44 + row * 14, 570 + row * 24, 78 + row * 12, 0.04);
  svg += flowers(canvas, 360, 616, 160, 20, 12) + treeRound(canvas, 530, 612, 140, 0.02);
  svg +=
    papelPicado(canvas, 330, 352, 968, 300, 46, 20, 26) +
    papelPicado(canvas, 930, 500, 1096, 540, 22, 5, 24);
  return svg + treeRound(canvas, 1120, 790, 230) + flowers(canvas, 20, 790, 200, 26, 16);
}

/** Children: position, height and options. */
const CHILDREN = [
  [740, 250, 62],
  [880, 252, 60],
  [560, 434, 92],
  [700, 436, 90],
  [800, 430, 94],
  [420, 622, 122],
  [720, 626, 126],
  [600, 770, 150],
  [790, 776, 156],
  [930, 768, 150],
] as const;

/** The school on its hillside: tire terraces with domes and rooms, stairs between, children everywhere. */
function schoolAbove(canvas: Canvas): string {
  const { random } = canvas;
  const dark = canvas.night ? path("M-10 -10H1210V810H-10Z", "#070a26", 'opacity=".3"') : "";
  let svg = slope(canvas) + dark + litPath(canvas) + buildings(canvas);
  const children = CHILDREN.map(([x, y, h], i): Placed => [
    x + random.between(-10, 10),
    y,
    h,
    {
      who: random.pick(["girl", "boy", "girl"] as const),
      pose: (["run", "walk", "wave", "read", "run"] as const)[i % 5]!,
      flip: random.chance(0.5),
    },
  ]);
  const lit = canvas.night ? withLight(canvas, "morning") : canvas;
  svg += children.map((child) => pupil(lit, child)).join("");
  // A teacher on her way up with a pupil at either hand.
  return (
    svg +
    people(lit, [
      [214, 800, 222, { who: "boy", back: true, pack: "marigold", arms: "straps" }],
      [318, 806, 318, { who: "woman", back: true, braids: 1, arms: "around", morral: true }],
      [420, 800, 214, { who: "girl", back: true, woven: true, braids: 2 }],
    ])
  );
}

export const HILLSIDE = { schoolAbove } as const;
