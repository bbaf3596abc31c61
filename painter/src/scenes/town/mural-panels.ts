/** Panels of the mural wall: the town's history in framed scenes. */
import { church } from "../../built/church.ts";
import { dome } from "../../built/dome.ts";
import { house } from "../../built/house.ts";
import { tireWall } from "../../built/tire-wall.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import type { ColourName } from "../../canvas/palette.ts";
import { circle, line, path, rectangle } from "../../canvas/svg.ts";
import { bandStrip } from "../../cloth/bands.ts";
import { maize } from "../../land/maize.ts";
import { flowers } from "../../land/plants.ts";
import { treeRound } from "../../land/trees.ts";
import { person } from "../../people/person.ts";
import type { PersonOptions } from "../../people/person-look.ts";

/** Size of every panel in units; the origin is the upper left corner. */
export const PANEL = { width: 236, height: 168 };

const land = (canvas: Canvas, air: ColourName, earth: ColourName, horizon = 104): string =>
  rectangle(0, 0, PANEL.width, PANEL.height, 0, canvas.colour(air)) +
  rectangle(0, horizon, PANEL.width, PANEL.height - horizon, 0, canvas.colour(earth));

const peak = (canvas: Canvas, x: number, colour: ColourName): string =>
  path(
    `M${x - 90} 104C${x - 40} 90 ${x - 20} 40 ${x} 24C${x + 20} 40 ${x + 40} 90 ${x + 90} 104Z`,
    canvas.colour(colour),
  );

const folk = (canvas: Canvas, x: number, y: number, options: PersonOptions, height = 88): string =>
  person(canvas, x, y, height, options);

/** A kite as large as a person. */
const kite = (canvas: Canvas, x: number, y: number, r: number): string =>
  (["red", "marigold", "indigo", "white"] as const)
    .map((colour, i) => circle(x, y, r * (1 - i * 0.24), canvas.colour(colour)))
    .join("") + line(`M${x} ${y + r}L${x - 14} 150`, canvas.colour("woodDark"), 1.6);

export const MURAL_PANELS: readonly ((canvas: Canvas) => string)[] = [
  (canvas) =>
    land(canvas, "sky", "soil") +
    peak(canvas, 170, "skyDeep") +
    line("M0 126H236M0 142H236M0 158H236", canvas.colour("earthDark"), 4) +
    folk(canvas, 70, 160, { who: "man", pose: "dig", tool: "hoe", hat: "straw", shirt: "white" }) +
    maize(canvas, 190, 164, 80) +
    maize(canvas, 214, 166, 70),
  (canvas) =>
    land(canvas, "aubergine", "adobeDark") +
    `<g transform="rotate(-11 70 110)">${house(canvas, 24, 132, 84, 46)}</g>` +
    `<g transform="rotate(14 170 110)">${house(canvas, 134, 136, 84, 46)}</g>` +
    line("M118 104L110 126L124 140L114 168", canvas.colour("rubberDark"), 5) +
    folk(canvas, 60, 166, { who: "woman", pose: "run" }, 70) +
    folk(canvas, 166, 166, { who: "boy", pose: "run", flip: true, shirt: "red" }, 54),
  (canvas) =>
    land(canvas, "lemon", "path", 96) +
    path("M24 60H212L224 84H12Z", canvas.colour("red")) +
    line("M58 60L52 84M104 60L102 84M150 60L154 84", canvas.colour("white"), 10) +
    rectangle(30, 122, 176, 12, 2, canvas.colour("wood")) +
    flowers(canvas, 36, 124, 160, 14, 11) +
    folk(canvas, 78, 160, { who: "woman", back: true }) +
    folk(canvas, 150, 162, {
      who: "woman",
      pose: "carryHead",
      load: "basket",
      goods: "flowers",
      flip: true,
    }),
  (canvas) =>
    land(canvas, "cream", "greenMid", 128) +
    line("M186 6V120", canvas.colour("wood"), 8) +
    path("M96 132L182 30L196 44L120 140Z", canvas.colour("red")) +
    line("M104 130L188 36M112 136L192 42", canvas.colour("marigold"), 3) +
    folk(canvas, 78, 162, { who: "woman", pose: "kneel" }, 110),
  (canvas) =>
    land(canvas, "sky", "adobeLight", 120) +
    church(canvas, 118, 124, 96) +
    folk(canvas, 96, 164, { who: "woman" }, 84) +
    folk(canvas, 140, 164, { who: "man", flip: true, hat: "straw", shirt: "white" }, 90) +
    flowers(canvas, 6, 166, 60, 8, 10) +
    flowers(canvas, 176, 166, 56, 8, 10),
  (canvas) =>
    land(canvas, "teal", "milpa") +
    dome(canvas, 76, 132, 52) +
    dome(canvas, 166, 132, 42) +
    folk(canvas, 60, 164, { who: "girl", pose: "run", woven: true }, 62) +
    folk(canvas, 120, 166, { who: "boy", pose: "read", tool: "book", shirt: "marigold" }, 62) +
    folk(canvas, 184, 164, { who: "girl", pose: "wave", flip: true }, 62),
  (canvas) =>
    land(canvas, "skyDeep", "lime", 128) +
    kite(canvas, 70, 62, 46) +
    kite(canvas, 176, 52, 38) +
    folk(canvas, 92, 166, { who: "boy", pose: "point", flip: true, shirt: "red" }, 66) +
    folk(canvas, 176, 166, { who: "girl", pose: "wave", woven: true }, 62),
  (canvas) =>
    land(canvas, "marigold", "greenMid") +
    peak(canvas, 60, "violet") +
    peak(canvas, 170, "indigo") +
    [18, 60, 102, 144, 186, 226].map((x, i) => maize(canvas, x, 168, 84 + (i % 2) * 14)).join(""),
  (canvas) =>
    land(canvas, "rose", "tile", 126) +
    rectangle(40, 104, 156, 14, 3, canvas.colour("woodDark")) +
    bandStrip(canvas, "hilo", 40, 92, 156, 14) +
    line("M58 118V152M178 118V152", canvas.colour("woodDark"), 6) +
    folk(canvas, 74, 150, { who: "man", back: true, hat: "straw", shirt: "white" }, 84) +
    folk(canvas, 120, 150, { who: "man", back: true, hat: "straw", shirt: "cream" }, 84) +
    folk(canvas, 166, 150, { who: "man", back: true, hat: "straw", shirt: "sky" }, 84),
  (canvas) =>
    land(canvas, "sky", "sand") +
    tireWall(canvas, 20, 136, 150, 3, 34, 15) +
    folk(canvas, 100, 92, { who: "man", pose: "pound", tool: "sledge", hat: "hard" }, 70) +
    folk(canvas, 200, 164, { who: "woman", pose: "pass", flip: true }, 80),
  (canvas) =>
    land(canvas, "indigoDeep", "basalt", 128) +
    circle(188, 36, 20, canvas.colour("lemon")) +
    house(canvas, 40, 134, 110, 50) +
    folk(canvas, 176, 164, { who: "woman", pose: "carryHead", load: "jug" }, 84) +
    folk(canvas, 60, 166, { who: "girl", back: true, woven: true }, 60),
  (canvas) =>
    land(canvas, "glassTeal", "green", 112) +
    treeRound(canvas, 118, 140, 110) +
    folk(canvas, 66, 162, { who: "woman", pose: "sitGround", tool: "book" }, 100) +
    folk(canvas, 164, 164, { who: "boy", pose: "sitGround", flip: true, shirt: "red" }, 84),
];
