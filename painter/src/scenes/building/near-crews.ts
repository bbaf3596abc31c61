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

/** The uppermost rings of bags of a dome, its round opening still open to the sky. */
function topRings(canvas: Canvas): string {
  const ring = (d: string, tone: string): string =>
    line(d, "#2a1416", 74, `${ROUND} stroke-opacity=".6"`) + line(d, tone, 68, ROUND);
  let svg =
    ring("M290 580Q600 490 910 580", canvas.shaded("sand", -0.12)) +
    path("M270 586Q600 500 930 586Q600 720 270 586Z", canvas.colour("earthDark"));
  for (const [row, half] of [
    [3, 640],
    [2, 560],
    [1, 460],
    [0, 330],
  ] as const) {
    const y = 600 + row * 62;
    svg += ring(
      `M${600 - half} ${y}Q600 ${y + 110} ${600 + half} ${y}`,
      canvas.shaded("sand", -0.03 * row),
    );
    const seams = [-0.8, -0.48, -0.16, 0.16, 0.48, 0.8];
    for (const share of seams) {
      const t = share + (row % 2) * 0.16;
      svg += line(
        `M${(600 + half * t).toFixed(0)} ${(y + 55 * (1 - t * t) - 32).toFixed(0)}q10 32 0 64`,
        canvas.shaded("sand", -0.14),
        5,
        ROUND,
      );
    }
  }
  return svg;
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
    left: { elbow: [210, 520], hand: [404, 586], grip: "rim" },
    right: { elbow: [424, 450], hand: [486, 552], grip: "rim" },
  });
  const two = closeFigure(canvas, [902, 270], [900, 700], 140, {
    ...b,
    turn: -0.7,
    tilt: -8,
    down: true,
    mood: "smile",
    left: { elbow: [776, 450], hand: [714, 552], grip: "rim" },
    right: { elbow: [990, 520], hand: [796, 586], grip: "rim" },
  });
  svg += one.body + two.body;
  svg += topRings(canvas);
  svg +=
    path(
      "M424 582Q600 520 776 582Q790 640 760 660Q600 700 440 660Q410 640 424 582Z",
      canvas.colour("cream"),
      EDGE,
    ) + line("M456 640q144 34 288 0", canvas.shaded("cream", -0.1), 5, ROUND);
  return svg + one.arms + two.arms;
}

export const NEAR_CREWS = { tampTogether, domeTop, latrineBottles } as const;
