/** Tables somebody has just left, and goods on their way. */
import { clip } from "../../built/clip.ts";
import { dome } from "../../built/dome.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import { circle, ellipse, group, line, path, place, rectangle, ROUND } from "../../canvas/svg.ts";
import { bandStrip } from "../../cloth/bands.ts";
import { town } from "../../hero/town.ts";
import { object } from "../../objects/all.ts";
import { LAMP_LIGHT } from "../../built/openings.ts";
import { sleepingCat } from "../parts/animals.ts";
import { CAST } from "../parts/cast.ts";
import { dressed } from "../parts/close-dress.ts";
import { closeFigure, closePerson } from "../parts/close-figure.ts";
import { inLightOf } from "../parts/lamplight.ts";
import { backdrop, lampGlow } from "../parts/backdrop.ts";
import { nested } from "../parts/nested.ts";
import { landWindow, paintedWall, tiledFloor } from "../parts/rooms.ts";
import { sumsAndClay } from "./sums.ts";

const outline = 'stroke="#2a1416" stroke-width="3" stroke-opacity=".5"';

/** A window table at night: an open plan, a lit screen, a clay cup that still steams. */
function nightTable(canvas: Canvas): string {
  let svg = rectangle(0, 0, 1200, 800, 0, "#2a2350");
  svg += `<g ${clip(canvas, "M180 40H1020V470H180Z")}>${nested(canvas, NIGHT_TOWN, 180, 40, 840, 430, { id: "n", time: "night" })}</g>`;
  // The pane gives back who sits before it.
  const worker = dressed(canvas, canvas.random.pick([CAST.guest, CAST.mother, CAST.schoolgirl]));
  const mirrored = closePerson(inLightOf(canvas, "dusk"), [850, 232], [846, 620], 150, {
    ...worker,
    build: 1,
    down: true,
    mood: "smile",
    turn: -0.5,
  });
  svg += `<g ${clip(canvas, "M612 52H1008V460H612Z")}>${group(mirrored, 'opacity=".5"')}</g>`;
  svg +=
    line("M180 40H1020V470H180ZM600 40V470", canvas.colour("wood"), 22, 'stroke-linejoin="round"') +
    rectangle(150, 466, 900, 28, 5, canvas.colour("woodLight"));
  // What stands near the lamp keeps its colors.
  const near = inLightOf(canvas, "dusk");
  svg +=
    sleepingCat(near, 330, 468, 1.1, "cream") +
    path("M-10 560H1210V810H-10Z", near.colour("wood")) +
    rectangle(-10, 556, 1220, 14, 0, near.colour("woodLight")) +
    lampGlow(canvas, 700, 420, 620, 330, 0.5);
  svg +=
    rectangle(712, 330, 14, 250, 4, near.colour("basalt")) +
    ellipse(719, 584, 70, 14, near.colour("basalt")) +
    circle(719, 352, 30, LAMP_LIGHT) +
    path("M650 350L686 250H752L788 350Z", near.colour("marigold"), outline) +
    path("M640 352L540 570H900L798 352Z", LAMP_LIGHT, 'opacity=".2"');
  svg +=
    path("M640 640L1060 612L1120 790H700Z", near.colour("white"), outline) +
    line("M720 664L990 646M740 710h180v50h-180ZM960 700h110v60h-110Z", near.colour("indigo"), 5);
  svg +=
    rectangle(250, 360, 380, 250, 14, near.colour("steelDark"), outline) +
    `<g ${clip(canvas, "M268 378H612V590H268Z")}>${nested(canvas, TRIPLE, 268, 378, 344, 212, { id: "s", time: "morning" })}</g>` +
    path("M220 606H660L700 660H180Z", near.colour("steel"), outline) +
    line("M250 626H630M236 644H646", near.colour("steelDark"), 6, 'stroke-dasharray="20 8"');
  svg +=
    path(
      "M90 660H176C178 730 168 770 154 774H110C96 770 88 730 90 660Z",
      near.colour("adobe"),
      outline,
    ) +
    line("M176 680q40 -4 36 30t-42 34", near.colour("adobe"), 13, ROUND) +
    ellipse(133, 660, 43, 13, near.colour("woodDark")) +
    rectangle(92, 700, 82, 16, 0, near.colour("cream")) +
    line(
      "M116 636q-16 -26 0 -52t0 -50M146 634q-14 -24 0 -46t2 -48",
      "#fff",
      6,
      `${ROUND} opacity=".5"`,
    );
  // Who works late, from behind.
  const { body, arms } = closeFigure(near, [942, 470], [980, 900], 190, {
    ...worker,
    back: true,
    tilt: -7,
    build: 1,
    left: { elbow: [740, 740], hand: [610, 656], grip: "flat" },
    right: { elbow: [1150, 740], hand: [1080, 790], grip: "flat" },
  });
  return svg + body + arms;
}

const NIGHT_TOWN = (canvas: Canvas): string =>
  backdrop(canvas, {
    sun: [0.3, 0.24],
    sunRadius: 50,
    volcanoes: [{ x: 800, y: 190, reach: 330 }],
    horizon: 520,
    clouds: [],
  }) +
  rectangle(0, 560, 1200, 240, 0, canvas.colour("greenDeep")) +
  town(canvas, 60, 680, 1080, 0.2, 22, 2.4);

const TRIPLE = (canvas: Canvas): string =>
  rectangle(0, 0, 1200, 800, 0, canvas.colour("sky")) +
  rectangle(0, 560, 1200, 240, 0, canvas.colour("milpa")) +
  dome(canvas, 320, 620, 220) +
  dome(canvas, 880, 620, 220) +
  dome(canvas, 600, 640, 290);

/** An open crate with its label on a market cloth: what somebody packed this morning. */
function goodsCrate(canvas: Canvas): string {
  const { random } = canvas;
  const [wall, floor] = random.pick([
    ["glassTeal", "tile"],
    ["rose", "adobe"],
    ["lemon", "wood"],
  ] as const);
  let svg =
    paintedWall(canvas, { split: 520, upper: "cream", lower: wall }) +
    tiledFloor(canvas, 600, floor) +
    landWindow(canvas, 80, 90, 220, 210, "wood");
  svg +=
    path("M120 690L270 610H1010L1130 700L940 800H260Z", canvas.colour("red")) +
    line(
      "M170 700L300 630M1080 700L980 630M300 786H900",
      canvas.colour("marigold"),
      10,
      'stroke-dasharray="26 14"',
    );
  const things = random.shuffle(["books", "toolbox", "backpack", "notebooks", "ball"] as const);
  svg +=
    object(canvas, things[0]!, 470, 470, 250) +
    object(canvas, things[1]!, 730, 470, 240) +
    object(canvas, things[2]!, 600, 440, 230);
  svg += rectangle(330, 450, 540, 270, 6, canvas.colour("woodLight"), outline);
  for (let i = 0; i < 3; i++)
    svg +=
      rectangle(330, 456 + i * 92, 540, 76, 3, canvas.shaded("woodLight", i % 2 ? -0.03 : 0.02)) +
      line(`M340 ${456 + i * 92 + 76}H860`, canvas.colour("woodDark"), 5, 'opacity=".6"');
  svg +=
    rectangle(346, 450, 34, 270, 3, canvas.colour("wood")) +
    rectangle(820, 450, 34, 270, 3, canvas.colour("wood"));
  svg += place(
    600,
    590,
    rectangle(-120, -66, 240, 132, 4, canvas.colour("white"), outline) +
      bandStrip(canvas, "hilo", -120, -66, 240, 24) +
      line("M-90 -16H60M-90 12H90M-90 40H20", canvas.colour("steelDark"), 9, ROUND),
    1,
    -3,
  );
  svg += object(canvas, things[3]!, 230, 730, 170) + object(canvas, things[4]!, 980, 740, 160);
  return svg + line("M880 660C940 690 930 740 870 746", canvas.colour("straw"), 9, ROUND);
}

export const TABLES = { sumsAndClay, nightTable, goodsCrate } as const;
