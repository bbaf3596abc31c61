/** Meetings face to face. */
import { dome } from "../../built/dome.ts";
import { clip } from "../../built/clip.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import { circle, group, line, path, rectangle, ROUND } from "../../canvas/svg.ts";
import { papelPicado } from "../../hero/papel-picado.ts";
import { backdrop, ground } from "../parts/backdrop.ts";
import { CAST } from "../parts/cast.ts";
import { outlined } from "../parts/close-face.ts";
import { closeFigure, closePerson } from "../parts/close-figure.ts";
import { paintedWall } from "../parts/rooms.ts";

const EDGE = outlined(2.6);

/** Flowers in paper, held out. */
function bouquet(canvas: Canvas, x: number, y: number): string {
  const petals = ["rose", "marigold", "white", "violet", "red", "lemon", "rose"] as const;
  let svg = path(
    `M${x - 62} ${y}Q${x} ${y + 26} ${x + 62} ${y}L${x + 12} ${y + 128}H${x - 12}Z`,
    canvas.colour("cream"),
    EDGE,
  );
  for (const [i, petal] of petals.entries()) {
    const at = x - 60 + i * 20;
    const high = y - 16 - Math.sin((i / 6) * Math.PI) * 48 + (i % 2) * 22;
    svg +=
      circle(at, high, 27, canvas.colour(petal), EDGE) +
      circle(at, high, 9, canvas.colour(petal === "marigold" ? "earthDark" : "marigold"));
  }
  return svg + line(`M${x - 30} ${y + 62}H${x + 30}`, canvas.colour("red"), 12, ROUND);
}

/** A host has both hands around a guest's hand; a girl brings the flowers. */
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
  const two = closeFigure(canvas, [330, 264], [290, 830], 160, {
    ...guest,
    turn: 0.7,
    tilt: 4,
    mood: "laugh",
    left: { elbow: [170, 560], hand: [250, 470], grip: "grip" },
    right: { elbow: [450, 590], hand: [548, 548], grip: "rest" },
  });
  const one = closeFigure(canvas, [706, 280], [770, 830], 158, {
    ...host,
    turn: -0.9,
    tilt: -4,
    mood: host === CAST.father ? "smile" : "glee",
    left: { elbow: [654, 606], hand: [606, 574], grip: "bowl" },
    right: { elbow: [800, 610], hand: [638, 532], grip: "rim" },
  });
  const girl = closeFigure(canvas, [990, 452], [1000, 840], 138, {
    ...CAST.girl,
    turn: -0.6,
    tilt: -8,
    mood: "laugh",
    left: { elbow: [886, 700], hand: [862, 650], grip: "grip" },
    right: { elbow: [1060, 720], hand: [900, 700], grip: "grip" },
  });
  // Her rucksack shows behind the guest's shoulder, its strap in front.
  const rucksack =
    path("M150 330Q110 340 104 430V640Q110 680 200 680H260V340Z", canvas.colour("redDeep"), EDGE) +
    line("M104 480H170M120 560H180", canvas.colour("marigold"), 12, ROUND);
  const strap = line("M240 372Q262 440 236 600", canvas.shaded("redDeep", -0.06), 30, ROUND);
  svg += rucksack + two.body + strap + one.body + girl.body;
  return svg + two.arms + one.arms + bouquet(canvas, 880, 560) + girl.arms;
}

/** A camera from behind: on its screen is who was just taken. */
function cameraBack(canvas: Canvas, x: number, y: number): string {
  const screen = `M${x - 92} ${y - 62}h150v124h-150Z`;
  return (
    rectangle(x - 50, y - 104, 90, 40, 10, canvas.colour("basalt"), EDGE) +
    rectangle(x - 112, y - 82, 224, 164, 20, canvas.colour("basalt"), EDGE) +
    path(screen, canvas.colour("lime")) +
    group(
      closePerson(canvas, [x - 18, y + 2], [x - 18, y + 190], 72, { ...CAST.girl, mood: "laugh" }),
      clip(canvas, screen),
    ) +
    path(screen, "none", 'stroke="#fff" stroke-width="5"') +
    circle(x + 84, y - 40, 12, canvas.colour("red")) +
    circle(x + 84, y + 12, 16, canvas.colour("steel"))
  );
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
    left: { elbow: [462, 560], hand: [486, 606], grip: "hold" },
    right: { elbow: [746, 560], hand: [722, 606], grip: "hold" },
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
  svg += one.body + two.body + three.body + cameraBack(canvas, 604, 606);
  return svg + one.arms + two.arms + three.arms;
}

export const WELCOME = { welcome, photographer } as const;
