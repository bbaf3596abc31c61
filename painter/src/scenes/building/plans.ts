/** Building on paper: the plan in hand, on a drawing table, between those who talk it over. */
import { bottleDisc } from "../../built/bottle.ts";

import { tireRing } from "../../built/tire.ts";
import type { Canvas } from "../../canvas/canvas.ts";

import { line, path, place, rectangle, ring, ROUND } from "../../canvas/svg.ts";
import { object } from "../../objects/all.ts";
import { SLEEVES } from "../../people/forearm.ts";

import { pinch } from "../../people/grips.ts";

import { boards } from "../parts/grounds.ts";

/** The plan on its table, without measures. */
function planSheet(canvas: Canvas): string {
  const ink = canvas.colour("white");
  let grid = "";
  for (let i = 1; i < 22; i++) grid += `M${170 + i * 40} 84V674`;
  for (let i = 1; i < 15; i++) grid += `M170 ${84 + i * 40}H1030`;
  const walls =
    "M300 520A150 190 0 0 1 600 520M480 520A130 160 0 0 1 740 520M250 520H960M250 534H960M410 520V440A40 46 0 0 1 490 440V520M740 520V420H930V520M720 424L835 340L950 424";
  const measures =
    "M250 570H960M250 560V580M600 560V580M960 560V580M230 330V520M220 330H240M220 520H240";
  return (
    `<g transform="rotate(-4 600 400)">` +
    rectangle(180, 96, 860, 590, 4, "#1a0a1e", 'opacity=".25"') +
    rectangle(170, 84, 860, 590, 4, canvas.colour("indigo")) +
    line(grid, canvas.colour("sky"), 1, 'opacity=".28"') +
    line(walls, ink, 4.5, 'stroke-linejoin="round"') +
    line(measures, ink, 2.4) +
    line(
      "M320 460H580M334 420H566M352 382H548M384 348H516M770 470H900",
      ink,
      2,
      'stroke-dasharray="10 6" opacity=".8"',
    ) +
    ring(820, 200, 60, ink, 3) +
    ring(820, 200, 30, ink, 3) +
    line("M260 150H460M260 180H400M260 210H430", ink, 4, `${ROUND} opacity=".9"`) +
    "</g>"
  );
}

/** A hand draws two domes and a house. */
function handPlan(canvas: Canvas): string {
  let svg = boards(canvas, "wood", 96) + planSheet(canvas);
  svg += tireRing(canvas, 214, 668, 96, { soil: false }) + object(canvas, "sprout", 214, 640, 130);
  const pencil =
    path("M0 0L26 -30L44 -18Z", canvas.colour("sand")) +
    path("M0 0L9 -10L14 -6Z", canvas.colour("basalt")) +
    path("M26 -30L236 -244L256 -232L44 -18Z", canvas.colour("marigold")) +
    path("M36 -24L246 -238L256 -232L44 -18Z", canvas.colour("marigoldDeep"));
  svg += place(742, 470, pencil, 1.15);
  svg += pinch(canvas, 806, 404, 1.9, -4, "skin1", SLEEVES[0]);
  const ruler =
    rectangle(-16, -120, 32, 240, 6, canvas.colour("lemon")) +
    line(
      "M-16 -90h14M-16 -60h20M-16 -30h14M-16 0h20M-16 30h14M-16 60h20M-16 90h14",
      canvas.colour("woodDark"),
      3,
    );
  svg += place(1090, 170, ruler, 1, 12);
  return (
    svg +
    bottleDisc(canvas, 120, 130, 56, "glassGreen") +
    bottleDisc(canvas, 84, 256, 42, "glassAmber")
  );
}

export const PLANS = { handPlan } as const;
