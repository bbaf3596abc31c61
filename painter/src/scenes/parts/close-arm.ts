/** An arm close up, from the shoulder to a hand that lies where it is told to. */
import type { Canvas } from "../../canvas/canvas.ts";
import type { ColourName } from "../../canvas/palette.ts";
import { between, type Point, polygon, taper } from "../../canvas/path.ts";
import { line, path, place, ROUND } from "../../canvas/svg.ts";
import { outlined } from "./close-head.ts";

/** A bent arm: elbow and hand in canvas units, and what the hand does. */
export interface CloseArm {
  elbow: Point;
  hand: Point;
  grip?: "grip" | "flat" | "point";
}

/** Whose arm it is. */
export interface ArmLook {
  skin?: ColourName;
  cloth: ColourName;
  /** A huipil's wide sleeve with a border, instead of a shirt's. */
  woven: boolean;
  /** Thickness in canvas units for one unit of the head. */
  size: number;
}

function hand(canvas: Canvas, arm: CloseArm, size: number, skin: ColourName): string {
  const [x, y] = arm.hand;
  const degrees = (Math.atan2(y - arm.elbow[1], x - arm.elbow[0]) * 180) / Math.PI;
  const plain = canvas.colour(skin);
  const crease = canvas.shaded(skin, -0.11);
  const edge = outlined(1.6);
  let svg: string;
  if (arm.grip === "flat")
    svg =
      path(
        "M-10 -11C2 -14 12 -14 22 -12C34 -12 36 -8 26 -7C38 -6 40 -1 27 0C38 2 37 7 26 7C32 9 30 13 20 13C8 15 0 14 -10 11Z",
        plain,
        edge,
      ) +
      path("M2 -11C8 -22 18 -24 20 -19C18 -14 14 -12 12 -8Z", plain, edge) +
      line("M10 -7H25M10 0H26M10 7H24", crease, 1.6, ROUND);
  else if (arm.grip === "point")
    svg =
      path(
        "M-10 -10C0 -14 10 -13 16 -10L36 -8C40 -7 40 -2 36 -2L18 -1C20 6 16 12 6 13C-2 13 -8 12 -10 10Z",
        plain,
        edge,
      ) + line("M8 2Q14 3 18 2M6 7Q11 8 15 7", crease, 1.6, ROUND);
  else
    svg =
      path("M-10 -10C-2 -15 12 -16 18 -10C23 -4 23 8 17 13C10 16 -2 15 -10 10Z", plain, edge) +
      line("M8 -7Q17 -8 20 -5M8 -1Q18 -2 21 1M8 5Q17 5 20 7", crease, 1.7, ROUND) +
      path("M-2 -13C6 -19 14 -16 12 -11C8 -7 2 -7 -4 -8Z", plain, edge);
  return place(x, y, svg, size / 62, degrees);
}

export function closeArm(
  canvas: Canvas,
  shoulder: Point,
  arm: CloseArm,
  { skin = "skin1", cloth, woven, size: thick }: ArmLook,
): string {
  const edge = outlined(thick * 0.022);
  const wrist = between(arm.elbow, arm.hand, 0.94);
  const cuff = woven ? between(shoulder, arm.elbow, 0.86) : between(shoulder, arm.elbow, 0.8);
  const sleeve = woven
    ? taper([shoulder, cuff], [thick * 0.27, thick * 0.3], true, false)
    : taper([shoulder, cuff], [thick * 0.25, thick * 0.23], true, false);
  const dx = cuff[0] - shoulder[0];
  const dy = cuff[1] - shoulder[1];
  const length = Math.hypot(dx, dy) || 1;
  const half = thick * (woven ? 0.3 : 0.23);
  const hem = polygon(
    [
      [cuff[0] - (dy / length) * half, cuff[1] + (dx / length) * half],
      [cuff[0] + (dy / length) * half, cuff[1] - (dx / length) * half],
    ],
    false,
  );
  return (
    path(
      taper([shoulder, arm.elbow, wrist], [thick * 0.2, thick * 0.17, thick * 0.115]),
      canvas.colour(skin),
      edge,
    ) +
    hand(canvas, arm, thick, skin) +
    path(sleeve, canvas.shaded(cloth, woven ? -0.02 : 0.02), edge) +
    line(hem, woven ? canvas.colour("marigold") : canvas.shaded(cloth, -0.08), thick * 0.07)
  );
}
