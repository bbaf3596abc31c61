/** The yard between lessons. */
import { bambooPole } from "../../built/bamboo.ts";
import { tireRing } from "../../built/tire.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import type { ColourName } from "../../canvas/palette.ts";
import { circle, ellipse, line, path, rectangle, ROUND } from "../../canvas/svg.ts";
import { bandStrip } from "../../cloth/bands.ts";
import { object } from "../../objects/all.ts";
import { leg } from "../../people/legs.ts";
import { people } from "../../people/person.ts";
import { anyVolcanoes, backdrop, ground, WIDTH } from "../parts/backdrop.ts";
import { paving, sheet } from "../parts/grounds.ts";

/** A tire hanging as a swing, with a child on it. */
const swing = (canvas: Canvas, x: number, y: number, degrees: number): string =>
  `<g transform="rotate(${degrees} ${x} ${y - 20})">${tireRing(canvas, x, y, 60, { soil: false, hole: canvas.colour("lime") })}</g>`;

/** Swings and arches of tires. */
function playground(canvas: Canvas): string {
  let svg = backdrop(canvas, {
    sun: [0.7, 0.25],
    volcanoes: anyVolcanoes(canvas),
    horizon: 400,
    clouds: [[280, 140, 230]],
    fields: { y: 450, depth: 0.32, base: 18, bottom: 640 },
  });
  svg +=
    ground(canvas, () => 590, "lime", "milpa") +
    path(
      "M140 740C260 640 940 630 1100 700S940 836 500 816S80 800 140 740Z",
      canvas.colour("sand"),
    );
  const poles = canvas.colour("bambooDark");
  svg +=
    line("M300 720L410 250M520 720L410 250", poles, 22, ROUND) +
    line("M910 720L800 250M700 720L800 250", poles, 22, ROUND);
  svg += bambooPole(canvas, 370, 256, 842, 256, 28);
  svg += line("M520 262L470 560M650 262L690 548", canvas.colour("straw"), 8);
  svg += swing(canvas, 468, 606, 10) + swing(canvas, 694, 596, -9);
  svg += people(canvas, [
    [464, 646, 190, { who: "girl", pose: "sit", shadow: false }],
    [704, 634, 190, { who: "boy", pose: "sit", shadow: false, flip: true }],
    [1000, 664, 168, { who: "boy", pose: "run" }],
  ]);
  (["red", "marigold", "glassTeal", "rose", "indigo"] as const).forEach((colour, i) => {
    const x = 860 + i * 66;
    svg +=
      path(`M${x} 724a50 50 0 0 1 100 0z`, canvas.colour(colour)) +
      path(`M${x + 25} 724a25 25 0 0 1 50 0z`, canvas.colour("lime"));
  });
  svg += people(canvas, [
    [190, 760, 190, { who: "girl", pose: "run" }],
    [310, 784, 184, { who: "boy", pose: "run" }],
    [1120, 770, 184, { who: "girl", pose: "wave", flip: true }],
  ]);
  return svg + object(canvas, "ball", 420, 792, 56);
}

/** Feet and a ball in the school yard. */
function ballGame(canvas: Canvas): string {
  const { random } = canvas;
  const [yard, wall] = random.pick([
    ["sand", "glassTeal"],
    ["milpa", "marigold"],
    ["adobeLight", "indigo"],
  ] as const);
  const [one, other] = random.shuffle<ColourName>(["red", "white", "marigold", "glassBlue"]);
  let svg =
    sheet(canvas.colour(yard)) +
    rectangle(0, 0, WIDTH, 250, 0, canvas.colour(wall)) +
    bandStrip(canvas, "camino", 0, 180, WIDTH, 70) +
    rectangle(0, 250, WIDTH, 26, 0, "#1a0a1e", 'opacity=".14"');
  svg +=
    paving(canvas, yard, 300, 800, 90) +
    path(
      "M-10 640Q600 560 1210 660",
      "none",
      `stroke="${canvas.colour("white")}" stroke-width="14" opacity=".8"`,
    );
  for (let i = 0; i < 12; i++)
    svg += circle(
      random.between(250, 560),
      random.between(650, 700),
      random.between(14, 40),
      canvas.shaded(yard, 0.05),
      'opacity=".6"',
    );
  for (const [x, y] of [
    [300, 700],
    [560, 724],
    [900, 700],
    [1060, 660],
  ] as const)
    svg += ellipse(x, y, 120, 16, "#1a0a1e", 'opacity=".16"');
  const boy = { footwear: "shoe", trousers: "indigo", colour: one! } as const;
  const friend = { footwear: "shoe", trousers: "basalt", colour: other! } as const;
  svg +=
    leg(canvas, 1050, 640, 1.9, friend, 10, true) + leg(canvas, 920, 692, 1.95, friend, -14, true);
  svg += leg(canvas, 250, 700, 2, boy, 8) + leg(canvas, 480, 640, 2, boy, -34);
  svg +=
    ellipse(678, 742, 92, 16, "#1a0a1e", 'opacity=".2"') + object(canvas, "ball", 670, 742, 190);
  return svg;
}

export const PLAY = { playground, ballGame } as const;
