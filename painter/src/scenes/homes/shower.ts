/** Section of a solar-heated shower. */
import { bambooPole } from "../../built/bamboo.ts";
import { bottleDisc, GLASS } from "../../built/bottle.ts";
import { tireFlat } from "../../built/tire.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import { ellipse, line, path, rectangle, ROUND } from "../../canvas/svg.ts";
import { bananaLeaf, tufts } from "../../land/plants.ts";
import { person } from "../../people/person.ts";
import { limb, POSES } from "../../people/poses.ts";
import { edge } from "../../things/thing.ts";
import { backdrop, groundShadow, trees } from "../parts/backdrop.ts";

const FLOOR = 664;
const [LEFT, RIGHT, ROOF] = [452, 792, 300];

/** Pose: both hands in the hair, head bowed. */
const WASHING = {
  ...POSES.stand,
  nearArm: limb(-11, -85, -3, -96),
  farArm: limb(16, -90, 8, -104),
  head: [3, 1.6],
} as const;

/** A rainwater tank on its tower, with its water visible. */
const tank = (canvas: Canvas): string =>
  line(
    "M196 700L214 330M372 700L354 330M206 520H362M202 600L360 430M366 600L208 430",
    canvas.colour("wood"),
    15,
    ROUND,
  ) +
  rectangle(176, 318, 216, 18, 3, canvas.colour("woodLight"), edge(canvas, 4)) +
  rectangle(196, 168, 176, 150, 20, canvas.colour("rubber"), edge(canvas, 5)) +
  path("M206 214Q244 202 284 214T362 212V306H206Z", canvas.colour("skyDeep")) +
  path("M206 214Q244 202 284 214T362 212V228Q320 240 284 228T206 230Z", canvas.colour("sky")) +
  rectangle(246, 154, 76, 20, 6, canvas.colour("rubberLight"), edge(canvas, 4));

/** A tilted sheet of tin with a black coil: cold at one end, hot at the other. */
function coil(canvas: Canvas): string {
  let ribs = "";
  for (let i = 1; i < 14; i++) ribs += `M${428 + i * 28} ${ROOF - 124}L${398 + i * 32} ${ROOF - 8}`;
  const tin = `M${LEFT - 24} ${ROOF - 130}H${RIGHT + 24}L${RIGHT + 56} ${ROOF - 4}H${LEFT - 56}Z`;
  const way = "M372 290H470V206H516V276H562V206H608V276H654V206H700V276H746V206H784V286";
  return (
    path(tin, canvas.colour("steel"), edge(canvas, 5)) +
    line(ribs, canvas.shaded("steel", -0.08), 4) +
    line(way, canvas.colour("rubberDark"), 17, `${ROUND} stroke-linejoin="round"`) +
    line("M372 290H410", canvas.colour("skyDeep"), 17, ROUND) +
    line(
      "M784 270V322H622V334M600 334H644",
      canvas.colour("redHot"),
      12,
      `${ROUND} stroke-linejoin="round"`,
    )
  );
}

/** Walls of filled bottles between bamboo poles, the near one omitted. */
function cabin(canvas: Canvas): string {
  let svg = rectangle(LEFT, ROOF, RIGHT - LEFT, FLOOR - ROOF, 0, canvas.colour("adobeLight"));
  for (let row = 0; row < 7; row++)
    for (const [i, x] of [24, 66, 274, 316].entries())
      svg += bottleDisc(canvas, LEFT + x, ROOF + 44 + row * 49, 18, GLASS[(row + i) % 8]!);
  svg += rectangle(LEFT + 88, ROOF, 164, FLOOR - ROOF, 0, canvas.colour("glassTeal"));
  svg += path(
    `M${LEFT + 88} ${ROOF}h164v${FLOOR - ROOF}h-40L${LEFT + 150} ${ROOF + 20}h-62Z`,
    canvas.shaded("glassTeal", -0.06),
  );
  for (const x of [LEFT - 12, RIGHT + 12]) svg += bambooPole(canvas, x, FLOOR, x, ROOF - 8, 26);
  svg += rectangle(
    LEFT - 50,
    ROOF - 18,
    RIGHT - LEFT + 100,
    22,
    4,
    canvas.colour("woodLight"),
    edge(canvas, 4),
  );
  // A gravel floor over the drain.
  svg += rectangle(
    LEFT - 24,
    FLOOR,
    RIGHT - LEFT + 48,
    26,
    3,
    canvas.colour("sand"),
    edge(canvas, 4),
  );
  return svg;
}

/** Streams of warm water over head and shoulders, with steam. */
function water(canvas: Canvas): string {
  let threads = "";
  for (let i = 0; i < 10; i++)
    threads += `M${594 + i * 6} 354L${570 + i * 12} ${i > 2 && i < 8 ? 376 : FLOOR - 10}`;
  return (
    path("M588 334H656L664 352H580Z", canvas.colour("steel"), edge(canvas, 4)) +
    line(threads, canvas.colour("white"), 4, 'stroke-dasharray="16 9" opacity=".8"') +
    line(
      "M560 470q-16 -30 4 -56t-4 -50M700 452q16 -28 -2 -52t4 -44",
      canvas.colour("white"),
      9,
      `${ROUND} opacity=".4"`,
    ) +
    ellipse(624, FLOOR - 6, 90, 12, canvas.colour("sky"), 'opacity=".8"')
  );
}

/** A bamboo half-door: head and shoulders are visible above it, feet below. */
function halfDoor(canvas: Canvas): string {
  let svg = "";
  for (let i = 0; i < 8; i++) svg += bambooPole(canvas, 548 + i * 22, 664, 548 + i * 22, 500, 21);
  return (
    svg +
    rectangle(530, 516, 190, 14, 4, canvas.colour("woodLight"), edge(canvas, 3)) +
    rectangle(530, 636, 190, 14, 4, canvas.colour("woodLight"), edge(canvas, 3)) +
    path("M690 496H752V606L721 596L690 606Z", canvas.colour("rose"), edge(canvas, 4)) +
    line("M690 570H752M690 554H752", canvas.colour("cream"), 7)
  );
}

function solarShower(canvas: Canvas): string {
  let svg = backdrop(canvas, {
    style: "rings",
    sun: [0.52, 0.16],
    sunRadius: 84,
    reach: 640,
    horizon: 430,
    fields: { y: 462, depth: 0.32, base: 17, bottom: 660 },
  });
  svg += trees(
    canvas,
    [
      [60, 640, 250, "round"],
      [1120, 640, 270, "round", "greenMid"],
    ],
    0.06,
  );
  svg += path("M-10 660Q600 630 1210 664V810H-10Z", canvas.colour("milpa"));
  svg += path("M-10 716Q600 690 1210 720V810H-10Z", canvas.colour("soil"));
  svg += groundShadow(640, 694, 260, 16, 0.25);
  // Used water seeps to the bananas.
  svg += line(
    "M780 700C850 712 880 738 930 742",
    canvas.colour("skyDeep"),
    15,
    `${ROUND} stroke-dasharray="18 12"`,
  );
  const leaf = (x: number, y: number, length: number, turn: number): string =>
    bananaLeaf(x, y, length, turn - 90, canvas.colour("greenMid"), canvas.colour("lime"));
  svg += leaf(960, 706, 210, -26) + leaf(966, 706, 240, 4) + leaf(972, 706, 210, 32);
  svg += tank(canvas) + cabin(canvas) + coil(canvas);
  svg += person(canvas, 616, FLOOR + 2, 284, {
    who: "man",
    build: "youth",
    pose: "stand",
    shape: WASHING,
    mood: "down",
    shirt: "skin1",
    trousers: "skin1",
    skin: "skin1",
    shadow: false,
  });
  // Soap in the hair.
  for (const [x, y, r] of [
    [600, 396, 12],
    [618, 386, 14],
    [638, 388, 11],
    [590, 412, 9],
  ] as const)
    svg += ellipse(x, y, r, r * 0.86, canvas.colour("white"), edge(canvas, 2));
  svg += water(canvas) + halfDoor(canvas);
  // The next person in the queue reads.
  svg +=
    tireFlat(canvas, 288, 716, 46, { thickness: 0.9 }) +
    person(canvas, 288, 716, 250, { who: "boy", pose: "sit", tool: "book", shadow: false });
  return svg + tufts(canvas, () => 700, 20, 440, 14, 14, canvas.colour("green"));
}

export const SHOWER = { solarShower } as const;
