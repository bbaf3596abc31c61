/** Section of the library: an earthbag dome for books above a cistern of tires. */
import { bottleDisc, GLASS } from "../../built/bottle.ts";
import { clip } from "../../built/clip.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import type { ColourName } from "../../canvas/palette.ts";
import { line, path, rectangle, ROUND } from "../../canvas/svg.ts";
import { flowers, tufts } from "../../land/plants.ts";
import { people } from "../../people/person.ts";
import { backdrop, trees } from "../parts/backdrop.ts";
import { rainfall } from "../parts/grounds.ts";
import { bagRings, type BagDome, domeLine } from "./bag-dome.ts";
import { earthIn, gravelIn, rainPipe, tireStack, waterIn } from "./cut.ts";

const GROUND = 484;
const FOOT = 732;
const [LEFT, RIGHT] = [330, 870];
const [WIDE, HIGH] = [104, 44];
const RADIUS = 286;
const TOP = 96;
const SPINES: readonly ColourName[] = [
  "red",
  "marigold",
  "glassTeal",
  "indigo",
  "rose",
  "greenMid",
];

const DOME: BagDome = { x: 600, floor: GROUND, high: GROUND - TOP, wide: RADIUS };

/** Inside the dome: round wall with glass, shelves, a rug. */
function room(canvas: Canvas): string {
  const inner = domeLine(DOME, 38);
  let glass = "";
  for (let i = 0; i < 13; i++) {
    const angle = Math.PI * (0.14 + (0.72 * i) / 12);
    glass += bottleDisc(
      canvas,
      600 - Math.cos(angle) * 186,
      GROUND - 96 - Math.sin(angle) * 190,
      19,
      GLASS[i % GLASS.length]!,
      { glowing: true },
    );
  }
  let spines = "";
  for (const [x, y, count] of [
    [396, 386, 9],
    [396, 452, 9],
    [690, 386, 9],
    [690, 452, 9],
  ] as const) {
    for (let i = 0; i < count; i++)
      spines += rectangle(
        x + i * 13,
        y - 34 - (i % 3) * 6,
        11,
        34 + (i % 3) * 6,
        1,
        canvas.colour(SPINES[(i + y) % SPINES.length]!),
      );
    spines += rectangle(x - 8, y, 132, 9, 2, canvas.colour("wood"));
  }
  return (
    path(inner, canvas.colour("cream")) +
    `<g ${clip(canvas, inner)}>` +
    path(`M600 ${TOP + 60}L420 ${GROUND}H780Z`, canvas.air.sun, 'opacity=".45"') +
    glass +
    spines +
    "</g>"
  );
}

/** Under the floor: walls of tires, water, gravel below. */
function cistern(canvas: Canvas): string {
  const courses = Math.floor((FOOT - GROUND - 22) / HIGH);
  const walls =
    tireStack(canvas, LEFT, FOOT, courses, WIDE, HIGH) +
    tireStack(canvas, RIGHT - WIDE, FOOT, courses, WIDE, HIGH);
  return (
    gravelIn(canvas, LEFT - 26, FOOT, RIGHT - LEFT + 52, 34) +
    rectangle(
      LEFT + 20,
      GROUND + 10,
      RIGHT - LEFT - 40,
      FOOT - GROUND - 4,
      0,
      canvas.colour("plasterShade"),
    ) +
    waterIn(canvas, LEFT + WIDE + 4, 560, RIGHT - LEFT - 2 * WIDE - 8, FOOT - 6) +
    rectangle(
      LEFT + WIDE - 4,
      FOOT - 10,
      RIGHT - LEFT - 2 * WIDE + 8,
      14,
      0,
      canvas.colour("plaster"),
    ) +
    walls +
    rectangle(LEFT - 30, GROUND - 4, RIGHT - LEFT + 60, 24, 3, canvas.colour("plaster"))
  );
}

function librarySection(canvas: Canvas): string {
  let svg = backdrop(canvas, {
    style: "rings",
    sun: [0.15, 0.2],
    sunRadius: 62,
    horizon: 372,
    clouds: [[1010, 108, 210]],
    fields: { y: 404, depth: 0.34, base: 17, bottom: 520 },
  });
  svg += trees(canvas, [
    [108, 500, 210, "round"],
    [1110, 498, 236, "round", "greenMid"],
    [236, 496, 120, "pine"],
  ]);
  svg += earthIn(
    canvas,
    `M-10 ${GROUND + 8}H1210V810H-10Z`,
    ["earth", "soil", "earthDark"],
    GROUND,
  );
  svg += rectangle(-10, GROUND, 1220, 15, 0, canvas.colour("milpa"));
  if (canvas.time === "rain") svg += rainfall(canvas, 130, GROUND);
  svg += cistern(canvas) + bagRings(canvas, DOME, 13) + room(canvas);
  // A clay gutter round the dome collects rain; the first flush goes to the flowers.
  svg += rainPipe(canvas, `M${600 + RADIUS + 6} ${GROUND - 46}q46 6 46 40v54q0 30 -40 30H772v-30`);
  svg += rainPipe(canvas, `M${600 + RADIUS + 52} ${GROUND - 2}h74v22`);
  svg += line(
    `M${600 + RADIUS + 126} ${GROUND + 26}v20m-9 -12v8m18 -8v8`,
    canvas.colour("sky"),
    6,
    ROUND,
  );
  svg += people(canvas, [
    [506, GROUND - 2, 226, { who: "woman", pose: "read", tool: "book" }],
    [596, GROUND - 4, 176, { who: "girl", pose: "sitGround", tool: "book", woven: true }],
    [
      700,
      GROUND - 4,
      176,
      { who: "boy", pose: "sitGround", tool: "book", flip: true, shirt: "marigold" },
    ],
  ]);
  return (
    svg +
    flowers(canvas, 984, GROUND + 8, 120, 18, 13) +
    tufts(canvas, () => GROUND + 8, 0, 300, 18, 13, canvas.colour("greenMid"))
  );
}

export const LIBRARY_SECTION = { librarySection } as const;
