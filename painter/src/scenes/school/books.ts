/** The library, and a book in a pupil's hands. */
import { clip } from "../../built/clip.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import type { ColourName } from "../../canvas/palette.ts";
import { circle, ellipse, line, path, place, rectangle, ROUND } from "../../canvas/svg.ts";
import { bandStrip } from "../../cloth/bands.ts";
import { treeRound } from "../../land/trees.ts";
import { pinch } from "../../people/grips.ts";
import { people } from "../../people/person.ts";
import { WIDTH } from "../parts/backdrop.ts";
import { sheet } from "../parts/grounds.ts";

const SPINES: readonly ColourName[] = [
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

/** An open picture book in a child's hands. */
function handBook(canvas: Canvas): string {
  const { random } = canvas;
  const [cover, corte] = random.pick([
    ["red", "indigoDeep"],
    ["marigoldDeep", "aubergine"],
    ["glassTeal", "redDeep"],
    ["violet", "greenDeep"],
  ] as const);
  const bird = random.pick(["red", "glassBlue", "marigold"] as const);
  const sleeve = random.pick(["marigold", "rose", "teal", "lime"] as const);
  let svg = sheet(canvas.colour(corte));
  svg +=
    bandStrip(canvas, "cielo", 0, 0, WIDTH, 120) +
    bandStrip(canvas, "rombo", 0, 120, WIDTH, 150) +
    bandStrip(canvas, "cielo", 0, 270, WIDTH, 120);
  svg += line(
    "M0 450H1200M0 520H1200M0 590H1200M0 660H1200M0 730H1200",
    canvas.shaded(corte, 0.08),
    4,
    'stroke-dasharray="16 14"',
  );
  const book =
    path(
      "M0 -196C-120 -250 -330 -250 -470 -210V210C-330 170 -120 170 0 226C120 170 330 170 470 210V-210C330 -250 120 -250 0 -196Z",
      "#1a0a1e",
      'opacity=".3" transform="translate(-10 16)"',
    ) +
    path(
      "M0 -196C-120 -250 -340 -250 -484 -204V222C-340 178 -120 178 0 234C120 178 340 178 484 222V-204C340 -250 120 -250 0 -196Z",
      canvas.colour(cover),
    ) +
    path(
      "M0 -206C-120 -262 -330 -262 -466 -220V194C-330 152 -120 156 0 210C120 156 330 152 466 194V-220C330 -262 120 -262 0 -206Z",
      canvas.colour("white"),
    ) +
    path(
      "M0 -206C-24 -218 -50 -226 -78 -232V180C-50 188 -24 198 0 210C24 198 50 188 78 180V-232C50 -226 24 -218 0 -206Z",
      canvas.colour("plasterShade"),
      'opacity=".7"',
    ) +
    path(
      "M-430 -200C-330 -226 -200 -226 -100 -206V120C-200 100 -330 100 -430 126Z",
      canvas.colour("sky"),
    ) +
    circle(-350, -140, 36, canvas.colour("marigold")) +
    path(
      "M-430 40C-360 0 -300 10 -250 30S-160 40 -100 10V120C-200 100 -330 100 -430 126Z",
      canvas.colour("milpa"),
    ) +
    path("M-240 70V-20H-222V70Z", canvas.colour("woodDark")) +
    circle(-231, -60, 62, canvas.colour("greenDeep")) +
    circle(-222, -72, 44, canvas.colour("greenMid")) +
    path(
      "M-200 -130C-170 -160 -140 -150 -130 -120C-160 -110 -180 -110 -200 -130Z",
      canvas.colour(bird),
    ) +
    line(
      "M130 -196C230 -214 330 -212 420 -192M130 -146C230 -164 330 -162 420 -142M130 -96C230 -114 330 -112 420 -92M130 -46C230 -64 320 -62 390 -48M130 30C230 12 330 14 420 34M130 80C230 62 300 64 340 70",
      canvas.colour("basalt"),
      11,
      `${ROUND} opacity=".75"`,
    );
  svg += place(600, 400, book, 1.05);
  return (
    svg +
    pinch(canvas, 1010, 520, 1.7, 26, "skin2", {
      cloth: sleeve,
      bands: [sleeve, sleeve, sleeve, sleeve],
    }) +
    pinch(
      canvas,
      190,
      520,
      1.7,
      -26,
      "skin2",
      { cloth: sleeve, bands: [sleeve, sleeve, sleeve, sleeve] },
      { flip: true },
    )
  );
}

export const BOOKS = { library, handBook } as const;
