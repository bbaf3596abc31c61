/** Backgrounds of outdoor scenes, and small elements used by most scenes. */
import type { Canvas, SkyStyle } from "../../canvas/canvas.ts";
import type { ColourName } from "../../canvas/palette.ts";
import { type Curve, ridge } from "../../canvas/path.ts";
import { ellipse, group } from "../../canvas/svg.ts";
import { town } from "../../hero/town.ts";
import { cloud } from "../../land/cloud.ts";
import { forest } from "../../land/forest.ts";
import { hill } from "../../land/hill.ts";
import { mist } from "../../land/mist.ts";
import { patchwork } from "../../land/patchwork.ts";
import { tufts } from "../../land/plants.ts";
import { sky } from "../../land/sky.ts";
import { cypress, pine, treeRound } from "../../land/trees.ts";
import { LANDS } from "./open-lands.ts";
import { HEIGHT, WIDTH } from "./stage.ts";
import { volcano, type VolcanoForm } from "../../land/volcano.ts";

export { HEIGHT, WIDTH };

/** A volcano of the background: position of its crater, and horizontal reach of both slopes. */
export interface BackdropVolcano {
  x: number;
  y: number;
  reach: number;
  /** Uses the paler colours of distant mountains. */
  far?: boolean;
  /** Length of the smoke plume. */
  plume?: number;
  /** Silhouette; default: derived from the position. */
  form?: VolcanoForm;
}

const FORMS: readonly VolcanoForm[] = ["cone", "shouldered", "broad"];

/** Default silhouette: varies with the position. */
const formAt = ({ x, y, far }: BackdropVolcano): VolcanoForm =>
  far ? "cone" : FORMS[Math.round(x / 20 + y / 10) % FORMS.length]!;

/** Volcanoes as seen from Comalapa: Agua alone in the far east, Fuego, which smokes, behind Acatenango. */
export const skyline = (horizon: number, scale = 1): readonly BackdropVolcano[] => [
  { x: 190, y: horizon - 116 * scale, reach: 300 * scale, far: true, form: "cone" },
  {
    x: 836 + 174 * scale,
    y: horizon - 136 * scale,
    reach: 260 * scale,
    plume: 110 * scale,
    form: "cone",
  },
  { x: 836, y: horizon - 164 * scale, reach: 300 * scale, form: "shouldered" },
];

export interface BackdropFields {
  /** Mean height (y) of the hill under the fields, and its slope down to the right. */
  y: number;
  tilt?: number;
  /** Height of the uppermost strip; each next one is higher. */
  base?: number;
  /** The y at which the hill ends, to be covered by the scene's ground. */
  bottom?: number;
  depth?: number;
  warmth?: number;
}

export interface BackdropOptions {
  /** Sky style at all times of day; default: set by the description or random. */
  style?: SkyStyle;
  horizon?: number;
  /** Position of the sun as shares of width and height. */
  sun?: readonly [number, number];
  sunRadius?: number;
  /** Radius of the outermost sky ring. */
  reach?: number;
  clouds?: readonly (readonly [x: number, y: number, width: number])[];
  volcanoes?: readonly BackdropVolcano[];
  mist?: boolean;
  /** Draws two wooded ridges on the horizon. */
  ridges?: boolean;
  fields?: BackdropFields;
  /** A town on the fields: left end, y, width, number of houses, scale. */
  town?: readonly [x: number, y: number, width?: number, count?: number, scale?: number];
}

const SKIES: readonly SkyStyle[] = ["rings", "rings", "strips", "clouds", "clouds", "strips"];

function fieldsOf(canvas: Canvas, fields: BackdropFields): string {
  const { y, tilt = 0, base = 18, bottom = HEIGHT + 10, depth = 0.3, warmth = 0.3 } = fields;
  const line = ridge(canvas.random, { width: WIDTH, y, amplitude: 22, frequency: 0.9, tilt });
  return patchwork(canvas, line, {
    depth: depth + 0.16,
    strips: 5,
    base,
    growth: 1.34,
    parcel: 100,
    slant: 28,
    warmth,
    bottom,
  }).svg;
}

/** Sky, volcanoes, far ridges and fields (design 11.2, layers 1 to 4). */
export function backdrop(canvas: Canvas, options: BackdropOptions = {}): string {
  if (canvas.land) return LANDS[canvas.land](canvas, { horizon: options.horizon ?? 430 });
  const { random } = canvas;
  const { horizon = 430, sun = [0.7, 0.36], ridges = true } = options;
  const style = options.style || canvas.skyStyle || random.pick(SKIES);
  let svg = sky(canvas, {
    style,
    horizon,
    sunX: sun[0] * WIDTH,
    sunY: sun[1] * HEIGHT,
    sunRadius: options.sunRadius || 58,
    reach: options.reach,
    sun: canvas.time !== "rain",
    stars: canvas.night,
  });
  if (style !== "clouds")
    for (const [x, y, width] of options.clouds ?? []) svg += cloud(canvas, x, y, width);
  let mountains = "";
  for (const mountain of options.volcanoes ?? []) {
    const { x, y, reach, far, plume, form = formAt(mountain) } = mountain;
    mountains += volcano(canvas, {
      x,
      y,
      base: horizon + 60,
      left: form === "shouldered" ? reach * 1.25 : reach,
      right: form === "broad" ? reach * 1.2 : reach,
      set: far ? "farVolcano" : "volcano",
      plume: plume ?? 0,
      crater: form === "broad" ? 26 : 11,
      form,
      woods: 0.34,
    });
  }
  // A test counts pictures with this class.
  if (mountains) svg += group(mountains, 'class="valley"');
  if (options.mist !== false) {
    const colour = canvas.air.sky[6];
    svg += mist(canvas, horizon + 6, { count: 3, spread: 10, scale: 1, opacity: 0.3, colour });
  }
  if (ridges) svg += farRidges(canvas, horizon);
  if (options.fields) {
    svg += fieldsOf(canvas, options.fields);
    if (options.town) {
      const [x, y, width = 240, count = 14, scale = 0.9] = options.town;
      svg += town(canvas, x, y, width, 0.3, count, scale);
    }
  }
  return svg;
}

function farRidges(canvas: Canvas, horizon: number): string {
  const { random } = canvas;
  const far = ridge(random, { width: WIDTH, y: horizon + 14, amplitude: 16, frequency: 1.2 });
  const farTone = canvas.air.farVolcano[1];
  const svg = forest(canvas, far, farTone, { size: 17, pines: 0.1, shadow: 0.07 });
  const near = ridge(random, { width: WIDTH, y: horizon + 44, amplitude: 18, frequency: 1 });
  return (
    svg +
    forest(canvas, near, canvas.colour("pine", 0.5), {
      size: 20,
      pines: 0.12,
      light: canvas.colour("greenMid", 0.5),
      shadow: 0.1,
    })
  );
}

/** The scene's ground with tufts of grass. */
export function ground(
  canvas: Canvas,
  curve: Curve,
  colour: ColourName,
  grass: ColourName = "green",
): string {
  const { random } = canvas;
  return (
    hill(canvas, curve, canvas.colour(colour), { shadow: 0.14 }) +
    tufts(
      canvas,
      (x) => curve(x) + random.between(8, 200),
      0,
      WIDTH,
      22,
      11,
      canvas.colour(grass),
      'opacity=".8"',
    )
  );
}

export type TreeKind = "round" | "pine" | "cypress";

/** Several trees, each with foot, height, kind, and the colour of a round one. */
export const trees = (
  canvas: Canvas,
  list: readonly (readonly [
    x: number,
    y: number,
    height: number,
    kind: TreeKind,
    colour?: ColourName,
  ])[],
  depth = 0,
): string =>
  list
    .map(([x, y, height, kind, colour = "green"]) => {
      if (kind === "pine") return pine(canvas, x, y, height, depth);
      if (kind === "cypress") return cypress(canvas, x, y, height, depth);
      return treeRound(canvas, x, y, height, depth, colour);
    })
    .join("");

/** Flat drop shadow of a large object around (x, y). */
export const groundShadow = (
  x: number,
  y: number,
  rx: number,
  ry: number,
  opacity: number,
): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="#1a0a1e" opacity="${`${opacity}`.replace(/^0(?=\.)/, "")}"/>`;

/** Warm glow of lamps on their surroundings. */
export function lampGlow(
  canvas: Canvas,
  x: number,
  y: number,
  rx: number,
  ry: number,
  opacity: number,
): string {
  const id = `${canvas.id}glow`;
  if (!canvas.symbols.has("lamp glow")) {
    canvas.symbols.set("lamp glow", id);
    canvas.defs.push(
      `<radialGradient id="${id}"><stop offset="0" stop-color="#ffc868" stop-opacity=".85"/><stop offset="1" stop-color="#ffb040" stop-opacity="0"/></radialGradient>`,
    );
  }
  return ellipse(x, y, rx, ry, `url(#${id})`, `opacity="${opacity}"`);
}
