/** How an improved stove comes to stand: its base of tires, and its chimneys over the roofs. */
import { tileRoof } from "../built/roof.ts";
import { tireFlat } from "../built/tire.ts";
import type { Canvas } from "../canvas.ts";
import { agave, flowers } from "../land/plants.ts";
import { object } from "../objects/all.ts";
import { round } from "../path.ts";
import { people } from "../people/person.ts";
import { circle, line, path, place, rectangle } from "../svg.ts";
import { backdrop, trees } from "./backdrop.ts";
import { beams, hungMaize, landWindow, paintedWall, tiledFloor } from "./rooms.ts";

const ROUND = 'stroke-linecap="round"';

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

/** Thin lines of smoke leave the chimneys above the roofs of the town. */
function chimney(canvas: Canvas): string {
  let svg = backdrop(canvas, {
    style: canvas.skyStyle ?? "strips",
    horizon: 330,
    sun: [0.2, 0.2],
    sunRadius: 70,
    clouds: [[600, 100, 170]],
    volcanoes: [{ x: 930, y: 90, reach: 350 }],
    fields: { y: 360, tilt: 24, base: 18, depth: 0.34, bottom: 700 },
  });
  svg += trees(
    canvas,
    [
      [120, 560, 250, "round"],
      [660, 520, 190, "round", "greenMid"],
      [1130, 560, 290, "round"],
    ],
    0.1,
  );
  const roofs = [
    { x: -70, width: 430, top: 430, eave: 540, wall: "sky", door: 0.72 },
    { x: 860, width: 420, top: 440, eave: 556, wall: "rose", door: 0.24 },
    { x: 330, width: 470, top: 470, eave: 600, wall: "marigold", door: 0.5 },
  ] as const;
  for (const { x, width, top, eave, wall, door } of roofs)
    svg +=
      rectangle(x + 24, eave - 30, width - 48, 300, 0, canvas.colour(wall, 0.06)) +
      rectangle(x + 24, eave - 30, width - 48, 56, 0, "#1a0a1e", 'opacity=".18"') +
      rectangle(x + width * door - 30, eave + 30, 60, 76, 5, canvas.colour("woodDark", 0.06)) +
      rectangle(x + width * door - 22, eave + 38, 44, 60, 0, canvas.lit("indigoDeep", 0.06)) +
      tileRoof(canvas, x, x + width, top, eave, {
        insetLeft: 70,
        insetRight: 60,
        barrel: 26,
        rows: 5,
        depth: 0.06,
      });
  svg += chimneyPipe(canvas, 130, 450, 0.62) + chimneyPipe(canvas, 1040, 460, 0.62);
  svg += chimneyPipe(canvas, 640, 640, 1.25);
  svg += tileRoof(canvas, 90, 1130, 600, 830, {
    insetLeft: 150,
    insetRight: 130,
    barrel: 40,
    rows: 6,
  });
  svg += rectangle(232, 590, 778, 24, 12, canvas.colour("tileDark"));
  return (
    svg +
    pigeons(canvas, 330, 592) +
    agave(canvas, 1150, 800, 130) +
    flowers(canvas, 0, 792, 130, 9, 30)
  );
}

/** A stove's pipe with its hood and a thread of smoke; it stands at (x, y). */
function chimneyPipe(canvas: Canvas, x: number, y: number, scale: number): string {
  let puffs = "";
  for (let i = 0; i < 9; i++) {
    const t = i / 8;
    puffs += circle(
      26 * Math.sin(t * 5) + t * 60,
      -230 - t * 190,
      8 + t * 15,
      canvas.light((air) => air.cloud),
      `opacity="${round(0.9 - t * 0.5)}"`,
    );
  }
  const pipe =
    puffs +
    rectangle(-30, -200, 60, 210, 4, canvas.colour("steelDark")) +
    rectangle(-18, -200, 14, 210, 2, canvas.colour("steel")) +
    path("M-42 -198H42L26 -230H-26Z", canvas.colour("steelDark")) +
    rectangle(-37, -140, 74, 16, 4, canvas.colour("basalt"));
  return place(x, y, pipe, scale);
}

/** Three pigeons that rest on a ridge. */
function pigeons(canvas: Canvas, x: number, y: number): string {
  const bird =
    path(
      "M-26 -4C-20 -30 4 -38 16 -32C22 -46 40 -42 38 -28L48 -24L38 -20C34 -4 12 2 -2 0L-44 6Z",
      canvas.colour("plasterShade"),
    ) + path("M-20 -6C-8 -26 8 -26 16 -18C10 -6 -6 -2 -20 -6Z", canvas.colour("steelDark"));
  return place(x, y, bird) + place(x + 76, y, bird, 0.9) + place(x + 196, y, bird, [-1, 1]);
}

export const STOVE_STEPS = {
  stoveBase,
  chimney,
} as const;
