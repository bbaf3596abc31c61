/** The crew on the wall, dark against the evening sun. */
import type { Canvas } from "../../canvas/canvas.ts";
import { round } from "../../canvas/path.ts";
import { circle, line, path, ROUND } from "../../canvas/svg.ts";
import { bandStrip } from "../../cloth/bands.ts";
import { forest } from "../../land/forest.ts";
import { agave, tufts } from "../../land/plants.ts";
import { people } from "../../people/person.ts";
import { backdrop, trees, WIDTH } from "../parts/backdrop.ts";

/** Everything in one colour: what stands before the light. */
const silhouette = (svg: string, colour: string): string =>
  svg
    .replace(/fill="(?!none)[^"]*"/g, `fill="${colour}"`)
    .replace(/stroke="(?!none)[^"]*"/g, `stroke="${colour}"`);

const TIRE_HEIGHT = 42;

const GROUND = 634;

const TIRE_WIDTH = 104;

/** The courses from the ground up: where each begins, and how many tires lie in it. */
const COURSES: readonly (readonly [x: number, tires: number])[] = [
  [316, 6],
  [368, 5],
  [420, 3],
];

/** A wall of tires against the light: dark, with the glow along the upper rims. */
function wallAgainstLight(canvas: Canvas, colour: string): string {
  const glow = canvas.light((air) => air.sky[6]);
  let tires = "";
  let rims = "";
  let lugs = "";
  COURSES.forEach(([start, count], row) => {
    for (let i = 0; i < count; i++) {
      const x = start + i * TIRE_WIDTH + 2;
      const y = GROUND - (row + 1) * TIRE_HEIGHT;
      const w = TIRE_WIDTH - 4;
      const r = TIRE_HEIGHT * 0.46;
      tires += `M${x + r} ${y}H${x + w - r}C${x + w + 2} ${y} ${x + w + 2} ${y + TIRE_HEIGHT - 3} ${x + w - r} ${y + TIRE_HEIGHT - 3}H${x + r}C${x - 2} ${y + TIRE_HEIGHT - 3} ${x - 2} ${y} ${x + r} ${y}Z`;
      rims += `M${round(x + 9)} ${round(y + 11)}Q${round(x + w / 2)} ${round(y - 3)} ${round(x + w - 9)} ${round(y + 11)}`;
      for (let lug = 0; lug < 7; lug++)
        lugs += `M${round(x + 14 + lug * 12)} ${round(y + 19 - Math.abs(lug - 3))}l-3 8l3 8`;
    }
  });
  return (
    path(tires, colour) +
    line(rims, glow, 3.4, `${ROUND} opacity=".8"`) +
    line(lugs, glow, 1.8, 'opacity=".28"')
  );
}

/** Tires that stand ready, seen face-on: the evening shows through them. */
function readyTires(canvas: Canvas, colour: string): string {
  const glow = canvas.light((air) => air.sky[5]);
  const rim = canvas.light((air) => air.sky[6]);
  return [
    [978, 594, 46],
    [1052, 602, 38],
  ]
    .map(
      ([x, y, r]) =>
        circle(x!, y!, r!, colour) +
        circle(x!, y!, r! * 0.44, glow) +
        circle(
          x!,
          y!,
          r! * 0.78,
          "none",
          `stroke="${rim}" stroke-width="2" opacity=".5" stroke-dasharray="9 5"`,
        ),
    )
    .join("");
}

/** The day's last tires are rammed while the sun goes down behind the wall. */
function sunsetWork(canvas: Canvas): string {
  let svg = backdrop(canvas, {
    style: "rings",
    sun: [0.5, 0.47],
    sunRadius: 150,
    volcanoes: [
      { x: 130, y: 270, reach: 240 },
      { x: 1090, y: 250, reach: 260, far: true, plume: 170 },
    ],
    horizon: 500,
    clouds: [
      [240, 130, 230],
      [980, 150, 210],
    ],
    ridges: false,
    mist: false,
  });
  const colour = canvas.colour("aubergine");
  const woods = canvas.light((air) => air.farVolcano[1]);
  svg += forest(canvas, (x) => 560 + 10 * Math.sin(x / 120), woods, { size: 18, pines: 0.1 });
  svg += path("M-10 672C300 620 480 626 620 626S1000 622 1210 660V810H-10Z", colour);
  svg += tufts(canvas, (x) => 634 + Math.abs(x - 600) * 0.06, 0, WIDTH, 14, 16, colour);
  /** The top of the wall at a course. */
  const top = (row: number): number => GROUND - row * TIRE_HEIGHT + 4;
  const cutOut =
    trees(canvas, [
      [70, 666, 300, "round"],
      [1140, 660, 240, "pine"],
    ]) +
    people(canvas, [
      [238, 646, 214, { who: "man", pose: "walk", tool: "tireRoll", hat: "straw" }],
      [520, top(3), 214, { who: "man", pose: "pound", tool: "sledge", hat: "hard" }],
      [652, top(3), 206, { who: "woman", pose: "tamp", tool: "tamper", flip: true }],
      [812, top(2), 200, { who: "man", pose: "lay", tool: "tireCarry", flip: true, hat: "straw" }],
      [902, 640, 210, { who: "woman", pose: "pass", tool: "bucket", flip: true }],
    ]) +
    agave(canvas, 160, 664, 60);
  return (
    svg +
    silhouette(cutOut, colour) +
    wallAgainstLight(canvas, colour) +
    readyTires(canvas, colour) +
    // The evening shows through the tire that is handed up, too.
    circle(
      754,
      476,
      11,
      canvas.light((air) => air.sky[5]),
    ) +
    bandStrip(canvas, "camino", 0, 716, WIDTH, 84)
  );
}

export const SUNSET_WORK = { sunsetWork } as const;
