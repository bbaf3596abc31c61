/** The library, and a book in a pupil's hands. */
import { clip } from "../../built/clip.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import type { ColourName } from "../../canvas/palette.ts";
import { circle, ellipse, path, place, rectangle } from "../../canvas/svg.ts";
import { bandStrip } from "../../cloth/bands.ts";
import { treeRound } from "../../land/trees.ts";
import { people } from "../../people/person.ts";
import { WIDTH } from "../parts/backdrop.ts";
import { sheet } from "../parts/grounds.ts";

/** The colours of books on a shelf. */
export const SPINES: readonly ColourName[] = [
  "red",
  "marigold",
  "greenMid",
  "glassTeal",
  "rose",
  "cream",
  "adobe",
  "violet",
  "lime",
  "sky",
];

/** Books on one shelf from x0 to x1, standing on y; some lean, some are lent. */
function shelf(canvas: Canvas, x0: number, x1: number, y: number): string {
  const { random } = canvas;
  let svg = "";
  let x = x0;
  while (x < x1) {
    const width = random.between(14, 30);
    const height = random.between(66, 98);
    if (random.chance(0.06)) {
      x += 24;
      continue;
    }
    const leans = random.chance(0.08);
    const label = (share: number): string =>
      rectangle(
        width * 0.2,
        -height * share,
        width * 0.6,
        4,
        0,
        canvas.colour("cream"),
        'opacity=".8"',
      );
    const book =
      rectangle(0, -height, width, height, 2, canvas.colour(random.pick(SPINES))) +
      label(0.84) +
      label(0.2);
    svg += place(x, y, book, 1, leans ? 9 : 0);
    x += width + (leans ? 12 : 2);
  }
  return svg;
}

/** Reading on the rug of the library. */
function library(canvas: Canvas): string {
  let svg =
    sheet(canvas.colour("indigo")) + rectangle(60, 60, 1080, 520, 10, canvas.colour("wood"));
  for (let row = 0; row < 4; row++) {
    const y = 186 + row * 126;
    svg += rectangle(80, y - 108, 1040, 108, 0, canvas.colour("woodDark"));
    svg +=
      row < 3
        ? shelf(canvas, 92, 440, y) + shelf(canvas, 740, 1090, y)
        : shelf(canvas, 92, 1090, y);
    svg += rectangle(70, y, 1060, 18, 2, canvas.colour("woodLight"));
  }
  const pane = "M488 456V252A112 112 0 0 1 712 252V456Z";
  svg +=
    path("M470 456V250A130 130 0 0 1 730 250V456Z", canvas.colour("adobe")) +
    path(
      pane,
      canvas.light((air) => air.sky[4]),
    );
  svg +=
    `<g ${clip(canvas, pane)}>` +
    circle(
      660,
      220,
      30,
      canvas.light((air) => air.sun),
    ) +
    treeRound(canvas, 560, 440, 200, 0.1) +
    path("M480 420C560 390 640 400 720 420V460H480Z", canvas.colour("milpa")) +
    "</g>";
  svg +=
    bandStrip(canvas, "libro", 0, 590, WIDTH, 54) +
    rectangle(0, 644, WIDTH, 166, 0, canvas.colour("tile"));
  svg +=
    ellipse(600, 736, 500, 62, canvas.colour("red")) +
    ellipse(
      600,
      736,
      460,
      50,
      "none",
      `stroke="${canvas.colour("marigold")}" stroke-width="8" stroke-dasharray="22 14"`,
    );
  return (
    svg +
    people(canvas, [
      [1060, 706, 250, { who: "boy", pose: "read", tool: "book", flip: true, shirt: "marigold" }],
      [600, 760, 270, { who: "woman", pose: "sitGround", tool: "book", paint: "marigold" }],
      [410, 768, 224, { who: "girl", pose: "sitGround", tool: "book" }],
      [800, 766, 224, { who: "boy", pose: "sitGround", tool: "book", flip: true, shirt: "teal" }],
      [
        960,
        784,
        228,
        { who: "girl", pose: "sitGround", tool: "book", flip: true, paint: "glassBlue" },
      ],
      [
        224,
        784,
        228,
        { who: "boy", pose: "sitGround", tool: "book", shirt: "red", paint: "greenMid" },
      ],
    ])
  );
}

export const BOOKS = { library } as const;
