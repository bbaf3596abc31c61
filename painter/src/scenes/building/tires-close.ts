/** Tires close: rammed, lying ready, with a crew at rest on them. */
import { tireWall } from "../../built/tire-wall.ts";
import { tireFlat } from "../../built/tire.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import { ellipse, line, path, place, rectangle, ROUND } from "../../canvas/svg.ts";
import { backdrop, ground } from "../parts/backdrop.ts";
import { CAST } from "../parts/cast.ts";
import { closeFigure } from "../parts/close-figure.ts";

const EDGE = 'stroke="#2a1416" stroke-width="3" stroke-opacity=".6"';

/** Crumbs of earth that jump where the rammer falls. */
function crumbs(canvas: Canvas, x: number, y: number, count: number): string {
  const { random } = canvas;
  let svg = "";
  for (let i = 0; i < count; i++) {
    const angle = random.between(-2.9, -0.2);
    const reach = random.between(70, 230);
    const size = random.between(5, 17);
    svg += ellipse(
      x + Math.cos(angle) * reach * 1.5,
      y + Math.sin(angle) * reach * 0.55,
      size,
      size * 0.7,
      canvas.shaded("soil", random.between(-0.04, 0.1)),
    );
  }
  return svg;
}

/** From the ground: a tire as wide as the picture, and over it the one who rams its earth with both hands. */
function handTamp(canvas: Canvas): string {
  const { random } = canvas;
  let svg = backdrop(canvas, {
    style: "rings",
    sun: [0.5, 0.3],
    sunRadius: 150,
    reach: 760,
    volcanoes: [],
    horizon: 520,
    clouds: [],
    fields: { y: 540, depth: 0.3, base: 24, bottom: 720 },
  });
  svg += tireWall(canvas, -120, 700, 1440, 1, 270, 96);
  const look = random.pick([CAST.neighbor, CAST.mason, CAST.mother, CAST.father]);
  const who = closeFigure(canvas, [604, 284], [600, 740], 158, {
    ...look,
    apron: undefined,
    turn: -0.3,
    tilt: -6,
    down: true,
    mood: "effort",
    left: { elbow: [420, 540], hand: [566, 458], grip: "wrap", bent: 10 },
    right: { elbow: [806, 590], hand: [648, 566], grip: "wrap", bent: -8 },
  });
  svg += who.body;
  svg += tireFlat(canvas, 600, 880, 520, { tilt: 0.3, thickness: 0.36 });
  svg += path("M326 716Q420 640 600 634T878 716Q760 778 600 778T326 716Z", canvas.colour("soil"));
  const pole = canvas.colour("woodLight");
  svg +=
    rectangle(582, 396, 46, 260, 12, pole, EDGE) +
    rectangle(590, 406, 10, 240, 5, canvas.shaded("woodLight", 0.07)) +
    ellipse(606, 726, 150, 40, "#1a0a1e", 'opacity=".3"') +
    path("M520 640H690L704 706Q606 744 508 706Z", canvas.colour("steelDark"), EDGE) +
    ellipse(605, 640, 86, 22, canvas.colour("steel"), EDGE);
  return svg + crumbs(canvas, 606, 720, 34) + who.arms;
}

/** One tire of the first course, near: one raises the sledge, one waits with a pail of earth. */
function firstCourse(canvas: Canvas): string {
  const { random } = canvas;
  let svg = backdrop(canvas, {
    sun: [0.72, 0.2],
    volcanoes: [],
    horizon: 360,
    clouds: [[240, 110, 220]],
    fields: { y: 390, depth: 0.3, base: 24, bottom: 640 },
  });
  svg += ground(canvas, () => 560, "sand", "milpa");
  svg += tireWall(canvas, -60, 640, 1320, 1, 240, 84);
  const [striker, packer] = random.pick([
    [CAST.mason, CAST.mother],
    [CAST.guestMan, CAST.neighbor],
    [CAST.father, CAST.guest],
  ] as const);
  const one = closeFigure(canvas, [440, 268], [420, 620], 130, {
    ...striker,
    feet: 850,
    turn: 0.5,
    tilt: 6,
    mood: "effort",
    left: { elbow: [300, 250], hand: [386, 130] },
    right: { elbow: [560, 240], hand: [462, 104] },
  });
  const two = closeFigure(canvas, [960, 318], [970, 640], 126, {
    ...packer,
    feet: 850,
    turn: -0.6,
    tilt: -5,
    mood: "smile",
    left: { elbow: [842, 520], hand: [886, 612] },
    right: { elbow: [1092, 520], hand: [1046, 616] },
  });
  svg += one.body + two.body;
  svg +=
    path(
      "M876 620H1056L1036 770H896Z",
      canvas.colour("steel"),
      'stroke="#2a1416" stroke-width="3" stroke-opacity=".6"',
    ) + ellipse(966, 620, 90, 24, canvas.colour("soil"));
  svg += tireFlat(canvas, 540, 812, 280, { tilt: 0.36 });
  svg += path("M400 690Q540 620 680 690Q620 726 540 726T400 690Z", canvas.colour("soil"));
  svg +=
    line("M330 176L640 34", canvas.colour("woodLight"), 20, ROUND) +
    place(
      650,
      30,
      rectangle(
        -46,
        -40,
        92,
        80,
        8,
        canvas.colour("steelDark"),
        'stroke="#2a1416" stroke-width="3" stroke-opacity=".6"',
      ),
      1,
      -24,
    );
  return svg + one.arms + two.arms;
}

export const TIRES_CLOSE = { handTamp, firstCourse } as const;
