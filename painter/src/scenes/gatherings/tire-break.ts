/** A rest among those who build. */
import { tireWall } from "../../built/tire-wall.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import { round } from "../../canvas/path.ts";
import { circle, line, path, place, ring, ROUND } from "../../canvas/svg.ts";
import { sittingDog } from "../parts/animals.ts";
import { backdrop } from "../parts/backdrop.ts";
import { CAST } from "../parts/cast.ts";
import { outlined } from "../parts/close-face.ts";
import { fromBehind } from "../parts/from-behind.ts";
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
    circle(
      x,
      y,
      r * 0.93,
      canvas.light((air) => air.sun),
    ) +
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

/** From behind: three sit on a wall of tires and share an orange, before a sun that is another. */
function tireBreak(canvas: Canvas): string {
  let svg = backdrop(canvas, {
    style: "rings",
    sun: [SUN[0] / 1200, SUN[1] / 800],
    hideSun: true,
    volcanoes: [],
    horizon: 500,
    clouds: [],
    fields: { y: 530, depth: 0.3, base: 20, bottom: 700 },
  });
  svg += orangeSun(canvas);
  const dark = canvas.colour("aubergine");
  const guest = fromBehind(canvas, [262, 400], [250, 720], 138, {
    ...CAST.guest,
    hat: "cap",
    hatColour: "red",
    turn: 0.9,
    tilt: -6,
    mood: "laugh",
    left: { elbow: [120, 600], hand: [146, 684], grip: "rest" },
    right: { elbow: [404, 606], hand: [404, 476], grip: "pinch", bent: -14 },
  });
  const mason = fromBehind(canvas, [596, 428], [600, 720], 138, {
    ...CAST.mason,
    turn: 0.9,
    tilt: 6,
    mood: "laugh",
    left: { elbow: [470, 640], hand: [476, 690], grip: "rest" },
    right: { elbow: [730, 540], hand: [758, 398], grip: "pinch", bent: 16 },
  });
  const woman = fromBehind(canvas, [930, 410], [944, 720], 134, {
    ...CAST.neighbor,
    turn: -0.9,
    tilt: 4,
    mood: "laugh",
    left: { elbow: [806, 590], hand: [810, 476], grip: "bowl", bent: -6 },
    right: { elbow: [1070, 610], hand: [1050, 690], grip: "rest" },
  });
  svg += veiled(
    guest.arms + guest.body + woman.arms + woman.body + mason.arms + mason.body,
    dark,
    0.34,
  );
  svg += segment(canvas, 418, 444, 0.9, 50) + segment(canvas, 776, 366, 1, 120);
  svg += tireWall(canvas, -70, 800, 1360, 1, 230, 110);
  return svg + peel(canvas, 700, 690) + veiled(sittingDog(canvas, 452, 710, 1.45), dark, 0.2);
}

export const TIRE_BREAK = { tireBreak } as const;
