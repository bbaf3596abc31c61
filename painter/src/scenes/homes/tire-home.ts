/** A home of tires by day, and with lamps of its own at night. */
import { bottleField } from "../../built/bottle.ts";
import { clip } from "../../built/clip.ts";
import { house } from "../../built/house.ts";
import { solarPanel } from "../../built/solar.ts";
import { waterTank } from "../../built/tank.ts";
import { tireWall } from "../../built/tire-wall.ts";
import { tireFlat } from "../../built/tire.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import { round } from "../../canvas/path.ts";
import { circle, line, path, rectangle, ROUND } from "../../canvas/svg.ts";
import { bandStrip } from "../../cloth/bands.ts";
import { agave, flowers, tufts } from "../../land/plants.ts";
import { ribbon } from "../../land/ribbon.ts";
import { people } from "../../people/person.ts";
import { CAST } from "../parts/cast.ts";
import { closeFigure } from "../parts/close-figure.ts";
import { inLightOf } from "../parts/lamplight.ts";
import { readersBook } from "../parts/seated.ts";
import { backdrop, ground, groundShadow, lampGlow, trees, WIDTH } from "../parts/backdrop.ts";

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
  return (
    svg +
    people(canvas, [
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

/** Panels on the roof keep a home lit after dark; two people read at the door. */
function solarNight(canvas: Canvas): string {
  let svg = backdrop(canvas, {
    sun: [0.82, 0.17],
    sunRadius: 54,
    volcanoes: [{ x: 250, y: 150, reach: 330 }],
    horizon: 410,
    clouds: [[560, 110, 200]],
    fields: { y: 450, depth: 0.3, base: 18, bottom: 700 },
    town: [930, 470, 260],
  });
  svg += ground(canvas, (x) => 640 + 8 * Math.sin(x / 130), "greenDeep", "green");
  svg += trees(canvas, [
    [110, 680, 300, "round"],
    [1110, 680, 280, "round", "greenMid"],
    [1010, 660, 220, "cypress"],
  ]);
  svg += house(canvas, 330, 700, 600, 210, {
    gable: true,
    colour: "adobeLight",
    base: "red",
    items: ["arch", "door", "bottles", "arch"],
    roofHeight: 140,
  });
  svg += tireWall(canvas, 326, 702, 608, 1, 78, 44);
  svg +=
    solarPanel(canvas, 440, 476, 170, 84, -0.12) + solarPanel(canvas, 650, 476, 170, 84, -0.12);
  // What the lamps reach is seen in its colours: the wall, the path, those who read.
  svg +=
    path("M300 700H960L1060 800H180Z", canvas.lit("path"), 'opacity=".5"') +
    lampGlow(canvas, 620, 650, 420, 190, 0.8);
  return svg + agave(canvas, 1090, 796, 90) + familyByLamp(canvas);
}

/** A family at a table before its house, near us, in the light of its own lamp. */
function familyByLamp(canvas: Canvas): string {
  const { random } = canvas;
  const lamp = inLightOf(canvas, "noon");
  const [a, b] = random.pick([
    [CAST.mother, CAST.girl],
    [CAST.neighbor, CAST.boy],
    [CAST.grandmother, CAST.schoolgirl],
  ] as const);
  const mother = closeFigure(lamp, [456, 506], [450, 760], 104, {
    ...a,
    turn: 0.6,
    mood: "smile",
    left: { elbow: [366, 690], hand: [430, 738], grip: "flat" },
    right: { elbow: [548, 680], hand: [566, 730], grip: "point" },
  });
  const child = closeFigure(lamp, [634, 548], [634, 780], 96, {
    ...b,
    tilt: 5,
    turn: 0.1,
    mood: "laugh",
    left: { elbow: [560, 712], hand: [594, 736], grip: "wrap" },
    right: { elbow: [712, 712], hand: [676, 736], grip: "wrap" },
  });
  const father = closeFigure(lamp, [818, 492], [826, 760], 106, {
    ...CAST.father,
    turn: -0.6,
    tilt: -5,
    mood: "smile",
    left: { elbow: [730, 690], hand: [752, 738], grip: "flat" },
    right: { elbow: [922, 690], hand: [866, 744], grip: "flat" },
  });
  return (
    lampGlow(canvas, 640, 640, 480, 240, 0.7) +
    mother.body +
    father.body +
    child.body +
    rectangle(300, 738, 680, 80, 8, lamp.colour("wood")) +
    rectangle(300, 738, 680, 14, 6, lamp.colour("woodLight")) +
    readersBook(lamp, 634, 742, 100, "redHot") +
    rectangle(716, 690, 36, 52, 8, lamp.colour("lemon", 0, true)) +
    rectangle(712, 682, 44, 10, 4, lamp.colour("basalt")) +
    mother.arms +
    father.arms +
    child.arms +
    lampGlow(canvas, 734, 712, 150, 110, 0.6)
  );
}

export const TIRE_HOME = { tireHome, solarNight } as const;
