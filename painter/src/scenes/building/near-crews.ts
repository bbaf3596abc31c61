/** Crews near enough to see who they are. */
import { tireWall } from "../../built/tire-wall.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import { line, path, rectangle, ROUND } from "../../canvas/svg.ts";
import { cloud } from "../../land/cloud.ts";
import { patchwork } from "../../land/patchwork.ts";
import { backdrop } from "../parts/backdrop.ts";
import { CAST } from "../parts/cast.ts";
import { closeFigure } from "../parts/close-figure.ts";
import { sheet } from "../parts/grounds.ts";
import { latrineBottles } from "./latrine-wall.ts";

const EDGE = 'stroke="#2a1416" stroke-width="3" stroke-opacity=".6"';

/** Two ram the earth of a wall in turn, their faces over the poles. */
function tampTogether(canvas: Canvas): string {
  const { random } = canvas;
  let svg = backdrop(canvas, {
    sun: [0.5, 0.22],
    sunRadius: 110,
    volcanoes: [],
    horizon: 470,
    clouds: [],
    fields: { y: 500, depth: 0.3, base: 22, bottom: 700 },
  });
  const [a, b] = random.pick([
    [CAST.mother, CAST.guestMan],
    [CAST.schoolboy, CAST.schoolgirl],
    [CAST.mason, CAST.guest],
  ] as const);
  const one = closeFigure(canvas, [306, 300], [290, 830], 160, {
    ...a,
    turn: 0.7,
    tilt: 6,
    down: true,
    mood: "effort",
    left: { elbow: [220, 560], hand: [438, 520] },
    right: { elbow: [420, 430], hand: [450, 340] },
  });
  const two = closeFigure(canvas, [894, 296], [910, 830], 160, {
    ...b,
    turn: -0.7,
    tilt: -6,
    down: true,
    mood: "smile",
    left: { elbow: [780, 450], hand: [752, 330] },
    right: { elbow: [990, 570], hand: [768, 520] },
  });
  svg += one.body + two.body + tireWall(canvas, -40, 830, 1280, 2, 210, 74);
  for (const [x, foot] of [
    [446, 712],
    [758, 640],
  ] as const)
    svg +=
      rectangle(x - 13, 150, 26, foot - 190, 8, canvas.colour("woodLight"), EDGE) +
      rectangle(x - 62, foot - 46, 124, 46, 8, canvas.colour("steelDark"), EDGE);
  return svg + one.arms + two.arms;
}

/** High on a dome: the last rings of bags, and the valley under those who lay them. */
function domeTop(canvas: Canvas): string {
  const { random } = canvas;
  let svg =
    sheet(canvas.light((air) => air.sky[4])) +
    cloud(canvas, 900, 150, 300) +
    cloud(canvas, 240, 230, 230);
  svg += patchwork(canvas, (x) => 420 + 20 * Math.sin(x / 200), {
    depth: 0.4,
    strips: 6,
    base: 30,
    growth: 1.2,
    parcel: 90,
    slant: 26,
    bottom: 810,
  }).svg;
  const [a, b] = random.pick([
    [CAST.mason, CAST.mother],
    [CAST.guest, CAST.father],
    [CAST.neighbor, CAST.guestMan],
  ] as const);
  const one = closeFigure(canvas, [300, 264], [300, 700], 140, {
    ...a,
    turn: 0.7,
    tilt: 8,
    down: true,
    left: { elbow: [210, 540], hand: [400, 566] },
    right: { elbow: [430, 470], hand: [500, 540] },
  });
  const two = closeFigure(canvas, [902, 270], [900, 700], 140, {
    ...b,
    turn: -0.7,
    tilt: -8,
    down: true,
    mood: "smile",
    left: { elbow: [780, 470], hand: [706, 540] },
    right: { elbow: [990, 540], hand: [800, 570] },
  });
  svg += one.body + two.body;
  for (let row = 3; row >= 0; row--) {
    const y = 600 + row * 66;
    const half = 330 + row * 130;
    svg += rectangle(
      600 - half,
      y - 42,
      half * 2,
      76,
      36,
      canvas.shaded("sand", -0.03 * row),
      EDGE,
    );
    for (let x = 600 - half + 140; x < 600 + half - 60; x += 170)
      svg += line(
        `M${x + (row % 2) * 60} ${y - 38}q10 34 0 68`,
        canvas.shaded("sand", -0.14),
        5,
        ROUND,
      );
  }
  svg +=
    path("M420 556Q600 480 780 556Q600 620 420 556Z", canvas.colour("cream"), EDGE) +
    line("M470 556q130 -44 260 0", canvas.shaded("cream", -0.1), 5, ROUND);
  return svg + one.arms + two.arms;
}

export const NEAR_CREWS = { tampTogether, domeTop, latrineBottles } as const;
