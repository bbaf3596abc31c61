/** Objects that stand on a table or sill, at the bottom of a 400×400 square. */
import { clip } from "../built/clip.ts";
import { dome } from "../built/dome.ts";
import { house } from "../built/house.ts";
import type { ColourName } from "../canvas/palette.ts";
import { circle, ellipse, line, path, place, rectangle, ROUND } from "../canvas/svg.ts";
import { treeRound } from "../land/trees.ts";
import type { Thing } from "./thing.ts";

/** A seedling in a clay pot. */
export const sprout: Thing = (canvas) =>
  path("M80 232H320L288 400H112Z", canvas.colour("adobe")) +
  rectangle(64, 208, 272, 40, 8, canvas.shaded("adobe", 0.06)) +
  line("M200 216C200 120 208 80 200 20", canvas.colour("green"), 20, ROUND) +
  path(
    "M200 136C64 144 40 32 40 32C152 8 200 64 200 136ZM200 80C320 80 344 -40 344 -40C232 -48 200 8 200 80Z",
    canvas.colour("milpa"),
  );

const EARS = ["maize", "lemon", "adobe", "maize", "aubergine", "lemon", "maize"] as const;

/** Maize ears of four colours in a basket. */
export const maizeBasket: Thing = (canvas) => {
  const ear = (colour: ColourName, i: number): string =>
    place(
      32 + i * 56,
      256,
      path("M-28 0C-40 -104 -16 -184 0 -200C16 -184 40 -104 28 0Z", canvas.colour(colour)) +
        line("M-12 -40V-160M12 -40V-160", "#fff", 8, 'stroke-dasharray="12 8" opacity=".55"') +
        path("M-32 0L-52 -96L0 -24L48 -104L32 0Z", canvas.colour("lime")),
      1,
      -36 + i * 12,
    );
  return (
    EARS.map(ear).join("") +
    path(
      "M-48 232H448C438 352 374 400 200 400C26 400 -38 352 -48 232Z",
      canvas.colour("woodLight"),
    ) +
    line(
      "M-36 280H436M-13 324H413M36 368H364",
      canvas.colour("wood"),
      18,
      'stroke-dasharray="40 24"',
    ) +
    line("M-48 232H448", canvas.colour("wood"), 28, ROUND)
  );
};

const SPINES = ["red", "indigo", "marigold", "greenMid", "violet", "glassTeal", "adobe"] as const;

export const books: Thing = (canvas) => {
  const { random } = canvas;
  let x = -20;
  let svg = "";
  for (const colour of SPINES) {
    const width = random.between(44, 68);
    const height = random.between(248, 368);
    svg += rectangle(x, 400 - height, width, height, 6, canvas.colour(colour));
    const stripe = (share: number): string =>
      `M${x + width * 0.2} ${400 - height * share}h${width * 0.6}`;
    svg += line(stripe(0.82) + stripe(0.2), canvas.colour("cream"), 8);
    x += width + 4;
  }
  return svg;
};

/** A globe centred on the Americas. */
export const globe: Thing = (canvas) => {
  const sea = "M48 176A152 152 0 0 1 352 176A152 152 0 0 1 48 176Z";
  const land =
    "M96 60C150 24 214 40 236 74C226 92 206 92 198 112C184 116 186 132 196 140C206 148 214 156 224 160C216 166 200 160 188 150C168 140 160 124 150 110C132 104 116 84 96 60ZM226 158C262 154 292 178 286 206C272 234 256 256 246 300C232 318 226 296 226 268C222 240 206 226 204 202C206 184 212 168 226 158Z";
  return (
    line("M64 60A190 190 0 0 0 300 336", canvas.colour("woodDark"), 20, ROUND) +
    rectangle(120, 370, 160, 30, 12, canvas.colour("woodDark")) +
    rectangle(186, 322, 28, 56, 0, canvas.colour("woodDark")) +
    path(sea, canvas.colour("glassBlue")) +
    `<g ${clip(canvas, sea)}>` +
    line("M40 176H360M60 100H340M60 252H340", canvas.shaded("glassBlue", 0.06), 5) +
    path(land, canvas.colour("milpa")) +
    path("M40 20H150C70 100 60 250 150 340H40Z", "#1a0a1e", 'opacity=".16"') +
    "</g>" +
    circle(190, 134, 11, canvas.colour("red"))
  );
};

/** An open account book with ruled columns and a pencil; its entries are illegible. */
export const ledger: Thing = (canvas) => {
  let entries = "";
  for (let row = 0; row < 6; row++) {
    const y = 176 + row * 34;
    entries += `M-24 ${y + 12}L${80 - (row % 3) * 16} ${y + 16}M136 ${y + 18}h40M240 ${y + 18}L${336 + (row % 2) * 20} ${y + 14}M400 ${y + 12}h40`;
  }
  const leaves =
    path(
      "M200 392C120 352 0 352 -96 384V136C0 104 120 104 200 144C280 104 400 104 496 136V384C400 352 280 352 200 392Z",
      canvas.colour("redDeep"),
    ) +
    path(
      "M200 376C120 336 16 336 -72 368V128C16 96 120 96 200 136C280 96 384 96 472 128V368C384 336 280 336 200 376Z",
      canvas.colour("white"),
    ) +
    line("M112 108V348M376 108V348", canvas.colour("rose"), 7) +
    line("M200 136V376", canvas.colour("plasterShade"), 12) +
    line(entries, canvas.colour("indigo"), 9, ROUND) +
    line("M160 408L368 280", canvas.colour("marigold"), 24, ROUND) +
    line("M376 276L396 264", canvas.colour("redHot"), 24, ROUND);
  return place(36, 72, leaves, 0.82);
};

const SLIPS = [
  [336, -7, "cream"],
  [286, 5, "white"],
  [236, -4, "pink"],
  [186, 8, "white"],
  [140, -9, "lemon"],
] as const;

/** Receipts on a spike, as used in the town's shops. */
export const receipts: Thing = (canvas) => {
  const slip = (ink: ColourName): string =>
    path("M-96 -10L-84 -30H104L92 10L40 16L-20 6Z", canvas.colour(ink)) +
    line("M-60 -12H40M-60 2H-6", canvas.colour("steelDark"), 7, ROUND);
  return (
    ellipse(200, 384, 116, 26, canvas.colour("woodDark")) +
    line("M200 376V40", canvas.colour("steelDark"), 14, ROUND) +
    SLIPS.map(([y, degrees, ink]) => place(200, y, slip(ink), 1.1, degrees)).join("") +
    line("M200 112V30", canvas.colour("steelDark"), 14, ROUND)
  );
};

/** A small model of a dome, a house and a tree on a board. */
export const model: Thing = (canvas) =>
  rectangle(-80, 368, 560, 32, 8, canvas.colour("wood")) +
  dome(canvas, 104, 368, 136, { rows: 9, door: true, bottles: 3, colour: "sand" }) +
  house(canvas, 240, 368, 208, 104, { items: ["window", "door"], roofHeight: 72 }) +
  treeRound(canvas, 464, 376, 136);
