/** Bottles packed with wrappers, and the walls made of them. */
import { bottle } from "../../built/bottle.ts";
import { clip } from "../../built/clip.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import type { ColourName } from "../../canvas/palette.ts";
import { round } from "../../canvas/path.ts";
import { circle, ellipse, line, path, place, rectangle, ring, ROUND } from "../../canvas/svg.ts";
import { bandStrip } from "../../cloth/bands.ts";
import { cloud } from "../../land/cloud.ts";
import { tufts } from "../../land/plants.ts";
import { SLEEVES } from "../../people/forearm.ts";
import { fist } from "../../people/hands.ts";
import { CAST } from "../parts/cast.ts";
import { closeFigure } from "../parts/close-figure.ts";
import { trees, WIDTH } from "../parts/backdrop.ts";
import { limePlaster, sheet } from "../parts/grounds.ts";

/** A frame filled with ecobricks disappears behind its plaster. */
function ecobrickWall(canvas: Canvas): string {
  const { random } = canvas;
  let svg = sheet(canvas.light((air) => air.sky[4]));
  svg += cloud(canvas, 180, 110, 220) + cloud(canvas, 1010, 90, 200);
  svg += path("M-10 300C300 240 800 250 1210 300V810H-10Z", canvas.colour("greenMid", 0.2));
  svg += trees(canvas, [[1150, 420, 330, "round"]], 0.12);
  svg += rectangle(60, 150, 1010, 540, 8, canvas.colour("wood"));
  for (let row = 0; row < 3; row++)
    for (let i = 0; i < 21; i++) {
      const cap = random.pick(["red", "marigold", "glassBlue"] as const);
      const brick = bottle(canvas, 0, 0, 166, "glassGreen", { packed: true, cap });
      svg +=
        i % 2
          ? place(98 + i * 47, 172 + row * 172, brick, [1, -1])
          : place(98 + i * 47, 338 + row * 172, brick);
    }
  let wire = "";
  for (let i = -12; i < 26; i++) wire += `M${60 + i * 46} 690l540-540M${60 + i * 46} 150l540 540`;
  const frame = "M66 156H1064V684H66Z";
  svg += `<g ${clip(canvas, frame)}>${line(wire, canvas.colour("steelDark"), 1.6, 'opacity=".5"')}</g>`;
  svg +=
    rectangle(60, 336, 1010, 16, 2, canvas.colour("woodDark")) +
    rectangle(60, 508, 1010, 16, 2, canvas.colour("woodDark"));
  const coat = "M520 150H1070V690H640C560 640 700 560 600 480S660 330 560 290S560 190 520 150Z";
  svg += `<g ${clip(canvas, frame)}>${limePlaster(canvas, coat, 1100)}</g>`;
  svg += bandStrip(canvas, "milpa", 640, 600, 430, 84);
  svg +=
    ring(860, 380, 110, canvas.colour("adobe"), 18, 'stroke-dasharray="30 16"') +
    circle(860, 380, 76, canvas.colour("rose")) +
    circle(860, 380, 44, canvas.colour("marigold"));
  svg +=
    rectangle(44, 138, 1042, 26, 5, canvas.colour("woodDark")) +
    rectangle(44, 676, 1042, 26, 5, canvas.colour("woodDark"));
  svg +=
    rectangle(-10, 700, WIDTH + 20, 110, 0, canvas.colour("earth")) +
    tufts(canvas, () => 800, 0, WIDTH, 30, 16, canvas.colour("green"));
  const [a, b] = random.pick([
    [CAST.father, CAST.mother],
    [CAST.mason, CAST.neighbor],
    [CAST.neighbor, CAST.guest],
  ] as const);
  const helper = closeFigure(canvas, [236, 398], [186, 700], 146, {
    ...b,
    turn: 0.8,
    tilt: 6,
    mood: "talk",
    leans: true,
    legs: {
      left: { knee: [90, 780], foot: [60, 940] },
      right: { knee: [330, 780], foot: [330, 940] },
    },
    left: { elbow: [210, 650], hand: [356, 700], grip: "bowl" },
    right: { elbow: [300, 628], hand: [372, 600], grip: "grip" },
  });
  const plasterer = closeFigure(canvas, [650, 326], [690, 860], 150, {
    ...a,
    turn: -0.9,
    tilt: -3,
    mood: "focus",
    left: { elbow: [520, 520], hand: [486, 404] },
    right: { elbow: [776, 610], hand: [640, 610], grip: "bowl" },
  });
  const girl = closeFigure(canvas, [1000, 440], [1010, 900], 138, {
    ...CAST.girl,
    turn: -0.7,
    tilt: -8,
    mood: "focus",
    gaze: [-1, -0.4],
    left: { elbow: [902, 630], hand: [910, 494], grip: "pinch", bent: -24 },
    right: { elbow: [1090, 680], hand: [1000, 690], grip: "rim" },
  });
  svg += helper.body + girl.body + plasterer.body;
  // The trowel presses lime between the bottles; the next one is ready; the brush follows the ring.
  svg += trowelAndHawk(canvas) + brushAndPot(canvas);
  svg += place(
    398,
    704,
    rectangle(-50, -176, 100, 182, 26, "#2a1416", 'opacity=".6"') +
      bottle(canvas, 0, 0, 236, "glassGreen", { packed: true, cap: "red" }),
  );
  return svg + helper.arms + girl.arms + plasterer.arms;
}

const TOOL_EDGE = 'stroke="#2a1416" stroke-width="3" stroke-opacity=".6"';

/** Wet lime before the trowel's blade, and a heap of it on its board. */
const trowelAndHawk = (canvas: Canvas): string =>
  path(
    "M330 470C350 380 320 300 400 262C470 240 520 268 500 320L450 400Q400 480 330 470Z",
    canvas.colour("white"),
    TOOL_EDGE,
  ) +
  path("M386 402L470 286L506 312L432 432Z", canvas.colour("steel"), TOOL_EDGE) +
  line("M456 362L500 404", canvas.colour("steelDark"), 12, ROUND) +
  line("M478 378L514 416", canvas.colour("wood"), 24, ROUND) +
  path("M520 560Q560 480 610 520Q650 500 684 562Z", canvas.colour("white"), TOOL_EDGE) +
  path("M486 560H722V586H486Z", canvas.colour("woodLight"), TOOL_EDGE);

const brushAndPot = (canvas: Canvas): string =>
  line("M908 440L930 530", canvas.colour("wood"), 14, ROUND) +
  path("M878 404L920 384L930 440L890 452Z", canvas.colour("redHot"), TOOL_EDGE) +
  path("M930 672H1020L1006 770H944Z", canvas.colour("steel"), TOOL_EDGE) +
  ellipse(975, 672, 45, 12, canvas.colour("redHot"), TOOL_EDGE);

const SCRAPS: readonly ColourName[] = [
  "red",
  "glassBlue",
  "white",
  "greenMid",
  "rose",
  "indigo",
  "lemon",
];

/** Clean scraps are pressed into a bottle with a stick until it is hard. */
function handEcobrick(canvas: Canvas): string {
  const { random } = canvas;
  let svg = sheet(canvas.colour("marigold"));
  svg += bandStrip(canvas, "materiales", 0, 0, WIDTH, 90);
  svg += circle(640, 430, 380, canvas.shaded("marigold", 0.03));
  svg += rectangle(-10, 640, WIDTH + 20, 170, 0, canvas.colour("wood"));
  svg += rectangle(-10, 640, WIDTH + 20, 16, 0, canvas.colour("woodLight"));
  svg += line("M0 700H1200M0 752H1200", canvas.colour("woodDark"), 3);
  for (let i = 0; i < 40; i++) {
    const x = random.between(60, 1140);
    const y = random.between(664, 790);
    const scrap = `M${round(x)} ${round(y)}l${round(random.between(16, 40))} ${round(random.between(-12, 6))}l8 ${round(random.between(8, 18))}l-28 ${round(random.between(2, 12))}z`;
    svg += path(scrap, canvas.colour(random.pick(SCRAPS)));
  }
  svg += ellipse(600, 700, 120, 18, "#2a0f14", 'opacity=".25"');
  svg += bottle(canvas, 600, 700, 470, "glassGreen", { packed: true });
  svg += rectangle(566, 224, 68, 50, 0, canvas.shaded("marigold", 0.03));
  svg += rectangle(576, 220, 48, 66, 4, canvas.colour("glassClear"));
  svg += rectangle(570, 232, 60, 12, 4, canvas.shaded("glassClear", -0.08));
  svg += line("M620 60L602 470", canvas.colour("woodLight"), 18, ROUND);
  svg += line("M624 90L606 440", canvas.colour("wood"), 4, `${ROUND} opacity=".6"`);
  svg += fist(canvas, 614, 150, 1.9, -80, "skin1", SLEEVES[1], { arm: 320 });
  return svg + fist(canvas, 536, 560, 2.1, 92, "skin1", SLEEVES[1], { arm: 300, flip: true });
}

/** A child pushes the last ecobrick into a stacked wall. */
function handStack(canvas: Canvas): string {
  const { random } = canvas;
  let svg = sheet(canvas.colour("woodDark"));
  const r = 70;
  let row = 0;
  for (let y = 62; y < 860; y += r * 1.76, row++)
    for (let x = row % 2 ? -10 : 62; x < WIDTH + r; x += r * 2.03) {
      const missing = Math.hypot(x - 670, y - 420) < r;
      svg += missing
        ? circle(x, y, r, canvas.shaded("woodDark", -0.12))
        : ecobrickEnd(canvas, x, y, r, random.integer(0, 5));
    }
  svg += line(
    "M-20 770L520 -30M560 830L1100 -30M1060 830L1300 460M-20 250L180 -30",
    canvas.colour("steelDark"),
    5,
    'opacity=".55"',
  );
  // The last one goes in, from a hand that has packed it.
  const { body, arms } = closeFigure(canvas, [1010, 312], [1060, 830], 176, {
    ...random.pick([CAST.girl, CAST.boy, CAST.schoolgirl]),
    turn: -0.9,
    tilt: -5,
    mood: "smile",
    left: { elbow: [900, 640], hand: [760, 470], grip: "wrap" },
    right: { elbow: [1130, 640], hand: [880, 560], grip: "flat" },
  });
  svg += circle(664, 440, r * 1.2, "#1a0a1e", 'opacity=".35"');
  return svg + body + ecobrickEnd(canvas, 670, 420, r * 1.15, 6) + arms;
}

/** The round end of an ecobrick: scraps behind the five feet of the bottle. */
function ecobrickEnd(canvas: Canvas, x: number, y: number, r: number, turn: number): string {
  const { random } = canvas;
  let scraps = "";
  for (let i = 0; i < 9; i++) {
    const angle = (i / 9) * Math.PI * 2 + turn;
    const colour = random.pick(SCRAPS);
    const reach = random.between(0.34, 0.6) * r;
    const size = random.between(0.26, 0.42) * r;
    scraps += ellipse(
      0,
      0,
      size,
      size * 0.6,
      canvas.colour(colour),
      `transform="translate(${round(x + Math.cos(angle) * reach)} ${round(y + Math.sin(angle) * reach)}) rotate(${random.integer(0, 180)})"`,
    );
  }
  let feet = "";
  for (let i = 0; i < 5; i++) {
    const angle = (i / 5) * Math.PI * 2 + turn;
    feet += `M${round(x + Math.cos(angle) * r * 0.26)} ${round(y + Math.sin(angle) * r * 0.26)}L${round(x + Math.cos(angle) * r * 0.84)} ${round(y + Math.sin(angle) * r * 0.84)}`;
  }
  return (
    circle(x, y, r, canvas.shaded("glassClear", -0.16)) +
    circle(x, y, r * 0.93, canvas.colour("glassClear")) +
    scraps +
    line(feet, "#fff", r * 0.11, `${ROUND} opacity=".5"`) +
    circle(x, y, r * 0.2, canvas.shaded("glassClear", -0.06)) +
    line(
      `M${round(x - r * 0.5)} ${round(y - r * 0.6)}A${round(r * 0.78)} ${round(r * 0.78)} 0 0 1 ${round(x + r * 0.3)} ${round(y - r * 0.72)}`,
      "#fff",
      r * 0.09,
      `${ROUND} opacity=".85"`,
    )
  );
}

export const ECOBRICKS = { ecobrickWall, handEcobrick, handStack } as const;
