/** Straight down: on work, on a table, on a market cloth. */
import { bottleDisc, GLASS } from "../built/bottle.ts";
import { tireRing } from "../built/tire.ts";
import type { Canvas } from "../canvas.ts";
import { bandStrip } from "../cloth/bands.ts";
import type { ColourName } from "../palette.ts";
import { round } from "../path.ts";
import { fromAbove, type FromAboveLook } from "../people/from-above.ts";
import { circle, ellipse, line, path, place, rectangle, ring } from "../svg.ts";
import { WIDTH } from "./backdrop.ts";
import { boards, earthFromAbove, sheet } from "./grounds.ts";

const ROUND = 'stroke-linecap="round"';

/** A heap of loose earth. */
function heap(canvas: Canvas, x: number, y: number, r: number): string {
  const { random } = canvas;
  let svg = "";
  for (let i = 0; i < 12; i++) {
    const angle = random.between(0, 6.28);
    const reach = random.between(0, r * 0.6);
    const tone = canvas.shaded("soil", random.between(-0.05, 0.08));
    svg += circle(
      x + Math.cos(angle) * reach,
      y + Math.sin(angle) * reach,
      random.between(r * 0.24, r * 0.5),
      tone,
    );
  }
  return svg;
}

/** A shovel whose blade lies at (0, 0), its handle upward. */
const shovel = (canvas: Canvas): string =>
  line("M0 -40V-290", canvas.colour("woodLight"), 13, ROUND) +
  line("M-22 -290H22", canvas.colour("wood"), 13, ROUND) +
  path("M-34 -52H34C40 0 26 38 0 54C-26 38 -40 0 -34 -52Z", canvas.colour("steelDark")) +
  path("M-24 -44H6C2 0 -4 24 -8 40C-22 20 -30 -6 -24 -44Z", canvas.colour("steel"), 'opacity=".6"');

/** A sledgehammer whose head lies at (0, 0), its handle downward. */
const sledge = (canvas: Canvas): string =>
  line("M0 0V250", canvas.colour("woodLight"), 15, ROUND) +
  rectangle(-54, -26, 108, 52, 9, canvas.colour("steelDark")) +
  rectangle(-54, -26, 108, 16, 6, canvas.colour("steel"));

/** A course of tires being filled and rammed, seen from the top of the wall. */
function tiresFromAbove(canvas: Canvas): string {
  let svg = earthFromAbove(canvas, "earth");
  const r = 134;
  for (let row = 0; row < 4; row++)
    for (let column = 0; column < 6; column++) {
      const x = column * r * 1.98 - 20 + (row % 2 ? r : 0);
      const y = 20 + row * r * 1.82;
      const empty = row === 2 && column > 2;
      svg += circle(x - 10, y + 12, r, "#1a0a1e", 'opacity=".2"');
      svg += tireRing(canvas, x, y, r, empty ? { hole: canvas.shaded("rubber", -0.08) } : {});
      if (row === 2 && column === 2) svg += heap(canvas, x, y, 76);
    }
  svg += place(520, 436, sledge(canvas), 0.9, 64);
  svg += place(806, 520, shovel(canvas), 1, 40);
  svg += fromAbove(canvas, 296, 360, 1.25, -64, {
    cloth: "white",
    head: "straw",
    headColour: "indigo",
    hands: [
      [-30, 128],
      [34, 96],
    ],
  });
  svg += fromAbove(canvas, 920, 330, 1.25, 40, {
    cloth: "red",
    bands: ["marigold", "white"],
    head: "braids",
    hands: [
      [-42, 110],
      [40, 76],
    ],
  });
  svg += fromAbove(canvas, 620, 700, 1.25, 178, {
    cloth: "sky",
    head: "helmet",
    hands: [
      [-64, 122],
      [64, 122],
    ],
  });
  svg += line("M552 640L540 560M690 640L702 560", canvas.colour("woodLight"), 13, ROUND);
  svg += rectangle(606, 424, 38, 72, 16, canvas.colour("rubberDark"));
  svg += path("M500 500H760L728 586H532Z", canvas.colour("glassTeal"));
  svg +=
    path("M516 508H744L718 574H542Z", canvas.shaded("glassTeal", -0.1)) +
    heap(canvas, 630, 540, 44);
  return svg;
}

const CUPS: readonly (readonly [number, number, ColourName])[] = [
  [300, 210, "red"],
  [950, 230, "glassTeal"],
  [890, 640, "marigold"],
];

/** Four people around a table of drawings. */
function drawingTable(canvas: Canvas): string {
  let svg = sheet(canvas.colour("tileDark"));
  let tiles = "";
  for (let i = 0; i < 9; i++) tiles += `M${i * 150} 0V800M0 ${i * 150 - 60}H1200`;
  svg += line(tiles, canvas.shaded("tileDark", 0.06), 5);
  svg += rectangle(164, 144, 900, 540, 20, "#1a0a1e", 'opacity=".3"');
  svg += rectangle(150, 124, 900, 540, 20, canvas.colour("woodLight"));
  svg += line(
    "M150 232H1050M150 340H1050M150 448H1050M150 556H1050",
    canvas.shaded("woodLight", -0.07),
    4,
  );
  const grid =
    Array.from({ length: 13 }, (_, i) => `M${-240 + i * 40} -170V170`).join("") +
    Array.from({ length: 8 }, (_, i) => `M-260 ${-140 + i * 40}H260`).join("");
  const plan =
    rectangle(-254, -164, 520, 340, 4, "#1a0a1e", 'opacity=".22"') +
    rectangle(-260, -170, 520, 340, 4, canvas.colour("indigo")) +
    line(grid, canvas.colour("sky"), 1.2, 'opacity=".3"') +
    ring(-110, 10, 96, canvas.colour("white"), 6) +
    ring(-110, 10, 74, canvas.colour("white"), 2.4, 'stroke-dasharray="10 7"') +
    ring(60, -30, 66, canvas.colour("white"), 6) +
    line(
      "M116 20H230V130H20V70M-30 -60L-6 -52M-110 106V130M-40 80L-22 96",
      canvas.colour("white"),
      6,
      'stroke-linejoin="round"',
    ) +
    line("M-230 -140h110M-230 -120h70", canvas.colour("white"), 5, ROUND);
  svg += place(580, 396, plan, 1, -5);
  const sketch =
    rectangle(-120, -90, 240, 180, 3, canvas.colour("white")) +
    line("M-90 60H90M-60 60A60 70 0 0 1 60 60M-20 60V20H20V60", canvas.colour("basalt"), 5) +
    line("M-90 -60h80M-90 -40h50", canvas.colour("steel"), 5, ROUND);
  svg += place(884, 434, sketch, 1, 13);
  for (const [x, y, colour] of CUPS)
    svg +=
      circle(x - 5, y + 7, 42, "#1a0a1e", 'opacity=".2"') +
      circle(x, y, 42, canvas.colour(colour)) +
      circle(x, y, 33, canvas.shaded(colour, -0.1)) +
      circle(x, y, 29, canvas.colour("woodDark")) +
      line(`M${x + 38} ${y - 12}q26 12 0 26`, canvas.colour(colour), 9, ROUND);
  const ruler =
    rectangle(-160, -16, 320, 32, 5, canvas.colour("lemon")) +
    line(
      Array.from({ length: 15 }, (_, i) => `M${-146 + i * 21} -16v${i % 2 ? 10 : 16}`).join(""),
      canvas.colour("woodDark"),
      3,
    );
  svg += place(404, 592, ruler, 1, 8);
  svg +=
    line("M720 596L812 560", canvas.colour("red"), 13, ROUND) +
    line("M690 190L780 214", canvas.colour("greenMid"), 13, ROUND);
  svg += fromAbove(canvas, 470, 96, 1.3, -6, {
    cloth: "indigo",
    bands: ["marigold", "rose"],
    head: "braids",
    hands: [
      [-40, 130],
      [70, 150],
    ],
  });
  svg += fromAbove(canvas, 820, 92, 1.3, 8, {
    cloth: "marigold",
    head: "cap",
    hands: [
      [-60, 130],
      [40, 116],
    ],
    skin: "skin4",
  });
  svg += fromAbove(canvas, 640, 716, 1.3, 182, {
    cloth: "white",
    head: "straw",
    hands: [
      [-60, 140],
      [60, 104],
    ],
  });
  return (
    svg +
    fromAbove(canvas, 98, 420, 1.3, -88, {
      cloth: "greenMid",
      head: "hair",
      hands: [
        [-44, 126],
        [50, 108],
      ],
    })
  );
}

/** A round thing on a plate or in a basket, with a light at its upper right. */
const piece = (canvas: Canvas, x: number, y: number, r: number, colour: ColourName): string =>
  circle(x, y, r, canvas.colour(colour)) +
  ellipse(x + r * 0.3, y - r * 0.34, r * 0.3, r * 0.2, "#fff", 'opacity=".35"');

/** Those who share the meal, hands at their plates. */
const GUESTS: readonly FromAboveLook[] = (
  [
    { cloth: "red", bands: ["marigold", "white"], head: "braids" },
    { cloth: "white", head: "straw", headColour: "red" },
    { cloth: "violet", bands: ["rose", "lemon"], head: "braids", headColour: "marigold" },
    { cloth: "sky", head: "hair", skin: "skin4" },
    { cloth: "marigold", head: "hair" },
    { cloth: "greenDeep", bands: ["red", "white"], head: "braids", headColour: "glassTeal" },
    { cloth: "cream", head: "cap", headColour: "red", skin: "skin3" },
    { cloth: "indigo", bands: ["marigold", "rose"], head: "braids" },
  ] as const
).map((look, i) => ({
  ...look,
  hands: [
    [-46 + (i % 3) * 4, 108 + (i % 4) * 5],
    [42 + (i % 2) * 6, 124 - (i % 3) * 8],
  ],
}));

/** A shared meal along a woven runner. */
function sharedMeal(canvas: Canvas): string {
  const { random } = canvas;
  let svg = sheet(canvas.colour("greenMid"));
  for (let i = 0; i < 60; i++) {
    const x = random.between(0, WIDTH);
    const y = random.chance(0.5) ? random.between(0, 150) : random.between(660, 800);
    svg += line(
      `M${round(x)} ${round(y)}l-7 -16M${round(x)} ${round(y)}l7 -18`,
      canvas.colour("milpa"),
      4,
      ROUND,
    );
  }
  svg +=
    rectangle(-20, 196, 1240, 440, 0, "#1a0a1e", 'opacity=".2"') +
    rectangle(-20, 176, 1240, 440, 0, canvas.colour("woodLight"));
  svg += line("M0 264H1200M0 528H1200", canvas.shaded("woodLight", -0.08), 4);
  svg += bandStrip(
    canvas,
    random.pick(["rombo", "camino", "cielo", "milpa"] as const),
    0,
    352,
    WIDTH,
    92,
  );
  const plate = (x: number, y: number, food: ColourName): string =>
    circle(x - 6, y + 8, 68, "#1a0a1e", 'opacity=".18"') +
    circle(x, y, 68, canvas.colour("white")) +
    ring(x, y, 58, canvas.colour("glassBlue"), 5) +
    path(
      `M${x - 40} ${y + 4}A42 42 0 0 1 ${x + 10} ${y - 40}L${x + 2} ${y + 4}Z`,
      canvas.colour(food),
    ) +
    path(
      `M${x + 14} ${y - 38}A42 42 0 0 1 ${x + 36} ${y + 22}L${x + 6} ${y + 2}Z`,
      canvas.colour("cream"),
    ) +
    path(
      `M${x - 38} ${y + 10}A42 42 0 0 0 ${x + 32} ${y + 28}L${x + 2} ${y + 10}Z`,
      canvas.colour("milpa"),
    );
  const foods: readonly ColourName[] = [
    "earthDark",
    "redHot",
    "earthDark",
    "marigold",
    "earthDark",
    "redHot",
    "earthDark",
    "marigold",
  ];
  for (let i = 0; i < 4; i++) {
    svg += plate(150 + i * 300, 268, foods[i]!) + plate(150 + i * 300, 528, foods[i + 4]!);
    const x = 44 + i * 300;
    svg +=
      circle(x, 300, 27, canvas.colour("adobe")) +
      circle(x, 300, 20, canvas.colour("marigold")) +
      circle(x + 210, 500, 27, canvas.colour("glassTeal")) +
      circle(x + 210, 500, 20, canvas.colour("rose"));
  }
  svg +=
    circle(600, 398, 82, canvas.colour("wood")) +
    ring(600, 398, 72, canvas.colour("woodLight"), 7, 'stroke-dasharray="14 7"') +
    path("M540 390L610 340L664 400L600 456Z", canvas.colour("red"));
  for (let i = 0; i < 4; i++)
    svg += circle(588 + i * 9, 402 - i * 7, 44, canvas.shaded("cream", i % 2 ? -0.03 : 0));
  for (let i = 0; i < 9; i++)
    svg += piece(
      canvas,
      270 + (i % 3) * 34,
      366 + Math.floor(i / 3) * 30,
      20,
      (["red", "lime", "marigold"] as const)[i % 3]!,
    );
  for (let i = 0; i < 8; i++)
    svg += piece(
      canvas,
      900 + (i % 4) * 32,
      376 + Math.floor(i / 4) * 40,
      18,
      i % 2 ? "greenDeep" : "milpa",
    );
  const guests = random.shuffle(GUESTS);
  guests.forEach((look, i) => {
    const above = i < 4;
    const x = 150 + (i % 4) * 300 + random.between(-6, 6);
    const degrees = (above ? 0 : 180) + random.between(-4, 4);
    svg += fromAbove(canvas, x, above ? 92 : 714, 1.12, degrees, look);
  });
  return svg;
}

/** A basket of one kind of produce. */
function produce(
  canvas: Canvas,
  x: number,
  y: number,
  r: number,
  colours: readonly ColourName[],
  size: number,
): string {
  const { random } = canvas;
  let svg =
    circle(x - 8, y + 12, r, "#1a0a1e", 'opacity=".22"') +
    circle(x, y, r, canvas.colour("woodLight"));
  svg += ring(
    x,
    y,
    r * 0.93,
    canvas.colour("wood"),
    r * 0.09,
    `stroke-dasharray="${round(r * 0.16)} ${round(r * 0.07)}"`,
  );
  svg += circle(x, y, r * 0.84, canvas.shaded("wood", -0.08));
  for (let ringIndex = 3; ringIndex >= 0; ringIndex--) {
    const reach = r * 0.2 * ringIndex + (ringIndex ? r * 0.05 : 0);
    const count = ringIndex ? Math.floor((6.28 * reach) / (size * 1.7)) : 1;
    for (let i = 0; i < count; i++) {
      const angle = (i / count) * 6.28 + ringIndex;
      svg += piece(
        canvas,
        x + Math.cos(angle) * reach,
        y + Math.sin(angle) * reach,
        size,
        random.pick(colours),
      );
    }
  }
  return svg;
}

/** A bunch of cut flowers tied together, lying on the cloth. */
function bunch(canvas: Canvas, x: number, y: number, colour: ColourName, degrees: number): string {
  let stems = "";
  let heads = "";
  for (let i = 0; i < 9; i++) {
    const lean = (i - 4) * 15;
    const top = -96 - (i % 3) * 26;
    stems += `M${lean * 0.2} 60L${lean} ${top}`;
    heads +=
      circle(lean, top, 22, canvas.colour(colour)) +
      circle(lean, top, 9, canvas.colour("marigoldDeep"));
  }
  return place(
    x,
    y,
    line(stems, canvas.colour("green"), 6, ROUND) +
      heads +
      rectangle(-16, 2, 32, 20, 6, canvas.colour("cream")),
    1,
    degrees,
  );
}

/** What is sold: tomatoes, limes, oranges, avocados, eggs, chillies. */
const CROPS: readonly { colours: readonly ColourName[]; size: number }[] = [
  { colours: ["red", "redHot", "tile"], size: 30 },
  { colours: ["lime", "milpa", "glassLime"], size: 25 },
  { colours: ["marigold", "marigoldDeep", "lemon"], size: 34 },
  { colours: ["greenDeep", "green", "pine"], size: 38 },
  { colours: ["cream", "sand", "white"], size: 27 },
  { colours: ["rose", "redDeep", "violet"], size: 24 },
];

/** A seller's cloth at the market, seen from above: a hand gives, a hand takes. */
function marketCloth(canvas: Canvas): string {
  let svg = earthFromAbove(canvas, "sand", 160);
  let cloth =
    rectangle(-452, -300, 920, 640, 6, "#1a0a1e", 'opacity=".2"') +
    rectangle(-460, -310, 920, 640, 6, canvas.colour("indigo"));
  cloth +=
    bandStrip(canvas, "cielo", -460, -310, 920, 70) +
    bandStrip(canvas, "materiales", -460, -40, 920, 92) +
    bandStrip(canvas, "cielo", -460, 260, 920, 70);
  let fringe = "";
  for (let i = 0; i < 62; i++) fringe += `M${-452 + i * 15} 330v24M${-452 + i * 15} -310v-22`;
  cloth += line(fringe, canvas.colour("cream"), 4, ROUND);
  svg += place(600, 400, cloth, 1, -5);
  const crops = canvas.random.shuffle(CROPS);
  const baskets = [
    [300, 250, 124],
    [586, 216, 108],
    [872, 226, 126],
    [322, 566, 128],
    [622, 596, 104],
  ] as const;
  baskets.forEach(([x, y, r], i) => {
    const { colours, size } = crops[i]!;
    svg += produce(canvas, x, y, r, colours, size);
  });
  svg +=
    bunch(canvas, 868, 560, "rose", 14) +
    bunch(canvas, 968, 566, "white", 26) +
    bunch(canvas, 780, 590, "marigold", -4);
  svg += fromAbove(canvas, 560, 22, 1.35, 4, {
    cloth: "redDeep",
    bands: ["marigold", "white"],
    head: "braids",
    hands: [
      [-90, 120],
      [64, 230],
    ],
  });
  svg += fromAbove(canvas, 490, 780, 1.35, 186, {
    cloth: "white",
    head: "straw",
    headColour: "indigo",
    hands: [
      [-62, 250],
      [70, 90],
    ],
  });
  return (
    svg +
    circle(482, 430, 17, canvas.colour("lemon")) +
    circle(512, 420, 17, canvas.colour("marigold"))
  );
}

/** A table where bottles are washed, sorted by colour and counted. */
function bottleSort(canvas: Canvas): string {
  const { random } = canvas;
  let svg = boards(canvas, random.pick(["wood", "woodLight", "indigo"] as const), 133);
  const heaps: readonly (readonly [number, number, number, readonly ColourName[]])[] = [
    [220, 220, 150, ["glassGreen", "glassLime"]],
    [600, 200, 140, ["glassAmber", "marigold"]],
    [980, 220, 150, ["glassBlue", "glassTeal"]],
  ];
  for (const [x, y, r, colours] of heaps) {
    svg +=
      circle(x - 8, y + 12, r + 14, "#1a0a1e", 'opacity=".22"') +
      circle(x, y, r + 14, canvas.colour("steelDark")) +
      circle(x, y, r, canvas.colour("steel"));
    for (let i = 0; i < 17; i++) {
      const angle = i * 2.4;
      const reach = r * 0.2 * Math.sqrt(i);
      svg += bottleDisc(
        canvas,
        x + Math.cos(angle) * reach,
        y + Math.sin(angle) * reach,
        r * 0.22,
        random.pick(colours),
      );
    }
  }
  for (let i = 0; i < 16; i++)
    svg += bottleDisc(canvas, 150 + i * 62, 470 + (i % 3) * 46, 27, GLASS[random.integer(0, 8)]!);
  svg += fromAbove(canvas, 330, 716, 1.3, 178, {
    cloth: "violet",
    bands: ["marigold", "white"],
    head: "braids",
    hands: [
      [-80, 170],
      [50, 130],
    ],
  });
  svg += fromAbove(canvas, 640, 724, 1.3, 184, {
    cloth: "lime",
    head: "cap",
    headColour: "red",
    skin: "skin4",
    hands: [
      [-50, 140],
      [70, 160],
    ],
  });
  return (
    svg +
    fromAbove(canvas, 930, 716, 1.3, 180, {
      cloth: "white",
      head: "straw",
      hands: [
        [-60, 150],
        [60, 120],
      ],
    })
  );
}

export const LOOKING_DOWN = {
  tiresFromAbove,
  drawingTable,
  sharedMeal,
  marketCloth,
  bottleSort,
} as const;
