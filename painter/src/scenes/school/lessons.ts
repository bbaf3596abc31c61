/** Pupils at work, near enough to see what they think. */
import { clip } from "../../built/clip.ts";
import { dome } from "../../built/dome.ts";
import { house } from "../../built/house.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import { circle, ellipse, line, path, rectangle, ROUND } from "../../canvas/svg.ts";
import { papelPicado } from "../../hero/papel-picado.ts";
import { object } from "../../objects/all.ts";
import { people } from "../../people/person.ts";
import { backdrop, ground } from "../parts/backdrop.ts";
import { CAST } from "../parts/cast.ts";
import { closeFigure, type CloseLook, closePerson } from "../parts/close-figure.ts";
import { courses, paving } from "../parts/grounds.ts";
import { nested } from "../parts/nested.ts";
import { hungMaize, landWindow, paintedWall } from "../parts/rooms.ts";

/** Along one long desk, at its height: pencils, an eraser, a whisper. */
function deskRow(canvas: Canvas): string {
  const { random } = canvas;
  const [upper, lower] = random.pick([
    ["plaster", "glassTeal"],
    ["lemon", "indigo"],
    ["sky", "violet"],
  ] as const);
  let svg = paintedWall(canvas, { split: 430, upper, lower });
  svg += landWindow(canvas, 70, 90, 260, 230) + landWindow(canvas, 860, 90, 260, 230, "glassTeal");
  svg +=
    rectangle(400, 80, 400, 240, 8, canvas.colour("wood")) +
    rectangle(414, 94, 372, 212, 2, canvas.colour("greenDeep"));
  svg += line(
    "M450 150h120M450 196h90M640 250l50 -90l50 90Z",
    canvas.colour("cream"),
    7,
    `${ROUND} stroke-linejoin="round"`,
  );
  const row = random.shuffle<CloseLook>([CAST.girl, CAST.boy, CAST.schoolgirl, CAST.schoolboy]);
  const pupils = row.map((look, i) => {
    const x = 190 + i * 274;
    const whispers = i === 1;
    const listens = i === 2;
    return closeFigure(canvas, [x + (whispers ? 44 : 0), 376 + (i % 2) * 12], [x, 760], 150, {
      ...look,
      turn: whispers ? 0.8 : listens ? -0.5 : i ? -0.25 : 0.25,
      tilt: whispers ? 12 : listens ? -6 : i ? -8 : 8,
      down: !whispers && !listens,
      mood: whispers || listens ? "smile" : "calm",
      left: { elbow: [x - 110, 610], hand: [x - 56, 660], grip: "flat" },
      right: { elbow: [x + 116, 600], hand: [x + 46, 652] },
    });
  });
  for (const { body } of pupils) svg += body;
  svg +=
    path(
      "M-10 640H1210V720H-10Z",
      canvas.colour("woodLight"),
      'stroke="#2a1416" stroke-width="3" stroke-opacity=".5"',
    ) + rectangle(-10, 716, 1220, 100, 0, canvas.colour("wood"));
  for (let i = 0; i < 4; i++) {
    const x = 190 + i * 274;
    svg += path(
      `M${x - 100} 700L${x - 74} 652H${x + 60}L${x + 90} 700Z`,
      canvas.colour("white"),
      'stroke="#2a1416" stroke-width="2" stroke-opacity=".4"',
    );
    svg += line(`M${x - 62} 668h90M${x - 68} 682h66`, canvas.colour("skyDeep"), 4, ROUND);
    svg += line(
      `M${x + 34} 682L${x + 70} 606`,
      canvas.colour(i % 2 ? "redHot" : "marigold"),
      9,
      ROUND,
    );
  }
  for (const { arms } of pupils) svg += arms;
  return svg;
}

/** A child's head from behind over a book that a grandmother reads aloud. */
function grandmothersBook(canvas: Canvas): string {
  const { random } = canvas;
  const [upper, lower] = random.pick([
    ["rose", "redDeep"],
    ["lemon", "teal"],
    ["cream", "violet"],
  ] as const);
  let svg = paintedWall(canvas, { split: 330, upper, lower });
  svg += landWindow(canvas, 90, 60, 240, 210, "wood") + hungMaize(canvas, 900, 60, 6, 70);
  const grandmother = closeFigure(canvas, [604, 220], [604, 760], 190, {
    ...CAST.grandmother,
    down: true,
    tilt: -6,
    mood: "smile",
    left: { elbow: [370, 520], hand: [366, 600] },
    right: { elbow: [838, 520], hand: [842, 600] },
  });
  svg += grandmother.body;
  svg += path(
    "M600 520C520 470 420 466 330 490V700C420 676 520 680 600 726C680 680 780 676 870 700V490C780 466 680 470 600 520Z",
    canvas.colour("white"),
    'stroke="#2a1416" stroke-width="4" stroke-opacity=".6"',
  );
  svg += line("M600 520V726", canvas.colour("plasterShade"), 6);
  svg +=
    path("M360 516C430 498 500 502 570 530V640C500 612 430 608 360 626Z", canvas.colour("sky")) +
    path("M360 590Q420 540 470 580T570 600V640C500 612 430 608 360 626Z", canvas.colour("milpa")) +
    circle(420, 540, 20, canvas.colour("marigold"));
  svg += line(
    "M640 556q90 -26 190 -14M640 596q90 -26 190 -14M640 636q80 -24 150 -16",
    canvas.colour("steelDark"),
    7,
    ROUND,
  );
  svg += grandmother.arms;
  return (
    svg +
    closePerson(canvas, [420, 716], [420, 1100], 210, {
      ...CAST.girl,
      back: true,
      braids: false,
      tilt: 10,
    }) +
    closePerson(canvas, [800, 744], [800, 1100], 190, { ...CAST.boy, back: true, tilt: -12 })
  );
}

/** Two girls in the round doorway of a dome, the school yard before them. */
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
    closePerson(canvas, [430, 470], [430, 900], 170, {
      ...left,
      back: true,
      tilt: 7,
      right: { elbow: [566, 690], hand: [600, 640] },
    }) +
    closePerson(canvas, [730, 486], [730, 900], 166, { ...right, back: true, tilt: -6 })
  );
}

const PLAY_YARD = (canvas: Canvas): string =>
  backdrop(canvas, {
    sun: [0.5, 0.2],
    volcanoes: [{ x: 640, y: 200, reach: 300 }],
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

/** Whole children around a ball in the dust, a dome for a goal. */
function ballGame(canvas: Canvas): string {
  const { random } = canvas;
  let svg = backdrop(canvas, {
    sun: [0.2, 0.2],
    volcanoes: [],
    horizon: 360,
    fields: { y: 390, depth: 0.3, base: 20, bottom: 560 },
    clouds: [[900, 120, 240]],
  });
  svg +=
    ground(canvas, () => 520, "sand", "milpa") +
    dome(canvas, 820, 590, 230) +
    paving(canvas, "sand", 560, 800, 70);
  svg += line("M690 590V430A130 130 0 0 1 950 430V590", canvas.colour("white"), 13, ROUND);
  for (let i = 0; i < 16; i++)
    svg += circle(
      random.between(330, 560),
      random.between(690, 760),
      random.between(14, 44),
      canvas.shaded("sand", 0.06),
      'opacity=".7"',
    );
  const [one, two, keeper] = random.pick([
    ["girl", "boy", "girl"],
    ["boy", "girl", "boy"],
  ] as const);
  svg += people(canvas, [
    [820, 640, 330, { who: keeper, pose: "pass", flip: true, shirt: "marigold", woven: false }],
    [
      360,
      770,
      440,
      { who: one, pose: "run", shirt: "red", trousers: "indigo", woven: one === "girl" },
    ],
    [1060, 800, 420, { who: two, pose: "run", flip: true, shirt: "teal" }],
  ]);
  return (
    svg +
    ellipse(560, 744, 70, 12, "#1a0a1e", 'opacity=".2"') +
    object(canvas, "ball", 560, 700, 120) +
    line(
      "M470 700q-30 6 -50 0M476 724q-40 8 -70 2",
      canvas.colour("white"),
      5,
      `${ROUND} opacity=".7"`,
    )
  );
}

export const LESSONS = { deskRow, grandmothersBook, doorway, ballGame } as const;
