/**
 * The face of a head close up, from the front or turned to a side, in the manner of Comalapa's own
 * painters (design 11.4). A town has many faces: width, jaw, eyes, brows, nose and mouth differ. Units
 * are those of a head 100 units high.
 */
import type { Canvas } from "../../canvas/canvas.ts";
import { round } from "../../canvas/path.ts";
import { hash } from "../../canvas/random.ts";
import { line, path, ROUND } from "../../canvas/svg.ts";
import { LINE } from "./close-line.ts";
import { hourOf, shaded, sunlight } from "./close-light.ts";
import { eye, mouth } from "./close-features.ts";
import type { CloseHat, CloseHeadLook, FaceKind, Mood } from "./close-look.ts";

/** Attributes of the dark line around everything near. */
export const outlined = (width: number): string =>
  `stroke="${LINE}" stroke-width="${round(width)}" stroke-opacity=".6" stroke-linejoin="round"`;

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
    old: look.old ?? look.hair === "grey",
    moustache: man && share("moustache") < 0.4,
  };
}

/** How far a mood lowers the inner end of the brows. */
export const BROWS: Readonly<Record<Mood, number>> = {
  calm: 0,
  smile: 0,
  laugh: -3,
  effort: 3.4,
  glee: -3.6,
  wonder: -5,
};

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
};

/** Skin with its shade, brows, eyes, nose and mouth. */
export function faceFront(canvas: Canvas, look: CloseHeadLook, kind: FaceKind): string {
  const { skin = "skin1", turn = 0, mood = "calm" } = look;
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
  if (look.hat) svg += path(BRIM_SHADES[look.hat], "#2a0f24", shaded(canvas, 1.1));
  const apart = 14.6 + kind.wide * 1.6;
  const narrow = (side: number): number => (side * turn > 0 ? 1 - Math.abs(turn) * 0.34 : 1);
  svg += eye(x - apart, narrow(-1), look, kind) + eye(x + apart, narrow(1), look, kind);
  const brow = canvas.colour(kind.old ? "steelDark" : "hair");
  const lift = BROWS[mood];
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
