/** A table where sums are done and what they are for is built. */
import type { Canvas } from "../../canvas/canvas.ts";
import { ellipse, line, path, place, rectangle, ROUND } from "../../canvas/svg.ts";
import { pencil } from "../../things/school.ts";
import { boards } from "../parts/grounds.ts";

const outline = 'stroke="#2a1416" stroke-width="3" stroke-opacity=".5"';

/** Figures as a child writes them, 34 units wide and 60 high. */
const STROKES: Readonly<Record<string, string>> = {
  "1": "M4 12L20 0V60",
  "2": "M2 14Q6 0 20 2T28 26Q22 42 0 60H34",
  "3": "M2 4Q32 -4 30 14T12 28Q36 30 30 48T0 56",
  "4": "M24 60V0L0 42H34",
  "5": "M32 0H6L4 26Q34 18 32 42T0 56",
  "+": "M2 32H32M17 16V48",
  "-": "M4 32H30",
  "=": "M2 24H32M2 42H32",
};

const sum = (canvas: Canvas, text: string, x: number, y: number): string =>
  Array.from(text, (sign, i) =>
    place(
      x + i * 48,
      y - i * 3.6,
      line(STROKES[sign]!, canvas.colour("indigo"), 8, `${ROUND} stroke-linejoin="round"`),
      1,
      -3,
    ),
  ).join("");

/** An exercise book with sums, a wooden ruler, a little tire wall of clay, and the pencil that wrote them. */
function sumsAndClay(canvas: Canvas): string {
  let svg = boards(canvas, "woodLight", 150);
  svg +=
    path(
      "M110 150L640 110L690 700L140 740Z",
      "#1a0a1e",
      'opacity=".2" transform="translate(-10 14)"',
    ) + path("M110 150L640 110L690 700L140 740Z", canvas.colour("white"), outline);
  let rules = "";
  for (let i = 0; i < 11; i++)
    rules += `M${130 + i * 2.6} ${200 + i * 48}L${640 + i * 4} ${162 + i * 48}`;
  svg += line(rules, canvas.colour("sky"), 3) + line("M204 146L246 730", canvas.colour("rose"), 4);
  svg +=
    sum(canvas, "12+3=15", 262, 236) +
    sum(canvas, "25-4=21", 270, 380) +
    sum(canvas, "3+2=5", 280, 524);
  const ticks = Array.from(
    { length: 24 },
    (_, i) => `M${-270 + i * 23} -30v${i % 5 ? 16 : 28}`,
  ).join("");
  svg += place(
    820,
    150,
    rectangle(-280, -30, 560, 66, 5, canvas.colour("sand"), outline) +
      line(ticks, canvas.colour("woodDark"), 4),
    1,
    14,
  );
  svg +=
    path(
      "M1010 250C1040 206 1130 210 1150 262C1162 306 1110 330 1060 322C1010 316 990 286 1010 250Z",
      canvas.colour("adobe"),
      outline,
    ) + ellipse(1092, 262, 24, 18, canvas.shaded("adobe", -0.07));
  for (let row = 0; row < 3; row++)
    for (let i = 0; i < 4 - row; i++)
      svg += clayRing(canvas, 776 + i * 96 + row * 48, 710 - row * 58);
  return svg + clayRing(canvas, 920, 536) + place(520, 650, pencil(canvas), 1.1, -160);
}

/** A tire of clay, as large as a coin, the middle of its foot at (x, y). */
const clayRing = (canvas: Canvas, x: number, y: number): string =>
  ellipse(x, y + 14, 50, 26, "#1a0a1e", 'opacity=".2"') +
  path(
    `M${x - 48} ${y - 22}V${y}A48 28 0 0 0 ${x + 48} ${y}V${y - 22}Z`,
    canvas.shaded("adobeDark", -0.03),
    outline,
  ) +
  ellipse(x, y - 22, 48, 26, canvas.colour("adobe"), outline) +
  ellipse(x, y - 22, 20, 10, canvas.colour("adobeDark"));

export const SUMS = { sumsAndClay } as const;
