/**
 * A head near enough to be looked at, in the manner of Comalapa's own painters: almond eyes, brows,
 * a warm cheek, a dark line around (design 11.4). For people without a name only.
 */
import type { Canvas } from "../../canvas/canvas.ts";
import type { ColourName } from "../../canvas/palette.ts";
import { circle, ellipse, line, path, place, ROUND } from "../../canvas/svg.ts";
import { faceFront, kindOf } from "./close-face.ts";
import { LINE } from "./close-line.ts";
import { rim } from "./close-light.ts";
import type { CloseHair, CloseHat, CloseHeadLook } from "./close-look.ts";
import { profileHead } from "./close-profile.ts";

/** Turned so far, a face is seen from its side. */
export const PROFILE = 0.85;

const SKULL = "M-42 -8C-46 -66 46 -66 42 -8C42 20 24 42 0 44C-24 42 -42 20 -42 -8Z";

const LONG_BACK =
  "M-44 -8C-50 -70 50 -70 44 -8C46 24 50 48 56 64Q28 76 0 72Q-28 76 -56 64C-50 48 -46 24 -44 -8Z";

const HAIR: Readonly<Record<CloseHair, (shift: number) => string>> = {
  parted: (x) =>
    `M${x} -46C${x - 16} -34 -32 -22 -37 8C-50 -10 -48 -62 0 -62C48 -62 50 -10 37 8C32 -22 ${x + 16} -34 ${x} -46Z`,
  bun: (x) =>
    `M${x} -46C${x - 18} -36 -32 -28 -36 -4C-50 -18 -46 -62 0 -62C46 -62 50 -18 36 -4C32 -28 ${x + 18} -36 ${x} -46Z`,
  grey: (x) =>
    `M${x} -44C${x - 18} -34 -32 -26 -37 4C-50 -14 -48 -60 0 -60C48 -60 50 -14 37 4C32 -26 ${x + 18} -34 ${x} -44Z`,
  long: (x) =>
    `M${x + 10} -50C${x - 14} -36 -32 -28 -36 14C-38 34 -44 48 -52 56C-54 20 -56 -64 2 -64C56 -64 54 20 52 56C44 48 38 34 36 14C33 -16 ${x + 26} -34 ${x + 10} -50Z`,
  short: (x) =>
    `M-37 -4C-46 -34 -38 -62 2 -62C42 -62 46 -34 37 -4C34 -18 32 -28 ${26 + x * 0.3} -34C${10 + x} -30 ${-10 + x} -30 -30 -36C-34 -26 -35 -16 -37 -4Z`,
  fringe: (x) =>
    `M-38 0C-50 -34 -40 -62 0 -62C40 -62 50 -34 38 0C36 -12 34 -20 30 -24L${18 + x} -20L${8 + x} -25L${-4 + x} -19L${-16 + x} -25L-29 -20C-34 -14 -36 -8 -38 0Z`,
};

function hatOf(canvas: Canvas, hat: CloseHat, colour: ColourName | undefined): string {
  const outline = `stroke="${LINE}" stroke-width="2.4" stroke-opacity=".6"`;
  if (hat === "straw")
    return (
      ellipse(0, -36, 78, 17, canvas.shaded("straw", -0.05), outline) +
      path(
        "M-40 -40C-44 -84 -26 -92 0 -88C26 -92 44 -84 40 -40Q0 -30 -40 -40Z",
        canvas.colour("straw"),
        outline,
      ) +
      line("M-40 -47Q0 -37 40 -47", canvas.colour(colour ?? "red"), 10) +
      line("M-62 -34Q0 -24 62 -34", canvas.shaded("straw", 0.06), 3)
    );
  if (hat === "hard")
    return (
      path("M-44 -26C-48 -88 48 -88 44 -26Z", canvas.colour(colour ?? "marigold"), outline) +
      path(
        "M-50 -28Q0 -40 52 -28Q54 -20 46 -19Q0 -29 -46 -19Q-54 -20 -50 -28Z",
        canvas.shaded(colour ?? "marigold", -0.07),
      ) +
      line("M0 -72V-36", canvas.shaded(colour ?? "marigold", -0.07), 7, ROUND)
    );
  if (hat === "cap")
    return (
      path(
        "M-41 -22C-46 -78 46 -78 41 -22Q0 -36 -41 -22Z",
        canvas.colour(colour ?? "indigo"),
        outline,
      ) +
      path(
        "M-36 -25Q0 -40 36 -25Q44 -10 30 -12Q0 -24 -30 -12Q-44 -10 -36 -25Z",
        canvas.shaded(colour ?? "indigo", -0.08),
      )
    );
  const cloth = canvas.colour(colour ?? "rose");
  return (
    path(
      "M-42 6C-56 -40 -40 -68 0 -68C40 -68 56 -40 42 6C40 -20 26 -36 0 -40C-26 -36 -40 -20 -42 6Z",
      cloth,
      outline,
    ) +
    line(
      "M-44 -26Q0 -52 44 -26",
      canvas.shaded(colour ?? "rose", -0.09),
      4,
      'stroke-dasharray="9 7"',
    )
  );
}

/** A head with the middle of its face at (x, y), `size` units from chin to crown. */
export function closeHead(
  canvas: Canvas,
  x: number,
  y: number,
  size: number,
  look: CloseHeadLook,
): string {
  const { skin = "skin1", hair = "short", turn = 0, tilt = 0 } = look;
  const kind = kindOf(look, x);
  const hat = look.hat ? hatOf(canvas, look.hat, look.hatColour) : "";
  if (!look.back && Math.abs(turn) >= PROFILE) {
    const side = turn < 0 ? -1 : 1;
    const head = profileHead(canvas, look, kind) + place(2, 0, hat);
    return place(x, y, head, [(side * size) / 100, size / 100], tilt);
  }
  const hairTone = canvas.colour(hair === "grey" ? "steelDark" : (look.hairColour ?? "hair"));
  const outline = `stroke="${LINE}" stroke-width="2.6" stroke-opacity=".7"`;
  const ears = [-1, 1]
    .filter((side) => side * turn < 0.3)
    .map((side) => ellipse(side * 38 - turn * 4, 2, 6, 10, canvas.shaded(skin, -0.05), outline))
    .join("");
  let svg = hair === "bun" ? circle(-turn * 30, -52, 22, hairTone) : "";
  if (look.back)
    svg +=
      ears +
      path(hair === "long" ? LONG_BACK : SKULL, hairTone, outline) +
      line(
        "M-14 -50Q-30 -30 -30 8M4 -54Q6 -20 2 20M22 -48Q36 -26 32 8",
        canvas.shaded(hair === "grey" ? "steelDark" : (look.hairColour ?? "hair"), 0.06),
        2.4,
        ROUND,
      );
  else {
    if (hair === "long")
      svg += path("M-44 -20C-52 30 -54 54 -46 66H46C54 54 52 30 44 -20Z", hairTone);
    svg += place(-turn * 4, 0, path(SKULL, hairTone)) + ears;
    svg +=
      faceFront(canvas, look, kind) + path(HAIR[hair](turn * 9), hairTone) + strands(canvas, look);
  }
  return place(x, y, svg + hat + headRim(canvas, look), size / 100, tilt);
}

const HAT_RIMS: Readonly<Record<CloseHat, string>> = {
  straw: "M14 -86Q38 -82 38 -52M46 -46Q72 -42 76 -36",
  hard: "M14 -72Q38 -66 41 -36",
  cap: "M14 -62Q36 -58 39 -32",
};

/** The sun's edge on hair or hat. */
const headRim = (canvas: Canvas, { hat, turn = 0 }: CloseHeadLook): string =>
  hat
    ? rim(canvas, HAT_RIMS[hat], 3.4, 0.8)
    : place(-turn * 4, 0, rim(canvas, "M10 -58.5Q37 -52 40.5 -18", 3.2, 0.6));

/** Light on combed hair, and the line where it is parted. */
function strands(canvas: Canvas, { hair, hairColour, turn = 0 }: CloseHeadLook): string {
  const shine = canvas.shaded(hair === "grey" ? "steelDark" : (hairColour ?? "hair"), 0.1);
  const x = turn * 9;
  const combed =
    hair === "short" || hair === "fringe"
      ? `M${x - 14} -52q12 -6 26 -2M${x - 4} -44q12 -4 22 2`
      : `M${x + 6} -50q18 4 26 20M${x + 10} -56q20 4 28 22M${x - 8} -50q-16 6 -22 18`;
  return line(combed, shine, 2, `${ROUND} opacity=".7"`);
}
