import { bottleDisc, GLASS } from "../../built/bottle.ts";
import { clip } from "../../built/clip.ts";
import { tireFlat } from "../../built/tire.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import type { ColourName } from "../../canvas/palette.ts";
import { circle, group, line, path, rectangle, ROUND } from "../../canvas/svg.ts";
import { papelPicado } from "../../hero/papel-picado.ts";
import type { PersonOptions } from "../../people/person-look.ts";
import { people, person } from "../../people/person.ts";
import { edge } from "../../things/thing.ts";
import { lampGlow } from "../parts/backdrop.ts";
import { beams, paintedWall, tiledFloor } from "../parts/rooms.ts";

/** A rose of bottle glass in the wall. */
function rose(canvas: Canvas, x: number, y: number): string {
  let svg = circle(x, y, 142, canvas.colour("adobe"), edge(canvas, 5));
  for (const [reach, count] of [
    [0, 1],
    [50, 6],
    [104, 13],
  ] as const)
    for (let i = 0; i < count; i++) {
      const turn = (i / count) * Math.PI * 2;
      svg += bottleDisc(
        canvas,
        x + Math.cos(turn) * reach,
        y + Math.sin(turn) * reach,
        22,
        GLASS[(i + reach) % GLASS.length]!,
        { glowing: true },
      );
    }
  return svg + lampGlow(canvas, x, y, 250, 250, 0.3);
}

type Pupil = readonly [x: number, look: PersonOptions];

/** A long desk with pupils from behind, each sitting on two stacked tires. */
function row(canvas: Canvas, y: number, height: number, pupils: readonly Pupil[]): string {
  const r = height * 0.23;
  const slab = (x: number, at: number, width: number, thick: number, colour: ColourName): string =>
    rectangle(x, y - at * r, width, thick * r, 8, canvas.colour(colour), edge(canvas, 4));
  let svg = slab(-20, 3.1, 1240, 0.9, "bamboo") + slab(-20, 2.24, 1240, 0.36, "wood");
  pupils.forEach(([x, look], i) => {
    const hips = `M${x - height} 0H${x + height}V${y - r * 2}Q${x} ${y - r * 1.6} ${x - height} ${y - r * 2}Z`;
    const cushion = (["rose", "skyDeep", "marigold", "lime"] as const)[i % 4]!;
    const sits = { back: true, shadow: false, arms: "fore", ...look } as const;
    svg +=
      slab(x + r * 0.9, 2.9, r * 0.8, 0.5, "white") +
      tireFlat(canvas, x, y, r, { tilt: 0.2, thickness: 1 }) +
      tireFlat(canvas, x, y - r * 0.87, r, { tilt: 0.2, thickness: 1, shadow: false }) +
      slab(x - r * 1.04, 2.08, r * 2.08, 0.44, cushion) +
      group(person(canvas, x, y, height, sits), clip(canvas, hips));
  });
  return svg;
}

function classroom(canvas: Canvas): string {
  let svg =
    paintedWall(canvas, { split: 470, upper: "plaster", lower: "glassTeal" }) +
    tiledFloor(canvas, 560, "tile") +
    beams(canvas);
  svg += papelPicado(canvas, -20, 76, 1220, 66, 40, 16, 44);
  svg +=
    path("M1010 380L1210 420V700L760 790H420Z", "#ffe9a8", 'opacity=".3"') +
    rose(canvas, 1010, 290);
  svg +=
    rectangle(250, 142, 560, 300, 8, canvas.colour("wood"), edge(canvas, 5)) +
    rectangle(268, 160, 524, 264, 2, canvas.colour("greenDeep"));
  const chalk = canvas.colour("cream");
  svg += line(
    "M300 206h140M300 244h96M300 282h150M300 366c20 -30 40 -30 60 0s40 30 60 0",
    chalk,
    7,
    `${ROUND} opacity=".9"`,
  );
  svg += line(
    "M556 390C556 300 610 214 654 196C698 214 752 300 752 390ZM622 390V340A32 34 0 0 1 686 340V390M578 320H730M600 272H708M540 410H768",
    canvas.colour("lemon"),
    7,
    `${ROUND} stroke-linejoin="round"`,
  );
  svg += people(canvas, [
    [500, 590, 290, { who: "woman", pose: "point", tool: "pointer", shadow: false }],
  ]);
  svg += row(canvas, 676, 190, [
    [250, { who: "girl", braids: 2 }],
    [408, { flip: true, who: "boy", degrees: 4 }],
    [664, { who: "girl", woven: true }],
    [830, { who: "boy", arms: "ask" }],
    [990, { flip: true, who: "girl", braids: 2, degrees: -4 }],
  ]);
  return (
    svg +
    row(canvas, 868, 290, [
      [110, { who: "boy", hat: "cap", arms: "fore" }],
      [330, { who: "girl", woven: true, braids: 2, degrees: 3 }],
      [560, { flip: true, who: "boy", degrees: -3 }],
      [760, { who: "girl", woven: true, braids: 1, arms: "ask" }],
      [960, { who: "boy", degrees: 4 }],
      [1140, { who: "girl", woven: true, braids: 2 }],
    ])
  );
}

export const BOARD_LESSON = { classroom } as const;
