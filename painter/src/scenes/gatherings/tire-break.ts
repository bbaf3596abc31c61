/** A rest among those who build. */
import { tireFlat } from "../../built/tire.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import { round } from "../../canvas/path.ts";
import { circle, line, path, place, ring, ROUND } from "../../canvas/svg.ts";
import { people } from "../../people/person.ts";
import { limb, POSES } from "../../people/poses.ts";
import { sittingDog } from "../parts/animals.ts";
import { backdrop } from "../parts/backdrop.ts";
import { outlined } from "../parts/outlined.ts";
import { veiled } from "../parts/silhouette.ts";

const EDGE = outlined(2.6);
const SUN = [600, 262, 176] as const;

/** The sun of this hour, cut like the orange they share. */
function orangeSun(canvas: Canvas): string {
  const [x, y, r] = SUN;
  const flesh = canvas.blended("marigold", "marigoldDeep", 0.4);
  let wedges = "";
  for (let i = 0; i < 10; i++) {
    const at = (share: number, reach: number): string => {
      const angle = ((i + share) / 10) * Math.PI * 2;
      return `${round(x + Math.cos(angle) * reach)} ${round(y + Math.sin(angle) * reach)}`;
    };
    wedges += `M${at(0.5, 20)}L${at(0.1, r * 0.74)}Q${at(0.14, r * 0.84)} ${at(0.26, r * 0.85)}A${round(r * 0.85)} ${round(r * 0.85)} 0 0 1 ${at(0.74, r * 0.85)}Q${at(0.86, r * 0.84)} ${at(0.9, r * 0.74)}Z`;
  }
  return (
    circle(x, y, r, canvas.colour("marigoldDeep")) +
    circle(x, y, r * 0.93, canvas.air.sun) +
    path(wedges, flesh) +
    ring(x, y, r * 0.5, canvas.colour("lemon"), 5, 'stroke-dasharray="3 22" stroke-linecap="round"')
  );
}

/** A piece of orange, its peel below. */
const segment = (canvas: Canvas, x: number, y: number, scale: number, degrees: number): string =>
  place(
    x,
    y,
    path("M0 -34A34 34 0 0 0 0 34Q-12 0 0 -34Z", canvas.colour("marigoldDeep"), EDGE) +
      path("M2 -30A30 30 0 0 0 2 30Q14 0 2 -30Z", canvas.colour("lemon"), EDGE),
    scale,
    degrees,
  );

/** The rest of the orange on the wall, its peel in one long turn. */
const peel = (canvas: Canvas, x: number, y: number): string =>
  line(
    `M${x + 20} ${y}C${x - 50} ${y + 40} ${x + 66} ${y + 58} ${x + 12} ${y + 98}C${x - 14} ${y + 114} ${x - 22} ${y + 96} ${x - 8} ${y + 84}`,
    canvas.colour("marigoldDeep"),
    15,
    ROUND,
  ) +
  circle(x, y - 22, 32, canvas.colour("marigold"), EDGE) +
  line(
    `M${x} ${y - 52}V${y + 6}M${x - 16} ${y - 48}Q${x - 26} ${y - 20} ${x - 14} ${y + 6}`,
    canvas.colour("lemon"),
    3,
  );

/** Holds out a slice, or takes one. */
const GIVING = {
  ...POSES.sit,
  nearArm: limb(9, -50, 21, -60),
} as const;

/** Dark before a sun that is an orange: three who built the wall rest on tires and share one. */
function tireBreak(canvas: Canvas): string {
  let svg = backdrop(canvas, {
    style: "rings",
    sun: [SUN[0] / 1200, SUN[1] / 800],
    hideSun: true,
    horizon: 500,
    fields: { y: 530, depth: 0.3, base: 20, bottom: 700 },
  });
  svg += orangeSun(canvas);
  const dark = canvas.colour("aubergine");
  svg += path("M-10 690Q600 660 1210 690V810H-10Z", canvas.colour("soil"));
  for (const x of [300, 900])
    svg +=
      tireFlat(canvas, x, 706, 104, { tilt: 0.28 }) +
      tireFlat(canvas, x, 662, 104, { tilt: 0.28, shadow: false });
  const seat = { pose: "sit", shape: GIVING, shadow: false } as const;
  svg += veiled(
    people(canvas, [
      [296, 736, 520, { who: "volunteerMan", hat: "cap", hatColour: "red", ...seat }],
      [904, 736, 520, { who: "woman", flip: true, ...seat }],
      [604, 712, 440, { who: "man", pose: "hold", hat: "straw" }],
    ]),
    dark,
    0.4,
  );
  svg += segment(canvas, 418, 424, 0.9, 50) + segment(canvas, 782, 424, 0.9, -50);
  return svg + peel(canvas, 664, 486) + veiled(sittingDog(canvas, 464, 742, 1.3), dark, 0.2);
}

export const TIRE_BREAK = { tireBreak } as const;
