/** Building on paper: the plan in hand, on a drawing table, between those who talk it over. */
import { bottleDisc } from "../../built/bottle.ts";
import { dome } from "../../built/dome.ts";
import { tireRing } from "../../built/tire.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import type { ColourName } from "../../canvas/palette.ts";
import { circle, ellipse, line, path, place, rectangle, ring, ROUND } from "../../canvas/svg.ts";
import { object } from "../../objects/all.ts";
import { SLEEVES } from "../../people/forearm.ts";
import { fromAbove } from "../../people/from-above.ts";
import { pinch } from "../../people/grips.ts";
import { anyVolcanoes, backdrop, ground } from "../parts/backdrop.ts";
import { CAST } from "../parts/cast.ts";
import { closeFigure, type CloseLook } from "../parts/close-figure.ts";
import { boards, sheet } from "../parts/grounds.ts";

/** The plan on its table, without measures. */
function planSheet(canvas: Canvas): string {
  const ink = canvas.colour("white");
  let grid = "";
  for (let i = 1; i < 22; i++) grid += `M${170 + i * 40} 84V674`;
  for (let i = 1; i < 15; i++) grid += `M170 ${84 + i * 40}H1030`;
  const walls =
    "M300 520A150 190 0 0 1 600 520M480 520A130 160 0 0 1 740 520M250 520H960M250 534H960M410 520V440A40 46 0 0 1 490 440V520M740 520V420H930V520M720 424L835 340L950 424";
  const measures =
    "M250 570H960M250 560V580M600 560V580M960 560V580M230 330V520M220 330H240M220 520H240";
  return (
    `<g transform="rotate(-4 600 400)">` +
    rectangle(180, 96, 860, 590, 4, "#1a0a1e", 'opacity=".25"') +
    rectangle(170, 84, 860, 590, 4, canvas.colour("indigo")) +
    line(grid, canvas.colour("sky"), 1, 'opacity=".28"') +
    line(walls, ink, 4.5, 'stroke-linejoin="round"') +
    line(measures, ink, 2.4) +
    line(
      "M320 460H580M334 420H566M352 382H548M384 348H516M770 470H900",
      ink,
      2,
      'stroke-dasharray="10 6" opacity=".8"',
    ) +
    ring(820, 200, 60, ink, 3) +
    ring(820, 200, 30, ink, 3) +
    line("M260 150H460M260 180H400M260 210H430", ink, 4, `${ROUND} opacity=".9"`) +
    "</g>"
  );
}

/** A hand draws two domes and a house. */
function handPlan(canvas: Canvas): string {
  let svg = boards(canvas, "wood", 96) + planSheet(canvas);
  svg += tireRing(canvas, 214, 668, 96, { soil: false }) + object(canvas, "sprout", 214, 640, 130);
  const pencil =
    path("M0 0L26 -30L44 -18Z", canvas.colour("sand")) +
    path("M0 0L9 -10L14 -6Z", canvas.colour("basalt")) +
    path("M26 -30L236 -244L256 -232L44 -18Z", canvas.colour("marigold")) +
    path("M36 -24L246 -238L256 -232L44 -18Z", canvas.colour("marigoldDeep"));
  svg += place(742, 470, pencil, 1.15);
  svg += pinch(canvas, 806, 404, 1.9, -4, "skin1", SLEEVES[0]);
  const ruler =
    rectangle(-16, -120, 32, 240, 6, canvas.colour("lemon")) +
    line(
      "M-16 -90h14M-16 -60h20M-16 -30h14M-16 0h20M-16 30h14M-16 60h20M-16 90h14",
      canvas.colour("woodDark"),
      3,
    );
  svg += place(1090, 170, ruler, 1, 12);
  return (
    svg +
    bottleDisc(canvas, 120, 130, 56, "glassGreen") +
    bottleDisc(canvas, 84, 256, 42, "glassAmber")
  );
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
  svg += fromAbove(canvas, 470, 112, 1.3, -6, {
    cloth: "indigo",
    bands: ["marigold", "rose"],
    head: "braids",
    hands: [
      [-40, 130],
      [70, 150],
    ],
  });
  svg += fromAbove(canvas, 820, 108, 1.3, 8, {
    cloth: "marigold",
    head: "cap",
    hands: [
      [-60, 130],
      [40, 116],
    ],
    skin: "skin4",
  });
  svg += fromAbove(canvas, 640, 694, 1.3, 182, {
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

/** A plan on a table in the open, and those who will build it, near. */
function planTable(canvas: Canvas): string {
  const { random } = canvas;
  let svg = backdrop(canvas, {
    sun: [0.76, 0.2],
    volcanoes: anyVolcanoes(canvas),
    horizon: 390,
    clouds: [[300, 120, 220]],
    fields: { y: 440, depth: 0.34, base: 18, bottom: 640 },
  });
  svg += ground(canvas, (x) => 560 + 6 * Math.sin(x / 100), "lime", "milpa");
  svg += dome(canvas, 1060, 600, 170, { rows: 14, door: true, colour: "sand", bottles: 5 });
  const edge = 'stroke="#2a1416" stroke-width="3" stroke-opacity=".6" stroke-linejoin="round"';
  const [a, b, c, d, e] = random.shuffle<CloseLook>([
    CAST.mother,
    { ...CAST.mason, hat: "hard" },
    CAST.guest,
    CAST.father,
    CAST.schoolgirl,
  ]);
  const five = [
    closeFigure(canvas, [420, 266], [420, 640], 118, {
      ...b!,
      turn: 0.5,
      mood: "smile",
      left: { elbow: [336, 470], hand: [400, 540], grip: "flat" },
    }),
    closeFigure(canvas, [780, 262], [780, 640], 118, {
      ...d!,
      turn: -0.6,
      mood: "laugh",
      right: { elbow: [868, 470], hand: [800, 540], grip: "flat" },
    }),
    closeFigure(canvas, [600, 290], [600, 660], 122, {
      ...c!,
      down: true,
      left: { elbow: [506, 500], hand: [520, 600], grip: "flat" },
      right: { elbow: [694, 500], hand: [660, 604], grip: "point", bent: 30 },
    }),
    closeFigure(canvas, [196, 350], [180, 860], 146, {
      ...a!,
      turn: 0.95,
      tilt: 10,
      mood: "smile",
      left: { elbow: [90, 600], hand: [200, 690], grip: "flat" },
      right: { elbow: [312, 590], hand: [384, 640], grip: "point" },
    }),
    closeFigure(canvas, [1004, 356], [1024, 860], 146, {
      ...e!,
      turn: -0.9,
      tilt: -8,
      down: true,
      left: { elbow: [890, 600], hand: [846, 650], grip: "pinch" },
      right: { elbow: [1120, 610], hand: [1020, 700], grip: "wrap" },
    }),
  ];
  for (const { body } of five) svg += body;
  svg +=
    path("M170 640H1030L1180 830H20Z", canvas.colour("woodLight"), edge) +
    path("M300 654H910L990 790H210Z", canvas.colour("indigo"), edge) +
    line(
      "M350 760L420 676H560L540 760ZM620 764V690H790L820 764ZM420 676L540 760M660 764V720H720V764M850 690l40 70",
      canvas.colour("white"),
      5,
      'stroke-linejoin="round"',
    ) +
    ellipse(480, 720, 26, 14, "none", `stroke="${canvas.colour("sky")}" stroke-width="4"`);
  for (const { arms } of five) svg += arms;
  return svg;
}

export const PLANS = { handPlan, drawingTable, planTable } as const;
