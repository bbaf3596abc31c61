/** School supplies packed in an open crate, from above: each object in its compartment, a cat in the last. */
import type { Canvas } from "../../canvas/canvas.ts";
import type { ColourName } from "../../canvas/palette.ts";
import { round } from "../../canvas/path.ts";
import { line, path, place, rectangle, ROUND } from "../../canvas/svg.ts";
import { bandStrip } from "../../cloth/bands.ts";
import { THINGS, type ThingName } from "../../things/all.ts";
import { edge } from "../../things/thing.ts";
import { sleepingCat } from "../parts/animals.ts";
import { sheet } from "../parts/grounds.ts";

/** Upper left corner of the crate's inside, and side of a compartment (three by three). */
const [LEFT, TOP, PLACE] = [348, 244, 168];

const LINING: readonly ColourName[] = [
  "sand",
  "rose",
  "lime",
  "sky",
  "marigold",
  "pink",
  "glassTeal",
  "cream",
  "adobeLight",
];
const PACKED: readonly (readonly [ThingName | "cat", degrees: number])[] = [
  ["notebook", 4],
  ["solar", -4],
  ["ball", 14],
  ["firstAid", -3],
  ["laptop", 3],
  ["brush", 0],
  ["trowel", 8],
  ["bottle", -12],
  ["cat", 0],
];

/** A board from above, nailed at both ends. */
function board(canvas: Canvas, x: number, y: number, w: number, h: number): string {
  const lies = w > h;
  const nails = lies
    ? `M${x + 20} ${y + h / 2}h.1M${x + w - 20} ${y + h / 2}h.1`
    : `M${x + w / 2} ${y + 20}h.1M${x + w / 2} ${y + h - 20}h.1`;
  let grain = "";
  for (let i = 0; i < 5; i++) {
    const at = canvas.random.between(0.1, 0.7);
    const side = canvas.random.between(0.25, 0.75);
    grain += lies
      ? `M${round(x + at * w)} ${round(y + side * h)}h${round(w * 0.2)}`
      : `M${round(x + side * w)} ${round(y + at * h)}v${round(h * 0.2)}`;
  }
  return (
    rectangle(x, y, w, h, 4, canvas.colour("woodLight"), edge(canvas, 4)) +
    line(grain, canvas.shaded("woodLight", -0.07), 4, ROUND) +
    line(nails, canvas.colour("steelDark"), 11, ROUND)
  );
}

/** One compartment: paper or cloth, straw at the bottom, wall shadow at the left and top. */
function packed(canvas: Canvas, i: number): string {
  const { random } = canvas;
  const [x, y] = [LEFT + (i % 3) * PLACE, TOP + Math.floor(i / 3) * PLACE];
  const [what, degrees] = PACKED[i]!;
  let straw = "";
  for (let j = 0; j < 26; j++)
    straw += `M${round(x + random.between(8, PLACE - 40))} ${round(y + random.between(14, PLACE - 12))}l${round(random.between(14, 34))} ${round(random.between(-14, 14))}`;
  const thing =
    what === "cat"
      ? sleepingCat(canvas, x + PLACE / 2 + 4, y + PLACE * 0.66, 1.12, "marigoldDeep")
      : place(x + PLACE / 2, y + PLACE / 2, place(-200, -200, THINGS[what](canvas)), 0.4, degrees);
  return (
    rectangle(x, y, PLACE, PLACE, 0, canvas.colour(LINING[i]!)) +
    line(straw, canvas.colour("straw"), 3.4, ROUND) +
    path(`M${x} ${y}h${PLACE}v16H${x + 18}V${y + PLACE}H${x}Z`, "#2a1416", 'opacity=".3"') +
    thing
  );
}

function packedCrate(canvas: Canvas): string {
  const [right, foot] = [LEFT + PLACE * 3, TOP + PLACE * 3];
  let svg = sheet(canvas.colour("redDeep"));
  for (const [i, band] of (["rombo", "camino", "cielo", "camino", "rombo"] as const).entries())
    svg += bandStrip(canvas, band, 0, 10 + i * 176, 1200, i === 2 ? 78 : 58);
  svg += path(
    `M${LEFT} ${TOP}H${right + 40}L${right + 62} ${foot + 62}H${LEFT + 30}Z`,
    "#1a0a1e",
    'opacity=".35"',
  );
  svg += rectangle(
    LEFT - 36,
    TOP - 36,
    PLACE * 3 + 72,
    PLACE * 3 + 72,
    6,
    canvas.colour("wood"),
    edge(canvas),
  );
  for (let i = 0; i < PACKED.length; i++) svg += packed(canvas, i);
  for (const i of [1, 2]) {
    svg += rectangle(
      LEFT + i * PLACE - 7,
      TOP,
      14,
      PLACE * 3,
      0,
      canvas.colour("woodLight"),
      edge(canvas, 3),
    );
    svg += rectangle(
      LEFT,
      TOP + i * PLACE - 7,
      PLACE * 3,
      14,
      0,
      canvas.colour("woodLight"),
      edge(canvas, 3),
    );
  }
  svg +=
    board(canvas, LEFT - 40, TOP - 40, 44, PLACE * 3 + 80) +
    board(canvas, right - 4, TOP - 40, 44, PLACE * 3 + 80);
  svg +=
    board(canvas, LEFT - 40, TOP - 40, PLACE * 3 + 80, 44) +
    board(canvas, LEFT - 40, foot - 4, PLACE * 3 + 80, 44);
  const rope = (x: number, out: number): string => {
    const d = `M${x} 400C${x + out} 420 ${x + out} 580 ${x} 600`;
    return line(d, canvas.colour("hair"), 22, ROUND) + line(d, canvas.colour("straw"), 13, ROUND);
  };
  const label =
    rectangle(-132, -58, 264, 116, 4, canvas.colour("cream"), edge(canvas, 4)) +
    line("M-104 -24H40M-104 2H64M-104 28H8", canvas.colour("indigo"), 8, ROUND) +
    rectangle(76, -40, 38, 46, 2, canvas.colour("redHot"));
  return svg + rope(LEFT - 20, -36) + rope(right + 20, 36) + place(600, 112, label, 1, -5);
}

export const PACKED_CRATE = { packedCrate } as const;
