/** Section of a kitchen: a small fire, a long smoke channel, and a pipe above the roof. */
import { clip } from "../../built/clip.ts";
import { tireFlat } from "../../built/tire.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import { ellipse, line, path, rectangle, ROUND } from "../../canvas/svg.ts";
import { flowers } from "../../land/plants.ts";
import { people } from "../../people/person.ts";
import { sleepingCat } from "../parts/animals.ts";
import { lampGlow } from "../parts/backdrop.ts";
import { sectionLand, smokeAlong, tireSection } from "./cut.ts";

const FLOOR = 668;
const [LEFT, RIGHT] = [196, 1004];
const [STOVE, END, TOP, BASE] = [420, 812, 438, 588];
const PIPE = 770;

/** Cut faces of wall, roof and floor; the land outside. */
function house(canvas: Canvas): string {
  const adobe = canvas.colour("adobe");
  let rows = "";
  for (let y = 250; y < FLOOR; y += 42) rows += `M${LEFT} ${y}h44M${RIGHT - 44} ${y + 14}h44`;
  return (
    path(`M${LEFT} ${FLOOR}V200L600 112L${RIGHT} 200V${FLOOR}Z`, canvas.colour("cream")) +
    rectangle(LEFT, FLOOR - 150, RIGHT - LEFT, 150, 0, canvas.colour("glassTeal")) +
    rectangle(LEFT, 212, 44, FLOOR - 200, 3, adobe) +
    rectangle(RIGHT - 44, 212, 44, FLOOR - 200, 3, adobe) +
    line(rows, canvas.shaded("adobe", -0.09), 4) +
    rectangle(LEFT - 20, FLOOR, RIGHT - LEFT + 40, 22, 3, canvas.colour("plasterShade"))
  );
}

/** Tiles on rafters with an opening for the pipe. */
function roof(canvas: Canvas): string {
  let tiles = "";
  for (let x = LEFT - 60; x < RIGHT + 50; x += 34) {
    const y = 196 - 92 * (1 - Math.abs(x - 590) / 470);
    tiles += `M${x} ${y}q17 -20 34 0`;
  }
  return (
    path(
      `M${LEFT - 70} 216L600 116L${RIGHT + 70} 216V194L600 92L${LEFT - 70} 194Z`,
      canvas.colour("wood"),
    ) +
    path(
      `M${LEFT - 76} 196L600 94L${RIGHT + 76} 196V176L600 72L${LEFT - 76} 176Z`,
      canvas.colour("tile"),
    ) +
    line(tiles, canvas.shaded("tile", -0.1), 4, ROUND)
  );
}

/** Bricks around the air channel: in below, up past the fire, along under the iron plate, out. */
function stove(canvas: Canvas): string {
  const way = `M${STOVE - 4} ${BASE - 66}H${STOVE + 124}V${TOP + 26}H${PIPE - 22}V${TOP - 30}H${PIPE + 22}V${TOP + 62}H${STOVE + 190}V${BASE - 8}H${STOVE - 4}Z`;
  const flame = (x: number, h: number): string =>
    path(
      `M${x - 20} ${BASE - 10}C${x - 32} ${BASE - h * 0.5} ${x - 2} ${BASE - h * 0.6} ${x} ${BASE - h}C${x + 8} ${BASE - h * 0.6} ${x + 32} ${BASE - h * 0.5} ${x + 20} ${BASE - 10}Z`,
      canvas.colour("marigoldDeep", 0, true),
    ) +
    path(
      `M${x - 10} ${BASE - 10}Q${x - 4} ${BASE - h * 0.4} ${x} ${BASE - h * 0.6}Q${x + 6} ${BASE - h * 0.4} ${x + 10} ${BASE - 10}Z`,
      canvas.colour("lemon", 0, true),
    );
  let bricks = "";
  for (let y = TOP + 14, row = 0; y < BASE; y += 30, row++) {
    bricks += `M${STOVE} ${y}H${END}`;
    for (let x = STOVE + (row % 2 ? 30 : 60); x < END; x += 60) bricks += `M${x} ${y}v30`;
  }
  const body = `M${STOVE} ${TOP}H${END}V${BASE}H${STOVE}Z`;
  return (
    path(body, canvas.colour("adobeLight")) +
    `<g ${clip(canvas, body)}>${line(bricks, canvas.shaded("adobeLight", -0.12), 4)}</g>` +
    path(way, canvas.colour("basalt")) +
    lampGlow(canvas, STOVE + 150, BASE - 50, 150, 100, 0.9) +
    flame(STOVE + 136, 96) +
    flame(STOVE + 164, 118) +
    line(
      `M${STOVE - 54} ${BASE - 34}L${STOVE + 122} ${BASE - 22}M${STOVE - 46} ${BASE - 14}L${STOVE + 118} ${BASE - 14}`,
      canvas.colour("woodLight"),
      15,
      ROUND,
    ) +
    rectangle(STOVE - 12, TOP - 14, PIPE - STOVE - 22, 16, 3, canvas.colour("steelDark")) +
    rectangle(PIPE + 22, TOP - 10, END - PIPE - 10, 14, 3, canvas.colour("adobe"))
  );
}

/** The pipe in section, with its smoke. */
const chimney = (canvas: Canvas): string =>
  rectangle(PIPE - 26, 44, 52, TOP - 20, 0, canvas.colour("basalt")) +
  line(`M${PIPE - 26} 44V${TOP}M${PIPE + 26} 44V${TOP}`, canvas.colour("steel"), 8) +
  path(`M${PIPE - 48} 36L${PIPE} 8L${PIPE + 48} 36Z`, canvas.colour("steelDark")) +
  smokeAlong(canvas, `M${PIPE + 40} 40q34 14 60 -4`, 20) +
  smokeAlong(canvas, `M${PIPE + 96} 40q44 -22 92 -8t110 -18`, 34);

/** Path of the smoke from the fire under the plate and up. */
const SMOKE = `M${STOVE + 168} ${BASE - 108}Q${STOVE + 170} ${TOP + 44} ${STOVE + 230} ${TOP + 44}H${PIPE - 24}Q${PIPE} ${TOP + 42} ${PIPE} ${TOP}V60`;

function stoveSection(canvas: Canvas): string {
  let svg = sectionLand(canvas, [0.1, 0.3], FLOOR);
  svg += house(canvas);
  svg += chimney(canvas) + roof(canvas);
  svg += rectangle(PIPE - 30, 112, 60, 34, 0, canvas.colour("steel"));
  for (const x of [STOVE + 4, STOVE + 196]) svg += tireSection(canvas, x, BASE, 190, FLOOR - BASE);
  svg += rectangle(330, 330, 360, 14, 3, canvas.colour("wood"));
  for (const [i, colour] of (["tile", "glassBlue", "marigold", "greenMid"] as const).entries())
    svg +=
      rectangle(350 + i * 86, 278, 60, 52, 14, canvas.colour(colour)) +
      rectangle(350 + i * 86, 292, 60, 10, 0, canvas.colour("cream"));
  // Evening in the window, firelight in the room.
  svg +=
    rectangle(846, 300, 108, 128, 4, canvas.colour("wood")) +
    rectangle(856, 310, 88, 108, 0, canvas.air.sky[3]) +
    path("M856 418V386Q900 356 944 380V418Z", canvas.colour("greenDeep", 0.2)) +
    line("M900 310V418", canvas.colour("wood"), 7);
  svg += lampGlow(canvas, 560, 560, 420, 330, 0.62);
  svg += stove(canvas) + smokeAlong(canvas, SMOKE, 16);
  svg += path(`M438 ${TOP - 62}h84q12 44 -18 50h-48q-30 -6 -18 -50Z`, canvas.colour("rubberDark"));
  for (const x of [568, 656])
    svg +=
      ellipse(x, TOP - 18, 36, 8, canvas.colour("cream")) +
      ellipse(x + 6, TOP - 20, 12, 3, canvas.colour("straw"));
  svg += tireFlat(canvas, 932, FLOOR, 44, { thickness: 0.9, tilt: 0.26, shadow: false });
  svg += people(canvas, [
    [344, FLOOR, 320, { who: "woman", pose: "stir", tool: "pointer", toolTurn: 66, apron: "rose" }],
    [
      924,
      FLOOR - 2,
      240,
      { who: "girl", pose: "sit", tool: "book", flip: true, shadow: false, woven: true },
    ],
  ]);
  return (
    svg +
    sleepingCat(canvas, 860, FLOOR + 2, 0.7, "steel") +
    flowers(canvas, 1040, FLOOR + 16, 120, 16, 13)
  );
}

export const STOVE_SECTION = { stoveSection } as const;
