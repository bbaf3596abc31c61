import { church } from "../../built/church.ts";
import { facade } from "../../built/facade.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import { translate, fadeInOut } from "../../canvas/moving.ts";
import type { ColourName } from "../../canvas/palette.ts";
import { ellipse, line, path, place, rectangle, ROUND } from "../../canvas/svg.ts";
import { bandStrip } from "../../cloth/bands.ts";
import { papelPicado } from "../../hero/papel-picado.ts";
import { crossing, walking, waving } from "../../people/gait.ts";
import type { PersonOptions } from "../../people/person-look.ts";
import { people, person } from "../../people/person.ts";
import { type Pose, POSES } from "../../people/poses.ts";
import { THINGS, type ThingName } from "../../things/all.ts";
import { standing } from "../../things/thing.ts";
import { backdrop, groundShadow, trees, WIDTH } from "../parts/backdrop.ts";
import { paving } from "../parts/grounds.ts";

/** A placard with a picture instead of words. */
function placard(
  canvas: Canvas,
  x: number,
  y: number,
  thing: ThingName,
  colour: ColourName,
  degrees: number,
): string {
  const board =
    line("M0 70V-150", canvas.colour("hair"), 11, ROUND) +
    line("M0 70V-150", canvas.colour("woodLight"), 7, ROUND) +
    rectangle(-54, -240, 108, 104, 5, canvas.colour(colour)) +
    rectangle(-46, -232, 92, 88, 3, canvas.colour("cream")) +
    standing(canvas, THINGS[thing], 0, -148, 78);
  return place(x, y, board, 0.95, degrees);
}

/** House fronts on both sides of a lane that leads to the church. */
function streetFronts(canvas: Canvas, foot: number): string {
  return (
    facade(canvas, -60, foot, 290, 262, {
      wall: "sky",
      base: "indigo",
      bays: ["window", "door"],
      door: "indigo",
    }) +
    facade(canvas, 230, foot, 300, 300, {
      wall: "marigold",
      base: "adobeDark",
      bays: ["window", "door", "window"],
    }) +
    facade(canvas, 530, foot, 240, 252, {
      wall: "rose",
      base: "redDeep",
      bays: ["door", "window"],
      door: "glassTeal",
    }) +
    facade(canvas, 948, foot, 310, 286, {
      wall: "plaster",
      base: "tile",
      trim: "glassTeal",
      bays: ["door", "window"],
      door: "greenMid",
    })
  );
}

/** The lane between the fronts with the church at its end. */
function lane(canvas: Canvas, foot: number): string {
  return (
    trees(canvas, [[930, foot - 4, 210, "round", "greenMid"]], 0.14) +
    church(canvas, 838, foot, 200, 0.1) +
    path(`M770 ${foot}H948L990 ${foot + 20}H720Z`, canvas.colour("sand", 0.06))
  );
}

/** Placard bearers in the second row: object, colour and x. */
const PLACARDS: readonly (readonly [ThingName, ColourName, x: number])[] = [
  ["bean", "greenMid", 380],
  ["bottle", "glassBlue", 504],
  ["tire", "marigold", 628],
  ["solar", "violet", 748],
];

const PUPIL = { shirt: "white", trousers: "indigo" } as const;

/** The x beyond both edges, with room for the banner: in a film the march passes once. */
const [FROM, TO] = [-206, 1406] as const;

/** Offset and walk cycles of a marcher at the film's current time (see `crossing`). */
const marchProgress = (moment: number, x: number, height: number, otherFoot = false) =>
  crossing(moment, { x, height, from: FROM, to: TO, otherFoot });

/** A marcher in mid-step, at the position of the still picture. */
function inStep(
  canvas: Canvas,
  x: number,
  y: number,
  height: number,
  who: PersonOptions & { pose: Pose },
): string {
  const { pose, tool } = who;
  const { rounds } = marchProgress(canvas.moment, x, height, pose === "walk2");
  const holding = pose === "pass" || !!tool;
  const shape = canvas.moment ? walking(POSES[pose], rounds, holding) : undefined;
  return person(canvas, x, y, height, { ...who, shape });
}

/** A marcher moved along at the current time; `carried` is painted behind. */
function marcher(
  canvas: Canvas,
  x: number,
  y: number,
  height: number,
  who: PersonOptions & { pose: Pose },
  carried = "",
): string {
  const { dx } = marchProgress(canvas.moment, x, height);
  return translate(carried + inStep(canvas, x, y, height, who), dx, 0);
}

/** Pupils march through the town with placards, a drum and a woven banner; neighbours watch from their doors. */
function march(canvas: Canvas): string {
  const foot = 572;
  const { moment } = canvas;
  let svg = backdrop(canvas, {
    sun: [0.92, 0.2],
    horizon: 330,
    volcanoes: [{ x: 800, y: 96, reach: 330, form: "broad" }],
    clouds: [[420, 110, 190]],
    fields: { y: 370, depth: 0.4, base: 16, bottom: 560 },
  });
  svg += lane(canvas, foot) + streetFronts(canvas, foot);
  svg += rectangle(0, foot, WIDTH, 26, 0, canvas.colour("sand"));
  svg += rectangle(0, foot + 24, WIDTH, 9, 0, canvas.shaded("sand", -0.12));
  svg += rectangle(0, foot + 33, WIDTH, 220, 0, canvas.blended("path", "adobeLight", 0.35));
  svg += paving(canvas, "path", foot + 44, 800, 110);
  svg += people(canvas, [
    [96, foot + 22, 188, { who: "man", pose: "stand", hat: "straw", shirt: "cream" }],
    [1006, foot + 22, 184, { who: "woman", pose: "wave", shape: waving(moment, 16), flip: true }],
    [1066, foot + 24, 120, { who: "boy", pose: "wave", shape: waving(moment, 21), flip: true }],
  ]);
  svg += papelPicado(canvas, -30, 190, 560, 216, 54, 17, 34);
  svg += papelPicado(canvas, 520, 210, 1230, 186, 60, 19, 34);
  svg += groundShadow(560, 748, 470, 26, 0.14 * (1 - fadeInOut(moment)));
  PLACARDS.forEach(([thing, colour, x], i) => {
    const board = placard(canvas, x + 40, 566, thing, colour, i % 2 ? 2 : -2);
    svg += marcher(
      canvas,
      x,
      704,
      214,
      {
        who: i % 2 ? "girl" : "boy",
        pose: "pass",
        shirt: "white",
        woven: i % 2 === 1,
      },
      board,
    );
  });
  svg += bannerWithBearers(canvas);
  svg += marcher(canvas, 196, 752, 264, { who: "woman", pose: "walk", tool: "book" });
  svg += marcher(canvas, 280, 756, 196, { ...PUPIL, who: "boy", pose: "walk2" });
  return svg + drummer(canvas, 984, 758);
}

/** Two pupils carry a woven banner between poles. */
function bannerWithBearers(canvas: Canvas): string {
  const [left, right, top] = [392, 800, 606];
  const width = right - left;
  const cloth = bandStrip(canvas, "materiales", left, top, width, 104);
  const poles = line(
    `M${left} ${top - 30}V736M${right} ${top - 30}V736`,
    canvas.colour("woodLight"),
    8,
    ROUND,
  );
  const together =
    inStep(canvas, left - 34, 754, 222, { ...PUPIL, who: "girl", pose: "pass", woven: true }) +
    inStep(canvas, right + 24, 756, 218, { ...PUPIL, who: "boy", pose: "walk" }) +
    poles +
    cloth +
    rectangle(left, top - 8, width, 10, 0, canvas.colour("woodLight")) +
    line(`M${left} ${top + 108}h${width}`, canvas.colour("cream"), 10, 'stroke-dasharray="3 5"');
  return translate(together, marchProgress(canvas.moment, (left + right) / 2, 220).dx, 0);
}

/** A boy with a drum leads the march. */
function drummer(canvas: Canvas, x: number, y: number): string {
  const drum =
    path("M-34 -26H34V26Q0 42 -34 26Z", canvas.colour("red")) +
    ellipse(0, -26, 34, 12, canvas.colour("cream")) +
    line("M-34 -10L-17 26L0 -14L17 26L34 -10", canvas.colour("marigold"), 4) +
    line("M-34 26Q0 42 34 26M-34 -26Q0 -12 34 -26", canvas.colour("woodDark"), 5);
  const sticks = line("M52 -70L22 -34M66 -64L36 -26", canvas.colour("woodLight"), 5, ROUND);
  const { dx, rounds } = marchProgress(canvas.moment, x, 222);
  // Two beats per step; offset of the sticks above the drum.
  const beat = Math.abs(Math.sin(rounds * 4 * Math.PI)) * 11;
  const boy = inStep(canvas, x, y, 222, { ...PUPIL, who: "boy", pose: "pass" });
  const drumming = place(x + 38, y - 116, drum) + place(x + 8, y - 88 - beat, sticks);
  return translate(boy + drumming, dx, 0);
}

export const MARCH = { march } as const;
