import { bottleDisc } from "../../built/bottle.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import type { ColourName } from "../../canvas/palette.ts";
import { circle, line, path, rectangle, ring, ROUND } from "../../canvas/svg.ts";
import { tufts } from "../../land/plants.ts";
import { people } from "../../people/person.ts";
import { edge } from "../../things/thing.ts";
import { sittingDog } from "../parts/animals.ts";
import { lampGlow, WIDTH } from "../parts/backdrop.ts";
import { cobWall, courses, heap, limePlaster } from "../parts/grounds.ts";
import { withLight } from "../parts/lamplight.ts";

/** Rings of one colour each: number of bottles, distance from the centre, bottle radius. */
const ROSE: readonly (readonly [count: number, reach: number, r: number])[] = [
  [8, 84, 29],
  [12, 146, 30],
  [18, 212, 31],
  [24, 282, 32],
  [30, 356, 34],
];

/** The floor with stripes of coloured light from the glass. */
function colouredFloor(canvas: Canvas, colours: readonly ColourName[]): string {
  let svg =
    rectangle(0, 696, WIDTH, 120, 0, canvas.shaded("tileDark", -0.14)) +
    rectangle(0, 690, WIDTH, 10, 0, canvas.shaded("adobeDark", -0.16));
  for (let i = 0; i < 13; i++) {
    const [from, to] = [300 + i * 50, i * 108 - 50];
    svg += path(
      `M${from - 17} 702H${from + 17}L${to + 44} 806H${to - 44}Z`,
      canvas.colour(colours[i % colours.length]!, 0, true),
      'opacity=".55"',
    );
  }
  return svg;
}

/** A rose window of bottle bottoms, backlit, casting stripes of coloured light on the floor. */
function bottleLight(canvas: Canvas): string {
  const { random } = canvas;
  const colours = random.shuffle<ColourName>([
    "glassAmber",
    "glassLime",
    "glassTeal",
    "rose",
    "glassBlue",
  ]);
  const [cx, cy] = [600, 330];
  let svg = courses(canvas, "adobeDark", 88, 240);
  svg +=
    rectangle(0, 0, WIDTH, 700, 0, "#1a0a1e", 'opacity=".52"') +
    circle(cx, cy, 404, canvas.shaded("adobeDark", -0.14)) +
    ring(cx, cy, 404, canvas.colour("adobe"), 10, 'stroke-dasharray="46 6"');
  ROSE.forEach(([count, reach, r], ringAt) => {
    const colour = colours[ringAt]!;
    svg += ring(cx, cy, reach, canvas.colour(colour, 0, true), r * 2.1, 'opacity=".16"');
    for (let i = 0; i < count; i++) {
      const angle = ((i + (ringAt % 2) / 2) / count) * Math.PI * 2;
      const glass = i % 3 === 2 && ringAt > 1 ? colours[(ringAt + 2) % 5]! : colour;
      const [x, y] = [cx + Math.cos(angle) * reach, cy + Math.sin(angle) * reach];
      svg += bottleDisc(canvas, x, y, r, glass, { glowing: true });
    }
  });
  svg += bottleDisc(canvas, cx, cy, 48, "marigold", { glowing: true });
  svg += colouredFloor(canvas, colours);
  // People in front of the glass are backlit, in the colours of dusk.
  const dim = withLight(canvas, "dusk");
  svg += people(dim, [
    [440, 1060, 640, { who: "girl", back: true, woven: true, braids: 2, arms: "fore" }],
    [740, 1010, 560, { who: "boy", back: true, arms: "show", flip: true }],
  ]);
  return svg;
}

const [X, Y] = [600, 388];

/** A flower of bottle bottoms: rings of petals around a centre. */
function flower(canvas: Canvas): string {
  const rings: readonly (readonly [reach: number, count: number, r: number, colour: ColourName])[] =
    [
      [86, 7, 28, "glassAmber"],
      [152, 12, 32, "marigold"],
      [222, 18, 33, "glassGreen"],
    ];
  let svg = circle(X, Y, 278, canvas.colour("adobeDark"), 'opacity=".5"');
  for (let i = 0; i < 10; i++) {
    const turn = (i / 10) * Math.PI * 2 - Math.PI / 2;
    const [px, py] = [X + Math.cos(turn) * 276, Y + Math.sin(turn) * 276];
    svg +=
      circle(px, py, 55, canvas.shaded("adobeDark", -0.03)) +
      bottleDisc(canvas, px, py, 38, i % 2 ? "glassBlue" : "glassTeal", { glowing: true });
  }
  svg += circle(X, Y, 262, canvas.shaded("adobe", -0.08));
  for (const [reach, count, r, colour] of rings)
    for (let i = 0; i < count; i++) {
      const turn = ((i + (count % 4 ? 0.5 : 0)) / count) * Math.PI * 2;
      svg += bottleDisc(canvas, X + Math.cos(turn) * reach, Y + Math.sin(turn) * reach, r, colour, {
        glowing: true,
      });
    }
  return (
    svg +
    bottleDisc(canvas, X, Y, 54, "redHot", { glowing: true }) +
    lampGlow(canvas, X, Y, 400, 400, 0.28)
  );
}

function glassFlower(canvas: Canvas): string {
  const coat = "M-20 -20H470C420 80 512 150 448 250S520 420 440 520C400 590 450 660 420 720H-20Z";
  let svg = cobWall(canvas, "adobe") + limePlaster(canvas, coat, 480) + flower(canvas);
  svg += path("M-10 716Q600 690 1210 716V810H-10Z", canvas.colour("path"));
  svg +=
    line("M120 720L152 560L184 720M372 720L404 560L436 720", canvas.colour("hair"), 18, ROUND) +
    line("M120 720L152 560L184 720M372 720L404 560L436 720", canvas.colour("wood"), 10, ROUND);
  svg += rectangle(86, 544, 392, 20, 3, canvas.colour("woodLight"), edge(canvas, 4));
  svg += people(canvas, [
    [
      322,
      546,
      282,
      { who: "man", pose: "plaster", tool: "trowel", hat: "straw", shirt: "redHot", shadow: false },
    ],
    [150, 546, 268, { who: "woman", pose: "pass", tool: "bucket", shadow: false }],
    [1030, 752, 300, { who: "woman", pose: "plaster", tool: "trowel", flip: true }],
    [586, 842, 262, { who: "girl", back: true, woven: true, braids: 2, arms: "show" }],
    [790, 850, 350, { who: "volunteerMan", back: true, hat: "cap", arms: "straps", pack: "teal" }],
  ]);
  return (
    svg +
    heap(canvas, 1130, 770, 190, "sand") +
    sittingDog(canvas, 690, 786, 0.9, "earthDark") +
    tufts(canvas, () => 796, 0, WIDTH, 20, 14, canvas.colour("greenMid"))
  );
}

export const BOTTLES = { bottleLight, glassFlower } as const;
