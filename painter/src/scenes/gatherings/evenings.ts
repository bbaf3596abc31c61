/** A meeting in a dome, seen through its top opening. */
import { bottleDisc, GLASS } from "../../built/bottle.ts";
import { tireRing } from "../../built/tire.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import { type ColourName } from "../../canvas/palette.ts";
import { lerp, type Point, round, taper } from "../../canvas/path.ts";
import { circle, ellipse, line, path, place, ring, ROUND } from "../../canvas/svg.ts";
import { fromAbove, type FromAboveLook } from "../../people/from-above.ts";
import { outlined } from "../parts/outlined.ts";
import { sheet } from "../parts/grounds.ts";

const [CX, CY] = [600, 400] as const;
/** Radius of the floor, inside the earthbag wall, and of the circle of seats. */
const [FLOOR, SEAT] = [372, 262] as const;

const polar = (angle: number, reach: number): Point => [
  CX + Math.cos(angle) * reach,
  CY + Math.sin(angle) * reach,
];

/** Courses of earthbags towards the viewer, darker with nearness, with glass along two of them. */
function wallFromAbove(canvas: Canvas): string {
  let svg = sheet(canvas.shaded("adobeLight", -0.3));
  const rings = 7;
  for (let i = 0; i < rings; i++) {
    const r = lerp(780, FLOOR + 14, (i / (rings - 1)) ** 0.8);
    const next = lerp(780, FLOOR + 14, Math.min(1, (i + 1) / (rings - 1)) ** 0.8);
    const tone = -0.3 + (i / rings) * 0.24;
    svg +=
      circle(CX, CY, r, canvas.shaded("adobeLight", tone)) +
      ring(CX, CY, r - 3, canvas.shaded("adobeLight", tone - 0.06), 5);
    let joints = "";
    for (let j = 0; j < 18; j++) {
      const angle = (j / 18) * Math.PI * 2 + (i % 2) * 0.17;
      const [from, to] = [polar(angle, r - 8), polar(angle, next + 8)];
      joints += `M${round(from[0])} ${round(from[1])}L${round(to[0])} ${round(to[1])}`;
    }
    if (i < rings - 1) svg += line(joints, canvas.shaded("adobeLight", tone - 0.06), 4, ROUND);
  }
  return svg;
}

const COLOURS = GLASS.filter((glass) => glass !== "glassClear");

/** A ring of bottle bottoms lit by daylight. */
const glassRing = (canvas: Canvas): string =>
  Array.from({ length: 30 }, (_, i) =>
    bottleDisc(canvas, ...polar((i / 30) * Math.PI * 2, 470), 27, COLOURS[i % COLOURS.length]!, {
      glowing: true,
    }),
  ).join("");

/** The round floor with the light from the opening. */
const lightOnFloor = (canvas: Canvas): string =>
  circle(CX, CY, FLOOR, canvas.colour("tile")) +
  circle(CX, CY, FLOOR - 60, canvas.shaded("tile", 0.05)) +
  circle(CX, CY, 214, canvas.blended("tile", "lemon", 0.45)) +
  circle(CX, CY, 190, canvas.blended("tile", "lemon", 0.8)) +
  ring(CX, CY, 196, canvas.air.sun, 8, 'stroke-dasharray="18 12"');

/** Long shadow of a person at the edge of the light, over floor and wall. */
function shadowRay(angle: number, reach: number): string {
  const [near, far] = [0.13, 0.105];
  const p = (a: number, r: number): string => polar(a, r).map(round).join(" ");
  return path(
    `M${p(angle - near, SEAT - 10)}L${p(angle - far, reach)}L${p(angle + far, reach)}L${p(angle + near, SEAT - 10)}Z`,
    "#1a0a2e",
    'opacity=".42"',
  );
}

/** Somebody sitting on a tire with their knees towards the centre, or standing up to speak. */
function personOnTire(
  canvas: Canvas,
  angle: number,
  look: FromAboveLook,
  below: ColourName,
  risen: boolean,
): string {
  const [x, y] = polar(angle, risen ? SEAT - 66 : SEAT);
  const [sx, sy] = polar(angle, SEAT + 12);
  const aside = (share: number, reach: number): Point => {
    const [px, py] = polar(angle, reach);
    return [px - Math.sin(angle) * share, py + Math.cos(angle) * share];
  };
  const leg = (share: number): string =>
    ellipse(...aside(share * 0.8, SEAT - 84), 11, 11, canvas.colour("rubberDark")) +
    path(
      taper(
        [aside(share * 0.6, SEAT - 8), aside(share, SEAT - 44), aside(share * 0.8, SEAT - 78)],
        [19, 18, 12],
      ),
      canvas.colour(below),
      'stroke="#2a1416" stroke-width="2.4"',
    );
  return (
    tireRing(canvas, sx, sy, 62) +
    (risen ? "" : leg(-26) + leg(26)) +
    fromAbove(canvas, x, y, risen ? 0.8 : 0.66, (angle * 180) / Math.PI + 90, look)
  );
}

/** A curled-up cat at the centre of the light. */
const catFromAbove = (canvas: Canvas): string =>
  place(
    CX,
    CY,
    ellipse(-6, 10, 66, 58, "#150a14", 'opacity=".2"') +
      circle(0, 0, 56, canvas.colour("marigoldDeep"), outlined(3)) +
      line(
        "M-50 -22l22 12M-32 -44l14 20M-4 -54l2 24M26 -48l-10 20M46 -28l-18 12",
        canvas.shaded("marigoldDeep", -0.13),
        7,
        ROUND,
      ) +
      line("M50 -8C66 34 40 66 -8 62", canvas.shaded("marigoldDeep", -0.13), 18, ROUND) +
      path(
        "M-52 52C-66 30 -60 8 -62 -12L-42 4Q-28 -2 -14 4L6 -12C4 8 10 30 -4 52Q-28 66 -52 52Z",
        canvas.colour("marigoldDeep"),
        outlined(3),
      ) +
      line("M-46 28q6 6 12 0M-22 28q6 6 12 0", canvas.colour("hair"), 3.4, ROUND) +
      path("M-33 40h10l-5 6Z", canvas.colour("rose")) +
      line("M-50 42l-22 -4M-50 47l-20 4M-6 42l22 -4M-6 47l20 4", "#fffaf0", 2.4, ROUND),
    0.9,
  );

const HANDS: readonly FromAboveLook["hands"][] = [
  [
    [-40, 66],
    [40, 66],
  ],
  [
    [-22, 60],
    [24, 64],
  ],
  [
    [-46, 62],
    [96, 84],
  ],
];

/** Participants: pupils, neighbours, a guest. */
const MEETING: readonly (readonly [Omit<FromAboveLook, "hands">, ColourName])[] = [
  [
    { head: "braids", cloth: "red", bands: ["marigold", "glassTeal"], headColour: "lemon" },
    "indigo",
  ],
  [{ head: "straw", cloth: "cream", headColour: "red" }, "indigo"],
  [{ head: "hair", cloth: "marigold", skin: "skin2" }, "basalt"],
  [{ head: "braids", cloth: "violet", bands: ["rose", "lemon"], headColour: "rose" }, "greenDeep"],
  [{ head: "cap", cloth: "sky", headColour: "redDeep", skin: "skin4" }, "steelDark"],
  [{ head: "hair", cloth: "white" }, "indigo"],
  [
    { head: "braids", cloth: "redDeep", bands: ["glassTeal", "marigold"], headColour: "glassTeal" },
    "aubergine",
  ],
  [{ head: "straw", cloth: "teal", headColour: "indigo", skin: "skin2" }, "earthDark"],
  [{ head: "hair", cloth: "rose" }, "basalt"],
  [
    { head: "braids", cloth: "greenDeep", bands: ["lemon", "rose"], headColour: "violet" },
    "indigoDeep",
  ],
];

/** A circle of people in a dome from above; their shadows radiate like a sun. */
function meetingCircle(canvas: Canvas): string {
  const { random } = canvas;
  const all = random.shuffle(MEETING);
  const from = random.between(0, 0.6);
  const angles = all.map((_, i) => from + (i / all.length) * Math.PI * 2);
  let svg = wallFromAbove(canvas) + lightOnFloor(canvas);
  for (const angle of angles) svg += shadowRay(angle, 760);
  svg += glassRing(canvas);
  angles.forEach((angle, i) => {
    const [look, below] = all[i]!;
    const hands = HANDS[(i + 2) % HANDS.length]!;
    svg += personOnTire(canvas, angle, { ...look, hands }, below, i === 0);
  });
  return svg + catFromAbove(canvas);
}

export const EVENINGS = { circle: meetingCircle } as const;
