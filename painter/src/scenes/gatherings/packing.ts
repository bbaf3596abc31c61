/** A guest's luggage from above: an open suitcase for the house, a bag of papers for the desk. */
import type { Canvas } from "../../canvas/canvas.ts";
import type { ColourName } from "../../canvas/palette.ts";
import { circle, line, path, place, rectangle, ring, ROUND } from "../../canvas/svg.ts";
import { bandStrip } from "../../cloth/bands.ts";
import { edge } from "../../things/thing.ts";
import { THINGS } from "../../things/all.ts";
import { boards, sheet } from "../parts/grounds.ts";

const EDGE = (canvas: Canvas): string => edge(canvas, 5);

/** A square-folded sweater with its collar up and bands across the chest. */
const sweater = (canvas: Canvas, colour: ColourName): string =>
  path(
    "M-104 -86L-44 -104Q0 -78 44 -104L104 -86L96 110H-96Z",
    canvas.colour(colour),
    EDGE(canvas),
  ) +
  line("M-100 -20H100M-100 44H100", canvas.colour("cream"), 13, 'stroke-dasharray="15 9"') +
  line("M-100 12H100", canvas.colour("marigold"), 15, 'stroke-dasharray="5 11"') +
  path("M-44 -104Q0 -78 44 -104L32 -78Q0 -56 -32 -78Z", canvas.shaded(colour, -0.1), EDGE(canvas)) +
  line("M-96 92H96", canvas.shaded(colour, -0.1), 12, 'stroke-dasharray="4 5"');

/** A folded rain jacket with its hood. */
const rainJacket = (canvas: Canvas): string =>
  path("M-92 -70Q0 -120 92 -70L84 120H-84Z", canvas.colour("lemon"), EDGE(canvas)) +
  path("M-56 -74Q0 -150 56 -74Q0 -40 -56 -74Z", canvas.colour("marigold"), EDGE(canvas)) +
  line("M0 -54V118", canvas.colour("hair"), 4) +
  line("M0 -20h.1M0 24h.1M0 68h.1", canvas.colour("redHot"), 17, ROUND) +
  line("M-66 40h38M28 40h38", canvas.shaded("marigold", -0.05), 8, ROUND);

const flashlight = (canvas: Canvas): string =>
  path("M-96 -22H28L62 -42V42L28 22H-96Z", canvas.colour("redHot"), EDGE(canvas)) +
  path("M62 -46Q84 0 62 46Z", canvas.colour("lemon"), EDGE(canvas)) +
  path("M-92 -16H26L58 -34V-20L28 -8H-92Z", canvas.shaded("redHot", 0.1)) +
  rectangle(-40, -12, 36, 18, 8, canvas.colour("rubber"));

const sandals = (canvas: Canvas): string =>
  [-34, 34]
    .map(
      (x) =>
        path(
          `M${x - 24} 70Q${x - 32} -70 ${x} -78Q${x + 32} -70 ${x + 24} 70Q${x} 88 ${x - 24} 70Z`,
          canvas.colour("glassTeal"),
          EDGE(canvas),
        ) +
        line(
          `M${x - 26} 4Q${x - 8} -40 ${x} -44Q${x + 8} -40 ${x + 26} 4`,
          canvas.colour("rose"),
          13,
          ROUND,
        ),
    )
    .join("");

/** A rolled-up local blanket. */
const blanket = (canvas: Canvas): string =>
  rectangle(-150, -48, 300, 96, 44, canvas.colour("red"), EDGE(canvas)) +
  bandStrip(canvas, "rombo", -112, -46, 84, 92) +
  bandStrip(canvas, "cielo", 28, -46, 84, 92) +
  rectangle(-16, -52, 32, 104, 8, canvas.colour("wood"), EDGE(canvas));

const soap = (canvas: Canvas): string =>
  rectangle(-44, -30, 88, 60, 22, canvas.colour("milpa"), EDGE(canvas)) +
  rectangle(-28, -18, 56, 28, 12, canvas.shaded("milpa", 0.09));

/** An open suitcase on a tiled floor: warm and dry clothes, toiletries. */
function packingHome(canvas: Canvas): string {
  let svg = sheet(canvas.colour("glassTeal"));
  for (let x = 0; x < 1200; x += 120)
    for (let y = x % 240 ? 60 : 0; y < 800; y += 120)
      svg += path(
        `M${x} ${y - 34}L${x + 34} ${y}L${x} ${y + 34}L${x - 34} ${y}Z`,
        canvas.shaded("glassTeal", 0.07),
      );
  const half = (y: number, lining: ColourName): string =>
    rectangle(250, y, 700, 340, 34, canvas.colour("adobe"), edge(canvas, 7)) +
    rectangle(274, y + 22, 652, 296, 20, canvas.colour(lining)) +
    path(
      `M274 ${y + 42}Q274 ${y + 22} 294 ${y + 22}H906Q926 ${y + 22} 926 ${y + 42}H300V${y + 318}H294Q274 ${y + 318} 274 ${y + 298}Z`,
      "#1a0a1e",
      'opacity=".24"',
    );
  svg += path("M270 60H960L1000 800H300Z", "#1a0a1e", 'opacity=".22"');
  svg += half(40, "indigo") + half(408, "aubergine");
  svg += rectangle(380, 374, 440, 40, 6, canvas.colour("adobeDark"), edge(canvas, 5));
  svg +=
    place(408, 216, sweater(canvas, "greenMid"), 1.08, -5) +
    place(634, 212, sweater(canvas, "rose"), 1.02, 4);
  svg += place(836, 200, rainJacket(canvas), 0.98, 7);
  svg += place(456, 500, blanket(canvas), 1, -4) + place(418, 634, flashlight(canvas), 1.1, -10);
  svg += place(642, 590, sandals(canvas), 1.18, 8) + place(820, 486, soap(canvas), 1.1, 16);
  svg += place(826, 626, sweater(canvas, "skyDeep"), 0.82, -8);
  return svg;
}

/** Papers and a notebook on a table by the window. */
function packingDesk(canvas: Canvas): string {
  let svg = boards(canvas, "wood", 134);
  svg +=
    path("M-10 -10H420L120 810H-10Z", "#fff3b8", 'opacity=".2"') +
    path("M560 -10H760L470 810H250Z", "#fff3b8", 'opacity=".2"');
  const passport =
    rectangle(-92, -126, 184, 252, 14, canvas.colour("redDeep"), EDGE(canvas)) +
    ring(0, -26, 48, canvas.colour("marigold"), 6) +
    path("M-34 0L-12 -36L-4 -28L2 -38L34 0Z", canvas.colour("marigold")) +
    circle(20, -44, 8, canvas.colour("marigold")) +
    line("M-46 56H46M-30 80H30", canvas.colour("marigold"), 8, ROUND);
  const photo =
    rectangle(-120, -104, 240, 220, 4, canvas.colour("white"), EDGE(canvas)) +
    rectangle(-102, -86, 204, 150, 0, canvas.colour("sky")) +
    circle(50, -42, 22, canvas.colour("lemon")) +
    path("M-102 64V20Q-40 -6 20 18T102 14V64Z", canvas.colour("greenMid")) +
    path("M-62 40V-8L-20 -42L22 -8V40Z", canvas.colour("cream"), edge(canvas, 4)) +
    path("M-74 -4L-20 -48L34 -4", "none", `stroke="${canvas.colour("tile")}" stroke-width="12"`) +
    rectangle(-32, 4, 24, 36, 2, canvas.colour("wood"));
  const notes = ["milpa", "rose", "skyDeep"]
    .map((colour, i) =>
      place(
        0,
        0,
        rectangle(-116, -50, 232, 100, 6, canvas.colour(colour as ColourName), edge(canvas, 4)) +
          ring(40, 0, 28, canvas.colour("cream"), 5) +
          rectangle(
            -96,
            -32,
            192,
            64,
            3,
            "none",
            `stroke="${canvas.colour("cream")}" stroke-width="3"`,
          ),
        1,
        -16 + i * 15,
      ),
    )
    .join("");
  const shade = (x: number, y: number, w: number, h: number, turn: number): string =>
    place(x + 14, y + 18, rectangle(-w / 2, -h / 2, w, h, 12, "#1a0a1e", 'opacity=".25"'), 1, turn);
  svg +=
    shade(600, 410, 330, 420, -4) +
    place(600 - 200 * 1.62, 406 - 200 * 1.62, THINGS.notebook(canvas), 1.62);
  svg += shade(250, 300, 190, 256, -12) + place(250, 300, passport, 1.06, -12);
  svg += shade(956, 250, 240, 220, 9) + place(956, 250, photo, 1.04, 9);
  svg += shade(940, 590, 240, 110, 0) + place(940, 590, notes);
  const glasses =
    ring(-62, 0, 46, canvas.colour("hair"), 10) +
    ring(62, 0, 46, canvas.colour("hair"), 10) +
    line("M-16 -6Q0 -20 16 -6M-106 -12L-128 -74M106 -12L128 -74", canvas.colour("hair"), 10, ROUND);
  return svg + place(250, 620, glasses, 1, -10);
}

export const PACKING = { packingHome, packingDesk } as const;
