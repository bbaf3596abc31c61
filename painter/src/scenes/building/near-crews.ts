/** Crews near enough to see who they are. */
import { tireWall } from "../../built/tire-wall.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import { ellipse, line, path, rectangle, ROUND } from "../../canvas/svg.ts";
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

/** The uppermost rings of bags of a dome seen from a little above, its round opening still open to the sky. */
function topRings(canvas: Canvas): string {
  let svg = "";
  for (const [row, reach] of [580, 510, 428, 334].entries()) {
    const [y, depth] = [756 - row * 56, 150 - row * 26];
    const tone = canvas.shaded("sand", -0.09 + 0.03 * row);
    svg +=
      ellipse(
        600,
        y,
        reach,
        depth,
        tone,
        'stroke="#2a1416" stroke-width="76" stroke-opacity=".6"',
      ) + ellipse(600, y, reach, depth, tone, `stroke="${tone}" stroke-width="70"`);
    // Bag beside bag around the ring: the seams lie closer where it turns away from us.
    for (let i = 0; i < 9; i++) {
      const angle = (Math.PI * (i + 0.5 + (row % 2) * 0.4)) / 9.4;
      const [x, at] = [600 - Math.cos(angle) * reach, y + Math.sin(angle) * depth];
      const lean = -Math.cos(angle) * 14;
      svg += line(
        `M${(x - lean).toFixed(0)} ${(at - 32).toFixed(0)}q${lean.toFixed(0)} 32 ${(lean * 1.6).toFixed(0)} 64`,
        canvas.shaded("sand", -0.2),
        5,
        ROUND,
      );
    }
  }
  return svg + ellipse(600, 588, 300, 42, canvas.colour("earthDark"), EDGE);
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
  const one = closeFigure(canvas, [316, 270], [236, 700], 140, {
    ...a,
    turn: 0.7,
    tilt: 8,
    down: true,
    left: { elbow: [210, 520], hand: [404, 586], grip: "rim" },
    right: { elbow: [424, 450], hand: [486, 552], grip: "rim" },
  });
  const two = closeFigure(canvas, [884, 276], [964, 700], 140, {
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
