import { bottleDisc } from "../../built/bottle.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import type { ColourName } from "../../canvas/palette.ts";
import { clip } from "../../built/clip.ts";
import { circle, ellipse, group, path, place, rectangle } from "../../canvas/svg.ts";
import { birds } from "../../land/birds.ts";
import { forest } from "../../land/forest.ts";
import { sky } from "../../land/sky.ts";
import { people } from "../../people/person.ts";
import { sleepingCat } from "../parts/animals.ts";
import { WIDTH } from "../parts/backdrop.ts";
import { sheet } from "../parts/grounds.ts";
import { withLight } from "../parts/lamplight.ts";
import { veiled } from "../parts/silhouette.ts";

/** Colours of book spines. */
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

/** Books on a shelf from x0 to x1, standing on y; some lean, and there are gaps. */
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

/** A bookcase from x0 to x1 in the foreground. */
function bookcase(canvas: Canvas, x0: number, x1: number): string {
  let svg = rectangle(x0 - 18, 20, x1 - x0 + 36, 560, 8, canvas.colour("wood"));
  for (const y of [190, 330, 470]) {
    svg += rectangle(x0, y - 116, x1 - x0, 116, 0, canvas.colour("woodDark"));
    svg += shelf(canvas, x0 + 8, x1 - 50, y);
    svg += rectangle(x0 - 10, y, x1 - x0 + 20, 16, 2, canvas.colour("woodLight"));
  }
  return svg;
}

/** Centre and radius of the round window, which is deep enough to sit in. */
const [WX, WY, WR] = [600, 356, 300] as const;
const ROUND_WINDOW = `M${WX - WR} ${WY}a${WR} ${WR} 0 1 0 ${WR * 2} 0a${WR} ${WR} 0 1 0 ${-WR * 2} 0Z`;

/** The evening outside, and coloured glass around the window. */
function roundWindow(canvas: Canvas): string {
  const view =
    sky(canvas, {
      style: "rings",
      horizon: 560,
      sunX: WX,
      sunY: WY + 24,
      sunRadius: 92,
      reach: 420,
    }) +
    birds(canvas, WX + 60, 190, 3, 15, canvas.colour("indigoDeep")) +
    forest(canvas, (x) => 556 + 10 * Math.sin(x / 70), canvas.colour("pine", 0.4), {
      size: 18,
      pines: 0.16,
    }) +
    path("M250 596Q600 560 950 600V720H250Z", canvas.colour("greenMid", 0.2));
  let svg = circle(WX, WY, WR + 88, canvas.shaded("adobeDark", -0.1));
  svg += circle(WX, WY, WR + 12, canvas.shaded("woodDark", -0.06));
  svg += group(view, clip(canvas, ROUND_WINDOW));
  for (let i = 0; i < 26; i++) {
    const angle = (i / 26) * Math.PI * 2;
    svg += bottleDisc(
      canvas,
      WX + Math.cos(angle) * (WR + 48),
      WY + Math.sin(angle) * (WR + 48),
      33,
      LIT[i % LIT.length]!,
      { glowing: true },
    );
  }
  return svg;
}

const LIT = ["glassGreen", "glassAmber", "glassBlue", "rose", "glassTeal", "glassLime"] as const;
const DUSK = "#1c1034";

/** The floor with the window's coloured light. */
function litFloor(canvas: Canvas): string {
  let svg =
    rectangle(0, 668, WIDTH, 140, 0, canvas.shaded("tileDark", -0.16)) +
    rectangle(0, 662, WIDTH, 10, 0, canvas.shaded("adobeDark", -0.16));
  for (let i = 0; i < 11; i++) {
    const [from, to] = [330 + i * 54, i * 124 - 20];
    svg += path(
      `M${from - 19} 674H${from + 19}L${to + 50} 806H${to - 50}Z`,
      canvas.colour(LIT[i % LIT.length]!, 0, true),
      'opacity=".46"',
    );
  }
  return svg;
}

/** An open book with colourful pages on the floor. */
function coloredPages(canvas: Canvas): string {
  const half = (side: 1 | -1): string =>
    path(
      `M600 730Q${600 + side * 70} 704 ${600 + side * 150} 726L${600 + side * 176} 790Q${600 + side * 84} 766 600 792Z`,
      canvas.colour("white"),
      'stroke="#2a1416" stroke-width="3"',
    );
  const spots = [
    [510, 752, 34, 17],
    [566, 764, 26, 14],
    [650, 750, 36, 18],
    [706, 764, 30, 14],
  ] as const;
  return (
    half(-1) +
    half(1) +
    spots
      .map(([x, y, rx, ry], i) =>
        ellipse(
          x,
          y,
          rx,
          ry,
          canvas.colour(LIT[(i * 2 + 1) % LIT.length]!, 0, true),
          'opacity=".75"',
        ),
      )
      .join("")
  );
}

/** Two readers and a cat in the library's round window, in silhouette against the evening. */
function library(canvas: Canvas): string {
  const { random } = canvas;
  const dim = withLight(canvas, "night");
  let svg = sheet(dim.colour(random.pick(["indigoDeep", "aubergine", "greenDeep"])));
  svg += bookcase(dim, -30, 210) + bookcase(dim, 990, 1230);
  svg += roundWindow(canvas) + litFloor(canvas);
  const seat = "M250 570Q600 590 950 570V700H250Z";
  svg += group(path(seat, canvas.shaded("woodDark", -0.08)), clip(canvas, ROUND_WINDOW));
  const reader = { pose: "sitGround", tool: "book", shadow: false } as const;
  const readers = people(canvas, [
    [444, 596, 600, { who: "girl", woven: true, ...reader }],
    [756, 596, 600, { who: "boy", flip: true, ...reader, paint: "marigold" }],
  ]);
  svg += veiled(readers, DUSK, 0.3);
  return svg + coloredPages(canvas) + sleepingCat(dim, 330, 782, 1, "marigoldDeep");
}

export const BOOKS = { library } as const;
