/** Meetings face to face. */
import { dome } from "../../built/dome.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import { papelPicado } from "../../hero/papel-picado.ts";
import { object } from "../../objects/all.ts";
import { backdrop, ground } from "../parts/backdrop.ts";
import { CAST } from "../parts/cast.ts";
import { closeFigure } from "../parts/close-figure.ts";
import { paintedWall } from "../parts/rooms.ts";

/** A host takes a guest's bag at the foot of the stairs; a girl looks up at them. */
function welcome(canvas: Canvas): string {
  const { random } = canvas;
  let svg = backdrop(canvas, {
    sun: [0.82, 0.2],
    volcanoes: [],
    horizon: 400,
    clouds: [[280, 120, 260]],
    fields: { y: 430, depth: 0.3, base: 22, bottom: 640 },
  });
  svg +=
    ground(canvas, () => 560, "path", "milpa") +
    dome(canvas, 980, 640, 240) +
    papelPicado(canvas, -20, 120, 1220, 60, 90, 14, 66);
  const [host, guest] = random.pick([
    [CAST.mother, CAST.guest],
    [CAST.father, CAST.guestMan],
    [CAST.grandmother, CAST.guest],
  ] as const);
  const one = closeFigure(canvas, [700, 270], [720, 830], 160, {
    ...host,
    turn: -0.7,
    mood: "laugh",
    left: { elbow: [580, 560], hand: [520, 500], grip: "flat" },
    right: { elbow: [820, 590], hand: [640, 640] },
  });
  const two = closeFigure(canvas, [380, 264], [360, 830], 160, {
    ...guest,
    turn: 0.7,
    mood: "smile",
    left: { elbow: [250, 580], hand: [300, 690] },
    right: { elbow: [500, 560], hand: [590, 470], grip: "flat" },
  });
  const girl = closeFigure(canvas, [966, 470], [966, 840], 140, {
    ...CAST.girl,
    turn: -0.8,
    tilt: -6,
    mood: "laugh",
    left: { elbow: [880, 690], hand: [900, 600], grip: "flat" },
    right: { elbow: [1060, 690], hand: [1010, 760] },
  });
  return svg + two.body + one.body + girl.body + two.arms + one.arms + girl.arms;
}

/** A young woman shows two children the picture she has just taken. */
function photographer(canvas: Canvas): string {
  const { random } = canvas;
  const [upper, lower] = random.pick([
    ["sky", "marigold"],
    ["glassTeal", "red"],
    ["lemon", "indigo"],
  ] as const);
  let svg = paintedWall(canvas, { split: 560, upper, lower });
  svg += papelPicado(canvas, -20, 80, 1220, 40, 80, 14, 70);
  const one = closeFigure(canvas, [604, 250], [604, 830], 160, {
    ...random.pick([CAST.guest, CAST.schoolgirl, CAST.neighbor]),
    build: 1,
    down: true,
    mood: "smile",
    left: { elbow: [470, 540], hand: [520, 600] },
    right: { elbow: [740, 540], hand: [690, 600] },
  });
  const two = closeFigure(canvas, [352, 400], [340, 850], 146, {
    ...CAST.boy,
    turn: 0.8,
    tilt: 10,
    down: true,
    mood: "laugh",
    left: { elbow: [250, 640], hand: [330, 720] },
    right: { elbow: [450, 650], hand: [500, 680], grip: "point" },
  });
  const three = closeFigure(canvas, [858, 400], [870, 850], 146, {
    ...CAST.girl,
    turn: -0.8,
    tilt: -10,
    down: true,
    mood: "smile",
    left: { elbow: [760, 680], hand: [830, 730] },
    right: { elbow: [960, 660], hand: [880, 730] },
  });
  svg += one.body + two.body + three.body + object(canvas, "camera", 604, 680, 170);
  return svg + one.arms + two.arms + three.arms;
}

export const WELCOME = { welcome, photographer } as const;
