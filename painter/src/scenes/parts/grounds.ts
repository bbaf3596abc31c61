/** Surfaces that fill a picture: paving, planks, soil, plaster, mud walls. */
import { clip } from "../../built/clip.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import type { ColourName } from "../../canvas/palette.ts";
import { lerp, round } from "../../canvas/path.ts";
import { line, path, rectangle, ROUND } from "../../canvas/svg.ts";
import { HEIGHT, WIDTH } from "./backdrop.ts";

/** Fills the canvas with one colour. */
export const sheet = (fill: string): string => rectangle(0, 0, WIDTH, HEIGHT, 0, fill);

/** Paving strokes of a street from y = `top` to `bottom`, longer and thicker towards the viewer. */
export function paving(
  canvas: Canvas,
  colour: ColourName,
  top: number,
  bottom: number,
  count = 110,
): string {
  const { random } = canvas;
  let far = "";
  let near = "";
  for (let i = 0; i < count; i++) {
    const t = Math.sqrt(random());
    const x = round(random.between(-20, WIDTH));
    const length = round(lerp(8, 34, t) * random.between(0.7, 1.2));
    const stroke = `M${x} ${round(lerp(top, bottom, t))}h${length}`;
    if (t < 0.6) far += stroke;
    else near += stroke;
  }
  return (
    line(far, canvas.shaded(colour, -0.07), 3, `${ROUND} opacity=".7"`) +
    line(near, canvas.shaded(colour, -0.09), 5, `${ROUND} opacity=".7"`)
  );
}

/** A table or wall of boards across the canvas; joints every `pitch` units. */
export function boards(canvas: Canvas, colour: ColourName, pitch = 116): string {
  const { random } = canvas;
  let joints = "";
  let veins = "";
  for (let y = pitch; y < HEIGHT; y += pitch) joints += `M0 ${y}H${WIDTH}`;
  for (let y = 0; y < HEIGHT; y += pitch)
    for (let i = 0; i < 7; i++) {
      const x = random.between(0, WIDTH);
      const vein = y + random.between(pitch * 0.2, pitch * 0.8);
      veins += `M${round(x)} ${round(vein)}q${round(random.between(40, 110))} ${round(random.between(-6, 6))} ${round(random.between(90, 220))} 0`;
    }
  return (
    sheet(canvas.colour(colour)) +
    line(veins, canvas.shaded(colour, -0.035), 4, ROUND) +
    line(joints, canvas.shaded(colour, -0.1), 5)
  );
}

/** Bare earth seen from above: crumbs and small stones. */
export function earthFromAbove(canvas: Canvas, colour: ColourName, count = 260): string {
  const { random } = canvas;
  let dark = "";
  let light = "";
  for (let i = 0; i < count; i++) {
    const crumb = `M${round(random.between(0, WIDTH))} ${round(random.between(0, HEIGHT))}h${round(random.between(0.1, 16))}`;
    if (i % 2) dark += crumb;
    else light += crumb;
  }
  return (
    sheet(canvas.colour(colour)) +
    line(dark, canvas.shaded(colour, -0.05), 9, ROUND) +
    line(light, canvas.shaded(colour, 0.045), 7, ROUND)
  );
}

/** An unplastered wall of clay and straw. */
export function cobWall(canvas: Canvas, colour: ColourName): string {
  const { random } = canvas;
  let smears = "";
  for (let i = 0; i < 34; i++) {
    const width = random.between(60, 220);
    const smear = `M${round(random.between(-60, WIDTH))} ${round(random.between(0, HEIGHT))}q${round(width / 2)} ${round(random.between(-34, 10))} ${round(width)} 0`;
    smears += line(
      smear,
      canvas.shaded(colour, random.between(-0.04, 0.035)),
      random.between(10, 26),
      ROUND,
    );
  }
  let straw = "";
  for (let i = 0; i < 90; i++)
    straw += `M${round(random.between(0, WIDTH))} ${round(random.between(0, HEIGHT))}l${round(random.between(-20, 20))} ${round(random.between(-14, 14))}`;
  return (
    sheet(canvas.colour(colour)) +
    smears +
    line(straw, canvas.colour("straw"), 2.4, `${ROUND} opacity=".6"`)
  );
}

/** Fresh lime plaster within an outline, with float marks. */
export function limePlaster(canvas: Canvas, outline: string, right: number): string {
  const { random } = canvas;
  let sweeps = "";
  for (let i = 0; i < 26; i++) {
    const x = random.between(-40, right);
    const y = random.between(0, HEIGHT);
    sweeps += line(
      `M${round(x - 90)} ${round(y)}q90 ${round(random.between(-60, -20))} 180 0`,
      canvas.shaded("plaster", random.between(-0.035, -0.012)),
      random.between(8, 22),
      ROUND,
    );
  }
  const fill = `<path d="${outline}" fill="${canvas.colour("plaster")}"/>`;
  const edge = `<path d="${outline}" fill="#1a0a1e" opacity=".16" transform="translate(9 8)"/>`;
  return `${edge}${fill}<g ${clip(canvas, outline)}>${sweeps}</g>`;
}

/** Courses of earthbags or adobe across the canvas. */
export function courses(
  canvas: Canvas,
  colour: ColourName,
  height: number,
  length: number,
): string {
  const { random } = canvas;
  let svg = sheet(canvas.shaded(colour, -0.07));
  for (let row = 0; row * height < HEIGHT; row++)
    for (let x = row % 2 ? -length / 2 : 0; x < WIDTH; x += length) {
      const tone = canvas.shaded(colour, random.between(-0.035, 0.03));
      svg += rectangle(x + 3, row * height + 3, length - 6, height - 6, height * 0.24, tone);
    }
  return svg;
}

/** A heap of loose material, its foot `width` units wide, centred on (x, y). */
export function heap(
  canvas: Canvas,
  x: number,
  y: number,
  width: number,
  colour: ColourName,
): string {
  const { random } = canvas;
  const h = width * 0.42;
  let grains = "";
  for (let i = 0; i < 26; i++) {
    const t = random.between(-0.8, 0.8);
    grains += `M${round(x + (t * width) / 2)} ${round(y - random.between(0.06, 0.8) * h * (1 - Math.abs(t)))}h${round(random.between(4, 12))}`;
  }
  return (
    path(
      `M${x - width / 2} ${y}C${x - width * 0.3} ${y - h * 0.4} ${x - width * 0.16} ${y - h} ${x} ${y - h}S${x + width * 0.3} ${y - h * 0.4} ${x + width / 2} ${y}Z`,
      canvas.colour(colour),
    ) + line(grains, canvas.shaded(colour, -0.08), 5, ROUND)
  );
}

/** Rain strokes over the picture, down to y = `ground` in a section. */
export function rainfall(canvas: Canvas, count: number, ground = 800): string {
  const { random } = canvas;
  let drops = "";
  for (let i = 0; i < count; i++)
    drops += `M${round(random.between(-40, WIDTH))} ${round(random.between(0, ground - 34))}l-9 34`;
  return line(drops, "#e6f3f5", 2.6, `${ROUND} opacity=".5"`);
}
