/** What is built: linked domes, a home with lamps of its own, stoves. */
import { dome } from "../built/dome.ts";
import { house } from "../built/house.ts";
import { solarPanel } from "../built/solar.ts";
import { tireWall } from "../built/tire-wall.ts";
import type { Canvas } from "../canvas.ts";
import { bandStrip } from "../cloth/bands.ts";
import { agave, flowers } from "../land/plants.ts";
import type { ColourName } from "../palette.ts";
import { people } from "../people/person.ts";
import { circle, ellipse, line, path, place, rectangle } from "../svg.ts";
import { backdrop, ground, groundShadow, lampGlow, trees } from "./backdrop.ts";
import {
  beams,
  clothTable,
  hungMaize,
  landWindow,
  paintedWall,
  tiledFloor,
  tortillaBasket,
} from "./rooms.ts";

const ROUND = 'stroke-linecap="round"';

/** Three domes side by side, the middle one with its open door. */
function tripleDome(canvas: Canvas): string {
  let svg = backdrop(canvas, {
    sun: [0.5, 0.36],
    sunRadius: 92,
    volcanoes: [
      { x: 170, y: 210, reach: 280 },
      { x: 1060, y: 240, reach: 240, far: true, plume: 150 },
    ],
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
  svg += path(
    "M420 800C470 720 560 690 580 652H624C640 700 720 730 790 800Z",
    canvas.colour("path"),
  );
  svg += people(canvas, [
    [664, 714, 150, { who: "woman", back: true, woven: true }],
    [728, 718, 100, { who: "girl", back: true, pack: "rose" }],
    [372, 726, 156, { who: "man", pose: "plaster", tool: "trowel", hat: "straw" }],
    [846, 734, 156, { who: "woman", pose: "pass", tool: "bucket", flip: true }],
  ]);
  svg += flowers(canvas, 40, 792, 300, 26, 13) + flowers(canvas, 860, 796, 320, 26, 13);
  return svg + agave(canvas, 230, 770, 70) + agave(canvas, 1040, 776, 84);
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
  svg +=
    rectangle(560, 730, 240, 26, 6, canvas.lit("wood")) +
    rectangle(580, 752, 20, 40, 3, canvas.lit("woodDark")) +
    rectangle(760, 752, 20, 40, 3, canvas.lit("woodDark"));
  const byLamp: Canvas = { ...canvas, colour: canvas.lit };
  svg += people(byLamp, [
    [630, 786, 250, { who: "woman", pose: "sit", tool: "book", shadow: false }],
    [744, 786, 220, { who: "girl", pose: "sit", tool: "book", flip: true, shadow: false }],
    [460, 786, 230, { who: "man", pose: "stand", hat: "straw", shirt: "white" }],
  ]);
  svg += agave(canvas, 1000, 790, 100) + flowers(canvas, 200, 784, 200, 9, 26);
  return svg + lampGlow(canvas, 640, 690, 300, 150, 0.28);
}

/** Split logs in a pile. */
function firewood(canvas: Canvas, x: number, y: number, count: number): string {
  let svg = "";
  for (let i = 0; i < count; i++) {
    const left = x + (i % 4) * 34;
    const top = y - Math.floor(i / 4) * 24;
    svg +=
      rectangle(left, top, 90, 22, 11, canvas.colour(i % 2 ? "wood" : "woodLight")) +
      circle(left + 10, top + 11, 9, canvas.colour("sand"));
  }
  return svg;
}

/** An improved stove in use: its smoke leaves by the chimney, and the kitchen's wall stays white. */
function stove(canvas: Canvas): string {
  let svg =
    paintedWall(canvas, { split: 360, upper: "plaster", lower: "teal" }) +
    beams(canvas) +
    tiledFloor(canvas, 640, "tileDark");
  svg += landWindow(canvas, 90, 130, 240, 190) + hungMaize(canvas, 400, 96, 7);
  svg += rectangle(960, 236, 200, 16, 3, canvas.colour("wood"));
  for (const [x, colour] of [
    [980, "marigold"],
    [1036, "glassBlue"],
    [1092, "rose"],
  ] as const)
    svg +=
      rectangle(x, 186, 44, 50, 8, canvas.colour(colour)) +
      rectangle(x + 4, 200, 36, 10, 0, canvas.colour("cream"), 'opacity=".8"');
  svg +=
    groundShadow(710, 652, 240, 20, 0.24) +
    path("M500 650V430H920V650Z", canvas.colour("plaster")) +
    path("M860 650V430H920V650Z", canvas.shaded("plaster", -0.06)) +
    rectangle(480, 410, 460, 34, 6, canvas.colour("adobe")) +
    rectangle(480, 410, 460, 12, 6, canvas.colour("adobeLight")) +
    bandStrip(canvas, "camino", 500, 590, 420, 44);
  svg +=
    path("M560 590V530A66 60 0 0 1 692 530V590Z", canvas.colour("woodDark")) +
    ellipse(626, 586, 60, 10, canvas.colour("marigoldDeep")) +
    path("M590 588C574 546 604 532 600 500C634 520 642 552 628 588Z", canvas.lit("marigold")) +
    path("M624 588C614 562 640 548 640 524C662 546 668 566 654 588Z", canvas.lit("red"));
  svg +=
    rectangle(838, 0, 56, 412, 0, canvas.colour("steelDark")) +
    rectangle(852, 0, 12, 412, 0, canvas.colour("steel")) +
    rectangle(826, 392, 80, 20, 4, canvas.colour("basalt"));
  svg += ellipse(620, 412, 112, 15, canvas.colour("rubber"));
  for (const [dx, dy] of [
    [-62, 0],
    [-4, 5],
    [56, -1],
  ] as const)
    svg += ellipse(620 + dx, 405 + dy, 27, 6, canvas.colour("cream"));
  svg +=
    path("M744 410C728 372 740 340 756 336H820C836 340 844 372 832 410Z", canvas.colour("basalt")) +
    rectangle(748, 326, 80, 14, 6, canvas.colour("rubber")) +
    ellipse(788, 326, 34, 5, canvas.colour("adobeDark"));
  for (let i = 0; i < 3; i++)
    svg += line(
      `M${764 + i * 22} 310q-8 -16 0 -30t0 -30`,
      canvas.colour("steel"),
      4,
      `${ROUND} opacity=".5"`,
    );
  svg += clothTable(canvas, 60, 590, 260, 730) + tortillaBasket(canvas, 190, 588, 130);
  svg += people(canvas, [
    [
      410,
      752,
      344,
      {
        who: "woman",
        pose: "hold",
        apron: "sky",
        huipil: { cloth: "red", bands: ["marigold", "indigo", "white", "greenMid", "rose"] },
      },
    ],
  ]);
  svg +=
    rectangle(1000, 664, 120, 90, 8, canvas.colour("wood")) +
    rectangle(1000, 664, 120, 18, 8, canvas.colour("woodLight")) +
    people(canvas, [
      [1064, 752, 270, { who: "girl", pose: "sit", tool: "book", flip: true, woven: true }],
    ]);
  return svg + firewood(canvas, 560, 700, 7);
}

/** A brick with its shaded lower edge. */
const brick = (canvas: Canvas, x: number, y: number, colour: ColourName): string =>
  rectangle(x, y, 92, 40, 4, canvas.colour(colour)) +
  rectangle(x, y + 30, 92, 10, 4, canvas.shaded(colour, -0.06));

const BRICKS = ["adobe", "adobeLight", "adobeDark"] as const;

/** Bricks are laid for an improved stove. */
function stoveBuild(canvas: Canvas): string {
  let svg =
    paintedWall(canvas, { split: 390, upper: "plaster", lower: "skyDeep" }) +
    beams(canvas) +
    tiledFloor(canvas, 650, "tile");
  svg += landWindow(canvas, 110, 150, 230, 200, "glassTeal");
  svg +=
    rectangle(480, 210, 420, 18, 3, canvas.colour("wood")) +
    line("M520 228v26M860 228v26", canvas.colour("woodDark"), 8);
  for (const [x, width, colour] of [
    [510, 70, "adobe"],
    [600, 56, "glassTeal"],
    [676, 82, "rubber"],
    [786, 64, "marigold"],
  ] as const)
    svg +=
      path(`M${x} 148H${x + width}L${x + width - 8} 210H${x + 8}Z`, canvas.colour(colour)) +
      ellipse(x + width / 2, 148, width / 2, 8, canvas.shaded(colour, -0.08));
  svg += hungMaize(canvas, 960, 110, 6, 66);
  svg += groundShadow(750, 690, 280, 22, 0.24);
  for (let row = 0; row < 6; row++)
    for (let column = 0; column < 5; column++) {
      const mouth = row < 2 && column > 0 && column < 4;
      if (mouth || (row === 5 && column > 2)) continue;
      svg += brick(
        canvas,
        520 + column * 96 + (row % 2 ? -8 : 8),
        650 - row * 44,
        BRICKS[(row + column) % 3]!,
      );
    }
  svg +=
    path("M620 694V610A130 70 0 0 1 880 610V694Z", canvas.colour("adobeDark")) +
    path("M644 694V616A106 56 0 0 1 856 616V694Z", canvas.colour("woodDark"));
  const pipe =
    rectangle(-26, -380, 52, 380, 4, canvas.colour("steelDark")) +
    rectangle(-14, -380, 12, 380, 2, canvas.colour("steel")) +
    rectangle(-30, -384, 60, 14, 4, canvas.shaded("steelDark", -0.06));
  svg += place(1164, 690, pipe, 1, 5);
  svg += people(canvas, [
    [
      470,
      772,
      340,
      {
        who: "man",
        pose: "plaster",
        tool: "trowel",
        hat: "straw",
        shirt: "white",
        trousers: "indigoDeep",
      },
    ],
    [
      1046,
      774,
      326,
      {
        who: "volunteerMan",
        pose: "hold",
        flip: true,
        skin: "skin1",
        shirt: "marigold",
        trousers: "basalt",
      },
    ],
    [300, 780, 250, { who: "girl", pose: "pass", tool: "bucket", woven: true, paint: "glassTeal" }],
  ]);
  svg += brick(canvas, 946, 566, "adobe");
  // Mortar in its trough, and the bricks that are still to be laid.
  svg +=
    path("M640 732H860L836 782H664Z", canvas.colour("wood")) +
    ellipse(750, 732, 104, 14, canvas.colour("steel")) +
    ellipse(762, 726, 54, 12, canvas.shaded("steel", 0.06));
  for (let i = 0; i < 6; i++)
    svg += brick(
      canvas,
      20 + (i % 3) * 62,
      736 - Math.floor(i / 3) * 44,
      i % 2 ? "adobeLight" : "adobe",
    );
  return svg;
}

export const DOMES_AND_HOMES = {
  tripleDome,
  solarNight,
  stove,
  stoveBuild,
} as const;
