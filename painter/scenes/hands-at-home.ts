/** Hands at loom, griddle and seed tray, close. */
import { tireFlat } from "../built/tire.ts";
import type { Canvas } from "../canvas.ts";
import { type BandName, bandStrip } from "../cloth/bands.ts";
import type { ColourName } from "../palette.ts";
import { round } from "../path.ts";
import { armOf, fist, openHand, pinch } from "../people/hands.ts";
import { circle, ellipse, line, path, place, rectangle, ring } from "../svg.ts";
import { boards, courses, sheet } from "./grounds.ts";

const ROUND = 'stroke-linecap="round"';

/** Two hands beat the weft home on a backstrap loom. */
function handWeave(canvas: Canvas): string {
  const { random } = canvas;
  const arm = armOf(canvas);
  const [warpColour, gloss] = random.pick([
    ["red", "redHot"],
    ["violet", "rose"],
    ["greenMid", "milpa"],
  ] as const);
  const [first, second, third, fourth] = random.shuffle<BandName>([
    "rombo",
    "materiales",
    "milpa",
    "camino",
  ]);
  let svg = sheet(canvas.colour("indigoDeep"));
  let warp = "";
  for (let i = 0; i < 92; i++) warp += `M${round(150 + i * 9.9)} 0V420`;
  svg += rectangle(146, 0, 910, 420, 0, canvas.shaded(warpColour, -0.16));
  svg += line(warp, canvas.colour(warpColour), 4.6);
  svg += line(warp, canvas.colour(gloss), 1.4, 'transform="translate(1.2 0)"');
  svg += rectangle(80, 70, 1040, 30, 15, canvas.colour("woodLight"));
  svg += rectangle(80, 90, 1040, 8, 4, canvas.colour("wood"));
  svg += rectangle(100, 226, 1000, 24, 12, canvas.colour("woodLight"));
  svg += bandStrip(canvas, first!, 150, 418, 900, 90);
  svg += bandStrip(canvas, second!, 150, 508, 900, 130);
  svg += bandStrip(canvas, third!, 150, 638, 900, 100);
  svg += bandStrip(canvas, fourth!, 150, 738, 900, 90);
  svg += path(
    "M60 388L1140 362L1150 388L1140 416L60 432Q30 410 60 388Z",
    "#1a0a1e",
    'opacity=".25"',
  );
  svg += path("M60 372L1140 346L1150 372L1140 398L60 416Q30 394 60 372Z", canvas.colour("wood"));
  svg += path("M60 372L1140 346L1142 356L56 386Z", canvas.colour("woodLight"));
  return (
    svg +
    fist(canvas, 300, 384, 2.2, -4, arm.skin, arm.sleeve, { arm: 190 }) +
    fist(canvas, 900, 374, 2.2, -2, arm.skin, arm.sleeve, { arm: 190, flip: true })
  );
}

/** A hand picks threads apart on the warp; balls of thread wait beside it. */
function handThread(canvas: Canvas): string {
  const { random } = canvas;
  const arm = armOf(canvas);
  const ground = random.pick(["aubergine", "greenDeep", "indigoDeep", "woodDark"] as const);
  const thread = random.pick(["lemon", "white", "glassTeal"] as const);
  let svg = sheet(canvas.colour(ground));
  let cloth = "";
  const warps = random.shuffle<ColourName>([
    "red",
    "marigold",
    "redHot",
    "rose",
    "indigo",
    "white",
    "red",
  ]);
  const [first, second, third] = random.shuffle<BandName>(["volcan", "camino", "milpa"]);
  warps.forEach((colour, i) => {
    let d = "";
    for (let j = 0; j < 14; j++) d += `M${200 + i * 124 + j * 8.8} -160V470`;
    cloth += line(d, canvas.colour(colour), 5);
  });
  cloth +=
    bandStrip(canvas, "cielo", 196, 430, 876, 66) + bandStrip(canvas, "rombo", 196, 496, 876, 92);
  cloth +=
    bandStrip(canvas, first!, 196, 588, 876, 120) +
    bandStrip(canvas, second!, 196, 708, 876, 110) +
    bandStrip(canvas, third!, 196, 818, 876, 120);
  cloth +=
    rectangle(120, 118, 1020, 34, 17, canvas.colour("woodLight")) +
    rectangle(120, 142, 1020, 9, 4, canvas.colour("wood"));
  cloth += path(
    "M170 372L1100 372Q1136 388 1100 404L170 404Q134 388 170 372Z",
    canvas.colour("wood"),
  );
  svg += place(-40, 20, cloth, 1, -7);
  svg += line("M700 420C640 350 560 330 470 356S330 330 250 380", canvas.colour(thread), 9, ROUND);
  svg += pinch(canvas, 700, 420, 2, -8, arm.skin, arm.sleeve);
  ([thread, "marigoldDeep", "redHot"] as const).forEach((colour, i) => {
    const x = 92 + i * 26;
    const y = 470 + i * 132;
    svg +=
      circle(x - 6, y + 8, 70, "#1a0a1e", 'opacity=".25"') +
      circle(x, y, 68, canvas.colour(colour));
    svg += line(
      `M${x - 52} ${y - 10}q52 -56 100 14M${x - 44} ${y + 14}q48 -48 84 10M${x - 26} ${y - 44}q70 20 60 84`,
      canvas.shaded(colour, -0.1),
      6,
      ROUND,
    );
  });
  return svg;
}

/** Bare hands shape a tortilla beside the hot comal. */
function comal(canvas: Canvas): string {
  const { random } = canvas;
  const arm = armOf(canvas);
  let svg = courses(
    canvas,
    random.pick(["tile", "adobe", "glassTeal", "plasterShade"] as const),
    100,
    200,
  );
  svg += ellipse(560, 420, 400, 380, "#1a0a1e", 'opacity=".22"');
  svg +=
    circle(580, 400, 372, canvas.colour("plasterShade")) +
    circle(580, 400, 350, canvas.shaded("adobeDark", -0.1));
  svg +=
    circle(580, 400, 334, canvas.colour("rubber")) +
    ring(580, 400, 316, canvas.colour("rubberLight"), 6) +
    circle(580, 400, 250, canvas.shaded("rubber", 0.04));
  const tortilla = (x: number, y: number, r: number): string => {
    let spots = "";
    for (let i = 0; i < 7; i++) {
      const angle = random.between(0, 6.28);
      const reach = random.between(0.1, 0.74) * r;
      spots += ellipse(
        x + Math.cos(angle) * reach,
        y + Math.sin(angle) * reach,
        random.between(5, 13),
        random.between(4, 9),
        canvas.colour("woodLight"),
        'opacity=".8"',
      );
    }
    return (
      ellipse(x - 5, y + 7, r, r, "#000", 'opacity=".3"') +
      circle(x, y, r, canvas.colour("cream")) +
      ring(x, y, r * 0.9, canvas.shaded("cream", -0.06), 5) +
      spots
    );
  };
  const turn = random.between(0, 1.2);
  const count = random.integer(3, 4);
  for (let i = 0; i < count; i++) {
    const angle = 2.6 + turn + i * 1.16;
    svg += tortilla(
      560 + Math.cos(angle) * 190,
      380 + Math.sin(angle) * 176,
      random.between(84, 96),
    );
  }
  svg +=
    circle(1080, 150, 168, canvas.colour("woodLight")) +
    ring(1080, 150, 150, canvas.colour("wood"), 12, 'stroke-dasharray="22 10"');
  svg +=
    path("M960 90L1130 10L1230 120L1180 250L1010 270Z", canvas.colour("red")) +
    bandStrip(canvas, "hilo", 972, 160, 240, 46) +
    tortilla(1084, 128, 96) +
    tortilla(1092, 112, 96);
  svg +=
    ellipse(120, 690, 190, 170, "#1a0a1e", 'opacity=".2"') +
    circle(130, 670, 172, canvas.colour("adobe")) +
    circle(130, 670, 148, canvas.shaded("adobe", -0.1)) +
    path(
      "M20 670C30 570 120 560 170 590C250 600 250 720 190 760C110 790 20 760 20 670Z",
      canvas.colour("cream"),
    );
  svg += tortilla(790, 560, 96);
  return svg + openHand(canvas, 900, 596, 1.9, 16, arm.skin, arm.sleeve, { arm: 300 });
}

/** Seedlings are set from trays into bags, seen from above. */
function seedTray(canvas: Canvas): string {
  const { random } = canvas;
  const greens = random.pick([
    ["milpa", "lime"],
    ["greenMid", "milpa"],
    ["green", "glassLime"],
  ] as const);
  const arm = armOf(canvas);
  let svg = boards(canvas, random.pick(["woodLight", "glassTeal", "steel"] as const), 134);
  svg +=
    rectangle(52, 44, 1000, 716, 12, canvas.shaded("wood", -0.04)) +
    rectangle(70, 62, 964, 680, 6, canvas.colour("earthDark"));
  const seedling = (x: number, y: number, size: number): string => {
    const start = random.between(0, 90);
    let leaves = "";
    for (let i = 0; i < 4; i++)
      leaves += ellipse(
        0,
        -size * 0.62,
        size * 0.3,
        size * 0.62,
        canvas.colour(i % 2 ? greens[0] : greens[1]),
        `transform="translate(${round(x)} ${round(y)}) rotate(${round(start + i * 90)})"`,
      );
    return leaves + circle(x, y, size * 0.2, canvas.colour("greenMid"));
  };
  for (let row = 0; row < 5; row++)
    for (let column = 0; column < 7; column++) {
      const x = 142 + column * 137;
      const y = 130 + row * 136;
      svg +=
        circle(x, y, 62, canvas.colour("rubber")) +
        circle(x, y, 52, canvas.shaded("soil", (row + column) % 2 ? -0.03 : 0.02));
      const empty = row > 2 && column > 3;
      if (!empty) svg += seedling(x, y, random.between(34, 52));
      else svg += circle(x, y, 15, canvas.colour("earthDark"));
    }
  svg += pinch(canvas, 690, 538, 2, 4, arm.skin, arm.sleeve) + seedling(690, 528, 50);
  svg += line(
    "M690 538C692 560 688 580 692 600M690 560L676 590M691 566L708 592",
    canvas.colour("cream"),
    4,
    ROUND,
  );
  return svg + tireFlat(canvas, 1180, 180, 120, { tilt: 0.9, thickness: 0.1 });
}

export const HANDS_AT_HOME = { handWeave, handThread, comal, seedTray } as const;
