/** The school on its hillside, and its stairs of tires. */
import { dome } from "../../built/dome.ts";
import { house } from "../../built/house.ts";
import { tireWall } from "../../built/tire-wall.ts";
import { tireFlat } from "../../built/tire.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import { type Curve, lerp, polygon } from "../../canvas/path.ts";
import { ellipse, path, place, rectangle } from "../../canvas/svg.ts";
import { papelPicado } from "../../hero/papel-picado.ts";
import { hill } from "../../land/hill.ts";
import { maize } from "../../land/maize.ts";
import { agave, flowers, tufts } from "../../land/plants.ts";
import { THINGS } from "../../things/all.ts";
import { people } from "../../people/person.ts";
import { backdrop, groundShadow, skyline, trees } from "../parts/backdrop.ts";
import { paving } from "../parts/grounds.ts";

const DEPTH = 0.08;

/** The hill the school climbs, higher on the right. */
const crest: Curve = (x) => {
  const t = Math.min(1, Math.max(0, (x - 200) / 620));
  return lerp(520, 396, t * t * (3 - 2 * t)) - 6 * Math.sin(x / 80);
};

/** Domes on the upper terrace, a garden of maize beside them. */
function upperTerrace(canvas: Canvas): string {
  let svg = trees(
    canvas,
    [
      [610, 436, 170, "round", "greenMid"],
      [1080, 416, 210, "round"],
      [1146, 420, 150, "cypress"],
      [546, 462, 110, "cypress"],
    ],
    0.12,
  );
  svg += dome(canvas, 876, 446, 72, {
    rows: 12,
    depth: DEPTH,
    colour: "adobeLight",
    window: true,
    windowX: 0.3,
  });
  svg += dome(canvas, 1004, 450, 62, { rows: 11, depth: DEPTH, bottles: 4 });
  svg += dome(canvas, 764, 456, 84, {
    rows: 13,
    depth: DEPTH,
    colour: "cream",
    door: true,
    doorOpen: true,
    bottles: 6,
  });
  for (let i = 0; i < 7; i++) svg += maize(canvas, 1062 + i * 26, 462 + (i % 2) * 5, 84, DEPTH);
  svg += path("M620 470C760 440 1000 440 1230 456V540H600Z", canvas.colour("milpa", DEPTH));
  svg += people(canvas, [
    [690, 476, 70, { who: "girl", pose: "walk", pack: "red", depth: DEPTH }],
    [
      944,
      474,
      88,
      { who: "woman", pose: "walk", load: "basket", goods: "veg", flip: true, depth: DEPTH },
    ],
  ]);
  return svg + flowers(canvas, 830, 482, 170, 20, 8, DEPTH);
}

/** Steps of tires and boards up to the upper terrace. */
function steps(canvas: Canvas, x: number, foot: number): string {
  let svg = "";
  for (let i = 0; i < 5; i++) {
    const y = foot - i * 21;
    const half = 46 - i * 5;
    svg +=
      tireWall(canvas, x - half, y, half * 2, 1, half * 0.98, 17, DEPTH, { open: false }) +
      path(
        polygon([
          [x - half - 3, y - 15],
          [x + half + 3, y - 15],
          [x + half - 3, y - 23],
          [x - half + 3, y - 23],
        ]),
        canvas.colour("path", DEPTH),
      );
  }
  return svg;
}

/** The classrooms: a long house whose wall is set with bottles. */
function classrooms(canvas: Canvas): string {
  return (
    house(canvas, 190, 606, 430, 140, {
      gable: true,
      items: ["arch", "door", "bottles", "bottles", "door", "arch"],
      roofHeight: 92,
      door: "glassTeal",
      frame: "glassTeal",
      depth: 0.03,
    }) + path("M60 606H640L600 640H20Z", "#1a0a1e", 'opacity=".12"')
  );
}

/** The court: painted ground, seats and planters of tires. */
function court(canvas: Canvas): string {
  const paint = (
    rx: number,
    width: number,
    colour: "marigold" | "glassTeal" | "red",
    dash = "",
  ): string =>
    ellipse(
      602,
      716,
      rx,
      rx * 0.2,
      "none",
      `stroke="${canvas.colour(colour)}" stroke-width="${width}" opacity=".8" ${dash}`,
    );
  return (
    rectangle(-10, 602, 1220, 210, 0, canvas.colour("sand")) +
    path("M-10 664C300 640 900 642 1210 672V810H-10Z", canvas.blended("adobeLight", "sand", 0.35)) +
    paving(canvas, "adobeLight", 670, 796, 70) +
    paint(330, 10, "glassTeal") +
    paint(296, 8, "marigold", 'stroke-dasharray="26 16"') +
    paint(262, 6, "red")
  );
}

/** Break on the campus: domes above, classrooms below, pupils and teachers in the court. */
function campus(canvas: Canvas): string {
  let svg = backdrop(canvas, {
    sun: [0.42, 0.28],
    volcanoes: skyline(350),
    horizon: 350,
    clouds: [
      [240, 130, 210],
      [960, 110, 190],
    ],
    fields: { y: 396, depth: 0.34, base: 16, bottom: 640 },
  });
  svg += hill(canvas, crest, canvas.colour("greenMid", 0.14));
  svg += tufts(canvas, crest, 300, 1210, 17, 9, canvas.colour("milpa", 0.14));
  svg += upperTerrace(canvas);
  svg += tireWall(canvas, 600, 542, 620, 2, 74, 31, DEPTH, { planted: 0.14 });
  svg += path("M-10 560C200 530 420 540 620 546H1210V650H-10Z", canvas.colour("milpa", 0.05));
  svg += trees(
    canvas,
    [
      [70, 610, 250, "round", "green"],
      [1150, 600, 120, "cypress"],
    ],
    0.04,
  );
  svg += court(canvas) + classrooms(canvas) + steps(canvas, 706, 608);
  svg += dome(canvas, 934, 610, 116, {
    rows: 16,
    colour: "cream",
    plaster: 0.3,
    plasterColour: "adobe",
    door: true,
    bottles: 8,
    doorOpen: true,
  });
  svg += ellipse(900, 614, 150, 12, "#1a0a1e", 'opacity=".14"');
  svg += flowers(canvas, 1056, 618, 130, 22, 11);
  svg +=
    papelPicado(canvas, 170, 400, 560, 384, 40, 14, 24) +
    papelPicado(canvas, 560, 384, 936, 456, 46, 14, 24);
  svg += groundShadow(280, 786, 130, 12, 0.14);
  svg += people(canvas, [
    [780, 650, 140, { who: "girl", back: true, woven: true, pack: "marigold" }],
    [1040, 664, 160, { who: "woman", pose: "walk", flip: true, bundle: "rose", baby: true }],
  ]);
  svg +=
    tireFlat(canvas, 650, 776, 62, { thickness: 0.66 }) +
    tireFlat(canvas, 768, 756, 56, { thickness: 0.66 });
  svg += people(canvas, [
    [
      760,
      762,
      220,
      { who: "boy", pose: "sit", tool: "book", paint: "marigold", shirt: "teal", shadow: false },
    ],
    [640, 784, 226, { who: "girl", pose: "sit", tool: "book", woven: true, shadow: false }],
    [872, 782, 300, { who: "woman", pose: "read", tool: "book", flip: true }],
    [196, 746, 222, { who: "boy", pose: "run", shirt: "red" }],
    [352, 782, 214, { who: "girl", pose: "run", woven: true, flip: true }],
  ]);
  svg += place(272, 760, THINGS.ball(canvas), 0.15);
  svg += tireFlat(canvas, 60, 790, 76) + flowers(canvas, 20, 746, 88, 18, 16);
  return svg + tireFlat(canvas, 1112, 788, 76) + agave(canvas, 1112, 752, 84);
}

export const CAMPUS = { campus } as const;
