/** Gardens near enough to pick from: cabbages in rows, flowers on a wall of tires. */
import { house } from "../../built/house.ts";
import { tireWall } from "../../built/tire-wall.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import { lerp, round } from "../../canvas/path.ts";
import { circle, ellipse, line, path, place, rectangle, ROUND } from "../../canvas/svg.ts";
import { flowers } from "../../land/plants.ts";
import { backdrop, trees } from "../parts/backdrop.ts";
import { hen } from "../parts/animals.ts";
import { CAST } from "../parts/cast.ts";
import { closeFigure } from "../parts/close-figure.ts";
import { outlined } from "../parts/close-face.ts";

const EDGE = outlined(2.6);

/** A head of cabbage in its outer leaves, its foot at (x, y). */
function cabbage(canvas: Canvas, x: number, y: number, r: number): string {
  const { random } = canvas;
  const leaf = (turn: number, length: number, tone: string): string =>
    place(
      x,
      y - r * 0.5,
      path(
        `M0 ${round(r * 0.1)}C${round(-r * 0.5)} ${round(-length * 0.2)} ${round(-r * 0.5)} ${round(-length * 0.9)} 0 ${round(-length)}C${round(r * 0.5)} ${round(-length * 0.9)} ${round(r * 0.5)} ${round(-length * 0.2)} 0 ${round(r * 0.1)}Z`,
        tone,
        EDGE,
      ) + line(`M0 0V${round(-length * 0.8)}`, canvas.shaded("milpa", 0.08), r * 0.05, ROUND),
      1,
      turn,
    );
  const turn = random.between(-8, 8);
  let svg = ellipse(x, y + r * 0.1, r * 1.4, r * 0.24, "#1a0a1e", 'opacity=".2"');
  for (const angle of [-96, 96, -66, 66, -34, 34])
    svg += leaf(angle + turn, r * 1.32, canvas.shaded("greenMid", angle % 4 ? -0.02 : 0.03));
  const head = canvas.shaded("lime", 0.02);
  svg += circle(x, y - r * 0.62, r * 0.72, head, EDGE);
  svg += path(
    `M${round(x - r * 0.7)} ${round(y - r * 0.5)}C${round(x - r * 0.5)} ${round(y - r * 1.3)} ${round(x + r * 0.3)} ${round(y - r * 1.4)} ${round(x + r * 0.16)} ${round(y - r * 0.2)}Q${round(x - r * 0.3)} ${round(y + r * 0.2)} ${round(x - r * 0.7)} ${round(y - r * 0.5)}Z`,
    canvas.shaded("lime", 0.06),
    EDGE,
  );
  return (
    svg +
    line(
      `M${round(x - r * 0.5)} ${round(y - r * 0.4)}Q${round(x - r * 0.2)} ${round(y - r * 0.8)} ${round(x)} ${round(y - r * 1.1)}M${round(x - r * 0.3)} ${round(y - r * 0.3)}Q${round(x + r * 0.1)} ${round(y - r * 0.5)} ${round(x + r * 0.5)} ${round(y - r * 0.8)}`,
      canvas.shaded("lime", 0.12),
      r * 0.05,
      ROUND,
    )
  );
}

/** A row of cabbages on its ridge of earth. */
function row(canvas: Canvas, y: number, r: number, skip: readonly number[] = []): string {
  let svg = path(
    `M-20 ${y + r * 0.3}Q600 ${y - r * 0.3} 1220 ${y + r * 0.3}V${y + r * 1.4}H-20Z`,
    canvas.colour("soil"),
  );
  const count = Math.ceil(1200 / (r * 2.5));
  for (let i = 0; i <= count; i++)
    if (!skip.includes(i)) svg += cabbage(canvas, lerp(10, 1190, i / count), y + r * 0.3, r);
  return svg;
}

/** The school garden at harvest: one lifts the first head, one carries water, one hoes. */
function garden(canvas: Canvas): string {
  const { random } = canvas;
  let svg = backdrop(canvas, {
    sun: [0.2, 0.26],
    volcanoes: [],
    horizon: 320,
    clouds: [[520, 150, 220]],
    fields: { y: 370, depth: 0.32, base: 18, bottom: 700 },
  });
  svg += house(canvas, 660, 452, 400, 130, {
    items: ["window", "door", "bottles", "window"],
    gable: true,
    colour: "plaster",
    roofHeight: 80,
  });
  svg += path("M-10 430Q600 410 1210 430V810H-10Z", canvas.colour("earth"));
  svg += row(canvas, 452, 26) + row(canvas, 510, 36);
  const [a, b, c] = random.pick([
    [CAST.mother, CAST.girl, CAST.father],
    [CAST.neighbor, CAST.schoolgirl, CAST.guestMan],
  ] as const);
  const picker = closeFigure(canvas, [320, 300], [310, 660], 140, {
    ...a,
    turn: 0.4,
    tilt: 5,
    mood: "laugh",
    left: { elbow: [190, 520], hand: [280, 506], grip: "wrap" },
    right: { elbow: [450, 520], hand: [420, 500], grip: "wrap" },
  });
  const carrier = closeFigure(canvas, [650, 390], [650, 700], 124, {
    ...b,
    turn: -0.6,
    mood: "smile",
    left: { elbow: [560, 580], hand: [600, 640] },
    right: { elbow: [750, 590], hand: [716, 650] },
  });
  const hoer = closeFigure(canvas, [966, 304], [980, 680], 138, {
    ...c,
    turn: -0.6,
    tilt: -8,
    down: true,
    left: { elbow: [844, 520], hand: [872, 590] },
    right: { elbow: [1096, 500], hand: [1000, 470] },
  });
  svg += carrier.body + picker.body + hoer.body;
  svg +=
    line("M1040 430L800 700", canvas.colour("woodLight"), 20, ROUND) +
    path("M820 668L770 720L800 748L846 694Z", canvas.colour("steelDark"), EDGE);
  svg +=
    line("M606 650Q658 560 714 650", canvas.colour("steelDark"), 8) +
    path("M590 650H730L714 780H606Z", canvas.colour("glassBlue"), EDGE) +
    ellipse(660, 650, 70, 16, canvas.colour("sky"), EDGE);
  svg += cabbage(canvas, 350, 540, 78) + carrier.arms + picker.arms + hoer.arms;
  return svg + row(canvas, 708, 84, [2, 4]);
}

/** A wall of tires holds the terrace, and flowers grow from its face. */
function tireGarden(canvas: Canvas): string {
  let svg = backdrop(canvas, {
    sun: [0.78, 0.26],
    volcanoes: [],
    horizon: 330,
    clouds: [[300, 150, 220]],
    fields: { y: 380, depth: 0.32, base: 18, bottom: 600 },
  });
  svg += path("M-10 440Q600 400 1210 430V810H-10Z", canvas.colour("greenMid", 0.05));
  svg += trees(canvas, [[90, 460, 210, "round"]], 0.05);
  svg += house(canvas, 470, 440, 300, 96, {
    gable: true,
    items: ["arch", "door", "arch"],
    roofHeight: 60,
  });
  // A smaller wall higher up the slope.
  svg +=
    path("M-10 452Q600 430 1210 452V600H-10Z", canvas.colour("milpa")) +
    tireWall(canvas, -40, 530, 1300, 2, 112, 40, 0.04, { planted: 0.5 }) +
    path("M-10 522Q600 512 1210 522V640H-10Z", canvas.colour("lime"));
  return svg + planters(canvas);
}

/** A marigold with its soil in an old tin, its foot at (x, y). */
const tinOfFlowers = (canvas: Canvas, x: number, y: number): string =>
  flowers(canvas, x - 54, y - 96, 108, 8, 56) +
  path(`M${x - 60} ${y - 108}H${x + 60}L${x + 50} ${y}H${x - 50}Z`, canvas.colour("steel"), EDGE) +
  rectangle(x - 57, y - 78, 114, 32, 0, canvas.colour("redHot")) +
  ellipse(x, y - 108, 60, 13, canvas.colour("soil"), EDGE);

/** One bends over the edge of the wall and firms the earth; a child hands up the next plant from below. */
function planters(canvas: Canvas): string {
  const { random } = canvas;
  const [a, b] = random.pick([
    [CAST.mother, CAST.girl],
    [CAST.neighbor, CAST.boy],
    [CAST.grandmother, CAST.schoolgirl],
  ] as const);
  const grown = closeFigure(canvas, [486, 300], [270, 590], 150, {
    ...a,
    shawl: undefined,
    turn: 0.8,
    tilt: 12,
    mood: "smile",
    left: { elbow: [350, 560], hand: [470, 604], grip: "flat", bent: 30 },
    right: { elbow: [590, 540], hand: [640, 470], grip: "wrap", bent: 34 },
  });
  const child = closeFigure(canvas, [926, 560], [980, 900], 146, {
    ...b,
    turn: -0.9,
    tilt: 14,
    mood: "laugh",
    left: { elbow: [880, 660], hand: [800, 580], grip: "wrap" },
    right: { elbow: [1010, 760], hand: [812, 664], grip: "flat" },
  });
  return (
    grown.body +
    tireWall(canvas, -60, 820, 1340, 3, 214, 82, 0, { planted: 0.4 }) +
    flowers(canvas, 20, 586, 210, 11, 40) +
    flowers(canvas, 396, 640, 100, 5, 34) +
    flowers(canvas, 1010, 590, 190, 9, 36) +
    hen(canvas, 130, 590, 1.7) +
    grown.arms +
    child.body +
    tinOfFlowers(canvas, 740, 650) +
    child.arms
  );
}

export const GARDENS = { tireGarden, garden } as const;
