import type { Canvas } from "../../canvas/canvas.ts";
import { round } from "../../canvas/path.ts";
import { circle, ellipse, line, path, place, ROUND } from "../../canvas/svg.ts";
import { maize } from "../../land/maize.ts";
import { ribbon } from "../../land/ribbon.ts";
import { maizeBasket } from "../../things/kept.ts";
import { standing } from "../../things/thing.ts";
import { people } from "../../people/person.ts";
import { backdrop, skyline, WIDTH } from "../parts/backdrop.ts";
import { outlined } from "../parts/outlined.ts";

const EDGE = outlined(2.6);

/** A squash among its leaves, about 200 units wide around (x, y). */
function squash(canvas: Canvas, x: number, y: number, scale: number, flip = false): string {
  const blade =
    "M0 0C-26 -8 -44 -34 -40 -58C-30 -70 -14 -66 -4 -76C10 -72 20 -70 34 -62C46 -40 30 -12 0 0Z";
  const leaf = (dx: number, dy: number, size: number, turn: number, tone: number): string =>
    place(
      dx,
      dy,
      path(blade, canvas.shaded("green", tone)) +
        line(
          "M0 -4L-4 -66M-2 -22L-30 -50M-2 -22L26 -50",
          canvas.shaded("green", tone + 0.14),
          3,
          ROUND,
        ),
      size,
      turn,
    );
  const fruit =
    ellipse(0, -26, 46, 30, canvas.colour("marigold")) +
    ellipse(-2, -26, 30, 30, canvas.shaded("marigold", 0.03)) +
    ellipse(0, -26, 12, 30, canvas.shaded("marigold", -0.05)) +
    path("M-46 -26C-46 -4 -26 6 0 4C-24 0 -34 -10 -36 -40Z", "#1a0a1e", 'opacity=".16"') +
    line("M0 -56C-2 -66 6 -70 12 -70", canvas.colour("greenDeep"), 8, ROUND) +
    line("M14 -46Q30 -42 34 -30", "#fff", 5, `${ROUND} opacity=".45"`);
  const bloom =
    circle(-74, -52, 13, canvas.colour("lemon")) +
    circle(-74, -52, 5, canvas.colour("marigoldDeep"));
  const plant =
    leaf(-62, 0, 1.05, -34, -0.05) +
    leaf(58, 2, 1.1, 30, -0.05) +
    leaf(-16, -20, 0.9, -6, -0.02) +
    fruit +
    leaf(-92, 12, 0.8, -52, 0.03) +
    leaf(84, 12, 0.82, 54, 0.03) +
    bloom;
  return place(x, y, plant, [flip ? -scale : scale, scale]);
}

/** A bean plant climbing a stalk, with pods. */
function bean(canvas: Canvas, x: number, y: number, height: number): string {
  let vine = `M${round(x)} ${round(y)}`;
  let leaves = "";
  for (let i = 0; i < 5; i++) {
    const side = i % 2 ? -1 : 1;
    const at = y - ((i + 1) / 5) * height;
    vine += `Q${round(x + side * 16)} ${round(at + height * 0.1)} ${round(x)} ${round(at)}`;
    leaves += `M${round(x + side * 12)} ${round(at + height * 0.1)}h.01`;
  }
  const pods = `M${round(x + 9)} ${round(y - height * 0.5)}q7 16 2 30M${round(x - 9)} ${round(y - height * 0.72)}q-7 16 -2 30`;
  return (
    line(vine, canvas.colour("greenDeep"), 4, ROUND) +
    line(leaves, canvas.colour("greenMid"), 17, ROUND) +
    line(pods, canvas.colour("redDeep"), 6, ROUND)
  );
}

/** A row of maize across the picture, with a gap for the path. */
function row(
  canvas: Canvas,
  {
    y,
    height,
    pitch,
    depth,
    gap,
  }: { y: number; height: number; pitch: number; depth: number; gap: readonly [number, number] },
): string {
  let svg = "";
  for (let x = -20; x < WIDTH + 30; x += pitch) {
    const at = x + canvas.random.between(-0.14, 0.14) * pitch;
    if (at > gap[0] && at < gap[1]) continue;
    svg += maize(canvas, at, y + canvas.random.between(-6, 6), height, depth, { flip: at > 600 });
  }
  return svg;
}

/** From behind, on the way home: a woman with maize ears on her head, a man with a hoe, a child between them. */
function harvesters(canvas: Canvas): string {
  const basket = standing(canvas, maizeBasket, 512, 352, 170);
  const hoe =
    line("M734 456L802 300", canvas.colour("woodLight"), 13, ROUND) +
    path("M786 306L808 276L860 300L838 340Z", canvas.colour("steelDark"), EDGE);
  return (
    people(canvas, [
      [512, 796, 448, { who: "woman", back: true, braids: 1, arms: "load" }],
      [700, 802, 470, { who: "man", back: true, hat: "straw", shirt: "white", arms: "fore" }],
      [610, 800, 290, { who: "girl", back: true, braids: 2, woven: true }],
    ]) +
    basket +
    hoe
  );
}

/** The harvest: a man breaks off ears, a woman carries them home along the rows. */
function milpa(canvas: Canvas): string {
  let svg = backdrop(canvas, {
    // The sun is behind the woman and her basket.
    sun: [0.52, 0.4],
    sunRadius: 190,
    volcanoes: skyline(400, 1.3),
    horizon: 400,
    clouds: [[1020, 120, 200]],
    fields: { y: 428, depth: 0.32, base: 18, bottom: 640, warmth: 0.6 },
  });
  svg += path("M-10 548C300 526 900 530 1210 552V810H-10Z", canvas.colour("soil"));
  svg += row(canvas, { y: 576, height: 120, pitch: 44, depth: 0.22, gap: [566, 640] });
  svg += path("M-10 590C300 572 900 574 1210 592V810H-10Z", canvas.colour("earth"));
  const way = [
    [600, 830, 330],
    [604, 720, 176],
    [604, 640, 84],
    [603, 576, 22],
  ] as const;
  svg += ribbon(way, canvas.colour("adobeLight"), canvas.shaded("adobe", -0.08));
  svg += line(
    "M560 640L420 800M590 620L560 800M622 620L660 800M652 640L800 800",
    canvas.shaded("adobeLight", -0.06),
    7,
    `${ROUND} stroke-dasharray="40 26"`,
  );
  svg += people(canvas, [
    [606, 634, 108, { who: "man", pose: "carryBack", load: "wood", depth: 0.1 }],
  ]);
  svg += row(canvas, { y: 652, height: 206, pitch: 64, depth: 0.1, gap: [498, 708] });
  svg += row(canvas, { y: 738, height: 320, pitch: 104, depth: 0, gap: [420, 800] });
  svg += bean(canvas, 292, 738, 250) + bean(canvas, 910, 738, 250);
  svg += place(0, -20, harvesters(canvas));
  svg += squash(canvas, 232, 806, 1) + squash(canvas, 968, 810, 1.1, true);
  for (const [x, height, flip] of [
    [20, 600, false],
    [112, 500, true],
    [1100, 500, false],
    [1186, 610, true],
  ] as const)
    svg += maize(canvas, x, 850, height, 0, { flip, colour: "green" });
  return svg;
}

export const MILPA = { milpa } as const;
