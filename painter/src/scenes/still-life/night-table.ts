/** Somebody who works late, seen from the street: the pane has the town's own lights on it. */
import { bottleDisc, GLASS } from "../../built/bottle.ts";
import { clip } from "../../built/clip.ts";
import { LAMP_LIGHT } from "../../built/openings.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import { round } from "../../canvas/path.ts";
import { circle, ellipse, group, line, path, rectangle, ROUND } from "../../canvas/svg.ts";
import { sleepingCat } from "../parts/animals.ts";
import { lampGlow } from "../parts/backdrop.ts";
import { CAST } from "../parts/cast.ts";
import { outlined } from "../parts/close-face.ts";
import { closeFigure, type CloseLook } from "../parts/close-figure.ts";
import { inLightOf } from "../parts/lamplight.ts";
import { rainfall, sheet } from "../parts/grounds.ts";

const EDGE = outlined(3);
const PANE = "M150 50H1050V690H150Z";

const WORKERS: readonly CloseLook[] = [
  CAST.mother,
  { ...CAST.father, hat: undefined },
  { ...CAST.guestMan, hat: undefined },
  CAST.guest,
];

/** Lamps of the houses across the valley, street above street, a church between them, and the moon. */
function townOnGlass(canvas: Canvas): string {
  const { random } = canvas;
  let warm = "";
  let pale = "";
  let roofs = "";
  for (let row = 0; row < 5; row++) {
    const y = 432 + row * 54;
    const step = 68 + row * 15;
    for (let x = 160 + random.between(0, 40); x < 1050; x += step * random.between(0.8, 1.5)) {
      const at = y + 20 * Math.sin(x / 120 + row);
      const half = step * 0.3;
      roofs += `M${round(x - half)} ${round(at)}l${round(half)} ${round(-half * 0.8)}l${round(half)} ${round(half * 0.8)}v${round(half * 1.1)}h${round(-half * 2)}Z`;
      const lamp = `M${round(x)} ${round(at + half * 0.35)}v${round(3 + row * 1.6)}`;
      if (random.chance(0.3)) pale += lamp;
      else warm += lamp;
    }
  }
  return (
    path(
      "M150 400Q330 330 520 392T880 352T1050 402",
      "none",
      'stroke="#9db4ff" stroke-width="5" opacity=".5"',
    ) +
    path(roofs, "#5560c8", 'opacity=".5"') +
    path(
      "M770 470V420L786 392L802 420H866V470Z",
      "none",
      'stroke="#dfe6ff" stroke-width="4" opacity=".55"',
    ) +
    line(warm, "#ffd27a", 11, `${ROUND} opacity=".92"`) +
    line(pale, "#fff6d8", 7, `${ROUND} opacity=".85"`) +
    circle(930, 152, 58, "#f6ecc4", 'opacity=".8"') +
    circle(908, 140, 48, "#f6ecc4", 'opacity=".5"')
  );
}

/** A room with its lamp; what stands near it keeps its colors. */
const room = (canvas: Canvas, near: Canvas): string =>
  rectangle(150, 50, 900, 640, 0, "#2a1a4e") +
  rectangle(150, 50, 900, 640, 0, "#120c2e", 'opacity=".3"') +
  rectangle(190, 250, 190, 12, 2, near.colour("woodDark")) +
  (["redHot", "marigold", "teal", "cream", "indigo"] as const)
    .map((colour, i) =>
      rectangle(204 + i * 32, 164 + (i % 3) * 14, 26, 86 - (i % 3) * 14, 2, near.colour(colour)),
    )
    .join("") +
  rectangle(190, 164, 190, 86, 0, "#160f33", 'opacity=".4"') +
  line("M470 50V120", near.colour("basalt"), 7) +
  lampGlow(canvas, 500, 200, 400, 320, 0.9) +
  circle(470, 186, 30, LAMP_LIGHT) +
  path("M392 184L438 116H502L548 184Z", near.colour("redHot"), EDGE);

/** The blue that a screen throws upward. */
function screenGlow(canvas: Canvas, x: number, y: number, rx: number, ry: number): string {
  const id = `${canvas.id}screen`;
  canvas.defs.push(
    `<radialGradient id="${id}"><stop offset="0" stop-color="#8fd0ff" stop-opacity=".8"/><stop offset="1" stop-color="#5a8fe0" stop-opacity="0"/></radialGradient>`,
  );
  return ellipse(x, y, rx, ry, `url(#${id})`);
}

/** What lies on the table: a plan whose corner hangs over the edge, and a cup. */
const onTable = (near: Canvas): string =>
  path("M150 590H1050V700H150Z", near.colour("wood")) +
  rectangle(150, 586, 900, 10, 0, near.colour("woodLight")) +
  path("M290 616L652 610L676 690H236Z", near.colour("indigo"), EDGE) +
  line("M306 640h116v46H300ZM470 640h92M474 660h120M470 680h84", near.colour("white"), 4.4) +
  line("M340 686V672a22 22 0 0 1 44 0V686", near.colour("white"), 4.4) +
  path(
    "M206 556H280C282 606 272 634 260 640H226C214 634 204 606 206 556Z",
    near.colour("adobeLight"),
    EDGE,
  ) +
  ellipse(243, 556, 37, 10, near.colour("earthDark")) +
  line(
    "M228 536q-16 -26 0 -52t0 -50M256 534q-14 -24 0 -46t2 -48",
    "#fff",
    6,
    `${ROUND} opacity=".5"`,
  );

/** A screen seen from behind, hands at its keys. */
const screen = (near: Canvas): string =>
  path("M706 452H980L1004 628H690Z", near.colour("basalt"), EDGE) +
  line("M712 460H974", "#8fd0ff", 6, 'opacity=".9"') +
  circle(846, 544, 22, near.shaded("basalt", 0.16)) +
  rectangle(676, 626, 344, 16, 6, near.colour("steelDark"), EDGE);

/** Through a window at night: a face between the gold of the lamp and the blue of the screen. */
export function nightTable(canvas: Canvas): string {
  const { random } = canvas;
  const near = inLightOf(canvas, "dusk");
  const wet = random.chance(0.5);
  const worker = random.pick(WORKERS);
  const { body, arms } = closeFigure(near, [640, 290], [620, 900], 216, {
    ...worker,
    // Dark, for the lights of the town are seen on it, and warm, or the face would float before the night.
    bands: undefined,
    cloth: "redDeep",
    build: 1,
    apron: undefined,
    turn: 0.34,
    tilt: 7,
    down: true,
    mood: "smile",
    left: { elbow: [424, 588], hand: [500, 600], grip: "pinch", bent: 4 },
    right: { elbow: [838, 590], hand: [770, 606] },
  });
  let bottles = "";
  for (let i = 0; i < 12; i++)
    for (const x of [40, 1160])
      bottles += bottleDisc(canvas, x, 30 + i * 70, 25, GLASS[(i * 2 + (x > 600 ? 3 : 0)) % 7]!, {
        glowing: true,
      });
  return (
    sheet(canvas.blended("indigoDeep", "aubergine", 0.35)) +
    bottles +
    `<g ${clip(canvas, PANE)}>` +
    room(canvas, near) +
    body +
    path("M150 470H1050V700H150Z", "#160f33", 'opacity=".16"') +
    screenGlow(canvas, 780, 430, 230, 190) +
    onTable(near) +
    arms +
    screen(near) +
    line("M604 656L652 566", near.colour("marigold"), 9, ROUND) +
    group(townOnGlass(canvas), 'opacity=".9"') +
    (wet ? rainfall(canvas, 46) : "") +
    path("M150 50H420L210 690H150Z", "#fff", 'opacity=".05"') +
    "</g>" +
    line(
      "M150 50H1050V690H150ZM296 50V690",
      canvas.colour("woodDark"),
      26,
      'stroke-linejoin="round"',
    ) +
    line("M163 63H1037V677H163Z", LAMP_LIGHT, 4, 'opacity=".6"') +
    rectangle(104, 698, 992, 34, 6, canvas.colour("wood")) +
    rectangle(104, 698, 992, 8, 4, LAMP_LIGHT, 'opacity=".7"') +
    (wet ? "" : sleepingCat(near, 930, 704, 1.15, "cream"))
  );
}
