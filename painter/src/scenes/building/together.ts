/** Close to those who build: hands that meet on one thing. */
import { bottle } from "../../built/bottle.ts";
import { tireFlat } from "../../built/tire.ts";
import { tireWall } from "../../built/tire-wall.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import { circle, ellipse, line, path, rectangle, ROUND } from "../../canvas/svg.ts";
import { papelPicado } from "../../hero/papel-picado.ts";
import { backdrop, WIDTH } from "../parts/backdrop.ts";
import { CAST } from "../parts/cast.ts";
import { closeFigure } from "../parts/close-figure.ts";
import { oneBeam } from "./one-beam.ts";

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
    // One hand around the bottle, the other presses it down.
    left: { elbow: [258, 480], hand: [326, 604], grip: "wrap" },
    right: { elbow: [508, 530], hand: [410, 500], grip: "flat", bent: 12 },
  });
  const boy = closeFigure(canvas, [604, 372], [604, 660], 112, {
    hair: "fringe",
    cloth: "teal",
    skin: "skin2",
    turn: -0.1,
    build: 0.74,
    mood: "laugh",
    left: { elbow: [512, 590], hand: [570, 622], grip: "hold" },
    right: { elbow: [698, 590], hand: [642, 622], grip: "hold" },
  });
  const man = closeFigure(canvas, [826, 258], [826, 640], 128, {
    hair: "short",
    hat: "straw",
    skin: "skin1",
    cloth: "cream",
    turn: -0.7,
    tilt: -8,
    down: true,
    // One hand holds the neck, the other smooths the clay beside it.
    left: { elbow: [700, 500], hand: [738, 640], grip: "flat" },
    right: { elbow: [938, 520], hand: [842, 548], grip: "grip" },
  });
  svg += woman.body + man.body + boy.body;
  svg += laidCourse(canvas, 760, 30, 1200) + laidCourse(canvas, 668, -16, 1260);
  svg += lying(canvas, 370, 652) + lying(canvas, 606, 648) + lying(canvas, 816, 654);
  return svg + woman.arms + man.arms + boy.arms;
}

/** A tire leaves the ground: two bend to it with their knees, one from behind, the wall waits beside them. */
function handsOnTire(canvas: Canvas): string {
  let svg = backdrop(canvas, {
    sun: [0.5, 0.2],
    volcanoes: [],
    horizon: 400,
    clouds: [[300, 120, 220]],
    fields: { y: 440, depth: 0.3, base: 22, bottom: 700 },
  });
  svg +=
    papelPicado(canvas, -20, 60, 1220, 40, 70, 14, 70) +
    path("M-10 600Q600 560 1210 600V810H-10Z", canvas.colour("earth")) +
    tireWall(canvas, -140, 640, 420, 4, 190, 70) +
    tireWall(canvas, 920, 640, 420, 3, 190, 70);
  const mason = closeFigure(canvas, [604, 256], [604, 830], 140, {
    ...CAST.mason,
    tilt: 4,
    down: true,
    mood: "talk",
    left: { elbow: [474, 470], hand: [518, 566], grip: "rim", bent: -10 },
    right: { elbow: [734, 470], hand: [690, 566], grip: "rim", bent: 10 },
  });
  const mother = closeFigure(canvas, [374, 308], [240, 590], 138, {
    ...CAST.mother,
    turn: 0.9,
    tilt: 2,
    mood: "smile",
    leans: true,
    legs: {
      left: { knee: [326, 760], foot: [296, 940] },
      right: { knee: [226, 770], foot: [136, 940] },
      near: "left",
    },
    left: { elbow: [288, 560], hand: [370, 664], grip: "bowl", bent: -40 },
    right: { elbow: [466, 490], hand: [450, 590], grip: "rim" },
  });
  const guest = closeFigure(canvas, [834, 312], [970, 590], 138, {
    ...CAST.guest,
    turn: -0.9,
    tilt: -2,
    mood: "effort",
    leans: true,
    legs: {
      left: { knee: [984, 770], foot: [1074, 940], toes: -1 },
      right: { knee: [884, 760], foot: [914, 940], toes: -1 },
    },
    left: { elbow: [744, 494], hand: [760, 590], grip: "rim" },
    right: { elbow: [922, 564], hand: [840, 664], grip: "bowl", bent: 40 },
  });
  svg += mason.body + mother.body + guest.body;
  svg += ellipse(604, 800, 300, 40, "#1a0a1e", 'opacity=".25"');
  svg += tireFlat(canvas, 604, 730, 262, { tilt: 0.32, thickness: 0.46, shadow: false });
  return svg + mason.arms + mother.arms + guest.arms;
}

export const TOGETHER = { ecobrickRow, handsOnTire, oneBeam } as const;
