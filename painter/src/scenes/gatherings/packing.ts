/** A bag is packed, and unpacked again at a host's house. */
import type { Canvas } from "../../canvas/canvas.ts";
import type { ColourName } from "../../canvas/palette.ts";
import { circle, ellipse, line, path, place, rectangle, ROUND } from "../../canvas/svg.ts";
import { bandStrip } from "../../cloth/bands.ts";

import { armOf } from "../../people/forearm.ts";
import { pinch } from "../../people/grips.ts";
import { CAST } from "../parts/cast.ts";
import { closeFigure } from "../parts/close-figure.ts";
import { boards } from "../parts/grounds.ts";
import { nested } from "../parts/nested.ts";
import { paintedWall } from "../parts/rooms.ts";
import { TERRACES } from "../land/terraces.ts";

const EDGE = 'stroke="#2a1416" stroke-width="3" stroke-opacity=".6" stroke-linejoin="round"';

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

export const PACKING = { packingHome, packingDesk } as const;
