/** Eyes and mouths of faces close up that look at us; units are those of a head 100 units high. */
import type { Canvas } from "../../canvas/canvas.ts";
import { clamp, round } from "../../canvas/path.ts";
import { circle, ellipse, line, path, ROUND } from "../../canvas/svg.ts";
import { LINE } from "./close-line.ts";
import type { CloseHeadLook, FaceKind, Mood } from "./close-look.ts";

const WHITE = "#fffaf0";

/** An eye: open with its lid, cast down, or closed with laughter. `narrow` is how much of its width shows. */
export function eye(x: number, narrow: number, look: CloseHeadLook, { eyes }: FaceKind): string {
  const w = (7.6 + eyes * 2) * narrow;
  const wide = look.mood === "wonder" ? 2.6 : 0;
  const [top, pupil] = [-11.4 - eyes * 3 - wide, 3.9 + eyes * 1.1];
  const [right, down] = look.gaze ?? [clamp((look.turn ?? 0) * 1.5, -1, 1), 0];
  const aside = right * (look.gaze ? 3.2 : 2.6);
  if (look.mood === "glee")
    return line(
      `M${round(x - w)} -1.6Q${round(x)} -10.4 ${round(x + w + 0.6)} -2`,
      LINE,
      3.2,
      ROUND,
    );
  if (look.down)
    return (
      path(
        `M${round(x - w)} -2Q${round(x)} -6 ${round(x + w)} -3Q${round(x)} 5.4 ${round(x - w)} -2Z`,
        WHITE,
      ) +
      ellipse(x + aside * 0.7, 0, pupil * 0.9, 2.5, LINE) +
      line(
        `M${round(x - w - 0.8)} -1.6Q${round(x)} -6.4 ${round(x + w + 1.2)} -3`,
        LINE,
        3.2,
        ROUND,
      ) +
      line(
        `M${round(x - w + 1)} -9Q${round(x)} -13 ${round(x + w - 1)} -9.6`,
        LINE,
        1.3,
        `${ROUND} opacity=".5"`,
      )
    );
  const high = -4.8 + down * 2;
  return (
    path(
      `M${round(x - w)} -4Q${round(x)} ${round(top)} ${round(x + w)} -5Q${round(x)} 3 ${round(x - w)} -4Z`,
      WHITE,
    ) +
    circle(x + aside, high, pupil, LINE) +
    circle(x + aside + 1.4, high - 1.8, 1.3, "#fff") +
    line(
      `M${round(x - w - 0.6)} -3.6Q${round(x)} ${round(top - 1)} ${round(x + w + 1)} -5`,
      LINE,
      2.6,
      ROUND,
    )
  );
}

/** A mouth that is open: laughing, talking, wondering. */
function openMouth(lip: string, x: number, mood: Mood, w: number): string {
  if (mood === "talk")
    return (
      path(
        `M${round(x - w * 0.7)} 26Q${round(x - w * 0.3)} 22.6 ${x} 24Q${round(x + w * 0.3)} 22.6 ${round(x + w * 0.7)} 26Q${round(x + w * 0.5)} 36 ${x} 36Q${round(x - w * 0.5)} 36 ${round(x - w * 0.7)} 26Z`,
        lip,
      ) +
      path(
        `M${round(x - w * 0.5)} 26Q${x} 25 ${round(x + w * 0.5)} 26Q${x} 29.4 ${round(x - w * 0.5)} 26Z`,
        WHITE,
      ) +
      ellipse(x, 33.4, w * 0.32, 2, "#c9546a")
    );
  if (mood === "wonder") return ellipse(x, 30, w * 0.42, 5.4, lip);
  const deep = mood === "glee" ? 44 : 39;
  const wide = w + (mood === "glee" ? 3 : 2);
  return (
    path(
      `M${round(x - wide)} 23Q${x} 27 ${round(x + wide)} 23Q${round(x + w * 0.6)} ${deep} ${x} ${deep}Q${round(x - w * 0.6)} ${deep} ${round(x - wide)} 23Z`,
      lip,
    ) +
    path(
      `M${round(x - w)} 25Q${x} 28 ${round(x + w)} 25L${round(x + w - 2)} 30Q${x} 32 ${round(x - w + 2)} 30Z`,
      WHITE,
    ) +
    (mood === "glee" ? ellipse(x, 40, w * 0.44, 2.8, "#c9546a") : "")
  );
}

const BENDS: Partial<Record<Mood, number>> = { calm: 4, smile: 7, focus: 1.4 };

export function mouth(canvas: Canvas, x: number, mood: Mood, { lips, child }: FaceKind): string {
  const lip = canvas.blended("redDeep", "skin2", 0.3);
  const w = (mood === "focus" ? 6 : child ? 9 : 9.5) + lips * 3;
  if (mood === "effort")
    // Teeth set on each other.
    return (
      path(
        `M${round(x - w)} 27Q${x} 22.6 ${round(x + w)} 27Q${round(x + w * 0.7)} 34 ${x} 33Q${round(x - w * 0.7)} 34 ${round(x - w)} 27Z`,
        WHITE,
        `stroke="${lip}" stroke-width="2.4" stroke-linejoin="round"`,
      ) + line(`M${round(x - w + 2)} 28.6Q${x} 27.4 ${round(x + w - 2)} 28.6`, lip, 1.2)
    );
  const bend = BENDS[mood];
  if (bend === undefined) return openMouth(lip, x, mood, w);
  const full = 1.4 + lips * 2.6;
  const corner = round(28 - bend * 0.4);
  const [left, right] = [round(x - w), round(x + w)];
  return (
    path(
      `M${left} ${corner}Q${round(x - w * 0.4)} ${round(27 + bend * 0.5 - full)} ${x} ${round(28 + bend * 0.5 - full * 0.6)}Q${round(x + w * 0.4)} ${round(27 + bend * 0.5 - full)} ${right} ${corner}Q${x} ${round(28 + bend + full * 1.7)} ${left} ${corner}Z`,
      canvas.blended("red", "skin2", 0.55),
    ) +
    line(`M${left} ${corner}Q${x} ${round(28 + bend)} ${right} ${corner}`, lip, 2.6, ROUND) +
    (mood === "focus" && child ? ellipse(right - 2, 29.6, 3.2, 3.8, "#d8687c") : "")
  );
}
