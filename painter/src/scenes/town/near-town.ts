/** In the town, near and without horizon: a wet street. */
import { LAMP_LIGHT } from "../../built/openings.ts";
import { church } from "../../built/church.ts";
import { clip } from "../../built/clip.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import type { ColourName } from "../../canvas/palette.ts";
import { group, line, path, ROUND } from "../../canvas/svg.ts";
import { people } from "../../people/person.ts";
import { sittingDog } from "../parts/animals.ts";
import { paving, rainfall, sheet } from "../parts/grounds.ts";

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
    path("M250 396L330 420V520L250 512Z", LAMP_LIGHT, EDGE) +
    line("M290 408V516", canvas.colour(trim), 6);
  const walls = random.shuffle<ColourName>(["rose", "marigold", "glassTeal", "lime", "sky"]);
  let svg = sheet(canvas.air.sky[4]);
  svg +=
    path("M380 330C480 300 720 300 820 330V620H380Z", canvas.colour("green", 0.4)) +
    church(canvas, 606, 560, 190, 0.12);
  svg +=
    side(walls[0]!, "white") +
    `<g transform="translate(1200 0) scale(-1 1)">${side(walls[1]!, "indigo")}</g>`;
  let drops = "";
  for (let i = 0; i < 16; i++)
    drops += `M${20 + i * 27} ${196 + i * 9}v${random.between(20, 60).toFixed(0)}M${1180 - i * 27} ${196 + i * 9}v${random.between(20, 60).toFixed(0)}`;
  svg += line(drops, "#e6f3f5", 4, `${ROUND} opacity=".7"`);
  // The wet stones give back the street.
  const stones = "M400 588H800L1230 700V820H-30V700Z";
  const two = underOneNylon(canvas);
  let rings = "";
  for (let i = 0; i < 12; i++) {
    const [x, y, r] = [random.between(120, 1080), random.between(640, 790), random.between(16, 34)];
    rings += `M${(x - r).toFixed(0)} ${y.toFixed(0)}a${r.toFixed(0)} ${(r * 0.28).toFixed(0)} 0 1 0 ${(r * 2).toFixed(0)} 0a${r.toFixed(0)} ${(r * 0.28).toFixed(0)} 0 1 0 ${(-r * 2).toFixed(0)} 0`;
  }
  return (
    svg +
    path(stones, canvas.colour("basalt")) +
    `<g ${clip(canvas, stones)}>${group(svg, 'transform="matrix(1 0 0 -.6 0 946)" opacity=".6"')}${group(two, 'transform="matrix(1 0 0 -.5 0 1098)" opacity=".5"')}</g>` +
    paving(canvas, "basalt", 600, 800, 70) +
    line(rings, "#e6f3f5", 3.4, 'opacity=".7"') +
    two +
    rainfall(canvas, 80)
  );
}

/** From behind: a woman and a boy hold one sheet of nylon over both; the dog has found room under it too. */
function underOneNylon(canvas: Canvas): string {
  const nylon =
    "M384 410C398 318 500 284 606 290C716 284 808 330 826 418C786 400 742 394 700 402C640 386 566 386 508 402C464 394 424 396 384 410Z";
  return (
    people(canvas, [
      [528, 732, 336, { who: "woman", back: true, arms: "up", braids: 2 }],
      [682, 732, 262, { who: "boy", back: true, arms: "up", shirt: "redHot", hair: "short" }],
    ]) +
    path(nylon, canvas.colour("lemon"), `fill-opacity=".86" ${EDGE}`) +
    line("M460 330Q530 316 548 380M690 312Q682 346 708 388", "#fff", 6, `${ROUND} opacity=".7"`) +
    line(
      "M440 318l-10 -22M524 292l-4 -24M610 284l6 -26M716 302l8 -24M796 348l16 -20",
      "#e6f3f5",
      6,
      ROUND,
    ) +
    sittingDog(canvas, 604, 738, 0.86)
  );
}

export const NEAR_TOWN = { wetStreet } as const;
