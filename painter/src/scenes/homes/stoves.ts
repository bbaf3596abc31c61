/** Improved stoves: in use, and how one comes to stand. */
import { clip } from "../../built/clip.ts";

import type { Canvas } from "../../canvas/canvas.ts";
import { circle, ellipse, line, path, rectangle, ROUND } from "../../canvas/svg.ts";
import { bandStrip } from "../../cloth/bands.ts";
import { sleepingCat } from "../parts/animals.ts";
import { CAST } from "../parts/cast.ts";
import { readersBook, spreadSkirt } from "../parts/seated.ts";
import { closeFigure } from "../parts/close-figure.ts";
import { outlined } from "../parts/close-face.ts";
import { darkAround } from "../parts/lamplight.ts";
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

/** Middle of the fire. */
const FIRE = [626, 552] as const;

/** Before sunrise the fire is the only lamp. */
const beforeSunrise = (canvas: Canvas): string =>
  canvas.time === "dawn" ? darkAround(canvas, FIRE, 640, 0.92) : "";

const EDGE = outlined(3);

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

/** The stove and its pipe, tortillas and a pot of beans on it. */
function stoveInUse(canvas: Canvas): string {
  let svg =
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
  return svg;
}

/** She pats a tortilla and laughs, a girl reads by the warm wall, the cat sleeps. */
function cooks(canvas: Canvas): string {
  const { random } = canvas;
  const cook = closeFigure(canvas, [352, 330], [338, 640], 138, {
    ...random.pick([CAST.mother, CAST.neighbor, CAST.grandmother]),
    apron: random.pick(["sky", "lemon", "pink"]),
    turn: 0.7,
    tilt: 5,
    mood: "laugh",
    feet: 880,
    left: { elbow: [246, 540], hand: [438, 470], grip: "flat", bent: -30 },
    right: { elbow: [472, 540], hand: [472, 446], grip: "flat" },
  });
  const reader = closeFigure(canvas, [1050, 470], [1056, 720], 116, {
    ...random.pick([CAST.girl, CAST.schoolgirl]),
    turn: -0.5,
    tilt: -5,
    down: true,
    mood: "smile",
    left: { elbow: [950, 660], hand: [994, 706], grip: "wrap" },
    right: { elbow: [1156, 660], hand: [1110, 706], grip: "wrap" },
  });
  let svg = clothTable(canvas, 60, 590, 260, 730) + tortillaBasket(canvas, 190, 588, 130);
  svg += firewood(canvas, 560, 720, 7) + cook.body;
  svg += ellipse(460, 436, 60, 50, canvas.colour("cream"), EDGE) + cook.arms;
  svg +=
    reader.body +
    spreadSkirt(canvas, [1056, 730], 100, "indigo") +
    readersBook(canvas, 1052, 706, 112, "redHot") +
    reader.arms;
  return svg + sleepingCat(canvas, 820, 780, 1.2, "marigoldDeep");
}

/** An improved stove in use: its smoke leaves by the chimney, and the kitchen's wall stays white. */
function stove(canvas: Canvas): string {
  let svg =
    paintedWall(canvas, {
      split: 360,
      upper: "plaster",
      lower: canvas.random.pick(["teal", "adobeLight", "skyDeep"]),
    }) +
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
  return svg + stoveInUse(canvas) + cooks(canvas) + beforeSunrise(canvas);
}

/** The round wall of a kitchen of earthbags, seen from inside: course upon course, and a niche with a window. */
function roundWall(canvas: Canvas): string {
  const { random } = canvas;
  // Courses above our eyes sink toward the middle of a round wall, those below rise.
  const eye = 430;
  const at = (row: number, side: number): number => eye + (row - 6) * 76 * (1 + side);
  let svg = "";
  for (let row = 0; row < 10; row++) {
    const edge = (of: number): string => `Q600 ${at(of, -0.06)} 1230 ${at(of, 0.5)}`;
    const tone = canvas.shaded(random.pick(["sand", "cream", "sand", "adobeLight"] as const), 0.01);
    svg += path(`M-30 ${at(row, 0.5)}${edge(row)}V900H-30Z`, tone, EDGE);
    let ends = "";
    for (let x = row % 2 ? 20 : 130; x < 1200; x += 236) {
      const bow = 0.22 + 0.28 * ((x - 600) / 600) ** 2;
      ends += `M${x} ${Math.round(at(row, bow) + 8)}q14 ${30 + bow * 50} 0 ${60 + bow * 40}`;
    }
    svg += line(ends, "#2a1416", 4, `${ROUND} opacity=".4"`);
  }
  const niche = "M110 344V190A104 104 0 0 1 318 190V344Z";
  return (
    svg +
    path("M76 360V190A138 138 0 0 1 352 190V360Z", canvas.colour("adobeDark"), EDGE) +
    `<g ${clip(canvas, niche)}>${landWindow(canvas, 90, 66, 250, 280, "glassTeal")}</g>` +
    path(niche, "none", EDGE) +
    rectangle(64, 344, 300, 26, 8, canvas.colour("woodLight"), EDGE) +
    path("M-10 -10H330C120 200 60 480 60 660H-10Z", "#1a0a1e", 'opacity=".16"')
  );
}

/** The kitchen whose wall is laid of bags of earth, and the same warm stove in it. */
const earthbagKitchen = (canvas: Canvas): string =>
  roundWall(canvas) +
  tiledFloor(canvas, 640, "tileDark") +
  stoveInUse(canvas) +
  cooks(canvas) +
  beforeSunrise(canvas);

export const STOVES = { stove, earthbagKitchen } as const;
