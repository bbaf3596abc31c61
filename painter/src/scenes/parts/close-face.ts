/**
 * The face of a head close up, from the front or turned to a side, in the manner of Comalapa's own
 * painters (design 11.4). A town has many faces: width, jaw, eyes, brows, nose and mouth differ. Units
 * are those of a head 100 units high.
 */
import type { Canvas } from "../../canvas/canvas.ts";
import { round } from "../../canvas/path.ts";
import { hash } from "../../canvas/random.ts";
import { circle, ellipse, line, path, ROUND } from "../../canvas/svg.ts";
import { blush, hourOf, shaded, sunlight } from "./close-light.ts";
import type { CloseHat, CloseHeadLook, Mood } from "./close-look.ts";

export const LINE = "#2a1416";

/** Attributes of the dark line around everything near. */
export const outlined = (width: number): string =>
  `stroke="${LINE}" stroke-width="${round(width)}" stroke-opacity=".6" stroke-linejoin="round"`;

/** What makes one face another; each number is a share from 0 to 1. */
export interface FaceKind {
  jaw: number;
  wide: number;
  eyes: number;
  brows: number;
  nose: number;
  lips: number;
  child: boolean;
  old: boolean;
  moustache: boolean;
}

const CHILD = 0.8;

/** The face that belongs to this person; without a number, the same dress at the same place is the same person. */
export function kindOf(look: CloseHeadLook, x: number): FaceKind {
  const seed = `${look.hair} ${look.skin} ${look.hat} ${look.person ?? Math.round(x)}`;
  const share = (part: string): number => (hash(`${part} ${seed}`) % 1000) / 1000;
  const child = (look.build ?? 1) < CHILD;
  const man = look.hair === "short" && !child && (look.build ?? 1) === 1;
  return {
    jaw: child ? share("jaw") * 0.4 : man ? 0.4 + share("jaw") * 0.6 : share("jaw") * 0.7,
    wide: share("wide"),
    eyes: child ? 0.7 + share("eyes") * 0.3 : share("eyes") * 0.8,
    brows: man ? 0.5 + share("brows") * 0.5 : share("brows") * 0.6,
    nose: child ? share("nose") * 0.3 : 0.2 + share("nose") * 0.8,
    lips: share("lips"),
    child,
    old: look.hair === "grey",
    moustache: man && share("moustache") < 0.4,
  };
}

/** An eye: open with its lid, or cast down. `narrow` is how much of its width a turned face shows. */
function eye(x: number, narrow: number, down: boolean, look: number, { eyes }: FaceKind): string {
  const w = (7.6 + eyes * 2) * narrow;
  const [top, pupil] = [-11.4 - eyes * 3, 3.9 + eyes * 1.1];
  if (down)
    return (
      path(
        `M${round(x - w)} -2Q${round(x)} -6 ${round(x + w)} -3Q${round(x)} 5.4 ${round(x - w)} -2Z`,
        "#fffaf0",
      ) +
      ellipse(x + look * 0.7, 0, pupil * 0.9, 2.5, LINE) +
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
  return (
    path(
      `M${round(x - w)} -4Q${round(x)} ${round(top)} ${round(x + w)} -5Q${round(x)} 3 ${round(x - w)} -4Z`,
      "#fffaf0",
    ) +
    circle(x + look, -4.8, pupil, LINE) +
    circle(x + look + 1.4, -6.6, 1.3, "#fff") +
    line(
      `M${round(x - w - 0.6)} -3.6Q${round(x)} ${round(top - 1)} ${round(x + w + 1)} -5`,
      LINE,
      2.6,
      ROUND,
    )
  );
}

export function mouth(canvas: Canvas, x: number, mood: Mood, { lips, child }: FaceKind): string {
  const lip = canvas.blended("redDeep", "skin2", 0.3);
  const w = (mood === "effort" ? 7 : child ? 9 : 9.5) + lips * 3;
  const full = 1.4 + lips * 2.6;
  if (mood === "laugh")
    return (
      path(
        `M${round(x - w - 2)} 23Q${x} 27 ${round(x + w + 2)} 23Q${round(x + w * 0.6)} 39 ${x} 39Q${round(x - w * 0.6)} 39 ${round(x - w - 2)} 23Z`,
        lip,
      ) +
      path(
        `M${round(x - w)} 25Q${x} 28 ${round(x + w)} 25L${round(x + w - 2)} 30Q${x} 32 ${round(x - w + 2)} 30Z`,
        "#fffaf0",
      )
    );
  const bend = { calm: 4, smile: 7, effort: -1 }[mood];
  const corner = round(28 - bend * 0.4);
  const [left, right] = [round(x - w), round(x + w)];
  return (
    path(
      `M${left} ${corner}Q${round(x - w * 0.4)} ${round(27 + bend * 0.5 - full)} ${x} ${round(28 + bend * 0.5 - full * 0.6)}Q${round(x + w * 0.4)} ${round(27 + bend * 0.5 - full)} ${right} ${corner}Q${x} ${round(28 + bend + full * 1.7)} ${left} ${corner}Z`,
      canvas.blended("red", "skin2", 0.55),
    ) + line(`M${left} ${corner}Q${x} ${round(28 + bend)} ${right} ${corner}`, lip, 2.6, ROUND)
  );
}

/** Creases of those who have laughed for many years. */
const CREASES =
  "M-30 4l-5 -3M-30 8l-6 1M30 4l5 -3M30 8l6 1M-19 16Q-22 24 -18 31M19 16Q22 24 18 31M-12 -31q12 -3 24 0";

function nose(canvas: Canvas, x: number, turn: number, { nose: size, child }: FaceKind): string {
  const side = turn < 0 ? -1 : 1;
  const [w, foot] = [3.6 + size * 3.2, child ? 10 : 11 + size * 2.5];
  const tip = x + turn * 6;
  const dark = canvas.shaded("skin2", -0.08);
  return line(
    `M${round(x + side * 1.5)} ${child ? 3 : 0}Q${round(tip + side * (w - 1))} ${round(foot * 0.5)} ${round(tip + side * w)} ${round(foot)}Q${round(tip + side * w)} ${round(foot + 4)} ${round(tip)} ${round(foot + 4)}Q${round(tip - side * w * 0.8)} ${round(foot + 4)} ${round(tip - side * w)} ${round(foot + 1)}`,
    dark,
    2.3,
    `${ROUND} stroke-linejoin="round" stroke-opacity=".6"`,
  );
}

/** What a hat throws on the forehead under it. */
const BRIM_SHADES: Readonly<Record<CloseHat, string>> = {
  straw: "M-35 -34H35L34 -8Q0 2 -34 -8Z",
  hard: "M-35 -34H35L34 -14Q0 -6 -34 -14Z",
  cap: "M-35 -34H35L34 -12Q0 -2 -34 -12Z",
  scarf: "M-34 -40H34L33 -24Q0 -34 -33 -24Z",
};

/** Skin with its shade, brows, eyes, nose and mouth. */
export function faceFront(canvas: Canvas, look: CloseHeadLook, kind: FaceKind): string {
  const { skin = "skin1", turn = 0, down = false, mood = "calm" } = look;
  const x = turn * 14;
  const half = 34 + kind.wide * 4;
  // The far cheek is foreshortened, the chin goes with the face.
  const [left, right] = [-half + Math.max(0, -turn) * 4, half - Math.max(0, turn) * 4];
  const chin = turn * 6;
  const low = round(20 + kind.jaw * 8);
  const w = 13 + kind.jaw * 9;
  const contour =
    `M${left} -12C${left - 1} -58 ${right + 1} -58 ${right} -12` +
    `C${right} ${low} ${round(chin + w)} 50 ${chin} 50C${round(chin - w)} 50 ${left} ${low} ${left} -12Z`;
  const shade = `M${left} -12C${left} ${low} ${round(chin - w)} 50 ${chin} 50C${round(chin - 18)} 38 ${left + 9} 14 ${left + 10} -30Z`;
  // The cheek that meets the sun.
  const lit = `M${right - 2} -30C${right + 1} -6 ${right - 2} ${low} ${round(chin + w)} 47C${round(chin + w + 2)} 34 ${right - 9} 10 ${right - 2} -30Z`;
  let svg =
    path(contour, canvas.colour(skin), `stroke="${LINE}" stroke-width="2.6" stroke-opacity=".7"`) +
    path(shade, "#2a0f24", shaded(canvas, 0.8)) +
    path(lit, sunlight(canvas), `opacity="${+(hourOf(canvas).rim * 0.5).toFixed(2)}"`);
  for (const cheek of [-21, 21])
    svg += ellipse(cheek + x * 0.9, 14, kind.child ? 15 : 13, 11, blush(canvas));
  if (look.hat) svg += path(BRIM_SHADES[look.hat], "#2a0f24", shaded(canvas, 1.1));
  const apart = 14.6 + kind.wide * 1.6;
  const gaze = Math.max(-2.6, Math.min(2.6, turn * 4));
  svg +=
    eye(x - apart, turn < 0 ? 1 + turn * 0.34 : 1, down, gaze, kind) +
    eye(x + apart, turn > 0 ? 1 - turn * 0.34 : 1, down, gaze, kind);
  const brow = canvas.colour(kind.old ? "steelDark" : "hair");
  const lift = mood === "effort" ? 3.4 : mood === "laugh" ? -3 : 0;
  const arch = 19.4 + kind.eyes * 4 + (1 - kind.brows) * 2;
  for (const side of [-1, 1]) {
    const at = x + side * apart;
    svg += line(
      `M${round(at - side * 8.4)} ${round(-18 + lift)}Q${round(at + side)} ${round(-arch + lift * 0.4 - 2)} ${round(at + side * 10)} ${round(-14.6)}`,
      brow,
      2.4 + kind.brows * 2.2,
      ROUND,
    );
  }
  svg += nose(canvas, x, turn, kind) + mouth(canvas, round(x * 0.95), mood, kind);
  if (kind.old) svg += line(CREASES, canvas.shaded(skin, -0.1), 1.7, ROUND);
  if (kind.moustache)
    svg += path(
      `M${round(x)} 19C${round(x - 10)} 17 ${round(x - 15)} 23 ${round(x - 17)} 27C${round(x - 9)} 23 ${round(x + 9)} 23 ${round(x + 17)} 27C${round(x + 15)} 23 ${round(x + 10)} 17 ${round(x)} 19Z`,
      brow,
    );
  return svg;
}
