/** Twelve people with packs and tools walk up to the school at the end of the path. */
import { dome } from "../../built/dome.ts";
import { house } from "../../built/house.ts";
import { tireWall } from "../../built/tire-wall.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import type { ColourName } from "../../canvas/palette.ts";
import { lerp } from "../../canvas/path.ts";
import { line, path, ROUND } from "../../canvas/svg.ts";
import { maize } from "../../land/maize.ts";
import { agave, flowers, tufts } from "../../land/plants.ts";
import { ribbon, type RibbonPoint } from "../../land/ribbon.ts";
import type { PersonOptions } from "../../people/person-look.ts";
import { person } from "../../people/person.ts";
import { backdrop, skyline, trees } from "../parts/backdrop.ts";

/** The path from the lower edge to the school's gate. */
const WAY: readonly RibbonPoint[] = [
  [560, 830, 200],
  [640, 740, 138],
  [752, 650, 92],
  [720, 570, 62],
  [560, 512, 44],
  [494, 462, 32],
  [566, 420, 22],
  [620, 392, 15],
];

/** Walkers from far to near, so that nearer ones cover those behind. */
const WALKERS: readonly (readonly [x: number, y: number, height: number, who: PersonOptions])[] = [
  [600, 404, 50, { who: "man", hat: "straw" }],
  [560, 424, 58, { who: "volunteerWoman" }],
  [520, 446, 68, { who: "volunteerMan" }],
  [504, 474, 80, { who: "woman", load: "basket", goods: "bread" }],
  [536, 506, 94, { who: "volunteerWoman" }],
  [596, 532, 106, { who: "volunteerMan" }],
  [764, 640, 170, { who: "volunteerMan" }],
  [706, 700, 212, { who: "woman", arms: "load", load: "basket", goods: "flowers", degrees: 0 }],
  [488, 926, 400, { who: "volunteerMan", hat: "cap" }],
  [690, 892, 268, { who: "girl", woven: true, braids: 2, flip: true, arms: "down" }],
];
const PACKS: readonly ColourName[] = [
  "redHot",
  "glassTeal",
  "marigold",
  "violet",
  "lime",
  "skyDeep",
];

const ARMS = ["straps", "stick", "ask"] as const;

/** One walker with straps, a stick or a raised hand, and an individual sway. */
function walker(canvas: Canvas, i: number, [x, y, height, who]: (typeof WALKERS)[number]): string {
  const isGuest = who.who?.startsWith("volunteer");
  const depth = lerp(0.3, 0, Math.min(1, i / 9));
  const [arms, degrees] = [ARMS[i % 3]!, [-3, 2, 4, -1][i % 4]!];
  const pack = isGuest ? { pack: PACKS[i % PACKS.length]! } : {};
  const hand = x + height * (0.22 + degrees * 0.01);
  const cane = `M${hand} ${y - height * 0.66}L${hand + height * 0.03} ${y}`;
  return (
    person(canvas, x, y, height, { ...pack, arms, degrees, ...who, back: true, depth }) +
    (i % 3 === 1 ? line(cane, canvas.colour("woodDark", depth), height * 0.024, ROUND) : "")
  );
}

/** The school on its terrace: domes, a classroom, a retaining wall of tires. */
function school(canvas: Canvas): string {
  const look = { depth: 0.14 };
  return (
    path("M180 452Q420 372 660 392T1120 460Z", canvas.colour("greenMid", 0.16)) +
    dome(canvas, 700, 392, 62, { ...look, rows: 12, door: true, bottles: 5, colour: "sand" }) +
    dome(canvas, 800, 398, 50, { ...look, rows: 10, bottles: 4, colour: "cream", window: true }) +
    house(canvas, 450, 396, 128, 60, {
      ...look,
      colour: "plaster",
      items: ["window", "door", "bottles"],
    }) +
    tireWall(canvas, 642, 432, 250, 2, 46, 19, 0.12, { planted: 0.3 }) +
    tireWall(canvas, 400, 432, 176, 2, 46, 19, 0.12, { planted: 0.3 })
  );
}

function longWalk(canvas: Canvas): string {
  let svg = backdrop(canvas, {
    style: "rings",
    sun: [0.44, 0.19],
    sunRadius: 78,
    volcanoes: skyline(330, 1.06),
    horizon: 330,
    clouds: [[230, 90, 200]],
    fields: { y: 352, depth: 0.34, base: 15, bottom: 560 },
  });
  svg += trees(
    canvas,
    [
      [930, 420, 120, "pine"],
      [392, 424, 104, "round"],
      [980, 440, 160, "round", "greenMid"],
    ],
    0.1,
  );
  svg += path("M-10 470Q300 400 620 424T1210 452V810H-10Z", canvas.colour("milpa"));
  svg += school(canvas);
  svg += tufts(canvas, (x) => 500 + (x % 180), 0, 1200, 30, 13, canvas.colour("greenMid"));
  svg += ribbon(WAY, canvas.colour("path"), canvas.shaded("path", -0.12));
  for (let i = 0; i < 7; i++) svg += maize(canvas, 24 + i * 62, 600 + (i % 3) * 14, 180, 0.04);
  for (let i = 0; i < 5; i++) svg += maize(canvas, 946 + i * 62, 640 + (i % 2) * 16, 210, 0.02);
  svg += flowers(canvas, 250, 712, 190, 24, 15) + flowers(canvas, 860, 690, 180, 22, 14);
  svg += WALKERS.map((who, i) => walker(canvas, i, who)).join("");
  return svg + agave(canvas, 1106, 792, 92);
}

export const LONG_WALK = { longWalk } as const;
