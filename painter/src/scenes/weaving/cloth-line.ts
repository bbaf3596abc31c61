/** Woven clothes in the wind. */
import { clip } from "../../built/clip.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import type { ColourName } from "../../canvas/palette.ts";
import { ellipse, line, path, place, rectangle } from "../../canvas/svg.ts";
import { bandStrip } from "../../cloth/bands.ts";
import { type BandName } from "../../cloth/patterns.ts";
import { flowers } from "../../land/plants.ts";
import { sky } from "../../land/sky.ts";
import { treeRound } from "../../land/trees.ts";
import { turkey } from "../parts/animals.ts";
import { CAST } from "../parts/cast.ts";
import { closeFigure } from "../parts/close-figure.ts";
import { WIDTH } from "../parts/backdrop.ts";

interface Garment {
  x: number;
  width: number;
  height: number;
  cloth: ColourName;
  bands: readonly BandName[];
  shape: "huipil" | "length";
  degrees: number;
}

const WASHING: readonly Garment[] = [
  {
    x: 130,
    width: 190,
    height: 240,
    cloth: "red",
    bands: ["rombo", "cielo"],
    shape: "huipil",
    degrees: 4,
  },
  {
    x: 372,
    width: 150,
    height: 380,
    cloth: "indigoDeep",
    bands: ["cielo", "cielo", "cielo"],
    shape: "length",
    degrees: 2,
  },
  {
    x: 604,
    width: 200,
    height: 250,
    cloth: "violet",
    bands: ["materiales", "milpa"],
    shape: "huipil",
    degrees: 6,
  },
  {
    x: 836,
    width: 130,
    height: 330,
    cloth: "greenDeep",
    bands: ["milpa", "hilo", "milpa"],
    shape: "length",
    degrees: 3,
  },
  {
    x: 1060,
    width: 180,
    height: 230,
    cloth: "marigold",
    bands: ["camino", "rombo"],
    shape: "huipil",
    degrees: 5,
  },
];

function hung(
  canvas: Canvas,
  y: number,
  { width, height, cloth, bands, shape, degrees, x }: Garment,
): string {
  const w = width;
  const outline =
    shape === "huipil"
      ? `M${-w * 0.24} 0Q0 ${w * 0.2} ${w * 0.24} 0L${w * 0.62} ${w * 0.1}L${w * 0.56} ${w * 0.5}L${w * 0.42} ${w * 0.46}L${w * 0.46} ${height}Q0 ${height + 16} ${-w * 0.46} ${height}L${-w * 0.42} ${w * 0.46}L${-w * 0.56} ${w * 0.5}L${-w * 0.62} ${w * 0.1}Z`
      : `M${-w * 0.5} 0H${w * 0.5}Q${w * 0.58} ${height * 0.6} ${w * 0.52} ${height}Q0 ${height + 18} ${-w * 0.48} ${height}Q${-w * 0.42} ${height * 0.5} ${-w * 0.5} 0Z`;
  const pitch = height / (bands.length + 0.6);
  const strips = bands
    .map((band, i) => bandStrip(canvas, band, -w * 0.7, pitch * (i + 0.5), w * 1.4, pitch * 0.6))
    .join("");
  const folds = `M${-w * 0.2} ${height * 0.3}Q${-w * 0.14} ${height * 0.7} ${-w * 0.22} ${height}M${w * 0.2} ${height * 0.3}Q${w * 0.28} ${height * 0.7} ${w * 0.2} ${height}`;
  const pegs =
    rectangle(-w * 0.3 - 5, -16, 10, 30, 3, canvas.colour("woodLight")) +
    rectangle(w * 0.3 - 5, -16, 10, 30, 3, canvas.colour("woodLight"));
  return place(
    x,
    y,
    path(outline, canvas.colour(cloth)) +
      `<g ${clip(canvas, outline)}>${strips}</g>` +
      line(folds, "#1a0a1e", 7, 'opacity=".16"') +
      pegs,
    1,
    degrees,
  );
}

const rope = (x: number): number => 150 + 70 * Math.sin((x / WIDTH) * Math.PI);

/** Cloth and huipiles dry on the line. */
function clothLine(canvas: Canvas): string {
  let svg = sky(canvas, {
    style: canvas.skyStyle ?? "clouds",
    horizon: 620,
    sunX: 960,
    sunY: 130,
    sunRadius: 56,
  });
  svg += path(
    "M-10 660C200 600 420 690 620 640S1000 600 1210 650V810H-10Z",
    canvas.colour("greenMid", 0.15),
  );
  svg +=
    treeRound(canvas, 60, 700, 240, 0.08) + treeRound(canvas, 1150, 700, 260, 0.08, "greenMid");
  svg += line(
    `M-10 ${rope(-10)}Q600 ${2 * rope(600) - 150} 1210 ${rope(1210)}`,
    canvas.colour("cream"),
    6,
  );
  const places = WASHING.map(({ x }) => x);
  canvas.random.shuffle(WASHING).forEach((garment, i) => {
    const x = places[i]!;
    svg += hung(canvas, rope(x), { ...garment, x });
  });
  svg +=
    path("M-10 720C300 690 800 690 1210 724V810H-10Z", canvas.colour("milpa")) +
    flowers(canvas, 30, 800, 420, 30, 16) +
    flowers(canvas, 820, 804, 360, 26, 16);
  svg +=
    ellipse(480, 770, 110, 20, "#1a0a1e", 'opacity=".18"') +
    path("M370 690H592C588 750 560 776 480 776S374 750 370 690Z", canvas.colour("woodLight")) +
    line("M378 716H584M388 742H572", canvas.colour("wood"), 9, 'stroke-dasharray="20 10"') +
    path("M388 690C400 650 440 646 470 664C500 640 560 650 574 690Z", canvas.colour("rose"));
  const { random } = canvas;
  const woman = closeFigure(canvas, [742, 442], [750, 720], 128, {
    ...random.pick([CAST.mother, CAST.neighbor, CAST.grandmother]),
    turn: -0.6,
    tilt: -5,
    mood: "smile",
    feet: 900,
    left: { elbow: [612, 410], hand: [660, 260], grip: "pinch" },
    right: { elbow: [876, 420], hand: [800, 262], grip: "pinch" },
  });
  const child = closeFigure(canvas, [1000, 540], [1000, 780], 112, {
    ...random.pick([CAST.girl, CAST.boy]),
    turn: -0.6,
    mood: "laugh",
    feet: 900,
    left: { elbow: [910, 690], hand: [886, 590], grip: "wrap" },
    right: { elbow: [1090, 700], hand: [1034, 760], grip: "flat" },
  });
  return svg + woman.body + child.body + woman.arms + child.arms + turkey(canvas, 250, 790, 1.3);
}

export const CLOTH_LINE = { clothLine } as const;
