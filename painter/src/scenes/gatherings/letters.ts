/** News that comes on foot. */
import type { Canvas } from "../../canvas/canvas.ts";
import { lerp, round } from "../../canvas/path.ts";
import { circle, line, path, place, rectangle } from "../../canvas/svg.ts";
import { bandStrip } from "../../cloth/bands.ts";
import { flowers } from "../../land/plants.ts";
import type { PersonOptions } from "../../people/person-look.ts";
import { people } from "../../people/person.ts";
import { backdrop } from "../parts/backdrop.ts";
import { silhouette, veiled } from "../parts/silhouette.ts";

const STEPS = 9;
const RIM = 352;

/** The stairs from below: course over course of tires, narrower the higher they lie. */
function tireFlight(canvas: Canvas): string {
  let svg = "";
  for (let i = 0; i < STEPS; i++) {
    // Counted from the rim down; the steps near us are far higher.
    const at = (n: number): number => RIM + 470 * (n / STEPS) ** 1.7;
    const [top, foot] = [at(i), at(i + 1)];
    const half = lerp(96, 520, (i + 0.5) / STEPS);
    const high = foot - top;
    const tread = high * 0.26;
    const count = 6;
    const wide = (half * 2) / count;
    svg += path(
      `M${round(600 - half)} ${round(top)}H${round(600 + half)}L${round(600 + half + 14)} ${round(top + tread)}H${round(600 - half - 14)}Z`,
      canvas.shaded("path", -0.02),
    );
    let tires = "";
    let shine = "";
    for (let n = 0; n < count; n++) {
      const x = 600 - half + n * wide + wide * 0.02;
      const r = high * 0.34;
      tires += `M${round(x + r)} ${round(top + tread)}H${round(x + wide * 0.96 - r)}q${round(r)} ${round((high - tread) / 2)} 0 ${round(high - tread)}H${round(x + r)}q${round(-r)} ${round(-(high - tread) / 2)} 0 ${round(tread - high)}Z`;
      for (const share of [0.26, 0.42, 0.58, 0.74])
        shine += `M${round(x + wide * share)} ${round(top + tread + high * 0.14)}l${round(-wide * 0.03)} ${round(high * 0.22)}l${round(wide * 0.03)} ${round(high * 0.22)}`;
    }
    svg +=
      path(tires, canvas.colour("rubber")) +
      line(shine, canvas.shaded("rubber", 0.12), Math.max(1.6, wide * 0.05));
  }
  return svg;
}

type Waiting = readonly [x: number, height: number, options: PersonOptions];

/** The whole school along the rim, dark before the sun. */
const SCHOOL: readonly Waiting[] = [
  [112, 104, { who: "woman", pose: "stand" }],
  [188, 78, { who: "girl", pose: "wave" }],
  [262, 112, { who: "man", pose: "stand", hat: "straw" }],
  [346, 84, { who: "boy", pose: "wave" }],
  [424, 96, { who: "girl", pose: "run" }],
  [510, 138, { who: "woman", pose: "wave" }],
  [792, 142, { who: "woman", pose: "wave", flip: true }],
  [866, 88, { who: "boy", pose: "run", flip: true }],
  [934, 116, { who: "man", pose: "stand", hat: "straw", flip: true }],
  [1010, 80, { who: "girl", pose: "wave", flip: true }],
  [1084, 108, { who: "volunteerWoman", pose: "stand", flip: true }],
];

/** A sealed letter, held up by its lower edge at (0, 0). */
const letter = (canvas: Canvas): string =>
  rectangle(-92, -122, 184, 122, 4, canvas.colour("white"), 'stroke="#2a1416" stroke-width="3"') +
  path(
    "M-92 -122L0 -44L92 -122Z",
    canvas.colour("plasterShade"),
    'stroke="#2a1416" stroke-width="2"',
  ) +
  bandStrip(canvas, "hilo", -90, -20, 180, 16) +
  circle(0, -48, 19, canvas.colour("red"));

/** From below: the courier climbs with a letter held up, and everybody waits at the rim before the sun. */
function letterArrives(canvas: Canvas): string {
  let svg = backdrop(canvas, {
    style: "rings",
    sun: [0.5, 0.335],
    sunRadius: 168,
    volcanoes: [],
    horizon: 420,
    ridges: false,
    mist: false,
    clouds: [
      [150, 170, 190],
      [1060, 150, 200],
    ],
  });
  const dark = canvas.colour("aubergine");
  svg += silhouette(
    people(
      canvas,
      SCHOOL.map(([x, height, options]) => [
        x,
        RIM + 10 + Math.abs(x - 600) * 0.06,
        height * 1.36,
        options,
      ]),
    ),
    dark,
  );
  svg += path("M-10 400Q600 300 1210 400V810H-10Z", canvas.blended("greenMid", "aubergine", 0.16));
  svg += line(
    "M-10 400Q600 300 1210 400",
    canvas.light((air) => air.sun),
    5,
    'opacity=".7"',
  );
  svg += flowers(canvas, -10, 660, 270, 24, 20) + flowers(canvas, 950, 660, 270, 24, 20);
  svg += flowers(canvas, 90, 520, 260, 16, 12) + flowers(canvas, 860, 520, 260, 16, 12);
  svg += path(
    `M480 ${RIM - 6}L60 820H1140L720 ${RIM - 6}Z`,
    canvas.blended("soil", "aubergine", 0.3),
  );
  svg += tireFlight(canvas);
  const courier = people(canvas, [
    [
      600,
      820,
      430,
      {
        who: "man",
        back: true,
        arms: "up",
        hat: "straw",
        shirt: "cream",
        trousers: "indigo",
        morral: true,
      },
    ],
  ]);
  return svg + veiled(courier, dark, 0.2) + place(600, 366, letter(canvas), 1, 3);
}

export const LETTERS = { letterArrives } as const;
