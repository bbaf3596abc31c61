/** Pieces of rooms: walls in two colours as in Comalapa's houses, windows on the land, what hangs and stands there. */
import { clip } from "../../built/clip.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import type { ColourName } from "../../canvas/palette.ts";
import { round } from "../../canvas/path.ts";
import { circle, ellipse, line, path, rectangle, ROUND } from "../../canvas/svg.ts";
import { bandStrip } from "../../cloth/bands.ts";
import type { BandName } from "../../cloth/patterns.ts";
import { cloud } from "../../land/cloud.ts";
import { patchwork } from "../../land/patchwork.ts";
import { treeRound } from "../../land/trees.ts";
import { volcano } from "../../land/volcano.ts";
import { HEIGHT, WIDTH } from "./backdrop.ts";
import { sheet } from "./grounds.ts";

/** A wall limed above and painted below `split`, with the brush's sweeps and a line between. */
export function paintedWall(
  canvas: Canvas,
  { split, upper, lower }: { split: number; upper: ColourName; lower: ColourName },
): string {
  const { random } = canvas;
  let svg = sheet(canvas.colour(upper));
  for (let i = 0; i < 22; i++) {
    const x = random.between(-40, WIDTH);
    const y = random.between(10, split - 20);
    svg += line(
      `M${round(x)} ${round(y)}q70 ${round(random.between(-22, -6))} ${round(random.between(110, 190))} 0`,
      canvas.shaded(upper, -0.025),
      random.between(6, 14),
      ROUND,
    );
  }
  svg += rectangle(0, split, WIDTH, HEIGHT - split, 0, canvas.colour(lower));
  let strokes = "";
  for (let i = 0; i < 40; i++)
    strokes += `M${round(random.between(-40, WIDTH))} ${round(random.between(split + 16, HEIGHT))}h${round(random.between(30, 120))}`;
  return (
    svg +
    line(strokes, canvas.shaded(lower, -0.035), 7, ROUND) +
    rectangle(0, split - 7, WIDTH, 14, 0, canvas.shaded(lower, -0.1))
  );
}

/** A floor of square clay tiles from `top` down, their joints running to the middle. */
export function tiledFloor(canvas: Canvas, top: number, colour: ColourName): string {
  let joints = "";
  for (let i = -10; i <= 10; i++) joints += `M${600 + i * 96} ${top}L${600 + i * 190} ${HEIGHT}`;
  for (const t of [0.2, 0.48, 0.84]) joints += `M0 ${round(top + (HEIGHT - top) * t)}H${WIDTH}`;
  return (
    rectangle(0, top, WIDTH, HEIGHT - top + 10, 0, canvas.colour(colour)) +
    line(joints, canvas.shaded(colour, -0.055), 4) +
    rectangle(0, top, WIDTH, 12, 0, "#1a0a1e", 'opacity=".16"')
  );
}

/** Beams of a roof under the upper edge. */
export function beams(canvas: Canvas): string {
  let svg = rectangle(0, 0, WIDTH, 34, 0, canvas.colour("wood"));
  for (let i = 0; i < 9; i++)
    svg += rectangle(30 + i * 140, 0, 30, 62, 3, canvas.colour("woodDark"));
  return svg;
}

/** A window in a wooden frame, on fields, trees and a volcano; (x, y) is its upper left corner. */
export function landWindow(
  canvas: Canvas,
  x: number,
  y: number,
  width: number,
  height: number,
  frame: ColourName = "wood",
): string {
  const pane = `M${x} ${y}h${width}v${height}h${-width}Z`;
  const foot = y + height;
  const horizon = y + height * 0.6;
  const { svg: fields } = patchwork(
    canvas,
    (at) => horizon + height * 0.03 * Math.sin(at / (width * 0.2)),
    {
      from: x - 10,
      to: x + width + 10,
      depth: 0.24,
      strips: 3,
      base: height * 0.1,
      parcel: width * 0.3,
      bottom: foot + 8,
    },
  );
  return (
    rectangle(x - 20, y - 20, width + 40, height + 40, 8, canvas.colour(frame)) +
    `<g ${clip(canvas, pane)}>` +
    path(
      pane,
      canvas.light((air) => air.sky[4]),
    ) +
    circle(
      x + width * 0.2,
      y + height * 0.22,
      height * 0.1,
      canvas.light((air) => air.sun),
    ) +
    cloud(canvas, x + width * 0.74, y + height * 0.2, width * 0.34) +
    volcano(canvas, {
      x: x + width * 0.62,
      y: y + height * 0.24,
      base: horizon + height * 0.06,
      left: width * 0.4,
      right: width * 0.4,
      ravines: 7,
    }) +
    fields +
    treeRound(canvas, x + width * 0.16, foot - height * 0.04, height * 0.46, 0.1) +
    "</g>" +
    line(
      `M${x + width / 2} ${y}v${height}M${x} ${y + height * 0.46}h${width}`,
      canvas.colour(frame),
      Math.max(7, width * 0.03),
    ) +
    rectangle(x - 34, foot + 12, width + 68, 22, 5, canvas.shaded(frame, -0.06)) +
    rectangle(x - 34, foot + 12, width + 68, 8, 4, canvas.shaded(frame, 0.08))
  );
}

/** Ears of maize in four colours, hung up by their husks from (x, y). */
export function hungMaize(canvas: Canvas, x: number, y: number, count: number, size = 74): string {
  const ears = ["maize", "lemon", "redDeep", "cream", "aubergine"] as const;
  let svg = line(
    `M${x - 16} ${y}H${x + count * size * 0.46}`,
    canvas.colour("woodLight"),
    6,
    ROUND,
  );
  for (let i = 0; i < count; i++) {
    const cx = x + i * size * 0.46;
    const top = y + (i % 2) * size * 0.1;
    const colour = ears[i % ears.length]!;
    let grains = "";
    for (let row = 0; row < 5; row++)
      grains += `M${round(cx - size * 0.12)} ${round(top + size * (0.5 + row * 0.13))}h${round(size * 0.24)}`;
    svg +=
      path(`M${cx} ${top}l${-size * 0.2} ${size * 0.5}h${size * 0.4}Z`, canvas.colour("straw")) +
      ellipse(cx, top + size * 0.72, size * 0.17, size * 0.4, canvas.colour(colour)) +
      line(grains, canvas.shaded(colour, -0.09), 3, 'stroke-dasharray="5 4"');
  }
  return svg;
}

/** A low table with a woven cloth over its edge; its top runs from x to x + width at y. */
export function clothTable(
  canvas: Canvas,
  x: number,
  y: number,
  width: number,
  foot: number,
  band: BandName = "camino",
): string {
  return (
    rectangle(x + 26, y, 20, foot - y, 4, canvas.colour("woodDark")) +
    rectangle(x + width - 46, y, 20, foot - y, 4, canvas.colour("woodDark")) +
    rectangle(x, y, width, 22, 5, canvas.colour("wood")) +
    bandStrip(canvas, band, x + width * 0.14, y + 2, width * 0.72, 58) +
    rectangle(x + width * 0.14, y - 5, width * 0.72, 9, 4, canvas.colour("red"))
  );
}

/** A round basket with tortillas under a napkin, its foot at (x, y). */
export function tortillaBasket(canvas: Canvas, x: number, y: number, width: number): string {
  const h = width * 0.34;
  let weave = "";
  for (let i = 1; i < 4; i++)
    weave += `M${round(x - width * (0.48 - i * 0.04))} ${round(y - h + (i * h) / 4)}H${round(x + width * (0.48 - i * 0.04))}`;
  return (
    ellipse(x, y - h, width * 0.44, width * 0.16, canvas.colour("cream")) +
    ellipse(
      x + width * 0.05,
      y - h - width * 0.05,
      width * 0.36,
      width * 0.11,
      canvas.colour("sand"),
    ) +
    path(
      `M${x - width / 2} ${y - h}H${x + width / 2}L${x + width * 0.36} ${y}H${x - width * 0.36}Z`,
      canvas.colour("bamboo"),
    ) +
    line(weave, canvas.colour("bambooDark"), 4, 'stroke-dasharray="12 6"')
  );
}
