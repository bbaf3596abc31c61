/** Open lands that can lie behind a scene: a slope without horizon, fog, storm, kites. */
import type { Canvas } from "../../canvas/canvas.ts";
import type { ColourName } from "../../canvas/palette.ts";
import { lerp, type Point, ridge, round, taper } from "../../canvas/path.ts";
import { circle, line, path, place, rectangle, ROUND } from "../../canvas/svg.ts";
import { forest } from "../../land/forest.ts";
import { patchwork } from "../../land/patchwork.ts";
import { sky } from "../../land/sky.ts";
import { treeRound } from "../../land/trees.ts";
import { HEIGHT, type Stage, WIDTH } from "./stage.ts";
import { townHouse } from "./town-house.ts";

const air = (canvas: Canvas, step: number): string => canvas.light((light) => light.sky[step]!);

/** The other side of a ravine: fields up to the upper edge, a path between them, houses, no horizon. */
export function hillside(canvas: Canvas): string {
  const { random } = canvas;
  const { svg, contour } = patchwork(canvas, () => -60, {
    depth: 0.26,
    strips: 9,
    base: 66,
    growth: 1.12,
    parcel: 130,
    slant: 40,
    warmth: 0.5,
    bottom: HEIGHT + 10,
  });
  // The uppermost edge swings: woods show above it.
  let inhabited = rectangle(0, 0, WIDTH, HEIGHT, 0, canvas.colour("green", 0.26)) + svg;
  const walked: Point[] = [0, 1, 2, 3, 4, 5].map((i) => [
    lerp(1010, 240, i / 5) + (i % 2 ? 150 : -90),
    -20 + i * 118,
  ]);
  inhabited += path(taper(walked, [5, 7, 9, 11, 13, 16]), canvas.colour("path", 0.2));
  for (const [strip, from] of [
    [2, 140],
    [3, 700],
    [4, 380],
    [5, 960],
  ] as const)
    for (let i = 0; i < 3; i++) {
      const x = from + i * (52 + strip * 9) + random.between(-16, 16);
      const y = contour(strip)(x) + 8 + random.between(0, 16);
      inhabited += townHouse(canvas, x, y, 40 + strip * 7, 1.1 + strip * 0.24);
    }
  for (let i = 0; i < 9; i++) {
    const strip = random.integer(2, 6);
    const x = random.between(0, WIDTH);
    inhabited += treeRound(canvas, x, contour(strip)(x) + 6, 40 + strip * 13, 0.22);
  }
  return inhabited;
}

/** A morning in the clouds: pines in three veils, each paler than the one before. */
export function fog(canvas: Canvas, { horizon }: Stage): string {
  const { random } = canvas;
  const pale = air(canvas, 6);
  let svg =
    rectangle(0, 0, WIDTH, HEIGHT, 0, pale) +
    circle(860, 150, 66, air(canvas, 7)) +
    circle(
      860,
      150,
      46,
      canvas.light((light) => light.sun),
      'opacity=".8"',
    );
  for (const [i, share] of [0.24, 0.44, 0.7].entries()) {
    const y = lerp(horizon - 170, horizon + 40, i / 2);
    const edge = ridge(random, { width: WIDTH, y, amplitude: 22, frequency: 0.8 });
    const tone = canvas.blended("cream", "pine", share, 0.3);
    svg += forest(canvas, edge, tone, { size: 54 + i * 34, pines: 0.6, shadow: 0 });
    for (let j = 0; j < 3; j++) {
      const x = random.between(-100, 900);
      const veil = y + 60 + j * 26;
      svg += path(
        `M${round(x)} ${round(veil)}q${round(random.between(120, 220))} -34 ${round(random.between(380, 520))} 0t${round(random.between(180, 300))} 12q-260 34 -700 14Z`,
        pale,
        'opacity=".75"',
      );
    }
  }
  return svg + rectangle(0, horizon + 110, WIDTH, HEIGHT, 0, canvas.colour("milpa", 0.3));
}

/** A paper kite of rings on a frame of cane, with its tail. */
function kite(
  canvas: Canvas,
  x: number,
  y: number,
  r: number,
  colours: readonly ColourName[],
): string {
  const sides = 6;
  const shape = (reach: number): string =>
    `M${Array.from({ length: sides }, (_, i) => {
      const angle = (i / sides) * Math.PI * 2 + 0.5;
      return `${round(Math.cos(angle) * reach)} ${round(Math.sin(angle) * reach)}`;
    }).join("L")}Z`;
  let svg = colours
    .map((colour, i) => path(shape(r * (1 - i * 0.27)), canvas.colour(colour)))
    .join("");
  let sticks = "";
  let fringe = "";
  for (let i = 0; i < sides; i++) {
    const angle = (i / sides) * Math.PI * 2 + 0.5;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    if (i < 3)
      sticks += `M${round(-cos * r)} ${round(-sin * r)}L${round(cos * r)} ${round(sin * r)}`;
    fringe += `M${round(cos * r)} ${round(sin * r)}l${round(cos * r * 0.12)} ${round(sin * r * 0.12)}`;
  }
  svg +=
    line(sticks, canvas.colour("woodDark"), 3) +
    line(fringe, canvas.colour(colours[0]!), r * 0.14, ROUND);
  const tail = `M0 ${round(r)}q${round(-r * 0.6)} ${round(r * 0.6)} 0 ${round(r * 1.2)}t${round(-r * 0.3)} ${round(r * 1.2)}`;
  return place(
    x,
    y,
    line(
      tail,
      canvas.colour(colours[1]!),
      r * 0.13,
      `${ROUND} stroke-dasharray="${round(r * 0.3)} ${round(r * 0.16)}"`,
    ) + svg,
    1,
    -14,
  );
}

/** November: wind over dry grass, and kites. */
export function kites(canvas: Canvas, { horizon }: Stage): string {
  const { random } = canvas;
  let svg = sky(canvas, {
    style: "strips",
    horizon,
    sunX: 180,
    sunY: 130,
    sunRadius: 50,
  });
  const paper = random.shuffle<ColourName>([
    "redHot",
    "marigold",
    "violet",
    "lime",
    "rose",
    "skyDeep",
    "white",
  ]);
  for (const [i, [x, y, r]] of (
    [
      [420, 120, 62],
      [700, 210, 40],
      [960, 110, 76],
      [1110, 290, 34],
      [150, 290, 36],
    ] as const
  ).entries()) {
    const at: readonly [number, number] = [
      x + random.between(-40, 40),
      y + random.between(-24, 24),
    ];
    svg += line(
      `M${round(at[0])} ${round(at[1])}Q${round(at[0] + 40)} ${horizon - 60} ${round(lerp(at[0], 600, 0.4))} ${horizon + 60}`,
      canvas.colour("woodDark"),
      2.4,
      'opacity=".7"',
    );
    svg += kite(canvas, at[0], at[1], r, [
      paper[i]!,
      paper[(i + 2) % 7]!,
      paper[(i + 4) % 7]!,
      "white",
    ]);
  }
  const far = ridge(random, { width: WIDTH, y: horizon, amplitude: 14, frequency: 1.2 });
  svg += forest(canvas, far, canvas.colour("pine", 0.5), { size: 18, pines: 0.2, shadow: 0 });
  const slope = ridge(random, { width: WIDTH, y: horizon + 34, amplitude: 16, frequency: 0.7 });
  let grass = "";
  for (let i = 0; i < 220; i++) {
    const x = random.between(-10, WIDTH);
    const y = slope(x) + random.between(0, 260);
    grass += `M${round(x)} ${round(y)}q8 -16 ${round(random.between(20, 34))} -18`;
  }
  return (
    svg +
    path(
      `M-10 ${round(slope(0))}L${Array.from({ length: 25 }, (_, i) => `${i * 51} ${round(slope(i * 51))}`).join("L")}V${HEIGHT + 10}H-10Z`,
      canvas.colour("straw", 0.1),
    ) +
    line(grass, canvas.shaded("straw", -0.1, 0.1), 3, ROUND)
  );
}
