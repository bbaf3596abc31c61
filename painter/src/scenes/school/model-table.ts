/** A model seen by one as small as the house it shows: those who made it are giants. */
import { clip } from "../../built/clip.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import type { ColourName } from "../../canvas/palette.ts";
import { type Point, round, smooth } from "../../canvas/path.ts";
import { circle, ellipse, line, path, place, rectangle, ROUND } from "../../canvas/svg.ts";
import { CAST } from "../parts/cast.ts";
import { closeArm } from "../parts/close-arm.ts";
import { outlined } from "../parts/close-face.ts";
import { closePerson, type CloseLook } from "../parts/close-figure.ts";
import { closeHead } from "../parts/close-head.ts";
import { landWindow, paintedWall } from "../parts/rooms.ts";

const EDGE = outlined(3.4);

/** A dome of cardboard rings glued on each other. */
function cardDome(canvas: Canvas, x: number, y: number, r: number): { svg: string; door: string } {
  const rows = 11;
  const height = r * 1.22;
  const half = (t: number): number => r * Math.pow(1 - Math.pow(t, 2.2), 0.62);
  const left: Point[] = [];
  const right: Point[] = [];
  let seams = "";
  for (let i = 0; i <= rows; i++) {
    const t = i / (rows + 0.4);
    left.push([x - half(t), y - t * height]);
    right.push([x + half(t), y - t * height]);
    if (i)
      seams += `M${round(x - half(t))} ${round(y - t * height)}Q${x} ${round(y - t * height + 20)} ${round(x + half(t))} ${round(y - t * height)}`;
  }
  const outline =
    smooth([...left, [x, y - height * 1.02], ...right.toReversed()], false, 0.14) + "Z";
  const [w, top] = [r * 0.36, y - height * 0.62];
  const door = `M${round(x - w)} ${y}V${round(top + w)}A${round(w)} ${round(w)} 0 0 1 ${round(x + w)} ${round(top + w)}V${y}Z`;
  return {
    svg:
      path(outline, canvas.colour("sand"), EDGE) +
      `<g ${clip(canvas, outline)}>` +
      path(
        `M${x - r} ${y}V${round(y - height)}H${x - r * 0.2}Q${x - r * 0.75} ${round(y - height * 0.6)} ${x - r * 0.55} ${y}Z`,
        "#1a0a1e",
        'opacity=".16"',
      ) +
      line(seams, canvas.shaded("sand", -0.11), 5) +
      "</g>" +
      line(door.replace(/Z$/, ""), canvas.colour("cream"), 22) +
      path(door, canvas.colour("aubergine"), EDGE),
    door,
  };
}

/** A house folded from white card: one long wall, a gable, a roof of corrugated board. */
const cardHouse = (canvas: Canvas, x: number, y: number): string =>
  path(
    `M${x} ${y}V${y - 170}L${x + 84} ${y - 260}L${x + 168} ${y - 170}V${y}Z`,
    canvas.shaded("white", -0.07),
    EDGE,
  ) +
  path(`M${x + 168} ${y}V${y - 170}H${x + 400}V${y}Z`, canvas.colour("white"), EDGE) +
  path(
    `M${x + 60} ${y - 276}L${x + 84} ${y - 290}H${x + 330}L${x + 430} ${y - 158}H${x + 186}Z`,
    canvas.colour("tile"),
    EDGE,
  ) +
  line(
    Array.from(
      { length: 11 },
      (_, i) => `M${x + 106 + i * 22} ${y - 286}L${x + 204 + i * 22} ${y - 162}`,
    ).join(""),
    canvas.shaded("tile", -0.08),
    7,
  ) +
  path(
    `M${x - 22} ${y - 150}L${x + 84} ${y - 276}L${x + 190} ${y - 150}L${x + 170} ${y - 138}L${x + 84} ${y - 242}L${x} ${y - 138}Z`,
    canvas.shaded("tile", -0.06),
    EDGE,
  ) +
  rectangle(x + 56, y - 116, 56, 116, 2, canvas.colour("woodLight"), EDGE) +
  rectangle(x + 212, y - 112, 60, 56, 2, canvas.colour("sky"), EDGE) +
  rectangle(x + 310, y - 112, 60, 56, 2, canvas.colour("sky"), EDGE) +
  line(
    `M${x + 242} ${y - 112}v56M${x + 340} ${y - 112}v56M${x + 212} ${y - 84}h60M${x + 310} ${y - 84}h60`,
    canvas.shaded("white", -0.1),
    5,
  );

/** Somebody cut out of paper, with a fold to stand on. */
const paperPerson = (
  canvas: Canvas,
  x: number,
  y: number,
  height: number,
  colour: ColourName,
  skirt = false,
): string =>
  place(
    x,
    y,
    path("M-18 -2H18L26 8H-26Z", canvas.shaded("white", -0.12)) +
      path(
        skirt
          ? "M-9 -74Q-26 -52 -22 -44L-12 -52L-22 -2H22L12 -52L22 -44Q26 -52 9 -74Z"
          : "M-9 -74Q-26 -52 -22 -40L-12 -50L-14 -2H-3L0 -32L3 -2H14L12 -50L22 -40Q26 -52 9 -74Z",
        canvas.colour(colour),
        outlined(3),
      ) +
      circle(0, -88, 13, canvas.colour(colour), outlined(3)),
    height / 100,
  );

/** Green paper, crumpled, on a match. */
const paperTree = (canvas: Canvas, x: number, y: number, r: number): string =>
  line(`M${x} ${y}V${y - r * 2}`, canvas.colour("woodLight"), r * 0.22) +
  path(
    smooth(
      Array.from({ length: 11 }, (_, i): Point => {
        const angle = (i / 11) * Math.PI * 2;
        const reach = r * (i % 2 ? 0.86 : 1.08);
        return [x + Math.cos(angle) * reach, y - r * 2.3 + Math.sin(angle) * reach];
      }),
      true,
      0.05,
    ),
    canvas.colour("greenMid"),
    EDGE,
  ) +
  line(
    `M${x - r * 0.5} ${y - r * 2.5}l${r * 0.5} ${r * 0.3}l${r * 0.2} ${-r * 0.6}M${x} ${y - r * 1.8}l${r * 0.5} ${-r * 0.3}`,
    canvas.shaded("greenMid", -0.09),
    4,
    ROUND,
  );

const CREWS: readonly (readonly [CloseLook, CloseLook, CloseLook])[] = [
  [CAST.schoolgirl, CAST.boy, CAST.father],
  [CAST.neighbor, CAST.girl, CAST.guest],
  [CAST.mother, CAST.schoolboy, CAST.guestMan],
];

/** Faces as large as hills look into a yard of cardboard; one eye fills the door. */
export function modelTable(canvas: Canvas): string {
  const { random } = canvas;
  const [upper, lower] = random.pick([
    ["sky", "indigo"],
    ["glassTeal", "greenDeep"],
    ["rose", "aubergine"],
  ] as const);
  const [a, b, c] = random.pick(CREWS);
  const person = random.integer(0, 999);
  const ground = 690;
  const { svg: domed, door } = cardDome(canvas, 560, ground, 250);
  const peering: CloseLook = { ...b, person, turn: 0, mood: "wonder", gaze: [0.1, 0.25] };
  const [eyeX, eyeY, size] = [560, 566, 640];
  const giant = closeHead(canvas, eyeX + size * 0.154, eyeY + size * 0.05, size, peering);
  return (
    paintedWall(canvas, { split: 420, upper, lower }) +
    landWindow(canvas, 470, 40, 240, 170, "wood") +
    closePerson(canvas, [176, 300], [150, 900], 300, {
      ...a,
      turn: 0.62,
      tilt: 10,
      down: true,
      mood: "smile",
    }) +
    closePerson(canvas, [1022, 300], [1060, 900], 280, {
      ...c,
      hat: undefined,
      turn: -0.62,
      tilt: -10,
      down: true,
      mood: "laugh",
    }) +
    giant +
    // The table, its edge near the giants and ourselves on its top.
    path("M-10 600H1210V810H-10Z", canvas.colour("woodLight")) +
    path(`M-10 640H1210V810H-10Z`, canvas.colour("milpa")) +
    rectangle(-10, 636, 1220, 9, 0, canvas.shaded("milpa", -0.1)) +
    path("M430 810L520 690H600L730 810Z", canvas.colour("cream")) +
    paperTree(canvas, 250, 684, 58) +
    domed +
    `<g ${clip(canvas, door)}>${giant}${path(door, "#1a0a1e", 'opacity=".12"')}</g>` +
    line(door.replace(/Z$/, ""), canvas.shaded("sand", -0.16), 5) +
    place(734, 708, cardHouse(canvas, 0, 0), 0.84) +
    paperPerson(canvas, 660, 762, 116, "redHot", true) +
    paperPerson(canvas, 384, 748, 104, "indigo") +
    ellipse(300, 780, 60, 12, "#1a0a1e", 'opacity=".14"') +
    paperPerson(canvas, 300, 776, 78, "marigold", true) +
    // A hand as large as a tree sets down the last one.
    closeArm(
      canvas,
      [-260, 330],
      { elbow: [-90, 620], hand: [158, 700], grip: "pinch", bent: -12 },
      { skin: a.skin ?? "skin1", cloth: a.cloth, woven: !!a.bands, side: -1, size: 250 },
    )
  );
}
