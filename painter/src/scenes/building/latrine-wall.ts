/** The wall of a dry latrine: old bottles in clay between canes of bamboo. */
import { bambooPole } from "../../built/bamboo.ts";
import { bottle, bottleDisc, GLASS } from "../../built/bottle.ts";
import { tileRoof } from "../../built/roof.ts";
import { contoured } from "../../canvas/contour.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import { round } from "../../canvas/path.ts";
import { line, path, ROUND } from "../../canvas/svg.ts";
import { backdrop } from "../parts/backdrop.ts";
import { CAST } from "../parts/cast.ts";
import { outlined } from "../parts/close-face.ts";
import { LINE } from "../parts/close-line.ts";
import { closeFigure } from "../parts/close-figure.ts";

/** The wall so far, its top in two steps. */
const OUTLINE = "M-20 640C160 622 400 650 800 628L812 520C900 506 1040 516 1220 500V820H-20Z";

function wall(canvas: Canvas): string {
  const { random } = canvas;
  let straw = "";
  for (let i = 0; i < 50; i++)
    straw += `M${round(random.between(0, 1200))} ${round(random.between(650, 800))}l${round(random.between(-22, 22))} ${round(random.between(-10, 10))}`;
  let svg =
    path(OUTLINE, canvas.colour("adobeLight"), outlined(3)) +
    path(
      "M-20 640C160 622 400 650 800 628L812 520C900 506 1040 516 1220 500V522C1040 538 860 524 724 540L708 652C400 672 160 646 -20 664Z",
      canvas.shaded("adobeLight", -0.09),
    ) +
    line(straw, canvas.colour("straw"), 4, `${ROUND} opacity=".8"`);
  for (let row = 0; row < 3; row++)
    for (let i = 0; i < 14; i++) {
      const [x, y] = [30 + i * 88 + (row % 2) * 44, 780 - row * 96];
      if (row === 2 && x < 850) continue;
      if (row === 1 && x > 520 && x < 640) continue;
      svg += bottleDisc(canvas, x, y, 36, GLASS[(i + row * 4) % GLASS.length]!);
    }
  return svg;
}

/** One hands a bottle over the wall, one takes it by the neck, a child looks at us through another. */
export function latrineBottles(canvas: Canvas): string {
  const { random } = canvas;
  let svg = backdrop(canvas, {
    sun: [0.2, 0.3],
    volcanoes: [],
    horizon: 430,
    clouds: [],
    fields: { y: 460, depth: 0.3, base: 22, bottom: 810 },
  });
  for (const x of [120, 470, 1100]) svg += bambooPole(canvas, x, 810, x, 60, 34);
  svg += bambooPole(canvas, -20, 226, 1220, 210, 24);
  svg += tileRoof(canvas, -60, 1260, -40, 130, {
    insetLeft: 20,
    insetRight: 20,
    rows: 3,
    barrel: 30,
  });
  const [a, b, c] = random.pick([
    [CAST.schoolgirl, CAST.mason, CAST.boy],
    [CAST.schoolgirl, CAST.neighbor, CAST.schoolboy],
    [CAST.girl, CAST.father, CAST.schoolgirl],
  ] as const);
  const one = closeFigure(canvas, [266, 376], [230, 850], 156, {
    ...a,
    turn: 0.9,
    tilt: 4,
    mood: "smile",
    left: { elbow: [130, 640], hand: [196, 652], grip: "flat" },
    right: { elbow: [336, 640], hand: [414, 582], grip: "wrap" },
  });
  const two = closeFigure(canvas, [636, 316], [664, 860], 172, {
    ...b,
    turn: -0.7,
    tilt: -8,
    down: true,
    mood: "smile",
    left: { elbow: [530, 610], hand: [456, 476] },
    right: { elbow: [800, 650], hand: [716, 632], grip: "flat" },
  });
  const three = closeFigure(canvas, [916, 356], [936, 800], 142, {
    ...c,
    tilt: -6,
    mood: "laugh",
    right: { elbow: [1040, 524], hand: [984, 360] },
  });
  return (
    svg +
    three.body +
    one.body +
    two.body +
    wall(canvas) +
    contoured(bottle(canvas, 440, 650, 236, "glassGreen"), LINE, 3) +
    bottleDisc(canvas, 948, 354, 38, "glassTeal") +
    one.arms +
    two.arms +
    three.arms
  );
}
