import { clip } from "../../built/clip.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import type { ColourName } from "../../canvas/palette.ts";
import { circle, group, line, path, place, rectangle, ROUND } from "../../canvas/svg.ts";
import { bandStrip } from "../../cloth/bands.ts";
import type { BandName } from "../../cloth/patterns.ts";
import { flowers } from "../../land/plants.ts";
import { sky } from "../../land/sky.ts";
import { person } from "../../people/person.ts";
import { turkey } from "../parts/animals.ts";
import { outlined } from "../parts/outlined.ts";
import { silhouette } from "../parts/silhouette.ts";

const EDGE = outlined(3);

/** Outline of the large sheet between two cloths. */
const SHEET =
  "M330 118Q590 152 846 112C880 260 968 380 936 610C770 690 590 560 398 640C430 430 346 300 330 118Z";

/** A corte with blue and green stripes on the left, a huipil on the right, both in the wind. */
function flyingCloths(canvas: Canvas): string {
  const { random } = canvas;
  const bands = random.shuffle<BandName>(["cielo", "milpa", "rombo", "volcan", "camino"]);
  const [corte, blouse] = random.pick<readonly [ColourName, ColourName]>([
    ["indigoDeep", "red"],
    ["greenDeep", "violet"],
  ]);
  const left = "M-60 84Q120 130 296 112C320 260 372 380 346 560C250 640 110 520 -60 600Z";
  const right =
    "M964 96Q1024 152 1090 84L1216 92L1260 236L1170 270C1196 400 1240 470 1216 590C1130 640 1070 560 958 596C970 470 958 380 934 262L868 250Z";
  const strips = (names: readonly BandName[], x: number, y: number, step: number): string =>
    names.map((name, i) => bandStrip(canvas, name, x, y + i * step, 460, step * 0.62)).join("");
  const folds = (d: string): string => line(d, "#1a0a1e", 16, `${ROUND} opacity=".16"`);
  return (
    path(left, canvas.colour(corte), EDGE) +
    group(
      place(0, 0, strips(bands.slice(0, 4), -120, 170, 108), 1, 4) +
        folds("M90 130C110 280 150 420 130 560M220 130C240 280 286 400 262 580"),
      clip(canvas, left),
    ) +
    path(right, canvas.colour(blouse), EDGE) +
    group(
      strips(bands.slice(2), 850, 300, 98) +
        folds("M1020 180C1030 330 1060 460 1040 600M1130 150C1130 300 1170 430 1150 600"),
      clip(canvas, right),
    )
  );
}

/** The backlit sheet with the shadow of a person hanging it up. */
function litSheet(canvas: Canvas, shadow: string): string {
  const sun = canvas.air.sun;
  return (
    path(SHEET, canvas.blended("cream", "marigold", 0.2), EDGE) +
    group(
      circle(700, 250, 300, canvas.blended("cream", "lemon", 0.4), 'opacity=".9"') +
        circle(700, 250, 190, sun, 'opacity=".75"') +
        circle(700, 250, 112, "#fffdf0", 'opacity=".9"') +
        group(silhouette(shadow, canvas.blended("adobeDark", "violet", 0.4)), 'opacity=".72"') +
        line(
          "M430 140C450 300 500 430 480 620M580 150C590 330 660 470 640 600M760 140C800 300 850 420 830 620",
          "#7a3a10",
          14,
          `${ROUND} opacity=".13"`,
        ) +
        rectangle(
          300,
          560,
          700,
          26,
          0,
          canvas.colour("red"),
          'opacity=".7" transform="rotate(-3 600 570)"',
        ),
      clip(canvas, SHEET),
    )
  );
}

const pegs = (canvas: Canvas): string =>
  [44, 190, 286, 350, 600, 838, 968, 1092, 1206]
    .map((x) =>
      rectangle(
        x - 6,
        86 + 30 * Math.sin((x / 1200) * Math.PI),
        12,
        40,
        3,
        canvas.colour("woodLight"),
        EDGE,
      ),
    )
    .join("");

/** Laundry on a line: a woman is visible as a shadow and two feet, a child looks around the sheet. */
function clothLine(canvas: Canvas): string {
  let svg = sky(canvas, {
    style: canvas.skyStyle ?? "rings",
    horizon: 620,
    sunX: 700,
    sunY: 250,
    sunRadius: 60,
    reach: 700,
  });
  svg += path(
    "M-10 640C200 590 420 670 620 630S1000 600 1210 640V810H-10Z",
    canvas.colour("greenMid", 0.2),
  );
  svg += path("M-10 716C300 690 800 690 1210 720V810H-10Z", canvas.colour("milpa"));
  const woman = person(canvas, 590, 758, 610, {
    who: "woman",
    back: true,
    pose: "stand",
    braids: 2,
    arms: "up",
    shadow: false,
  });
  // The child's hand lies on the edge of the sheet.
  const child = person(canvas, 326, 770, 330, { who: "girl", pose: "pass", woven: true });
  svg += path("M520 756L250 800H640L700 756Z", "#1a0a2e", 'opacity=".3"');
  svg += woman + line("M-10 92Q600 162 1210 88", canvas.colour("cream"), 7);
  svg += flyingCloths(canvas) + litSheet(canvas, woman) + pegs(canvas) + child;
  svg += flowers(canvas, -10, 806, 300, 20, 18) + flowers(canvas, 900, 806, 300, 20, 18);
  return svg + turkey(canvas, 1010, 784, 1.3);
}

export const CLOTH_LINE = { clothLine } as const;
