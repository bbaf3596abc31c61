/** Fields, gardens and terraces. */
import type { Canvas } from "../canvas.ts";
import { tireFlat } from "../built/tire.ts";
import { tireWall } from "../built/tire-wall.ts";
import { dome } from "../built/dome.ts";
import { house, type HouseBay } from "../built/house.ts";
import { patchwork } from "../land/patchwork.ts";
import { hill } from "../land/hill.ts";
import { flowers } from "../land/plants.ts";
import { maize } from "../land/maize.ts";
import { pine } from "../land/trees.ts";
import { ridge } from "../path.ts";
import { people } from "../people/person.ts";
import { circle, line, path, place, rectangle } from "../svg.ts";
import { anyVolcanoes, backdrop, trees, WIDTH } from "./backdrop.ts";

/** */
function tireGarden(canvas: Canvas): string {
  let svg = backdrop(canvas, {
    sun: [0.78, 0.26],
    volcanoes: anyVolcanoes(canvas),
    horizon: 380,
    clouds: [[300, 130, 220]],
    fields: { y: 430, depth: 0.32, base: 18, bottom: 640 },
    town: [120, 448, 240],
  });
  svg += path(
    "M-10 520C200 470 420 476 600 500S1000 520 1210 478V810H-10Z",
    canvas.colour("greenMid", 0.05),
  );
  svg += trees(
    canvas,
    [
      [180, 520, 150, "round"],
      [1010, 520, 190, "round", "greenMid"],
      [1080, 516, 150, "cypress"],
      [250, 512, 120, "cypress"],
    ],
    0.05,
  );
  svg += house(canvas, 520, 540, 300, 90, {
    gable: true,
    items: ["arch", "door", "bottles", "arch"],
    roofHeight: 56,
  });
  for (const [y, x0, r, tw, th] of [
    [640, 40, 2, 84, 30],
    [796, -30, 2, 116, 42],
  ] as const) {
    svg += path(
      `M${x0 - 60} ${y + 4}V${y - r * th + 10}C300 ${y - r * th - 14} 900 ${y - r * th - 14} 1240 ${y - r * th + 8}V${y + 90}H-60Z`,
      canvas.colour(y < 700 ? "milpa" : "lime"),
    );
    svg += tireWall(canvas, x0 - 20, y, 1300, r, tw, th, 0, { planted: 0.3 });
    svg += flowers(canvas, x0 + 40, y - r * th + 4, 1000, 40, 12);
  }
  svg += people(canvas, [
    [430, 646, 110, { who: "woman", pose: "kneel", tool: "seedling" }],
    [760, 562, 92, { who: "boy", pose: "walk", pack: "red" }],
    [860, 732, 150, { who: "woman", pose: "walk", load: "basket", goods: "veg", flip: true }],
  ]);
  return svg;
}

/** */
function milpa(canvas: Canvas): string {
  let svg = backdrop(canvas, {
    sun: [0.5, 0.3],
    sunRadius: 80,
    volcanoes: anyVolcanoes(canvas),
    horizon: 400,
    clouds: [
      [180, 120, 200],
      [1020, 140, 220],
    ],
    fields: { y: 448, depth: 0.3, base: 20, bottom: 760, warmth: 0.6 },
  });
  svg += path("M-10 640C300 610 900 616 1210 646V810H-10Z", canvas.colour("soil"));
  const { random } = canvas;
  for (let r = 0; r < 2; r++)
    for (let i = 0; i < 15; i++) {
      const x = -10 + i * 88 + r * 44;
      if (r === 1 && x > 470 && x < 760) continue;
      svg += maize(canvas, x, 690 + r * 70, 220 + r * 60);
    }
  svg += people(canvas, [
    [560, 772, 236, { who: "woman", pose: "carryHead", load: "basket", goods: "maize" }],
    [
      700,
      776,
      240,
      {
        who: "man",
        pose: "hold",
        hat: "straw",
        shirt: "white",
        trousers: "indigo",
        flip: true,
        morral: true,
      },
    ],
  ]);
  for (let i = 0; i < 6; i++) svg += maize(canvas, -20 + i * 60 + (i > 2 ? 920 : 0), 830, 300);
  return svg;
}

/** */
function nursery(canvas: Canvas): string {
  let svg = backdrop(canvas, {
    sun: [0.76, 0.26],
    volcanoes: [{ x: 330, y: 180, reach: 320 }],
    horizon: 400,
    clouds: [[720, 120, 220]],
    fields: { y: 450, depth: 0.32, base: 18, bottom: 660 },
  });
  svg += path("M-10 560C300 520 900 560 1210 500V810H-10Z", canvas.colour("greenMid"));
  const { random } = canvas;
  for (let r = 0; r < 4; r++)
    for (let i = 0; i < 12 - r; i++) {
      const x = 60 + i * (94 + r * 12) + r * 24,
        y = 586 + r * 54 - (i / 12) * 30;
      if (r > 1 && x > 380 && x < 860) continue;
      svg += pine(canvas, x, y, 52 + r * 16, 0);
    }
  svg += path("M380 800C430 660 620 600 760 596C800 640 840 720 860 800Z", canvas.colour("soil"));
  for (let i = 0; i < 3; i++) svg += pine(canvas, 660 + i * 44, 660 + i * 40, 50 + i * 10);
  svg += people(canvas, [
    [470, 762, 240, { who: "woman", pose: "kneel", tool: "seedling" }],
    [
      760,
      752,
      232,
      {
        who: "man",
        pose: "dig",
        tool: "hoe",
        hat: "straw",
        flip: true,
        shirt: "white",
        trousers: "indigo",
      },
    ],
    [600, 690, 120, { who: "boy", pose: "pass", tool: "bucket" }],
  ]);
  svg += trees(canvas, [
    [1120, 560, 260, "round"],
    [60, 580, 220, "round", "milpa"],
  ]);
  return svg;
}

/** */
function garden(canvas: Canvas): string {
  let svg = backdrop(canvas, {
    sun: [0.2, 0.26],
    volcanoes: [{ x: 800, y: 190, reach: 330 }],
    horizon: 390,
    clouds: [
      [520, 120, 220],
      [1060, 150, 180],
    ],
    fields: { y: 440, depth: 0.32, base: 18, bottom: 640 },
  });
  svg += house(canvas, 700, 570, 340, 110, {
    items: ["window", "door", "bottles", "window"],
    gable: true,
    colour: "plaster",
    roofHeight: 70,
  });
  svg += path("M-10 560H1210V810H-10Z", canvas.colour("earth"));
  const { random } = canvas;
  for (let r = 0; r < 4; r++) {
    const y = 612 + r * 56;
    svg += rectangle(-20, y, WIDTH + 40, 20 + r * 3, 10, canvas.colour("soil"));
    for (let i = 0; i < 22 - r * 3; i++) {
      const x = 10 + i * (56 + r * 9);
      const sc = 0.8 + r * 0.18;
      if (r % 2)
        svg += place(
          x,
          y + 4,
          path(
            "M0 0C-22 -4 -26 -26 -16 -30C-8 -36 8 -36 16 -30C26 -26 22 -4 0 0Z",
            canvas.colour("lime"),
          ) + path("M0 0C-12 -6 -14 -20 0 -26C14 -20 12 -6 0 0Z", canvas.colour("milpa")),
          sc,
        );
      else
        svg += place(
          x,
          y + 4,
          line(
            "M0 0C-4 -16 -14 -20 -18 -24M0 0V-30M0 0C4 -16 14 -20 18 -24",
            canvas.colour("green"),
            5,
            'stroke-linecap="round"',
          ) + (i % 3 ? "" : circle(4, -10, 6, canvas.colour("red"))),
          sc,
        );
    }
  }
  svg +=
    people(canvas, [
      [360, 720, 230, { who: "woman", pose: "kneel", tool: "seedling" }],
      [640, 768, 200, { who: "girl", pose: "pass", tool: "bucket", woven: true }],
      [900, 770, 250, { who: "man", pose: "dig", tool: "hoe", hat: "straw", flip: true }],
    ]) +
    tireFlat(canvas, 120, 770, 80) +
    flowers(canvas, 70, 724, 100, 18, 16);
  return svg;
}

/** */
function terraces(canvas: Canvas): string {
  let svg = backdrop(canvas, {
    sun: [0.66, 0.3],
    sunRadius: 70,
    volcanoes: anyVolcanoes(canvas),
    horizon: 330,
    clouds: [
      [260, 110, 230],
      [1010, 120, 200],
    ],
  });
  const f = ridge(canvas.random, {
    width: WIDTH,
    y: 396,
    amplitude: 40,
    frequency: 0.7,
    tilt: -50,
  });
  const p = patchwork(canvas, f, {
    depth: 0.18,
    strips: 8,
    base: 26,
    growth: 1.24,
    parcel: 130,
    slant: 44,
    warmth: 0.6,
  });
  svg += p.svg;
  const { random } = canvas;
  for (let i = 0; i < 9; i++) {
    const k = 1 + (i % 6);
    const x = random.between(60, 1140);
    const y = p.contour(k)(x);
    svg += trees(
      canvas,
      [
        [
          x,
          y + 6,
          50 + k * 14,
          random.pick(["round", "cypress", "round", "pine"] as const),
          random.pick(["green", "greenMid"] as const),
        ],
      ],
      0.12,
    );
  }
  const hk = random.shuffle(["plaster", "rose", "sky", "marigold", "cream", "adobeLight"] as const);
  for (let i = 0; i < 5; i++) {
    const k = [1, 3, 2, 4, 2][i]!;
    const x = [180, 360, 560, 800, 1000][i]! + random.between(-40, 40);
    svg += house(
      canvas,
      x,
      p.contour(k)(x) + 14,
      58 + k * 13 + random.between(-8, 16),
      20 + k * 5,
      {
        items: random.pick<readonly HouseBay[]>([
          ["window", "door"],
          ["door", "window"],
          ["window", "door", "window"],
          ["arch", "door"],
        ]),
        roofHeight: 16 + k * 3,
        depth: 0.1,
        colour: hk[i],
        gable: i % 2 === 1,
      },
    );
  }
  svg += people(canvas, [
    [420, 700, 96, { who: "man", pose: "dig", tool: "hoe", hat: "straw" }],
    [560, 720, 98, { who: "woman", pose: "carryHead", load: "basket" }],
    [860, 690, 92, { who: "woman", pose: "kneel", tool: "seedling" }],
  ]);
  return svg;
}

/** */
function closing(canvas: Canvas): string {
  let svg = backdrop(canvas, {
    style: "rings",
    reach: 640,
    sun: [0.86, 0.42],
    sunRadius: 46,
    volcanoes: [
      { x: 1010, y: 370, reach: 250 },
      { x: 760, y: 450, reach: 170, far: true, plume: 100 },
    ],
    horizon: 560,
    clouds: [],
    fields: { y: 606, depth: 0.26, base: 18, bottom: 760, warmth: 0.5 },
  });
  svg += hill(
    canvas,
    (x) => 716 - 34 * Math.sin((x / 1200) * 3.14 + 0.3),
    canvas.colour("greenMid"),
  );
  svg +=
    tireWall(canvas, 760, 716, 360, 2, 44, 15, 0, { planted: 0.2 }) +
    dome(canvas, 830, 690, 46, { rows: 10, door: true, bottles: 4 }) +
    dome(canvas, 920, 690, 54, { rows: 11, colour: "cream", door: true, bottles: 5 }) +
    house(canvas, 990, 690, 120, 34, { items: ["window", "door", "window"], roofHeight: 24 });
  svg += patchwork(canvas, (x) => 742 + 8 * Math.sin(x / 90), {
    depth: 0,
    strips: 2,
    base: 34,
    parcel: 170,
    bottom: 812,
    warmth: 0.4,
  }).svg;
  svg += trees(canvas, [
    [90, 720, 120, "round"],
    [1160, 716, 110, "round", "greenMid"],
    [150, 716, 90, "cypress"],
  ]);
  svg += people(canvas, [
    [330, 770, 92, { who: "woman", pose: "carryHead", load: "basket", goods: "flowers" }],
    [390, 774, 64, { who: "girl", pose: "walk", woven: true }],
    [
      520,
      776,
      92,
      {
        who: "man",
        pose: "barrow",
        tool: "barrow",
        hat: "straw",
        shirt: "white",
        trousers: "indigo",
      },
    ],
    [640, 768, 62, { who: "boy", pose: "run", pack: "red" }],
  ]);
  svg +=
    maize(canvas, 20, 812, 150) +
    maize(canvas, 60, 816, 120, 0, { flip: true }) +
    maize(canvas, 1180, 812, 150);
  return svg;
}

export const FIELD = { tireGarden, milpa, nursery, garden, terraces, closing };
