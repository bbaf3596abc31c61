/** Streets seen close: the mural wall, the arch. */
import { clip } from "../../built/clip.ts";
import { house } from "../../built/house.ts";
import { tileRoof } from "../../built/roof.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import type { ColourName } from "../../canvas/palette.ts";
import { type Point, round, taper } from "../../canvas/path.ts";
import { circle, ellipse, line, path, place, rectangle, ROUND } from "../../canvas/svg.ts";
import { bandStrip } from "../../cloth/bands.ts";
import { maize } from "../../land/maize.ts";
import { flowers } from "../../land/plants.ts";
import { treeRound } from "../../land/trees.ts";
import { volcano } from "../../land/volcano.ts";
import { people } from "../../people/person.ts";
import { HEIGHT, WIDTH } from "../parts/backdrop.ts";
import { paving } from "../parts/grounds.ts";

const plume = (points: readonly Point[], widths: readonly number[], fill: string): string =>
  path(taper(points, widths), fill);

/** A quetzal: crest, green back, red breast, and a tail longer than the bird. */
function quetzal(canvas: Canvas, x: number, y: number, scale: number): string {
  const green = canvas.colour("glassGreen");
  const bird =
    plume(
      [
        [-6, 40],
        [-30, 120],
        [-10, 230],
        [-46, 300],
      ],
      [9, 8, 6, 1],
      canvas.colour("teal"),
    ) +
    plume(
      [
        [4, 40],
        [6, 130],
        [34, 220],
        [20, 310],
      ],
      [9, 8, 6, 1],
      green,
    ) +
    path("M0 -46C34 -44 40 -8 34 24C28 50 6 58 -8 56C-30 40 -30 -30 0 -46Z", green) +
    path("M14 -22C36 -12 38 18 28 40C18 50 4 46 2 30C2 8 4 -12 14 -22Z", canvas.colour("red")) +
    path("M-4 -34C-44 -20 -50 20 -34 58C-16 40 -2 8 6 -12Z", canvas.colour("teal")) +
    circle(10, -50, 19, green) +
    path("M0 -66C-4 -84 14 -90 24 -74Z", green) +
    path("M26 -56L46 -48L27 -42Z", canvas.colour("marigold"));
  return place(x, y, bird, scale);
}

/** The painted part of the wall: volcano, sun of bottle bottoms, maize, and a quetzal. */
function mural(canvas: Canvas): string {
  const sun = Array.from({ length: 12 }, (_, i) => {
    const angle = (i / 12) * Math.PI * 2;
    return ellipse(
      0,
      -118,
      13,
      30,
      canvas.colour(i % 2 ? "marigold" : "redHot"),
      `transform="translate(300 300) rotate(${round((angle * 180) / Math.PI)})"`,
    );
  }).join("");
  const leaves = [0, 1, 2, 3, 4]
    .map((i) => maize(canvas, 930 + i * 66, 592 + (i % 2) * 8, 250 - i * 14))
    .join("");
  return (
    rectangle(0, 130, WIDTH, 470, 0, canvas.colour("indigo")) +
    line(
      "M0 176H1200M0 216H1200M0 256H1200",
      canvas.shaded("indigo", 0.07),
      3,
      'stroke-dasharray="16 22"',
    ) +
    path(
      "M60 600C190 520 300 300 366 236C390 262 410 262 430 240C520 330 640 540 790 600Z",
      canvas.colour("violet"),
    ) +
    path(
      "M430 240C520 330 640 540 790 600H520C540 520 450 420 470 350C440 320 424 280 430 240Z",
      canvas.colour("rose"),
    ) +
    sun +
    circle(300, 300, 84, canvas.colour("marigold")) +
    circle(300, 300, 58, canvas.colour("lemon")) +
    path("M-10 560C200 500 420 600 640 540S1000 500 1210 550V610H-10Z", canvas.colour("milpa")) +
    path("M-10 590C240 550 520 610 760 575S1080 560 1210 590V610H-10Z", canvas.colour("greenMid")) +
    leaves +
    quetzal(canvas, 700, 300, 1.05) +
    flowers(canvas, 20, 600, 420, 26, 22, 0, ["rose", "red", "white", "marigold"])
  );
}

/** The long mural wall at the entrance of the town, and those who pass it. */
function street(canvas: Canvas): string {
  let svg = rectangle(
    0,
    0,
    WIDTH,
    HEIGHT,
    0,
    canvas.light((air) => air.sky[4]),
  );
  svg +=
    treeRound(canvas, 170, 230, 260, 0.12) + treeRound(canvas, 1010, 240, 290, 0.12, "greenMid");
  svg += house(canvas, 420, 150, 300, 70, { depth: 0.14, items: ["window", "door", "window"] });
  svg += `<g ${clip(canvas, "M0 130H1200V600H0Z")}>${mural(canvas)}</g>`;
  svg += rectangle(0, 130, WIDTH, 26, 0, "#1a0a1e", 'opacity=".25"');
  svg += tileRoof(canvas, -10, 1210, 96, 138, { barrel: 22, rows: 2 });
  svg += rectangle(0, 596, WIDTH, 34, 0, canvas.colour("sand"));
  svg += rectangle(0, 626, WIDTH, 12, 0, canvas.shaded("sand", -0.13));
  svg += rectangle(0, 638, WIDTH, 170, 0, canvas.blended("basalt", "path", 0.5));
  svg += paving(canvas, "sand", 650, 800, 110);
  svg += people(canvas, [
    [
      560,
      628,
      246,
      {
        who: "man",
        pose: "plaster",
        tool: "brush",
        paint: "marigold",
        hat: "straw",
        shirt: "white",
        trousers: "indigo",
        flip: true,
      },
    ],
    [250, 764, 290, { who: "woman", pose: "carryHead", load: "basket", goods: "flowers" }],
    [392, 770, 196, { who: "girl", pose: "walk", woven: true }],
    [
      800,
      772,
      286,
      {
        who: "man",
        pose: "walk",
        hat: "straw",
        morral: true,
        flip: true,
        shirt: "cream",
        trousers: "earthDark",
      },
    ],
  ]);
  return svg + mototaxi(canvas, 1080, 770);
}

/** A red three-wheeled taxi with the middle of its wheels on (x, y). */
function mototaxi(canvas: Canvas, x: number, y: number): string {
  const wheel = (cx: number): string =>
    circle(cx, -26, 30, canvas.colour("rubber")) +
    circle(cx, -26, 14, canvas.colour("steel")) +
    circle(cx, -26, 5, canvas.colour("rubberDark"));
  const drawing =
    ellipse(0, 2, 150, 12, "#0d0a12", 'opacity=".3"') +
    path("M-128 -40V-128C-124 -188 -70 -208 20 -208H112V-40Z", canvas.colour("red")) +
    path("M-108 -122C-104 -168 -66 -184 -22 -184V-122Z", canvas.colour("sky")) +
    path("M-4 -184H92V-60H-4Z", canvas.colour("aubergine")) +
    rectangle(10, -112, 70, 52, 10, canvas.colour("woodDark")) +
    rectangle(4, -76, 82, 24, 8, canvas.colour("indigoDeep")) +
    path(
      "M20 -208H112V-196C80 -190 -60 -196 -100 -172C-76 -204 -30 -208 20 -208Z",
      canvas.colour("basalt"),
    ) +
    path("M-128 -84H-150L-156 -58H-128Z", canvas.colour("redDeep")) +
    circle(-142, -92, 12, canvas.colour("lemon")) +
    bandStrip(canvas, "camino", -128, -62, 240, 24) +
    rectangle(-134, -40, 252, 10, 4, canvas.colour("steelDark")) +
    wheel(-84) +
    wheel(74);
  return place(x, y, drawing);
}

/** One side of a street in Antigua, running away from us; the right side is its mirror image. */
function streetSide(canvas: Canvas, wall: ColourName, trim: ColourName): string {
  return (
    path("M-10 60L290 250V596L-10 720Z", canvas.colour(wall)) +
    path("M-10 612L290 538V596L-10 720Z", canvas.shaded(wall, -0.12)) +
    path("M-10 60L290 250V222L-10 12Z", canvas.colour("tile")) +
    path("M-10 80L290 262V250L-10 60Z", "#1a0a1e", 'opacity=".22"') +
    path("M28 300L120 334V520L28 530Z", canvas.colour(trim)) +
    path("M38 314L110 342V508L38 518Z", canvas.colour("indigoDeep")) +
    line(
      "M56 320V516M74 328V513M92 335V510M30 390L118 402M30 456L118 456",
      canvas.colour("basalt"),
      4,
    ) +
    path("M176 352L244 376V614L176 641Z", canvas.colour("wood")) +
    line("M210 364V628", canvas.shaded("wood", -0.12), 4)
  );
}

/** The arch over the street in Antigua, drawn as any town's arch, and visitors with their hosts. */
function arch(canvas: Canvas): string {
  const wall = canvas.colour("marigold");
  const white = canvas.colour("white");
  let svg = rectangle(
    0,
    0,
    WIDTH,
    HEIGHT,
    0,
    canvas.light((air) => air.sky[3]),
  );
  svg += circle(
    600,
    390,
    330,
    canvas.light((air) => air.sky[4]),
  );
  svg += circle(
    600,
    390,
    250,
    canvas.light((air) => air.sky[5]),
  );
  svg += volcano(canvas, { x: 640, y: 300, base: 600, left: 270, right: 250, crater: 10 });
  svg += path("M240 600C420 560 780 560 960 600V640H240Z", canvas.colour("green", 0.3));
  svg += streetSide(canvas, "rose", "white");
  svg += `<g transform="translate(1200 0) scale(-1 1)">${streetSide(canvas, "sky", "indigo")}</g>`;
  svg += path("M290 596H910L1210 720V810H-10V720Z", canvas.colour("basalt"));
  svg += paving(canvas, "basalt", 606, 800, 120);
  svg += path("M230 560V262H970V560H884V520A284 214 0 0 0 316 520V560Z", wall);
  svg += path("M230 690V560H316V690ZM884 690V560H970V690Z", canvas.shaded("marigold", -0.04));
  svg +=
    rectangle(222, 250, 756, 26, 3, white) +
    rectangle(222, 332, 756, 10, 0, white, 'opacity=".85"');
  svg += line("M316 690V520A284 214 0 0 1 884 520V690", white, 16);
  for (let i = 0; i < 6; i++)
    svg += rectangle(276 + i * 118, 286, 58, 38, 4, canvas.shaded("marigold", -0.09));
  svg += path("M520 252V150H680V252Z", wall) + rectangle(508, 138, 184, 20, 3, white);
  svg +=
    path("M528 138C536 84 664 84 672 138Z", canvas.colour("tile")) +
    line("M600 92V64M588 76H612", canvas.colour("basalt"), 5, ROUND);
  svg += circle(600, 204, 36, white) + circle(600, 204, 29, canvas.colour("cream"));
  svg += line("M600 204V184M600 204L614 210", canvas.colour("basalt"), 5, ROUND);
  const volunteer = { back: true, trousers: "indigo" } as const;
  svg += people(canvas, [
    [
      404,
      690,
      190,
      { who: "woman", pose: "walk", load: "basket", goods: "flowers", corte: "indigo" },
    ],
    [
      808,
      700,
      200,
      { who: "man", pose: "walk", hat: "straw", flip: true, morral: true, shirt: "white" },
    ],
    [
      520,
      762,
      268,
      { who: "volunteerWoman", ...volunteer, pack: "red", hair: "pony", shirt: "sky" },
    ],
    [
      626,
      776,
      282,
      { who: "volunteerMan", ...volunteer, hat: "cap", pack: "glassTeal", shirt: "marigold" },
    ],
    [728, 766, 262, { who: "woman", back: true, woven: true, braids: 2, corte: "indigo" }],
  ]);
  return svg;
}

export const STREETS = { street, arch } as const;
