/** A shared meal, seen from above the table. */
import type { Canvas } from "../../canvas/canvas.ts";
import type { ColourName } from "../../canvas/palette.ts";
import { type Point, round } from "../../canvas/path.ts";
import { circle, ellipse, path } from "../../canvas/svg.ts";
import { fromAbove, type FromAboveLook, seenBy } from "../../people/from-above.ts";
import { outlined } from "../parts/outlined.ts";
import { basket, cup, plate, pot, shadowOffset, tamal } from "./dishes.ts";
import { earthFromAbove } from "../parts/grounds.ts";

const EDGE = outlined(2.6);
/** Centre of the oval table and its half axes. */
const [CX, CY, RX, RY] = [600, 400, 430, 264] as const;

/** The table and its cloth, whose border is a sun. */
function laidTable(canvas: Canvas, cloth: ColourName, border: ColourName): string {
  const [dx, dy] = shadowOffset(canvas);
  let rays = "";
  const count = 44;
  for (let i = 0; i < count; i++) {
    const at = (share: number, out: number): string => {
      const angle = ((i + share) / count) * Math.PI * 2;
      return `${round(CX + Math.cos(angle) * (RX - out))} ${round(CY + Math.sin(angle) * (RY - out))}`;
    };
    rays += `M${at(0.04, 24)}L${at(0.5, 84)}L${at(0.96, 24)}Z`;
  }
  return (
    ellipse(CX + dx * 1.6, CY + dy * 1.6, RX + 6, RY + 6, "#1a0a1e", 'opacity=".3"') +
    ellipse(CX, CY, RX, RY, canvas.colour("wood"), EDGE) +
    ellipse(CX, CY, RX - 20, RY - 20, canvas.colour(cloth), EDGE) +
    path(rays, canvas.colour(border)) +
    ellipse(
      CX,
      CY,
      RX - 92,
      RY - 92,
      "none",
      `stroke="${canvas.colour("marigold")}" stroke-width="9" stroke-dasharray="20 12"`,
    )
  );
}

/** Somebody at the table: direction in degrees, look, and positions of the hands. */
interface Diner {
  at: number;
  look: Omit<FromAboveLook, "hands">;
  hands: readonly [Point, Point];
  size?: number;
}

const woven = (headColour: ColourName, cloth: ColourName): Diner["look"] => ({
  head: "braids",
  headColour,
  cloth,
  bands: ["marigold", "glassTeal"],
});

const DINERS: readonly Diner[] = [
  {
    at: -124,
    look: { ...woven("violet", "red"), skin: "skin2" },
    hands: [
      [470, 282],
      [346, 296],
    ],
  },
  {
    at: -90,
    look: { head: "straw", cloth: "cream" },
    hands: [
      [690, 240],
      [548, 240],
    ],
  },
  {
    at: -56,
    look: woven("lemon", "redDeep"),
    hands: [
      [868, 306],
      [764, 290],
    ],
  },
  {
    at: 0,
    look: { head: "cap", headColour: "glassTeal", cloth: "marigold", skin: "skin5" },
    hands: [
      [906, 474],
      [892, 350],
    ],
  },
  {
    at: 54,
    look: { ...woven("rose", "violet"), skin: "skin2" },
    hands: [
      [752, 520],
      [868, 534],
    ],
  },
  {
    at: 126,
    look: { head: "straw", headColour: "indigo", cloth: "teal", skin: "skin2" },
    hands: [
      [336, 522],
      [446, 526],
    ],
  },
  {
    at: 180,
    look: { head: "hair", cloth: "skyDeep", skin: "skin4" },
    hands: [
      [300, 350],
      [300, 452],
    ],
  },
];

/** A child who reaches for the food. */
const CHILD: Diner = {
  at: 90,
  size: 0.74,
  look: { head: "hair", cloth: "lemon" },
  hands: [
    [648, 636],
    [574, 566],
  ],
};

function seated(canvas: Canvas, { at, look, hands, size = 1 }: Diner): string {
  const [c, s] = [Math.cos((at * Math.PI) / 180), Math.sin((at * Math.PI) / 180)];
  const length = Math.hypot(c * RY, s * RX);
  const out: Point = [(c * RY) / length, (s * RX) / length];
  const [x, y] = [CX + c * RX + out[0] * 60 * size, CY + s * RY + out[1] * 60 * size];
  const degrees = 90 + (Math.atan2(out[1], out[0]) * 180) / Math.PI;
  const scale = 1.2 * size;
  const [one, two] = hands.map(seenBy(x, y, scale, degrees));
  const both: [Point, Point] = one![0] < two![0] ? [one!, two!] : [two!, one!];
  return fromAbove(canvas, x, y, scale, degrees, { ...look, hands: both });
}

/** Leaf shadows over two corners. */
function leafShade({ random }: Canvas): string {
  let leaves = "";
  for (const [x, y] of [
    [60, 60],
    [1120, 740],
  ] as const)
    for (let i = 0; i < 26; i++) {
      const [dx, dy] = [random.between(-210, 210), random.between(-150, 150)];
      const [px, py] = [round(x + dx), round(y + dy)];
      leaves += `M${px} ${py}q34 -40 74 -22q-10 44 -74 22Z`;
    }
  return path(leaves, "#1a1a3e", 'opacity=".3"');
}

/** From above: hands around a table; a child already reaches for the food. */
function sharedMeal(canvas: Canvas): string {
  const { random } = canvas;
  const [floor, cloth, border] = random.pick([
    ["tile", "cream", "indigo"],
    ["milpa", "plaster", "red"],
    ["adobeDark", "lemon", "greenDeep"],
  ] as const);
  const rims = random.shuffle<ColourName>(["glassBlue", "red", "greenMid", "violet", "marigold"]);
  let svg = earthFromAbove(canvas, floor, 120) + laidTable(canvas, cloth, border);
  const plates = [
    [366, 250, 20],
    [612, 208, 80],
    [846, 262, 150],
    [938, 412, 200],
    [816, 556, 260],
    [384, 556, 320],
    [250, 404, 30],
  ] as const;
  plates.forEach(([x, y, turn], i) => {
    svg += plate(canvas, x, y, turn, rims[i % rims.length]!);
  });
  svg += pot(canvas, 612, 366) + basket(canvas, 574, 538);
  svg += tamal(canvas, 422, 372, 20) + tamal(canvas, 448, 452, -24) + tamal(canvas, 784, 404, 50);
  svg += tamal(canvas, 760, 324, -12);
  svg +=
    cup(canvas, 492, 284, "adobe") +
    cup(canvas, 708, 250, "glassTeal") +
    cup(canvas, 908, 486, "rose") +
    cup(canvas, 456, 546, "skyDeep") +
    cup(canvas, 300, 332, "adobe");
  for (const [x, y] of [
    [712, 470],
    [742, 492],
    [700, 506],
  ] as const)
    svg += circle(x, y, 19, canvas.colour("lime"), EDGE);
  svg += seated(canvas, CHILD) + DINERS.map((diner) => seated(canvas, diner)).join("");
  return svg + leafShade(canvas);
}

export const TABLE = { sharedMeal } as const;
