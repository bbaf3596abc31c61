/** Goods on their way, and the tables of those who work. */
import type { Canvas } from "../../canvas/canvas.ts";
import { line, path, place, rectangle, ROUND } from "../../canvas/svg.ts";
import { bandStrip } from "../../cloth/bands.ts";
import { object } from "../../objects/all.ts";
import { landWindow, paintedWall, tiledFloor } from "../parts/rooms.ts";
import { sumsAndClay } from "./sums.ts";
import { nightTable } from "./night-table.ts";

const outline = 'stroke="#2a1416" stroke-width="3" stroke-opacity=".5"';

/** An open crate with its label on a market cloth: what somebody packed this morning. */
function goodsCrate(canvas: Canvas): string {
  const { random } = canvas;
  const [wall, floor] = random.pick([
    ["glassTeal", "tile"],
    ["rose", "adobe"],
    ["lemon", "wood"],
  ] as const);
  let svg =
    paintedWall(canvas, { split: 520, upper: "cream", lower: wall }) +
    tiledFloor(canvas, 600, floor) +
    landWindow(canvas, 80, 90, 220, 210, "wood");
  svg +=
    path("M120 690L270 610H1010L1130 700L940 800H260Z", canvas.colour("red")) +
    line(
      "M170 700L300 630M1080 700L980 630M300 786H900",
      canvas.colour("marigold"),
      10,
      'stroke-dasharray="26 14"',
    );
  const things = random.shuffle(["books", "toolbox", "backpack", "notebooks", "ball"] as const);
  svg +=
    object(canvas, things[0]!, 470, 470, 250) +
    object(canvas, things[1]!, 730, 470, 240) +
    object(canvas, things[2]!, 600, 440, 230);
  svg += rectangle(330, 450, 540, 270, 6, canvas.colour("woodLight"), outline);
  for (let i = 0; i < 3; i++)
    svg +=
      rectangle(330, 456 + i * 92, 540, 76, 3, canvas.shaded("woodLight", i % 2 ? -0.03 : 0.02)) +
      line(`M340 ${456 + i * 92 + 76}H860`, canvas.colour("woodDark"), 5, 'opacity=".6"');
  svg +=
    rectangle(346, 450, 34, 270, 3, canvas.colour("wood")) +
    rectangle(820, 450, 34, 270, 3, canvas.colour("wood"));
  svg += place(
    600,
    590,
    rectangle(-120, -66, 240, 132, 4, canvas.colour("white"), outline) +
      bandStrip(canvas, "hilo", -120, -66, 240, 24) +
      line("M-90 -16H60M-90 12H90M-90 40H20", canvas.colour("steelDark"), 9, ROUND),
    1,
    -3,
  );
  svg += object(canvas, things[3]!, 230, 730, 170) + object(canvas, things[4]!, 980, 740, 160);
  return svg + line("M880 660C940 690 930 740 870 746", canvas.colour("straw"), 9, ROUND);
}

export const TABLES = { sumsAndClay, nightTable, goodsCrate } as const;
