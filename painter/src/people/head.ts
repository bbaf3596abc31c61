/** A head in profile: nose and chin show the direction, near heads have a face (design 11.4). */
import type { Canvas } from "../canvas/canvas.ts";
import type { ColourName } from "../canvas/palette.ts";
import { circle, group, line, path, place } from "../canvas/svg.ts";
import { face, type FaceLook } from "./face.ts";
import { RIGS } from "./rigs.ts";

/** `woman` is long hair, loose or continued as a braid; `man` is short. */
export type Hair = "woman" | "man" | "bun";
export type Hat = "straw" | "cap" | "hard" | "grad";

export interface HeadLook {
  skin: ColourName;
  hair?: Hair;
  hairColour?: ColourName;
  hat?: Hat | undefined;
  /** Colour of a cap or helmet. */
  hatColour?: ColourName | undefined;
  /** Undefined for distant people and for people with a name, to avoid a false likeness. */
  face?: FaceLook | undefined;
  /** Outline of skull, face and jaw; default: an adult's. */
  skull?: string;
  earrings?: boolean;
  /** 1.02 for adults, 1.28 for children. */
  scale?: number;
}

const HAIR = {
  woman:
    "M5.9-3.6C5.3-8.9-0.8-10.3-4.8-8.2C-9.4-5.7-9.2 2.2-6.6 5.8C-5 7.3-2.6 6.6-2.2 4.6C-2 2.2-2-0.6 0.2-2.2C2.2-3.5 4.6-3.2 5.9-3.6Z",
  bun: "M5.9-3.6C5.3-8.9-0.8-10.3-4.8-8.2C-9.4-5.7-9.2 1.2-6 4.6C-4.4 5.2-3 4.4-2.6 2.8C-2-0.6-1.6-1.6 0.2-2.6C2.2-3.6 4.6-3.2 5.9-3.6Z",
  man: "M6-3.4C5.8-8.8-0.8-10.1-4.6-8.1C-8.8-5.8-8.4 0-6.6 2.8L-4.6 1.6C-4.4-1.2-3-2.8-0.8-3.2C1.6-3.6 4-2.6 6-3.4Z",
} as const;

function hairOf(hair: Hair, colour: string): string {
  if (hair === "woman") return path(HAIR.woman, colour);
  if (hair === "bun") return path(HAIR.bun, colour) + circle(-8.2, -1.4, 3.7, colour);
  return path(HAIR.man, colour);
}

function hatOf(canvas: Canvas, hat: Hat, { hatColour }: HeadLook, depth: number): string {
  const colour = (name: ColourName): string => canvas.colour(name, depth);
  const darker = (name: ColourName, delta: number): string => canvas.shaded(name, delta, depth);
  if (hat === "straw")
    return place(
      -0.6,
      -5.4,
      path("M-6.4 0C-6.6-5.6-4.6-8.4 0-8C4.6-8.4 6.6-5.6 6.4 0Z", colour("straw")) +
        line("M-6.3-1.2H6.3", colour("red"), 2) +
        path("M-12.5 0.4C-8-1.4 8-1.4 12.5 0.4C9 2.6-9 2.6-12.5 0.4Z", darker("straw", -0.04)),
      1,
      -5,
    );
  if (hat === "cap") {
    const cap = hatColour || "indigo";
    return place(
      -0.4,
      -4.6,
      path("M-7 1C-7.4-5.4-3-7 0.2-6.8C4-6.6 6.6-4.4 6.6 0.4Z", colour(cap)) +
        path("M3.4 0.6C7-0.8 11-0.4 12.6 1.4C9.6 2 6.6 1.8 4 1.6Z", darker(cap, -0.06)),
      1,
      -4,
    );
  }
  if (hat === "hard") {
    const shell = hatColour || "marigold";
    return place(
      -0.4,
      -4.8,
      path("M-7.6 1C-8-6.2-3.4-8-0-8C4-8 7.6-5.6 7.4 1Z", colour(shell)) +
        path("M-8.4 0.4H10.4C10.6 1.6 9 2.2 8 2.2H-8Z", darker(shell, -0.06)) +
        line("M-1-7.8C1.4-6 2-3 2 0", darker(shell, -0.08), 1.6),
      1,
      -3,
    );
  }
  return place(
    0,
    -6.2,
    path("M-7 1.6L-6.4-1.4H6L6.4 1.6Z", colour("indigoDeep")) +
      path("M-11-1.2L0-4.6L11-1.2L0 2Z", colour("indigo")) +
      line("M0-1.4L-8.6-0.4V5", colour("marigold"), 1.1) +
      circle(-8.6, 5.6, 1.3, colour("marigold")),
  );
}

/** A head facing right, 16 units high around (0, 0); `detailed` adds the ear. */
export function headSide(canvas: Canvas, look: HeadLook, depth = 0, detailed = true): string {
  const {
    skin,
    hair = "man",
    hairColour = "hair",
    hat,
    scale = 1,
    skull = RIGS.grown.skull,
  } = look;
  let svg = path(skull, canvas.colour(skin, depth));
  if (detailed) svg += circle(0.3, 0.6, 1.25, canvas.shaded(skin, -0.06, depth), 'opacity=".55"');
  if (look.face) svg += face(canvas, look.face, depth);
  svg += hairOf(hair, canvas.colour(hairColour, depth));
  if (look.earrings) svg += circle(0.2, 3, 0.9, canvas.colour("marigold", depth));
  if (hat) svg += hatOf(canvas, hat, look, depth);
  return group(svg, `class="head"${scale !== 1 ? ` transform="scale(${scale})"` : ""}`);
}

/** A hat on a head seen from behind, centred on (0, y). */
export function hatFromBehind(
  canvas: Canvas,
  hat: Hat,
  look: Pick<HeadLook, "hatColour">,
  y: number,
  scale: number,
  depth: number,
): string {
  const colour = (name: ColourName): string => canvas.colour(name, depth);
  const darker = (name: ColourName, delta: number): string => canvas.shaded(name, delta, depth);
  if (hat === "straw")
    return place(
      0,
      y - 4.6 * scale,
      path("M-6.8 0C-7-6-4.8-9 0-8.6C4.8-9 7-6 6.8 0Z", colour("straw")) +
        line("M-6.8-1.4H6.8", colour("red"), 2.2) +
        `<ellipse cx="0" cy="0.6" rx="13" ry="3" fill="${darker("straw", -0.04)}"/>`,
    );
  if (hat === "cap") {
    const cap = look.hatColour || "indigo";
    return place(
      0,
      y - 3 * scale,
      path("M-7.2 2C-7.6-6-4-7.4 0-7.4C4-7.4 7.6-6 7.2 2Z", colour(cap)) +
        line("M-3 2Q0-1 3 2", darker(cap, 0.15), 1),
    );
  }
  return "";
}
