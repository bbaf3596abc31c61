/** Close to those who build: hands that meet on one thing. */
import { bottle } from "../../built/bottle.ts";
import { tireFlat } from "../../built/tire.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import { type Point, round } from "../../canvas/path.ts";
import { circle, ellipse, line, path, rectangle, ROUND } from "../../canvas/svg.ts";
import { papelPicado } from "../../hero/papel-picado.ts";
import { backdrop, WIDTH } from "../parts/backdrop.ts";
import { CAST } from "../parts/cast.ts";
import { closeFigure, type CloseLook } from "../parts/close-figure.ts";
import { paintedWall } from "../parts/rooms.ts";

/** Bottles packed tight, lying in a course with their bottoms to us. */
function laidCourse(canvas: Canvas, y: number, from: number, to: number): string {
  const { random } = canvas;
  const wrappers = ["redHot", "marigold", "violet", "lime", "rose", "skyDeep", "white"] as const;
  let svg = rectangle(0, y - 50, WIDTH, 100, 0, canvas.shaded("adobe", -0.05));
  for (let x = from; x < to; x += 92) {
    svg += circle(x, y, 43, canvas.shaded("glassTeal", -0.03));
    for (let i = 0; i < 9; i++) {
      const angle = random.between(0, 6.28);
      const reach = random.between(4, 27);
      svg += ellipse(
        x + Math.cos(angle) * reach,
        y + Math.sin(angle) * reach,
        random.between(7, 13),
        random.between(5, 9),
        canvas.colour(random.pick(wrappers)),
      );
    }
    svg +=
      circle(x, y, 9, canvas.colour("glassClear"), 'opacity=".55"') +
      line(
        `M${x - 25} ${y - 23}Q${x} ${y - 42} ${x + 25} ${y - 23}`,
        "#fff",
        5,
        `${ROUND} opacity=".55"`,
      );
  }
  return svg;
}

const lying = (canvas: Canvas, x: number, y: number): string =>
  bottle(canvas, x, y, 150, "glassGreen", { packed: true });

/** Three people along a wall, each setting an ecobrick into the next course. */
function ecobrickRow(canvas: Canvas): string {
  let svg = backdrop(canvas, {
    sun: [0.5, 0.26],
    volcanoes: [{ x: 930, y: 190, reach: 300 }],
    horizon: 440,
    clouds: [],
    fields: { y: 480, depth: 0.32, base: 20, bottom: 700 },
  });
  const woman = closeFigure(canvas, [392, 268], [392, 640], 128, {
    hair: "parted",
    cloth: "red",
    bands: ["camino", "milpa", "rombo"],
    braids: true,
    ribbon: "marigold",
    turn: 0.7,
    tilt: 8,
    down: true,
    mood: "smile",
    left: { elbow: [258, 470], hand: [318, 590] },
    right: { elbow: [496, 470], hand: [424, 590] },
  });
  const boy = closeFigure(canvas, [604, 372], [604, 660], 112, {
    hair: "fringe",
    cloth: "teal",
    skin: "skin2",
    turn: -0.1,
    build: 0.74,
    mood: "laugh",
    left: { elbow: [520, 540], hand: [566, 612] },
    right: { elbow: [690, 540], hand: [648, 612] },
  });
  const man = closeFigure(canvas, [826, 258], [826, 640], 128, {
    hair: "short",
    hat: "straw",
    skin: "skin1",
    cloth: "cream",
    turn: -0.7,
    tilt: -8,
    down: true,
    left: { elbow: [704, 468], hand: [764, 592] },
    right: { elbow: [944, 462], hand: [868, 592] },
  });
  svg += woman.body + man.body + boy.body;
  svg += laidCourse(canvas, 760, 30, 1200) + laidCourse(canvas, 668, -16, 1260);
  svg += lying(canvas, 370, 652) + lying(canvas, 606, 668) + lying(canvas, 816, 654);
  return svg + woman.arms + man.arms + boy.arms;
}

/** Three people with all their hands on one tire, about to lift it onto the wall. */
function handsOnTire(canvas: Canvas): string {
  let svg =
    paintedWall(canvas, { split: 520, upper: "plaster", lower: "teal" }) +
    papelPicado(canvas, -20, 60, 1220, 40, 70, 14, 70);
  const lift = (left: Point, right: Point): Pick<CloseLook, "left" | "right" | "down"> => ({
    left: { elbow: [left[0] - 60, left[1] - 130], hand: left },
    right: { elbow: [right[0] + 60, right[1] - 130], hand: right },
    down: true,
  });
  const mother = closeFigure(canvas, [368, 262], [384, 830], 138, {
    ...CAST.mother,
    turn: 0.7,
    tilt: 10,
    mood: "effort",
    ...lift([322, 566], [452, 540]),
  });
  const mason = closeFigure(canvas, [604, 214], [604, 830], 138, {
    ...CAST.mason,
    turn: 0,
    mood: "smile",
    ...lift([520, 530], [690, 530]),
  });
  const guest = closeFigure(canvas, [838, 268], [824, 830], 138, {
    ...CAST.guest,
    turn: -0.7,
    tilt: -10,
    mood: "smile",
    ...lift([758, 540], [886, 566]),
  });
  svg += mason.body + mother.body + guest.body;
  svg += tireFlat(canvas, 604, 800, 300, { tilt: 0.34 });
  return svg + mason.arms + mother.arms + guest.arms;
}

/** Two people carry one beam up to the roof that waits for it. */
function oneBeam(canvas: Canvas): string {
  const svg = backdrop(canvas, {
    sun: [0.24, 0.3],
    volcanoes: [],
    horizon: 500,
    fields: { y: 560, depth: 0.25, base: 26, bottom: 810 },
    clouds: [[900, 170, 260]],
  });
  const beam = (y0: number, y1: number): string =>
    path(
      `M-20 ${y0}L1220 ${y1}V${y1 + 74}L-20 ${y0 + 74}Z`,
      canvas.colour("wood"),
      'stroke="#2a1416" stroke-width="3" stroke-opacity=".6"',
    ) +
    line(
      `M-20 ${y0 + 22}L1220 ${y1 + 22}M100 ${y0 + 50}L900 ${round(y1 + 55)}`,
      canvas.shaded("wood", -0.08),
      4,
      `${ROUND} stroke-dasharray="180 30"`,
    ) +
    path(`M-20 ${y0}L1220 ${y1}V${y1 + 12}L-20 ${y0 + 12}Z`, canvas.colour("woodLight"));
  const woman = closeFigure(canvas, [400, 330], [380, 830], 150, {
    hair: "parted",
    cloth: "red",
    bands: ["camino", "cielo", "milpa"],
    braids: true,
    ribbon: "lemon",
    turn: 0.6,
    mood: "smile",
    left: { elbow: [236, 520], hand: [286, 420] },
    right: { elbow: [560, 560], hand: [548, 424] },
  });
  const visitor = closeFigure(canvas, [822, 310], [836, 830], 150, {
    hair: "short",
    hairColour: "hairBrown",
    hat: "hard",
    skin: "skin4",
    cloth: "skyDeep",
    turn: -0.6,
    mood: "laugh",
    left: { elbow: [672, 560], hand: [690, 414] },
    right: { elbow: [980, 520], hand: [950, 400] },
  });
  return svg + woman.body + visitor.body + beam(430, 392) + woman.arms + visitor.arms;
}

export const TOGETHER = { ecobrickRow, handsOnTire, oneBeam } as const;
