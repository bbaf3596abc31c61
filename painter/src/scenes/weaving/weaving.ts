/** At the backstrap loom, seen from where its threads are tied: the weaver's face behind her warp. */
import { clip } from "../../built/clip.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import type { ColourName } from "../../canvas/palette.ts";
import { lerp, type Point, round } from "../../canvas/path.ts";
import { ellipse, group, line, path, ROUND } from "../../canvas/svg.ts";
import { bandStrip } from "../../cloth/bands.ts";
import type { BandName } from "../../cloth/patterns.ts";
import { backdrop, ground } from "../parts/backdrop.ts";
import { CAST } from "../parts/cast.ts";
import { outlined } from "../parts/close-face.ts";
import { closeFigure } from "../parts/close-figure.ts";
import { readersBook, spreadSkirt } from "../parts/seated.ts";

const EDGE = outlined(3);
const THREADS = 38;
/** Half the width of the warp above us, and where it meets the cloth; the heights of both. */
const [NEAR, FAR, TOP, FELL] = [700, 172, -30, 556] as const;

/** A point of the warp: `across` from -1 to 1, `along` 0 at us and 1 at the cloth. */
const onWarp = (across: number, along: number): Point => [
  600 + across * lerp(NEAR, FAR, along ** 0.82),
  lerp(TOP, FELL, along),
];

const at = (across: number, along: number): string => onWarp(across, along).map(round).join(" ");

/** Threads from over our heads down to the cloth in her lap, in stripes of color. */
function warp(canvas: Canvas, stripes: readonly ColourName[]): string {
  const lines = new Map<ColourName, string>();
  for (let i = 0; i < THREADS; i++) {
    const across = (i / (THREADS - 1)) * 2 - 1;
    const colour = stripes[Math.floor(Math.abs(i - (THREADS - 1) / 2) / 4) % stripes.length]!;
    const [top, low] = [onWarp(across, 0), onWarp(across, 1)];
    const bend = onWarp(across, 0.5);
    const thread = `M${round(top[0] - 2.6)} ${round(top[1])}Q${round(bend[0])} ${round(bend[1])} ${round(low[0] - 1.6)} ${round(low[1])}H${round(low[0] + 1.6)}Q${round(bend[0] + 4)} ${round(bend[1])} ${round(top[0] + 2.6)} ${round(top[1])}Z`;
    lines.set(colour, (lines.get(colour) ?? "") + thread);
  }
  return [...lines].map(([colour, d]) => path(d, canvas.colour(colour))).join("");
}

/** A rod across the warp. */
const rod = (
  canvas: Canvas,
  along: number,
  width: number,
  colour: ColourName,
  over = 1.08,
): string =>
  line(`M${at(-over, along)}L${at(over, along)}`, "#2a1416", width + 5, `${ROUND} opacity=".6"`) +
  line(`M${at(-over, along)}L${at(over, along)}`, canvas.colour(colour), width, ROUND);

/** What she has woven, from the threads to the bar at her waist. */
function cloth(canvas: Canvas, bands: readonly BandName[]): string {
  const outline = `M${600 - FAR} ${FELL - 2}H${600 + FAR}L${600 + FAR - 16} 724H${600 - FAR + 16}Z`;
  const strips = bands
    .map((band, i) => bandStrip(canvas, band, 600 - FAR, FELL + i * 42, FAR * 2, 40))
    .join("");
  return (
    path(outline, canvas.colour("red"), EDGE) +
    group(strips, clip(canvas, outline)) +
    line(`M${600 - FAR - 34} 726H${600 + FAR + 34}`, "#2a1416", 25, `${ROUND} opacity=".6"`) +
    line(`M${600 - FAR - 34} 726H${600 + FAR + 34}`, canvas.colour("woodLight"), 20, ROUND)
  );
}

/** Through the threads of her loom a woman looks at her work; a girl with a book looks at her. */
function weaving(canvas: Canvas): string {
  const { random } = canvas;
  let svg = backdrop(canvas, {
    sun: [0.5, 0.3],
    volcanoes: [],
    horizon: 430,
    clouds: [],
    fields: { y: 480, depth: 0.32, base: 18, bottom: 700 },
  });
  svg += ground(canvas, (x) => 600 + 8 * Math.sin(x / 140), "milpa", "greenMid");
  const [one, two] = random.pick([
    [CAST.mother, CAST.girl],
    [CAST.grandmother, CAST.schoolgirl],
    [CAST.neighbor, CAST.girl],
  ] as const);
  const stripes = random.pick<readonly ColourName[]>([
    ["red", "marigold", "red", "indigo", "red", "rose"],
    ["indigo", "red", "marigold", "indigo", "red", "indigo"],
    ["violet", "rose", "violet", "lemon", "violet", "glassTeal"],
  ]);
  const weaver = closeFigure(canvas, [600, 310], [600, 640], 160, {
    ...one,
    apron: undefined,
    shawl: undefined,
    turn: -0.14,
    tilt: -5,
    mood: "smile",
    down: true,
    left: { elbow: [398, 482], hand: [452, 556], grip: "grip", bent: -12 },
    right: { elbow: [802, 482], hand: [748, 556], grip: "grip", bent: 12 },
  });
  const girl = closeFigure(canvas, [214, 452], [206, 700], 128, {
    ...two,
    turn: 0.7,
    tilt: 6,
    mood: "wonder",
    gaze: [1, -0.2],
    left: { elbow: [96, 660], hand: [152, 692], grip: "wrap" },
    right: { elbow: [316, 640], hand: [264, 692], grip: "wrap" },
  });
  svg += ellipse(600, 800, 420, 60, "#1a0a1e", 'opacity=".24"');
  svg += weaver.body + spreadSkirt(canvas, [600, 690], 176, one.below ?? "indigo");
  svg +=
    girl.body +
    spreadSkirt(canvas, [206, 706], 112, two.below ?? "indigo") +
    readersBook(canvas, 208, 700, 120, "skyDeep") +
    girl.arms;
  svg +=
    weaver.arms + cloth(canvas, random.shuffle<BandName>(["camino", "milpa", "rombo", "cielo"]));
  svg +=
    warp(canvas, stripes) + rod(canvas, 0.1, 20, "woodLight") + rod(canvas, 0.36, 13, "bamboo");
  // The batten she beats with lies between the threads, a hand at each end.
  svg += rod(canvas, 1, 28, "wood", 1.12);
  return svg + weaver.hands;
}

export const WEAVING = { weaving } as const;
