import { church } from "../../built/church.ts";
import { clip } from "../../built/clip.ts";
import { LAMP_LIGHT } from "../../built/openings.ts";
import { tileRoof } from "../../built/roof.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import type { ColourName } from "../../canvas/palette.ts";
import { round } from "../../canvas/path.ts";
import { group, line, path, place, rectangle, ROUND } from "../../canvas/svg.ts";
import { maize } from "../../land/maize.ts";
import { flowers } from "../../land/plants.ts";
import { ribbon, type RibbonPoint } from "../../land/ribbon.ts";
import { treeRound } from "../../land/trees.ts";
import type { PersonOptions } from "../../people/person-look.ts";
import { people } from "../../people/person.ts";
import { limb, POSES } from "../../people/poses.ts";
import { hen, sittingDog } from "../parts/animals.ts";
import { backdrop, skyline, trees, WIDTH } from "../parts/backdrop.ts";
import { paving, rainfall, sheet } from "../parts/grounds.ts";
import { busDrawing } from "./bus.ts";
import { MURAL_PANELS, PANEL } from "./mural-panels.ts";

/** The long mural wall at the entrance of the town: twelve small pictures in frames, and those who pass. */
function muralWall(canvas: Canvas): string {
  const { random } = canvas;
  let svg = sheet(canvas.air.sky[4]);
  svg +=
    treeRound(canvas, 150, 150, 200, 0.12) + treeRound(canvas, 1010, 150, 220, 0.12, "greenMid");
  svg += rectangle(
    0,
    110,
    WIDTH,
    524,
    0,
    canvas.colour(random.pick(["plaster", "cream", "glassTeal"] as const)),
  );
  const panels = random.shuffle([...MURAL_PANELS]);
  panels.forEach((panel, i) => {
    const x = 22 + (i % 4) * 294;
    // Low enough that the widest cut keeps all three rows.
    const y = 142 + Math.floor(i / 4) * 168;
    const scale = 1.12;
    svg +=
      rectangle(
        x - 8,
        y - 8,
        236 * scale + 16,
        159,
        3,
        canvas.colour(random.pick(["red", "indigo", "wood", "greenDeep"] as const)),
      ) +
      `<g ${clip(canvas, `M${x} ${y}h${round(PANEL.width * scale)}v147h${round(-PANEL.width * scale)}Z`)}>${place(x, y - 11, panel(canvas), [scale, 1.01])}</g>`;
  });
  svg += tileRoof(canvas, -10, 1210, 76, 122, { barrel: 22, rows: 2 });
  svg +=
    rectangle(0, 634, WIDTH, 24, 0, canvas.colour("sand")) +
    rectangle(0, 652, WIDTH, 8, 0, canvas.shaded("sand", -0.13));
  svg +=
    rectangle(0, 660, WIDTH, 150, 0, canvas.blended("basalt", "path", 0.5)) +
    paving(canvas, "sand", 670, 800, 80);
  const passers = random.pick<readonly PersonOptions[]>([
    [
      { who: "woman", pose: "carryHead", load: "basket", goods: "flowers" },
      { who: "man", pose: "walk", hat: "straw", morral: true, flip: true, shirt: "cream" },
    ],
    [
      { who: "woman", pose: "walk", bundle: "red", baby: true },
      { who: "man", pose: "carryBack", load: "wood", flip: true, hat: "straw" },
    ],
  ]);
  return (
    svg +
    people(canvas, [
      [440, 786, 380, passers[0]!],
      [620, 790, 270, { who: "boy", pose: "point", shirt: "red" }],
      [820, 792, 390, passers[1]!],
    ])
  );
}

const EDGE = 'stroke="#2a1416" stroke-width="3" stroke-opacity=".6"';

/** A street after the rain: wide eaves drip, the stones shine, two walk under one nylon. */
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

/** Both arms up at the sheet, in mid-stride. */
const SHELTERED = {
  ...POSES.walk,
  nearArm: limb(8, -92, 7, -113),
  farArm: limb(13, -90, 16, -114),
} as const;

/** Two walk under one nylon that sags between them, each at two of its corners; the dog keeps dry below. */
function underOneNylon(canvas: Canvas): string {
  const WALKS = { pose: "walk", shape: SHELTERED } as const;
  const near = "M356 500Q430 462 512 446Q640 452 754 352Q830 350 896 396";
  const far = "Q870 316 792 292Q668 368 556 388Q430 396 356 500Z";
  return (
    path(near + far, canvas.colour("glassTeal"), `${EDGE} fill-opacity=".82"`) +
    path(
      "M356 500Q430 462 512 446Q640 452 754 352Q830 350 896 396V414Q826 372 756 374Q646 474 514 466Q436 478 358 522Z",
      canvas.shaded("glassTeal", 0.12),
      `${EDGE} fill-opacity=".9"`,
    ) +
    line(
      "M470 430Q530 412 566 406M596 400Q690 372 780 308M404 474Q436 440 466 424",
      "#fff",
      6,
      `${ROUND} opacity=".75"`,
    ) +
    line("M356 530v80M372 524v120M896 424v80M884 414v44", "#e6f3f5", 6, ROUND) +
    people(canvas, [
      [488, 744, 300, { ...WALKS, who: "boy", shirt: "redHot" }],
      [724, 742, 340, { ...WALKS, who: "woman" }],
    ]) +
    sittingDog(canvas, 606, 752, 0.9)
  );
}

const ROAD: readonly RibbonPoint[] = [
  [-60, 730, 74],
  [420, 690, 62],
  [860, 640, 50],
  [1010, 560, 36],
  [820, 490, 25],
  [560, 462, 17],
  [450, 428, 12],
  [560, 404, 8],
  [660, 394, 5],
];

/** The bus has stopped where the road begins to climb: two get out, those who live here come to meet them. */
function busRoad(canvas: Canvas): string {
  let svg = backdrop(canvas, {
    style: "rings",
    sun: [0.62, 0.3],
    sunRadius: 92,
    reach: 660,
    volcanoes: skyline(370, 1.04),
    horizon: 370,
    fields: { y: 396, depth: 0.3, base: 17, bottom: 800 },
    town: [560, 420, 260, 20, 1],
  });
  svg += ribbon(ROAD, canvas.colour("basalt", 0.1), canvas.shaded("basalt", 0.1));
  svg += trees(
    canvas,
    [
      [60, 640, 300, "round"],
      [1150, 560, 210, "round", "greenMid"],
      [1070, 540, 130, "pine"],
    ],
    0.06,
  );
  svg += path("M-10 830V762C400 716 760 690 1210 690V830Z", canvas.colour("milpa"));
  for (let i = 0; i < 3; i++) svg += maize(canvas, 1110 + i * 40, 750 - (i % 2) * 16, 190, 0.03);
  svg += place(56, 316, busDrawing(canvas), 0.56);
  svg += people(canvas, [
    [884, 740, 176, { who: "girl", pose: "run", flip: true, woven: true }],
    [738, 744, 262, { who: "volunteerWoman", pose: "wave", pack: "marigold", skin: "skin4" }],
    [
      954,
      742,
      262,
      { who: "woman", pose: "carryHead", load: "basket", goods: "bread", flip: true },
    ],
    [664, 768, 278, { who: "volunteerMan", pose: "walk", pack: "glassTeal", shirt: "rose" }],
    [1030, 772, 276, { who: "man", pose: "wave", flip: true, hat: "straw", shirt: "teal" }],
  ]);
  return (
    svg +
    sittingDog(canvas, 830, 784, 0.8, "earthDark") +
    hen(canvas, 300, 786, 0.7) +
    flowers(canvas, 380, 792, 170, 16, 14)
  );
}

export const STREETS = { muralWall, wetStreet, busRoad } as const;
