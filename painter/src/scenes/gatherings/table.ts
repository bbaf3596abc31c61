/** A meal that many hands made. */
import type { Canvas } from "../../canvas/canvas.ts";
import type { ColourName } from "../../canvas/palette.ts";
import { circle, ellipse, line, path, rectangle, ROUND } from "../../canvas/svg.ts";
import { bandStrip } from "../../cloth/bands.ts";
import { papelPicado } from "../../hero/papel-picado.ts";
import { CAST } from "../parts/cast.ts";
import { closeFigure, type CloseLook } from "../parts/close-figure.ts";
import { beams, hungMaize, paintedWall } from "../parts/rooms.ts";

const plate = (canvas: Canvas, x: number, y: number, food: ColourName): string =>
  ellipse(x, y + 6, 74, 24, "#1a0a1e", 'opacity=".2"') +
  ellipse(x, y, 72, 23, canvas.colour("white")) +
  ellipse(x, y - 1, 56, 16, canvas.colour("glassBlue"), 'opacity=".35"') +
  ellipse(x - 16, y - 5, 26, 11, canvas.colour(food)) +
  ellipse(x + 22, y - 3, 20, 9, canvas.colour("cream")) +
  ellipse(x + 4, y + 5, 18, 6, canvas.colour("milpa"));

/** A tamal unwrapped in its leaf. */
const tamal = (canvas: Canvas, x: number, y: number): string =>
  path(
    `M${x - 56} ${y}Q${x} ${y - 34} ${x + 56} ${y}Q${x} ${y + 26} ${x - 56} ${y}Z`,
    canvas.colour("greenMid"),
  ) +
  ellipse(x, y - 4, 32, 11, canvas.colour("cream")) +
  ellipse(x + 6, y - 7, 10, 4, canvas.colour("redHot"));

/** Those along the far side. */
const GUESTS: readonly (readonly [x: number, y: number, look: CloseLook])[] = [
  [
    180,
    336,
    {
      ...CAST.guestMan,
      turn: 0.6,
      mood: "laugh",
      left: { elbow: [88, 520], hand: [150, 600] },
      right: { elbow: [270, 530], hand: [236, 604] },
    },
  ],
  [
    396,
    318,
    {
      ...CAST.grandmother,
      turn: 0.4,
      tilt: 6,
      mood: "smile",
      left: { elbow: [310, 500], hand: [356, 574] },
      right: { elbow: [490, 500], hand: [448, 572] },
    },
  ],
  [
    820,
    320,
    {
      ...CAST.father,
      turn: -0.4,
      mood: "laugh",
      left: { elbow: [726, 500], hand: [776, 576] },
      right: { elbow: [916, 500], hand: [868, 570] },
    },
  ],
  [
    1036,
    340,
    {
      ...CAST.guest,
      turn: -0.6,
      tilt: -6,
      mood: "smile",
      left: { elbow: [944, 530], hand: [986, 604] },
      right: { elbow: [1130, 520], hand: [1070, 606] },
    },
  ],
];

/** People along both sides of a long table: tamales, a pot of beans, and a girl who passes tortillas. */
function sharedMeal(canvas: Canvas): string {
  const { random } = canvas;
  const [upper, lower] = random.pick([
    ["cream", "glassTeal"],
    ["lemon", "rose"],
    ["plaster", "skyDeep"],
  ] as const);
  let svg = paintedWall(canvas, { split: 420, upper, lower }) + beams(canvas);
  svg += hungMaize(canvas, 90, 84, 6, 70) + papelPicado(canvas, 380, 80, 1220, 70, 60, 10, 62);
  const girl = closeFigure(canvas, [606, 300], [606, 600], 108, {
    ...CAST.girl,
    mood: "laugh",
    turn: -0.5,
    left: { elbow: [506, 474], hand: [520, 520], grip: "flat" },
    right: { elbow: [704, 476], hand: [686, 522], grip: "flat" },
  });
  const guests = GUESTS.map(([x, y, look]) => closeFigure(canvas, [x, y], [x, 760], 112, look));
  for (const { body } of guests) svg += body;
  svg += girl.body;
  svg +=
    path(
      "M60 600H1140L1290 830H-90Z",
      canvas.colour("woodLight"),
      'stroke="#2a1416" stroke-width="3" stroke-opacity=".5"',
    ) + path("M470 602H730L790 830H410Z", canvas.colour("red"), 'opacity=".9"');
  svg += bandStrip(canvas, random.pick(["rombo", "camino", "cielo"] as const), 446, 700, 308, 70);
  svg +=
    plate(canvas, 240, 652, "earthDark") +
    plate(canvas, 424, 630, "redHot") +
    plate(canvas, 836, 632, "earthDark") +
    plate(canvas, 1000, 656, "marigold");
  svg += tamal(canvas, 300, 738) + tamal(canvas, 408, 762) + tamal(canvas, 880, 752);
  svg +=
    ellipse(600, 660, 84, 22, canvas.colour("rubber")) +
    path("M516 656C520 730 552 752 600 752S680 730 684 656Z", canvas.colour("rubber")) +
    ellipse(600, 654, 76, 18, canvas.colour("earthDark")) +
    line("M560 650q20 -8 40 0t40 0", canvas.colour("soil"), 5, ROUND);
  for (const [x, colour] of [
    [130, "glassTeal"],
    [716, "adobe"],
    [1090, "rose"],
  ] as const)
    svg +=
      rectangle(x - 26, 660, 52, 62, 8, canvas.colour(colour)) +
      ellipse(x, 660, 26, 8, canvas.shaded(colour, -0.1));
  for (const { arms } of guests) svg += arms;
  svg +=
    ellipse(602, 516, 96, 30, canvas.colour("wood")) +
    ellipse(602, 508, 82, 22, canvas.colour("red"));
  for (let i = 0; i < 5; i++)
    svg += ellipse(598 + i * 3, 500 - i * 6, 56, 15, canvas.shaded("cream", i % 2 ? -0.03 : 0));
  return (
    svg +
    girl.arms +
    circle(172, 790, 30, canvas.colour("marigold")) +
    circle(222, 800, 28, canvas.colour("lime"))
  );
}

export const TABLE = { sharedMeal } as const;
