import type { Canvas } from "../../canvas/canvas.ts";
import { tween } from "../../canvas/moving.ts";
import { round } from "../../canvas/path.ts";
import { circle, line, path, ROUND } from "../../canvas/svg.ts";
import { bandStrip } from "../../cloth/bands.ts";
import { forest } from "../../land/forest.ts";
import { agave, tufts } from "../../land/plants.ts";
import { tweenPose } from "../../people/gait.ts";
import type { PersonOptions } from "../../people/person-look.ts";
import { people } from "../../people/person.ts";
import { limb, type PoseShape, POSES } from "../../people/poses.ts";
import { backdrop, trees, WIDTH } from "../parts/backdrop.ts";
import { silhouette } from "../parts/silhouette.ts";

const TIRE_HEIGHT = 42;

const GROUND = 634;

const TIRE_WIDTH = 104;

/** Courses from the ground up: left end, and number of tires. */
const COURSES: readonly (readonly [x: number, tires: number])[] = [
  [316, 6],
  [368, 5],
  [420, 3],
];

/** A backlit tire wall: dark, with a glow along the upper rims. */
function wallAgainstLight(canvas: Canvas, colour: string): string {
  const glow = canvas.air.sky[6];
  let tires = "";
  let rims = "";
  let lugs = "";
  COURSES.forEach(([start, count], row) => {
    for (let i = 0; i < count; i++) {
      const x = start + i * TIRE_WIDTH + 2;
      const y = GROUND - (row + 1) * TIRE_HEIGHT;
      const w = TIRE_WIDTH - 4;
      const r = TIRE_HEIGHT * 0.46;
      tires += `M${x + r} ${y}H${x + w - r}C${x + w + 2} ${y} ${x + w + 2} ${y + TIRE_HEIGHT - 3} ${x + w - r} ${y + TIRE_HEIGHT - 3}H${x + r}C${x - 2} ${y + TIRE_HEIGHT - 3} ${x - 2} ${y} ${x + r} ${y}Z`;
      rims += `M${round(x + 9)} ${round(y + 11)}Q${round(x + w / 2)} ${round(y - 3)} ${round(x + w - 9)} ${round(y + 11)}`;
      for (let lug = 0; lug < 7; lug++)
        lugs += `M${round(x + 14 + lug * 12)} ${round(y + 19 - Math.abs(lug - 3))}l-3 8l3 8`;
    }
  });
  return (
    path(tires, colour) +
    line(rims, glow, 3.4, `${ROUND} opacity=".8"`) +
    line(lugs, glow, 1.8, 'opacity=".28"')
  );
}

/** Tires standing ready, face-on: the sky is visible through them. */
function readyTires(canvas: Canvas, colour: string): string {
  const glow = canvas.air.sky[5];
  const rim = canvas.air.sky[6];
  return [
    [978, 594, 46],
    [1052, 602, 38],
  ]
    .map(
      ([x, y, r]) =>
        circle(x!, y!, r!, colour) +
        circle(x!, y!, r! * 0.44, glow) +
        circle(
          x!,
          y!,
          r! * 0.78,
          "none",
          `stroke="${rim}" stroke-width="2" opacity=".5" stroke-dasharray="9 5"`,
        ),
    )
    .join("");
}

type Placed = readonly [x: number, y: number, height: number, options: PersonOptions];

/** Hammer strokes per film. */
const STROKES = 4;
/** Shares of one stroke at which the hammer hits and at which it is lifted again. */
const [HIT, LIFTED_AGAIN] = [0.42, 0.52] as const;
/** Rotation of the hammer from overhead down to the tire, in degrees. */
const SWING_DEGREES = 226;

/** Bending over the struck tire. */
const STRUCK: PoseShape = {
  ...POSES.pound,
  hip: [-4, -44],
  neck: [10, -68],
  nearArm: limb(11, -49, 16, -31),
  farArm: limb(15, -50, 20, -33),
  head: [3, 2],
};

/** Holding the tamper up, between two hammer strokes. */
const LIFTED: PoseShape = {
  ...POSES.tamp,
  nearArm: limb(10, -72, 16.6, -74),
  farArm: limb(12, -78, 17.1, -86),
};

/** Handing a pail up. */
const HANDED: PoseShape = {
  ...POSES.pass,
  nearArm: limb(10, -76, 19, -88),
  farArm: limb(12, -75, 20, -86),
};

/** The workers on the wall at the film's current time. */
function workersAt(moment: number, top: (row: number) => number): Placed[] {
  const stroke = (moment * STROKES) % 1;
  const down = tween(stroke, [
    [0.24, 0],
    [HIT, 1],
    [LIFTED_AGAIN, 1],
    [0.92, 0],
  ]);
  const raised = tween(stroke, [
    [0.5, 0],
    [0.78, 1],
    [0.9, 0],
  ]);
  const handed = tween(((moment * STROKES) / 2) % 1, [
    [0.1, 0],
    [0.4, 1],
    [0.6, 1],
    [0.9, 0],
  ]);
  const { pound, tamp, pass } = POSES;
  return [
    [238, 646, 214, { who: "man", pose: "walk", tool: "tireRoll", hat: "straw" }],
    [
      520,
      top(3),
      214,
      {
        who: "man",
        pose: "pound",
        shape: tweenPose(pound, STRUCK, down),
        tool: "sledge",
        toolTurn: SWING_DEGREES * down,
        hat: "hard",
      },
    ],
    [
      652,
      top(3),
      206,
      {
        who: "woman",
        pose: "tamp",
        shape: tweenPose(tamp, LIFTED, raised),
        tool: "tamper",
        flip: true,
      },
    ],
    [812, top(2), 200, { who: "man", pose: "lay", tool: "tireCarry", flip: true, hat: "straw" }],
    [
      902,
      640,
      210,
      {
        who: "woman",
        pose: "pass",
        shape: tweenPose(pass, HANDED, handed),
        tool: "bucket",
        flip: true,
      },
    ],
  ];
}

/** Blows of hammer and tamper: `x` of the hit wall, and the share of a stroke at which it is hit. */
const IMPACTS: readonly (readonly [x: number, at: number])[] = [
  [580, HIT],
  [616, 0.9],
];

/** Dust clouds that rise at every blow and drift away. */
function dust(canvas: Canvas): string {
  const { moment } = canvas;
  const colour = canvas.air.sky[4];
  const y = GROUND - 3 * TIRE_HEIGHT;
  return IMPACTS.map(([x, at], blow) => {
    const since = ((moment * STROKES) % 1) - at;
    const age = (since < 0 ? since + 1 : since) / 0.42;
    // There is no dust before the first blow.
    if (age >= 1 || moment * STROKES < at) return "";
    return [-1, -0.55, 0.3, 0.7, 1.1]
      .map((side, i) =>
        circle(
          x + side * (12 + 46 * Math.sqrt(age)),
          y - (10 + (i % 3) * 9) * Math.sqrt(age) - 14 * age,
          (blow ? 4 : 7) + 9 * age + (i % 2) * 3,
          colour,
          `opacity="${(0.8 * (1 - age)).toFixed(2)}"`,
        ),
      )
      .join("");
  }).join("");
}

/** The last tires of the day are rammed while the sun sets behind the wall. */
function sunsetWork(canvas: Canvas): string {
  let svg = backdrop(canvas, {
    style: "rings",
    sun: [0.5, 0.47],
    sunRadius: 150,
    volcanoes: [
      { x: 130, y: 270, reach: 240 },
      { x: 1090, y: 250, reach: 260, far: true, plume: 170 },
    ],
    horizon: 500,
    clouds: [
      [240, 130, 230],
      [980, 150, 210],
    ],
    ridges: false,
    mist: false,
  });
  const colour = canvas.colour("aubergine");
  const woods = canvas.air.farVolcano[1];
  svg += forest(canvas, (x) => 560 + 10 * Math.sin(x / 120), woods, { size: 18, pines: 0.1 });
  svg += path("M-10 672C300 620 480 626 620 626S1000 622 1210 660V810H-10Z", colour);
  svg += tufts(canvas, (x) => 634 + Math.abs(x - 600) * 0.06, 0, WIDTH, 14, 16, colour);
  /** The y of the wall's top at a course. */
  const top = (row: number): number => GROUND - row * TIRE_HEIGHT + 4;
  const crew = workersAt(canvas.moment, top);
  const cutOut =
    trees(canvas, [
      [70, 666, 300, "round"],
      [1140, 660, 240, "pine"],
    ]) +
    people(canvas, crew) +
    agave(canvas, 160, 664, 60);
  return (
    svg +
    silhouette(cutOut, colour) +
    wallAgainstLight(canvas, colour) +
    readyTires(canvas, colour) +
    dust(canvas) +
    // The sky is also visible through the tire that is handed up.
    circle(754, 476, 11, canvas.air.sky[5]) +
    bandStrip(canvas, "camino", 0, 716, WIDTH, 84)
  );
}

export const SUNSET_WORK = { sunsetWork } as const;
