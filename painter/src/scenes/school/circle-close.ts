/** The school's circle, where one speaks and the others listen. */
import { bottleDisc, GLASS } from "../../built/bottle.ts";
import { tireFlat } from "../../built/tire.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import { ellipse, path, rectangle } from "../../canvas/svg.ts";
import { sleepingCat } from "../parts/animals.ts";
import { CAST } from "../parts/cast.ts";
import { closeFigure, type CloseLook, closePerson } from "../parts/close-figure.ts";
import { courses } from "../parts/grounds.ts";

/** Two tires as a seat, a striped cloth over them. */
const seat = (canvas: Canvas, x: number, y: number): string =>
  tireFlat(canvas, x, y, 104, { thickness: 0.62 }) +
  tireFlat(canvas, x, y - 62, 100, { thickness: 0.62, shadow: false }) +
  ellipse(x, y - 124, 92, 28, canvas.colour("rose")) +
  ellipse(x, y - 127, 62, 17, canvas.colour("marigold"));

/** Glass in an arc over the speaker, and what its light lays on the floor. */
function glassArc(canvas: Canvas): { wall: string; floor: string } {
  let wall = path("M470 150L90 830H1110L730 150Z", "#fff3c4", 'opacity=".16"');
  let floor = "";
  for (let i = 0; i < 11; i++) {
    const t = i / 10;
    const [x, y] = [600 - Math.cos(t * Math.PI) * 480, 346 - Math.sin(t * Math.PI) * 196];
    const glass = GLASS[i % GLASS.length]!;
    wall += bottleDisc(canvas, x, y, 29, glass, { glowing: true });
    floor += ellipse(
      600 + (x - 600) * 0.66,
      716 + Math.sin(t * Math.PI) * 44,
      46,
      13,
      canvas.colour(glass),
      'opacity=".4"',
    );
  }
  return { wall, floor };
}

/** Seen over the backs of two: a girl speaks, one rests her chin on her hand, one would like to answer. */
function circleClose(canvas: Canvas): string {
  const { random } = canvas;
  const wall = random.pick(["adobeLight", "sand", "teal"] as const);
  const arc = glassArc(canvas);
  let svg = courses(canvas, wall, 66, 180) + arc.wall;
  svg +=
    rectangle(-10, 610, 1220, 210, 0, canvas.shaded("path", -0.04)) +
    rectangle(-10, 606, 1220, 12, 0, "#1a0a1e", 'opacity=".22"') +
    arc.floor;
  const [a, b] = random.pick([
    [CAST.neighbor, CAST.father],
    [CAST.grandmother, CAST.guestMan],
    [CAST.mother, CAST.grandfather],
  ] as const);
  const [c, d] = random.pick([
    [CAST.schoolboy, CAST.neighbor],
    [CAST.boy, CAST.guest],
  ] as const);
  const speaker = closeFigure(canvas, [600, 262], [600, 530], 124, {
    ...CAST.girl,
    mood: "talk",
    gaze: [-0.7, 0],
    tilt: -4,
    feet: 716,
    left: { elbow: [466, 462], hand: [456, 344], grip: "open", bent: 8, flip: true },
    right: { hand: [632, 436], grip: "rest", bent: -24 },
  });
  const left = closeFigure(canvas, [312, 330], [250, 596], 116, {
    ...a,
    turn: 0.95,
    tilt: 3,
    mood: "smile",
    legs: {
      left: { knee: [424, 590], foot: [440, 744] },
      right: { knee: [392, 606], foot: [386, 764] },
    },
    leans: true,
    left: { elbow: [240, 512], hand: [336, 560], grip: "rest", bent: 14 },
    right: { elbow: [400, 494], hand: [384, 556], grip: "rest", bent: 30 },
  });
  const right = closeFigure(canvas, [872, 338], [950, 596], 116, {
    ...b,
    turn: -0.95,
    tilt: -4,
    mood: "calm",
    leans: true,
    legs: {
      left: { knee: [800, 594], foot: [806, 764], toes: -1 },
      right: { knee: [776, 606], foot: [766, 744], toes: -1 },
      near: "left",
    },
    left: { elbow: [812, 560], hand: [842, 412], grip: "grip" },
    right: { hand: [838, 570], grip: "rest", bent: -24 },
  });
  svg += speaker.body + speaker.arms;
  svg += seat(canvas, 232, 756) + seat(canvas, 968, 756);
  svg += left.body + left.arms + right.body + right.arms + sleepingCat(canvas, 600, 770, 0.8);
  const back = { back: true } as const satisfies Partial<CloseLook>;
  return (
    svg +
    closePerson(canvas, [84, 520], [70, 1000], 176, { ...c, ...back, tilt: 8 }) +
    closePerson(canvas, [1116, 536], [1130, 1000], 176, {
      ...d,
      ...back,
      tilt: -8,
      left: { elbow: [960, 700], hand: [984, 520], grip: "flat", flip: true },
    })
  );
}

export const CIRCLE_CLOSE = { circleClose } as const;
