/** In the town, near and without horizon: a wet street, a window of the bus. */
import { church } from "../../built/church.ts";
import { clip } from "../../built/clip.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import type { ColourName } from "../../canvas/palette.ts";
import { ellipse, line, path, rectangle, ROUND } from "../../canvas/svg.ts";
import { bandStrip } from "../../cloth/bands.ts";
import { cloud } from "../../land/cloud.ts";
import { backdrop } from "../parts/backdrop.ts";
import { CAST } from "../parts/cast.ts";
import { closeFigure } from "../parts/close-figure.ts";
import { rainfall, sheet } from "../parts/grounds.ts";
import { nested } from "../parts/nested.ts";

const EDGE = 'stroke="#2a1416" stroke-width="3" stroke-opacity=".6"';

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

/** From inside the bus: two faces at the window, and the town coming nearer. */
function busWindow(canvas: Canvas): string {
  const { random } = canvas;
  let svg = sheet(canvas.colour(random.pick(["red", "indigo", "teal"] as const)));
  svg += `<g ${clip(canvas, "M90 90Q90 60 120 60H1080Q1110 60 1110 90V560H90Z")}>${nested(canvas, VALLEY, 90, 60, 1020, 500, { id: "w" })}</g>`;
  svg +=
    line(
      "M90 90Q90 60 120 60H1080Q1110 60 1110 90V560H90ZM600 60V560",
      canvas.colour("steel"),
      22,
      'stroke-linejoin="round"',
    ) + bandStrip(canvas, "camino", 0, 0, 1200, 44);
  for (let i = 0; i < 20; i++)
    svg += line(`M${i * 62} 44v20`, canvas.colour(i % 2 ? "marigold" : "rose"), 9, ROUND);
  const [a, b] = random.pick([
    [CAST.guest, CAST.mother],
    [CAST.guestMan, CAST.grandmother],
    [CAST.guest, CAST.schoolboy],
  ] as const);
  const one = closeFigure(canvas, [350, 380], [340, 880], 176, {
    ...a,
    turn: 0.7,
    mood: "laugh",
    right: { elbow: [510, 610], hand: [560, 500], grip: "point" },
    left: { elbow: [220, 680], hand: [330, 740] },
  });
  const two = closeFigure(canvas, [840, 390], [850, 880], 170, {
    ...b,
    turn: -0.5,
    mood: "smile",
    left: { elbow: [730, 680], hand: [800, 740] },
    right: { elbow: [970, 680], hand: [880, 744] },
  });
  svg +=
    one.body +
    two.body +
    rectangle(-10, 730, 1220, 90, 30, canvas.colour("aubergine"), EDGE) +
    line("M0 730H1200", canvas.colour("steel"), 16);
  return svg + one.arms + two.arms;
}

const VALLEY = (canvas: Canvas): string =>
  backdrop(canvas, {
    sun: [0.2, 0.24],
    volcanoes: [{ x: 720, y: 170, reach: 340 }],
    horizon: 430,
    fields: { y: 470, depth: 0.3, base: 24, bottom: 810 },
    town: [300, 560, 620, 26, 1.4],
  });

export const NEAR_TOWN = { wetStreet, busWindow } as const;
