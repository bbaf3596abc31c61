/** Hot water from the sun. */
import { bambooPole } from "../../built/bamboo.ts";
import { bottleDisc, GLASS } from "../../built/bottle.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import { ellipse, line, path, rectangle, ROUND } from "../../canvas/svg.ts";
import { bandStrip } from "../../cloth/bands.ts";
import { bananaLeaf } from "../../land/plants.ts";
import { backdrop, ground, groundShadow } from "../parts/backdrop.ts";
import { CAST } from "../parts/cast.ts";
import { closePerson } from "../parts/close-figure.ts";

/** A shower of bottles and bamboo: black hose coiled on its roof, a towel on the door. */
function solarShower(canvas: Canvas): string {
  let svg = backdrop(canvas, {
    sun: [0.2, 0.2],
    sunRadius: 80,
    volcanoes: [],
    horizon: 430,
    clouds: [],
    fields: { y: 470, depth: 0.3, base: 22, bottom: 720 },
  });
  svg += ground(canvas, () => 610, "milpa", "greenMid");
  for (let i = 0; i < 9; i++)
    svg += bananaLeaf(
      1010 + (i % 3) * 30,
      690,
      300 - i * 12,
      196 + i * 19,
      canvas.colour(i % 2 ? "greenMid" : "milpa"),
      canvas.colour("green"),
    );
  svg += groundShadow(650, 742, 320, 26, 0.22);
  svg += rectangle(430, 270, 420, 470, 0, canvas.colour("adobe"));
  for (let row = 0; row < 7; row++)
    for (let i = 0; i < 3; i++)
      svg += bottleDisc(
        canvas,
        472 + i * 54 + (row % 2) * 12,
        322 + row * 60,
        22,
        GLASS[(row * 2 + i) % GLASS.length]!,
      );
  svg += rectangle(640, 300, 180, 440, 4, canvas.colour("woodDark"));
  for (let i = 0; i < 8; i++) svg += bambooPole(canvas, 652 + i * 22, 738, 652 + i * 22, 306, 20);
  svg += bambooPole(canvas, 640, 380, 820, 380, 13) + bambooPole(canvas, 640, 640, 820, 640, 13);
  svg +=
    path("M690 372H786V560Q738 574 690 560Z", canvas.colour("rose")) +
    bandStrip(canvas, "camino", 690, 500, 96, 40) +
    line("M690 372H786", canvas.colour("white"), 9, ROUND);
  for (const x of [424, 858]) svg += bambooPole(canvas, x, 744, x, 236, 24);
  svg += bambooPole(canvas, 380, 262, 900, 262, 24);
  for (let i = 0; i < 13; i++) svg += bambooPole(canvas, 392 + i * 41, 262, 410 + i * 38, 214, 36);
  for (let i = 0; i < 6; i++)
    svg += ellipse(
      640,
      206 - i * 7,
      200 - i * 26,
      40 - i * 5,
      "none",
      `stroke="${canvas.colour(i % 2 ? "rubberLight" : "rubberDark")}" stroke-width="13"`,
    );
  svg += line("M840 204C900 210 892 300 880 430", canvas.colour("rubberDark"), 14, ROUND);
  svg +=
    rectangle(856, 90, 148, 120, 14, canvas.colour("basalt")) +
    rectangle(872, 100, 20, 100, 8, canvas.colour("rubberLight"));
  svg +=
    line("M930 210V300H880", canvas.colour("rubberDark"), 12, ROUND) +
    line("M1000 210L1030 700M870 210L858 300", canvas.colour("wood"), 18, ROUND);
  return (
    svg +
    closePerson(canvas, [262, 444], [262, 660], 92, {
      ...CAST.neighbor,
      turn: 0.6,
      mood: "smile",
      feet: 790,
      left: { elbow: [176, 610], hand: [220, 700] },
      right: { elbow: [356, 570], hand: [410, 488], grip: "point" },
    })
  );
}

export const SHOWER = { solarShower } as const;
