/** In the town, near and without horizon: a wet street, a window of the bus. */
import { church } from "../../built/church.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import type { ColourName } from "../../canvas/palette.ts";
import { ellipse, line, path, ROUND } from "../../canvas/svg.ts";
import { cloud } from "../../land/cloud.ts";
import { sittingDog } from "../parts/animals.ts";
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
  // The stones give back the colours of the walls above them.
  const sky = canvas.light((air) => air.sky[5]);
  for (let i = 0; i < 76; i++) {
    const t = Math.sqrt(random());
    const aside = random.between(-1, 1);
    const wall = canvas.colour(walls[aside < 0 ? 0 : 1]!);
    const dark = canvas.shaded("basalt", random.between(-0.04, 0.06));
    svg += ellipse(
      600 + aside * (210 + t * 420),
      606 + t * 190,
      10 + t * 40,
      3 + t * 9,
      random.pick(Math.abs(aside) > 0.3 ? [wall, wall, dark, sky] : [sky, dark, sky, dark]),
      'opacity=".6"',
    );
  }
  let drops = "";
  for (let i = 0; i < 16; i++)
    drops += `M${20 + i * 27} ${196 + i * 9}v${random.between(20, 60).toFixed(0)}M${1180 - i * 27} ${196 + i * 9}v${random.between(20, 60).toFixed(0)}`;
  svg += line(drops, "#e6f3f5", 4, `${ROUND} opacity=".7"`);
  return svg + underOneNylon(canvas) + rainfall(canvas, 60);
}

/** A woman and a boy each hold an end of one sheet of nylon; the dog has found room under it too. */
function underOneNylon(canvas: Canvas): string {
  const woman = closeFigure(canvas, [470, 402], [436, 880], 150, {
    ...CAST.neighbor,
    turn: 0.7,
    tilt: 6,
    mood: "smile",
    left: { elbow: [304, 440], hand: [330, 232] },
    right: { elbow: [570, 716], hand: [684, 690], grip: "wrap" },
  });
  const boy = closeFigure(canvas, [754, 500], [786, 900], 138, {
    ...CAST.boy,
    turn: -0.6,
    tilt: -10,
    mood: "laugh",
    left: { elbow: [676, 760], hand: [720, 830], grip: "wrap" },
    right: { elbow: [912, 480], hand: [890, 262] },
  });
  const nylon =
    "M270 262C300 150 430 96 604 118C770 96 920 160 950 300C930 286 916 276 890 252C800 226 700 214 610 222C500 212 400 212 330 226C306 236 290 248 270 262Z";
  return (
    path(
      "M330 226C400 212 500 212 610 222S800 226 890 252L900 470C820 420 700 390 610 396C500 390 400 420 330 470Z",
      canvas.colour("sky"),
      'opacity=".35"',
    ) +
    woman.body +
    boy.body +
    path(
      nylon,
      canvas.colour("sky"),
      'fill-opacity=".8" stroke="#2a1416" stroke-width="3" stroke-opacity=".5"',
    ) +
    line("M420 132Q500 150 520 208M700 116Q690 160 720 218", "#fff", 6, `${ROUND} opacity=".7"`) +
    line(
      "M360 150l-10 -24M470 104l-4 -26M590 112l6 -28M720 104l8 -26M840 146l16 -24",
      "#e6f3f5",
      6,
      ROUND,
    ) +
    woman.arms +
    boy.arms +
    sittingDog(canvas, 590, 830, 1.7)
  );
}

export const NEAR_TOWN = { wetStreet, busWindow } as const;
