/**
 * Head and upper back of a person from behind, close up, to show braids and cloth: 400 units high at scale 1, base of
 * the neck at (0, 0).
 */
import { clip } from "../built/clip.ts";
import type { Canvas } from "../canvas/canvas.ts";
import type { ColourName } from "../canvas/palette.ts";
import { lerp, type Point, round } from "../canvas/path.ts";
import { ellipse, line, path, place, rectangle, ROUND } from "../canvas/svg.ts";
import { bandStrip } from "../cloth/bands.ts";
import { type BandName } from "../cloth/patterns.ts";

export interface ShouldersLook {
  /** Bands of the huipil from the shoulders down; default: a plain shirt. */
  bands?: readonly BandName[];
  /** Ground colour of the huipil, or colour of the shirt. */
  cloth: ColourName;
  skin?: ColourName;
  hairColour?: ColourName;
  hair?: "braid" | "braids";
  ribbon?: ColourName;
}

const TORSO =
  "M-128 74C-124 18 -76 -2 -36 -12Q0 4 36 -12C76 -2 124 18 128 74C140 150 142 240 140 400H-140C-142 240 -140 150 -128 74Z";
const SKULL =
  "M-52 -92C-58 -148 -30 -168 0 -168C30 -168 58 -148 52 -92C50 -56 30 -36 0 -36C-30 -36 -50 -56 -52 -92Z";

/** A braid along a line: crossing strands and a ribbon. */
function braid(
  canvas: Canvas,
  spine: readonly [Point, Point],
  hairColour: ColourName,
  ribbon: ColourName,
): string {
  const [[x0, y0], [x1, y1]] = spine;
  const strands = 15;
  let svg = "";
  for (let i = 0; i < strands; i++) {
    const t = i / (strands - 1);
    const x = lerp(x0, x1, t);
    const y = lerp(y0, y1, t);
    const size = lerp(19, 11, t);
    const side = i % 2 ? 1 : -1;
    const turn = `transform="translate(${round(x + side * size * 0.28)} ${round(y)}) rotate(${side * 32})"`;
    const tone = i % 2 ? canvas.colour(hairColour) : canvas.shaded(hairColour, 0.05);
    svg += ellipse(0, 0, size * 0.82, size * 1.05, tone, turn);
    if (i > 3 && i % 2)
      svg += line(
        `M${round(x - size * 0.7)} ${round(y - size * 0.5)}L${round(x + size * 0.7)} ${round(y + size * 0.4)}`,
        canvas.colour(ribbon),
        size * 0.44,
        ROUND,
      );
  }
  const tie = canvas.colour(ribbon);
  return (
    svg +
    rectangle(x1 - 11, y1 + 2, 22, 13, 5, tie) +
    path(
      `M${x1 - 6} ${y1 + 12}L${x1 - 18} ${y1 + 48}L${x1 - 4} ${y1 + 36}L${x1 + 4} ${y1 + 52}L${x1 + 8} ${y1 + 12}Z`,
      tie,
    )
  );
}

/** Bands of the huipil, clipped to the outline of the back. */
function huipil(canvas: Canvas, bands: readonly BandName[]): string {
  const heights = [54, 44, 62, 44, 54, 44];
  let svg = "";
  let y = 34;
  bands.forEach((band, i) => {
    const height = heights[i % heights.length]!;
    svg += bandStrip(canvas, band, -150, y, 300, height);
    y += height + 14;
  });
  return `<g ${clip(canvas, TORSO)}>${svg}</g>`;
}

function hair(canvas: Canvas, look: ShouldersLook): string {
  const { hairColour = "hair", ribbon = "rose" } = look;
  if (look.hair === "braids")
    return (
      braid(
        canvas,
        [
          [-30, -42],
          [-46, 178],
        ],
        hairColour,
        ribbon,
      ) +
      braid(
        canvas,
        [
          [30, -42],
          [46, 178],
        ],
        hairColour,
        ribbon,
      )
    );
  if (look.hair === "braid")
    return braid(
      canvas,
      [
        [0, -44],
        [4, 214],
      ],
      hairColour,
      ribbon,
    );
  return "";
}

/** Head and shoulders with the base of the neck at (x, y). */
export function shoulders(
  canvas: Canvas,
  x: number,
  y: number,
  scale: number,
  look: ShouldersLook,
): string {
  const { skin = "skin1", hairColour = "hair", bands, cloth } = look;
  const skinTone = canvas.colour(skin);
  const ground = canvas.colour(cloth);
  let svg = path(TORSO, ground);
  svg += bands
    ? huipil(canvas, bands) + line("M-60 -4Q0 40 60 -4", canvas.shaded(cloth, 0.1), 5)
    : line("M-44 -6Q0 22 44 -6", canvas.shaded(cloth, -0.08), 6);
  const shade =
    "M-139 400C-141 240 -139 150 -126 76C-120 48 -108 32 -92 22C-112 120 -110 260 -96 400Z";
  svg += path(shade, "#1a0a1e", 'opacity=".16"');
  svg += path("M-27 -64H27V-10Q0 8 -27 -10Z", canvas.shaded(skin, -0.06));
  svg += ellipse(-52, -92, 9, 15, skinTone) + ellipse(52, -92, 9, 15, skinTone);
  svg += path(SKULL, canvas.colour(hairColour));
  const gloss = "M8 -152C28 -148 40 -130 42 -106";
  svg += line(gloss, canvas.shaded(hairColour, 0.09), 6, `${ROUND} opacity=".8"`);
  return place(x, y, svg + hair(canvas, look), scale);
}
