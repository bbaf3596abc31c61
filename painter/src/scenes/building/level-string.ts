/** A string over a wall, seen along it: everything runs to the one open eye at its other end. */
import { tireFlat } from "../../built/tire.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import type { ColourName } from "../../canvas/palette.ts";
import { round } from "../../canvas/path.ts";
import { ellipse, line, path, place, rectangle, ROUND } from "../../canvas/svg.ts";
import { cloud } from "../../land/cloud.ts";
import { sky } from "../../land/sky.ts";
import { CAST } from "../parts/cast.ts";
import { closeArm } from "../parts/close-arm.ts";
import { outlined } from "../parts/close-face.ts";
import { closeFigure, type CloseLook } from "../parts/close-figure.ts";
import { LINE } from "../parts/close-line.ts";

const EDGE = outlined(3);
/** Where all lines meet. */
const [VX, VY] = [600, 296];

/** Furrows and rows of maize that run away from us to the same point as the wall. */
function furrows(canvas: Canvas): string {
  const crops: readonly ColourName[] = ["milpa", "greenMid", "lime", "green"];
  let svg = rectangle(0, VY, 1200, 520, 0, canvas.colour("greenMid"));
  const edge = (degrees: number): string => {
    const angle = (degrees * Math.PI) / 180;
    return `${round(VX + Math.cos(angle) * 1500)} ${round(VY + Math.sin(angle) * 1500)}`;
  };
  for (let i = 0; i < 16; i++) {
    const [from, to] = [i * 11.25, (i + 1) * 11.25];
    svg += path(`M${VX} ${VY}L${edge(from)}L${edge(to)}Z`, canvas.colour(crops[(i * 3) % 4]!));
  }
  return svg;
}

/** The lid of the eye that is shut, on a face at (x, y) that looks at us. */
const shutEye = (canvas: Canvas, x: number, y: number, size: number, skin: ColourName): string =>
  place(
    x,
    y,
    ellipse(15.6, -5, 12.4, 7.6, canvas.colour(skin)) +
      line("M5 -5Q15 4 27 -6", LINE, 3.4, ROUND) +
      line("M26 -1l5 2M25 -10l6 -2", canvas.shaded(skin, -0.12), 1.8, ROUND),
    size / 100,
  );

/** A spirit level that hangs on the string. */
const spirit = (canvas: Canvas, x: number, y: number): string =>
  rectangle(x - 74, y, 148, 40, 9, canvas.colour("marigold"), EDGE) +
  rectangle(x - 30, y + 7, 60, 25, 11, canvas.colour("lime"), EDGE) +
  ellipse(x, y + 17, 11, 8, canvas.colour("white")) +
  line(`M${x - 15} ${y + 7}v25M${x + 15} ${y + 7}v25`, canvas.colour("greenDeep"), 3) +
  line(`M${x - 58} ${y}v-13M${x + 58} ${y}v-13`, canvas.colour("steelDark"), 7);

/** Our own hand pulls the string tight; far off, behind three tires, somebody shuts one eye. */
export function levelString(canvas: Canvas): string {
  const { random } = canvas;
  const far = random.pick([CAST.mother, CAST.neighbor, CAST.father, CAST.mason]);
  const near = random.pick([
    { skin: "skin4", cloth: "teal", woven: false },
    { skin: "skin2", cloth: "redDeep", woven: true },
    { skin: "skin1", cloth: "cream", woven: false },
  ] as const);
  const [x, y, size] = [636, 268, 236];
  const { skin = "skin1" }: CloseLook = far;
  const who = closeFigure(canvas, [x, y], [x, 900], size, {
    ...far,
    apron: undefined,
    turn: 0,
    mood: "focus",
    gaze: [0, 0.5],
    left: { elbow: [392, 560], hand: [560, 426], grip: "grip", bent: 8 },
    right: { elbow: [892, 470], hand: [800, 506], grip: "rest", bent: -6 },
  });
  let svg =
    sky(canvas, {
      style: canvas.skyStyle ?? "stitch",
      horizon: VY,
      sunX: 930,
      sunY: 120,
      sunRadius: 54,
    }) +
    cloud(canvas, 180, 150, 230) +
    cloud(canvas, 1090, 210, 200) +
    furrows(canvas) +
    // The wall's own height, down to both sides.
    path("M250 420L-60 810H1260L950 420Z", canvas.shaded("soil", -0.06)) +
    who.body +
    shutEye(canvas, x, y, size, skin);
  for (const [foot, r, tilt] of [
    [520, 348, 0.19],
    [640, 486, 0.2],
    [824, 690, 0.215],
  ] as const)
    svg += tireFlat(canvas, 600, foot, r, { tilt, thickness: 0.12, shadow: false });
  svg += who.arms;
  return (
    svg +
    path("M597 414H603L620 812H586Z", canvas.colour("redHot"), EDGE) +
    path("M600 414H603L620 812H610Z", canvas.shaded("redHot", -0.08)) +
    spirit(canvas, 601, 548) +
    closeArm(
      canvas,
      [-60, 1010],
      { elbow: [170, 950], hand: [550, 748], grip: "grip", bent: -2 },
      { ...near, side: -1, size: 262 },
    )
  );
}
