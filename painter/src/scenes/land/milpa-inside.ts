/** The milpa from inside, a family at its harvest. */
import type { Canvas } from "../../canvas/canvas.ts";
import { line, path, place, rectangle, ROUND } from "../../canvas/svg.ts";
import { maize } from "../../land/maize.ts";
import { sky } from "../../land/sky.ts";
import { object } from "../../objects/all.ts";
import { WIDTH } from "../parts/backdrop.ts";
import { bentLeg } from "../parts/close-legs.ts";
import { CAST } from "../parts/cast.ts";
import { closeFigure } from "../parts/close-figure.ts";
import { outlined } from "../parts/close-face.ts";
import { paving } from "../parts/grounds.ts";

const EDGE = outlined(2.6);

/** A cob half out of its husk, its foot at (x, y). */
const cob = (canvas: Canvas, x: number, y: number, degrees: number): string =>
  place(
    x,
    y,
    path("M-14 30C-40 -40 -26 -120 0 -144C26 -120 40 -40 14 30Z", canvas.colour("milpa"), EDGE) +
      path(
        "M-15 -34C-20 -90 -10 -124 0 -140C10 -124 20 -90 15 -34Z",
        canvas.colour("maize"),
        EDGE,
      ) +
      line(
        "M-9 -106H9M-12 -86H12M-13 -66H13M-5 -124H5",
        canvas.shaded("maize", -0.1),
        4,
        'stroke-dasharray="5 4"',
      ) +
      path("M-16 20C-50 -20 -44 -70 -34 -92C-24 -60 -14 -30 2 20Z", canvas.colour("lime"), EDGE) +
      line("M0 -142q-12 -18 -26 -20M0 -142q6 -22 20 -26", canvas.colour("adobe"), 5, ROUND),
    1.2,
    degrees,
  );

/** Between the rows: a child on the father's shoulders, under his hat, breaks the ear nobody else can reach. */
function milpaInside(canvas: Canvas): string {
  let svg = sky(canvas, {
    style: canvas.skyStyle ?? "stitch",
    sunX: 300,
    sunY: 220,
    sunRadius: 74,
    horizon: 520,
  });
  svg += rectangle(0, 560, WIDTH, 250, 0, canvas.colour("soil"));
  for (let i = 0; i < 16; i++)
    svg += maize(canvas, -20 + i * 84, 600, 360, 0.22, { flip: i % 2 === 1 });
  svg += paving(canvas, "soil", 590, 800, 80);
  for (const x of [30, 190, 480, 860, 1030, 1170])
    svg += maize(canvas, x, 700, 580, 0.06, { flip: x % 20 === 0 });
  svg += pickers(canvas);
  for (const [x, height, flip] of [
    [-40, 860, false],
    [96, 560, true],
    [1090, 620, false],
    [1240, 880, true],
  ] as const)
    svg += maize(canvas, x, 850, height, 0, { flip });
  return svg;
}

function pickers(canvas: Canvas): string {
  const { random } = canvas;
  const [a, b, c] = random.pick([
    [CAST.mother, CAST.father, CAST.girl],
    [CAST.neighbor, CAST.father, CAST.boy],
  ] as const);
  const father = closeFigure(canvas, [700, 466], [704, 796], 142, {
    ...b,
    hat: undefined,
    turn: -0.5,
    tilt: -4,
    mood: "laugh",
    feet: 1100,
    left: { elbow: [540, 676], hand: [604, 632], grip: "grip" },
    right: { elbow: [868, 676], hand: [800, 626], grip: "grip" },
  });
  const child = closeFigure(canvas, [716, 212], [706, 406], 112, {
    ...c,
    hair: "short",
    hat: "straw",
    turn: 0.7,
    tilt: 9,
    mood: "laugh",
    left: { elbow: [632, 366], hand: [664, 388], grip: "flat" },
    right: { elbow: [852, 286], hand: [900, 196], bent: 60 },
  });
  const leg = (side: 1 | -1): string =>
    bentLeg(
      canvas,
      [704 + side * 40, 400],
      { knee: [704 + side * 104, 506], foot: [704 + side * 96, 676], toes: side },
      { colour: c.below ?? "indigo", trousers: true, size: 104, shoe: "redHot" },
    );
  const mother = closeFigure(canvas, [330, 396], [300, 760], 142, {
    ...a,
    apron: undefined,
    shawl: undefined,
    turn: 0.8,
    tilt: -10,
    mood: "smile",
    feet: 1100,
    left: { elbow: [190, 620], hand: [226, 720], grip: "wrap" },
    right: { elbow: [450, 600], hand: [430, 700], grip: "wrap" },
  });
  return (
    maize(canvas, 930, 800, 740, 0) +
    child.body +
    father.body +
    leg(-1) +
    leg(1) +
    father.arms +
    cob(canvas, 914, 232, 6) +
    child.arms +
    mother.body +
    cob(canvas, 270, 690, -22) +
    cob(canvas, 330, 676, -4) +
    cob(canvas, 386, 690, 18) +
    object(canvas, "maizeBasket", 324, 850, 190) +
    mother.arms
  );
}

export const MILPA_INSIDE = { milpaInside } as const;
