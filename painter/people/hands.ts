/**
 * Hands close up: fingers are tapered capsules with one crease, the forearm leaves the frame, and a
 * sleeve ends in four woven lines (design 11.4). A finger is about 20 units thick at scale 1.
 */
import type { Canvas } from "../canvas.ts";
import type { ColourName } from "../palette.ts";
import { lerp, type Point, round, smooth, taper } from "../path.ts";
import { line, path, place, rectangle } from "../svg.ts";

export interface Sleeve {
  readonly cloth: ColourName;
  readonly bands: readonly [ColourName, ColourName, ColourName, ColourName];
}

export const SLEEVES: readonly [Sleeve, Sleeve, Sleeve, Sleeve] = [
  { cloth: "red", bands: ["marigold", "white", "indigo", "rose"] },
  { cloth: "indigo", bands: ["marigold", "rose", "white", "red"] },
  { cloth: "violet", bands: ["lemon", "white", "rose", "marigold"] },
  { cloth: "greenDeep", bands: ["marigold", "red", "white", "rose"] },
];

/** Skin and woven sleeve of a person from here; the sleeve stands out from its `ground`. */
export function armOf(canvas: Canvas, ground?: ColourName): { skin: ColourName; sleeve: Sleeve } {
  const { random } = canvas;
  const sleeves = SLEEVES.filter(({ cloth }) => cloth !== ground);
  return { skin: random.pick(["skin1", "skin2"] as const), sleeve: random.pick(sleeves) };
}

const ROUND = 'stroke-linecap="round"';

interface Skin {
  plain: string;
  dark: string;
  light: string;
}

const skinOf = (canvas: Canvas, skin: ColourName, darker: number): Skin => ({
  plain: canvas.colour(skin),
  dark: canvas.shaded(skin, darker),
  light: canvas.shaded(skin, 0.045),
});

const finger = (points: readonly Point[], widths: readonly number[], fill: string): string =>
  path(taper(points, widths), fill);

/** The side of an arm that turns from the light: a darker strip along one edge. */
function armShade(
  points: readonly Point[],
  halfWidths: readonly number[],
  side: 1 | -1,
  dark: string,
): string {
  const shifted = points.map(([x, y], i): Point => [x + side * halfWidths[i]! * 0.62, y]);
  const narrow = halfWidths.map((half) => half * 0.38);
  return path(taper(shifted, narrow, false, false), dark, 'opacity=".45"');
}

/** A sleeve whose centre line runs from `from` to `to`, and its woven lines `tilted` by so much. */
interface SleeveShape {
  from: Point;
  to: Point;
  halfWidths: readonly [number, number];
}

const sleeveCloth = (canvas: Canvas, { from, to, halfWidths }: SleeveShape, sleeve: Sleeve) =>
  path(taper([from, to], halfWidths, false, false), canvas.colour(sleeve.cloth));

/** Centre and half width of a sleeve at a share t of its length. */
const alongSleeve = ({ from, to, halfWidths }: SleeveShape, t: number) => ({
  x: lerp(from[0], to[0], t),
  y: lerp(from[1], to[1], t),
  half: lerp(halfWidths[0], halfWidths[1], t),
});

export interface HandOptions {
  flip?: boolean;
  /** Length of the forearm at scale 1. */
  arm?: number;
}

/**
 * A hand gripping a shaft that runs along x through (x, y); the arm comes from below. Turned by
 * `degrees` it grips shafts of any direction.
 */
export function fist(
  canvas: Canvas,
  x: number,
  y: number,
  scale: number,
  degrees: number,
  skin: ColourName,
  sleeve: Sleeve | null,
  options: HandOptions = {},
): string {
  const { plain, dark, light } = skinOf(canvas, skin, -0.055);
  const arm = options.arm || 150;
  const forearm: readonly Point[] = [
    [0, 18],
    [-6, 60],
    [-16, arm],
  ];
  const halfWidths = [22, 23, 29];
  let svg = path(taper(forearm, halfWidths), plain) + armShade(forearm, halfWidths, -1, dark);
  if (sleeve) {
    const shape: SleeveShape = {
      from: [-11, arm * 0.56],
      to: [-20, arm * 1.25],
      halfWidths: [30, 36],
    };
    svg += sleeveCloth(canvas, shape, sleeve);
    sleeve.bands.forEach((band, i) => {
      const at = alongSleeve(shape, i * 0.13);
      const d = `M${round(at.x - at.half)} ${round(at.y + 5)}L${round(at.x + at.half)} ${round(at.y + 8)}`;
      const stitched = i % 3 === 1 ? 'stroke-dasharray="6 4"' : "";
      svg += line(d, canvas.colour(band), i % 2 ? 4 : 7, stitched);
    });
  }
  const back =
    "M-34 -4C-38 18-26 40-6 42C16 44 33 34 35 12C36 -2 34 -12 30 -14H-28C-32 -14-33.4 -10-34 -4Z";
  svg += path(back, plain);
  [-27, -9, 9, 27].forEach((across, i) => {
    const inner = i === 1 || i === 2;
    svg += rectangle(
      across - 9.6,
      -24 - (inner ? 3 : 0),
      19.2,
      inner ? 46 : 42,
      9.4,
      i % 2 ? plain : light,
    );
    svg += line(`M${round(across - 5)} -17q5 -4.5 10 0`, dark, 1.6, `${ROUND} opacity=".7"`);
    if (i) svg += line(`M${round(across - 9)} -18V14`, dark, 1.8, ROUND);
  });
  const thumb: Point[] = [
    [-30, 24],
    [-16, 16],
    [4, 15],
    [17, 16],
  ];
  svg +=
    path(taper(thumb, [12, 10.5, 9.4, 8]), plain) +
    line("M-22 27C-10 24 4 25 16 24.6", dark, 1.8, ROUND) +
    path("M8 10.5C14 9.5 20 11 22 15C20 18 14 18 9 17Z", light, 'opacity=".8"');
  const heel = "M-34 6C-36 22 -26 40 -6 42C0 42 6 41 12 39C-4 38 -22 30 -34 6Z";
  svg += path(heel, dark, 'opacity=".5"');
  return place(x, y, svg, [options.flip ? -scale : scale, scale], degrees);
}

/** Forearm, sleeve and palm of one of two cupped hands; `side` is -1 for the left one. */
function cuppedPalm(canvas: Canvas, side: 1 | -1, skin: Skin, sleeve: Sleeve | null): string {
  const forearm: Point[] = [
    [side * 62, 62],
    [side * 120, 130],
    [side * 190, 232],
  ];
  let svg = path(taper(forearm, [34, 36, 42]), skin.plain);
  if (sleeve) {
    const shape: SleeveShape = {
      from: [side * 146, 166],
      to: [side * 206, 260],
      halfWidths: [50, 58],
    };
    svg += sleeveCloth(canvas, shape, sleeve);
    sleeve.bands.forEach((band, i) => {
      const at = alongSleeve(shape, 0.04 + i * 0.16);
      const dx = 0.84 * at.half * side;
      const dy = 0.54 * at.half;
      const d = `M${round(at.x - dx)} ${round(at.y + dy)}L${round(at.x + dx)} ${round(at.y - dy)}`;
      const stitched = i % 3 === 1 ? 'stroke-dasharray="9 6"' : "";
      svg += line(d, canvas.colour(band), i % 2 ? 6 : 10, stitched);
    });
  }
  const heel = `M${side * 108} -4C${side * 116} 40 ${side * 96} 92 ${side * 56} 100C${side * 20} 104 ${side * 2} 92 0 66L${side * 10} 20Z`;
  return svg + path(heel, skin.plain);
}

function cuppedFingers(side: 1 | -1, skin: Skin): string {
  return [22, 44, 65, 84]
    .map((y, i) => {
      const root = 100 - i * 10;
      const tip = -16 + i * 6;
      const shape: Point[] = [
        [side * root, y - 6],
        [side * 46, y + 9 + i],
        [side * tip, y + 2],
      ];
      const crease: Point[] = [
        [side * (root - 6), y + 7],
        [side * 46, y + 22 + i],
        [side * (tip + 4), y + 13],
      ];
      return (
        path(taper(shape, [13.5, 13, 11.6]), i % 2 ? skin.plain : skin.light) +
        line(smooth(crease), skin.dark, 2, `${ROUND} opacity=".75"`)
      );
    })
    .join("");
}

function cuppedThumb(side: 1 | -1, skin: Skin): string {
  const thumb: Point[] = [
    [side * 112, 14],
    [side * 96, -12],
    [side * 66, -22],
    [side * 40, -16],
  ];
  const nail = `M${side * 52} -25C${side * 44} -26 ${side * 36} -22 ${side * 36} -16C${side * 42} -12 ${side * 50} -14 ${side * 54} -17Z`;
  const crease = `M${side * 96} 4C${side * 84} -6 ${side * 66} -9 ${side * 50} -6`;
  return (
    path(taper(thumb, [15, 14.5, 12.6, 10]), skin.plain) +
    path(nail, skin.light) +
    line(crease, skin.dark, 2, `${ROUND} opacity=".7"`)
  );
}

/** Two cupped hands holding `content`, which is drawn around the middle of the bowl's rim, (x, y). */
export function cupped(
  canvas: Canvas,
  x: number,
  y: number,
  scale: number,
  skin: ColourName,
  sleeve: Sleeve | null,
  content = "",
): string {
  const tones = skinOf(canvas, skin, -0.06);
  const svg =
    cuppedPalm(canvas, -1, tones, sleeve) +
    cuppedPalm(canvas, 1, tones, sleeve) +
    content +
    cuppedFingers(1, tones) +
    cuppedFingers(-1, tones) +
    cuppedThumb(-1, tones) +
    cuppedThumb(1, tones);
  return place(x, y, svg, scale);
}

/** A flat hand reaching in from the right, palm down: smoothing plaster, feeling a wall. */
export function openHand(
  canvas: Canvas,
  x: number,
  y: number,
  scale: number,
  degrees: number,
  skin: ColourName,
  sleeve: Sleeve | null,
  options: HandOptions = {},
): string {
  const { plain, dark, light } = skinOf(canvas, skin, -0.06);
  const forearm: Point[] = [
    [0, 0],
    [70, 8],
    [170, 22],
  ];
  let svg = path(taper(forearm, [30, 25, 32]), plain);
  svg += line("M44 22C70 24 90 28 112 32", dark, 9, `${ROUND} opacity=".4"`);
  if (sleeve) {
    const shape: SleeveShape = { from: [120, 15], to: [215, 28], halfWidths: [37, 44] };
    svg += sleeveCloth(canvas, shape, sleeve);
    sleeve.bands.forEach((band, i) => {
      const at = alongSleeve(shape, 0.03 + i * 0.17);
      const d = `M${round(at.x + 5)} ${round(at.y - at.half)}L${round(at.x - 5)} ${round(at.y + at.half)}`;
      const stitched = i % 3 === 1 ? 'stroke-dasharray="7 5"' : "";
      svg += line(d, canvas.colour(band), i % 2 ? 5 : 8, stitched);
    });
  }
  svg += path(
    "M54 -19C30 -28 6 -38 -22 -34C-34 -30 -42 -20 -44 -6C-44 12 -40 24 -32 28C-12 38 24 34 54 31Z",
    plain,
  );
  const fingers: readonly { root: Point; knuckle: Point; tip: Point; widths: number[] }[] = [
    { root: [-26, -24], knuckle: [-66, -34], tip: [-96, -34], widths: [10.4, 9, 7.6] },
    { root: [-32, -9], knuckle: [-78, -13], tip: [-113, -11], widths: [10.8, 9.6, 8] },
    { root: [-32, 7], knuckle: [-76, 8], tip: [-108, 11], widths: [10.6, 9.4, 7.8] },
    { root: [-26, 22], knuckle: [-62, 27], tip: [-88, 31], widths: [9.8, 8.4, 7] },
  ];
  fingers.forEach(({ root, knuckle, tip, widths }, i) => {
    const side = i < 2 ? 1 : -1;
    const crease = `M${round(root[0] - 10)} ${round(root[1] + side * 9)}L${round(knuckle[0])} ${round(knuckle[1] + side * 9.4)}`;
    svg += path(taper([root, knuckle, tip], widths), i % 2 ? light : plain);
    svg += line(crease, dark, 1.5, `${ROUND} opacity=".5"`);
  });
  const thumb: Point[] = [
    [24, -22],
    [-8, -50],
    [-42, -58],
  ];
  svg += path(taper(thumb, [17, 12, 8.4]), plain);
  svg += line("M26 -8C10 -22 -2 -34 -14 -40", dark, 1.8, `${ROUND} opacity=".5"`);
  const nails = "M-90 -37q-7 1 -8 5M-106 -15q-8 1 -8 6M-101 6q-7 2 -7 7M-82 28q-6 1 -6 5";
  svg += line(nails, light, 4, `${ROUND} opacity=".8"`);
  return place(x, y, svg, [options.flip ? -scale : scale, scale], degrees);
}

/**
 * Thumb and forefinger meeting at (x, y) around something thin, such as a pencil, a thread or a seed;
 * the arm comes from the lower right.
 */
export function pinch(
  canvas: Canvas,
  x: number,
  y: number,
  scale: number,
  degrees: number,
  skin: ColourName,
  sleeve: Sleeve | null,
  options: HandOptions = {},
): string {
  const { plain, dark, light } = skinOf(canvas, skin, -0.06);
  const length = options.arm || 190;
  const elbow: Point = [96 + length * 0.86, 62 + length * 0.6];
  const wrist: Point = [104, 62];
  const forearm: readonly Point[] = [wrist, [150, 96], elbow];
  let svg = path(taper(forearm, [31, 29, 37]), plain);
  svg += line(
    smooth([
      [96, 80],
      [136, 110],
      [elbow[0] - 16, elbow[1] + 14],
    ]),
    dark,
    13,
    `${ROUND} opacity=".4"`,
  );
  if (sleeve) {
    const at = (t: number): Point => [lerp(150, elbow[0], t), lerp(96, elbow[1], t)];
    const shape: SleeveShape = { from: at(0.5), to: at(1.5), halfWidths: [40, 50] };
    svg += sleeveCloth(canvas, shape, sleeve);
    sleeve.bands.forEach((band, i) => {
      const middle = alongSleeve(shape, 0.06 + i * 0.15);
      const dx = 0.57 * middle.half;
      const dy = 0.82 * middle.half;
      const d = `M${round(middle.x - dx)} ${round(middle.y + dy)}L${round(middle.x + dx)} ${round(middle.y - dy)}`;
      const stitched = i % 3 === 1 ? 'stroke-dasharray="8 5"' : "";
      svg += line(d, canvas.colour(band), i % 2 ? 5 : 8, stitched);
    });
  }
  svg += finger(
    [
      [84, 66],
      [46, 78],
      [34, 64],
    ],
    [15, 12, 9.6],
    dark,
  );
  svg += finger(
    [
      [82, 50],
      [36, 60],
      [20, 44],
    ],
    [15, 12, 9.6],
    plain,
  );
  svg += finger(
    [
      [80, 32],
      [30, 40],
      [10, 24],
    ],
    [15, 12, 9.6],
    light,
  );
  svg += path("M52 -30C84 -46 122 -6 132 40C134 74 112 100 88 96C60 90 44 30 52 -30Z", plain);
  svg += path("M74 88C100 98 128 84 132 48C124 70 104 84 74 88Z", dark, 'opacity=".45"');
  svg += finger(
    [
      [78, -10],
      [42, -34],
      [3, -5],
    ],
    [16, 12, 8.6],
    light,
  );
  svg += line("M49 -36q6 7 3 14M22 -22q5 5 4 10", dark, 1.8, `${ROUND} opacity=".7"`);
  svg += finger(
    [
      [98, 44],
      [56, 26],
      [4, 5],
    ],
    [17, 13, 8.8],
    plain,
  );
  svg += path("M6 -1C14 -3 24 3 26 9C20 13 10 11 5 7Z", light, 'opacity=".9"');
  svg += line("M94 60C78 52 62 42 44 32", dark, 2, `${ROUND} opacity=".7"`);
  return place(x, y, svg, [options.flip ? -scale : scale, scale], degrees);
}

/** Two right hands that shake at (x, y): the arms come from left and right. */
export function handshake(
  canvas: Canvas,
  x: number,
  y: number,
  scale: number,
  left: { skin: ColourName; sleeve: Sleeve },
  right: { skin: ColourName; sleeve: Sleeve },
): string {
  const arm = (side: 1 | -1, { skin, sleeve }: { skin: ColourName; sleeve: Sleeve }): string => {
    const { plain, dark } = skinOf(canvas, skin, -0.06);
    const shape: SleeveShape = {
      from: [side * 118, 10],
      to: [side * 330, 60],
      halfWidths: [46, 62],
    };
    const bands = sleeve.bands
      .map((band, i) => {
        const at = alongSleeve(shape, 0.05 + i * 0.12);
        const d = `M${round(at.x + side * 8)} ${round(at.y - at.half)}L${round(at.x - side * 8)} ${round(at.y + at.half)}`;
        const stitched = i % 3 === 1 ? 'stroke-dasharray="9 6"' : "";
        return line(d, canvas.colour(band), i % 2 ? 6 : 10, stitched);
      })
      .join("");
    const forearm: readonly Point[] = [
      [side * 30, 0],
      [side * 90, 6],
      [side * 150, 16],
    ];
    return (
      path(taper(forearm, [33, 30, 35]), plain) +
      line(`M${side * 44} 26L${side * 120} 36`, dark, 10, `${ROUND} opacity=".45"`) +
      sleeveCloth(canvas, shape, sleeve) +
      bands
    );
  };
  const near = skinOf(canvas, left.skin, -0.06);
  const far = skinOf(canvas, right.skin, -0.06);
  let svg = arm(1, right);
  // The far hand: its fingers show below the near hand, its thumb above.
  svg += path("M44 -34C8 -40 -30 -28 -44 -8C-50 22 -14 44 24 38Z", far.plain);
  svg += arm(-1, left);
  svg += path("M-44 -34C-10 -42 26 -32 42 -12C52 16 30 40 -20 38C-40 36 -50 20 -50 4Z", near.plain);
  [0, 1, 2, 3].forEach((i) => {
    const fy = -18 + i * 16;
    svg += finger(
      [
        [8, fy + 2],
        [44, fy + 6],
        [62 - i * 4, fy + 12],
      ],
      [9.6, 9, 8],
      i % 2 ? near.light : near.plain,
    );
    svg += line(`M10 ${fy + 11}L50 ${fy + 14}`, near.dark, 1.8, `${ROUND} opacity=".6"`);
  });
  [0, 1, 2].forEach((i) => {
    svg += finger(
      [
        [-46 + i * 22, 36],
        [-42 + i * 22, 46],
        [-30 + i * 22, 52],
      ],
      [9, 9, 7.6],
      i % 2 ? far.light : far.plain,
    );
  });
  svg += finger(
    [
      [60, -24],
      [26, -42],
      [-10, -40],
    ],
    [14, 12, 9],
    far.plain,
  );
  svg += finger(
    [
      [-58, -22],
      [-26, -46],
      [6, -46],
    ],
    [14, 12, 9.4],
    near.light,
  );
  svg += line("M-40 -26C-28 -38 -14 -40 0 -38", near.dark, 2, `${ROUND} opacity=".6"`);
  return place(x, y, svg, scale);
}
