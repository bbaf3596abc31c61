/** Closing picture of the prizes page: builders sit on their wall and watch the sunrise behind the dome. */
import { dome } from "../../built/dome.ts";
import { tireWall } from "../../built/tire-wall.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import { circle, path } from "../../canvas/svg.ts";
import { forest } from "../../land/forest.ts";
import { patchwork } from "../../land/patchwork.ts";
import { nightOnly } from "../../land/day-night.ts";
import { sky } from "../../land/sky.ts";
import { flowers } from "../../land/plants.ts";
import { people } from "../../people/person.ts";
import { lampGlow, trees } from "../parts/backdrop.ts";
import { sittingDog } from "../parts/animals.ts";

/** Centre of the sun or moon, in front of which the dome stands. */
const [X, Y] = [868, 440];
/** The y of the wall's top. */
const SEAT = 742;
const SITS = { back: true, shadow: false } as const;

/** The morning or evening star. */
const star = (canvas: Canvas, x: number, y: number, r: number): string =>
  path(
    `M${x} ${y - r}Q${x + r * 0.12} ${y - r * 0.12} ${x + r} ${y}Q${x + r * 0.12} ${y + r * 0.12} ${x} ${y + r}Q${x - r * 0.12} ${y + r * 0.12} ${x - r} ${y}Q${x - r * 0.12} ${y - r * 0.12} ${x} ${y - r}Z`,
    "#fff6d8",
  ) + circle(x, y, r * 2, canvas.air.sun, 'opacity=".14"');

/** The sitting people from behind: a mother with an arm around a girl, a boy showing the star to a mason. */
const sitters = (canvas: Canvas): string =>
  people(canvas, [
    [486, SEAT + 136, 330, { who: "man", hat: "straw", shirt: "sky", arms: "fore", ...SITS }],
    [690, SEAT + 112, 262, { who: "girl", woven: true, braids: 2, arms: "fore", ...SITS }],
    [598, SEAT + 136, 326, { who: "woman", braids: 1, arms: "around", ...SITS }],
    [812, SEAT + 112, 266, { who: "boy", shirt: "white", arms: "show", ...SITS }],
    [940, SEAT + 136, 340, { who: "man", hat: "cap", hatColour: "red", arms: "fore", ...SITS }],
    [
      1064,
      SEAT + 130,
      316,
      { who: "volunteerWoman", hair: "bun", shirt: "lime", arms: "fore", ...SITS },
    ],
  ]);

function closingWall(canvas: Canvas): string {
  let svg = sky(canvas, { style: "rings", sunX: X, sunY: Y, sunRadius: 104, reach: 290 });
  svg += star(canvas, 1000, 262, 17);
  svg += forest(canvas, (x) => 600 + 10 * Math.sin(x / 130), canvas.air.farVolcano[1], {
    size: 20,
    pines: 0.2,
    shadow: 0,
  });
  svg += patchwork(canvas, (x) => 632 + 12 * Math.sin(x / 160), {
    depth: 0.24,
    strips: 4,
    base: 22,
    growth: 1.3,
    parcel: 110,
    slant: 26,
    warmth: 0.5,
    bottom: 790,
  }).svg;
  svg += trees(
    canvas,
    [
      [60, 690, 190, "round", "green"],
      [170, 690, 130, "cypress"],
      [1156, 690, 220, "pine"],
    ],
    0.1,
  );
  svg += dome(canvas, X, 690, 206, {
    rows: 20,
    ratio: 1.34,
    colour: "adobe",
    depth: 0.04,
    bottles: 9,
    door: true,
    doorOpen: true,
  });
  svg += nightOnly(canvas, lampGlow(canvas, X, 650, 150, 90, 0.8));
  svg += path("M-10 700C300 690 900 690 1210 704V810H-10Z", canvas.colour("greenMid", 0.05));
  svg += flowers(canvas, 20, 744, 340, 22, 12);
  svg += sitters(canvas) + tireWall(canvas, 330, 840, 900, 2, 128, 50);
  return svg + sittingDog(canvas, 372, SEAT + 2, 1.1);
}

export const CLOSING_WALL = { closingWall } as const;
