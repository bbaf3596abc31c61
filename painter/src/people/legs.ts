/** Lower legs, close: from the sole to well above the knee, so that they leave the frame; a shin is 230 units at scale 1, facing right. */
import type { Canvas } from "../canvas/canvas.ts";
import type { ColourName } from "../canvas/palette.ts";
import { type Point, taper } from "../canvas/path.ts";
import { circle, line, path, place, rectangle, ROUND } from "../canvas/svg.ts";

export interface LegLook {
  footwear: "boot" | "bare" | "sandal" | "shoe";
  trousers: ColourName;
  skin?: ColourName;
  /** Colour of boot, sandal or shoe. */
  colour?: ColourName;
  /** A skirt's hem hides the knee. */
  skirt?: boolean;
}

function foot(canvas: Canvas, { footwear, skin = "skin1", colour = "wood" }: LegLook): string {
  if (footwear === "boot")
    return (
      path("M-34 -130H34V-52C52 -34 92 -34 96 -2H-36Z", canvas.colour(colour)) +
      path("M-34 -130H-12V-2H-36Z", canvas.shaded(colour, -0.06)) +
      rectangle(-40, -8, 142, 18, 6, canvas.colour("rubber")) +
      rectangle(-40, -140, 80, 22, 7, canvas.shaded(colour, 0.07)) +
      line("M4 -100H32M4 -80H34M8 -60H40", canvas.colour("marigold"), 6, ROUND)
    );
  const sole = "M-30 -34C-36 -8 -30 4 -18 6H78C96 4 96 -14 78 -20C52 -26 36 -34 26 -52Z";
  if (footwear === "shoe")
    return (
      path(sole, canvas.colour(colour)) + rectangle(-32, 0, 126, 12, 5, canvas.colour("white"))
    );
  let toes = "";
  for (let i = 0; i < 4; i++)
    toes += circle(76 + i * 5 - i * i, -13 + i * 5, 7.5, canvas.colour(skin));
  const bare = path(sole, canvas.colour(skin)) + toes;
  if (footwear === "bare") return bare;
  return (
    bare +
    rectangle(-34, 2, 130, 11, 5, canvas.colour(colour)) +
    line("M30 -40L54 4M10 -46L36 4M-24 -24Q0 -44 26 -46", canvas.colour(colour), 9, ROUND)
  );
}

/** One lower leg whose heel stands at (x, y), leaning forward by degrees. */
export function leg(
  canvas: Canvas,
  x: number,
  y: number,
  scale: number,
  look: LegLook,
  degrees = 0,
  flip = false,
): string {
  const { trousers, skin = "skin1", skirt = false } = look;
  const boot = look.footwear === "boot";
  const shin: Point[] = [
    [0, -230],
    [2, -130],
    [0, -40],
  ];
  let svg = boot ? "" : path(taper(shin, [31, 29, 21], false), canvas.colour(skin));
  svg += boot
    ? ""
    : line(
        "M-16 -190C-20 -140 -14 -90 -10 -56",
        canvas.shaded(skin, -0.06),
        10,
        `${ROUND} opacity=".6"`,
      );
  svg += foot(canvas, look);
  const cloth: Point[] = [
    [-4, -520],
    [0, boot ? -120 : -190],
  ];
  const widths = skirt ? [70, 62] : [46, 40];
  svg += path(taper(cloth, widths, false, false), canvas.colour(trousers));
  if (!boot && !skirt) svg += rectangle(-43, -204, 86, 26, 8, canvas.shaded(trousers, 0.07));
  svg += line(
    `M-22 -500L-16 ${boot ? -126 : -206}`,
    canvas.shaded(trousers, -0.06),
    12,
    `${ROUND} opacity=".7"`,
  );
  return place(x, y, svg, [flip ? -scale : scale, scale], degrees);
}
