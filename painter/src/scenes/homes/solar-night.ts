/** A home that lights its evening with the sun of the day. */
import { tileRoof } from "../../built/roof.ts";
import { tireWall } from "../../built/tire-wall.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import { polygon } from "../../canvas/path.ts";
import { circle, ellipse, group, line, path, place, rectangle, ROUND } from "../../canvas/svg.ts";
import { backdrop, ground, lampGlow, trees } from "../parts/backdrop.ts";
import { CAST } from "../parts/cast.ts";
import { closePerson, type CloseLook } from "../parts/close-figure.ts";
import { inked } from "../parts/ink.ts";
import { sleepingCat } from "../parts/animals.ts";
import { inLightOf } from "../parts/lamplight.ts";

const GOLD = "#ffc45e";
const PALE = "#ffe6ad";
/** Threshold of the open door, and its sides. */
const [SILL, LEFT, RIGHT] = [612, 486, 714] as const;

/** A panel on the roof that has the moon in it. */
const panel = (canvas: Canvas, x: number, y: number, moon: boolean): string =>
  path(`M${x} ${y}h176l26 96h-176Z`, canvas.colour("steel")) +
  path(`M${x + 8} ${y + 7}h160l22 82h-160Z`, canvas.colour("solar")) +
  line(
    `M${x + 48} ${y + 7}l22 82M${x + 88} ${y + 7}l22 82M${x + 128} ${y + 7}l22 82M${x + 18} ${y + 47}h160`,
    canvas.colour("sky"),
    3,
    'opacity=".6"',
  ) +
  (moon
    ? ellipse(
        x + 110,
        y + 44,
        24,
        17,
        canvas.light((air) => air.sun),
      )
    : "");

/** The dark front of the house: tiles, panels, one window asleep, and the door that is not. */
function front(canvas: Canvas): string {
  const wall = canvas.blended("adobe", "indigoDeep", 0.5);
  return (
    tileRoof(canvas, 150, 1050, 168, 300, { insetLeft: 70, insetRight: 70, barrel: 30, rows: 5 }) +
    panel(canvas, 300, 182, false) +
    panel(canvas, 700, 182, true) +
    rectangle(190, 298, 820, 316, 0, wall) +
    rectangle(190, 298, 820, 16, 0, "#0d0a24", 'opacity=".5"') +
    tireWall(canvas, 186, 640, 282, 1, 94, 44) +
    tireWall(canvas, 732, 640, 282, 1, 94, 44) +
    rectangle(262, 380, 120, 116, 4, canvas.colour("woodDark")) +
    rectangle(272, 390, 100, 96, 2, canvas.colour("indigoDeep")) +
    line("M322 390V486M272 438H372", canvas.colour("woodDark"), 8) +
    rectangle(LEFT - 18, 330, RIGHT - LEFT + 36, SILL - 330, 5, canvas.colour("woodDark")) +
    rectangle(LEFT, 346, RIGHT - LEFT, SILL - 346, 0, GOLD) +
    // The lamp itself.
    circle(640, 392, 17, "#fff7e0") +
    path("M606 392L628 366H652L674 392Z", "#b4202e") +
    line("M640 346V368", "#5f3b25", 5)
  );
}

/** She reads aloud on the sill, dark before her lamp. */
function reader(canvas: Canvas, ink: string, look: CloseLook): string {
  const figure = closePerson(canvas, [588, 436], [590, 560], 84, {
    ...look,
    build: 0.84,
    turn: 0.2,
    down: true,
    mood: "talk",
    legs: {
      left: { knee: [560, 618], foot: [556, 676], toes: 0 },
      right: { knee: [622, 618], foot: [628, 676], toes: 0 },
    },
    left: { elbow: [520, 556], hand: [562, 560], grip: "hold" },
    right: { elbow: [654, 556], hand: [616, 560], grip: "hold" },
  });
  return (
    inked(figure, { area: ink, line: GOLD, thickest: 7 }) +
    path("M520 520L588 536L656 520V578L588 596L520 578Z", ink) +
    path("M526 514L588 530L650 514V570L588 588L526 570Z", PALE) +
    line("M588 530V588M540 532l36 9M540 546l36 9M600 541l36 -9M600 555l36 -9", ink, 4, ROUND)
  );
}

/** Her shadow and the book's, as long as the yard. */
const shadow = (ink: string): string =>
  group(
    path("M556 640L486 812H700L628 640Z", ink) +
      path("M500 650L380 746L470 768L590 700L716 768L806 746L680 650Z", ink),
    'opacity=".5"',
  );

/** The lamp reaches as far as the door lets it: in that one lane of gold a child reads to those around it. */
export function solarNight(canvas: Canvas): string {
  const { random } = canvas;
  const ink = canvas.blended("indigoDeep", "aubergine", 0.3);
  const near = inLightOf(canvas, "noon");
  const [a, b, c] = random.pick([
    [CAST.grandmother, CAST.father, CAST.girl],
    [CAST.mother, CAST.grandfather, CAST.schoolgirl],
    [CAST.neighbor, CAST.father, CAST.boy],
  ] as const);
  const listens = (
    head: readonly [number, number],
    size: number,
    look: CloseLook,
    turn: number,
  ): string =>
    inked(
      closePerson(near, head, [head[0] - turn * 40, 900], size, {
        ...look,
        turn,
        tilt: turn * 6,
        mood: "smile",
        left: {
          elbow: [head[0] - size * 0.9, head[1] + size * 2.3],
          hand: [head[0] + turn * size * 0.3, head[1] + size * 2.5],
          grip: "rest",
        },
      }),
      { area: ink, line: GOLD, thickest: 7 },
    );
  return (
    backdrop(canvas, {
      sun: [0.86, 0.13],
      sunRadius: 52,
      volcanoes: [],
      horizon: 300,
      clouds: [[300, 90, 200]],
      fields: { y: 330, depth: 0.3, base: 18, bottom: 640 },
      town: [930, 350, 240],
    }) +
    trees(canvas, [
      [70, 620, 400, "round"],
      [1140, 620, 380, "round", "greenMid"],
    ]) +
    ground(canvas, () => 628, "greenDeep", "green") +
    front(canvas) +
    lampGlow(canvas, 600, 470, 330, 300, 0.55) +
    path(
      polygon([
        [LEFT, SILL],
        [RIGHT, SILL],
        [1010, 812],
        [190, 812],
      ]),
      GOLD,
    ) +
    path(
      polygon([
        [LEFT + 40, SILL],
        [RIGHT - 40, SILL],
        [840, 812],
        [360, 812],
      ]),
      PALE,
      'opacity=".6"',
    ) +
    shadow(ink) +
    reader(near, ink, c) +
    place(800, 668, inked(sleepingCat(near, 0, 0, 1), { area: ink, line: GOLD }), 0.9) +
    listens([206, 452], 150, a, 0.88) +
    listens([1004, 440], 152, b, -0.88)
  );
}
