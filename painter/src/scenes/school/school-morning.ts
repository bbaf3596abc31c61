/** The school day begins. */
import { bottleDisc, GLASS } from "../../built/bottle.ts";
import { dome } from "../../built/dome.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import type { ColourName } from "../../canvas/palette.ts";
import { round } from "../../canvas/path.ts";
import { circle, line, path, rectangle, ROUND } from "../../canvas/svg.ts";
import { papelPicado } from "../../hero/papel-picado.ts";
import { cloud } from "../../land/cloud.ts";
import { CAST } from "../parts/cast.ts";
import { outlined } from "../parts/close-face.ts";
import { closeFigure, type CloseLook } from "../parts/close-figure.ts";
import { sheet } from "../parts/grounds.ts";

const EDGE = outlined(2.8);

/** A round kite of tissue paper, as the town flies them in November, with its fringe. */
function barrilete(canvas: Canvas, x: number, y: number, r: number): string {
  const ray = (i: number, of: number, from: number, to: number, wide: number): string => {
    const at = (angle: number, reach: number): string =>
      `${round(x + Math.cos(angle) * r * reach)} ${round(y + Math.sin(angle) * r * reach)}`;
    const angle = (i / of) * Math.PI * 2;
    return `M${at(angle - wide, from)}L${at(angle, to)}L${at(angle + wide, from)}Z`;
  };
  const star = (of: number, from: number, to: number): string =>
    Array.from({ length: of }, (_, i) => ray(i, of, from, to, Math.PI / of)).join("");
  return (
    path(star(32, 0.98, 1.1), canvas.colour("rose")) +
    circle(x, y, r, canvas.colour("red"), EDGE) +
    circle(x, y, r * 0.86, canvas.colour("marigold")) +
    path(star(16, 0.58, 0.86), canvas.colour("violet")) +
    circle(x, y, r * 0.6, canvas.colour("glassTeal")) +
    path(star(8, 0.22, 0.58), canvas.colour("white")) +
    circle(x, y, r * 0.26, canvas.colour("redHot")) +
    circle(x, y, r * 0.12, canvas.colour("lemon")) +
    line(
      `M${x - r} ${y}H${x + r}M${x - r * 0.5} ${round(y - r * 0.87)}L${x + r * 0.5} ${round(y + r * 0.87)}M${x + r * 0.5} ${round(y - r * 0.87)}L${x - r * 0.5} ${round(y + r * 0.87)}`,
      canvas.colour("woodDark"),
      4,
      'opacity=".55"',
    )
  );
}

/** The gate of the school, its wall with bottle ends, two domes behind. */
function gate(canvas: Canvas): string {
  const [wall, trim] = canvas.random.pick([
    ["glassTeal", "marigold"],
    ["rose", "indigo"],
    ["lemon", "red"],
  ] as const);
  let svg = sheet(canvas.light((air) => air.sky[4])) + cloud(canvas, 400, 150, 260);
  svg +=
    path("M200 420Q600 350 1000 420V830H200Z", canvas.colour("milpa")) +
    dome(canvas, 400, 580, 150) +
    dome(canvas, 800, 590, 170) +
    path("M180 830Q600 480 1020 830Z", canvas.colour("path"));
  svg +=
    rectangle(-10, 60, 200, 760, 0, canvas.colour(wall)) +
    rectangle(1010, 60, 200, 760, 0, canvas.colour(wall)) +
    rectangle(176, 40, 36, 780, 6, canvas.colour(trim), EDGE) +
    rectangle(988, 40, 36, 780, 6, canvas.colour(trim), EDGE);
  for (let i = 0; i < 8; i++)
    svg += bottleDisc(
      canvas,
      (i % 2 ? 1104 : 96) + (i % 4 > 1 ? 22 : -22),
      180 + Math.floor(i / 2) * 120,
      36,
      GLASS[i]!,
    );
  return (
    svg +
    path("M140 100Q600 -60 1060 100V46Q600 -120 140 46Z", canvas.colour(trim), EDGE) +
    papelPicado(canvas, 212, 120, 988, 120, 70, 12, 60)
  );
}

/** Straps of a schoolbag from the shoulders down. */
const straps = (canvas: Canvas, x: number, y: number, colour: ColourName): string =>
  line(
    `M${x - 66} ${y}Q${x - 84} ${y + 90} ${x - 70} ${y + 190}M${x + 66} ${y}Q${x + 84} ${y + 90} ${x + 70} ${y + 190}`,
    canvas.colour(colour),
    24,
    ROUND,
  );

/** Through the gate come three: two carry the round kite between them, the one before it laughs. */
function schoolMorning(canvas: Canvas): string {
  const { random } = canvas;
  let svg = gate(canvas);
  const [a, b, c] = random.shuffle<CloseLook>([
    CAST.girl,
    CAST.schoolboy,
    CAST.schoolgirl,
    CAST.boy,
  ]);
  const one = closeFigure(canvas, [312, 436], [300, 900], 168, {
    ...a!,
    turn: 0.6,
    tilt: 6,
    mood: "laugh",
    gaze: [1, -0.4],
    left: { elbow: [146, 696], hand: [234, 656], grip: "grip" },
    right: { elbow: [436, 560], hand: [446, 400], grip: "hold", bent: 20 },
  });
  const two = closeFigure(canvas, [606, 490], [606, 960], 180, {
    ...b!,
    tilt: -5,
    turn: 0.1,
    mood: "glee",
    left: { elbow: [426, 776], hand: [520, 716], grip: "grip" },
    right: { elbow: [786, 776], hand: [692, 716], grip: "grip" },
  });
  const three = closeFigure(canvas, [898, 424], [916, 900], 168, {
    ...c!,
    turn: -0.6,
    tilt: -6,
    mood: "laugh",
    gaze: [-1, 0.2],
    left: { elbow: [776, 560], hand: [768, 400], grip: "hold", bent: -20 },
    right: { elbow: [1064, 692], hand: [974, 652], grip: "grip" },
  });
  svg += one.body + three.body;
  svg += straps(canvas, 306, 540, "indigo") + straps(canvas, 904, 530, "greenDeep");
  svg += barrilete(canvas, 606, 262, 206) + one.arms + three.arms;
  return svg + two.body + straps(canvas, 606, 606, "redHot") + two.arms;
}

export const SCHOOL_MORNING = { schoolMorning } as const;
