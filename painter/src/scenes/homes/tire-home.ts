/** A home of tires by day, and with lamps of its own at night. */
import { bottleField } from "../../built/bottle.ts";
import { clip } from "../../built/clip.ts";
import { solarPanel } from "../../built/solar.ts";
import { waterTank } from "../../built/tank.ts";
import { tireWall } from "../../built/tire-wall.ts";
import { tireFlat } from "../../built/tire.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import { round } from "../../canvas/path.ts";
import { circle, line, path, rectangle, ROUND } from "../../canvas/svg.ts";
import { bandStrip } from "../../cloth/bands.ts";
import { flowers, tufts } from "../../land/plants.ts";
import { ribbon } from "../../land/ribbon.ts";
import { people } from "../../people/person.ts";
import { nightOnly } from "../../land/day-night.ts";
import { backdrop, groundShadow, lampGlow, trees, WIDTH } from "../parts/backdrop.ts";
import { inLightOf } from "../parts/lamplight.ts";

/** The glazed front of the tire home: panes that lean back, and what grows behind them. */
function greenhouse(canvas: Canvas, x: number, y: number, width: number, height: number): string {
  const { random } = canvas;
  const panes = `M${x} ${y}V${y - height}H${x + width}V${y}Z`;
  let leaves = "";
  let fruit = "";
  for (let i = 0; i < 12; i++) {
    const cx = x + (width * (i + 0.5)) / 12;
    const top = random.between(0.5, 0.86) * height;
    leaves += `M${round(cx)} ${y}q${round(random.between(-10, 10))} ${round(-top * 0.6)} ${round(random.between(-12, 12))} ${round(-top)}`;
    leaves += `M${round(cx)} ${round(y - top * 0.4)}q14 -8 20 -22M${round(cx)} ${round(y - top * 0.5)}q-14 -8 -20 -20`;
    fruit += `M${round(cx + 9)} ${round(y - top * 0.52)}h.01`;
  }
  const bars = Array.from(
    { length: 5 },
    (_, i) => `M${round(x + (width * i) / 4)} ${y}v${-height}`,
  ).join("");
  return (
    path(panes, canvas.night ? "#ffc862" : canvas.colour("glassClear")) +
    `<g ${clip(canvas, panes)}>` +
    line(leaves, canvas.colour("greenMid"), 8, ROUND) +
    line(fruit, canvas.colour("redHot"), 14, ROUND) +
    path(
      `M${x + width * 0.1} ${y}L${x + width * 0.34} ${y - height}h${width * 0.14}L${x + width * 0.22} ${y}Z`,
      "#fff",
      'opacity=".3"',
    ) +
    "</g>" +
    line(bars, canvas.colour("wood"), 9) +
    line(
      `M${x - 4} ${y - height}H${x + width + 4}M${x - 4} ${y}H${x + width + 4}`,
      canvas.colour("wood"),
      10,
    )
  );
}

/** What the lamps of the house throw on its slope: warm from the glass front, colored from the bottles. */
const lampsOn = (canvas: Canvas): string =>
  path("M664 706H934L1060 812H600Z", "#ffc862", 'opacity=".34"') +
  path("M322 706H402L330 812H180Z", canvas.colour("glassGreen", 0, true), 'opacity=".3"') +
  path("M402 706H512L480 812H330Z", canvas.colour("glassAmber", 0, true), 'opacity=".34"') +
  lampGlow(canvas, 800, 600, 330, 190, 0.85) +
  lampGlow(canvas, 416, 596, 220, 150, 0.75);

/** A family's house of rammed tires, dug into its slope: glass in front, panels and a tank. */
function tireHome(canvas: Canvas): string {
  let svg = backdrop(canvas, {
    sun: [0.82, 0.24],
    volcanoes: [{ x: 270, y: 180, reach: 320 }],
    horizon: 410,
    clouds: [[600, 120, 220]],
    fields: { y: 458, depth: 0.3, base: 18, bottom: 700 },
  });
  svg += path(
    "M-10 650C80 560 220 466 420 446S800 436 930 496S1090 600 1210 626V810H-10Z",
    canvas.colour("green"),
  );
  svg += tufts(
    canvas,
    (x) => 468 + Math.abs(x - 620) * 0.26,
    230,
    1020,
    16,
    14,
    canvas.colour("milpa"),
  );
  svg += trees(canvas, [
    [84, 640, 260, "round"],
    [440, 458, 120, "pine"],
    [850, 474, 150, "round", "milpa"],
  ]);
  svg += solarPanel(canvas, 520, 466, 140, 62, 0.3) + solarPanel(canvas, 676, 466, 140, 62, 0.3);
  svg += tireWall(canvas, 96, 706, 180, 3, 90, 38, 0, { planted: 0.4 });
  svg += tireWall(canvas, 184, 706, 180, 5, 90, 38, 0, { planted: 0.2 });
  svg += tireWall(canvas, 900, 706, 184, 5, 92, 38, 0, { planted: 0.2 });
  svg += tireWall(canvas, 1000, 706, 184, 3, 92, 38, 0, { planted: 0.4 });
  svg += rectangle(300, 500, 660, 206, 0, canvas.colour("plaster"));
  svg += rectangle(300, 500, 660, 22, 0, "#1a0a1e", 'opacity=".2"');
  svg += rectangle(300, 666, 660, 40, 0, canvas.colour("adobe"));
  svg +=
    rectangle(270, 478, 720, 30, 6, canvas.colour("wood")) +
    bandStrip(canvas, "camino", 270, 482, 720, 20);
  svg +=
    rectangle(322, 534, 190, 122, 8, canvas.colour("adobe")) +
    bottleField(canvas, 328, 540, 178, 110, 13);
  svg += rectangle(536, 540, 98, 166, 4, canvas.colour("glassTeal"));
  svg +=
    line("M585 540V706M536 600H634", canvas.shaded("glassTeal", -0.1), 4) +
    circle(622, 630, 5, canvas.colour("marigold"));
  svg += greenhouse(canvas, 664, 660, 270, 116);
  svg += path("M-10 700H1210V810H-10Z", canvas.colour("milpa"));
  svg += path("M300 706H960L900 730H240Z", "#1a0a1e", 'opacity=".12"');
  svg += waterTank(canvas, 1114, 724, 112, 176);
  svg += tufts(canvas, () => 784, 0, WIDTH, 20, 18, canvas.colour("greenMid"));
  svg += ribbon(
    [
      [610, 820, 150],
      [590, 760, 84],
      [586, 704, 48],
    ],
    canvas.colour("path"),
    canvas.shaded("path", -0.12),
  );
  svg += flowers(canvas, 250, 728, 220, 22, 13);
  svg += tireFlat(canvas, 1010, 786, 66) + flowers(canvas, 972, 748, 78, 14, 15);
  svg += groundShadow(770, 762, 90, 10, 0.14);
  svg += nightOnly(canvas, lampsOn(canvas));
  return (
    svg +
    people(canvas.night ? inLightOf(canvas, "dusk") : canvas, [
      [664, 762, 214, { who: "woman", pose: "walk", load: "basket", goods: "veg", flip: true }],
      [
        842,
        758,
        216,
        {
          who: "man",
          pose: "pass",
          tool: "bucket",
          hat: "straw",
          shirt: "white",
          trousers: "indigo",
        },
      ],
      [330, 772, 146, { who: "girl", pose: "run", woven: true }],
      [432, 766, 150, { who: "boy", pose: "run", shirt: "red" }],
    ])
  );
}

export const TIRE_HOME = { tireHome } as const;
