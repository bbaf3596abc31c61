/** What a school can use, packed: an open crate whose things stand in it. */
import type { Canvas } from "../../canvas/canvas.ts";
import { round } from "../../canvas/path.ts";
import { line, path, place, rectangle, ROUND } from "../../canvas/svg.ts";
import { bandStrip } from "../../cloth/bands.ts";
import { object } from "../../objects/all.ts";
import { sleepingCat } from "../parts/animals.ts";
import { outlined } from "../parts/close-face.ts";
import { sheet } from "../parts/grounds.ts";

const EDGE = outlined(3);
const [LEFT, RIGHT, RIM, FOOT] = [296, 904, 436, 676];

/** A board with its grain, nailed at both ends. */
function board(canvas: Canvas, x: number, y: number, w: number, h: number): string {
  const { random } = canvas;
  let grain = "";
  for (let i = 0; i < 4; i++)
    grain += `M${round(x + random.between(20, w * 0.5))} ${round(y + random.between(0.2, 0.8) * h)}q${round(random.between(50, 110))} ${round(random.between(-5, 5))} ${round(random.between(120, 200))} 0`;
  const nails = [x + 26, x + w - 26].map(
    (at) => `M${at} ${y + h * 0.32}h.1M${at} ${y + h * 0.68}h.1`,
  );
  return (
    rectangle(x, y, w, h, 4, canvas.colour("woodLight"), EDGE) +
    line(grain, canvas.shaded("woodLight", -0.06), 4, ROUND) +
    line(nails.join(""), canvas.colour("steelDark"), 9, ROUND)
  );
}

/** The inside of the crate: its back and its shadow. */
const inner = (canvas: Canvas): string =>
  path(
    `M${LEFT + 30} ${RIM - 64}H${RIGHT - 30}L${RIGHT} ${RIM}V${FOOT}H${LEFT}V${RIM}Z`,
    canvas.colour("wood"),
    EDGE,
  ) +
  path(`M${LEFT} ${RIM}L${LEFT + 30} ${RIM - 64}V${RIM + 60}H${LEFT}Z`, canvas.colour("woodDark")) +
  path(
    `M${RIGHT} ${RIM}L${RIGHT - 30} ${RIM - 64}V${RIM + 60}H${RIGHT}Z`,
    canvas.shaded("wood", -0.07),
  );

/** Three boards in front, a label with an address on them, a rope at each side to carry by. */
function front(canvas: Canvas): string {
  const boards = [0, 1, 2].map((i) => board(canvas, LEFT, RIM + i * 80, RIGHT - LEFT, 76)).join("");
  const rope = (x: number): string =>
    line(
      `M${x - 34} ${RIM + 62}Q${x} ${RIM + 150} ${x + 34} ${RIM + 62}`,
      canvas.shaded("straw", -0.2),
      15,
      ROUND,
    ) +
    line(
      `M${x - 34} ${RIM + 62}Q${x} ${RIM + 150} ${x + 34} ${RIM + 62}`,
      canvas.colour("straw"),
      8,
      'stroke-dasharray="9 6"',
    );
  const label =
    rectangle(-92, -54, 184, 108, 4, canvas.colour("cream"), EDGE) +
    bandStrip(canvas, "hilo", -84, -46, 168, 16) +
    line("M-70 -8H60M-70 14H34M-70 36H48", canvas.colour("indigo"), 7, ROUND);
  return boards + rope(LEFT + 96) + rope(RIGHT - 96) + place(600, RIM + 122, label, 1, -3);
}

/** The lid leans beside, its nails still in it. */
const lid = (canvas: Canvas): string =>
  place(
    186,
    690,
    [0, 1, 2]
      .map((i) => rectangle(-50 + i * 46, -330, 42, 330, 4, canvas.colour("woodLight"), EDGE))
      .join("") +
      rectangle(-56, -280, 150, 34, 4, canvas.colour("wood"), EDGE) +
      rectangle(-56, -90, 150, 34, 4, canvas.colour("wood"), EDGE),
    1,
    9,
  );

/** What lies on top of the things comes last. */
const things = (canvas: Canvas): string =>
  place(776, 330, object(canvas, "solar", 0, 90, 300), 1, 8) +
  object(canvas, "backpack", 420, 530, 330) +
  object(canvas, "notebooks", 590, 548, 250) +
  object(canvas, "firstAid", 742, 500, 170) +
  object(canvas, "ball", 846, 508, 130);

function packedCrate(canvas: Canvas): string {
  const wall = canvas.light((air) => air.sky[5]);
  const [x, y] = [600, 330];
  let svg = sheet(wall);
  // The window's light on the wall, behind what is given.
  svg += path(`M${x - 330} -10L${x - 210} 690H${x + 330}L${x + 210} -10Z`, "#fff", 'opacity=".22"');
  svg += line(`M${x - 12} -10L${x + 54} 690M${x - 270} ${y}L${x + 270} ${y}`, wall, 16);
  svg += rectangle(-10, 640, 1220, 180, 0, canvas.colour("redDeep"));
  svg +=
    bandStrip(canvas, "rombo", 0, 648, 1200, 44) + bandStrip(canvas, "camino", 0, 736, 1200, 52);
  svg += path("M250 700H960L1010 726H214Z", "#1a0a1e", 'opacity=".28"');
  svg += lid(canvas) + inner(canvas) + things(canvas) + front(canvas);
  svg += object(canvas, "toolbox", 1044, 734, 190);
  svg += object(canvas, "seeds", 300, 770, 120);
  return svg + sleepingCat(canvas, 126, 768, 1.2, "marigoldDeep");
}

export const PACKED_CRATE = { packedCrate } as const;
