/** Houses that stand alone: of tires, of bamboo, and a dome of two storeys. */
import { bambooPole } from "../built/bamboo.ts";
import { bottleField } from "../built/bottle.ts";
import { clip } from "../built/clip.ts";
import { dome } from "../built/dome.ts";
import { win } from "../built/openings.ts";
import { tileRoof } from "../built/roof.ts";
import { solarPanel } from "../built/solar.ts";
import { waterTank } from "../built/tank.ts";
import { tireFlat } from "../built/tire.ts";
import { tireWall } from "../built/tire-wall.ts";
import type { Canvas } from "../canvas.ts";
import { bandStrip } from "../cloth/bands.ts";
import { agave, bananaLeaf, flowers, tufts } from "../land/plants.ts";
import { ribbon } from "../land/ribbon.ts";
import { lerp, round } from "../path.ts";
import { people } from "../people/person.ts";
import { circle, line, path, rectangle } from "../svg.ts";
import { backdrop, ground, groundShadow, trees, WIDTH } from "./backdrop.ts";

const ROUND = 'stroke-linecap="round"';

/** The glazed front of the tire home: panes that lean back, and what grows behind them. */
function greenhouse(canvas: Canvas, x: number, y: number, width: number, height: number): string {
  const { random } = canvas;
  const panes = `M${x} ${y}V${y - height}H${x + width}V${y}Z`;
  let leaves = "";
  let fruit = "";
  for (let i = 0; i < 12; i++) {
    const cx = x + (width * (i + 0.5)) / 12;
    const top = random.between(0.5, 0.86) * height;
    leaves += `M${round(cx)} ${y}q${round(random.between(-10, 10))} ${round(-top * 0.6)} ${round(random.between(-12, 12))} ${round(-top)}`;
    leaves += `M${round(cx)} ${round(y - top * 0.4)}q14 -8 20 -22M${round(cx)} ${round(y - top * 0.5)}q-14 -8 -20 -20`;
    fruit += `M${round(cx + 9)} ${round(y - top * 0.52)}h.01`;
  }
  const bars = Array.from(
    { length: 5 },
    (_, i) => `M${round(x + (width * i) / 4)} ${y}v${-height}`,
  ).join("");
  return (
    path(panes, canvas.night ? "#ffc862" : canvas.colour("glassClear")) +
    `<g ${clip(canvas, panes)}>` +
    line(leaves, canvas.colour("greenMid"), 8, ROUND) +
    line(fruit, canvas.colour("redHot"), 14, ROUND) +
    path(
      `M${x + width * 0.1} ${y}L${x + width * 0.34} ${y - height}h${width * 0.14}L${x + width * 0.22} ${y}Z`,
      "#fff",
      'opacity=".3"',
    ) +
    "</g>" +
    line(bars, canvas.colour("wood"), 9) +
    line(
      `M${x - 4} ${y - height}H${x + width + 4}M${x - 4} ${y}H${x + width + 4}`,
      canvas.colour("wood"),
      10,
    )
  );
}

/** A family's house of rammed tires, dug into its slope: glass in front, panels and a tank. */
function tireHome(canvas: Canvas): string {
  let svg = backdrop(canvas, {
    sun: [0.82, 0.24],
    volcanoes: [{ x: 270, y: 180, reach: 320 }],
    horizon: 410,
    clouds: [[600, 120, 220]],
    fields: { y: 458, depth: 0.3, base: 18, bottom: 700 },
  });
  svg += path(
    "M-10 650C80 560 220 466 420 446S800 436 930 496S1090 600 1210 626V810H-10Z",
    canvas.colour("green"),
  );
  svg += tufts(
    canvas,
    (x) => 468 + Math.abs(x - 620) * 0.26,
    230,
    1020,
    16,
    14,
    canvas.colour("milpa"),
  );
  svg += trees(canvas, [
    [84, 640, 260, "round"],
    [440, 458, 120, "pine"],
    [850, 474, 150, "round", "milpa"],
  ]);
  svg += solarPanel(canvas, 520, 466, 140, 62, 0.3) + solarPanel(canvas, 676, 466, 140, 62, 0.3);
  svg += tireWall(canvas, 96, 706, 180, 3, 90, 38, 0, { planted: 0.4 });
  svg += tireWall(canvas, 184, 706, 180, 5, 90, 38, 0, { planted: 0.2 });
  svg += tireWall(canvas, 900, 706, 184, 5, 92, 38, 0, { planted: 0.2 });
  svg += tireWall(canvas, 1000, 706, 184, 3, 92, 38, 0, { planted: 0.4 });
  svg += rectangle(300, 500, 660, 206, 0, canvas.colour("plaster"));
  svg += rectangle(300, 500, 660, 22, 0, "#1a0a1e", 'opacity=".2"');
  svg += rectangle(300, 666, 660, 40, 0, canvas.colour("adobe"));
  svg +=
    rectangle(270, 478, 720, 30, 6, canvas.colour("wood")) +
    bandStrip(canvas, "camino", 270, 482, 720, 20);
  svg +=
    rectangle(322, 534, 190, 122, 8, canvas.colour("adobe")) +
    bottleField(canvas, 328, 540, 178, 110, 13);
  svg += rectangle(536, 540, 98, 166, 4, canvas.colour("glassTeal"));
  svg +=
    line("M585 540V706M536 600H634", canvas.shaded("glassTeal", -0.1), 4) +
    circle(622, 630, 5, canvas.colour("marigold"));
  svg += greenhouse(canvas, 664, 660, 270, 116);
  svg += path("M-10 700H1210V810H-10Z", canvas.colour("milpa"));
  svg += path("M300 706H960L900 730H240Z", "#1a0a1e", 'opacity=".12"');
  svg += waterTank(canvas, 1114, 724, 112, 176);
  svg += tufts(canvas, () => 784, 0, WIDTH, 20, 18, canvas.colour("greenMid"));
  svg += ribbon(
    [
      [610, 820, 150],
      [590, 760, 84],
      [586, 704, 48],
    ],
    canvas.colour("path"),
    canvas.shaded("path", -0.12),
  );
  svg += flowers(canvas, 250, 728, 220, 22, 13);
  svg += tireFlat(canvas, 1010, 786, 66) + flowers(canvas, 972, 748, 78, 14, 15);
  svg += groundShadow(770, 762, 90, 10, 0.14);
  return (
    svg +
    people(canvas, [
      [664, 762, 214, { who: "woman", pose: "walk", load: "basket", goods: "veg", flip: true }],
      [
        842,
        758,
        216,
        {
          who: "man",
          pose: "pass",
          tool: "bucket",
          hat: "straw",
          shirt: "white",
          trousers: "indigo",
        },
      ],
      [330, 772, 146, { who: "girl", pose: "run", woven: true }],
      [432, 766, 150, { who: "boy", pose: "run", shirt: "red" }],
    ])
  );
}

/** A gallery around the tower, on beams that stand out of the courses. */
function gallery(canvas: Canvas): string {
  const at = (t: number): readonly [number, number] => [
    lerp(432, 788, t),
    420 + Math.sin(t * Math.PI) * 20,
  ];
  let posts = "";
  let beams = "";
  for (let i = 0; i <= 12; i++) {
    const [x, y] = at(i / 12);
    posts += `M${round(x)} ${round(y)}v-46`;
    if (i % 2 === 0) beams += `M${round(x)} ${round(y + 8)}v16`;
  }
  return (
    line("M432 424Q610 466 788 424", canvas.colour("wood"), 13) +
    line("M432 417Q610 459 788 417", canvas.colour("woodLight"), 4) +
    line(beams, canvas.colour("woodDark"), 12, ROUND) +
    line(posts, canvas.colour("bambooDark"), 5) +
    line("M432 376Q610 418 788 376", canvas.colour("bamboo"), 8, ROUND)
  );
}

/** A dome of two storeys gets its coat; lime is mixed at its foot. */
function towerDome(canvas: Canvas): string {
  let svg = backdrop(canvas, {
    sun: [0.2, 0.26],
    volcanoes: [{ x: 980, y: 220, reach: 300, form: "shouldered" }],
    horizon: 450,
    clouds: [[1000, 110, 220]],
    fields: { y: 500, depth: 0.3, base: 18, bottom: 700 },
    town: [850, 512, 230],
  });
  svg += ground(canvas, (x) => 640 + 10 * Math.sin(x / 200), "greenMid", "milpa");
  svg += trees(canvas, [
    [270, 650, 280, "round"],
    [900, 648, 190, "pine"],
    [960, 652, 140, "round", "milpa"],
  ]);
  svg += groundShadow(570, 716, 330, 26, 0.18);
  svg += tireWall(canvas, 322, 714, 576, 2, 82, 34, 0, { planted: 0.25 });
  svg += dome(canvas, 610, 662, 196, {
    rows: 27,
    ratio: 2.62,
    colour: "cream",
    frame: "glassTeal",
    door: true,
    doorWidth: 0.24,
    doorHeight: 0.24,
    doorOpen: true,
    window: true,
    windowX: 0.02,
    windowY: 0.66,
    bottles: 9,
    bottlesAt: 0.38,
    plaster: 0.12,
    plasterColour: "adobe",
  });
  svg += people(canvas, [
    [520, 428, 128, { who: "woman", pose: "plaster", tool: "trowel", shadow: false }],
  ]);
  svg += gallery(canvas);
  svg +=
    path("M300 776C330 736 380 730 420 776Z", canvas.colour("plaster")) +
    path("M300 776C320 750 336 742 346 746C330 756 326 768 330 776Z", "#1a0a1e", 'opacity=".12"');
  svg += groundShadow(300, 776, 130, 12, 0.16) + groundShadow(856, 772, 80, 10, 0.16);
  svg += people(canvas, [
    [
      258,
      774,
      232,
      { who: "man", pose: "dig", tool: "hoe", hat: "straw", shirt: "white", trousers: "indigo" },
    ],
    [866, 770, 224, { who: "woman", pose: "walk", load: "jug", flip: true }],
    [
      470,
      770,
      210,
      { who: "volunteerMan", pose: "walk", tool: "bucket", hat: "hard", shirt: "teal" },
    ],
  ]);
  return svg + agave(canvas, 1076, 786, 100) + flowers(canvas, 960, 800, 200, 18, 15);
}

/** Canes of a clump: foot, height, thickness. */
const CLUMPS: readonly (readonly [x: number, height: number, width: number])[] = [
  [150, 420, 14],
  [196, 480, 16],
  [240, 400, 13],
  [1000, 430, 14],
  [1052, 500, 16],
  [1100, 410, 13],
];

/** A cane with its leaves, bent a little by their weight. */
function cane(
  canvas: Canvas,
  x: number,
  foot: number,
  height: number,
  width: number,
  depth: number,
): string {
  const { random } = canvas;
  let svg = bambooPole(canvas, x, foot, x + 14, foot - height, width, depth);
  for (let i = 0; i < 15; i++) {
    const t = 0.46 + i * 0.038;
    const degrees = (i % 2 ? 38 : 142) + random.between(-26, 26);
    svg += bananaLeaf(
      x + 13 * t,
      foot - height * t,
      random.between(2.6, 4.4) * width,
      degrees,
      canvas.colour(i % 3 ? "milpa" : "greenMid", depth),
      canvas.colour("green", depth),
    );
  }
  return svg;
}

/** The house of canes on its base of tires: walls lashed to beams, a porch, a wide roof. */
function houseOfCanes(canvas: Canvas): string {
  let svg = path("M330 700V470H870V700Z", canvas.shaded("bambooDark", -0.12));
  for (let i = 0; i < 26; i++) {
    const x = 342 + i * 20.8;
    if (x > 536 && x < 668) continue;
    svg += bambooPole(canvas, x, 702, x, 470, 19);
  }
  svg += path("M536 704V566A66 64 0 0 1 668 566V704Z", canvas.colour("woodDark"));
  svg += path("M548 704V568A54 52 0 0 1 656 568V704Z", canvas.shaded("woodDark", -0.06));
  svg +=
    line("M556 610Q602 664 650 604", canvas.colour("rose"), 13, ROUND) +
    line("M556 610Q602 664 650 604", canvas.colour("marigold"), 4, 'stroke-dasharray="8 8"');
  svg +=
    win(canvas, 400, 552, 88, 84, 0, { frame: "wood" }) +
    win(canvas, 716, 552, 88, 84, 0, { frame: "wood" });
  svg +=
    bambooPole(canvas, 324, 532, 534, 532, 13) +
    bambooPole(canvas, 670, 532, 876, 532, 13) +
    bambooPole(canvas, 324, 664, 534, 664, 13) +
    bambooPole(canvas, 670, 664, 876, 664, 13);
  svg += tireWall(canvas, 318, 722, 564, 1, 80, 34);
  svg +=
    rectangle(520, 700, 164, 12, 4, canvas.colour("woodLight")) +
    rectangle(508, 712, 188, 14, 4, canvas.colour("wood"));
  svg += rectangle(330, 466, 540, 30, 0, "#1a0a1e", 'opacity=".26"');
  for (const x of [300, 900]) svg += bambooPole(canvas, x, 724, x, 440, 17);
  return (
    svg +
    tileRoof(canvas, 262, 938, 322, 474, { insetLeft: 120, insetRight: 120, rows: 8, barrel: 15 })
  );
}

/** A house of bamboo between clumps; poles are brought and lashed. */
function bambooHouse(canvas: Canvas): string {
  let svg = backdrop(canvas, {
    sun: [0.3, 0.24],
    volcanoes: [{ x: 760, y: 150, reach: 360, form: "broad" }],
    horizon: 400,
    clouds: [[1020, 130, 200]],
    fields: { y: 450, depth: 0.34, base: 18, bottom: 680 },
  });
  svg += ground(canvas, (x) => 610 + 8 * Math.sin(x / 150), "greenMid", "milpa");
  for (const [x, height, width] of CLUMPS) svg += cane(canvas, x, 646, height, width, 0.06);
  svg += groundShadow(590, 730, 370, 24, 0.2) + houseOfCanes(canvas);
  svg += ribbon(
    [
      [606, 830, 130],
      [602, 770, 98],
      [602, 726, 88],
    ],
    canvas.colour("path"),
    canvas.shaded("path", -0.12),
  );
  svg += bambooPole(canvas, 206, 644, 598, 548, 13) + bambooPole(canvas, 214, 656, 606, 560, 13);
  svg += groundShadow(420, 778, 80, 11, 0.16) + groundShadow(792, 780, 80, 11, 0.16);
  svg += people(canvas, [
    [
      424,
      776,
      226,
      { who: "man", pose: "carryHead", hat: "straw", shirt: "white", trousers: "indigo" },
    ],
    [806, 780, 224, { who: "woman", pose: "plaster", flip: true }],
    [908, 782, 220, { who: "volunteerMan", pose: "hold", hat: "hard", flip: true, shirt: "sky" }],
  ]);
  svg += cane(canvas, 40, 840, 640, 25, 0) + cane(canvas, 1176, 840, 600, 24, 0);
  return svg + agave(canvas, 190, 796, 90) + flowers(canvas, 960, 800, 180, 18, 14);
}

export const SINGLE_HOMES = { towerDome, tireHome, bambooHouse } as const;
