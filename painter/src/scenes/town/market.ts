import { church } from "../../built/church.ts";
import { house } from "../../built/house.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import type { ColourName } from "../../canvas/palette.ts";
import { round } from "../../canvas/path.ts";
import { circle, line, path, rectangle } from "../../canvas/svg.ts";
import { bandStrip } from "../../cloth/bands.ts";
import { type BandName } from "../../cloth/patterns.ts";
import { papelPicado } from "../../hero/papel-picado.ts";
import { flowers } from "../../land/plants.ts";
import { people } from "../../people/person.ts";
import { outlined } from "../parts/outlined.ts";
import { hen } from "../parts/animals.ts";
import { backdrop, groundShadow, skyline } from "../parts/backdrop.ts";
import { paving } from "../parts/grounds.ts";

const EDGE = outlined(2.6);

/** Colours of the goods on a stall, in heaps of two. */
const HEAPS: readonly (readonly [ColourName, ColourName])[] = [
  ["red", "tile"],
  ["lime", "milpa"],
  ["marigold", "lemon"],
  ["cream", "straw"],
];

interface Stall {
  x: number;
  y: number;
  width: number;
  awning: readonly [ColourName, ColourName];
  cloth: BandName;
}

/** A market stall with its left post at x, standing on y. */
function stall(canvas: Canvas, { x, y, width, awning, cloth }: Stall): string {
  let svg = line(
    `M${x} ${y}V${y - 200}M${x + width} ${y}V${y - 200}`,
    canvas.colour("woodDark"),
    8,
  );
  svg += rectangle(x - 6, y - 66, width + 12, 20, 4, canvas.colour("wood"));
  HEAPS.forEach((pair, i) => {
    for (let j = 0; j < 9; j++) {
      const cx = x + 18 + (i * width) / 4 + (j % 4) * (width / 22);
      const cy = y - 74 - Math.floor(j / 4) * 11;
      svg += circle(cx, cy, 9, canvas.colour(pair[(j % 2) as 0 | 1]));
    }
  });
  svg += rectangle(x, y - 48, width, 48, 2, canvas.colour("woodLight"));
  svg += bandStrip(canvas, cloth, x, y - 48, width, 30);
  const scallops = 8;
  const span = (width + 40) / scallops;
  for (let i = 0; i < scallops; i++)
    svg += path(
      `M${round(x - 20 + i * span)} ${y - 200}h${round(span)}v26a${round(span / 2)} 16 0 0 1 ${round(-span)} 0Z`,
      canvas.colour(awning[(i % 2) as 0 | 1]),
    );
  const roof = `M${x - 6} ${y - 238}H${x + width + 6}L${x + width + 20} ${y - 200}H${x - 20}Z`;
  return svg + path(roof, canvas.colour(awning[0]));
}

/** Small heaps of fruit and vegetables on a cloth, its corner at (x, y). */
function groundCloth(canvas: Canvas, x: number, y: number): string {
  const { random } = canvas;
  let svg = path(`M${x} ${y}l34 -44h196l40 44Z`, canvas.colour("indigo"));
  svg += line(`M${x + 12} ${y - 10}h246`, canvas.colour("rose"), 5, 'stroke-dasharray="9 6"');
  const heaps: readonly (readonly [ColourName, ColourName])[] = [
    ["red", "tile"],
    ["lime", "greenMid"],
    ["lemon", "marigold"],
  ];
  heaps.forEach((pair, i) => {
    const cx = x + 68 + i * 66;
    for (let j = 0; j < 8; j++) {
      const row = j < 4 ? 0 : j < 7 ? 1 : 2;
      const offset = (j < 4 ? j : j < 7 ? j - 3.5 : 1.5) - 1.5;
      svg += circle(
        cx + offset * 13 + random.between(-1, 1),
        y - 22 - row * 11,
        8.4,
        canvas.colour(pair[(j % 2) as 0 | 1]),
      );
    }
  });
  return svg;
}

/** A bucket of cut flowers standing at (x, y). */
function bucketOfFlowers(canvas: Canvas, x: number, y: number, bloom: ColourName): string {
  const { random } = canvas;
  let stems = "";
  let heads = "";
  for (let i = 0; i < 11; i++) {
    const dx = random.between(-30, 30);
    const up = random.between(62, 104);
    stems += `M${x} ${y - 40}L${round(x + dx)} ${round(y - up)}`;
    heads += `M${round(x + dx)} ${round(y - up)}h.01`;
  }
  return (
    line(stems, canvas.colour("green"), 4) +
    line(heads, canvas.colour(bloom), 19, 'stroke-linecap="round"') +
    line(heads, canvas.shaded(bloom, 0.12), 8, 'stroke-linecap="round"') +
    path(`M${x - 24} ${y - 48}h48l-7 48h-34Z`, canvas.colour("steel")) +
    path(`M${x - 24} ${y - 48}h14l1 48h-8Z`, "#1a0a1e", 'opacity=".14"')
  );
}

/** Market day in front of the church: sellers behind stalls and cloths, buyers between them. */
function market(canvas: Canvas): string {
  let svg = backdrop(canvas, {
    sun: [0.24, 0.24],
    horizon: 330,
    volcanoes: skyline(330),
    clouds: [[480, 110, 200]],
    fields: { y: 380, depth: 0.4, base: 14, bottom: 520 },
  });
  for (const [x, colour, width] of [
    [-30, "marigold", 210],
    [176, "sky", 190],
    [820, "rose", 200],
    [1016, "lime", 220],
  ] as const)
    svg += house(canvas, x, 530, width, 112, {
      items: ["arch", "door", "arch"],
      colour,
      roofHeight: 58,
      depth: 0.06,
    });
  svg += church(canvas, 566, 534, 300, 0.04);
  svg += path("M-10 524H1210V810H-10Z", canvas.colour("sand"));
  svg += path("M420 534H720L560 566H330Z", "#1a0a1e", 'opacity=".1"');
  svg += paving(canvas, "sand", 548, 800, 90);
  svg +=
    papelPicado(canvas, -20, 300, 470, 330, 46, 14, 30) +
    papelPicado(canvas, 660, 330, 1220, 290, 52, 16, 30);
  svg += people(canvas, [
    [478, 600, 104, { who: "man", pose: "carryBack", load: "wood" }],
    [660, 596, 102, { who: "woman", pose: "walk", flip: true, load: "basket", goods: "flowers" }],
    [330, 662, 152, { who: "woman", pose: "hold" }],
    [838, 662, 150, { who: "woman", pose: "pass", flip: true }],
    [944, 662, 148, { who: "man", pose: "hold", hat: "straw", shirt: "cream", flip: true }],
  ]);
  svg += groundShadow(320, 676, 170, 14, 0.14) + groundShadow(880, 676, 170, 14, 0.14);
  svg += stall(canvas, { x: 190, y: 670, width: 250, awning: ["red", "cream"], cloth: "cielo" });
  svg += stall(canvas, {
    x: 752,
    y: 670,
    width: 260,
    awning: ["indigo", "cream"],
    cloth: "rombo",
  });
  svg +=
    bucketOfFlowers(canvas, 1040, 690, "rose") + bucketOfFlowers(canvas, 1096, 702, "marigold");
  svg += groundShadow(420, 772, 150, 12, 0.14) + groundShadow(690, 764, 120, 12, 0.14);
  svg += people(canvas, [
    [330, 770, 232, { who: "woman", pose: "kneel", goods: "veg" }],
    [560, 730, 220, { who: "woman", back: true, woven: true, bundle: "indigo", baby: true }],
  ]);
  svg += groundCloth(canvas, 372, 790);
  svg += bucketOfFlowers(canvas, 184, 776, "marigold") + bucketOfFlowers(canvas, 240, 792, "red");
  return svg + goingHome(canvas);
}

/** In the foreground, from behind, on the way home: a woman with flowers on her head, a girl with a hen. */
function goingHome(canvas: Canvas): string {
  const two = people(canvas, [
    [744, 1000, 600, { who: "woman", back: true, braids: 1, arms: "load", shadow: false }],
    [
      926,
      990,
      420,
      { who: "girl", back: true, braids: 2, woven: true, arms: "fore", shadow: false },
    ],
  ]);
  const basket =
    flowers(canvas, 648, 386, 192, 13, 46) +
    path("M638 374H850L816 426H672Z", canvas.colour("bamboo"), EDGE) +
    line("M650 392H838M660 410H826", canvas.colour("bambooDark"), 6, 'stroke-dasharray="16 7"');
  return basket + two + hen(canvas, 1010, 792, 1.3);
}

export const MARKET = { market } as const;
