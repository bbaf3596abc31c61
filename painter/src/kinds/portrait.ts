/**
 * Portraits of people whose photograph is not here yet (design 11.4). A drawn face would be a false
 * likeness: the usual stand-in is somebody from behind at the work of the office, or a still life of
 * the trade; a paper silhouette without features is drawn only with the person's agreement.
 */
import { bottleField } from "../built/bottle.ts";
import { clip } from "../built/clip.ts";
import { tireRing } from "../built/tire.ts";
import { type Canvas, makeCanvas } from "../canvas/canvas.ts";
import type { ColourName } from "../canvas/palette.ts";
import { taper } from "../canvas/path.ts";
import type { Picture } from "../canvas/picture.ts";
import { brushOf, random } from "../canvas/random.ts";
import { circle, ellipse, line, path, rectangle, ring } from "../canvas/svg.ts";
import { bandStrip } from "../cloth/bands.ts";
import { type BandName } from "../cloth/patterns.ts";
import type { PortraitOptions, ProfilePortrait, TradePortrait } from "../description/portrait.ts";
import { patchwork } from "../land/patchwork.ts";
import { volcano } from "../land/volcano.ts";
import { object } from "../objects/all.ts";
import { AT_WORK } from "./at-work.ts";

const WIDTH = 480;
const HEIGHT = 560;

/** Six grounds with their accent and band; a team's portraits take them in turn. */
const GROUNDS: readonly (readonly [ground: ColourName, accent: ColourName, band: BandName])[] = [
  ["marigold", "red", "camino"],
  ["glassTeal", "indigo", "cielo"],
  ["rose", "redDeep", "rombo"],
  ["milpa", "greenDeep", "milpa"],
  ["sky", "indigo", "libro"],
  ["adobeLight", "tile", "volcan"],
];

const BANDS_OF_BLOUSE: readonly ColourName[] = ["marigold", "white", "indigo", "rose", "greenMid"];

/** The land seen through the opening of a tire. */
function viewThroughTire(canvas: Canvas): string {
  const [x, y, r] = [240, 244, 104];
  const step = (i: number): string => canvas.light((air) => air.sky[i]!);
  let land = circle(x, y, r, step(3));
  land += circle(x + 44, y - 34, 62, step(4)) + circle(x + 44, y - 34, 42, step(5));
  land += circle(
    x + 44,
    y - 34,
    22,
    canvas.light((air) => air.sun),
  );
  const base = y + 46;
  land += volcano(canvas, { x: x - 26, y: y - 48, base, left: 92, right: 96, crater: 5 });
  land += patchwork(canvas, (at) => y + 30 - 6 * Math.sin(at / 34), {
    from: x - r,
    to: x + r,
    depth: 0.12,
    strips: 3,
    base: 18,
    parcel: 52,
    slant: 14,
    bottom: y + r,
    hedges: false,
  }).svg;
  const opening = `M${x - r} ${y}A${r} ${r} 0 0 1 ${x + r} ${y}A${r} ${r} 0 0 1 ${x - r} ${y}Z`;
  return (
    tireRing(canvas, x, y, 208, { hole: step(3), teeth: 44 }) +
    `<g ${clip(canvas, opening)}>${land}</g>`
  );
}

/** A tire, ripples of paper, or an arch of bottles: what the things stand in front of. */
function frameOf(canvas: Canvas, index: number, ground: ColourName, accent: ColourName): string {
  if (index % 3 === 0) return viewThroughTire(canvas);
  const white = canvas.colour("white");
  if (index % 3 === 1) {
    let svg = "";
    for (let i = 0; i < 5; i++) {
      const fill = i % 2 ? canvas.colour(ground) : canvas.blended(ground, accent, 0.5 + i * 0.08);
      svg += circle(240, 250, 226 - i * 34, fill);
    }
    return svg + ring(240, 250, 214, white, 5, 'stroke-dasharray="12 12" opacity=".7"');
  }
  return (
    path("M56 470V250A184 196 0 0 1 424 250V470Z", canvas.colour(accent)) +
    line(
      "M40 470V248A200 214 0 0 1 440 248V470",
      white,
      5,
      'stroke-dasharray="14 10" opacity=".7"',
    ) +
    bottleField(canvas, 90, 96, 300, 120, 15, {
      test: (x, y) => Math.hypot(x - 240, y - 250) < 158,
    })
  );
}

function trade(canvas: Canvas, { index, objects }: TradePortrait): string {
  const [ground, accent, band] = GROUNDS[index % GROUNDS.length]!;
  let svg = rectangle(0, 0, WIDTH, HEIGHT, 0, canvas.colour(ground));
  svg += frameOf(canvas, index, ground, accent);
  const atWork = AT_WORK[objects[0]];
  if (atWork) return svg + atWork(canvas) + bandStrip(canvas, band, 0, 532, WIDTH, 28);
  svg += rectangle(0, 452, WIDTH, 120, 0, canvas.colour("wood"));
  svg += rectangle(0, 452, WIDTH, 12, 0, canvas.colour("woodLight"));
  svg += path("M70 452H410L446 560H34Z", canvas.colour("cream"));
  const cut = clip(canvas, "M64 470H416L440 546H40Z");
  svg += `<g ${cut}>${bandStrip(canvas, band, 30, 474, 420, 66)}</g>`;
  const [first, second] = objects;
  if (!second) return svg + object(canvas, first, 240, 480, 220);
  return svg + object(canvas, first, 176, 476, 190) + object(canvas, second, 326, 492, 140);
}

const TORSO = "M36 580C40 470 76 412 176 392L286 384C372 404 424 470 436 580Z";
const TORSO_SHADE = "M36 580C40 470 76 412 176 392L200 400C130 440 110 500 110 580Z";
const COLLAR = "M164 402C206 444 270 436 298 392";
const HEAD =
  "M170 268C146 214 150 144 190 114C232 84 300 92 322 136C330 154 330 168 331 184C332 192 327 198 329 206" +
  "C334 220 346 234 352 246C356 254 352 259 342 260C339 262 340 268 341 272C344 277 342 281 337 283" +
  "C341 287 342 292 338 297C333 303 334 308 335 316C336 334 322 344 300 342C282 340 268 334 254 326L206 330Z";

function clothes(canvas: Canvas, cloth: ColourName, huipil: boolean): string {
  const cut = clip(canvas, TORSO);
  const shade = path(TORSO_SHADE, "#1a0a1e", 'opacity=".16"');
  const torso = path(TORSO, canvas.colour(cloth));
  if (!huipil) {
    const lapel = canvas.shaded(cloth, 0.12);
    const shirt = line("M250 390L300 470L330 384", lapel, 9, 'stroke-linejoin="round"');
    return `${torso}<g ${cut}>${shade}${shirt}</g>`;
  }
  let bands = "";
  BANDS_OF_BLOUSE.forEach((colour, i) => {
    bands += rectangle(0, 430 + i * 27, WIDTH, i % 2 ? 9 : 15, 0, canvas.colour(colour));
    const stitch = BANDS_OF_BLOUSE[(i + 2) % BANDS_OF_BLOUSE.length]!;
    if (i % 2 === 0)
      bands += line(`M0 ${438 + i * 27}H480`, canvas.colour(stitch), 5, 'stroke-dasharray="10 10"');
  });
  return `${torso}<g ${cut}>${bands}${shade}</g>`;
}

function hairOf(canvas: Canvas, hair: NonNullable<ProfilePortrait["hair"]>): string {
  const fill = canvas.colour(hair === "grey" ? "steelDark" : "hair");
  if (hair === "braid") {
    const strands = "M300 128C250 120 204 150 186 206M270 104C220 106 176 142 160 200";
    return (
      path(
        "M331 160C330 110 282 72 222 82C160 90 128 146 134 210C138 252 150 282 176 296C190 300 196 288 196 272C198 250 206 236 216 214C230 176 270 150 331 160Z",
        fill,
      ) + line(strands, canvas.shaded("hair", 0.1), 4, 'stroke-linecap="round" opacity=".8"')
    );
  }
  if (hair === "bun")
    return (
      circle(132, 136, 44, fill) +
      path(
        "M331 158C328 108 280 74 222 82C160 90 130 146 138 206C144 240 158 262 184 270C196 266 200 250 206 232C216 192 262 152 331 158Z",
        fill,
      )
    );
  if (hair === "curly") {
    const curls = [
      [170, 130, 44],
      [214, 96, 46],
      [268, 92, 44],
      [308, 122, 36],
      [146, 180, 42],
      [150, 232, 36],
      [196, 160, 50],
      [250, 132, 44],
    ] as const;
    return curls.map(([x, y, r]) => circle(x, y, r, fill)).join("");
  }
  if (hair === "long")
    return path(
      "M331 160C330 110 282 72 222 82C156 92 122 150 128 230C130 320 120 370 130 420C170 440 200 420 204 380C200 330 200 280 216 214C230 176 270 150 331 160Z",
      fill,
    );
  return path(
    "M331 156C330 106 280 70 220 82C162 92 136 146 144 208C148 232 158 252 176 262C186 262 190 250 194 238C196 216 204 208 214 200C222 176 240 158 268 152C294 146 312 148 331 156Z",
    fill,
  );
}

function hatOf(canvas: Canvas, hat: NonNullable<ProfilePortrait["hat"]>): string {
  if (hat === "straw")
    return (
      path("M150 120C150 40 200 20 240 26C290 20 336 50 334 118Z", canvas.colour("straw")) +
      bandStrip(canvas, "hilo", 148, 96, 188, 26) +
      path("M70 128C140 96 350 92 424 122C350 150 150 154 70 128Z", canvas.shaded("straw", -0.04))
    );
  if (hat === "cap")
    return (
      path("M146 150C142 80 190 56 240 58C296 58 334 92 334 146Z", canvas.colour("indigo")) +
      path(
        "M300 140C350 128 400 136 420 156C384 164 340 160 306 154Z",
        canvas.shaded("indigo", -0.06),
      )
    );
  return (
    path("M136 150C130 66 190 44 236 46C296 46 340 84 340 150Z", canvas.colour("marigold")) +
    rectangle(124, 138, 250, 22, 10, canvas.shaded("marigold", -0.07)) +
    line("M236 48C258 76 262 110 262 138", canvas.shaded("marigold", -0.1), 9)
  );
}

function bust(canvas: Canvas, options: ProfilePortrait): string {
  const { skin = "skin1", hair = "braid", hat, cloth = "red", huipil = true } = options;
  const face = canvas.colour(skin);
  const shade = canvas.shaded(skin, -0.06);
  const marigold = canvas.colour("marigold");
  let svg = "";
  if (hair === "braid") {
    const braid = taper(
      [
        [150, 210],
        [120, 320],
        [110, 430],
        [118, 520],
      ],
      [34, 28, 24, 14],
    );
    svg += path(braid, canvas.colour("hair"));
    const ribbon = "M116 400C112 440 112 470 116 506";
    svg += line(ribbon, marigold, 20, 'stroke-dasharray="16 12"');
  }
  svg += clothes(canvas, cloth, huipil);
  svg += path(
    "M182 300C186 350 176 384 168 398C210 436 262 428 292 390C276 376 270 352 272 326Z",
    shade,
  );
  if (huipil) {
    svg += line(COLLAR, marigold, 13, 'stroke-linecap="round"');
    svg += line(COLLAR, canvas.colour("indigo"), 5, 'stroke-dasharray="8 8"');
  }
  svg += path(HEAD, face);
  const jaw = "M254 326C268 334 282 340 300 342C322 344 336 334 335 316C318 330 284 326 262 306Z";
  svg += path(jaw, shade, 'opacity=".6"');
  svg += ellipse(232, 226, 14, 22, shade) + ellipse(234, 226, 8, 14, face);
  if (huipil && hair === "braid")
    svg += circle(232, 254, 6, marigold) + circle(232, 266, 4, canvas.colour("red"));
  return svg + hairOf(canvas, hair) + (hat ? hatOf(canvas, hat) : "");
}

function profile(canvas: Canvas, options: ProfilePortrait): string {
  const [ground, accent, band] = GROUNDS[options.index % GROUNDS.length]!;
  let svg = rectangle(0, 0, WIDTH, HEIGHT, 0, canvas.colour(ground));
  for (let i = 0; i < 4; i++)
    svg += circle(250, 240, 250 - i * 50, canvas.blended(ground, "white", 0.1 + i * 0.1));
  const halo = 'stroke-dasharray="22 12" opacity=".85"';
  svg += ring(250, 240, 226, canvas.colour(accent), 9, halo);
  const figure = bust(canvas, options);
  svg += options.flip ? `<g transform="translate(${WIDTH} 0) scale(-1 1)">${figure}</g>` : figure;
  return svg + bandStrip(canvas, band, 0, 524, WIDTH, 36);
}

/** Paints a portrait, 480×560. */
export function portrait(options: PortraitOptions, seed = "x"): Picture {
  const canvas = makeCanvas({
    id: "p",
    width: WIDTH,
    height: HEIGHT,
    random: random(`portrait${seed}${options.index}`),
  });
  const body = options.kind === "trade" ? trade(canvas, options) : profile(canvas, options);
  const brush = brushOf(`portrait${seed}${options.index}`);
  return { width: WIDTH, height: HEIGHT, defs: canvas.defs, body, brush };
}
