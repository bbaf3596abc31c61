/** Section of a retaining wall: rammed tires, gravel behind, the hill. */
import { tireFlat } from "../../built/tire.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import { ellipse, line, path, ROUND } from "../../canvas/svg.ts";
import { maize } from "../../land/maize.ts";
import { flowers, tufts } from "../../land/plants.ts";
import { people } from "../../people/person.ts";
import { backdrop, groundShadow, trees } from "../parts/backdrop.ts";
import { earthIn, gravelIn, tireSection } from "./cut.ts";

const [WIDE, HIGH] = [196, 64];
const FOOT = 668;
const COURSES = 5;
/** Setback of each course in units: the wall leans into the hill. */
const BATTER = 13;
const LEFT = 436;

const leftOf = (course: number): number => LEFT + course * BATTER;
const topOf = (course: number): number => FOOT - (course + 1) * HIGH;

/** The layered hill behind the wall, and the drain at its foot. */
function hillInSection(canvas: Canvas): string {
  const { random } = canvas;
  const top = topOf(COURSES - 1) + 8;
  const back = leftOf(0) + WIDE - 4;
  const outline = `M${leftOf(COURSES - 1) + WIDE} ${top}Q900 ${top - 30} 1210 ${top - 22}V810H${back - 40}V${FOOT}Z`;
  const drain = `M${back} ${FOOT + 4}L${leftOf(COURSES - 1) + WIDE - 6} ${top + 22}h66L${back + 78} ${FOOT + 4}Z`;
  let gravel = "";
  for (let i = 0; i < 120; i++) {
    const share = random();
    const x = back + 12 + share * (COURSES - 1) * BATTER + random.between(0, 54);
    const y = FOOT - 8 - share * (FOOT - top - 40);
    gravel += ellipse(
      x,
      y,
      random.between(6, 10),
      random.between(5, 8),
      canvas.shaded("steel", random.between(-0.12, 0.06)),
    );
  }
  return (
    earthIn(canvas, outline, ["soil", "earth", "earthDark"], top) +
    path(drain, canvas.colour("steelDark")) +
    gravel +
    // A perforated pipe drains seepage to the front.
    line(`M${LEFT - 96} ${FOOT + 12}H${back + 40}`, canvas.colour("glassBlue"), 17, ROUND) +
    line(
      `M${back - 6} ${FOOT + 8}h44`,
      canvas.shaded("glassBlue", -0.14),
      4,
      'stroke-dasharray="4 8"',
    ) +
    line(`M${LEFT - 104} ${FOOT + 14}q-22 6 -24 40`, canvas.colour("sky"), 7, ROUND)
  );
}

/** One person rams, one brings earth; below, tires wait. */
function crew(canvas: Canvas): string {
  const top = topOf(COURSES - 1) + 8;
  return (
    groundShadow(930, top + 2, 70, 8, 0.18) +
    people(canvas, [
      [628, top + 8, 246, { who: "woman", pose: "tamp", tool: "tamper", flip: true }],
      [
        930,
        top - 4,
        238,
        {
          who: "man",
          pose: "pass",
          tool: "bucket",
          paint: "redHot",
          hat: "straw",
          shirt: "cream",
          trousers: "indigo",
          flip: true,
        },
      ],
    ])
  );
}

/** A retaining wall in section, with its crew. */
function rammedWall(canvas: Canvas): string {
  let svg = backdrop(canvas, {
    style: "rings",
    sun: [0.27, 0.36],
    sunRadius: 74,
    horizon: 452,
    clouds: [[880, 96, 220]],
    fields: { y: 492, depth: 0.3, base: 20, bottom: 720 },
  });
  svg += trees(canvas, [
    [84, 690, 250, "round"],
    [214, 676, 150, "pine"],
  ]);
  svg += path(
    `M-10 ${FOOT + 18}Q220 ${FOOT - 14} ${LEFT + 30} ${FOOT + 2}V810H-10Z`,
    canvas.colour("greenMid"),
  );
  const under = `M-10 ${FOOT + 38}Q220 ${FOOT + 8} ${LEFT + 60} ${FOOT + 18}H1210V810H-10Z`;
  svg += earthIn(canvas, under, ["earth", "earthDark", "soil"], FOOT);
  svg += hillInSection(canvas) + gravelIn(canvas, LEFT - 26, FOOT + 16, WIDE + 60, 58);
  let roots = "";
  for (let i = 0; i < 6; i++)
    roots += `M${1010 + i * 38} ${topOf(COURSES - 1) - 4}q-${16 + (i % 3) * 8} 40 -6 ${70 + (i % 2) * 30}m6 -70q18 36 14 ${60 + (i % 3) * 16}`;
  svg += line(roots, canvas.colour("sand"), 4, `${ROUND} opacity=".7"`);
  for (let i = 0; i < 6; i++) svg += maize(canvas, 1010 + i * 38, topOf(COURSES - 1) - 8, 150);
  const fresh = COURSES - 1;
  // Packed earth between the courses.
  svg += path(
    `M${LEFT + 16} ${FOOT - 6}L${leftOf(fresh) + 16} ${topOf(fresh) + 30}h${WIDE - 30}L${LEFT + WIDE - 14} ${FOOT - 6}Z`,
    canvas.colour("earthDark"),
  );
  for (let i = 0; i < COURSES; i++)
    svg += tireSection(canvas, leftOf(i), topOf(i), WIDE, HIGH, i === fresh ? "heaped" : "full");
  const grass = topOf(COURSES - 1) - 6;
  svg += line(
    `M${leftOf(fresh) + WIDE + 20} ${grass + 12}Q900 ${grass - 16} 1210 ${grass - 8}`,
    canvas.colour("milpa"),
    16,
    ROUND,
  );
  svg += tufts(canvas, () => FOOT + 12, 0, LEFT - 120, 18, 14, canvas.colour("milpa"));
  svg += flowers(canvas, 40, FOOT + 22, 220, 20, 13);
  svg += crew(canvas);
  return (
    svg +
    tireFlat(canvas, 296, FOOT + 16, 76) +
    tireFlat(canvas, 302, FOOT - 24, 74, { shadow: false })
  );
}

export const RAMMED_WALL = { rammedWall } as const;
