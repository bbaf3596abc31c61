/** Views through a house's round opening, door and sill. */
import { bottle, bottleDisc, GLASS } from "../../built/bottle.ts";
import { clip } from "../../built/clip.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import { lerp, round } from "../../canvas/path.ts";
import { circle, line, path, place, rectangle, ring, ROUND } from "../../canvas/svg.ts";
import { bandStrip } from "../../cloth/bands.ts";
import type { BandName } from "../../cloth/patterns.ts";
import { birds } from "../../land/birds.ts";
import { cloud } from "../../land/cloud.ts";
import { patchwork } from "../../land/patchwork.ts";
import { treeRound } from "../../land/trees.ts";
import { books, sprout } from "../../things/kept.ts";
import { standing } from "../../things/thing.ts";
import { person } from "../../people/person.ts";
import type { PersonOptions } from "../../people/person-look.ts";
import { sleepingCat } from "../parts/animals.ts";
import { sheet } from "../parts/grounds.ts";
import { outlined } from "../parts/outlined.ts";
import { paintedWall } from "../parts/rooms.ts";

/** People around the rim, seen from below: direction in degrees, height, options; their feet are outward. */
const PEOPLE: readonly (readonly [degrees: number, height: number, look: PersonOptions])[] = [
  [66, 128, { who: "girl", pose: "wave", woven: true }],
  [128, 148, { who: "woman", pose: "point" }],
  [196, 152, { who: "man", pose: "hold", hat: "hard" }],
  [256, 146, { who: "volunteerWoman", pose: "wave", flip: true }],
  [310, 124, { who: "boy", pose: "wave", flip: true }],
];

/** Builders around the opening let down a bucket on a rope. */
const peopleAtRim = (canvas: Canvas, cx: number, cy: number): string =>
  PEOPLE.map(([degrees, height, look]) =>
    place(cx, cy, person(canvas, 0, 352, height * 1.72, { ...look, shadow: false }), 1, degrees),
  ).join("");

/** A hanging bucket seen from below. */
const bucketFromBelow = (canvas: Canvas, x: number, y: number): string =>
  line(`M${x + 96} ${y + 22}L${x} ${y}`, canvas.colour("woodDark"), 8, ROUND) +
  ring(x, y - 20, 40, canvas.colour("steelDark"), 6) +
  circle(x, y, 50, canvas.colour("redHot"), outlined(3)) +
  circle(x, y + 3, 37, canvas.colour("red")) +
  ring(x, y + 3, 28, canvas.shaded("red", 0.1), 4);

/** View from a dome's floor up to its round opening, with people looking down. */
function oculus(canvas: Canvas): string {
  const [cx, cy] = [600, 390];
  let svg = sheet(canvas.shaded("adobeLight", -0.2));
  const rings = 11;
  for (let i = 0; i < rings; i++) {
    const t = i / (rings - 1);
    const r = lerp(780, 256, t ** 0.8);
    const tone = -0.17 + t * 0.21;
    svg += circle(cx, cy, r, canvas.shaded("adobeLight", tone));
    svg += ring(cx, cy, r - 3, canvas.shaded("adobeLight", tone - 0.06), 5);
    let joints = "";
    const next = lerp(780, 256, Math.min(1, (i + 1) / (rings - 1)) ** 0.8);
    for (let j = 0; j < 16; j++) {
      const angle = (j / 16) * Math.PI * 2 + (i % 2) * 0.2;
      joints += `M${round(cx + Math.cos(angle) * (r - 8))} ${round(cy + Math.sin(angle) * (r - 8))}L${round(cx + Math.cos(angle) * (next + 8))} ${round(cy + Math.sin(angle) * (next + 8))}`;
    }
    if (i < rings - 1) svg += line(joints, canvas.shaded("adobeLight", tone - 0.06), 4, ROUND);
  }
  for (const [r, size, count] of [
    [356, 27, 22],
    [540, 34, 22],
  ] as const)
    for (let i = 0; i < count; i++) {
      const angle = (i / count) * Math.PI * 2;
      svg += bottleDisc(
        canvas,
        cx + Math.cos(angle) * r,
        cy + Math.sin(angle) * r,
        size,
        GLASS[i % GLASS.length]!,
        { glowing: true },
      );
    }
  svg +=
    circle(cx, cy, 256, canvas.colour("woodDark")) +
    ring(cx, cy, 246, canvas.colour("woodLight"), 8, 'stroke-dasharray="40 5"');
  const opening = `M${cx - 232} ${cy}A232 232 0 1 1 ${cx + 232} ${cy}A232 232 0 1 1 ${cx - 232} ${cy}Z`;
  svg += path(opening, canvas.air.sky[4]);
  svg +=
    `<g ${clip(canvas, opening)}>` +
    circle(cx + 110, cy - 120, 84, canvas.air.sun) +
    cloud(canvas, cx - 40, cy + 60, 230) +
    birds(canvas, cx - 30, cy - 50, 3, 17, canvas.colour("indigoDeep")) +
    peopleAtRim(canvas, cx, cy) +
    "</g>";
  svg += bucketFromBelow(canvas, cx - 8, cy + 4);
  return (
    svg +
    path(
      `M${cx - 130} ${cy + 120}L${cx - 300} 810H${cx + 250}L${cx + 120} ${cy + 130}Z`,
      "#fff3c4",
      'opacity=".12"',
    )
  );
}

/** A deep window sill with bottles and herbs, fields beyond. */
function windowSill(canvas: Canvas): string {
  const arch = "M300 560V300A300 250 0 0 1 900 300V560Z";
  let svg = paintedWall(canvas, { split: 640, upper: "cream", lower: "teal" });
  // At sunrise the room is still dark, with all light outside.
  const dark = canvas.time === "dawn";
  if (dark)
    svg +=
      path("M-10 -10H1210V810H-10Z", "#150a26", 'opacity=".8"') +
      path("M200 600H1000L760 810H-60Z", "#ff9a4a", 'opacity=".16"');
  svg +=
    path("M250 590V300A350 296 0 0 1 950 300V590Z", canvas.colour("adobeLight")) +
    path(
      "M300 560V300A300 250 0 0 1 420 96C330 150 290 220 272 300V590Z",
      canvas.shaded("adobeLight", -0.08),
    );
  svg +=
    `<g ${clip(canvas, arch)}>` +
    rectangle(290, 40, 620, 520, 0, canvas.air.sky[4]) +
    circle(760, 190, 60, canvas.air.sun) +
    cloud(canvas, 480, 210, 190);
  svg +=
    patchwork(canvas, (x) => 372 + 18 * Math.sin(x / 90), {
      from: 280,
      to: 920,
      depth: 0.22,
      strips: 4,
      base: 28,
      parcel: 110,
      bottom: 570,
    }).svg +
    treeRound(canvas, 850, 430, 130, 0.1) +
    "</g>";
  svg += line("M600 50V560M300 330H900", canvas.colour("wood"), 16);
  svg +=
    rectangle(200, 556, 800, 44, 6, canvas.colour("wood")) +
    rectangle(200, 556, 800, 14, 6, canvas.colour("woodLight"));
  // A woven curtain, tied to one side.
  const curtain = "M214 40H420C430 180 372 250 332 300C376 380 400 470 404 560H214Z";
  svg +=
    line("M180 44H1020", canvas.colour("woodDark"), 14, 'stroke-linecap="round"') +
    path(curtain, canvas.colour("indigo")) +
    `<g ${clip(canvas, curtain)}>` +
    ["volcan", "milpa", "camino"]
      .map((band, i) => bandStrip(canvas, band as BandName, 200, 96 + i * 168, 240, 64))
      .join("") +
    line("M260 30V570M310 30V570M370 30V570", "#1a0a1e", 12, 'opacity=".12"') +
    "</g>" +
    rectangle(206, 286, 136, 30, 12, canvas.colour("marigold"));
  svg +=
    bottle(canvas, 440, 560, 190, "glassGreen", { cap: "wood" }) +
    bottle(canvas, 502, 562, 150, "glassAmber", { cap: "cream" }) +
    bottle(canvas, 920, 560, 172, "glassBlue", { cap: "wood" });
  svg += standing(canvas, sprout, 600, 562, 150) + standing(canvas, books, 850, 562, 110);
  return svg + sleepingCat(canvas, 706, 558, 1.5, "marigoldDeep");
}

export const OPENINGS = { oculus, windowSill } as const;
