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

/** The sun of this time of day in the form of an orange slice. */
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

/** An orange segment, its peel at the bottom. */
const segment = (canvas: Canvas, x: number, y: number, scale: number, degrees: number): string =>
  place(
    x,
    y,
    path("M-36 0A36 36 0 0 0 36 0Z", canvas.colour("marigoldDeep"), EDGE) +
      path("M-28 2A28 28 0 0 0 28 2Z", canvas.colour("marigold")) +
      line("M0 4V26M-4 4L-20 18M4 4L20 18M-28 2H28", canvas.colour("lemon"), 4, ROUND),
    scale,
    degrees,
  );

/** The rest of the orange on the wall, with its peel in one spiral. */
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

/** Pose of a person who hands over or takes a slice. */
const GIVING = {
  ...POSES.sit,
  nearArm: limb(9, -50, 21, -60),
  farArm: limb(8, -40, 15, -31),
} as const;

/** In silhouette before a sun that looks like an orange: three builders rest on tires and share one. */
function tireBreak(canvas: Canvas): string {
  let svg = backdrop(canvas, {
    style: "rings",
    sun: [SUN[0] / 1200, SUN[1] / 800],
    horizon: 500,
    fields: { y: 530, depth: 0.3, base: 20, bottom: 700 },
  });
  svg += orangeSun(canvas);
  const dark = canvas.colour("aubergine");
  svg += path("M-10 690Q600 660 1210 690V810H-10Z", canvas.colour("soil"));
  for (const [x, y] of [
    [604, 690],
    [300, 706],
    [900, 706],
  ] as const)
    svg +=
      tireFlat(canvas, x, y, 104, { tilt: 0.28 }) +
      tireFlat(canvas, x, y - 44, 104, { tilt: 0.28, shadow: false, hole: dark });
  const seat = { pose: "sit", shape: GIVING, shadow: false } as const;
  svg += veiled(
    people(canvas, [
      [
        296,
        724,
        520,
        { who: "volunteerMan", hat: "cap", hatColour: "red", trousers: "indigo", ...seat },
      ],
      [904, 724, 520, { who: "woman", flip: true, ...seat }],
      [604, 706, 490, { who: "man", hat: "straw", pose: "sit", trousers: "basalt", shadow: false }],
    ]),
    dark,
    0.06,
  );
  svg += segment(canvas, 416, 406, 1, -14) + segment(canvas, 784, 406, 1, 14);
  return svg + peel(canvas, 690, 524) + veiled(sittingDog(canvas, 464, 742, 1.3), dark, 0.2);
}

export const TIRE_BREAK = { tireBreak } as const;
