/** In the town, near and without horizon: a wet street, a window of the bus. */
import { church } from "../../built/church.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import type { ColourName } from "../../canvas/palette.ts";
import { ellipse, line, path, ROUND } from "../../canvas/svg.ts";
import { cloud } from "../../land/cloud.ts";
import { CAST } from "../parts/cast.ts";
import { closeFigure } from "../parts/close-figure.ts";
import { rainfall, sheet } from "../parts/grounds.ts";
import { busWindow } from "./bus-window.ts";

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

export const NEAR_TOWN = { wetStreet, busWindow } as const;
