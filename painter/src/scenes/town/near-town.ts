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
    path("M380 370C480 250 700 230 820 350V620H380Z", canvas.colour("greenMid", 0.1)) +
    church(canvas, 690, 590, 250);
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
    "M404 372C470 326 560 322 640 350C690 366 740 396 786 438C770 452 764 470 768 500C730 484 700 478 662 482Q630 492 604 482C570 452 540 430 508 424C470 400 436 398 396 412C404 400 408 386 404 372Z";
  return (
    path(nylon, canvas.colour("lemon"), EDGE) +
    line("M470 350Q560 350 604 396M660 372Q700 392 714 432", "#fff", 6, `${ROUND} opacity=".7"`) +
    line("M452 326l-8 -22M540 312l-2 -24M630 326l8 -24M716 372l14 -20", "#e6f3f5", 6, ROUND) +
    people(canvas, [
      [528, 740, 336, { who: "woman", back: true, arms: "cheer", braids: 2 }],
      [690, 744, 262, { who: "boy", back: true, arms: "cheer", shirt: "redHot", hair: "short" }],
    ]) +
    sittingDog(canvas, 602, 750, 0.86)
  );
}

export const NEAR_TOWN = { wetStreet } as const;
