/** Improved stoves: in use, and how one comes to stand. */
import { tireFlat } from "../../built/tire.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import { circle, ellipse, line, path, rectangle, ROUND } from "../../canvas/svg.ts";
import { bandStrip } from "../../cloth/bands.ts";
import { object } from "../../objects/all.ts";
import { people } from "../../people/person.ts";
import { groundShadow } from "../parts/backdrop.ts";
import {
  beams,
  clothTable,
  hungMaize,
  landWindow,
  paintedWall,
  tiledFloor,
  tortillaBasket,
} from "../parts/rooms.ts";

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

/** Packed earth is levelled in two tires that will carry a stove. */
function stoveBase(canvas: Canvas): string {
  let svg =
    paintedWall(canvas, { split: 330, upper: "cream", lower: "rose" }) +
    beams(canvas) +
    tiledFloor(canvas, 560, "tileDark");
  svg += landWindow(canvas, 800, 130, 250, 190);
  svg += hungMaize(canvas, 130, 110, 7);
  svg +=
    rectangle(420, 196, 250, 16, 3, canvas.colour("wood")) +
    path("M440 130H516L504 196H452Z", canvas.colour("adobe")) +
    path("M548 112C536 142 536 172 548 196H620C632 172 632 142 620 112Z", canvas.colour("basalt")) +
    rectangle(540, 102, 88, 14, 6, canvas.colour("rubber"));
  svg += people(canvas, [
    [
      600,
      664,
      290,
      { who: "boy", pose: "pass", tool: "bucket", shirt: "white", trousers: "indigo" },
    ],
  ]);
  svg +=
    tireFlat(canvas, 430, 744, 200, { tilt: 0.36, thickness: 0.42 }) +
    tireFlat(canvas, 800, 744, 200, { tilt: 0.36, thickness: 0.42 });
  svg +=
    line("M280 672L640 644", canvas.colour("marigold"), 22, ROUND) +
    rectangle(440, 648, 46, 18, 8, canvas.colour("lime"), 'transform="rotate(-5 463 656)"');
  svg += people(canvas, [
    [180, 784, 360, { who: "girl", pose: "kneel", woven: true, skin: "skin1" }],
    [
      1030,
      788,
      356,
      {
        who: "man",
        pose: "kneel",
        tool: "trowel",
        flip: true,
        shirt: "marigold",
        trousers: "indigo",
        hat: "straw",
      },
    ],
  ]);
  return svg + object(canvas, "toolbox", 1140, 794, 120);
}

export const STOVES = { stove, stoveBase } as const;
