/** In the town, near and without horizon: a stall, a wet street, a window of the bus. */
import { church } from "../../built/church.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import type { ColourName } from "../../canvas/palette.ts";
import { ellipse, line, path, rectangle, ROUND } from "../../canvas/svg.ts";
import { bandStrip } from "../../cloth/bands.ts";
import { cloud } from "../../land/cloud.ts";
import { CAST } from "../parts/cast.ts";
import { closeFigure } from "../parts/close-figure.ts";
import { rainfall, sheet } from "../parts/grounds.ts";
import { paintedWall } from "../parts/rooms.ts";
import { busWindow } from "./bus-window.ts";

const EDGE = 'stroke="#2a1416" stroke-width="3" stroke-opacity=".6"';

/** A heap of fruit or vegetables with its foot at (x, y). */
const pile = (canvas: Canvas, x: number, y: number, colour: ColourName, r = 28): string =>
  [
    [-2, 0],
    [-1, 0],
    [0, 0],
    [1, 0],
    [2, 0],
    [-1.5, -0.8],
    [-0.5, -0.8],
    [0.5, -0.8],
    [1.5, -0.8],
    [-1, -1.6],
    [0, -1.6],
    [1, -1.6],
    [-0.5, -2.4],
    [0.5, -2.4],
  ]
    .map(
      ([dx, dy]) =>
        ellipse(x + dx! * r * 1.5, y + dy! * r, r, r * 1.06, canvas.colour(colour), EDGE) +
        ellipse(
          x + dx! * r * 1.5 + r * 0.3,
          y + dy! * r - r * 0.3,
          r * 0.22,
          r * 0.16,
          "#fff",
          'opacity=".4"',
        ),
    )
    .join("");

/** A market woman weighs black beans for a neighbor; pitaya and güisquil before her. */
function marketStall(canvas: Canvas): string {
  const { random } = canvas;
  const [cloth, shade] = random.pick([
    ["indigo", "redHot"],
    ["red", "marigold"],
    ["teal", "rose"],
  ] as const);
  let svg = paintedWall(canvas, { split: 470, upper: shade, lower: "plaster" });
  svg +=
    path(
      "M-20 -10H1220V120Q1120 190 1020 120T820 120T620 120T420 120T220 120T20 120L-20 120Z",
      canvas.colour(cloth),
      EDGE,
    ) + line("M100 -10V130M500 -10V130M900 -10V130", canvas.colour("cream"), 60, 'opacity=".85"');
  const seller = closeFigure(canvas, [396, 310], [396, 830], 160, {
    ...CAST.mother,
    turn: 0.6,
    mood: "laugh",
    left: { elbow: [280, 580], hand: [340, 620] },
    right: { elbow: [520, 560], hand: [604, 470] },
  });
  const buyer = closeFigure(canvas, [868, 330], [880, 830], 152, {
    ...random.pick([CAST.grandmother, CAST.guest, CAST.father]),
    turn: -0.7,
    tilt: -5,
    mood: "smile",
    left: { elbow: [760, 600], hand: [690, 560], grip: "flat" },
    right: { elbow: [980, 610], hand: [900, 680] },
  });
  svg += seller.body + buyer.body;
  svg +=
    line("M604 470V530M540 530H668", canvas.colour("steelDark"), 7, ROUND) +
    line("M540 530L512 600H568ZM668 530L640 600H696Z", canvas.colour("steelDark"), 4) +
    path("M500 600H580Q576 634 540 634T500 600Z", canvas.colour("steel"), EDGE) +
    path("M628 600H708Q704 634 668 634T628 600Z", canvas.colour("steel"), EDGE) +
    ellipse(540, 598, 32, 12, canvas.colour("rubberDark"));
  svg += seller.arms + buyer.arms;
  svg +=
    rectangle(-20, 690, 1240, 130, 0, canvas.colour("woodLight"), EDGE) +
    bandStrip(canvas, "camino", -20, 726, 1240, 60);
  return (
    svg +
    pile(canvas, 180, 680, "rose") +
    pile(canvas, 440, 690, "lime") +
    pile(canvas, 1030, 684, "marigold") +
    pile(canvas, 760, 694, "rubberDark", 18)
  );
}

/** A street after the rain: wide eaves drip, the stones shine, a woman and a boy share one nylon. */
function wetStreet(canvas: Canvas): string {
  const { random } = canvas;
  const side = (wall: ColourName, trim: ColourName): string =>
    path("M-10 120L430 320V600L-10 760Z", canvas.colour(wall)) +
    path("M-10 650L430 556V600L-10 760Z", canvas.shaded(wall, -0.12)) +
    path("M-10 30L470 262V336L-10 180Z", canvas.colour("tileDark"), EDGE) +
    line(
      "M30 60V190M90 90V208M150 118V228M210 148V248M270 176V268M330 206V288M390 234V306",
      canvas.colour("tile"),
      9,
    ) +
    path("M60 330L170 366V640L60 668Z", canvas.colour(trim), EDGE) +
    path("M250 396L330 420V520L250 512Z", canvas.colour("indigoDeep"), EDGE) +
    line("M290 408V516", canvas.colour(trim), 6);
  const walls = random.shuffle<ColourName>(["rose", "marigold", "glassTeal", "lime", "sky"]);
  let svg = sheet(canvas.light((air) => air.sky[4])) + cloud(canvas, 600, 150, 420);
  svg +=
    path("M380 330C480 300 720 300 820 330V620H380Z", canvas.colour("green", 0.4)) +
    church(canvas, 606, 560, 190, 0.12);
  svg +=
    side(walls[0]!, "white") +
    `<g transform="translate(1200 0) scale(-1 1)">${side(walls[1]!, "indigo")}</g>`;
  svg += path("M400 592H800L1230 760V820H-30V760Z", canvas.colour("basalt"));
  for (let i = 0; i < 60; i++) {
    const t = Math.sqrt(random());
    const y = 606 + t * 190;
    svg += ellipse(
      600 + random.between(-1, 1) * (210 + t * 420),
      y,
      10 + t * 40,
      3 + t * 9,
      random.chance(0.4)
        ? canvas.light((air) => air.sky[5])
        : canvas.shaded("basalt", random.between(-0.04, 0.06)),
      'opacity=".55"',
    );
  }
  let drops = "";
  for (let i = 0; i < 16; i++)
    drops += `M${20 + i * 27} ${196 + i * 9}v${random.between(20, 60).toFixed(0)}M${1180 - i * 27} ${196 + i * 9}v${random.between(20, 60).toFixed(0)}`;
  svg += line(drops, "#e6f3f5", 4, `${ROUND} opacity=".7"`);
  const woman = closeFigure(canvas, [520, 360], [510, 640], 112, {
    ...CAST.neighbor,
    feet: 830,
    turn: 0.4,
    mood: "smile",
    left: { elbow: [400, 420], hand: [404, 280] },
    right: { elbow: [590, 560], hand: [640, 600] },
  });
  const boy = closeFigure(canvas, [700, 470], [704, 690], 104, {
    ...CAST.boy,
    feet: 840,
    turn: -0.3,
    mood: "laugh",
    left: { elbow: [636, 620], hand: [648, 606] },
    right: { elbow: [800, 480], hand: [796, 330] },
  });
  svg +=
    woman.body +
    boy.body +
    path(
      "M330 300C460 170 740 190 860 340C760 300 700 300 610 296C500 290 420 286 330 300Z",
      canvas.colour("glassClear"),
      'opacity=".75" stroke="#2a1416" stroke-width="3" stroke-opacity=".4"',
    ) +
    woman.arms +
    boy.arms;
  return svg + rainfall(canvas, 46);
}

export const NEAR_TOWN = { marketStall, wetStreet, busWindow } as const;
