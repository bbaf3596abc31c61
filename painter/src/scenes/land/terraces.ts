import { house, type HouseBay } from "../../built/house.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import { tween, translate, fadeInOut } from "../../canvas/moving.ts";
import type { ColourName } from "../../canvas/palette.ts";
import { areaUnder, type Curve, curvePoints, lerp, round, smooth } from "../../canvas/path.ts";
import { line, path, ROUND } from "../../canvas/svg.ts";
import { maize } from "../../land/maize.ts";
import { mist } from "../../land/mist.ts";
import { agave, flowers } from "../../land/plants.ts";
import { crossing, tweenPose, walking } from "../../people/gait.ts";
import type { PersonOptions } from "../../people/person-look.ts";
import { MASON, people, person } from "../../people/person.ts";
import { limb, type PoseShape, POSES } from "../../people/poses.ts";
import { backdrop, skyline, trees, WIDTH } from "../parts/backdrop.ts";

/** Front edges of the terraces: mean y, and height of the bank below. */
const EDGES: readonly (readonly [y: number, bank: number])[] = [
  [404, 6],
  [438, 9],
  [480, 13],
  [534, 18],
  [602, 25],
  [686, 32],
  [792, 40],
];

const along = (curve: Curve): string => smooth(curvePoints(curve, -20, WIDTH + 20, 60));

/** The bank below a terrace: earth with grass over its edge and a highlight. */
function bank(canvas: Canvas, edge: Curve, height: number, depth: number): string {
  const face = areaUnder(edge, -20, WIDTH + 20, 60, 820);
  const middle = along((x) => edge(x) + height * 0.62);
  const grass = along((x) => edge(x) + height * 0.12);
  return (
    path(face, canvas.shaded("earth", -0.03, depth)) +
    line(
      middle,
      canvas.shaded("earth", 0.05, depth),
      height * 0.34,
      `stroke-dasharray="${round(height * 0.9)} ${round(height * 0.3)}" ${ROUND}`,
    ) +
    line(
      grass,
      canvas.colour("greenMid", depth),
      height * 0.5,
      `stroke-dasharray="${round(height * 0.16)} ${round(height * 0.14)}"`,
    ) +
    line(along(edge), canvas.shaded("lime", 0.06, depth), Math.max(1.6, height * 0.12))
  );
}

/** A crop on a bed: ground colour, and plants in two colours. */
interface Crop {
  soil: ColourName;
  plants: "rows" | "heads" | "stalks" | "blossom";
  colours: readonly [ColourName, ColourName];
}

const CROPS: readonly Crop[] = [
  { soil: "soil", plants: "heads", colours: ["lime", "milpa"] },
  { soil: "straw", plants: "rows", colours: ["maize", "sand"] },
  { soil: "milpa", plants: "stalks", colours: ["green", "lime"] },
  { soil: "earthDark", plants: "heads", colours: ["greenMid", "teal"] },
  { soil: "green", plants: "blossom", colours: ["marigold", "marigoldDeep"] },
  { soil: "greenMid", plants: "stalks", colours: ["greenDeep", "milpa"] },
  { soil: "adobe", plants: "rows", colours: ["earth", "adobeLight"] },
  { soil: "greenDeep", plants: "blossom", colours: ["rose", "white"] },
];

/** Rows of a crop between the back and front edge of a bed; `size` is the height of a plant in units. */
function planted(canvas: Canvas, crop: Crop, back: Curve, front: Curve, depth: number): string {
  const size = Math.max(5, (front(600) - back(600)) * 0.24);
  const [first, second] = crop.colours;
  const count = crop.plants === "rows" ? 5 : 3;
  let svg = "";
  for (let row = 0; row < count; row++) {
    const share = (row + 0.7) / (count + 0.3);
    const d = along((x) => lerp(back(x), front(x), share));
    const grown = size * lerp(0.72, 1.1, share);
    const tone = canvas.colour(row % 2 ? second : first, depth);
    const shadow = canvas.shaded(crop.soil, -0.07, depth);
    const dashes = (length: number, gap: number): string =>
      `stroke-dasharray="${round(length)} ${round(gap)}" stroke-dashoffset="${round(row * grown * 0.8)}"`;
    if (crop.plants === "rows") {
      svg +=
        line(d, shadow, grown * 0.5) + line(d, tone, grown * 0.16, dashes(grown * 3, grown * 0.6));
    } else if (crop.plants === "stalks") {
      const low = along((x) => lerp(back(x), front(x), share) - grown * 0.2);
      svg +=
        line(d, shadow, grown * 0.3) +
        line(low, tone, grown * 1.3, dashes(grown * 0.2, grown * 0.34)) +
        line(low, canvas.colour(second, depth), grown * 0.5, dashes(grown * 0.6, grown * 0.5));
    } else {
      const gap = crop.plants === "heads" ? 1.5 : 0.9;
      const round0 = `${ROUND} ${dashes(0.1, grown * gap)}`;
      svg +=
        line(d, shadow, grown * 0.9, 'opacity=".55"') +
        line(d, tone, grown, round0) +
        line(
          along((x) => lerp(back(x), front(x), share) - grown * 0.16),
          canvas.shaded(row % 2 ? second : first, 0.1, depth),
          grown * 0.42,
          round0,
        );
    }
  }
  return svg;
}

/** Houses: index of the terrace, x, bays. */
const HOMES: readonly (readonly [terrace: number, x: number, items: readonly HouseBay[]])[] = [
  [1, 700, ["window", "door"]],
  [1, 812, ["door", "window"]],
  [2, 330, ["window", "door", "window"]],
  [3, 930, ["arch", "door", "bottles", "arch"]],
];

function homesOn(
  canvas: Canvas,
  terrace: number,
  ground: Curve,
  walls: readonly ColourName[],
): string {
  const depth = lerp(0.26, 0.04, terrace / 5);
  return HOMES.map(([on, x, items], i) => {
    if (on !== terrace) return "";
    const width = 46 + terrace * 34;
    const y = ground(x) + 3 + terrace * 3;
    return (
      trees(
        canvas,
        [[x + width + 12, y, 60 + terrace * 34, i % 2 ? "round" : "cypress", "greenMid"]],
        depth,
      ) +
      house(canvas, x, y, width, 20 + terrace * 11, {
        items,
        depth,
        roofHeight: 14 + terrace * 8,
        colour: walls[i]!,
        gable: i % 2 === 0,
      })
    );
  }).join("");
}

/** Upright with the hoe lifted off the ground. */
const HOE_LIFTED: PoseShape = {
  ...POSES.dig,
  hip: [-4, -48],
  neck: [6, -77],
  nearArm: limb(12, -68, 20, -68),
  farArm: limb(17, -76, 26, -81),
};

/** Options of a man hoeing; `later` is his delay behind the other as a share of a stroke. */
function hoeing({ moment }: Canvas, later: number): PersonOptions {
  const lifted = tween((moment * 6 + later) % 1, [
    [0, 0],
    [0.45, 1],
    [0.6, 1],
    [0.8, 0],
  ]);
  const shape = moment ? tweenPose(POSES.dig, HOE_LIFTED, lifted * fadeInOut(moment)) : undefined;
  return { who: "man", pose: "dig", shape, tool: "hoe", hat: "straw" };
}

/** The family walking home: x, y offset, height, options. */
const FAMILY: readonly (readonly [x: number, lower: number, height: number, PersonOptions])[] = [
  [452, 3, 206, { who: "woman", pose: "walk", load: "basket", goods: "veg" }],
  [544, 4, 214, { ...MASON, pose: "walk2", tool: "hoeOnShoulder", morral: true }],
  [624, 4, 140, { who: "girl", pose: "walk", woven: true }],
];

/** The family crosses the picture along the edge of a terrace. */
function familyGoingHome(canvas: Canvas, ground: Curve): string {
  const { moment } = canvas;
  return FAMILY.map(([x, lower, height, who]) => {
    const otherFoot = who.pose === "walk2";
    const { dx, rounds } = crossing(moment, { x, height, from: -80, to: 1280, otherFoot });
    const shape = moment ? walking(POSES[who.pose ?? "walk"], rounds, !!who.tool) : undefined;
    const walker = person(canvas, x, ground(x) + lower, height, { ...who, shape });
    return translate(walker, dx, ground(x + dx) - ground(x));
  }).join("");
}

/** Terraced fields around a few houses; families come home with their tools. */
function terraces(canvas: Canvas): string {
  const { random } = canvas;
  let svg = backdrop(canvas, {
    sun: [0.66, 0.3],
    sunRadius: 70,
    volcanoes: skyline(316),
    horizon: 316,
    clouds: [
      [260, 110, 230],
      [1010, 120, 200],
    ],
  });
  svg += mist(canvas, 372, {
    count: 3,
    spread: 12,
    scale: 1.2,
    opacity: 0.34,
    colour: canvas.air.mist,
  });
  const phase = random.between(-0.3, 0.5);
  const edges = EDGES.map(
    ([y], i): Curve =>
      (x) =>
        y +
        (8 + i * 7) * Math.sin((x / WIDTH) * 5.2 + phase - i * 0.34) +
        (x / WIDTH - 0.5) * (i % 2 ? 26 : -14),
  );
  const crops = random.shuffle(CROPS);
  const walls = random.shuffle(["plaster", "rose", "sky", "marigold", "cream"] as const);
  const crest: Curve = (x) => edges[0]!(x) - 26;
  let back = crest;
  EDGES.forEach(([, height], i) => {
    const depth = lerp(0.3, 0, i / 5);
    const edge = edges[i]!;
    const crop = crops[i % crops.length]!;
    svg += path(areaUnder(back, -20, WIDTH + 20, 60, 820), canvas.colour(crop.soil, depth));
    svg += planted(canvas, crop, back, edge, depth) + homesOn(canvas, i, back, walls);
    svg += bank(canvas, edge, height, depth);
    if (i === 2)
      svg += people(canvas, [[620, edge(620), 74, { ...hoeing(canvas, 0), depth: 0.1 }]]);
    if (i === 3)
      svg += people(canvas, [
        [300, edge(300), 104, { who: "woman", pose: "kneel", tool: "seedling", depth: 0.06 }],
        [368, edge(368), 112, { ...hoeing(canvas, 0.5), flip: true, depth: 0.06 }],
      ]);
    back = (x) => edge(x) + height;
  });
  const path5 = edges[5]!;
  svg += familyGoingHome(canvas, path5);
  svg +=
    agave(canvas, 1010, path5(1010) + 70, 110) +
    flowers(canvas, 80, edges[6]!(160) + 4, 330, 26, 17);
  for (const [x, height, flip] of [
    [1092, 330, false],
    [1156, 380, true],
    [1206, 350, false],
  ] as const)
    svg += maize(canvas, x, 836, height, 0, { flip });
  return svg;
}

export const TERRACES = { terraces } as const;
