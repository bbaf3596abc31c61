/** Foreground of the home page's picture: fields, the path up to the school, and people walking on it. */
import { tireFlat } from "../built/tire.ts";
import type { Canvas } from "../canvas/canvas.ts";
import { type Curve, lerp, round } from "../canvas/path.ts";
import { line } from "../canvas/svg.ts";
import { dayOnly } from "../land/day-night.ts";
import { maize } from "../land/maize.ts";
import { patchwork } from "../land/patchwork.ts";
import { agave, flowers, tufts } from "../land/plants.ts";
import { ribbon, type RibbonPoint } from "../land/ribbon.ts";
import { person } from "../people/person.ts";
import { drawWalkers, type Walker, type PathPoint } from "../people/way.ts";
import type { HeroFrame } from "./frame.ts";
import { lantern, pathLamps } from "./way-lamps.ts";

const crest: Curve = (x) =>
  892 -
  24 * Math.sin((x + 140) / 300) +
  12 * Math.sin(x / 150) +
  (x > 1100 ? -(x - 1100) * 0.02 : 0);

/** Upper bends of the path, shared by all three sizes; the near end differs. */
const BENDS: readonly RibbonPoint[] = [
  [872, 897, 12],
  [836, 888, 10.5],
  [858, 877, 10],
  [920, 864, 13],
  [966, 846, 22],
];
const WIDE_WAY: readonly RibbonPoint[] = [
  [470, 1040, 128],
  [560, 984, 78],
  [690, 950, 48],
  [812, 931, 33],
  [902, 917, 23],
  [918, 906, 16],
  ...BENDS,
];
const TALL_WAY: readonly RibbonPoint[] = [
  [1010, 1090, 150],
  [1000, 1010, 96],
  [985, 962, 60],
  [960, 938, 38],
  [930, 920, 26],
  [912, 906, 17],
  ...BENDS,
];

function pebbles(canvas: Canvas, way: readonly RibbonPoint[]): string {
  const { random } = canvas;
  let d = "";
  for (let i = 0; i < 60; i++) {
    const t = Math.pow(random(), 1.9) * 5;
    const at = Math.floor(t);
    const [x0, y0, half0] = way[at]!;
    const [x1, y1, half1] = way[Math.min(way.length - 1, at + 1)]!;
    const u = t - at;
    const x = lerp(x0, x1, u) + random.between(-0.75, 0.75) * lerp(half0, half1, u);
    d += `M${round(x)} ${round(lerp(y0, y1, u))}h${round(random.between(2, 10))}`;
  }
  const stone = canvas.shaded("path", -0.1);
  return line(d, stone, 2.4, 'stroke-linecap="round" opacity=".75"');
}

function longWay(canvas: Canvas, way: readonly RibbonPoint[]): string {
  const verge = way.map(([x, y, half]): RibbonPoint => [x - 4, y + 2, half * 1.1]);
  return (
    ribbon(verge, canvas.shaded("path", -0.18), null, 'opacity=".55"') +
    ribbon(way, canvas.colour("path")) +
    pebbles(canvas, way) +
    pathLamps(canvas, way)
  );
}

/** Walkers: a mother with a child on her back, her daughter, and pupils ahead. */
const MOTHER = {
  who: "woman",
  back: true,
  woven: true,
  bundle: "red",
  baby: true,
  huipil: { cloth: "indigo", bands: ["rose", "marigold", "white", "red", "lime"] },
  corte: "indigoDeep",
} as const;
const DAUGHTER = {
  who: "girl",
  back: true,
  woven: true,
  braids: 2,
  huipil: { cloth: "red", bands: ["marigold", "indigo", "white", "greenMid", "rose"] },
  corte: "greenDeep",
  arms: "holdRight",
} as const;
const PUPIL_BOY = { who: "boy", back: true, pack: "glassTeal", shirt: "marigold" } as const;
const PUPIL_GIRL = { who: "girl", back: true, pack: "rose", woven: true, braids: 2 } as const;

const FATHER = {
  who: "man",
  back: true,
  hat: "straw",
  shirt: "white",
  trousers: "indigo",
  morral: true,
} as const;

/** Path of the walkers in a film: from below the picture along the bends and up the steps to the school. */
const WALKERS_PATH: readonly PathPoint[] = [
  [380, 1230, 190],
  [470, 1040, 165],
  [560, 984, 145],
  [634, 967, 136],
  [716, 950, 100],
  [812, 931, 84],
  [902, 917, 73],
  [918, 906, 69],
  [872, 897, 65],
  [836, 888, 62],
  [858, 877, 60],
  [920, 864, 57],
  [966, 846, 54],
  [970, 800, 48],
  [969, 764, 44],
];

/** People on the path; at night the daughter and one pupil carry lamps. */
const walkers = (canvas: Canvas): readonly Walker[] => [
  [902, 914, 54, PUPIL_BOY],
  [930, 917, 53, PUPIL_GIRL, lantern(canvas, 942, 888, 54)],
  [716, 950, 90, FATHER],
  [634, 968, 138, MOTHER],
  [566, 974, 96, DAUGHTER, lantern(canvas, 584, 924, 96)],
];

/** Two stacked tires with flowers, and one with an agave. */
function plantedTires(canvas: Canvas, x: number, y: number, right: number, low: number): string {
  return (
    tireFlat(canvas, x, y, 46, { tilt: 0.32 }) +
    tireFlat(canvas, x + 12, y - 26, 44, { tilt: 0.32, shadow: false }) +
    flowers(canvas, x - 20, y - 40, 62, 15, 12) +
    tireFlat(canvas, right, low, 50, { tilt: 0.32 }) +
    agave(canvas, right, low - 23, 60)
  );
}

function tallFront(canvas: Canvas): string {
  let svg = person(canvas, 902, 914, 54, PUPIL_BOY) + person(canvas, 930, 917, 53, PUPIL_GIRL);
  svg += plantedTires(canvas, 1450, 960, 1330, 985);
  svg += maize(canvas, 1560, 1074, 250);
  svg += maize(canvas, 1512, 1084, 210, 0, { flip: true });
  svg += maize(canvas, 1604, 1074, 270);
  svg += person(canvas, 1030, 1016, 128, MOTHER) + person(canvas, 966, 1022, 92, DAUGHTER);
  svg += lantern(canvas, 983, 974, 92) + lantern(canvas, 942, 888, 54);
  svg += flowers(canvas, 1100, 1072, 420, 30, 14);
  svg += maize(canvas, 812, 1080, 250);
  svg += maize(canvas, 856, 1090, 190, 0, { flip: true });
  return svg + flowers(canvas, 800, 1072, 110, 14, 14);
}

const LEFT_MAIZE: readonly (readonly [x: number, y: number, height: number])[] = [
  [-244, 1034, 262],
  [-196, 1044, 322],
  [-140, 1034, 250],
  [-92, 1044, 290],
  [-40, 1040, 224],
  [8, 1044, 184],
  [60, 1040, 132],
];

function wideFront(canvas: Canvas, middle: boolean): string {
  let svg = drawWalkers(canvas, WALKERS_PATH, walkers(canvas));
  svg += plantedTires(canvas, 1108, 966, 1212, 980);
  svg += dayOnly(
    canvas,
    person(canvas, 1376, 984, 136, {
      who: "man",
      pose: "barrow",
      tool: "barrow",
      cargo: "tire",
      hat: "straw",
      shirt: "white",
      trousers: "indigo",
      flip: true,
    }),
  );
  svg += maize(canvas, 1536, 1014, 200);
  svg += maize(canvas, 1578, 1022, 250, 0, { flip: true });
  svg += maize(canvas, 1618, 1014, 210);
  if (!middle)
    for (const [x, y, height] of LEFT_MAIZE)
      svg += maize(canvas, x, y, height, 0, { flip: x % 4 === 0 });
  svg += flowers(canvas, middle ? 390 : -250, 1006, middle ? 120 : 420, middle ? 16 : 40, 15);
  svg += flowers(canvas, 930, 1008, 190, 20, 12);
  return svg + tufts(canvas, () => 1004, 660, 1500, 30, 22, canvas.colour("greenMid"));
}

/** The near hill with path, walkers and plants in the lower corners, in land coordinates. */
export function foreground(canvas: Canvas, { layout, from, to }: HeroFrame): string {
  const tall = layout === "tall";
  const fields = patchwork(canvas, crest, {
    depth: 0,
    strips: tall ? 5 : 4,
    base: 34,
    growth: 1.36,
    parcel: 200,
    slant: 60,
    warmth: 0.32,
    hedges: false,
    shadow: 0.2,
    bottom: tall ? 1100 : 1020,
    from: tall ? 780 : from,
    to,
  }).svg;
  return (
    fields +
    longWay(canvas, tall ? TALL_WAY : WIDE_WAY) +
    (tall ? tallFront(canvas) : wideFront(canvas, layout === "middle"))
  );
}
