/**
 * A head near enough to be looked at, in the manner of Comalapa's own painters: almond eyes, brows,
 * a warm cheek, a dark line around (design 11.4). For people without a name only.
 */
import type { Canvas } from "../../canvas/canvas.ts";
import type { ColourName } from "../../canvas/palette.ts";
import { round } from "../../canvas/path.ts";
import { circle, ellipse, line, path, place, ROUND } from "../../canvas/svg.ts";

export type CloseHair = "parted" | "bun" | "short" | "fringe" | "long" | "grey";
export type CloseHat = "straw" | "cap" | "hard" | "scarf";
export type Mood = "calm" | "smile" | "laugh" | "effort";

export interface CloseHeadLook {
  skin?: ColourName;
  hair?: CloseHair;
  hairColour?: ColourName;
  hat?: CloseHat;
  hatColour?: ColourName;
  /** Where the face turns: -1 to the left, 0 to us, 1 to the right. */
  turn?: number;
  /** Degrees the head is bent to the right. */
  tilt?: number;
  /** Eyes cast down, as of those who read or work. */
  down?: boolean;
  mood?: Mood;
  /** Seen from behind. */
  back?: boolean;
}

const FACE = "M-37 -12C-38 -56 38 -56 37 -12C36 24 18 50 0 50C-18 50 -36 24 -37 -12Z";
const SKULL = "M-42 -8C-46 -66 46 -66 42 -8C42 20 24 42 0 44C-24 42 -42 20 -42 -8Z";
const LINE = "#2a1416";

/** Attributes of the dark line around everything near. */
export const outlined = (width: number): string =>
  `stroke="${LINE}" stroke-width="${round(width)}" stroke-opacity=".6" stroke-linejoin="round"`;

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

/** An eye: open with its lid, or cast down. `narrow` is how much of its width a turned face shows. */
function eye(x: number, narrow: number, down: boolean): string {
  const w = 8.6 * narrow;
  if (down) return line(`M${round(x - w)} -3Q${round(x)} 4 ${round(x + w)} -3`, LINE, 3, ROUND);
  return (
    path(
      `M${round(x - w)} -4Q${round(x)} -13 ${round(x + w)} -4Q${round(x)} 3 ${round(x - w)} -4Z`,
      "#fffaf0",
    ) +
    circle(x, -4.6, 4.3, LINE) +
    circle(x + 1.4, -6.4, 1.3, "#fff") +
    line(`M${round(x - w - 0.6)} -4Q${round(x)} -14 ${round(x + w + 0.6)} -4`, LINE, 2.6, ROUND)
  );
}

function mouth(canvas: Canvas, x: number, mood: Mood): string {
  const lip = canvas.blended("redDeep", "skin2", 0.35);
  if (mood === "laugh")
    return (
      path(
        `M${x - 13} 23Q${x} 27 ${x + 13} 23Q${x + 8} 39 ${x} 39Q${x - 8} 39 ${x - 13} 23Z`,
        lip,
      ) + path(`M${x - 10} 25Q${x} 28 ${x + 10} 25L${x + 8} 30Q${x} 32 ${x - 8} 30Z`, "#fffaf0")
    );
  const bend = { calm: 3, smile: 8, effort: -1 }[mood];
  const w = mood === "effort" ? 7 : 11;
  return line(
    `M${round(x - w)} ${27 - bend * 0.3}Q${round(x)} ${27 + bend} ${round(x + w)} ${27 - bend * 0.3}`,
    lip,
    4,
    ROUND,
  );
}

function features(canvas: Canvas, look: CloseHeadLook): string {
  const { skin = "skin1", turn = 0, down = false, mood = "calm" } = look;
  const x = turn * 13;
  const dark = canvas.shaded(skin, -0.12);
  const brow = canvas.colour(look.hair === "grey" ? "steelDark" : "hair");
  const left = -15.5 + x;
  const right = 15.5 + x;
  const browLift = mood === "effort" ? 3 : mood === "laugh" ? -3 : 0;
  let svg = "";
  for (const cheek of [-22, 22])
    svg += ellipse(cheek + x * 0.9, 15, 10, 7.5, canvas.colour("rose"), 'opacity=".34"');
  svg +=
    eye(left, turn < 0 ? 1 + turn * 0.3 : 1, down) +
    eye(right, turn > 0 ? 1 - turn * 0.3 : 1, down);
  for (const [at, side] of [
    [left, -1],
    [right, 1],
  ] as const)
    svg += line(
      `M${round(at - 9)} ${round(-17 + (side > 0 ? browLift : 0))}Q${round(at)} ${round(-23 + browLift * 0.4)} ${round(at + 9)} ${round(-17 + (side < 0 ? browLift : 0))}`,
      brow,
      3,
      ROUND,
    );
  const nose = x + turn * 5;
  const side = turn < 0 ? -1 : 1;
  svg += line(
    `M${round(x + side)} -5L${round(nose + side * 6)} 11Q${round(nose)} 17 ${round(nose - side * 5)} 13`,
    dark,
    2.8,
    `${ROUND} stroke-linejoin="round"`,
  );
  return svg + mouth(canvas, round(x * 0.95), mood);
}

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
  const { skin = "skin1", hair = "short", turn = 0 } = look;
  const hairTone = canvas.colour(hair === "grey" ? "steel" : (look.hairColour ?? "hair"));
  const outline = `stroke="${LINE}" stroke-width="2.6" stroke-opacity=".7"`;
  const ears = [-1, 1]
    .filter((side) => side * turn < 0.5)
    .map((side) => ellipse(side * 38, 2, 6, 10, canvas.shaded(skin, -0.05), outline))
    .join("");
  let svg = hair === "bun" ? circle(-turn * 26, -52, 22, hairTone) : "";
  if (look.back) svg += ears + path(SKULL, hairTone, outline);
  else {
    if (hair === "long")
      svg += path("M-44 -20C-52 30 -54 54 -46 66H46C54 54 52 30 44 -20Z", hairTone);
    svg += path(SKULL, hairTone) + ears + path(FACE, canvas.colour(skin), outline);
    svg += path("M-37 -12C-36 24 -18 50 0 50C-20 36 -30 10 -28 -30Z", "#1a0a1e", 'opacity=".09"');
    svg += features(canvas, look) + path(HAIR[hair](turn * 9), hairTone);
  }
  if (look.hat) svg += hatOf(canvas, look.hat, look.hatColour);
  return place(x, y, svg, size / 100, look.tilt ?? 0);
}
