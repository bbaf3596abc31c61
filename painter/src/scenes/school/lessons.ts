/** Pupils at work, near enough to see what they think. */
import { clip } from "../../built/clip.ts";
import { dome } from "../../built/dome.ts";
import { house } from "../../built/house.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import { circle, line, path, rectangle, ROUND } from "../../canvas/svg.ts";
import { papelPicado } from "../../hero/papel-picado.ts";
import { object } from "../../objects/all.ts";
import { people } from "../../people/person.ts";
import { backdrop, ground } from "../parts/backdrop.ts";
import { CAST } from "../parts/cast.ts";
import { closeFigure, closePerson } from "../parts/close-figure.ts";
import { courses } from "../parts/grounds.ts";
import { nested } from "../parts/nested.ts";
import { hungMaize, landWindow, paintedWall } from "../parts/rooms.ts";

/** A grandmother reads aloud; a child leans on either side of her and looks into the book. */
function grandmothersBook(canvas: Canvas): string {
  const { random } = canvas;
  const [upper, lower] = random.pick([
    ["rose", "redDeep"],
    ["lemon", "teal"],
    ["cream", "violet"],
  ] as const);
  let svg = paintedWall(canvas, { split: 330, upper, lower });
  svg += landWindow(canvas, 70, 60, 220, 190, "wood") + hungMaize(canvas, 940, 60, 6, 70);
  const grandmother = closeFigure(canvas, [604, 216], [604, 800], 176, {
    ...CAST.grandmother,
    down: true,
    tilt: -5,
    mood: "smile",
    left: { elbow: [380, 540], hand: [352, 630], grip: "wrap", bent: -50 },
    right: { elbow: [830, 540], hand: [856, 630], grip: "wrap", bent: 50 },
  });
  const [one, two] = random.pick([
    [CAST.girl, CAST.boy],
    [CAST.schoolboy, CAST.schoolgirl],
    [CAST.schoolgirl, CAST.girl],
  ] as const);
  const left = closeFigure(canvas, [300, 420], [250, 860], 158, {
    ...one,
    turn: 0.95,
    tilt: 14,
    mood: "smile",
  });
  const right = closeFigure(canvas, [910, 430], [960, 860], 154, {
    ...two,
    turn: -0.95,
    tilt: -12,
    mood: "laugh",
    left: { elbow: [820, 690], hand: [716, 646], grip: "point" },
  });
  svg += left.body + grandmother.body + right.body;
  svg += path(
    "M604 560C524 510 430 506 346 530V740C430 716 530 720 604 766C678 720 778 716 862 740V530C778 506 684 510 604 560Z",
    canvas.colour("white"),
    'stroke="#2a1416" stroke-width="4" stroke-opacity=".6"',
  );
  svg += line("M604 560V766", canvas.colour("plasterShade"), 6);
  svg +=
    path("M374 556C440 538 510 542 578 570V680C510 652 440 648 374 666Z", canvas.colour("sky")) +
    path("M374 630Q430 580 480 620T578 640V680C510 652 440 648 374 666Z", canvas.colour("milpa")) +
    circle(430, 580, 20, canvas.colour("marigold"));
  svg += line(
    "M646 596q90 -26 180 -14M646 676q80 -24 150 -16M646 716q80 -24 170 -16",
    canvas.colour("steelDark"),
    7,
    ROUND,
  );
  return svg + grandmother.arms + right.arms;
}

/** Two pupils in the round doorway of a dome, the school yard between them. */
function doorway(canvas: Canvas): string {
  const { random } = canvas;
  const mud = random.pick(["adobeDark", "earth", "teal"] as const);
  const arch = "M240 830V330A360 330 0 0 1 960 330V830Z";
  let svg =
    courses(canvas, mud, 74, 200) + rectangle(0, 0, 1200, 800, 0, "#1a0a1e", 'opacity=".32"');
  svg += line(
    "M222 830V330A378 348 0 0 1 978 330V830",
    canvas.colour("adobeLight"),
    40,
    'stroke-dasharray="56 8"',
  );
  svg += `<g ${clip(canvas, arch)}>${nested(canvas, PLAY_YARD, 150, 0, 1000, 800, { id: "y", seed: `yard ${mud}` })}</g>`;
  const [left, right] = random.pick([
    [CAST.girl, CAST.schoolgirl],
    [CAST.schoolgirl, CAST.boy],
    [CAST.girl, CAST.schoolboy],
  ] as const);
  return (
    svg +
    closePerson(canvas, [318, 470], [306, 900], 150, {
      ...left,
      turn: 0.95,
      tilt: 4,
      mood: "laugh",
      right: { elbow: [420, 700], hand: [470, 600], grip: "point" },
    }) +
    closePerson(canvas, [890, 500], [906, 900], 146, {
      ...right,
      turn: -0.9,
      tilt: -4,
      mood: "smile",
      left: { elbow: [800, 730], hand: [820, 650], grip: "wrap" },
    })
  );
}

const PLAY_YARD = (canvas: Canvas): string =>
  backdrop(canvas, {
    sun: [0.5, 0.2],
    volcanoes: [],
    horizon: 400,
    fields: { y: 430, depth: 0.3, base: 20, bottom: 560 },
  }) +
  ground(canvas, () => 540, "path", "milpa") +
  dome(canvas, 330, 600, 150) +
  house(canvas, 640, 600, 330, 120) +
  papelPicado(canvas, 200, 330, 1040, 350, 70, 12, 40) +
  people(canvas, [
    [470, 690, 190, { who: "girl", pose: "run", woven: true }],
    [700, 680, 180, { who: "boy", pose: "run", flip: true, shirt: "red" }],
    [590, 740, 210, { who: "girl", pose: "wave" }],
  ]) +
  object(canvas, "ball", 660, 760, 60);

export const LESSONS = { grandmothersBook, doorway } as const;
