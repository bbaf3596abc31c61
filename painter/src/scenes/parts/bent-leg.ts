/**
 * A bent leg by itself, for what lies between it and the body: a tire, a beam, the head of who carries. Where
 * nothing does, `legs` of a close figure bend by themselves.
 */
import type { Canvas } from "../../canvas/canvas.ts";
import type { ColourName } from "../../canvas/palette.ts";
import { between, type Point, taper } from "../../canvas/path.ts";
import { line, path, place, ROUND } from "../../canvas/svg.ts";
import { outlined } from "./close-face.ts";

export interface BentLeg {
  hip: Point;
  knee: Point;
  foot: Point;
  /** Size of the head the leg belongs to. */
  size: number;
  cloth: ColourName;
  /** Degrees by which the sole is turned; 0 stands level and points to the right. */
  sole?: number;
  /** The toes point to the left. */
  flip?: boolean;
  shoe?: ColourName;
}

/** Trouser leg from hip over knee to ankle, and the shoe below it. */
export function bentLeg(canvas: Canvas, leg: BentLeg): string {
  const { hip, knee, foot, size, cloth, sole = 0, flip = false, shoe = "rubberDark" } = leg;
  const edge = outlined(size * 0.024);
  const points = [hip, between(hip, knee, 0.6), knee, between(knee, foot, 0.5), foot];
  const widths = [0.34, 0.29, 0.24, 0.2, 0.17].map((half) => half * size);
  const fold = between(knee, hip, 0.16);
  return (
    place(
      foot[0],
      foot[1],
      path(
        "M-17 -12H15L20 4C34 6 46 14 46 24H-18Q-24 6 -17 -12Z",
        canvas.colour(shoe),
        outlined(2.4),
      ) + line("M-18 22H46", canvas.shaded(shoe, 0.3), 6),
      [((flip ? -1 : 1) * size) / 100, size / 100],
      sole,
    ) +
    path(taper(points, widths), canvas.colour(cloth), edge) +
    line(
      `M${knee[0] - size * 0.16} ${knee[1]}Q${fold[0]} ${fold[1]} ${knee[0] + size * 0.14} ${knee[1] - size * 0.08}`,
      canvas.shaded(cloth, -0.07),
      size * 0.035,
      ROUND,
    )
  );
}
