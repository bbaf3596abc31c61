/** In the town, near and without horizon: a wet street. */
import { church } from "../../built/church.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import type { ColourName } from "../../canvas/palette.ts";
import { ellipse, line, path, ROUND } from "../../canvas/svg.ts";
import { people } from "../../people/person.ts";
import { sittingDog } from "../parts/animals.ts";
import { rainfall, sheet } from "../parts/grounds.ts";

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
  let svg = sheet(canvas.light((air) => air.sky[4]));
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

/** From behind: a woman and a boy hold one sheet of nylon over both; the dog has found room under it too. */
function underOneNylon(canvas: Canvas): string {
  const nylon =
    "M330 420C350 300 470 250 600 262C740 250 850 310 872 420C820 396 760 384 700 392C640 378 560 378 500 392C440 384 380 396 330 420Z";
  return (
    people(canvas, [
      [510, 806, 430, { who: "woman", back: true, arms: "up", braids: 2 }],
      [704, 800, 320, { who: "boy", back: true, arms: "up", shirt: "redHot" }],
    ]) +
    path(nylon, canvas.colour("sky"), `fill-opacity=".84" ${EDGE}`) +
    line("M430 330Q520 300 540 372M700 290Q690 330 720 384", "#fff", 6, `${ROUND} opacity=".7"`) +
    line(
      "M400 300l-10 -24M500 264l-4 -26M610 254l6 -28M730 268l8 -26M822 316l16 -24",
      "#e6f3f5",
      6,
      ROUND,
    ) +
    sittingDog(canvas, 600, 800, 1.2)
  );
}

export const NEAR_TOWN = { wetStreet } as const;
