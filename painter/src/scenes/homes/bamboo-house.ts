/** A house of bamboo. */
import { bambooPole } from "../../built/bamboo.ts";
import { win } from "../../built/openings.ts";
import { tileRoof } from "../../built/roof.ts";
import { tireWall } from "../../built/tire-wall.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import { line, path, rectangle, ROUND } from "../../canvas/svg.ts";
import { agave, bananaLeaf, flowers } from "../../land/plants.ts";
import { ribbon } from "../../land/ribbon.ts";
import { people } from "../../people/person.ts";
import { backdrop, ground, groundShadow } from "../parts/backdrop.ts";

/** Canes of a clump: foot, height, thickness. */
const CLUMPS: readonly (readonly [x: number, height: number, width: number])[] = [
  [150, 420, 14],
  [196, 480, 16],
  [240, 400, 13],
  [1000, 430, 14],
  [1052, 500, 16],
  [1100, 410, 13],
];

/** A cane with its leaves, bent a little by their weight. */
function cane(
  canvas: Canvas,
  x: number,
  foot: number,
  height: number,
  width: number,
  depth: number,
): string {
  const { random } = canvas;
  let svg = bambooPole(canvas, x, foot, x + 14, foot - height, width, depth);
  for (let i = 0; i < 15; i++) {
    const t = 0.46 + i * 0.038;
    const degrees = (i % 2 ? 38 : 142) + random.between(-26, 26);
    svg += bananaLeaf(
      x + 13 * t,
      foot - height * t,
      random.between(2.6, 4.4) * width,
      degrees,
      canvas.colour(i % 3 ? "milpa" : "greenMid", depth),
      canvas.colour("green", depth),
    );
  }
  return svg;
}

/** The house of canes on its base of tires: walls lashed to beams, a porch, a wide roof. */
function houseOfCanes(canvas: Canvas): string {
  let svg = path("M330 700V470H870V700Z", canvas.shaded("bambooDark", -0.12));
  for (let i = 0; i < 26; i++) {
    const x = 342 + i * 20.8;
    if (x > 536 && x < 668) continue;
    svg += bambooPole(canvas, x, 702, x, 470, 19);
  }
  svg += path("M536 704V566A66 64 0 0 1 668 566V704Z", canvas.colour("woodDark"));
  svg += path("M548 704V568A54 52 0 0 1 656 568V704Z", canvas.shaded("woodDark", -0.06));
  svg +=
    line("M556 610Q602 664 650 604", canvas.colour("rose"), 13, ROUND) +
    line("M556 610Q602 664 650 604", canvas.colour("marigold"), 4, 'stroke-dasharray="8 8"');
  svg +=
    win(canvas, 400, 552, 88, 84, 0, { frame: "wood" }) +
    win(canvas, 716, 552, 88, 84, 0, { frame: "wood" });
  svg +=
    bambooPole(canvas, 324, 532, 534, 532, 13) +
    bambooPole(canvas, 670, 532, 876, 532, 13) +
    bambooPole(canvas, 324, 664, 534, 664, 13) +
    bambooPole(canvas, 670, 664, 876, 664, 13);
  svg += tireWall(canvas, 318, 722, 564, 1, 80, 34);
  svg +=
    rectangle(520, 700, 164, 12, 4, canvas.colour("woodLight")) +
    rectangle(508, 712, 188, 14, 4, canvas.colour("wood"));
  svg += rectangle(330, 466, 540, 30, 0, "#1a0a1e", 'opacity=".26"');
  for (const x of [300, 900]) svg += bambooPole(canvas, x, 724, x, 440, 17);
  return (
    svg +
    tileRoof(canvas, 262, 938, 322, 474, { insetLeft: 120, insetRight: 120, rows: 8, barrel: 15 })
  );
}

/** A house of bamboo between clumps; poles are brought and lashed. */
function bambooHouse(canvas: Canvas): string {
  let svg = backdrop(canvas, {
    sun: [0.3, 0.24],
    volcanoes: [{ x: 760, y: 150, reach: 360, form: "broad" }],
    horizon: 400,
    clouds: [[1020, 130, 200]],
    fields: { y: 450, depth: 0.34, base: 18, bottom: 680 },
  });
  svg += ground(canvas, (x) => 610 + 8 * Math.sin(x / 150), "greenMid", "milpa");
  for (const [x, height, width] of CLUMPS) svg += cane(canvas, x, 646, height, width, 0.06);
  svg += groundShadow(590, 730, 370, 24, 0.2) + houseOfCanes(canvas);
  svg += ribbon(
    [
      [606, 830, 130],
      [602, 770, 98],
      [602, 726, 88],
    ],
    canvas.colour("path"),
    canvas.shaded("path", -0.12),
  );
  svg += bambooPole(canvas, 206, 644, 598, 548, 13) + bambooPole(canvas, 214, 656, 606, 560, 13);
  svg += groundShadow(420, 778, 80, 11, 0.16) + groundShadow(792, 780, 80, 11, 0.16);
  svg += people(canvas, [
    [
      424,
      776,
      226,
      { who: "man", pose: "carryHead", hat: "straw", shirt: "white", trousers: "indigo" },
    ],
    [806, 780, 224, { who: "woman", pose: "plaster", flip: true }],
    [908, 782, 220, { who: "volunteerMan", pose: "hold", hat: "hard", flip: true, shirt: "sky" }],
  ]);
  svg += cane(canvas, 40, 840, 640, 25, 0) + cane(canvas, 1176, 840, 600, 24, 0);
  return svg + agave(canvas, 190, 796, 90) + flowers(canvas, 960, 800, 180, 18, 14);
}

export const BAMBOO_HOUSE = { bambooHouse } as const;
