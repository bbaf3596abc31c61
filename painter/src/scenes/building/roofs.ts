/** Roofs while they are made: tiles go up on new rafters, and the ridge before the sun. */
import { clip } from "../../built/clip.ts";
import { tileRoof } from "../../built/roof.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import type { ColourName } from "../../canvas/palette.ts";
import { lerp, round } from "../../canvas/path.ts";
import { line, path, place, rectangle, ROUND } from "../../canvas/svg.ts";
import { cloud } from "../../land/cloud.ts";
import { patchwork } from "../../land/patchwork.ts";
import { sky } from "../../land/sky.ts";
import { sleepingCat } from "../parts/animals.ts";
import { backdrop } from "../parts/backdrop.ts";
import { CAST } from "../parts/cast.ts";
import { closeFigure } from "../parts/close-figure.ts";

const EDGE = 'stroke="#2a1416" stroke-width="3" stroke-opacity=".6"';

/** One barrel tile, 100 units long, seen from its back. */
const tile = (canvas: Canvas, x: number, y: number, scale: number, degrees = 0): string =>
  place(
    x,
    y,
    path(
      "M-50 -14Q-46 -26 -38 -26H42Q54 -8 48 20H-42Q-54 6 -50 -14Z",
      canvas.colour("adobe"),
      EDGE,
    ) +
      line("M-40 -10H44", canvas.shaded("adobeLight", 0.05), 7, ROUND) +
      path("M42 -26Q54 -8 48 20Q38 16 36 -4T42 -26Z", canvas.colour("tileDark")),
    scale,
    degrees,
  );

/** Bare rafters and battens over a dark room, and the part of the slope that has its tiles. */
function slope(canvas: Canvas, ridge: number): string {
  let rafters = "";
  for (let i = 0; i < 9; i++) {
    const x = 520 + i * 96;
    rafters += `M${x} ${ridge}L${round(600 + (x - 600) * 1.4)} 820`;
  }
  let battens = "";
  for (const t of [0.14, 0.34, 0.58, 0.86]) battens += `M-20 ${round(lerp(ridge, 800, t))}H1220`;
  const tiled = clip(
    canvas,
    `M-20 ${ridge - 20}H470V${ridge + 70}H556V${ridge + 140}H506V${ridge + 220}H610V820H-20Z`,
  );
  return (
    rectangle(-10, ridge, 1220, 400, 0, canvas.shaded("aubergine", -0.06)) +
    line(battens, canvas.colour("woodLight"), 15) +
    line(rafters, canvas.colour("wood"), 26) +
    line(rafters, canvas.colour("woodLight"), 6, 'transform="translate(7 0)"') +
    `<g ${tiled}>${tileRoof(canvas, -300, 1500, ridge, 840, { insetLeft: 170, insetRight: 170, rows: 5, barrel: 58 })}</g>` +
    rectangle(-20, ridge - 14, 1240, 30, 6, canvas.colour("woodDark"), EDGE) +
    rectangle(-20, ridge - 14, 1240, 9, 4, canvas.colour("wood"))
  );
}

/** Three behind the ridge: one lays, one hands on, one takes. A cat keeps the warm place. */
function roofCrew(canvas: Canvas): string {
  const { random } = canvas;
  const ridge = 508;
  let svg = backdrop(canvas, {
    style: "strips",
    sun: [0.2, 0.3],
    volcanoes: [],
    horizon: 400,
    clouds: [[560, 190, 220]],
    fields: { y: 430, depth: 0.32, base: 18, bottom: 700 },
  });
  const [a, b, c] = random.pick([
    [CAST.father, CAST.neighbor, CAST.mason],
    [CAST.mason, CAST.guest, CAST.father],
    [CAST.mason, CAST.mother, CAST.guestMan],
  ] as const);
  const one = closeFigure(canvas, [236, 292], [236, 620], 134, {
    ...a,
    turn: 0.5,
    tilt: 7,
    down: true,
    mood: "calm",
    left: { elbow: [96, 470], hand: [160, 566], grip: "wrap" },
    right: { elbow: [386, 460], hand: [352, 562], grip: "wrap" },
  });
  const two = closeFigure(canvas, [700, 276], [700, 620], 132, {
    ...b,
    turn: 0.7,
    tilt: 5,
    mood: "laugh",
    left: { elbow: [588, 480], hand: [640, 520], grip: "flat", bent: 20 },
    right: { elbow: [812, 480], hand: [806, 392], grip: "wrap", bent: 40 },
  });
  const three = closeFigure(canvas, [1036, 290], [1040, 620], 134, {
    ...c,
    turn: -0.7,
    tilt: -5,
    mood: "smile",
    left: { elbow: [916, 490], hand: [934, 398], grip: "wrap", bent: -44 },
    right: { elbow: [1150, 490], hand: [1110, 520], grip: "flat" },
  });
  svg += one.body + two.body + three.body + slope(canvas, ridge);
  for (let i = 0; i < 4; i++) svg += tile(canvas, 1150 + (i % 2) * 5, ridge - 26 - i * 22, 0.9);
  svg += sleepingCat(canvas, 486, ridge - 12, 1.1, random.pick(["marigoldDeep", "steel", "cream"]));
  svg += tile(canvas, 256, 560, 2, 3) + tile(canvas, 870, 376, 1.8, 2);
  return svg + one.arms + two.arms + three.arms;
}

/** Astride the ridge of a roof with the sun behind: one drives a nail, one holds the beam. */
function roofBeams(canvas: Canvas): string {
  const { random } = canvas;
  let svg = sky(canvas, {
    style: canvas.skyStyle ?? "rings",
    horizon: 660,
    sunX: 600,
    sunY: 300,
    sunRadius: 120,
    reach: 700,
  });
  svg += cloud(canvas, 170, 190, 230) + cloud(canvas, 1060, 150, 250);
  svg += patchwork(canvas, (x) => 560 + 16 * Math.sin(x / 160), {
    depth: 0.4,
    strips: 4,
    base: 24,
    parcel: 100,
    bottom: 810,
  }).svg;
  const [a, b] = random.pick<readonly [ColourName, ColourName]>([
    ["indigo", "earthDark"],
    ["steelDark", "indigoDeep"],
  ]);
  const man = closeFigure(canvas, [356, 300], [372, 610], 142, {
    ...CAST.father,
    turn: 0.7,
    tilt: 8,
    down: true,
    mood: "effort",
    left: { elbow: [230, 520], hand: [452, 596], grip: "grip" },
    right: { elbow: [486, 400], hand: [520, 270], grip: "grip" },
  });
  const other = closeFigure(canvas, [858, 308], [842, 610], 138, {
    ...CAST.mason,
    turn: -0.7,
    tilt: -6,
    down: true,
    mood: "smile",
    left: { elbow: [724, 500], hand: [690, 586], grip: "flat", bent: 10 },
    right: { elbow: [976, 520], hand: [792, 600], grip: "flat" },
  });
  let rafters = "";
  for (let i = 0; i < 12; i++) {
    const x = -60 + i * 120;
    rafters += `M${x} 640L${round(600 + (x - 600) * 1.7)} 830`;
  }
  const leg = (x: number, colour: ColourName): string =>
    path(
      `M${x - 84} 606C${x - 96} 640 ${x - 120} 720 ${x - 116} 820H${x - 20}C${x - 24} 740 ${x + 4} 680 ${x + 78} 622L${x + 70} 600Z`,
      canvas.colour(colour),
      EDGE,
    );
  svg += man.body + other.body;
  svg +=
    line("M-20 720H1220M-20 776H1220", canvas.colour("woodLight"), 14) +
    line(rafters, canvas.colour("wood"), 30) +
    line(rafters, canvas.colour("woodLight"), 7, 'transform="translate(8 0)"') +
    rectangle(-20, 604, 1240, 44, 8, canvas.colour("woodDark"), EDGE) +
    rectangle(-20, 604, 1240, 12, 6, canvas.colour("woodLight"));
  svg += leg(372, a) + leg(842, b);
  svg +=
    line("M500 318L560 170", canvas.colour("woodLight"), 20, ROUND) +
    place(564, 160, rectangle(-50, -26, 100, 52, 8, canvas.colour("steelDark"), EDGE), 1, 22);
  return svg + man.arms + other.arms;
}

export const ROOFS = { roofBeams, roofCrew } as const;
