/** At the table where what others threw away is sorted. */
import { bottle, bottleDisc, GLASS } from "../../built/bottle.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import type { ColourName } from "../../canvas/palette.ts";
import { ellipse, line, path, rectangle, ROUND } from "../../canvas/svg.ts";
import { CAST } from "../parts/cast.ts";
import { closeFigure, type CloseLook } from "../parts/close-figure.ts";

import { landWindow, paintedWall } from "../parts/rooms.ts";

const EDGE = 'stroke="#2a1416" stroke-width="3" stroke-opacity=".6" stroke-linejoin="round"';

/** A tin basin full of bottle bottoms of one colour; (x, y) is the middle of its rim. */
function basin(canvas: Canvas, x: number, y: number, colours: readonly ColourName[]): string {
  let svg =
    path(
      `M${x - 150} ${y}L${x - 112} ${y + 104}H${x + 112}L${x + 150} ${y}Z`,
      canvas.colour("steelDark"),
      EDGE,
    ) + ellipse(x, y, 150, 44, canvas.colour("steel"), EDGE);
  for (let i = 0; i < 15; i++) {
    const row = Math.floor(i / 5);
    svg += bottleDisc(
      canvas,
      x + ((i % 5) - 2) * 52 + (row % 2) * 22 - 8,
      y + 10 - row * 30,
      32,
      colours[i % colours.length]!,
    );
  }
  return (
    svg +
    line(
      `M${x - 128} ${y + 56}Q${x} ${y + 96} ${x + 128} ${y + 56}`,
      canvas.colour("steel"),
      7,
      ROUND,
    )
  );
}

/** Three sort bottle ends by color into three basins, one holds hers up to the light. */
function bottleSort(canvas: Canvas): string {
  const { random } = canvas;
  const [upper, lower] = random.pick([
    ["cream", "adobe"],
    ["sky", "indigo"],
    ["rose", "violet"],
  ] as const);
  let svg =
    paintedWall(canvas, { split: 420, upper, lower }) +
    landWindow(canvas, 90, 80, 230, 200, "wood");
  for (let i = 0; i < 6; i++)
    svg += bottle(canvas, 720 + i * 76, 250, 140, GLASS[i]!, { cap: i % 2 ? "red" : "cream" });
  svg += rectangle(660, 250, 500, 24, 5, canvas.colour("wood"), EDGE);
  const [a, b, c] = random.shuffle<CloseLook>([
    CAST.neighbor,
    CAST.guest,
    CAST.father,
    CAST.schoolboy,
  ]);
  const left = closeFigure(canvas, [250, 330], [240, 860], 150, {
    ...a!,
    turn: 0.6,
    tilt: 8,
    down: true,
    mood: "smile",
    left: { elbow: [130, 600], hand: [186, 640], grip: "wrap" },
    right: { elbow: [364, 590], hand: [330, 640], grip: "pinch" },
  });
  const middle = closeFigure(canvas, [606, 300], [606, 860], 150, {
    ...b!,
    turn: 0.4,
    tilt: -8,
    mood: "laugh",
    left: { elbow: [492, 590], hand: [540, 640], grip: "wrap" },
    right: { elbow: [752, 500], hand: [722, 380], grip: "pinch", bent: -10 },
  });
  const right = closeFigure(canvas, [962, 330], [970, 860], 150, {
    ...c!,
    turn: -0.9,
    tilt: -6,
    mood: "smile",
    left: { elbow: [856, 590], hand: [896, 640], grip: "wrap" },
    right: { elbow: [1086, 590], hand: [1034, 640], grip: "wrap" },
  });
  svg += left.body + right.body + middle.body;
  svg +=
    path("M-10 680H1210V830H-10Z", canvas.colour("woodLight"), EDGE) +
    line("M-10 760H1210", canvas.shaded("woodLight", -0.1), 5);
  svg += bottleDisc(canvas, 712, 318, 40, "glassAmber", { glowing: true });
  svg +=
    basin(canvas, 240, 690, ["glassGreen", "glassLime"]) +
    basin(canvas, 606, 700, ["glassAmber", "marigold"]) +
    basin(canvas, 970, 690, ["glassBlue", "glassTeal"]);
  return svg + left.arms + right.arms + middle.arms;
}

export const SORTING_TABLE = { bottleSort } as const;
