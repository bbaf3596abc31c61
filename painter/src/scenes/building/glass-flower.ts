/** One wall: clay on the right, lime on the left, a flower of bottle glass between them; small people at work. */
import { bottleDisc } from "../../built/bottle.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import type { ColourName } from "../../canvas/palette.ts";
import { circle, line, path, rectangle, ROUND } from "../../canvas/svg.ts";
import { tufts } from "../../land/plants.ts";
import { people } from "../../people/person.ts";
import { edge } from "../../things/thing.ts";
import { sittingDog } from "../parts/animals.ts";
import { lampGlow, WIDTH } from "../parts/backdrop.ts";
import { cobWall, heap, limePlaster } from "../parts/grounds.ts";

const [X, Y] = [600, 388];

/** Rings of bottle ends around a heart, as petals. */
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
  // Two trestles and a plank.
  svg +=
    line("M120 720L152 560L184 720M372 720L404 560L436 720", canvas.colour("hair"), 18, ROUND) +
    line("M120 720L152 560L184 720M372 720L404 560L436 720", canvas.colour("wood"), 10, ROUND);
  svg += rectangle(86, 544, 392, 20, 3, canvas.colour("woodLight"), edge(canvas, 4));
  svg +=
    line("M1040 730L968 150M1100 730L1028 150", canvas.colour("hair"), 17, ROUND) +
    line(
      "M1040 730L968 150M1100 730L1028 150M1032 660h60M1024 594h60M1016 528h60M1008 462h60M998 396h60M990 330h60M982 264h60M974 198h60",
      canvas.colour("woodLight"),
      9,
      ROUND,
    );
  svg += people(canvas, [
    [
      330,
      546,
      232,
      { who: "man", pose: "plaster", tool: "trowel", hat: "straw", shirt: "redHot", shadow: false },
    ],
    [164, 546, 224, { who: "woman", pose: "pass", tool: "bucket", shadow: false }],
    [1012, 462, 214, { who: "woman", pose: "plaster", flip: true, shadow: false }],
    [640, 770, 168, { who: "girl", back: true, woven: true, arms: "down" }],
    [780, 764, 214, { who: "volunteerMan", back: true, hat: "cap", arms: "down" }],
  ]);
  return (
    svg +
    heap(canvas, 1130, 770, 190, "sand") +
    sittingDog(canvas, 520, 776, 0.82, "earthDark") +
    tufts(canvas, () => 796, 0, WIDTH, 20, 14, canvas.colour("greenMid"))
  );
}

export const GLASS_FLOWER = { glassFlower } as const;
