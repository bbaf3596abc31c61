/** Lands that close the view behind a scene: a street, a walled yard, the shade of trees. */
import { church } from "../../built/church.ts";
import { clip } from "../../built/clip.ts";
import { tileRoof } from "../../built/roof.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import type { ColourName } from "../../canvas/palette.ts";
import { ridge, round, taper } from "../../canvas/path.ts";
import { circle, ellipse, group, line, path, rectangle, ROUND } from "../../canvas/svg.ts";
import { forest } from "../../land/forest.ts";
import { sky } from "../../land/sky.ts";
import { foliage, pine } from "../../land/trees.ts";
import { HEIGHT, type Stage, WIDTH } from "./stage.ts";

/** One front of a street: painted wall, wide eaves, door and window. */
function front(
  canvas: Canvas,
  x: number,
  width: number,
  foot: number,
  wall: ColourName,
  trim: ColourName,
): string {
  const { random } = canvas;
  const top = foot - random.between(250, 310);
  const shift = random.chance(0.5);
  const [door, window] = shift
    ? [x + width * 0.14, x + width * 0.56]
    : [x + width * 0.58, x + width * 0.12];
  return (
    rectangle(x, top, width, foot - top, 0, canvas.colour(wall, 0.06)) +
    rectangle(x, foot - 70, width, 70, 0, canvas.shaded(trim, -0.04, 0.06)) +
    rectangle(door, foot - 186, width * 0.26, 186, 3, canvas.colour("woodDark", 0.06)) +
    rectangle(door + width * 0.03, foot - 176, width * 0.2, 176, 0, canvas.colour(trim, 0.06)) +
    rectangle(window - 8, foot - 196, width * 0.28 + 16, 108, 3, canvas.colour("plaster", 0.06)) +
    rectangle(
      window,
      foot - 188,
      width * 0.28,
      92,
      0,
      canvas.night ? "#ffc862" : canvas.colour("indigoDeep", 0.06),
    ) +
    line(
      `M${round(window + width * 0.09)} ${foot - 188}v92M${round(window + width * 0.19)} ${foot - 188}v92`,
      canvas.colour("plaster", 0.06),
      4,
    ) +
    tileRoof(canvas, x - 16, x + width + 16, top - 72, top + 14, {
      insetLeft: 8,
      insetRight: 8,
      rows: 3,
      barrel: 17,
      depth: 0.06,
    })
  );
}

/** The street of the town, its fronts in every colour, a church tower over the roofs. */
export function street(canvas: Canvas, { horizon }: Stage): string {
  const { random } = canvas;
  const foot = horizon + 150;
  let svg =
    sky(canvas, { style: "clouds", horizon, sun: false }) +
    forest(
      canvas,
      ridge(random, { width: WIDTH, y: foot - 330, amplitude: 26 }),
      canvas.colour("green", 0.36),
      {
        size: 30,
        pines: 0.3,
        bottom: foot,
      },
    ) +
    church(canvas, random.pick([330, 860]), foot - 230, 210, 0.12);
  const walls = random.shuffle<ColourName>([
    "rose",
    "marigold",
    "sky",
    "lime",
    "plaster",
    "adobeLight",
    "glassTeal",
  ]);
  const trims = random.shuffle<ColourName>(["indigo", "red", "greenDeep", "teal", "violet"]);
  for (let i = 0, x = -60; x < WIDTH; i++) {
    const width = random.between(250, 340);
    svg += front(canvas, x, width, foot, walls[i % walls.length]!, trims[i % trims.length]!);
    x += width;
  }
  return (
    svg +
    rectangle(0, foot, WIDTH, 22, 0, canvas.colour("plasterShade")) +
    rectangle(0, foot + 20, WIDTH, HEIGHT, 0, canvas.colour("path"))
  );
}

/** An izote: a bare stem, a head of blades, its white blossom. */
function izote(canvas: Canvas, x: number, y: number, height: number): string {
  let blades = "";
  const top = y - height;
  for (let i = 0; i < 15; i++) {
    const angle = -Math.PI * (0.02 + (i / 14) * 0.96);
    const reach = height * (0.34 + (i % 3) * 0.05);
    blades += `M${round(x)} ${round(top)}L${round(x + Math.cos(angle) * reach)} ${round(top + Math.sin(angle) * reach * 0.9)}`;
  }
  let bells = "";
  for (let i = 0; i < 16; i++)
    bells += `M${round(x + ((i % 4) - 1.5) * height * 0.05)} ${round(top - height * (0.12 + Math.floor(i / 4) * 0.09))}h.1`;
  return (
    line(`M${x} ${y}L${x} ${round(top)}`, canvas.colour("wood", 0.04), height * 0.06, ROUND) +
    line(blades, canvas.colour("greenDeep", 0.04), height * 0.042, ROUND) +
    line(bells, canvas.colour("cream"), height * 0.075, ROUND)
  );
}

/** A walled yard: painted adobe under a row of tiles, an izote and a jocote with red fruit behind it. */
export function yard(canvas: Canvas, { horizon }: Stage): string {
  const { random } = canvas;
  const wall = random.pick(["rose", "glassTeal", "marigold", "adobeLight", "sky"] as const);
  const top = horizon - 190;
  let svg = sky(canvas, { style: "stitch", horizon, sunX: 980, sunY: 110, sunRadius: 54 });
  const x = random.between(220, 420);
  const lobes: readonly (readonly [number, number, number])[] = [
    [x, top - 70, 120],
    [x - 110, top - 10, 90],
    [x + 110, top - 20, 100],
  ];
  svg += foliage(canvas, lobes, 300, 0.06, "greenMid");
  for (let i = 0; i < 22; i++)
    svg += circle(
      x + random.between(-170, 170),
      top + random.between(-150, 10),
      8,
      canvas.colour(random.pick(["redHot", "red", "marigold"] as const)),
    );
  svg +=
    izote(canvas, round(x + 420), top + 40, 210) + izote(canvas, round(x + 520), top + 40, 150);
  svg += rectangle(0, top, WIDTH, HEIGHT, 0, canvas.colour(wall, 0.04));
  let sweeps = "";
  for (let i = 0; i < 40; i++)
    sweeps += `M${round(random.between(-40, WIDTH))} ${round(random.between(top + 50, horizon + 130))}q50 -16 ${round(random.between(70, 150))} 0`;
  svg += line(sweeps, canvas.shaded(wall, -0.03, 0.04), 9, ROUND);
  svg += rectangle(0, horizon + 60, WIDTH, 120, 0, canvas.shaded(wall, -0.12, 0.04));
  svg += tileRoof(canvas, -20, WIDTH + 20, top - 34, top + 22, {
    insetLeft: 0,
    insetRight: 0,
    rows: 2,
    barrel: 18,
  });
  for (let i = 0; i < 26; i++) {
    const at = 800 + random.between(0, 380);
    svg += circle(
      at,
      top + 10 + random.between(0, 130) * Math.sin(((at - 800) / 380) * 3.1),
      random.between(8, 15),
      canvas.colour(random.pick(["rose", "redHot", "pink", "green"] as const)),
    );
  }
  return svg + rectangle(0, horizon + 170, WIDTH, HEIGHT, 0, canvas.colour("path"));
}

/** Under the trees: trunks, a roof of leaves, and its shade with spots of sun on the ground. */
export function grove(canvas: Canvas, { horizon }: Stage): string {
  const { random } = canvas;
  let svg =
    rectangle(0, 0, WIDTH, HEIGHT, 0, canvas.blended("lime", "cream", 0.5)) +
    forest(
      canvas,
      ridge(random, { width: WIDTH, y: horizon - 110, amplitude: 20 }),
      canvas.colour("milpa", 0.3),
      {
        size: 70,
        pines: 0.1,
        shadow: 0,
      },
    ) +
    forest(
      canvas,
      ridge(random, { width: WIDTH, y: horizon, amplitude: 20 }),
      canvas.colour("greenMid", 0.2),
      {
        size: 46,
        pines: 0,
        shadow: 0.1,
      },
    );
  for (let i = 0; i < 5; i++) {
    const x = 60 + i * 270 + random.between(-50, 50);
    const wide = random.between(20, 34);
    svg += path(
      taper(
        [
          [x, horizon + 90],
          [x + random.between(-10, 10), horizon - 120],
          [x + random.between(-40, 40), -20],
        ],
        [wide, wide * 0.7, wide * 0.6],
      ),
      canvas.colour(i % 2 ? "wood" : "woodDark", 0.08),
    );
  }
  const leaves: (readonly [number, number, number])[] = [];
  for (let i = 0; i < 9; i++)
    leaves.push([i * 150, random.between(-20, 40), random.between(110, 150)]);
  svg += foliage(canvas, leaves, 420, 0.02, "green");
  svg += rectangle(0, horizon + 70, WIDTH, HEIGHT, 0, canvas.colour("milpa", 0.04));
  const ground = `M0 ${horizon + 70}H${WIDTH}V${HEIGHT}H0Z`;
  let spots = "";
  for (let i = 0; i < 46; i++)
    spots += ellipse(
      random.between(0, WIDTH),
      random.between(horizon + 84, HEIGHT),
      random.between(16, 50),
      random.between(6, 14),
      canvas.colour("lemon"),
      'opacity=".5"',
    );
  return svg + group(spots, clip(canvas, ground)) + pine(canvas, 1130, horizon + 90, 200, 0.14);
}
