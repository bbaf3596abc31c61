/** A head close up and from its side, facing right; units are those of a head 100 units high. */
import type { Canvas } from "../../canvas/canvas.ts";
import { round } from "../../canvas/path.ts";
import { circle, ellipse, line, path, ROUND } from "../../canvas/svg.ts";
import { BROWS } from "./close-face.ts";
import { LINE } from "./close-line.ts";
import { shaded } from "./close-light.ts";
import type { CloseHair, CloseHeadLook, FaceKind } from "./close-look.ts";

const PULLED =
  "M34 -38C22 -36 8 -28 0 -8C-3 4 -9 15 -17 21C-30 22 -43 4 -43 -18C-43 -47 -20 -61 4 -60C20 -59 32 -52 34 -38Z";
const CROPPED =
  "M37 -28C30 -34 22 -36 14 -33C6 -29 3 -20 1 -9L-5 -7C-9 -1 -11 8 -19 14C-31 14 -42 2 -42 -18C-42 -47 -18 -62 6 -61C26 -60 40 -46 37 -28Z";

const HAIR: Readonly<Record<CloseHair, string>> = {
  parted: PULLED,
  bun: PULLED,
  grey: PULLED,
  short: CROPPED,
  fringe:
    "M40 -20C33 -18 26 -18 19 -20C8 -24 3 -16 1 -7L-5 -5C-9 0 -11 10 -19 15C-32 14 -43 2 -43 -18C-43 -48 -18 -63 6 -62C28 -61 42 -44 40 -20Z",
  long: "M36 -32C22 -34 8 -28 1 -8C0 14 -2 44 -8 66C-30 70 -56 62 -56 42C-50 20 -50 -4 -48 -18C-48 -51 -20 -65 6 -63C24 -61 34 -48 36 -32Z",
};

const EDGE = `stroke="${LINE}" stroke-width="2.6" stroke-opacity=".7" stroke-linejoin="round"`;

/** Forehead, nose, lips and chin in one line. */
function contour({ nose, lips, child, jaw }: FaceKind): string {
  const tip = round(44 + nose * 5);
  const foot = round(child ? 8 : 9 + nose * 3);
  const lip = round(40 + lips * 3);
  const chin = round(33 + jaw * 5);
  return (
    `M4 -52C24 -54 37 -42 38 -26C38 -19 36 -14 36 -9L${tip} ${foot - 2}C${tip + 2} ${foot + 3} ${tip - 4} ${foot + 6} 39 ${foot + 5}` +
    `C38 19 39 20 ${lip} 22C${lip + 1} 25 ${lip - 2} 27 38 27C${lip} 29 ${lip - 1} 33 36 34C33 36 ${chin + 3} 40 ${chin + 1} 45` +
    `C${chin - 2} 52 20 53 12 49C0 44 -8 36 -10 26C-22 20 -30 0 -30 -20C-26 -44 -10 -52 4 -52Z`
  );
}

function eyeOf({ eyes }: FaceKind, { down, mood, gaze }: CloseHeadLook): string {
  if (mood === "glee" || mood === "laugh") return line("M20 -2Q26 -9 33 -3", LINE, 3, ROUND);
  if (down) return line("M20 -4Q26 3 33 -4", LINE, 3, ROUND);
  return ellipse(27.4, -5 + (gaze?.[1] ?? 0) * 2, 3.2, 4.2 + eyes, LINE);
}

function mouthOf(canvas: Canvas, mood: CloseHeadLook["mood"]): string {
  const lip = canvas.blended("redDeep", "skin2", 0.4);
  if (mood === "wonder") return ellipse(36, 28, 4, 3.2, lip);
  const glad = mood === "smile" || mood === "laugh" || mood === "glee";
  return line(`M40.5 27Q33 29 26 ${glad ? 23 : 27}`, lip, 3, ROUND);
}

/** Skin, ear, features and hair of a head seen from its side. */
export function profileHead(canvas: Canvas, look: CloseHeadLook, kind: FaceKind): string {
  const { skin = "skin1", hair = "short", mood = "calm" } = look;
  const hairTone = canvas.colour(hair === "grey" ? "steelDark" : (look.hairColour ?? "hair"));
  const shine = canvas.shaded(hair === "grey" ? "steelDark" : (look.hairColour ?? "hair"), 0.1);
  const brow = canvas.colour(kind.old ? "steelDark" : "hair");
  const lift = BROWS[mood];
  const dark = canvas.shaded(skin, -0.1);
  let svg = hair === "bun" ? circle(-52, -14, 20, hairTone) : "";
  svg +=
    path(contour(kind), canvas.colour(skin), EDGE) +
    path(
      "M-10 26C-8 36 0 44 12 49C20 52 28 52 32 48C18 46 4 38 -2 20Z",
      "#2a0f24",
      shaded(canvas, 0.8),
    ) +
    eyeOf(kind, look) +
    line(
      `M14 ${-16}Q24 ${round(-23 - kind.eyes * 2)} 36 ${-17 + lift}`,
      brow,
      2.4 + kind.brows * 2.2,
      ROUND,
    ) +
    line("M41 14Q37 16 36 12", dark, 2, ROUND) +
    mouthOf(canvas, mood) +
    path(HAIR[hair], hairTone);
  if (hair !== "long")
    svg +=
      ellipse(-11, 4, 7, 11, canvas.colour(skin), EDGE) + line("M-12 -1q5 4 0 9", dark, 2, ROUND);
  if (kind.old) svg += line("M35 -2l6 0M14 2l-5 -2M14 5l-6 2M27 17Q22 24 25 32", dark, 1.7, ROUND);
  if (kind.moustache) svg += path("M42 19C34 16 27 20 24 28C32 24 38 24 43 23Z", brow);
  return (
    svg +
    line(
      "M28 -44C12 -42 -6 -30 -16 4M20 -52C-2 -50 -22 -34 -30 -2M8 -56q-26 4 -36 30",
      shine,
      1.8,
      `${ROUND} opacity=".6"`,
    )
  );
}
