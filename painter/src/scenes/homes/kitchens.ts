import { tileRoof } from "../../built/roof.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import type { ColourName } from "../../canvas/palette.ts";
import type { Point } from "../../canvas/path.ts";
import { circle, ellipse, group, path, place, rectangle, ring } from "../../canvas/svg.ts";
import { agave, flowers } from "../../land/plants.ts";
import { SLEEVES } from "../../people/forearm.ts";
import { openHand } from "../../people/hands.ts";
import { backdrop, skyline, trees } from "../parts/backdrop.ts";
import { outlined } from "../parts/outlined.ts";
import { courses } from "../parts/grounds.ts";

/** Colours of maize dough: white, yellow, black and red. */
const CORN: readonly ColourName[] = ["cream", "maize", "indigoDeep", "adobe"];

/** A tortilla with browned spots. */
function tortilla(canvas: Canvas, x: number, y: number, r: number, corn: ColourName): string {
  const { random } = canvas;
  let spots = "";
  for (let i = 0; i < 6; i++) {
    const angle = random.between(0, 6.28);
    const reach = random.between(0.1, 0.7) * r;
    const [sx, sy] = [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
    spots += ellipse(sx, sy, random.between(6, 13), random.between(5, 9), canvas.colour("wood"));
  }
  const dough = canvas.blended(corn, "cream", corn === "indigoDeep" ? 0.3 : 0.2);
  return (
    ellipse(x - 4, y + 8, r, r, "#000", 'opacity=".34"') +
    circle(x, y, r, dough, outlined(2.4)) +
    ring(x, y, r * 0.88, canvas.blended(corn, "cream", 0.44), 5) +
    group(spots, `opacity="${corn === "indigoDeep" ? 0.3 : 0.7}"`)
  );
}

/** Hands around the griddle: direction in degrees, scale, distance from the centre. */
const HANDS: readonly (readonly [degrees: number, scale: number, from: number])[] = [
  [32, 1.6, 356],
  [148, 1.52, 352],
  [212, 1.04, 304],
  [-32, 1.42, 350],
];

/** From above: four hands of a family around the comal (griddle), the smallest a child's. */
function comal(canvas: Canvas): string {
  const { random } = canvas;
  const [cx, cy] = [600, 400];
  const wall = random.pick(["tile", "adobe", "glassTeal", "plasterShade"] as const);
  let svg =
    courses(canvas, wall, 100, 200) +
    ellipse(cx - 10, cy + 20, 402, 392, "#1a0a1e", 'opacity=".26"') +
    circle(cx, cy, 384, canvas.colour("plasterShade")) +
    ring(cx, cy, 366, canvas.colour("adobe"), 14, 'stroke-dasharray="34 16"') +
    circle(cx, cy, 350, canvas.shaded("adobeDark", -0.1)) +
    circle(cx, cy, 336, canvas.colour("rubber")) +
    ring(cx, cy, 316, canvas.colour("rubberLight"), 6) +
    circle(cx, cy, 240, canvas.shaded("rubber", 0.04));
  const corn = random.shuffle([...CORN]);
  const around = (degrees: number, reach: number): Point => {
    const angle = (degrees * Math.PI) / 180;
    return [cx + Math.cos(angle) * reach, cy + Math.sin(angle) * reach];
  };
  svg += tortilla(canvas, cx, cy, 84, corn[1]!);
  [90, 270].forEach((degrees, i) => {
    const [x, y] = around(degrees, 214);
    svg += tortilla(canvas, x, y, 86, corn[i * 2]!);
  });
  const sleeves = random.shuffle([...SLEEVES]);
  HANDS.forEach(([degrees, scale, from], i) => {
    const [x, y] = around(degrees, 214);
    svg += tortilla(canvas, x, y, i === 2 ? 72 : 86, corn[i]!);
    const skin = i % 2 ? "skin2" : "skin1";
    const hand = openHand(canvas, from, 0, scale, 0, skin, sleeves[i]!, { arm: 300 });
    svg += place(cx, cy, hand, 1, degrees);
  });
  return svg;
}

/** Thin lines of smoke from chimneys above the town's roofs. */
function chimney(canvas: Canvas): string {
  let svg = backdrop(canvas, {
    style: canvas.skyStyle ?? "strips",
    horizon: 330,
    sun: [0.2, 0.2],
    sunRadius: 70,
    clouds: [[600, 100, 170]],
    volcanoes: skyline(330, 1.2),
    fields: { y: 360, tilt: 24, base: 18, depth: 0.34, bottom: 700 },
  });
  svg += trees(
    canvas,
    [
      [120, 560, 250, "round"],
      [660, 520, 190, "round", "greenMid"],
      [1130, 560, 290, "round"],
    ],
    0.1,
  );
  const roofs = [
    { x: -70, width: 430, top: 430, eave: 540, wall: "sky", door: 0.72 },
    { x: 860, width: 420, top: 440, eave: 556, wall: "rose", door: 0.24 },
    { x: 330, width: 470, top: 470, eave: 600, wall: "marigold", door: 0.5 },
  ] as const;
  for (const { x, width, top, eave, wall, door } of roofs)
    svg +=
      rectangle(x + 24, eave - 30, width - 48, 300, 0, canvas.colour(wall, 0.06)) +
      rectangle(x + 24, eave - 30, width - 48, 56, 0, "#1a0a1e", 'opacity=".18"') +
      rectangle(x + width * door - 30, eave + 30, 60, 76, 5, canvas.colour("woodDark", 0.06)) +
      rectangle(x + width * door - 22, eave + 38, 44, 60, 0, canvas.lit("indigoDeep", 0.06)) +
      tileRoof(canvas, x, x + width, top, eave, {
        insetLeft: 70,
        insetRight: 60,
        barrel: 26,
        rows: 5,
        depth: 0.06,
      });
  svg += chimneyPipe(canvas, 130, 450, 0.62) + chimneyPipe(canvas, 1040, 460, 0.62);
  svg += chimneyPipe(canvas, 640, 640, 1.25);
  svg += tileRoof(canvas, 90, 1130, 600, 830, {
    insetLeft: 150,
    insetRight: 130,
    barrel: 40,
    rows: 6,
  });
  svg += rectangle(232, 590, 778, 24, 12, canvas.colour("tileDark"));
  return (
    svg +
    pigeons(canvas, 330, 592) +
    agave(canvas, 1150, 800, 130) +
    flowers(canvas, 0, 792, 130, 9, 30)
  );
}

/** A stove pipe with a hood and a thread of smoke; its foot is at (x, y). */
function chimneyPipe(canvas: Canvas, x: number, y: number, scale: number): string {
  let puffs = "";
  for (let i = 0; i < 22; i++) {
    const t = i / 21;
    puffs += circle(
      34 * Math.sin(t * 7) + t * t * 130,
      -220 - t * 300,
      11 + t * 40,
      canvas.air.cloud,
      `opacity="${(0.9 - t * 0.78).toFixed(2)}"`,
    );
  }
  const pipe =
    puffs +
    rectangle(-30, -200, 60, 210, 4, canvas.colour("steelDark")) +
    rectangle(-18, -200, 14, 210, 2, canvas.colour("steel")) +
    path("M-42 -198H42L26 -230H-26Z", canvas.colour("steelDark")) +
    rectangle(-37, -140, 74, 16, 4, canvas.colour("basalt"));
  return place(x, y, pipe, scale);
}

/** Three pigeons on a ridge. */
function pigeons(canvas: Canvas, x: number, y: number): string {
  const bird =
    path(
      "M-26 -4C-20 -30 4 -38 16 -32C22 -46 40 -42 38 -28L48 -24L38 -20C34 -4 12 2 -2 0L-44 6Z",
      canvas.colour("white"),
      outlined(2.4),
    ) +
    path("M-20 -6C-8 -26 8 -26 16 -18C10 -6 -6 -2 -20 -6Z", canvas.colour("steel")) +
    circle(29, -31, 2.4, canvas.colour("hair"));
  return (
    place(x, y, bird, 1.5) + place(x + 116, y, bird, 1.3) + place(x + 260, y, bird, [-1.5, 1.5])
  );
}

export const KITCHENS = { comal, chimney } as const;
