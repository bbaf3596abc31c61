/** Soil samples settled in jars, layered like the land behind them. */
import { clip } from "../../built/clip.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import type { ColourName } from "../../canvas/palette.ts";
import { circle, ellipse, line, path, place, rectangle, ROUND } from "../../canvas/svg.ts";
import { bandStrip } from "../../cloth/bands.ts";
import { people } from "../../people/person.ts";
import { edge } from "../../things/thing.ts";
import { sleepingCat } from "../parts/animals.ts";
import { backdrop, trees, WIDTH } from "../parts/backdrop.ts";

const SILL = 700;

type Layer = readonly [colour: ColourName, share: number];

/** Layers from the top: clear water, silt, clay, sand, stones; proportions differ between fields. */
const SOILS: readonly (readonly Layer[])[] = [
  [
    ["sky", 0.2],
    ["cream", 0.08],
    ["adobeLight", 0.3],
    ["sand", 0.24],
    ["earth", 0.18],
  ],
  [
    ["glassClear", 0.26],
    ["straw", 0.1],
    ["marigoldDeep", 0.16],
    ["tile", 0.22],
    ["soil", 0.26],
  ],
  [
    ["sky", 0.16],
    ["rose", 0.1],
    ["adobe", 0.34],
    ["earth", 0.22],
    ["earthDark", 0.18],
  ],
];

/** A jar on the sill, 300 × `s` units high, with the sun reflected in its water. */
function jar(canvas: Canvas, x: number, s: number, layers: readonly Layer[]): string {
  const { random } = canvas;
  const shape =
    "M-84 -300H84C108 -286 116 -262 116 -234V-26Q116 0 90 0H-90Q-116 0 -116 -26V-234C-116 -262 -108 -286 -84 -300Z";
  let inside = "";
  let y = -296;
  for (const [i, [colour, share]] of layers.entries()) {
    const h = 300 * share;
    inside += path(
      `M-130 ${y}q65 ${i ? 14 : 0} 130 0t130 0V20H-130Z`,
      canvas.colour(colour, 0, i === 0),
      i ? "" : 'opacity=".75"',
    );
    const grains = i * i;
    for (let j = 0; j < grains * 2; j++)
      inside += circle(
        random.between(-108, 108),
        y + random.between(16, Math.max(18, h)),
        random.between(1.5, 1 + i * 2.2),
        canvas.shaded(colour, random.between(-0.12, 0.1)),
      );
    y += h;
  }
  const glass =
    `<g ${clip(canvas, shape)}>${inside}${path("M52 -310H130V10H52Q84 -150 52 -310Z", "#1a0a1e", 'opacity=".18"')}</g>` +
    path(shape, "none", edge(canvas, 6)) +
    line("M-88 -240V-60M-88 -34v6", "#ffffff", 12, `${ROUND} opacity=".7"`) +
    rectangle(-92, -330, 184, 40, 8, canvas.colour("marigold"), edge(canvas, 5)) +
    line("M-80 -310H80", canvas.shaded("marigold", -0.12), 6, 'stroke-dasharray="9 8"') +
    rectangle(-44, -168, 88, 52, 4, canvas.colour("white"), edge(canvas, 3)) +
    line("M-30 -150H28M-30 -134H10", canvas.colour("indigo"), 6, ROUND);
  return (
    ellipse(x + 30, SILL + 12, 140 * s, 18 * s, "#1a0a1e", 'opacity=".25"') +
    place(x, SILL + 8, glass, s)
  );
}

function soilJars(canvas: Canvas): string {
  let svg = backdrop(canvas, {
    style: "rings",
    sun: [0.5, 0.24],
    sunRadius: 96,
    reach: 620,
    horizon: 300,
    fields: { y: 326, depth: 0.3, base: 17, bottom: 480 },
  });
  svg += trees(
    canvas,
    [
      [80, 470, 170, "round"],
      [1128, 470, 190, "round", "greenMid"],
      [880, 420, 90, "pine"],
    ],
    0.12,
  );
  for (const [i, colour] of (["adobeLight", "sand", "tile", "earth"] as const).entries())
    svg += path(
      `M-10 ${440 + i * 52}q300 ${i % 2 ? 30 : -30} 610 0t610 0V810H-10Z`,
      canvas.colour(colour, 0.16 - i * 0.04),
    );
  svg += people(canvas, [
    [390, 560, 176, { who: "man", pose: "dig", tool: "shovel", hat: "straw" }],
    [64, 562, 170, { who: "volunteerWoman", pose: "kneel" }],
    [790, 570, 188, { who: "girl", pose: "pass", tool: "bucket" }],
    [1122, 566, 216, { who: "woman", pose: "carryHead", load: "basket", goods: "maize" }],
  ]);
  svg +=
    rectangle(-10, SILL, WIDTH + 20, 180, 0, canvas.colour("wood")) +
    rectangle(-10, SILL, WIDTH + 20, 18, 0, canvas.colour("woodLight"));
  svg += bandStrip(canvas, "rombo", 0, 756, WIDTH, 50);
  svg +=
    jar(canvas, 236, 0.9, SOILS[0]!) +
    jar(canvas, 600, 1.16, SOILS[2]!) +
    jar(canvas, 964, 0.9, SOILS[1]!);
  return svg + sleepingCat(canvas, 420, 722, 1);
}

export const SOIL_JARS = { soilJars } as const;
