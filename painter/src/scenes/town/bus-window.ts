/** From inside the bus: who travels, what they carry on their knees, and the valley outside. */
import { clip } from "../../built/clip.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import { circle, line, path, rectangle, ROUND } from "../../canvas/svg.ts";
import { bandStrip } from "../../cloth/bands.ts";
import { backdrop } from "../parts/backdrop.ts";
import { CAST } from "../parts/cast.ts";
import { outlined } from "../parts/close-face.ts";
import { closeFigure } from "../parts/close-figure.ts";
import { fromBehind } from "../parts/from-behind.ts";
import { sheet } from "../parts/grounds.ts";
import { nested } from "../parts/nested.ts";

const EDGE = outlined(3);
const PANE = "M60 90Q60 50 100 50H1100Q1140 50 1140 90V590H60Z";

const VALLEY = (canvas: Canvas): string =>
  backdrop(canvas, {
    sun: [0.2, 0.24],
    volcanoes: [{ x: 690, y: 120, reach: 340 }],
    horizon: 400,
    fields: { y: 440, depth: 0.3, base: 24, bottom: 810 },
    town: [560, 500, 560, 26, 1.4],
  });

/** A hen that travels in a basket, her head out of the cloth; the basket's foot at (x, y). */
function henInBasket(canvas: Canvas, x: number, y: number): string {
  const weave = [0, 1, 2, 3]
    .map((row) => `M${x - 132 + row * 9} ${y - 108 + row * 30}H${x + 132 - row * 9}`)
    .join("");
  return (
    path(
      `M${x - 40} ${y - 120}C${x - 56} ${y - 190} ${x - 40} ${y - 250} ${x + 4} ${y - 256}C${x + 40} ${y - 256} ${x + 50} ${y - 220} ${x + 46} ${y - 190}C${x + 60} ${y - 160} ${x + 90} ${y - 150} ${x + 100} ${y - 116}Z`,
      canvas.colour("tile"),
      EDGE,
    ) +
    line(
      `M${x - 22} ${y - 170}q10 12 22 0M${x + 6} ${y - 158}q10 12 22 0M${x - 10} ${y - 140}q12 12 24 0M${x + 30} ${y - 138}q12 12 24 0`,
      canvas.shaded("tile", -0.12),
      5,
      ROUND,
    ) +
    path(
      `M${x - 16} ${y - 250}q-8 -30 10 -28q4 -16 18 -4q16 -8 16 12q10 4 2 20Z`,
      canvas.colour("redHot"),
      EDGE,
    ) +
    path(`M${x + 44} ${y - 226}l34 14l-34 8Z`, canvas.colour("marigold"), EDGE) +
    path(`M${x + 40} ${y - 202}q16 20 2 30q-14 -8 -8 -28Z`, canvas.colour("redHot"), EDGE) +
    circle(x + 20, y - 222, 8, canvas.colour("cream")) +
    circle(x + 22, y - 222, 4.6, "#2a1416") +
    path(
      `M${x - 140} ${y - 112}H${x + 140}L${x + 104} ${y}H${x - 104}Z`,
      canvas.colour("straw"),
      EDGE,
    ) +
    line(weave, canvas.shaded("straw", -0.13), 7, 'stroke-dasharray="20 9"') +
    bandStrip(canvas, "rombo", x - 144, y - 128, 288, 34)
  );
}

/** A girl kneels at the window and shows a visitor the valley; a neighbor has her hen with her. */
export function busWindow(canvas: Canvas): string {
  const { random } = canvas;
  const [metal, seat] = random.pick([
    ["red", "teal"],
    ["indigo", "redDeep"],
    ["teal", "aubergine"],
  ] as const);
  let svg = sheet(canvas.colour(metal));
  svg += `<g ${clip(canvas, PANE)}>${nested(canvas, VALLEY, 60, 50, 1080, 540, { id: "w" })}</g>`;
  svg +=
    path(PANE, "none", 'stroke="#fff" stroke-opacity=".16" stroke-width="44"') +
    line(PANE, canvas.colour("steel"), 22, 'stroke-linejoin="round"') +
    line("M64 104H1136", canvas.colour("steelDark"), 8) +
    rectangle(30, 580, 1140, 30, 12, canvas.colour("steel"), EDGE) +
    line("M40 588H1160", "#fff", 5, 'opacity=".5"') +
    bandStrip(canvas, "camino", 0, 0, 1200, 40);
  for (let i = 0; i < 20; i++)
    svg += line(`M${i * 62} 40v20`, canvas.colour(i % 2 ? "marigold" : "rose"), 9, ROUND);
  svg += path(
    `M-10 520Q30 480 90 500V810H-10ZM1210 440Q1150 420 1110 470V810H1210Z`,
    canvas.colour(seat),
    EDGE,
  );
  const [visitor, neighbor, child] = random.pick([
    [CAST.guest, CAST.mother, CAST.girl],
    [CAST.guestMan, CAST.grandmother, CAST.schoolgirl],
    [CAST.guest, CAST.neighbor, CAST.boy],
  ] as const);
  const one = fromBehind(canvas, [566, 408], [552, 860], 158, {
    ...child,
    turn: 1,
    mood: "laugh",
    left: { elbow: [398, 630], hand: [440, 592] },
    right: { elbow: [692, 548], hand: [690, 420], grip: "point", bent: -14 },
  });
  const two = fromBehind(canvas, [924, 330], [950, 900], 186, {
    ...visitor,
    turn: -1,
    mood: "smile",
    left: { elbow: [774, 690], hand: [752, 830] },
    right: { elbow: [1120, 700], hand: [1130, 800] },
  });
  const three = closeFigure(canvas, [214, 384], [206, 860], 176, {
    ...neighbor,
    turn: 0.92,
    tilt: -4,
    mood: "smile",
    left: { elbow: [66, 690], hand: [120, 760], grip: "wrap" },
    right: { elbow: [376, 680], hand: [330, 752], grip: "wrap" },
  });
  return (
    svg +
    one.arms +
    one.body +
    two.arms +
    two.body +
    three.body +
    henInBasket(canvas, 226, 806) +
    three.arms
  );
}
