/** Streets seen close: the mural wall, the arch. */
import { clip } from "../../built/clip.ts";
import { tileRoof } from "../../built/roof.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import type { ColourName } from "../../canvas/palette.ts";
import { round } from "../../canvas/path.ts";
import { circle, line, path, place, rectangle, ROUND } from "../../canvas/svg.ts";
import { treeRound } from "../../land/trees.ts";
import { volcano } from "../../land/volcano.ts";
import { people } from "../../people/person.ts";
import type { PersonOptions } from "../../people/person-look.ts";
import { HEIGHT, WIDTH } from "../parts/backdrop.ts";
import { bandStrip } from "../../cloth/bands.ts";
import { CAST } from "../parts/cast.ts";
import { closeFigure, closePerson } from "../parts/close-figure.ts";
import { outlined } from "../parts/close-face.ts";
import { paving, sheet } from "../parts/grounds.ts";
import { MURAL_PANELS, PANEL } from "./mural-panels.ts";

const EDGE = outlined(3);

/** The long mural wall at the entrance of the town: twelve small pictures in frames, and those who pass. */
function muralWall(canvas: Canvas): string {
  const { random } = canvas;
  let svg = sheet(canvas.light((air) => air.sky[4]));
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
      [880, 792, 390, passers[1]!],
    ])
  );
}

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

/** The arch over the street in Antigua, drawn as any town's arch, and visitors with their hosts. */
function arch(canvas: Canvas): string {
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
  svg += streetSide(canvas, "rose", "white");
  svg += `<g transform="translate(1200 0) scale(-1 1)">${streetSide(canvas, "sky", "indigo")}</g>`;
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
  const back = { back: true } as const;
  svg += people(canvas, [
    [470, 680, 150, { who: "woman", pose: "walk", load: "basket", goods: "flowers" }],
    [742, 676, 150, { who: "man", pose: "walk", hat: "straw", flip: true, shirt: "white" }],
  ]);
  const { random } = canvas;
  const host = closeFigure(canvas, [330, 420], [318, 830], 138, {
    ...random.pick([CAST.mother, CAST.neighbor]),
    turn: 0.9,
    mood: "laugh",
    left: { elbow: [220, 650], hand: [300, 700], grip: "flat" },
    right: { elbow: [450, 560], hand: [520, 430], grip: "point" },
  });
  const guests = [
    closePerson(canvas, [590, 470], [590, 860], 132, { ...CAST.guest, ...back, tilt: 6 }),
    closePerson(canvas, [830, 450], [836, 860], 138, { ...CAST.guestMan, ...back, tilt: -6 }),
  ];
  const pack = (x: number, y: number, colour: ColourName): string =>
    path(
      `M${x - 66} ${y + 200}V${y + 50}Q${x - 60} ${y} ${x} ${y}T${x + 66} ${y + 50}V${y + 200}Z`,
      canvas.colour(colour),
      EDGE,
    ) +
    rectangle(x - 44, y + 96, 88, 70, 14, canvas.shaded(colour, -0.07), EDGE) +
    line(`M${x - 16} ${y}v-18q16 -12 32 0v18`, canvas.shaded(colour, -0.1), 7);
  return (
    svg +
    host.body +
    guests[0] +
    pack(590, 610, "redHot") +
    guests[1] +
    pack(834, 600, "glassTeal") +
    host.arms
  );
}

export const STREETS = { muralWall, arch } as const;
