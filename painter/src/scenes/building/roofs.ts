/** Roofs while they are made: tiles go up on new rafters, and the ridge before the sun. */
import { clip } from "../../built/clip.ts";
import { tileRoof } from "../../built/roof.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import type { ColourName } from "../../canvas/palette.ts";
import { lerp, round } from "../../canvas/path.ts";
import { ellipse, line, path, place, rectangle, ROUND } from "../../canvas/svg.ts";
import { cloud } from "../../land/cloud.ts";
import { patchwork } from "../../land/patchwork.ts";
import { sky } from "../../land/sky.ts";
import { sleepingCat } from "../parts/animals.ts";
import { backdrop } from "../parts/backdrop.ts";
import { bentLeg } from "../parts/close-legs.ts";
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
  const man = closeFigure(canvas, [330, 270], [300, 560], 150, {
    ...CAST.father,
    turn: 0.8,
    tilt: 12,
    mood: "effort",
    left: { elbow: [300, 500], hand: [500, 528], grip: "pinch" },
    right: { elbow: [450, 300], hand: [420, 150] },
  });
  const other = closeFigure(canvas, [884, 280], [902, 560], 146, {
    ...CAST.mason,
    turn: -0.8,
    tilt: -8,
    mood: "smile",
    left: { elbow: [760, 470], hand: [726, 566], grip: "wrap", bent: 20 },
    right: { elbow: [960, 500], hand: [806, 560], grip: "wrap", bent: 20 },
  });
  let rafters = "";
  for (let i = 0; i < 9; i++) {
    const x = 0 + i * 150;
    rafters += `M${x} 620L${round(600 + (x - 600) * 1.7)} 840`;
  }
  const leg = (x: number, forward: 1 | -1, cloth: ColourName): string =>
    ellipse(x - forward * 14, 570, 92, 34, canvas.colour(cloth), EDGE) +
    bentLeg(
      canvas,
      [x, 566],
      {
        knee: [x + forward * 130, 640],
        foot: [x + forward * 84, 788],
        toes: forward,
        sole: forward * 8,
      },
      { colour: cloth, trousers: true, size: 150, shoe: "adobeDark" },
    );
  svg += man.body + other.body;
  svg +=
    line("M-20 730H1220", canvas.colour("woodLight"), 16) +
    line(rafters, canvas.colour("wood"), 34) +
    line(rafters, canvas.colour("woodLight"), 8, 'transform="translate(9 0)"') +
    rectangle(-20, 584, 1240, 54, 8, canvas.colour("woodDark"), EDGE) +
    rectangle(-20, 584, 1240, 14, 6, canvas.colour("woodLight"));
  svg += leg(306, 1, a) + leg(896, -1, b);
  svg +=
    line("M556 590V508", canvas.colour("steelDark"), 9, ROUND) +
    line("M540 506h32", canvas.colour("steelDark"), 9, ROUND) +
    line("M392 176L500 76", canvas.colour("woodLight"), 21, ROUND) +
    place(512, 66, rectangle(-56, -28, 112, 56, 8, canvas.colour("steelDark"), EDGE), 1, 46);
  return svg + sleepingCat(canvas, 1090, 588, 1.1, "marigoldDeep") + man.arms + other.arms;
}

export const ROOFS = { roofBeams, roofCrew } as const;
