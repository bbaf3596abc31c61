/** The yard between lessons, near. */

import { tireFlat } from "../../built/tire.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import { ellipse, line, place, ROUND } from "../../canvas/svg.ts";

import { turkey } from "../parts/animals.ts";
import { anyVolcanoes, backdrop, ground } from "../parts/backdrop.ts";
import { bentLeg } from "../parts/close-legs.ts";
import { CAST } from "../parts/cast.ts";
import { closeFigure, type CloseLook } from "../parts/close-figure.ts";

/** The seat of a tire on its two ropes and the child in it, as they hang from (0, 0). */
function swing(canvas: Canvas, who: CloseLook): string {
  const cloth = who.below ?? "indigo";
  const leg = (shift: number): string =>
    bentLeg(
      canvas,
      [24, 590 + shift],
      { knee: [190, 574 + shift * 0.4], foot: [296, 478 + shift], sole: -38 },
      { colour: cloth, trousers: true, size: 138, shoe: "redHot" },
    );
  const child = closeFigure(canvas, [-16, 318], [-6, 600], 138, {
    ...who,
    turn: 0.5,
    tilt: -9,
    mood: "laugh",
    left: { elbow: [-196, 486], hand: [-138, 350] },
    right: { elbow: [176, 470], hand: [140, 338] },
  });
  return (
    line("M-128 -40L-152 640M128 -40L152 640", canvas.colour("straw"), 15, ROUND) +
    line("M-128 -40L-152 640M128 -40L152 640", canvas.shaded("straw", -0.12), 4, KNOTS) +
    tireFlat(canvas, 0, 690, 190, {
      tilt: 0.27,
      hole: canvas.colour("rubberDark"),
      shadow: false,
    }) +
    leg(-26) +
    child.body +
    leg(10) +
    line("M-152 600V650M152 600V650", canvas.colour("straw"), 22, ROUND) +
    child.arms
  );
}

const KNOTS = 'stroke-dasharray="4 14"';

/** Pushed high on a tire: legs out, braids flying; the next one claps, and the turkey runs. */
function playground(canvas: Canvas): string {
  const { random } = canvas;
  let svg = backdrop(canvas, {
    sun: [0.86, 0.16],
    volcanoes: anyVolcanoes(canvas),
    horizon: 400,
    clouds: [[280, 140, 230]],
    fields: { y: 450, depth: 0.32, base: 18, bottom: 640 },
  });
  svg +=
    ground(canvas, () => 610, "lime", "milpa") + ellipse(600, 830, 700, 150, canvas.colour("sand"));
  svg +=
    line("M30 830L130 -20M250 830L140 -20M1190 830L1090 -20", canvas.colour("bambooDark"), 34) +
    line("M-20 24H1220", canvas.colour("bamboo"), 44, ROUND) +
    line("M-20 16H1220", canvas.colour("bambooLight"), 10, ROUND);
  const [a, b, c] = random.shuffle<CloseLook>([
    CAST.girl,
    CAST.schoolboy,
    CAST.schoolgirl,
    CAST.boy,
  ]);
  svg += ellipse(660, 790, 210, 22, "#1a0a1e", 'opacity=".2"') + turkey(canvas, 772, 790, 1.25);
  svg += place(500, -60, swing(canvas, a!), 1, -15);
  const pusher = closeFigure(canvas, [240, 424], [176, 850], 146, {
    ...b!,
    turn: 0.9,
    tilt: 8,
    mood: "effort",
    left: { elbow: [280, 640], hand: [424, 640], grip: "flat", bent: -30 },
    right: { elbow: [380, 560], hand: [468, 566], grip: "flat", bent: -30 },
  });
  const next = closeFigure(canvas, [990, 556], [1016, 920], 142, {
    ...c!,
    turn: -0.6,
    tilt: -8,
    mood: "laugh",
    left: { elbow: [880, 760], hand: [926, 664], grip: "flat", bent: 16 },
    right: { elbow: [1110, 770], hand: [968, 676], grip: "flat", bent: 20 },
  });
  return svg + pusher.body + pusher.arms + next.body + next.arms;
}

export const YARD = { playground } as const;
