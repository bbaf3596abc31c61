/** The school day begins. */
import { bottleDisc, GLASS } from "../../built/bottle.ts";
import { dome } from "../../built/dome.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import { circle, line, path, rectangle } from "../../canvas/svg.ts";
import { papelPicado } from "../../hero/papel-picado.ts";
import { cloud } from "../../land/cloud.ts";
import { CAST } from "../parts/cast.ts";
import { closeFigure, type CloseLook } from "../parts/close-figure.ts";
import { sheet } from "../parts/grounds.ts";

/** Through the gate come the pupils, near: schoolbags, a kite, a laugh over the shoulder. */
function schoolMorning(canvas: Canvas): string {
  const { random } = canvas;
  const [wall, trim] = random.pick([
    ["glassTeal", "marigold"],
    ["rose", "indigo"],
    ["lemon", "red"],
  ] as const);
  let svg = sheet(canvas.light((air) => air.sky[4])) + cloud(canvas, 620, 130, 300);
  svg +=
    path("M300 420Q600 360 900 420V830H300Z", canvas.colour("milpa")) +
    dome(canvas, 470, 560, 130) +
    dome(canvas, 740, 570, 150);
  svg +=
    rectangle(-10, 60, 260, 760, 0, canvas.colour(wall)) +
    rectangle(950, 60, 260, 760, 0, canvas.colour(wall)) +
    rectangle(236, 40, 36, 780, 6, canvas.colour(trim)) +
    rectangle(928, 40, 36, 780, 6, canvas.colour(trim));
  for (let i = 0; i < 8; i++)
    svg += bottleDisc(
      canvas,
      (i % 2 ? 1030 : 90) + (i % 4 > 1 ? 80 : 0),
      180 + Math.floor(i / 4) * 110,
      36,
      GLASS[i]!,
    );
  svg +=
    path("M200 90Q600 -60 1000 90V40Q600 -110 200 40Z", canvas.colour(trim)) +
    papelPicado(canvas, 260, 110, 940, 110, 90, 11, 60);
  svg += path("M280 830Q600 560 920 830Z", canvas.colour("path"));
  const [a, b, c] = random.shuffle<CloseLook>([
    CAST.girl,
    CAST.schoolboy,
    CAST.schoolgirl,
    CAST.boy,
  ]);
  const one = closeFigure(canvas, [330, 360], [330, 830], 164, {
    ...a!,
    turn: 0.9,
    tilt: 4,
    mood: "laugh",
    left: { elbow: [224, 600], hand: [268, 566], grip: "wrap", bent: -30 },
    right: { elbow: [440, 540], hand: [478, 440], grip: "flat" },
  });
  const two = closeFigure(canvas, [610, 400], [610, 830], 164, {
    ...b!,
    turn: -0.2,
    mood: "smile",
    left: { elbow: [506, 650], hand: [560, 740], grip: "flat" },
    right: { elbow: [712, 580], hand: [736, 446] },
  });
  const three = closeFigure(canvas, [888, 370], [888, 830], 164, {
    ...c!,
    turn: -0.6,
    tilt: -5,
    mood: "laugh",
    left: { elbow: [792, 650], hand: [846, 730], grip: "flat" },
    right: { elbow: [1000, 600], hand: [950, 560], grip: "wrap", bent: 30 },
  });
  svg += two.body + one.body + three.body;
  svg +=
    (["red", "marigold", "indigo", "white"] as const)
      .map((colour, i) => circle(742, 214, 88 - i * 23, canvas.colour(colour)))
      .join("") +
    line("M742 126V302M654 214H830M738 470L742 302", canvas.colour("woodDark"), 4) +
    line(
      "M742 302Q760 350 744 380T760 430",
      canvas.colour("redHot"),
      7,
      'stroke-dasharray="14 10"',
    );
  svg +=
    line("M262 520L300 830M398 520L370 830", canvas.colour("indigo"), 22) +
    line("M820 530L850 830M956 530L930 830", canvas.colour("greenDeep"), 22);
  return svg + one.arms + two.arms + three.arms;
}

export const SCHOOL_MORNING = { schoolMorning } as const;
