/** The soil of a site, tested in jars: sand sinks first, then silt, then clay. */
import { clip } from "../../built/clip.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import type { ColourName } from "../../canvas/palette.ts";
import { round } from "../../canvas/path.ts";
import { circle, line, path, rectangle, ROUND } from "../../canvas/svg.ts";
import { bandStrip } from "../../cloth/bands.ts";
import { CAST } from "../parts/cast.ts";
import { closeFigure } from "../parts/close-figure.ts";
import { outlined } from "../parts/close-face.ts";
import { landWindow, paintedWall } from "../parts/rooms.ts";

const EDGE = outlined(3);

/** A layer from the bottom up: its colour and its share of the jar's height. */
type Layer = readonly [ColourName, number];

const SITES: readonly (readonly Layer[])[] = [
  [
    ["earthDark", 0.2],
    ["sand", 0.2],
    ["adobe", 0.22],
  ],
  [
    ["basalt", 0.14],
    ["adobeDark", 0.16],
    ["straw", 0.12],
  ],
  [
    ["earth", 0.12],
    ["cream", 0.14],
    ["redDeep", 0.34],
  ],
];

/** Where a jar stands: the middle of its foot, its width and its height. */
interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A preserving jar with water above what has settled in it. */
function jar(
  canvas: Canvas,
  { x, y, width: w, height: h }: Place,
  layers: readonly Layer[],
): string {
  const { random } = canvas;
  const [left, right, top] = [x - w / 2, x + w / 2, y - h];
  const glass = `M${left} ${top + w * 0.22}Q${left} ${top} ${left + w * 0.16} ${top}H${right - w * 0.16}Q${right} ${top} ${right} ${top + w * 0.22}V${y - w * 0.12}Q${right} ${y} ${right - w * 0.12} ${y}H${left + w * 0.12}Q${left} ${y} ${left} ${y - w * 0.12}Z`;
  let inside = rectangle(
    left,
    top + h * 0.14,
    w,
    h,
    0,
    canvas.colour("glassTeal"),
    'opacity=".55"',
  );
  let foot = y;
  let grains = "";
  for (const [colour, share] of layers) {
    const upper = foot - h * share;
    inside += path(
      `M${left} ${foot + 8}V${round(upper)}Q${round(x - w * 0.2)} ${round(upper - w * 0.05)} ${x} ${round(upper)}T${right} ${round(upper)}V${foot + 8}Z`,
      canvas.colour(colour),
    );
    for (let i = 0; i < 7; i++)
      grains += `M${round(random.between(left + 14, right - 14))} ${round(random.between(upper + 12, foot - 8))}h.01`;
    foot = upper;
  }
  return (
    path(glass, canvas.colour("glassClear")) +
    `<g ${clip(canvas, glass)}>${inside}${line(grains, "#fff7e6", w * 0.035, `${ROUND} opacity=".5"`)}</g>` +
    path(glass, "none", EDGE) +
    line(
      `M${right - w * 0.14} ${top + h * 0.2}V${y - h * 0.16}`,
      "#fff",
      w * 0.06,
      `${ROUND} opacity=".65"`,
    ) +
    rectangle(
      left + w * 0.08,
      top - w * 0.14,
      w * 0.84,
      w * 0.2,
      w * 0.04,
      canvas.colour("steel"),
      EDGE,
    ) +
    line(`M${left + w * 0.12} ${top - w * 0.05}H${right - w * 0.12}`, canvas.colour("steelDark"), 4)
  );
}

/** A lens over the border of two layers: under it the grains are as large as peas. */
function lens(canvas: Canvas, x: number, y: number, r: number): string {
  const { random } = canvas;
  let grains = "";
  for (let i = 0; i < 26; i++)
    grains += circle(
      random.between(x - r, x + r),
      random.between(y - r * 0.1, y + r),
      random.between(7, 15),
      canvas.colour(random.pick(["cream", "straw", "adobeLight", "earthDark"] as const)),
    );
  const rim = `M${x - r} ${y}A${r} ${r} 0 0 1 ${x + r} ${y}A${r} ${r} 0 0 1 ${x - r} ${y}Z`;
  return (
    line(
      `M${x - r * 0.7} ${y + r * 0.74}L${x - r * 1.3} ${y + r * 1.7}`,
      canvas.colour("woodDark"),
      26,
      ROUND,
    ) +
    `<g ${clip(canvas, rim)}>${circle(x, y, r, canvas.colour("glassClear"))}${rectangle(x - r, y, r * 2, r, 0, canvas.colour("adobe"))}${grains}</g>` +
    circle(x, y, r, "none", `stroke="${canvas.colour("steelDark")}" stroke-width="12"`) +
    line(
      `M${x + r * 0.2} ${y - r * 0.66}Q${x + r * 0.6} ${y - r * 0.5} ${x + r * 0.66} ${y - r * 0.1}`,
      "#fff",
      8,
      `${ROUND} opacity=".8"`,
    )
  );
}

/** Two heads over one jar: one looks through a lens, one has a finger on the border of the clay. */
function soilJars(canvas: Canvas): string {
  const { random } = canvas;
  let svg = paintedWall(canvas, { split: 600, upper: "lemon", lower: "violet" });
  svg += landWindow(canvas, 440, 50, 320, 230, "glassTeal");
  const [a, b] = random.pick([
    [CAST.schoolgirl, CAST.schoolboy],
    [CAST.guest, CAST.girl],
    [CAST.boy, CAST.neighbor],
  ] as const);
  const [one, two, three] = random.shuffle(SITES);
  const left = closeFigure(canvas, [316, 286], [230, 800], 170, {
    ...a,
    turn: 0.9,
    tilt: 12,
    mood: "calm",
    left: { elbow: [150, 640], hand: [270, 690], grip: "flat" },
    right: { elbow: [400, 690], hand: [452, 606] },
  });
  const right = closeFigure(canvas, [896, 280], [960, 800], 170, {
    ...b,
    turn: -0.8,
    tilt: -12,
    mood: "laugh",
    left: { elbow: [820, 620], hand: [748, 506], grip: "point", bent: -24 },
    right: { elbow: [1080, 600], hand: [968, 640], grip: "flat" },
  });
  svg += left.body + right.body;
  svg +=
    rectangle(-10, 660, 1220, 50, 6, canvas.colour("wood")) +
    rectangle(-10, 660, 1220, 14, 6, canvas.colour("woodLight")) +
    rectangle(-10, 706, 1220, 120, 0, canvas.colour("violet")) +
    bandStrip(canvas, random.pick(["camino", "milpa"] as const), 0, 726, 1200, 70);
  svg +=
    jar(canvas, { x: 620, y: 690, width: 240, height: 390 }, one!) +
    jar(canvas, { x: 120, y: 690, width: 130, height: 220 }, two!) +
    jar(canvas, { x: 1090, y: 690, width: 130, height: 220 }, three!);
  return svg + lens(canvas, 530, 500, 78) + left.arms + right.arms;
}

export const SOIL_JARS = { soilJars } as const;
