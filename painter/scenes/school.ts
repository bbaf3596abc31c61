/** At school: rooms, yard, library, reading, graduation. */
import { bambooPole } from "../built/bamboo.ts";
import { bottleField } from "../built/bottle.ts";
import { clip } from "../built/clip.ts";
import { tireRing } from "../built/tire.ts";
import type { Canvas } from "../canvas.ts";
import { bandStrip } from "../cloth/bands.ts";
import { papelPicado } from "../hero/papel-picado.ts";
import { treeRound } from "../land/trees.ts";
import { object } from "../objects/all.ts";
import type { ColourName } from "../palette.ts";
import { people, person, type PersonOptions } from "../people/person.ts";
import { circle, ellipse, line, path, place, rectangle, ring } from "../svg.ts";
import { anyVolcanoes, backdrop, ground, WIDTH } from "./backdrop.ts";
import { sheet } from "./grounds.ts";

const ROUND = 'stroke-linecap="round"';

/** A lesson on the green board: lines, a triangle, a wave. */
function blackboard(canvas: Canvas): string {
  const chalk = canvas.colour("cream");
  return (
    rectangle(400, 130, 520, 260, 8, canvas.colour("wood")) +
    rectangle(414, 144, 492, 232, 2, canvas.colour("greenDeep")) +
    line("M450 190h150M450 226h220M450 262h180", chalk, 6, `${ROUND} opacity=".9"`) +
    line("M720 330L770 220L830 330Z", canvas.colour("marigold"), 6, 'stroke-linejoin="round"') +
    line("M740 290h60", chalk, 4) +
    ring(856, 200, 22, canvas.colour("rose"), 6) +
    line("M450 330c20 -30 40 -30 60 0s40 30 60 0 40 -30 60 0", canvas.colour("sky"), 6, ROUND) +
    rectangle(400, 390, 520, 14, 3, canvas.colour("woodLight"))
  );
}

/** A pupil from behind on a chair at a desk; (x, y) is the edge of the desk. */
function pupilAtDesk(
  canvas: Canvas,
  x: number,
  y: number,
  height: number,
  width: number,
  look: PersonOptions,
): string {
  const wood = canvas.colour("wood");
  const chair = height * 0.28;
  return (
    rectangle(x - width / 2, y - 36, width, 22, 5, canvas.colour("woodLight")) +
    rectangle(x - width / 2 + 14, y - 14, 14, 90, 0, wood) +
    rectangle(x + width / 2 - 28, y - 14, 14, 90, 0, wood) +
    person(canvas, x, y + height * 0.43, height, {
      back: true,
      shadow: false,
      pose: "stand",
      ...look,
    }) +
    rectangle(x - chair, y, chair * 2, 30, 6, wood) +
    rectangle(x - chair * 0.9, y + 26, chair * 1.8, 100, 0, canvas.shaded("wood", -0.07))
  );
}

/** A lesson in a room with a window of bottles. */
function classroom(canvas: Canvas): string {
  let svg = sheet(canvas.colour("plaster"));
  svg += rectangle(0, 0, WIDTH, 40, 0, canvas.colour("wood"));
  for (let i = 0; i < 9; i++)
    svg += rectangle(40 + i * 140, 0, 34, 74, 3, canvas.colour("woodDark"));
  svg += rectangle(70, 120, 250, 330, 125, canvas.colour("adobe"));
  svg += bottleField(canvas, 84, 128, 222, 312, 15, {
    test: (x, y) => Math.hypot(x - 195, Math.max(0, 245 - y, y - 325)) < 106,
    glowing: true,
  });
  svg += path("M86 450L300 450L560 800H120Z", "#ffe9a8", 'opacity=".34"');
  svg += blackboard(canvas) + papelPicado(canvas, 330, 60, 1180, 60, 44, 20, 26);
  svg +=
    rectangle(980, 210, 170, 190, 4, canvas.colour("indigo")) +
    path("M1000 380C1040 330 1050 250 1090 280S1120 340 1134 380Z", canvas.colour("milpa")) +
    circle(1030, 262, 20, canvas.colour("marigold"));
  svg +=
    bandStrip(canvas, "libro", 0, 470, WIDTH, 40) +
    rectangle(0, 510, WIDTH, 300, 0, canvas.colour("adobe")) +
    path("M0 560H1200V810H0Z", canvas.colour("tileDark"));
  let tiles = "M0 620H1200M0 700H1200";
  for (let i = -4; i < 18; i++) tiles += `M${i * 100} 560L${(i - 6) * 180 + 480} 810`;
  svg += line(tiles, canvas.shaded("tileDark", 0.05), 3);
  svg += person(canvas, 660, 574, 310, {
    who: "woman",
    pose: "point",
    tool: "pointer",
    huipil: { cloth: "indigo", bands: ["marigold", "rose", "white", "red", "lime"] },
  });
  const girl = { who: "girl", woven: true } as const;
  for (const [x, y, look] of [
    [260, 660, { ...girl, braids: 2 }],
    [480, 668, { who: "boy" }],
    [860, 664, { ...girl, braids: 2 }],
    [1060, 660, { who: "boy" }],
  ] as const)
    svg += pupilAtDesk(canvas, x, y, 230, 170, look);
  for (const [x, y, look] of [
    [150, 766, { who: "boy" }],
    [380, 776, { ...girl, braids: 2 }],
    [620, 780, { who: "boy", arms: "up" }],
    [900, 774, { ...girl, braids: 1 }],
    [1120, 768, { who: "boy" }],
  ] as const)
    svg += pupilAtDesk(canvas, x, y, 284, 190, look);
  return svg;
}

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

/** A tire hanging as a swing, with a child on it. */
const swing = (canvas: Canvas, x: number, y: number, degrees: number): string =>
  `<g transform="rotate(${degrees} ${x} ${y - 20})">${tireRing(canvas, x, y, 60, { soil: false, hole: canvas.colour("lime") })}</g>`;

/** Swings and arches of tires. */
function playground(canvas: Canvas): string {
  let svg = backdrop(canvas, {
    sun: [0.7, 0.25],
    volcanoes: anyVolcanoes(canvas),
    horizon: 400,
    clouds: [[280, 140, 230]],
    fields: { y: 450, depth: 0.32, base: 18, bottom: 640 },
  });
  svg +=
    ground(canvas, () => 590, "lime", "milpa") +
    path(
      "M140 740C260 640 940 630 1100 700S940 836 500 816S80 800 140 740Z",
      canvas.colour("sand"),
    );
  const poles = canvas.colour("bambooDark");
  svg +=
    line("M300 720L410 250M520 720L410 250", poles, 22, ROUND) +
    line("M910 720L800 250M700 720L800 250", poles, 22, ROUND);
  svg += bambooPole(canvas, 370, 256, 842, 256, 28);
  svg += line("M520 262L470 560M650 262L690 548", canvas.colour("straw"), 8);
  svg += swing(canvas, 468, 606, 10) + swing(canvas, 694, 596, -9);
  svg += people(canvas, [
    [464, 646, 190, { who: "girl", pose: "sit", shadow: false }],
    [704, 634, 190, { who: "boy", pose: "sit", shadow: false, flip: true }],
    [1000, 664, 168, { who: "boy", pose: "run" }],
  ]);
  (["red", "marigold", "glassTeal", "rose", "indigo"] as const).forEach((colour, i) => {
    const x = 860 + i * 66;
    svg +=
      path(`M${x} 724a50 50 0 0 1 100 0z`, canvas.colour(colour)) +
      path(`M${x + 25} 724a25 25 0 0 1 50 0z`, canvas.colour("lime"));
  });
  svg += people(canvas, [
    [190, 760, 190, { who: "girl", pose: "run" }],
    [310, 784, 184, { who: "boy", pose: "run" }],
    [1120, 770, 184, { who: "girl", pose: "wave", flip: true }],
  ]);
  return svg + object(canvas, "ball", 420, 792, 56);
}

export const SCHOOL = {
  classroom,
  library,
  playground,
} as const;
