/** Hands at the griddle, and chimneys over the roofs. */
import { tileRoof } from "../../built/roof.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import { round } from "../../canvas/path.ts";
import { circle, ellipse, path, place, rectangle, ring } from "../../canvas/svg.ts";
import { bandStrip } from "../../cloth/bands.ts";
import { agave, flowers } from "../../land/plants.ts";
import { armOf } from "../../people/forearm.ts";
import { openHand } from "../../people/hands.ts";
import { backdrop, trees } from "../parts/backdrop.ts";
import { courses } from "../parts/grounds.ts";

/** Bare hands shape a tortilla beside the hot comal. */
function comal(canvas: Canvas): string {
  const { random } = canvas;
  const arm = armOf(canvas);
  let svg = courses(
    canvas,
    random.pick(["tile", "adobe", "glassTeal", "plasterShade"] as const),
    100,
    200,
  );
  svg += ellipse(560, 420, 400, 380, "#1a0a1e", 'opacity=".22"');
  svg +=
    circle(580, 400, 372, canvas.colour("plasterShade")) +
    circle(580, 400, 350, canvas.shaded("adobeDark", -0.1));
  svg +=
    circle(580, 400, 334, canvas.colour("rubber")) +
    ring(580, 400, 316, canvas.colour("rubberLight"), 6) +
    circle(580, 400, 250, canvas.shaded("rubber", 0.04));
  const tortilla = (x: number, y: number, r: number): string => {
    let spots = "";
    for (let i = 0; i < 7; i++) {
      const angle = random.between(0, 6.28);
      const reach = random.between(0.1, 0.74) * r;
      spots += ellipse(
        x + Math.cos(angle) * reach,
        y + Math.sin(angle) * reach,
        random.between(5, 13),
        random.between(4, 9),
        canvas.colour("woodLight"),
        'opacity=".8"',
      );
    }
    return (
      ellipse(x - 5, y + 7, r, r, "#000", 'opacity=".3"') +
      circle(x, y, r, canvas.colour("cream")) +
      ring(x, y, r * 0.9, canvas.shaded("cream", -0.06), 5) +
      spots
    );
  };
  const turn = random.between(0, 1.2);
  const count = random.integer(3, 4);
  for (let i = 0; i < count; i++) {
    const angle = 2.6 + turn + i * 1.16;
    svg += tortilla(
      560 + Math.cos(angle) * 190,
      380 + Math.sin(angle) * 176,
      random.between(84, 96),
    );
  }
  svg +=
    circle(1080, 150, 168, canvas.colour("woodLight")) +
    ring(1080, 150, 150, canvas.colour("wood"), 12, 'stroke-dasharray="22 10"');
  svg +=
    path("M960 90L1130 10L1230 120L1180 250L1010 270Z", canvas.colour("red")) +
    bandStrip(canvas, "hilo", 972, 160, 240, 46) +
    tortilla(1084, 128, 96) +
    tortilla(1092, 112, 96);
  svg +=
    ellipse(120, 690, 190, 170, "#1a0a1e", 'opacity=".2"') +
    circle(130, 670, 172, canvas.colour("adobe")) +
    circle(130, 670, 148, canvas.shaded("adobe", -0.1)) +
    path(
      "M20 670C30 570 120 560 170 590C250 600 250 720 190 760C110 790 20 760 20 670Z",
      canvas.colour("cream"),
    );
  svg += tortilla(790, 560, 96);
  return svg + openHand(canvas, 900, 596, 1.9, 16, arm.skin, arm.sleeve, { arm: 300 });
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

export const KITCHENS = { comal, chimney } as const;
