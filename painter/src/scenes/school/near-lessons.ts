/** Lessons seen from among the pupils. */
import type { Canvas } from "../../canvas/canvas.ts";
import { line, path, rectangle, ROUND } from "../../canvas/svg.ts";
import { CAST } from "../parts/cast.ts";
import { closeFigure, closePerson } from "../parts/close-figure.ts";
import { landWindow, paintedWall } from "../parts/rooms.ts";
import { SPINES } from "./books.ts";
import { modelTable } from "./model-table.ts";

const EDGE = 'stroke="#2a1416" stroke-width="3" stroke-opacity=".6"';

/** At the board a girl finds the answer, her teacher beside her. */
function lessonClose(canvas: Canvas): string {
  const { random } = canvas;
  const wall = random.pick(["lemon", "glassTeal", "rose"] as const);
  let svg = paintedWall(canvas, { split: 640, upper: "plaster", lower: wall });
  svg +=
    rectangle(150, 70, 900, 480, 10, canvas.colour("wood"), EDGE) +
    rectangle(172, 92, 856, 436, 2, canvas.colour("greenDeep"));
  svg +=
    line(
      "M230 180h170M230 240h120M230 300h190",
      canvas.colour("cream"),
      9,
      `${ROUND} opacity=".9"`,
    ) +
    line("M560 346L674 130L788 346Z", canvas.colour("marigold"), 9, 'stroke-linejoin="round"') +
    line("M674 130V346", canvas.colour("rose"), 7, 'stroke-dasharray="16 12"');
  const [pupil, teacher] = random.pick([
    [CAST.girl, CAST.neighbor],
    [CAST.schoolgirl, { ...CAST.father, hat: undefined }],
    [CAST.boy, CAST.mother],
  ] as const);
  const two = closeFigure(canvas, [880, 290], [890, 830], 156, {
    ...teacher,
    turn: -0.6,
    tilt: -4,
    mood: "smile",
    left: { elbow: [762, 560], hand: [840, 650], grip: "flat", bent: -14 },
    right: { elbow: [1010, 600], hand: [934, 664], grip: "wrap" },
  });
  const one = closeFigure(canvas, [470, 420], [470, 830], 156, {
    ...pupil,
    turn: 0.4,
    mood: "laugh",
    left: { elbow: [364, 640], hand: [430, 716], grip: "flat" },
    right: { elbow: [620, 580], hand: [604, 470], grip: "pinch" },
  });
  svg +=
    two.body +
    one.body +
    line("M597 392L590 344", canvas.colour("white"), 12, ROUND) +
    path("M826 560L990 548L1004 700L838 716Z", canvas.colour("redHot"), EDGE) +
    path("M838 716L1004 700L1002 712L842 728Z", canvas.colour("cream"), EDGE) +
    two.arms +
    one.arms;
  return (
    svg +
    closePerson(canvas, [150, 690], [150, 1100], 150, { ...CAST.schoolboy, back: true }) +
    closePerson(canvas, [1080, 710], [1080, 1100], 150, { ...CAST.girl, back: true })
  );
}

/** Seen through a shelf: two find the same book. */
function shelfReach(canvas: Canvas): string {
  const { random } = canvas;
  let svg =
    paintedWall(canvas, {
      split: 500,
      upper: random.pick(["lemon", "sky", "rose"] as const),
      lower: "teal",
    }) + landWindow(canvas, 480, 60, 240, 190);
  const [a, b] = random.pick([
    [CAST.girl, CAST.boy],
    [CAST.schoolgirl, CAST.schoolboy],
    [CAST.boy, CAST.schoolgirl],
  ] as const);
  const left = closeFigure(canvas, [382, 350], [382, 830], 170, {
    ...a,
    turn: 0.6,
    tilt: 5,
    mood: "smile",
    left: { elbow: [270, 600], hand: [330, 660] },
    right: { elbow: [500, 620], hand: [544, 560], grip: "wrap", bent: 24 },
  });
  const right = closeFigure(canvas, [824, 340], [824, 830], 170, {
    ...b,
    turn: -0.6,
    tilt: -5,
    mood: "laugh",
    left: { elbow: [716, 620], hand: [668, 520], grip: "wrap", bent: -10 },
    right: { elbow: [930, 610], hand: [870, 670] },
  });
  svg += left.body + right.body;
  const books = (from: number, to: number, y: number): string => {
    let out = "";
    for (let x = from; x < to;) {
      const [w, h] = [random.between(30, 58), random.between(110, 160)];
      if (x + w > to) break;
      out +=
        rectangle(x, y - h, w, h, 3, canvas.colour(random.pick(SPINES)), EDGE) +
        rectangle(x + w * 0.2, y - h * 0.8, w * 0.6, 8, 0, canvas.colour("cream"), 'opacity=".8"');
      x += w + 2;
    }
    return out;
  };
  svg +=
    rectangle(556, 410, 104, 206, 4, canvas.colour("redHot"), EDGE) +
    rectangle(556, 410, 16, 206, 4, canvas.colour("redDeep")) +
    rectangle(590, 440, 54, 12, 0, canvas.colour("lemon")) +
    path("M590 500L617 462L644 500Z", canvas.colour("lemon"));
  svg += left.arms + right.arms;
  svg +=
    books(40, 300, 616) +
    books(920, 1170, 616) +
    rectangle(-10, 616, 1220, 30, 0, canvas.colour("wood"), EDGE);
  return (
    svg +
    books(20, 1190, 806) +
    rectangle(-10, -10, 34, 820, 0, canvas.colour("woodDark")) +
    rectangle(1176, -10, 40, 820, 0, canvas.colour("woodDark")) +
    rectangle(-10, -10, 1220, 40, 0, canvas.colour("wood"))
  );
}

export const NEAR_LESSONS = { lessonClose, modelTable, shelfReach } as const;
