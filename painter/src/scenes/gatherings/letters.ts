import type { Canvas } from "../../canvas/canvas.ts";
import { circle, ellipse, line, path, place, rectangle, ring, ROUND } from "../../canvas/svg.ts";
import { bandStrip } from "../../cloth/bands.ts";
import { flowers } from "../../land/plants.ts";
import { sleepingCat } from "../parts/animals.ts";
import { boards } from "../parts/grounds.ts";
import { outlined } from "../parts/outlined.ts";

const EDGE = outlined(4);

/** An envelope with flap, seal and stamp, about 640 units wide around (0, 0). */
const envelope = (canvas: Canvas): string =>
  rectangle(-310, -196, 640, 420, 8, "#1a0a1e", 'opacity=".26"') +
  rectangle(-322, -212, 640, 420, 8, canvas.colour("cream"), EDGE) +
  path(
    "M-322 208L-40 -10M318 208L40 -10",
    "none",
    `stroke="${canvas.shaded("cream", -0.1)}" stroke-width="5"`,
  ) +
  path(
    "M-322 -208Q-310 -212 -300 -212H300Q314 -212 318 -206L20 40Q0 54 -22 40Z",
    canvas.shaded("cream", 0.03),
    EDGE,
  ) +
  rectangle(-322, 168, 640, 16, 0, canvas.colour("red")) +
  rectangle(-322, 186, 640, 12, 0, canvas.colour("marigold")) +
  path(
    "M-62 30C-70 -20 -40 -56 4 -54C50 -56 78 -16 66 28C74 62 40 96 2 90C-40 98 -72 66 -62 30Z",
    canvas.colour("red"),
    EDGE,
  ) +
  ring(2, 20, 44, canvas.shaded("red", 0.1), 7) +
  place(
    2,
    44,
    path("M-26 0C-26 -44 26 -44 26 0Z", canvas.shaded("redDeep", -0.02)) +
      path("M-8 0V-12A8 8 0 0 1 8 -12V0Z", canvas.shaded("red", 0.1)),
  );

/** A large letter on a table in window light, with its seal, coffee, flowers and a cat. */
function letterArrives(canvas: Canvas): string {
  let svg = boards(canvas, "wood", 150);
  svg += place(
    610,
    420,
    rectangle(-500, -330, 1000, 640, 4, "#1a0a1e", 'opacity=".22"') +
      rectangle(-510, -342, 1000, 640, 4, canvas.colour("indigo")) +
      bandStrip(canvas, "rombo", -510, -342, 1000, 78) +
      bandStrip(canvas, "camino", -510, 220, 1000, 78),
    1,
    -3,
  );
  // The window's cross-shaped shadow falls over everything.
  const light = path(
    "M120 -10H420L640 810H200ZM470 -10H770L1130 810H700Z",
    "#fff2c0",
    'opacity=".2"',
  );
  svg += light + place(590, 396, envelope(canvas), 1, -7);
  svg += path("M120 -10H420L640 810H200ZM470 -10H770L1130 810H700Z", "#fff2c0", 'opacity=".16"');
  // A cup of coffee and a ring-shaped stain.
  svg +=
    ring(1030, 300, 62, canvas.shaded("indigoDeep", -0.04), 7, 'opacity=".5"') +
    ellipse(1074, 190, 104, 104, "#1a0a1e", 'opacity=".25"') +
    circle(1062, 176, 98, canvas.colour("adobe"), EDGE) +
    circle(1062, 176, 78, canvas.colour("earthDark")) +
    line("M1010 150q20 -36 62 -38", canvas.shaded("earthDark", 0.18), 9, ROUND) +
    line("M1146 214q54 20 30 62t-66 -12", canvas.colour("adobe"), 22, ROUND);
  svg +=
    flowers(canvas, 52, 720, 210, 12, 44) +
    rectangle(90, 690, 120, 120, 10, canvas.colour("glassTeal"), EDGE);
  return svg + sleepingCat(canvas, 964, 742, 2.4, "marigoldDeep");
}

export const LETTERS = { letterArrives } as const;
