/**
 * Elements of rooms: two-coloured walls as in Comalapa's houses, windows with a view, hanging and standing objects.
 */
import type { Canvas } from "../../canvas/canvas.ts";
import type { ColourName } from "../../canvas/palette.ts";
import { round } from "../../canvas/path.ts";
import { ellipse, line, path, rectangle, ROUND } from "../../canvas/svg.ts";
import { HEIGHT, WIDTH } from "./backdrop.ts";
import { sheet } from "./grounds.ts";

/** A wall, lime-washed above y = `split` and painted below it, with brush marks and a dividing line. */
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

/** A floor of square clay tiles from y = `top` down, its joints converging on the middle. */
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

/** Roof beams at the upper edge. */
export function beams(canvas: Canvas): string {
  let svg = rectangle(0, 0, WIDTH, 34, 0, canvas.colour("wood"));
  for (let i = 0; i < 9; i++)
    svg += rectangle(30 + i * 140, 0, 30, 62, 3, canvas.colour("woodDark"));
  return svg;
}

/** Maize ears in four colours, hanging by their husks from (x, y). */
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
