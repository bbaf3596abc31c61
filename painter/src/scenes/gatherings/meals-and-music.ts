/** A shared table from above, and the marimba close. */
import type { Canvas } from "../../canvas/canvas.ts";
import type { ColourName } from "../../canvas/palette.ts";
import { lerp, round } from "../../canvas/path.ts";
import { circle, line, path, rectangle, ring, ROUND } from "../../canvas/svg.ts";
import { bandStrip } from "../../cloth/bands.ts";
import { SLEEVES } from "../../people/forearm.ts";
import { fromAbove, type FromAboveLook } from "../../people/from-above.ts";
import { pinch } from "../../people/grips.ts";
import { WIDTH } from "../parts/backdrop.ts";
import { piece } from "../parts/fruit.ts";
import { sheet } from "../parts/grounds.ts";

/** Those who share the meal, hands at their plates. */
const GUESTS: readonly FromAboveLook[] = (
  [
    { cloth: "red", bands: ["marigold", "white"], head: "braids" },
    { cloth: "white", head: "straw", headColour: "red" },
    { cloth: "violet", bands: ["rose", "lemon"], head: "braids", headColour: "marigold" },
    { cloth: "sky", head: "hair", skin: "skin4" },
    { cloth: "marigold", head: "hair" },
    { cloth: "greenDeep", bands: ["red", "white"], head: "braids", headColour: "glassTeal" },
    { cloth: "cream", head: "cap", headColour: "red", skin: "skin3" },
    { cloth: "indigo", bands: ["marigold", "rose"], head: "braids" },
  ] as const
).map((look, i) => ({
  ...look,
  hands: [
    [-46 + (i % 3) * 4, 108 + (i % 4) * 5],
    [42 + (i % 2) * 6, 124 - (i % 3) * 8],
  ],
}));

/** A shared meal along a woven runner. */
function sharedMeal(canvas: Canvas): string {
  const { random } = canvas;
  let svg = sheet(canvas.colour("greenMid"));
  for (let i = 0; i < 60; i++) {
    const x = random.between(0, WIDTH);
    const y = random.chance(0.5) ? random.between(0, 150) : random.between(660, 800);
    svg += line(
      `M${round(x)} ${round(y)}l-7 -16M${round(x)} ${round(y)}l7 -18`,
      canvas.colour("milpa"),
      4,
      ROUND,
    );
  }
  svg +=
    rectangle(-20, 196, 1240, 440, 0, "#1a0a1e", 'opacity=".2"') +
    rectangle(-20, 176, 1240, 440, 0, canvas.colour("woodLight"));
  svg += line("M0 264H1200M0 528H1200", canvas.shaded("woodLight", -0.08), 4);
  svg += bandStrip(
    canvas,
    random.pick(["rombo", "camino", "cielo", "milpa"] as const),
    0,
    352,
    WIDTH,
    92,
  );
  const plate = (x: number, y: number, food: ColourName): string =>
    circle(x - 6, y + 8, 68, "#1a0a1e", 'opacity=".18"') +
    circle(x, y, 68, canvas.colour("white")) +
    ring(x, y, 58, canvas.colour("glassBlue"), 5) +
    path(
      `M${x - 40} ${y + 4}A42 42 0 0 1 ${x + 10} ${y - 40}L${x + 2} ${y + 4}Z`,
      canvas.colour(food),
    ) +
    path(
      `M${x + 14} ${y - 38}A42 42 0 0 1 ${x + 36} ${y + 22}L${x + 6} ${y + 2}Z`,
      canvas.colour("cream"),
    ) +
    path(
      `M${x - 38} ${y + 10}A42 42 0 0 0 ${x + 32} ${y + 28}L${x + 2} ${y + 10}Z`,
      canvas.colour("milpa"),
    );
  const foods: readonly ColourName[] = [
    "earthDark",
    "redHot",
    "earthDark",
    "marigold",
    "earthDark",
    "redHot",
    "earthDark",
    "marigold",
  ];
  for (let i = 0; i < 4; i++) {
    svg += plate(150 + i * 300, 268, foods[i]!) + plate(150 + i * 300, 528, foods[i + 4]!);
    const x = 44 + i * 300;
    svg +=
      circle(x, 300, 27, canvas.colour("adobe")) +
      circle(x, 300, 20, canvas.colour("marigold")) +
      circle(x + 210, 500, 27, canvas.colour("glassTeal")) +
      circle(x + 210, 500, 20, canvas.colour("rose"));
  }
  svg +=
    circle(600, 398, 82, canvas.colour("wood")) +
    ring(600, 398, 72, canvas.colour("woodLight"), 7, 'stroke-dasharray="14 7"') +
    path("M540 390L610 340L664 400L600 456Z", canvas.colour("red"));
  for (let i = 0; i < 4; i++)
    svg += circle(588 + i * 9, 402 - i * 7, 44, canvas.shaded("cream", i % 2 ? -0.03 : 0));
  for (let i = 0; i < 9; i++)
    svg += piece(
      canvas,
      270 + (i % 3) * 34,
      366 + Math.floor(i / 3) * 30,
      20,
      (["red", "lime", "marigold"] as const)[i % 3]!,
    );
  for (let i = 0; i < 8; i++)
    svg += piece(
      canvas,
      900 + (i % 4) * 32,
      376 + Math.floor(i / 4) * 40,
      18,
      i % 2 ? "greenDeep" : "milpa",
    );
  const guests = random.shuffle(GUESTS);
  guests.forEach((look, i) => {
    const above = i < 4;
    const x = 150 + (i % 4) * 300 + random.between(-6, 6);
    const degrees = (above ? 0 : 180) + random.between(-4, 4);
    svg += fromAbove(canvas, x, above ? 92 : 714, 1.12, degrees, look);
  });
  return svg;
}

/** Four mallets on a marimba, from where the player stands. */
function marimbaClose(canvas: Canvas): string {
  const { random } = canvas;
  const [wall, cloth] = random.pick([
    ["violet", "volcan"],
    ["greenDeep", "milpa"],
    ["indigo", "cielo"],
  ] as const);
  const sleeve = random.pick(SLEEVES);
  let svg = sheet(canvas.colour(wall));
  svg +=
    bandStrip(canvas, cloth, 0, 0, WIDTH, 120) +
    rectangle(0, 120, WIDTH, 16, 0, "#1a0a1e", 'opacity=".25"');
  svg += path("M-20 180H1220L1260 640H-60Z", canvas.colour("woodDark"));
  const keys = 15;
  for (let i = 0; i < keys; i++) {
    const t = i / keys;
    const x = lerp(-30, 1230, t);
    const w = 1260 / keys - 9;
    const top = lerp(210, 250, t);
    const foot = lerp(640, 556, t);
    const tone = (["adobe", "woodLight", "adobeLight"] as const)[i % 3]!;
    svg +=
      rectangle(x - 4, top + 12, w, foot - top, 12, "#1a0a1e", 'opacity=".3"') +
      rectangle(x, top, w, foot - top, 12, canvas.colour(tone)) +
      rectangle(x + w * 0.66, top + 10, w * 0.16, foot - top - 20, 6, "#fff", 'opacity=".2"') +
      circle(x + w / 2, top + 34, 8, canvas.colour("woodDark")) +
      circle(x + w / 2, foot - 34, 8, canvas.colour("woodDark"));
  }
  svg += line("M-20 246L1220 286M-20 604L1220 520", canvas.colour("cream"), 6, 'opacity=".8"');
  svg +=
    rectangle(0, 640, WIDTH, 170, 0, canvas.colour("wood")) +
    bandStrip(canvas, "rombo", 0, 690, WIDTH, 80) +
    rectangle(0, 640, WIDTH, 18, 0, canvas.colour("woodLight"));
  const mallet = (x: number, y: number, toX: number, toY: number, colour: ColourName): string =>
    line(
      `M${x} ${y}L${toX} ${toY}`,
      "#1a0a1e",
      16,
      `${ROUND} opacity=".22" transform="translate(-10 16)"`,
    ) +
    line(`M${x} ${y}L${toX} ${toY}`, canvas.colour("woodLight"), 15, ROUND) +
    circle(toX, toY, 40, canvas.colour(colour)) +
    circle(toX + 12, toY - 12, 12, "#fff", 'opacity=".35"');
  svg +=
    mallet(320, 590, 250, 330, "red") +
    mallet(320, 590, 420, 300, "red") +
    mallet(862, 580, 780, 320, "marigold") +
    mallet(862, 580, 950, 350, "marigold");
  return (
    svg +
    pinch(canvas, 326, 566, 1.9, 22, "skin2", {
      cloth: "white",
      bands: ["red", "white", "indigo", "white"],
    }) +
    pinch(canvas, 868, 560, 1.9, 22, "skin1", sleeve)
  );
}

export const MEALS_AND_MUSIC = { sharedMeal, marimbaClose } as const;
