/** Close to work that wants two: a chimney, a bag; and a string over a wall. */
import type { Canvas } from "../../canvas/canvas.ts";
import { ellipse, line, path, rectangle, ROUND } from "../../canvas/svg.ts";
import { backdrop, ground } from "../parts/backdrop.ts";
import { CAST } from "../parts/cast.ts";
import { outlined } from "../parts/close-face.ts";
import { closeFigure } from "../parts/close-figure.ts";
import { heap } from "../parts/grounds.ts";
import { beams, hungMaize, landWindow, paintedWall } from "../parts/rooms.ts";
import { levelString } from "./level-string.ts";

/** A low stove of brick: students set the chimney pipe, the mother waits with the next brick. */
function stoveBuild(canvas: Canvas): string {
  const { random } = canvas;
  const [upper, lower] = random.pick([
    ["plaster", "skyDeep"],
    ["cream", "teal"],
    ["lemon", "greenMid"],
  ] as const);
  let svg =
    paintedWall(canvas, { split: 400, upper, lower }) +
    beams(canvas) +
    rectangle(-10, 752, 1220, 60, 0, canvas.colour("tile"));
  svg += landWindow(canvas, 60, 130, 210, 180, "glassTeal") + hungMaize(canvas, 930, 90, 6, 66);
  const [one, two] = random.pick([
    [CAST.schoolgirl, CAST.schoolboy],
    [CAST.boy, CAST.girl],
    [CAST.schoolboy, CAST.boy],
  ] as const);
  const grown = { build: 0.86 };
  const left = closeFigure(canvas, [418, 252], [404, 620], 132, {
    ...one,
    ...grown,
    turn: 0.6,
    tilt: 4,
    mood: "smile",
    left: { elbow: [330, 530], hand: [560, 506], grip: "hold" },
    right: { elbow: [500, 440], hand: [560, 352], grip: "hold", bent: 40 },
  });
  const right = closeFigure(canvas, [816, 262], [830, 620], 132, {
    ...two,
    ...grown,
    turn: -0.6,
    tilt: -4,
    mood: "effort",
    left: { elbow: [736, 466], hand: [672, 400], grip: "hold", bent: -40 },
    right: { elbow: [900, 540], hand: [672, 560], grip: "hold" },
  });
  const mother = closeFigure(canvas, [1036, 330], [1060, 930], 130, {
    ...CAST.mother,
    apron: "sky",
    turn: -0.7,
    mood: "smile",
    left: { elbow: [886, 584], hand: [938, 626], grip: "hold", bent: -20 },
    right: { elbow: [1190, 584], hand: [1140, 626], grip: "hold", bent: 20 },
  });
  svg += left.body + right.body + mother.body;
  svg +=
    rectangle(
      574,
      -10,
      84,
      640,
      6,
      canvas.colour("steelDark"),
      'stroke="#2a1416" stroke-width="3" stroke-opacity=".6"',
    ) +
    rectangle(590, -10, 16, 640, 0, canvas.colour("steel")) +
    line("M574 220H658M574 420H658", canvas.colour("steel"), 6);
  svg += rectangle(300, 620, 620, 40, 6, canvas.colour("adobeDark"));
  const bricks = ["adobe", "adobeLight", "adobe"] as const;
  for (let row = 0; row < 3; row++)
    for (let i = 0; i < 6; i++) {
      if (row > 0 && (i === 2 || i === 3)) continue;
      svg += rectangle(
        310 + i * 101 + (row % 2 ? -10 : 0),
        662 + row * 48,
        96,
        44,
        4,
        canvas.colour(bricks[(row + i) % 3]!),
      );
    }
  svg +=
    rectangle(508, 710, 202, 100, 0, canvas.colour("woodDark")) +
    ellipse(420, 620, 96, 16, canvas.colour("rubber"));
  svg += rectangle(950, 588, 178, 62, 4, canvas.colour("adobeDark"), outlined(2.6));
  return svg + left.arms + right.arms + mother.arms;
}

/** A knee-high bag held open by two while earth pours from a tin. */
function sackFill(canvas: Canvas): string {
  const { random } = canvas;
  let svg = backdrop(canvas, {
    sun: [0.8, 0.2],
    volcanoes: [],
    horizon: 340,
    clouds: [[300, 120, 240]],
    fields: { y: 370, depth: 0.3, base: 22, bottom: 560 },
  });
  svg +=
    ground(canvas, () => 520, "adobeLight", "milpa") +
    heap(canvas, 160, 640, 420, "soil") +
    heap(canvas, 1080, 640, 380, "sand");
  const [one, two] = random.pick([
    [CAST.mother, CAST.guest],
    [CAST.schoolboy, CAST.neighbor],
    [CAST.guest, CAST.father],
  ] as const);
  const third = closeFigure(canvas, [606, 190], [606, 520], 118, {
    ...CAST.mason,
    feet: 700,
    down: true,
    left: { elbow: [506, 380], hand: [548, 436], grip: "wrap" },
    right: { elbow: [706, 380], hand: [664, 436], grip: "wrap" },
  });
  const left = closeFigure(canvas, [372, 332], [352, 700], 128, {
    ...one,
    turn: 0.8,
    tilt: 10,
    down: true,
    mood: "smile",
    feet: 860,
    left: { elbow: [270, 590], hand: [470, 640], grip: "wrap" },
    right: { elbow: [450, 560], hand: [512, 616], grip: "wrap" },
  });
  const right = closeFigure(canvas, [836, 332], [858, 700], 128, {
    ...two,
    turn: -0.8,
    tilt: -10,
    down: true,
    feet: 860,
    left: { elbow: [760, 560], hand: [700, 614], grip: "wrap" },
    right: { elbow: [940, 590], hand: [740, 640], grip: "wrap" },
  });
  svg += third.body + left.body + right.body;
  svg +=
    path(
      "M556 400H660L640 500H576Z",
      canvas.colour("steel"),
      'stroke="#2a1416" stroke-width="3" stroke-opacity=".6"',
    ) + path("M576 470Q606 500 640 470L628 640H588Z", canvas.colour("soil"));
  svg +=
    path(
      "M480 620H730C746 690 744 770 726 830H484C466 770 464 690 480 620Z",
      canvas.colour("cream"),
      'stroke="#2a1416" stroke-width="3" stroke-opacity=".6"',
    ) +
    ellipse(605, 622, 126, 30, canvas.colour("plasterShade")) +
    ellipse(605, 630, 104, 20, canvas.colour("soil")) +
    line("M520 700q80 20 170 0M512 760q90 20 186 0", canvas.shaded("cream", -0.08), 5, ROUND);
  return svg + third.arms + left.arms + right.arms;
}

export const AT_WORK = { stoveBuild, levelString, sackFill } as const;
