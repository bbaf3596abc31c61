/** A dome that shines like a lantern when the day ends. */
import { bottleDisc, GLASS } from "../../built/bottle.ts";
import { dome } from "../../built/dome.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import { round } from "../../canvas/path.ts";
import { circle, path } from "../../canvas/svg.ts";
import { agave } from "../../land/plants.ts";
import { sky } from "../../land/sky.ts";
import { sittingDog } from "../parts/animals.ts";
import { groundShadow, lampGlow, trees } from "../parts/backdrop.ts";
import { CAST } from "../parts/cast.ts";
import { closePerson } from "../parts/close-figure.ts";

/** Rows of bottle bottoms around a lit dome, and the light they throw on grass and way. */
function lantern(canvas: Canvas): string {
  let svg = lampGlow(canvas, 620, 500, 470, 330, 0.34);
  const rows = [
    [13, 205, 440, 19],
    [11, 178, 372, 17],
    [8, 132, 312, 15],
  ] as const;
  rows.forEach(([count, half, y, r], row) => {
    for (let i = 0; i < count; i++) {
      const t = (i / (count - 1)) * 2 - 1;
      const at = y - Math.cos(t * 1.3) * 26 + 18;
      const glass = GLASS[Math.floor(Math.abs(i * 2 - count + 1) / 2 + row * 2) % 7]!;
      svg +=
        circle(620 + t * half, at, r * 1.8, canvas.colour(glass, 0, true), 'opacity=".24"') +
        bottleDisc(canvas, 620 + t * half, at, r, glass, { glowing: true });
    }
  });
  for (let i = 0; i < 15; i++) {
    const t = i / 7 - 1;
    const glass = canvas.colour(GLASS[i % 7]!, 0, true);
    svg += path(
      `M${round(620 + t * 250 - 9)} 704h18L${round(620 + t * 660 + 44)} 812h-88Z`,
      glass,
      'opacity=".34"',
    );
  }
  return (
    svg +
    bottleDisc(canvas, 620, 262, 24, "marigold", { glowing: true }) +
    lampGlow(canvas, 620, 720, 420, 80, 0.7)
  );
}

/** A small plastered dome at dusk, a ring of bottle bottoms aglow. */
function domeDusk(canvas: Canvas): string {
  let svg = sky(canvas, {
    style: canvas.skyStyle ?? "rings",
    horizon: 560,
    sunX: 300,
    sunY: 470,
    sunRadius: 90,
  });
  svg +=
    path("M-10 560C300 500 900 520 1210 570V810H-10Z", canvas.colour("greenDeep")) +
    trees(canvas, [
      [130, 640, 330, "round"],
      [1090, 640, 380, "round", "greenMid"],
      [1010, 600, 240, "cypress"],
    ]);
  svg +=
    groundShadow(620, 706, 320, 28, 0.25) +
    dome(canvas, 620, 700, 300, {
      rows: 16,
      ratio: 1.42,
      colour: "plaster",
      plaster: 1.1,
      plasterColour: "plaster",
      door: true,
      doorWidth: 0.22,
      doorHeight: 0.44,
      frame: "adobe",
      doorColour: "marigold",
    });
  svg += lantern(canvas);
  svg += path("M570 704H670L780 810H460Z", canvas.colour("path"), 'opacity=".8"');
  return (
    svg +
    closePerson(canvas, [290, 420], [284, 640], 126, {
      ...canvas.random.pick([CAST.mother, CAST.grandmother]),
      back: true,
      tilt: 6,
      feet: 860,
      left: { elbow: [180, 600], hand: [212, 690], grip: "grip" },
    }) +
    closePerson(canvas, [436, 548], [440, 690], 108, {
      ...canvas.random.pick([CAST.girl, CAST.boy]),
      back: true,
      tilt: -6,
      feet: 860,
      right: { elbow: [536, 640], hand: [552, 548], grip: "point" },
    }) +
    sittingDog(canvas, 880, 790, 1.2) +
    agave(canvas, 1080, 780, 100)
  );
}

export const DOME_DUSK = { domeDusk } as const;
