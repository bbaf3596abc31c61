/** At the table where what others threw away is sorted. */
import { bottle, bottleDisc, GLASS } from "../../built/bottle.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import type { ColourName } from "../../canvas/palette.ts";
import { ellipse, line, path, rectangle, ROUND } from "../../canvas/svg.ts";
import { CAST } from "../parts/cast.ts";
import { closeFigure, type CloseLook } from "../parts/close-figure.ts";
import { boards } from "../parts/grounds.ts";
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

const LAYS = {
  left: { elbow: [64, 600], hand: [150, 664], grip: "rest" },
  right: { elbow: [288, 590], hand: [326, 628], grip: "pinch" },
} as const;
const READS = {
  left: { elbow: [340, 606], hand: [352, 556], grip: "pinch" },
  right: { elbow: [566, 606], hand: [546, 566], grip: "pinch" },
} as const;
const TAKES = {
  left: { elbow: [638, 610], hand: [684, 664], grip: "rest" },
  right: { elbow: [868, 590], hand: [836, 652], grip: "pinch" },
} as const;
const LAYS_TOO = {
  left: { elbow: [912, 590], hand: [880, 630], grip: "pinch" },
  right: { elbow: [1136, 600], hand: [1050, 664], grip: "rest" },
} as const;

/** Questions on strips of paper: four around a table lay them in two piles. */
function paperStrips(canvas: Canvas): string {
  const { random } = canvas;
  let svg =
    boards(canvas, "woodLight", 134) +
    paintedWall(canvas, { split: 420, upper: "lemon", lower: "teal" });
  const at = [
    [170, 350, CAST.schoolgirl, 0.9, LAYS],
    [450, 310, CAST.neighbor, 0.4, READS],
    [750, 310, CAST.boy, -0.4, TAKES],
    [1030, 350, CAST.schoolboy, -0.9, LAYS_TOO],
  ] as const;
  const all = at.map(([x, y, look, turn, hands], i) =>
    closeFigure(canvas, [x, y], [x, 860], 148, {
      ...look,
      turn,
      tilt: turn * 9,
      down: i !== 1,
      mood: i === 1 ? "laugh" : "smile",
      ...hands,
    }),
  );
  for (const { body } of all) svg += body;
  svg +=
    path("M-10 640H1210V830H-10Z", canvas.colour("woodLight"), EDGE) +
    path("M250 668H540L520 806H200Z", canvas.colour("indigo")) +
    path("M660 668H950L1000 806H680Z", canvas.colour("redDeep"));
  const strip = (x: number, y: number, colour: ColourName, lean: number): string =>
    path(`M${x} ${y}l150 ${lean}l6 34l-152 ${-lean}Z`, canvas.colour(colour), EDGE) +
    line(
      `M${x + 18} ${y + 16 + lean * 0.1}l${random.between(60, 104).toFixed(0)} ${lean * 0.7}`,
      canvas.colour("basalt"),
      5,
      ROUND,
    );
  for (let i = 0; i < 5; i++)
    svg +=
      strip(270 + random.between(-30, 70), 680 + i * 22, "cream", random.between(-16, 16)) +
      strip(
        710 + random.between(-20, 80),
        680 + i * 22,
        i % 2 ? "cream" : "lemon",
        random.between(-16, 16),
      );
  svg +=
    strip(380, 660, "white", 12) +
    strip(668, 668, "white", -10) +
    strip(366, 478, "white", 8) +
    strip(690, 730, "white", 6);
  for (const { arms } of all) svg += arms;
  return svg;
}

export const SORTING_TABLE = { bottleSort, paperStrips } as const;
