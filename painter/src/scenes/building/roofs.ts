/** Roofs: the beams, the tiles, and a panel for the sun. */
import { clip } from "../../built/clip.ts";
import { win } from "../../built/openings.ts";
import { tileRoof } from "../../built/roof.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import { lerp, polygon, round } from "../../canvas/path.ts";
import { line, path, rectangle, ROUND } from "../../canvas/svg.ts";
import { cloud } from "../../land/cloud.ts";
import { sky } from "../../land/sky.ts";
import { people, person } from "../../people/person.ts";
import { shoulders } from "../../people/shoulders.ts";
import { backdrop, trees } from "../parts/backdrop.ts";

/** Where the rafter at t (0 left, 1 right) leaves the ridge, and where it comes over our heads. */
const ridgeAt = (t: number): number => lerp(470, 760, t);

const eaveAt = (t: number): number => lerp(-420, 1640, t);

/** The frame of a roof while it is being tiled. */
function roofBeams(canvas: Canvas): string {
  let svg = sky(canvas, {
    style: canvas.skyStyle ?? "strips",
    horizon: 800,
    sunX: 930,
    sunY: 180,
    sunRadius: 60,
  });
  svg += cloud(canvas, 800, 330, 210);
  const edge = 0.5;
  svg += path(
    polygon([
      [ridgeAt(0), 170],
      [ridgeAt(edge), 170],
      [eaveAt(edge), 810],
      [eaveAt(0), 810],
    ]),
    canvas.colour("tileDark"),
  );
  let rows = "";
  for (let i = 1; i < 15; i++) {
    const y = lerp(170, 810, (i / 15) ** 1.5);
    const u = (y - 170) / 640;
    rows += `M${round(lerp(ridgeAt(0), eaveAt(0), u))} ${round(y)}H${round(lerp(ridgeAt(edge), eaveAt(edge), u))}`;
  }
  svg += line(rows, canvas.colour("tile"), 10, 'stroke-dasharray="34 7"');
  let battens = "";
  for (let i = 0; i < 8; i++) {
    const y = lerp(200, 800, (i / 7) ** 1.5);
    const u = (y - 170) / 640;
    battens += `M${round(lerp(ridgeAt(0), eaveAt(0), u))} ${round(y)}H${round(lerp(ridgeAt(1), eaveAt(1), u))}`;
  }
  svg += line(battens, canvas.colour("woodLight"), 10);
  for (let i = 0; i <= 12; i++) {
    const t = i / 12;
    const beam = polygon([
      [ridgeAt(t) - 4, 166],
      [ridgeAt(t) + 5, 166],
      [eaveAt(t) + 24, 812],
      [eaveAt(t) - 20, 812],
    ]);
    svg += path(beam, canvas.colour(i % 2 ? "wood" : "woodDark"));
  }
  svg +=
    rectangle(400, 146, 440, 30, 8, canvas.colour("woodDark")) +
    rectangle(400, 146, 440, 10, 5, canvas.colour("wood"));
  return (
    svg +
    people(canvas, [
      [
        500,
        150,
        176,
        {
          who: "man",
          pose: "kneel",
          hat: "straw",
          shirt: "white",
          trousers: "indigo",
          shadow: false,
        },
      ],
      [
        724,
        150,
        172,
        {
          who: "man",
          pose: "lay",
          hat: "hard",
          shirt: "teal",
          trousers: "earthDark",
          flip: true,
          shadow: false,
        },
      ],
    ]) +
    shoulders(canvas, 250, 640, 0.9, { cloth: "marigold", hat: "straw", hatColour: "indigo" })
  );
}

/** Tiles go up on new rafters. */
function roofCrew(canvas: Canvas): string {
  let svg = backdrop(canvas, {
    style: "strips",
    sun: [0.2, 0.22],
    volcanoes: [{ x: 880, y: 170, reach: 360 }],
    horizon: 470,
    clouds: [[560, 110, 220]],
    fields: { y: 520, depth: 0.32, base: 18, bottom: 700 },
  });
  svg += trees(
    canvas,
    [
      [80, 700, 330, "round"],
      [1150, 690, 280, "round", "greenMid"],
    ],
    0.04,
  );
  svg +=
    rectangle(180, 560, 840, 250, 0, canvas.colour("plaster")) +
    rectangle(180, 560, 840, 40, 0, canvas.shaded("plaster", -0.13)) +
    rectangle(180, 740, 840, 70, 0, canvas.colour("adobe"));
  for (const x of [260, 420, 700, 860])
    svg += win(canvas, x, 630, 84, 90, 0, { arch: true, frame: "glassTeal" });
  svg += rectangle(560, 630, 90, 180, 0, canvas.colour("glassTeal"));
  let rafters = "";
  for (let i = 0; i < 15; i++)
    rafters += `M${round(lerp(250, 950, i / 14))} 330L${round(lerp(150, 1050, i / 14))} 574`;
  svg +=
    line(rafters, canvas.colour("wood"), 11) +
    line("M246 334H954M214 420H986M180 500H1020", canvas.colour("woodLight"), 8);
  const tiled = clip(canvas, "M100 300H640L690 420L660 500L720 600H100Z");
  svg += `<g ${tiled}>${tileRoof(canvas, 138, 1062, 326, 582, { insetLeft: 108, insetRight: 108, rows: 7, barrel: 21 })}</g>`;
  svg += people(canvas, [
    [
      700,
      452,
      200,
      { who: "man", pose: "kneel", hat: "hard", shirt: "sky", trousers: "indigo", flip: true },
    ],
    [880, 430, 200, { who: "woman", pose: "lay", flip: true }],
    [
      400,
      456,
      200,
      { who: "man", pose: "lay", hat: "straw", shirt: "white", trousers: "indigoDeep" },
    ],
  ]);
  // The tiles they lay, in stacks on the ridge.
  for (const x of [270, 330, 560])
    for (let i = 0; i < 4; i++)
      svg += rectangle(
        x + (i % 2) * 4,
        316 - i * 11,
        52,
        12,
        5,
        canvas.colour(i % 2 ? "adobe" : "adobeLight"),
      );
  svg += line("M1090 800L1010 520M1140 800L1060 520", canvas.colour("bambooDark"), 10, ROUND);
  for (let i = 0; i < 8; i++)
    svg += line(`M${1085 - i * 10} ${780 - i * 36}h50`, canvas.colour("bamboo"), 8, ROUND);
  return (
    svg +
    person(canvas, 130, 790, 236, {
      who: "volunteerMan",
      pose: "pass",
      hat: "cap",
      shirt: "marigold",
      trousers: "indigo",
    })
  );
}

export const ROOFS = { roofBeams, roofCrew } as const;
