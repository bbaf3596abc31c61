/** A planned house: strings between stakes, and above them the plan in white lines. */
import { tireFlat } from "../../built/tire.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import type { Point } from "../../canvas/path.ts";
import { line, path, rectangle, ROUND } from "../../canvas/svg.ts";
import { flowers, tufts } from "../../land/plants.ts";
import { people } from "../../people/person.ts";
import { withLight } from "../parts/lamplight.ts";
import { sittingDog } from "../parts/animals.ts";
import { backdrop, ground, groundShadow, lampGlow, trees } from "../parts/backdrop.ts";

/** Corners of the house on the ground, nearest first. */
const CORNERS: readonly Point[] = [
  [430, 640],
  [836, 668],
  [938, 590],
  [556, 566],
];

const stake = (canvas: Canvas, [x, y]: Point): string =>
  path(`M${x - 6} ${y - 46}H${x + 6}L${x + 3} ${y + 4}H${x - 3}Z`, canvas.colour("woodLight")) +
  line(`M${x - 6} ${y - 36}H${x + 6}`, canvas.colour("redHot"), 5);

/** The string between the stakes. */
const string = (canvas: Canvas): string =>
  line(
    `${CORNERS.map(([x, y], i) => `${i ? "L" : "M"}${x} ${y - 36}`).join("")}Z`,
    canvas.colour("redHot"),
    4,
  ) +
  path(
    `${CORNERS.map(([x, y], i) => `${i ? "L" : "M"}${x} ${y}`).join("")}Z`,
    "#fff",
    'opacity=".14"',
  );

/** The planned house as line drawing: courses, a dome, a roof with a panel, dimensions. */
function planDrawing(canvas: Canvas): string {
  // At night the lines glow.
  const [ink, thin] = [canvas.night ? "#fff3c4" : canvas.colour("white"), 3.4];
  const glow = (d: string): string =>
    canvas.night ? line(d, "#ffc862", 22, `${ROUND} opacity=".2"`) : "";
  const solid = (d: string, width = 7): string =>
    glow(d) + line(d, ink, width, `${ROUND} stroke-linejoin="round"`);
  const dashed = (d: string): string => line(d, ink, thin, 'stroke-dasharray="14 10" opacity=".9"');
  let courses = "";
  for (let i = 1; i < 5; i++) {
    const rise = i * 31;
    courses += `M430 ${640 - rise}L836 ${668 - rise}`;
    for (let t = i % 2 ? 0.12 : 0.24; t < 1; t += 0.24) {
      const [x, y] = [430 + 406 * t, 640 + 28 * t - rise];
      courses += `M${x} ${y}v31`;
    }
  }
  const front = "M430 640V484L836 508V668Z";
  const side = "M836 668V508L938 440V590Z";
  const roof = "M410 488L520 372L900 384L960 434L848 516Z";
  return (
    (canvas.night ? lampGlow(canvas, 690, 560, 420, 300, 0.5) : "") +
    path(front + side + roof, ink, 'opacity=".24"') +
    solid(front) +
    solid(side) +
    solid(roof) +
    dashed("M556 566V470M556 566L430 640M556 566L938 590") +
    solid(courses, 4) +
    solid("M600 651V560Q640 524 680 560V657") +
    solid("M610 420L668 400L760 404L716 428Z", 3.4) +
    solid("M664 400L612 420M712 402L664 424", 2) +
    dashed("M430 700L836 730M430 688V712M836 718V742M974 440V592M962 440H986M962 592H986")
  );
}

/** Two builders look at it with the plan in hand; a crew member points. */
const onlookers = (canvas: Canvas): string =>
  groundShadow(280, 776, 130, 12, 0.2) +
  people(canvas.night ? withLight(canvas, "dusk") : canvas, [
    [206, 784, 372, { who: "woman", back: true, braids: 2, pose: "stand" }],
    [340, 794, 386, { who: "man", pose: "point", hat: "hard", shirt: "sky", trousers: "indigo" }],
  ]);

function plottedHouse(canvas: Canvas): string {
  let svg = backdrop(canvas, {
    style: "rings",
    sun: [0.66, 0.24],
    sunRadius: 66,
    horizon: 380,
    clouds: [
      [230, 118, 220],
      [1040, 110, 170],
    ],
    fields: { y: 420, depth: 0.3, base: 22, bottom: 620 },
  });
  svg += ground(canvas, (x) => 536 + 16 * Math.sin(x / 190), "milpa", "greenMid");
  svg += trees(canvas, [
    [60, 560, 220, "round"],
    [1130, 586, 250, "round", "greenMid"],
    [1040, 548, 130, "pine"],
  ]);
  svg += path("M-10 742Q420 690 1210 770V810H-10Z", canvas.colour("path"));
  svg +=
    string(canvas) +
    CORNERS.toReversed()
      .map((corner) => stake(canvas, corner))
      .join("");
  svg += planDrawing(canvas);
  svg +=
    tireFlat(canvas, 1040, 716, 70) +
    tireFlat(canvas, 1046, 680, 68, { shadow: false }) +
    tireFlat(canvas, 1150, 742, 72);
  svg += rectangle(958, 742, 70, 12, 3, canvas.colour("marigold"));
  svg +=
    tufts(canvas, () => 752, 440, 1200, 20, 14, canvas.colour("greenMid")) +
    flowers(canvas, 20, 730, 130, 14, 14);
  return svg + onlookers(canvas) + sittingDog(canvas, 462, 786, 0.8, "marigoldDeep");
}

export const PLOTTED_HOUSE = { plottedHouse } as const;
