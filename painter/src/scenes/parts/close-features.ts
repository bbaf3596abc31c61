/**
 * Eyes and mouths of faces close up that look at us, plain as Curruchich and Perén paint them: a dot or a short
 * stroke, and a mouth that is closed. Units are those of a head 100 units high.
 */
import type { Canvas } from "../../canvas/canvas.ts";
import { clamp, round } from "../../canvas/path.ts";
import { ellipse, line, ROUND } from "../../canvas/svg.ts";
import { LINE } from "./close-line.ts";
import type { CloseHeadLook, FaceKind, Mood } from "./close-look.ts";

/** How far the corners of a closed mouth lie above its middle. */
const BENDS: Readonly<Record<Mood, number>> = {
  calm: 2,
  effort: -1,
  wonder: 1,
  smile: 5,
  laugh: 7,
  glee: 8,
};

/** Closed with joy it is a bow up, cast down a bow down. `narrow` is how much of its width shows. */
export function eye(x: number, narrow: number, look: CloseHeadLook, { eyes }: FaceKind): string {
  const w = (6 + eyes * 1.4) * narrow;
  const bow = (y: number, high: number): string =>
    line(`M${round(x - w)} ${y}Q${round(x)} ${high} ${round(x + w)} ${y}`, LINE, 3, ROUND);
  if (look.mood === "glee" || look.mood === "laugh") return bow(-2, -9);
  if (look.down) return bow(-4, 3.4);
  const [right, down] = look.gaze ?? [clamp((look.turn ?? 0) * 1.5, -1, 1), 0];
  const tall = 4.2 + eyes * 1.2 + (look.mood === "wonder" ? 1 : 0);
  return ellipse(x + right * 2.6, -4 + down * 2, tall * 0.78 * narrow, tall, LINE);
}

export function mouth(canvas: Canvas, x: number, mood: Mood, { lips, child }: FaceKind): string {
  const lip = canvas.blended("redDeep", "skin2", 0.4);
  const w = (child ? 7 : 8) + lips * 3;
  // Who speaks has parted lips, and no teeth.
  if (mood === "wonder") return ellipse(x, 29, w * 0.5, 3.4, lip);
  const bend = BENDS[mood];
  const corner = round(29 - bend * 0.5);
  return line(
    `M${round(x - w)} ${corner}Q${x} ${round(29 + bend)} ${round(x + w)} ${corner}`,
    lip,
    2.6 + lips,
    ROUND,
  );
}
