/** Glass and rubbish: sorted, and set into a wall that lets light through. */
import { bottleDisc } from "../../built/bottle.ts";

import type { Canvas } from "../../canvas/canvas.ts";
import type { ColourName } from "../../canvas/palette.ts";
import { circle, ellipse, path, rectangle, ring } from "../../canvas/svg.ts";
import { people } from "../../people/person.ts";
import { WIDTH } from "../parts/backdrop.ts";
import { courses } from "../parts/grounds.ts";
import { inLightOf } from "../parts/lamplight.ts";

/** Whole rounds of one color, and how far from the middle they lie. */
const ROSE: readonly (readonly [count: number, reach: number, r: number])[] = [
  [8, 84, 29],
  [12, 146, 30],
  [18, 212, 31],
  [24, 282, 32],
  [30, 356, 34],
];

/** The floor, and the light of the glass that falls on it in lanes of color. */
function colouredFloor(canvas: Canvas, colours: readonly ColourName[]): string {
  let svg =
    rectangle(0, 696, WIDTH, 120, 0, canvas.shaded("tileDark", -0.14)) +
    rectangle(0, 690, WIDTH, 10, 0, canvas.shaded("adobeDark", -0.16));
  for (let i = 0; i < 13; i++) {
    const [from, to] = [300 + i * 50, i * 108 - 50];
    svg += path(
      `M${from - 17} 702H${from + 17}L${to + 44} 806H${to - 44}Z`,
      canvas.colour(colours[i % colours.length]!, 0, true),
      'opacity=".55"',
    );
  }
  return svg;
}

/** A rose of bottle bottoms with the light behind it, and the lanes of color it throws on the floor. */
function bottleLight(canvas: Canvas): string {
  const { random } = canvas;
  const colours = random.shuffle<ColourName>([
    "glassAmber",
    "glassLime",
    "glassTeal",
    "rose",
    "glassBlue",
  ]);
  const [cx, cy] = [600, 330];
  let svg = courses(canvas, "adobeDark", 88, 240);
  svg +=
    rectangle(0, 0, WIDTH, 700, 0, "#1a0a1e", 'opacity=".52"') +
    circle(cx, cy, 404, canvas.shaded("adobeDark", -0.14)) +
    ring(cx, cy, 404, canvas.colour("adobe"), 10, 'stroke-dasharray="46 6"');
  ROSE.forEach(([count, reach, r], ringAt) => {
    const colour = colours[ringAt]!;
    svg += ring(cx, cy, reach, canvas.colour(colour, 0, true), r * 2.1, 'opacity=".16"');
    for (let i = 0; i < count; i++) {
      const angle = ((i + (ringAt % 2) / 2) / count) * Math.PI * 2;
      const glass = i % 3 === 2 && ringAt > 1 ? colours[(ringAt + 2) % 5]! : colour;
      const [x, y] = [cx + Math.cos(angle) * reach, cy + Math.sin(angle) * reach];
      svg += bottleDisc(canvas, x, y, r, glass, { glowing: true });
    }
  });
  svg += bottleDisc(canvas, cx, cy, 48, "marigold", { glowing: true });
  svg += colouredFloor(canvas, colours);
  // They stand against the glass, in the dusk of the room.
  const dim = inLightOf(canvas, "night");
  svg += people(dim, [
    [440, 1060, 640, { who: "girl", back: true, woven: true, braids: 2, arms: "fore" }],
    [740, 1010, 560, { who: "boy", back: true, arms: "show", flip: true }],
  ]);
  // What falls on hair and shoulders.
  const spots = [
    [424, 452, 30, 20],
    [482, 476, 26, 18],
    [410, 628, 40, 26],
    [492, 674, 44, 28],
    [428, 742, 36, 24],
    [734, 478, 28, 19],
    [778, 500, 24, 16],
    [716, 650, 38, 25],
    [796, 690, 42, 27],
    [738, 756, 36, 24],
  ] as const;
  spots.forEach(([x, y, rx, ry], i) => {
    const colour = canvas.colour(colours[i % colours.length]!, 0, true);
    svg += ellipse(x, y, rx, ry, colour, 'opacity=".38"');
  });
  return svg;
}

export const BOTTLES = { bottleLight } as const;
