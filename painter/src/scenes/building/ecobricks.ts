/** A wall of bottles packed with wrappers between its posts, wire over it, and the plaster that will cover both. */
import { bottle } from "../../built/bottle.ts";
import { clip } from "../../built/clip.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import { group, line, path, rectangle, ROUND } from "../../canvas/svg.ts";
import { sky } from "../../land/sky.ts";
import { flowers } from "../../land/plants.ts";
import { people } from "../../people/person.ts";
import { edge } from "../../things/thing.ts";
import { sittingDog } from "../parts/animals.ts";
import { trees, WIDTH } from "../parts/backdrop.ts";
import { heap, limePlaster } from "../parts/grounds.ts";

const [TOP, FOOT] = [136, 676];

/** Five rows that stand on boards; the upper ones end where the wall still grows. */
function bottles(canvas: Canvas): string {
  let svg = "";
  for (let row = 0; row < 5; row++) {
    const y = FOOT - row * 110;
    const until = [1130, 1130, 1130, 860, 620][row]!;
    for (let x = 92; x < until; x += 35)
      svg += bottle(canvas, x, y - 8, 104, "glassGreen", {
        packed: true,
        cap: canvas.random.pick(["red", "marigold", "glassBlue", "white"] as const),
      });
    svg += rectangle(64, y - 8, until - 40, 12, 2, canvas.colour("woodLight"), edge(canvas, 3));
  }
  return svg;
}

/** Chicken wire, in hexagons. */
function wire(canvas: Canvas): string {
  let d = "";
  for (let row = 0; row < 20; row++)
    for (let i = 0; i < 30; i++)
      d += `M${500 + i * 26 + (row % 2) * 13} ${TOP + 216 + row * 17}l7 -7h6l7 7l-7 7h-6Z`;
  return group(
    line(d, canvas.colour("steel"), 1.6, 'opacity=".8"'),
    clip(canvas, `M520 ${FOOT - 322}H1128V${FOOT}H520Z`),
  );
}

function ecobrickWall(canvas: Canvas): string {
  const coat = `M64 ${FOOT}V${TOP + 120}H300C350 ${TOP + 170} 290 400 370 470S400 600 480 ${FOOT}Z`;
  let svg = sky(canvas, {
    style: "rings",
    horizon: 560,
    sunX: 830,
    sunY: 200,
    sunRadius: 104,
    reach: 660,
  });
  svg += trees(
    canvas,
    [
      [1180, 660, 330, "round"],
      [20, 660, 300, "round", "greenMid"],
    ],
    0.06,
  );
  svg += path("M-10 650Q600 620 1210 650V810H-10Z", canvas.colour("path"));
  svg += bottles(canvas) + wire(canvas) + limePlaster(canvas, coat, 500);
  for (const x of [52, 600, 1122])
    svg += rectangle(
      x - 13,
      TOP - 20,
      26,
      FOOT - TOP + 30,
      3,
      canvas.colour("wood"),
      edge(canvas, 4),
    );
  svg += rectangle(20, TOP - 40, 1160, 24, 3, canvas.colour("woodLight"), edge(canvas, 4));
  svg +=
    line("M230 760L262 540L294 760M500 760L532 540L564 760", canvas.colour("hair"), 18, ROUND) +
    line("M230 760L262 540L294 760M500 760L532 540L564 760", canvas.colour("wood"), 10, ROUND);
  svg += rectangle(206, 524, 390, 18, 3, canvas.colour("woodLight"), edge(canvas, 4));
  svg += people(canvas, [
    [
      330,
      526,
      214,
      { who: "man", pose: "plaster", tool: "trowel", hat: "straw", shirt: "redHot", shadow: false },
    ],
    [520, 526, 206, { who: "woman", back: true, arms: "up", shadow: false }],
    [800, 770, 214, { who: "volunteerWoman", pose: "pass", tool: "bottle", flip: true }],
    [930, 772, 156, { who: "boy", pose: "pass", tool: "bottle", flip: true }],
    [
      1046,
      776,
      210,
      { who: "woman", pose: "carryHead", load: "basket", goods: "flowers", flip: true },
    ],
    [690, 764, 208, { who: "man", back: true, arms: "up", shirt: "skyDeep" }],
  ]);
  return (
    svg +
    heap(canvas, 140, 776, 190, "sand") +
    sittingDog(canvas, 420, 778, 0.8, "earthDark") +
    flowers(canvas, 1170, 780, 60, 8, 14) +
    rectangle(0, 796, WIDTH, 10, 0, canvas.colour("greenMid"))
  );
}

export const ECOBRICKS = { ecobrickWall } as const;
