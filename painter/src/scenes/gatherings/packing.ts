/** A bag is packed, and unpacked again at a host's house. */
import type { Canvas } from "../../canvas/canvas.ts";
import type { ColourName } from "../../canvas/palette.ts";
import { circle, ellipse, line, path, place, rectangle, ROUND } from "../../canvas/svg.ts";
import { bandStrip } from "../../cloth/bands.ts";
import { object } from "../../objects/all.ts";
import { armOf } from "../../people/forearm.ts";
import { pinch } from "../../people/grips.ts";
import { CAST } from "../parts/cast.ts";
import { closeFigure } from "../parts/close-figure.ts";
import { boards } from "../parts/grounds.ts";
import { nested } from "../parts/nested.ts";
import { beams, landWindow, paintedWall } from "../parts/rooms.ts";
import { TERRACES } from "../land/terraces.ts";

const EDGE = 'stroke="#2a1416" stroke-width="3" stroke-opacity=".6" stroke-linejoin="round"';

/** A glove for work, its fingers to the right; (x, y) is the cuff. */
const glove = (canvas: Canvas, x: number, y: number, degrees: number): string =>
  place(
    x,
    y,
    path(
      "M0 -34H60C80 -64 104 -62 100 -42L92 -30C120 -36 150 -34 150 -24C150 -14 120 -14 116 -14C150 -12 160 -8 158 0C156 8 120 6 116 4C146 8 152 14 148 20C142 28 116 22 108 20C126 28 130 34 124 40C104 46 80 40 60 34H0Z",
      canvas.colour("skyDeep"),
      EDGE,
    ) +
      rectangle(-10, -36, 30, 72, 6, canvas.colour("redHot"), EDGE) +
      line("M40 -20Q60 0 40 22", canvas.shaded("skyDeep", -0.12), 4, ROUND),
    1,
    degrees,
  );

/** On the bed lies what the work will want: a visitor sorts gloves, boots, hat and water bottle. */
function packingWork(canvas: Canvas): string {
  const { random } = canvas;
  const [upper, lower] = random.pick([
    ["sky", "indigo"],
    ["lemon", "teal"],
  ] as const);
  let svg = paintedWall(canvas, { split: 420, upper, lower }) + beams(canvas);
  svg += landWindow(canvas, 820, 110, 260, 210, "wood");
  const guest = closeFigure(canvas, [390, 262], [372, 640], 168, {
    ...CAST.guest,
    feet: 980,
    turn: 0.6,
    tilt: 10,
    down: true,
    mood: "smile",
    left: { elbow: [270, 560], hand: [430, 590], grip: "flat" },
    right: { elbow: [560, 500], hand: [640, 560], grip: "wrap", bent: 20 },
  });
  svg += guest.body;
  svg +=
    path("M60 620C300 580 900 580 1150 612L1260 830H-60Z", canvas.colour("red"), EDGE) +
    line(
      "M40 650C320 614 880 612 1166 640M10 700C320 668 880 664 1190 690M-20 762C320 740 880 738 1226 762",
      canvas.colour("marigold"),
      15,
      'stroke-dasharray="34 16"',
    ) +
    line(
      "M26 676C320 642 880 640 1178 666M-6 732C320 706 880 702 1208 728",
      canvas.colour("indigo"),
      20,
      'stroke-dasharray="60 22"',
    );
  svg += object(canvas, "backpack", 920, 660, 310);
  svg +=
    object(canvas, "boots", 220, 770, 200) +
    object(canvas, "hat", 1070, 770, 190) +
    glove(canvas, 560, 740, -8) +
    glove(canvas, 420, 776, 6);
  svg +=
    rectangle(672, 486, 64, 150, 22, canvas.colour("glassBlue"), EDGE) +
    rectangle(686, 462, 36, 30, 6, canvas.colour("basalt"), EDGE) +
    rectangle(678, 596, 52, 26, 0, canvas.colour("white"), 'opacity=".8"');
  return svg + guest.arms;
}

/** A garment on a hook: its shoulders at (x, y). */
const hung = (
  canvas: Canvas,
  x: number,
  y: number,
  colour: ColourName,
  knitted: boolean,
): string => {
  let rows = "";
  for (let i = 0; i < 5; i++) rows += `M${x - 84} ${y + 70 + i * 40}q84 14 168 0`;
  return (
    circle(x, y - 30, 11, canvas.colour("woodDark")) +
    path(
      `M${x - 30} ${y - 26}Q${x} ${y - 2} ${x + 30} ${y - 26}L${x + 92} ${y + 6}L${x + 126} ${y + 210}L${x + 84} ${y + 218}L${x + 78} ${y + 120}L${x + 88} ${y + 280}H${x - 88}L${x - 78} ${y + 120}L${x - 84} ${y + 218}L${x - 126} ${y + 210}L${x - 92} ${y + 6}Z`,
      canvas.colour(colour),
      EDGE,
    ) +
    (knitted
      ? line(rows, canvas.shaded(colour, 0.1), 9, 'stroke-dasharray="12 8"')
      : line(`M${x} ${y - 8}V${y + 280}`, canvas.shaded(colour, -0.14), 6) +
        line(
          `M${x - 60} ${y + 180}h34M${x + 26} ${y + 180}h34`,
          canvas.shaded(colour, -0.12),
          6,
          ROUND,
        ))
  );
};

/** In the house of a host: she hands a folded blanket; sweater and rain jacket have found their hooks. */
function packingHome(canvas: Canvas): string {
  const { random } = canvas;
  const [upper, lower] = random.pick([
    ["rose", "redDeep"],
    ["glassTeal", "indigo"],
  ] as const);
  let svg = paintedWall(canvas, { split: 520, upper, lower });
  svg +=
    rectangle(30, 96, 560, 26, 6, canvas.colour("wood"), EDGE) +
    hung(canvas, 180, 150, "greenMid", true) +
    hung(canvas, 440, 150, "marigold", false);
  svg +=
    rectangle(60, 640, 330, 26, 6, canvas.colour("woodLight"), EDGE) +
    rectangle(90, 664, 26, 150, 0, canvas.colour("wood")) +
    rectangle(334, 664, 26, 150, 0, canvas.colour("wood")) +
    place(
      130,
      616,
      rectangle(-60, -22, 96, 44, 10, canvas.colour("redHot"), EDGE) +
        path("M36 -28L70 -38V38L36 28Z", canvas.colour("steel"), EDGE) +
        ellipse(70, 0, 9, 38, canvas.colour("lemon")),
    ) +
    rectangle(230, 606, 96, 36, 16, canvas.colour("lime"), EDGE) +
    line("M254 624h48", canvas.shaded("lime", -0.12), 5, ROUND);
  for (const x of [150, 262])
    svg +=
      ellipse(x, 776, 46, 18, canvas.colour("indigoDeep"), EDGE) +
      line(`M${x - 24} 768Q${x} 736 ${x + 26} 770`, canvas.colour("rose"), 11, ROUND);
  const [host, guest] = random.pick([
    [CAST.mother, CAST.guestMan],
    [CAST.grandmother, CAST.guest],
  ] as const);
  const one = closeFigure(canvas, [676, 300], [656, 830], 156, {
    ...guest,
    hat: undefined,
    turn: 0.9,
    mood: "smile",
    left: { elbow: [590, 590], hand: [722, 660], grip: "wrap" },
    right: { elbow: [750, 540], hand: [770, 590], grip: "wrap", bent: -50 },
  });
  const two = closeFigure(canvas, [1016, 290], [1036, 830], 156, {
    ...host,
    turn: -0.7,
    mood: "laugh",
    left: { elbow: [930, 540], hand: [936, 592], grip: "wrap", bent: 50 },
    right: { elbow: [1140, 580], hand: [992, 664], grip: "wrap" },
  });
  svg += one.body + two.body;
  for (const [i, colour] of (["indigo", "cream", "violet"] as const).entries())
    svg += rectangle(744, 666 - i * 44, 230, 48, 20, canvas.colour(colour), EDGE);
  svg += bandStrip(canvas, "rombo", 766, 672, 186, 34);
  return svg + one.arms + two.arms;
}

/** Papers for the road: a hand writes numbers into a notebook; passport, money and a picture of home lie by. */
function packingDesk(canvas: Canvas): string {
  const near = armOf(canvas);
  let svg = boards(canvas, "woodLight", 150);
  svg += place(
    190,
    250,
    rectangle(-130, -180, 270, 360, 16, canvas.shaded("woodLight", -0.12)) +
      rectangle(-140, -190, 270, 360, 16, canvas.colour("redDeep"), EDGE) +
      circle(-4, -30, 66, canvas.colour("marigold")) +
      circle(-4, -30, 50, canvas.colour("redDeep")) +
      path("M-46 -12L-4 -66L38 -12Z", canvas.colour("marigold")) +
      line("M-70 100H64M-50 132H44", canvas.colour("marigold"), 10, ROUND),
    1,
    -9,
  );
  for (const [i, colour] of (["glassTeal", "rose", "lime"] as const).entries())
    svg += place(
      220 + i * 26,
      630 + i * 36,
      rectangle(-150, -64, 300, 128, 6, canvas.colour(colour), EDGE) +
        rectangle(-132, -48, 264, 96, 4, canvas.shaded(colour, 0.07)) +
        circle(56, 0, 36, canvas.shaded(colour, -0.12)) +
        line("M-104 -14h80M-104 16h60", canvas.shaded(colour, -0.18), 8, ROUND),
      1,
      6 - i * 7,
    );
  svg +=
    path(
      "M430 130L900 90L960 700L470 740Z",
      "#1a0a1e",
      'opacity=".2" transform="translate(-12 16)"',
    ) +
    path("M430 130L900 90L960 700L470 740Z", canvas.colour("white"), EDGE) +
    path("M430 130L490 125L530 735L470 740Z", canvas.colour("teal"), EDGE);
  let lines = "";
  for (let i = 0; i < 9; i++)
    lines += `M${540 + i * 4} ${200 + i * 58}L${886 + i * 5} ${172 + i * 58}`;
  svg += line(lines, canvas.colour("sky"), 4);
  let words = "";
  for (const [i, length] of [7, 9, 6, 4].entries()) {
    words += `M${552 + i * 4} ${184 + i * 58}`;
    for (let j = 0; j < length; j++)
      words += j === 3 ? "m14 -1" : `q6 ${j % 2 ? -22 : -12} 14 -2t15 -1`;
  }
  svg += line(words, canvas.colour("indigo"), 6, `${ROUND} stroke-linejoin="round"`);
  svg += place(
    1050,
    220,
    rectangle(-132, -142, 264, 300, 4, canvas.colour("white"), EDGE) +
      nested(canvas, TERRACES.terraces, -112, -122, 224, 220, { id: "p", time: "dusk" }),
    1,
    8,
  );
  svg +=
    line("M706 352L846 214", canvas.colour("marigold"), 24, ROUND) +
    line("M692 366L712 346", canvas.colour("sand"), 16, ROUND) +
    circle(690, 368, 6, canvas.colour("basalt"));
  return svg + pinch(canvas, 748, 312, 2.1, 14, near.skin, near.sleeve, { arm: 260 });
}

/** In the patio of a host: a visitor writes home, hat on; a child looks over her arm, the camera waits. */
function writeHome(canvas: Canvas): string {
  const { random } = canvas;
  const [wall, foot] = random.pick([
    ["marigold", "red"],
    ["glassTeal", "indigo"],
  ] as const);
  let svg = paintedWall(canvas, { split: 560, upper: wall, lower: foot });
  svg +=
    path(
      "M-10 -10H1210V60Q1100 110 980 60T740 60T500 60T260 60T20 60L-10 60Z",
      canvas.colour("greenDeep"),
    ) +
    path("M-10 -10H1210V30Q1080 80 950 30T690 30T430 30T170 30L-10 36Z", canvas.colour("green"));
  for (let i = 0; i < 26; i++)
    svg += circle(
      random.between(0, 1200),
      random.between(10, 92),
      random.between(9, 17),
      canvas.colour(random.pick(["rose", "redHot", "pink"] as const)),
    );
  const guest = closeFigure(canvas, [470, 300], [450, 800], 184, {
    ...CAST.guest,
    hat: "straw",
    turn: 0.6,
    tilt: 12,
    down: true,
    mood: "smile",
    left: { elbow: [330, 620], hand: [500, 690], grip: "flat" },
    right: { elbow: [690, 600], hand: [640, 676], grip: "pinch" },
  });
  const child = closeFigure(canvas, [880, 400], [900, 840], 160, {
    ...random.pick([CAST.girl, CAST.boy]),
    turn: -0.9,
    tilt: -8,
    mood: "smile",
    left: { elbow: [790, 680], hand: [850, 722], grip: "flat" },
    right: { elbow: [980, 690], hand: [900, 736], grip: "flat" },
  });
  svg += guest.body + child.body;
  svg +=
    path("M-10 700H1210V830H-10Z", canvas.colour("woodLight"), EDGE) +
    path("M430 776L470 690H700L748 776Z", canvas.colour("white"), EDGE) +
    line("M500 712h120M494 734h130", canvas.colour("indigo"), 6, ROUND) +
    line("M572 758L640 580", canvas.colour("redHot"), 13, ROUND);
  svg += object(canvas, "camera", 1040, 790, 190) + object(canvas, "letter", 200, 790, 170);
  return svg + guest.arms + child.arms;
}

export const PACKING = { packingWork, packingHome, packingDesk, writeHome } as const;
