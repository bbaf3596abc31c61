/** Earthbag domes from outside. */
import { bottleDisc } from "../../built/bottle.ts";
import { dome } from "../../built/dome.ts";
import { tireWall } from "../../built/tire-wall.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import type { ColourName } from "../../canvas/palette.ts";
import { lerp, round } from "../../canvas/path.ts";
import { line, path, ROUND } from "../../canvas/svg.ts";
import { papelPicado } from "../../hero/papel-picado.ts";
import { dayOnly, nightOnly } from "../../land/day-night.ts";
import { agave, flowers } from "../../land/plants.ts";
import { MASON, people } from "../../people/person.ts";
import { backdrop, ground, groundShadow, lampGlow, skyline, trees } from "../parts/backdrop.ts";
import { withLight } from "../parts/lamplight.ts";

/** Strings of paper flags from the top of the middle dome, like a tent. */
function flagsOver(canvas: Canvas): string {
  const [x, y] = [600, 388];
  const ends = [
    [-30, 300, 60, 15],
    [1230, 300, 60, 15],
  ] as const;
  return ends
    .map(([toX, toY, sag, count]) => papelPicado(canvas, x, y, toX, toY, sag, count, 30))
    .join("");
}

/** Evening light: from the door, and from a lamp above each side dome's window. */
const eveningLight = (canvas: Canvas): string =>
  path("M548 652H652L760 800H440Z", "#ffc868", 'opacity=".3"') +
  lampGlow(canvas, 600, 620, 150, 110, 0.8) +
  lampGlow(canvas, 305, 560, 90, 70, 0.7) +
  lampGlow(canvas, 903, 560, 90, 70, 0.7);

/** Three adjoining domes, the middle one with its door open. */
function tripleDome(canvas: Canvas): string {
  let svg = backdrop(canvas, {
    sun: [0.5, 0.36],
    sunRadius: 92,
    volcanoes: skyline(430, 1.15),
    horizon: 430,
    clouds: [
      [240, 120, 200],
      [980, 140, 180],
    ],
    fields: { y: 480, depth: 0.34, base: 16, bottom: 660 },
  });
  svg += ground(canvas, (x) => 600 - 16 * Math.sin(x / 380), "milpa", "greenMid");
  svg += trees(canvas, [
    [120, 606, 200, "round"],
    [1090, 606, 230, "round", "greenMid"],
    [200, 600, 160, "cypress"],
    [1030, 600, 170, "cypress"],
  ]);
  svg += groundShadow(590, 652, 420, 26, 0.2);
  svg += dome(canvas, 350, 630, 150, {
    rows: 19,
    colour: "adobeLight",
    bottles: 7,
    window: true,
    windowX: -0.3,
    windowY: 0.34,
  });
  svg += dome(canvas, 856, 632, 158, {
    rows: 20,
    colour: "sand",
    bottles: 7,
    bottlesAt: 0.62,
    window: true,
    windowX: 0.3,
    windowY: 0.34,
  });
  svg += dome(canvas, 600, 650, 182, {
    rows: 22,
    ratio: 1.44,
    colour: "cream",
    bottles: 9,
    door: true,
    doorWidth: 0.24,
    doorHeight: 0.42,
    doorOpen: true,
    plaster: 0.2,
    plasterColour: "adobe",
  });
  svg += flagsOver(canvas);
  svg += path(
    "M420 800C470 720 560 690 580 652H624C640 700 720 730 790 800Z",
    canvas.colour("path"),
  );
  const comers = people(canvas, [
    [668, 752, 224, { who: "woman", back: true, woven: true }],
    [758, 756, 158, { who: "girl", back: true, pack: "rose" }],
  ]);
  const coat = "M440 612C436 560 448 518 484 494C480 540 474 580 478 616Z";
  const atWork =
    path(coat, canvas.colour("plaster")) +
    people(canvas, [
      [380, 752, 226, { who: "man", pose: "plaster", tool: "trowel", hat: "straw" }],
      [846, 764, 222, { who: "woman", pose: "pass", tool: "bucket", flip: true }],
    ]);
  // People on the path are painted over the light on it.
  svg += nightOnly(canvas, eveningLight(canvas)) + comers + dayOnly(canvas, atWork);
  svg += flowers(canvas, 40, 792, 300, 26, 13) + flowers(canvas, 860, 796, 320, 26, 13);
  return svg + agave(canvas, 230, 770, 70) + agave(canvas, 1040, 776, 84);
}

/** A gallery around the tower on beams that project from the courses. */
function gallery(canvas: Canvas): string {
  const at = (t: number): readonly [number, number] => [
    lerp(432, 788, t),
    420 + Math.sin(t * Math.PI) * 20,
  ];
  let posts = "";
  let beams = "";
  for (let i = 0; i <= 12; i++) {
    const [x, y] = at(i / 12);
    posts += `M${round(x)} ${round(y)}v-46`;
    if (i % 2 === 0) beams += `M${round(x)} ${round(y + 8)}v16`;
  }
  return (
    line("M432 424Q610 466 788 424", canvas.colour("wood"), 13) +
    line("M432 417Q610 459 788 417", canvas.colour("woodLight"), 4) +
    line(beams, canvas.colour("woodDark"), 12, ROUND) +
    line(posts, canvas.colour("bambooDark"), 5) +
    line("M432 376Q610 418 788 376", canvas.colour("bamboo"), 8, ROUND)
  );
}

const CLIMBING: readonly ColourName[] = [
  "glassBlue",
  "rose",
  "glassTeal",
  "glassGreen",
  "glassLime",
  "glassAmber",
];

/** Rings of bottle bottoms around the tower, each with its own colours. */
function rings(canvas: Canvas, x: number, foot: number, r: number, height: number): string {
  let svg = "";
  [0.34, 0.42, 0.6, 0.68, 0.76, 0.84].forEach((t, row) => {
    const half = r * Math.sqrt(1 - t ** 1.7) - 12;
    for (let i = -5; i <= 5; i++) {
      const angle = (i / 5.6) * (Math.PI / 2);
      const [dx, dy] = [Math.sin(angle) * half, foot - t * height + Math.cos(angle) * 11];
      if (Math.hypot(dx - 4, dy - (foot - 0.66 * height)) < 62) continue;
      const size = (5 + 8 * Math.cos(angle)) * (1.16 - t * 0.5);
      svg += bottleDisc(canvas, x + dx, dy, size, CLIMBING[(row + Math.abs(i)) % 6]!, {
        glowing: true,
      });
    }
  });
  return svg;
}

/** At night light shines from door, window and glass; two people on the gallery look at the moon. */
const lighthouse = (canvas: Canvas): string =>
  lampGlow(canvas, 610, 400, 420, 380, 0.34) +
  lampGlow(canvas, 612, 330, 110, 100, 0.8) +
  path("M566 662H654L760 800H470Z", "#ffc868", 'opacity=".32"') +
  lampGlow(canvas, 610, 620, 170, 120, 0.8) +
  people(withLight(canvas, "morning"), [
    [516, 430, 104, { who: "woman", back: true, woven: true, shadow: false }],
    [556, 432, 76, { who: "girl", back: true, woven: true, shadow: false }],
  ]);

/** People approaching the lit door at night. */
const peopleComing = (canvas: Canvas): string =>
  groundShadow(740, 786, 70, 9, 0.3) +
  people(withLight(canvas, "dusk"), [
    [744, 788, 224, { who: "man", back: true, hat: "straw", morral: true, trousers: "indigo" }],
    [806, 790, 150, { who: "boy", back: true, pack: "red" }],
  ]);

/** A two-storey dome is plastered; lime is mixed at its foot. */
function towerDome(canvas: Canvas): string {
  // Sun or moon is right behind the top, as behind a lighthouse.
  let svg = backdrop(canvas, {
    style: "rings",
    sun: [0.508, 0.24],
    sunRadius: 128,
    reach: 620,
    horizon: 450,
    clouds: [[1010, 300, 220]],
    fields: { y: 500, depth: 0.3, base: 18, bottom: 700 },
    town: [850, 512, 230],
  });
  svg += ground(canvas, (x) => 640 + 10 * Math.sin(x / 200), "greenMid", "milpa");
  svg += trees(canvas, [
    [270, 650, 280, "round"],
    [900, 648, 190, "pine"],
    [960, 652, 140, "round", "milpa"],
  ]);
  svg += groundShadow(570, 716, 330, 26, 0.18);
  svg += tireWall(canvas, 322, 714, 576, 2, 82, 34, 0, { planted: 0.25 });
  svg += dome(canvas, 610, 662, 196, {
    rows: 27,
    ratio: 2.62,
    colour: "cream",
    frame: "glassTeal",
    door: true,
    doorWidth: 0.24,
    doorHeight: 0.24,
    doorOpen: true,
    window: true,
    windowX: 0.02,
    windowY: 0.66,
    plaster: 0.12,
    plasterColour: "adobe",
  });
  svg += rings(canvas, 610, 662, 196, 514);
  svg += nightOnly(canvas, lighthouse(canvas));
  svg += dayOnly(
    canvas,
    people(canvas, [
      [520, 428, 128, { who: "woman", pose: "plaster", tool: "trowel", shadow: false }],
    ]),
  );
  svg += gallery(canvas);
  svg +=
    path("M300 776C330 736 380 730 420 776Z", canvas.colour("plaster")) +
    path("M300 776C320 750 336 742 346 746C330 756 326 768 330 776Z", "#1a0a1e", 'opacity=".12"');
  svg += groundShadow(300, 776, 130, 12, 0.16) + groundShadow(856, 772, 80, 10, 0.16);
  if (canvas.night) return svg + peopleComing(canvas) + agave(canvas, 1076, 786, 100);
  svg += people(canvas, [
    [258, 774, 232, { ...MASON, pose: "dig", tool: "hoe" }],
    [866, 770, 224, { who: "woman", pose: "walk", load: "jug", flip: true }],
    [
      470,
      770,
      210,
      { who: "volunteerMan", pose: "walk", tool: "bucket", hat: "hard", shirt: "teal" },
    ],
  ]);
  return svg + agave(canvas, 1076, 786, 100) + flowers(canvas, 960, 800, 200, 18, 15);
}

export const DOMES = { tripleDome, towerDome } as const;
