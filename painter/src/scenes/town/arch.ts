/** An excursion: the arch over a street in Antigua, and the carpet of colored sawdust that leads to it. */
import type { Canvas } from "../../canvas/canvas.ts";
import type { ColourName } from "../../canvas/palette.ts";
import { lerp, type Point, polygon } from "../../canvas/path.ts";
import { circle, ellipse, line, path, rectangle, ROUND } from "../../canvas/svg.ts";
import { bandStrip } from "../../cloth/bands.ts";
import { volcano } from "../../land/volcano.ts";
import { people } from "../../people/person.ts";
import { HEIGHT, WIDTH } from "../parts/backdrop.ts";
import { CAST } from "../parts/cast.ts";
import { outlined } from "../parts/close-face.ts";
import { closeFigure } from "../parts/close-figure.ts";
import { fromBehind } from "../parts/from-behind.ts";
import { paving } from "../parts/grounds.ts";

const EDGE = outlined(3);

/** One side of a street in Antigua, running away from us; the right side is its mirror image. */
function streetSide(canvas: Canvas, wall: ColourName, trim: ColourName): string {
  return (
    path("M-10 60L290 250V596L-10 720Z", canvas.colour(wall)) +
    path("M-10 612L290 538V596L-10 720Z", canvas.shaded(wall, -0.12)) +
    path("M-10 60L290 250V222L-10 12Z", canvas.colour("tile")) +
    path("M-10 80L290 262V250L-10 60Z", "#1a0a1e", 'opacity=".22"') +
    path("M28 300L120 334V520L28 530Z", canvas.colour(trim)) +
    path("M38 314L110 342V508L38 518Z", canvas.colour("indigoDeep")) +
    line(
      "M56 320V516M74 328V513M92 335V510M30 390L118 402M30 456L118 456",
      canvas.colour("basalt"),
      4,
    ) +
    path("M176 352L244 376V614L176 641Z", canvas.colour("wood")) +
    line("M210 364V628", canvas.shaded("wood", -0.12), 4)
  );
}

/** What a visitor carries on the back; the middle of its upper edge at (x, y). */
const sack = (canvas: Canvas, x: number, y: number, colour: ColourName): string =>
  path(
    `M${x - 86} ${y + 280}V${y + 60}Q${x - 80} ${y} ${x} ${y}T${x + 86} ${y + 60}V${y + 280}Z`,
    canvas.colour(colour),
    EDGE,
  ) +
  rectangle(x - 58, y + 130, 116, 100, 18, canvas.shaded(colour, -0.07), EDGE) +
  line(`M${x - 58} ${y + 160}h116`, canvas.colour("cream"), 5) +
  line(`M${x - 20} ${y}v-20q20 -14 40 0v20`, canvas.shaded(colour, -0.1), 8);

/** The host and her two visitors, near us. */
function party(canvas: Canvas): string {
  const { random } = canvas;
  const host = closeFigure(canvas, [220, 366], [176, 880], 176, {
    ...random.pick([CAST.mother, CAST.neighbor]),
    turn: 0.9,
    tilt: 4,
    mood: "laugh",
    left: { elbow: [40, 690], hand: [120, 800], grip: "wrap" },
    right: { elbow: [350, 690], hand: [440, 640], grip: "flat", bent: 24 },
  });
  const one = fromBehind(canvas, [824, 410], [850, 880], 158, {
    ...CAST.guest,
    turn: -1,
    tilt: -5,
    mood: "laugh",
  });
  const two = fromBehind(canvas, [1040, 356], [1060, 880], 172, {
    ...CAST.guestMan,
    turn: -1,
    mood: "smile",
  });
  return (
    host.body +
    host.arms +
    one.body +
    sack(canvas, 846, 566, "redHot") +
    two.body +
    sack(canvas, 1058, 540, "glassTeal")
  );
}

/** The arch over the street in Antigua, drawn as any town's arch; a host shows two visitors the carpet. */
export function arch(canvas: Canvas): string {
  const wall = canvas.colour("marigold");
  const white = canvas.colour("white");
  let svg = rectangle(
    0,
    0,
    WIDTH,
    HEIGHT,
    0,
    canvas.light((air) => air.sky[3]),
  );
  svg += circle(
    600,
    390,
    330,
    canvas.light((air) => air.sky[4]),
  );
  svg += circle(
    600,
    390,
    250,
    canvas.light((air) => air.sky[5]),
  );
  svg += volcano(canvas, { x: 640, y: 300, base: 600, left: 270, right: 250, crater: 10 });
  svg += path("M240 600C420 560 780 560 960 600V640H240Z", canvas.colour("green", 0.3));
  const { random } = canvas;
  const [left, right] = random.pick([
    ["rose", "glassTeal"],
    ["adobeLight", "sky"],
  ] as const);
  svg += streetSide(canvas, left, "white");
  svg += `<g transform="translate(1200 0) scale(-1 1)">${streetSide(canvas, right, "indigo")}</g>`;
  svg += path("M290 596H910L1210 720V810H-10V720Z", canvas.colour("basalt"));
  svg += paving(canvas, "basalt", 606, 800, 120);
  svg += path("M230 560V262H970V560H884V520A284 214 0 0 0 316 520V560Z", wall);
  svg += path("M230 690V560H316V690ZM884 690V560H970V690Z", canvas.shaded("marigold", -0.04));
  svg +=
    rectangle(222, 250, 756, 26, 3, white) +
    rectangle(222, 332, 756, 10, 0, white, 'opacity=".85"');
  svg += line("M316 690V520A284 214 0 0 1 884 520V690", white, 16);
  for (let i = 0; i < 6; i++)
    svg += rectangle(276 + i * 118, 286, 58, 38, 4, canvas.shaded("marigold", -0.09));
  svg += path("M520 252V150H680V252Z", wall) + rectangle(508, 138, 184, 20, 3, white);
  svg +=
    path("M528 138C536 84 664 84 672 138Z", canvas.colour("tile")) +
    line("M600 92V64M588 76H612", canvas.colour("basalt"), 5, ROUND);
  svg += circle(600, 204, 36, white) + circle(600, 204, 29, canvas.colour("cream"));
  svg += line("M600 204V184M600 204L614 210", canvas.colour("basalt"), 5, ROUND);
  // Cloth for sale hangs along the walls.
  for (const [x, y, band] of [
    [60, 330, "volcan"],
    [150, 380, "milpa"],
    [1010, 380, "camino"],
    [1090, 330, "cielo"],
  ] as const)
    svg +=
      rectangle(x - 6, y - 8, 72, 10, 4, canvas.colour("woodDark")) +
      bandStrip(canvas, band, x, y, 60, 76) +
      bandStrip(canvas, "rombo", x, y + 76, 60, 60);
  svg += carpet(canvas);
  svg += people(canvas, [
    [700, 716, 190, { who: "woman", pose: "kneel", tool: "seedling", flip: true }],
  ]);
  return svg + party(canvas);
}

/** Across and down the carpet: 0 is its left edge and its end at the arch. */
const onCarpet = (u: number, v: number): Point => [
  lerp(lerp(556, 300, v * v), lerp(648, 860, v * v), u),
  lerp(606, 812, v),
];

/** A carpet of colored sawdust and flowers, as neighbors lay it on the stones. */
function carpet(canvas: Canvas): string {
  const { random } = canvas;
  const [edge, field, shape, heart] = random.pick([
    ["violet", "marigold", "redHot", "cream"],
    ["greenDeep", "rose", "lemon", "violet"],
  ] as const);
  const strip = (from: number, to: number, low: number, high: number, colour: ColourName): string =>
    path(
      polygon([onCarpet(from, low), onCarpet(to, low), onCarpet(to, high), onCarpet(from, high)]),
      canvas.colour(colour),
    );
  let svg = strip(0, 1, 0, 1, edge) + strip(0.1, 0.9, 0.03, 1, field);
  for (let i = 0; i < 6; i++) {
    const [v, next] = [0.06 + i * 0.16, 0.06 + (i + 0.86) * 0.16];
    const middle = (v + next) / 2;
    const rhomb = (half: number, tall: number): string =>
      polygon([
        onCarpet(0.5 - half, middle),
        onCarpet(0.5, lerp(middle, v, tall)),
        onCarpet(0.5 + half, middle),
        onCarpet(0.5, lerp(middle, next, tall)),
      ]);
    svg += path(rhomb(0.34, 1), canvas.colour(i % 2 ? edge : shape));
    svg += path(rhomb(0.18, 0.55), canvas.colour(heart));
    for (const u of [0.05, 0.95]) {
      const [x, y] = onCarpet(u, middle);
      svg += ellipse(x, y, 6 + 16 * middle, 3 + 7 * middle, canvas.colour(i % 2 ? heart : field));
    }
  }
  for (let i = 0; i < 60; i++) {
    const [x, y] = onCarpet(random.between(-0.06, 1.06), random());
    svg += ellipse(x, y, 4, 2.4, canvas.colour(random.pick([heart, shape, "lime"] as const)));
  }
  return svg;
}
