/** A rest among those who build. */
import { tireWall } from "../../built/tire-wall.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import { circle, line, path, place, ROUND } from "../../canvas/svg.ts";
import { sittingDog } from "../parts/animals.ts";
import { backdrop } from "../parts/backdrop.ts";
import { CAST } from "../parts/cast.ts";
import { outlined } from "../parts/close-face.ts";
import { closeFigure } from "../parts/close-figure.ts";
import type { CloseLegs } from "../parts/close-legs.ts";

const EDGE = outlined(2.6);

/** Knees before someone who sits facing us, feet out of the picture. */
const seated = (x: number, y: number): CloseLegs => ({
  left: { knee: [x - 84, y + 74], foot: [x - 76, y + 300], toes: 0 },
  right: { knee: [x + 84, y + 74], foot: [x + 76, y + 300], toes: 0 },
});

/** A piece of orange, its peel to the left. */
const segment = (canvas: Canvas, x: number, y: number, scale: number, degrees: number): string =>
  place(
    x,
    y,
    path("M0 -34A34 34 0 0 0 0 34Q-12 0 0 -34Z", canvas.colour("marigoldDeep"), EDGE) +
      path("M2 -30A30 30 0 0 0 2 30Q14 0 2 -30Z", canvas.colour("marigold"), EDGE) +
      line("M-12 0H8M-10 -14L7 -8M-10 14L7 8", canvas.colour("lemon"), 3, ROUND),
    scale,
    degrees,
  );

/** The orange half out of its peel, which hangs in one long turn. */
const peeled = (canvas: Canvas, x: number, y: number): string =>
  line(
    `M${x - 8} ${y + 34}C${x - 70} ${y + 76} ${x + 46} ${y + 92} ${x - 6} ${y + 134}C${x - 30} ${y + 152} ${x - 40} ${y + 134} ${x - 26} ${y + 122}`,
    canvas.colour("marigoldDeep"),
    17,
    ROUND,
  ) +
  circle(x, y, 48, canvas.colour("marigoldDeep"), EDGE) +
  path(
    `M${x - 48} ${y - 6}A48 48 0 0 1 ${x + 48} ${y - 6}Q${x} ${y + 22} ${x - 48} ${y - 6}Z`,
    canvas.colour("marigold"),
    EDGE,
  ) +
  line(
    `M${x} ${y - 50}Q${x - 6} ${y - 20} ${x} ${y + 6}M${x - 8} ${y - 50}Q${x - 34} ${y - 26} ${x - 28} ${y + 2}M${x + 8} ${y - 50}Q${x + 34} ${y - 26} ${x + 28} ${y + 2}`,
    canvas.colour("lemon"),
    4,
    ROUND,
  );

/** Three on a low wall: one bites, one peels, a piece goes to the third; the dog hopes. */
function tireBreak(canvas: Canvas): string {
  let svg = backdrop(canvas, {
    sun: [0.8, 0.2],
    volcanoes: [],
    horizon: 330,
    clouds: [[330, 130, 240]],
    fields: { y: 350, depth: 0.3, base: 20, bottom: 480 },
  });
  svg += tireWall(canvas, -70, 640, 1360, 3, 230, 92);
  svg += tireWall(canvas, -110, 866, 1440, 2, 262, 106);
  const guest = closeFigure(canvas, [262, 268], [236, 616], 146, {
    ...CAST.guest,
    hat: "cap",
    hatColour: "red",
    turn: 0.5,
    tilt: -6,
    mood: "glee",
    legs: seated(236, 616),
    left: { hand: [200, 640], grip: "rest", bent: 20 },
    right: { elbow: [430, 520], hand: [356, 400], grip: "pinch", bent: -14 },
  });
  const mason = closeFigure(canvas, [600, 256], [604, 624], 146, {
    ...CAST.mason,
    turn: 0.5,
    tilt: 8,
    mood: "laugh",
    legs: seated(604, 624),
    left: { elbow: [460, 500], hand: [534, 540], grip: "bowl", bent: 10 },
    right: { elbow: [744, 500], hand: [742, 378], grip: "pinch", bent: 44 },
  });
  const woman = closeFigure(canvas, [944, 278], [966, 620], 142, {
    ...CAST.neighbor,
    turn: -0.7,
    tilt: -5,
    mood: "talk",
    legs: seated(966, 620),
    left: { elbow: [812, 592], hand: [742, 506], grip: "bowl", bent: -30 },
    right: { hand: [1020, 650], grip: "rest", bent: -20 },
  });
  svg += guest.body + woman.body + mason.body;
  svg += segment(canvas, 330, 352, 1, 60) + peeled(canvas, 580, 506);
  svg += segment(canvas, 790, 362, 1.05, 130);
  svg += guest.arms + mason.arms + woman.arms;
  return svg + sittingDog(canvas, 418, 806, 1.5);
}

export const TIRE_BREAK = { tireBreak } as const;
