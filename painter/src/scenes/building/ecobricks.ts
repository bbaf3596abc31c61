/** Bottles packed with wrappers, and the walls made of them. */
import { bottle } from "../../built/bottle.ts";
import { clip } from "../../built/clip.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import type { ColourName } from "../../canvas/palette.ts";
import { round } from "../../canvas/path.ts";
import { circle, ellipse, group, line, path, place, rectangle, ROUND } from "../../canvas/svg.ts";
import { bandStrip } from "../../cloth/bands.ts";
import { sky } from "../../land/sky.ts";
import { SLEEVES } from "../../people/forearm.ts";
import { fist } from "../../people/hands.ts";
import { CAST } from "../parts/cast.ts";
import { closeFigure } from "../parts/close-figure.ts";
import { lampGlow, trees, WIDTH } from "../parts/backdrop.ts";
import { closeArm } from "../parts/close-arm.ts";
import { limePlaster, sheet } from "../parts/grounds.ts";

/** What is still open in the wall. */
const GAP = { x: 388, y: -20, width: 424, height: 552 } as const;
const OPENING = `M${GAP.x} ${GAP.y}h${GAP.width}v${GAP.height}h${-GAP.width}Z`;
const TOOL_EDGE = 'stroke="#2a1416" stroke-width="3" stroke-opacity=".6"';

/** Rows of ecobricks between battens, like a cloth; the gap in their middle stays open. */
function wallOfColor(canvas: Canvas): string {
  const { random } = canvas;
  const { x: left, y: top, width, height } = GAP;
  const right = left + width;
  const gap = `M-10 -10H1210V810H-10ZM${left} ${top}V${top + height}H${right}V${top}Z`;
  let svg = path(gap, canvas.colour("woodDark"), 'fill-rule="evenodd"');
  for (let row = 0; row < 3; row++)
    for (let i = 0; i < 16; i++) {
      const [x, y] = [24 + i * 77, 258 + row * 272];
      if (row < 2 && x > left - 30 && x < right + 30) continue;
      const cap = random.pick(["red", "marigold", "glassBlue"] as const);
      svg += bottle(canvas, x, y, 256, "glassGreen", { packed: true, cap });
    }
  const board = (x: number, y: number, w: number, h: number): string =>
    rectangle(x, y, w, h, 3, canvas.colour("wood"), TOOL_EDGE) +
    rectangle(x, y, w, 5, 2, canvas.colour("woodLight"));
  return (
    svg +
    board(-10, 258, left + 10, 18) +
    board(right, 258, 1220 - right, 18) +
    board(-10, 530, 1220, 20) +
    rectangle(left - 20, -10, 22, 544, 3, canvas.colour("wood"), TOOL_EDGE) +
    rectangle(right - 2, -10, 22, 544, 3, canvas.colour("wood"), TOOL_EDGE)
  );
}

/** The day on the other side of the wall. */
function beyond(canvas: Canvas): string {
  const view =
    sky(canvas, {
      style: canvas.skyStyle ?? "rings",
      horizon: 480,
      sunX: 600,
      sunY: 230,
      sunRadius: 150,
      reach: 420,
    }) +
    path("M380 470Q600 420 820 470V640H380Z", canvas.colour("greenMid", 0.2)) +
    trees(canvas, [[452, 520, 170, "round"]], 0.12);
  return group(view, clip(canvas, OPENING));
}

/** Lime that already covers a part, the trowel that spreads it, and whose hand that is. */
function limeCoat(canvas: Canvas): string {
  const coat =
    "M1220 -20H1010C960 60 1040 130 980 210S1040 380 960 450C880 520 900 600 840 660S800 760 830 820H1220Z";
  const { skin = "skin2" } = CAST.mason;
  const arm = closeArm(
    canvas,
    [1290, 800],
    { elbow: [1200, 690], hand: [1016, 590], grip: "grip" },
    { skin, cloth: "skyDeep", woven: false, side: 1, size: 170 },
  );
  const trowel =
    line("M1046 606L984 572", canvas.colour("wood"), 26, ROUND) +
    line("M978 566L930 540", canvas.colour("steelDark"), 11, ROUND) +
    path("M952 560L906 626L772 520L846 452Z", canvas.colour("steel"), TOOL_EDGE) +
    line("M800 520L862 470", "#fff", 6, `${ROUND} opacity=".6"`);
  const wet = path(
    "M744 470C720 520 770 560 752 604C800 640 880 640 910 622L776 516Z",
    canvas.colour("white"),
    TOOL_EDGE,
  );
  return limePlaster(canvas, coat, 1240) + wet + trowel + arm;
}

/** A wall of ecobricks with the sun behind it: through the last gap somebody sets the next one. */
function ecobrickWall(canvas: Canvas): string {
  const { random } = canvas;
  const person = closeFigure(canvas, [568, 250], [574, 700], 150, {
    ...random.pick([CAST.mother, CAST.girl, CAST.neighbor]),
    build: 0.94,
    turn: 0.4,
    tilt: 7,
    mood: random.pick(["laugh", "smile", "glee"] as const),
    left: { elbow: [424, 466], hand: [470, 520], grip: "rim", bent: 30 },
    right: { elbow: [690, 486], hand: [750, 352], grip: "grip", bent: -6 },
  });
  const { x, y, width, height } = GAP;
  let svg = beyond(canvas) + wallOfColor(canvas);
  svg += group(person.body, clip(canvas, OPENING));
  // The next one comes down where it will stay, held by its neck.
  svg += bottle(canvas, 764, 532, 250, "glassGreen", { packed: true, cap: "red" });
  svg += place(84, 60, limeCoat(canvas));
  // On our side of the wall it is dim.
  const room = `M-10 -10H1210V810H-10ZM${x} -10V${y + height}H${x + width}V-10Z`;
  svg += path(room, "#1b1440", 'fill-rule="evenodd" opacity=".34"');
  return svg + lampGlow(canvas, 600, 260, 520, 460, 0.3) + person.arms;
}

const SCRAPS: readonly ColourName[] = [
  "red",
  "glassBlue",
  "white",
  "greenMid",
  "rose",
  "indigo",
  "lemon",
];

/** Clean scraps are pressed into a bottle with a stick until it is hard. */
function handEcobrick(canvas: Canvas): string {
  const { random } = canvas;
  let svg = sheet(canvas.colour("marigold"));
  svg += bandStrip(canvas, "materiales", 0, 0, WIDTH, 90);
  svg += circle(640, 430, 380, canvas.shaded("marigold", 0.03));
  svg += rectangle(-10, 640, WIDTH + 20, 170, 0, canvas.colour("wood"));
  svg += rectangle(-10, 640, WIDTH + 20, 16, 0, canvas.colour("woodLight"));
  svg += line("M0 700H1200M0 752H1200", canvas.colour("woodDark"), 3);
  for (let i = 0; i < 40; i++) {
    const x = random.between(60, 1140);
    const y = random.between(664, 790);
    const scrap = `M${round(x)} ${round(y)}l${round(random.between(16, 40))} ${round(random.between(-12, 6))}l8 ${round(random.between(8, 18))}l-28 ${round(random.between(2, 12))}z`;
    svg += path(scrap, canvas.colour(random.pick(SCRAPS)));
  }
  svg += ellipse(600, 700, 120, 18, "#2a0f14", 'opacity=".25"');
  svg += bottle(canvas, 600, 700, 470, "glassGreen", { packed: true });
  svg += rectangle(566, 224, 68, 50, 0, canvas.shaded("marigold", 0.03));
  svg += rectangle(576, 220, 48, 66, 4, canvas.colour("glassClear"));
  svg += rectangle(570, 232, 60, 12, 4, canvas.shaded("glassClear", -0.08));
  svg += line("M620 60L602 470", canvas.colour("woodLight"), 18, ROUND);
  svg += line("M624 90L606 440", canvas.colour("wood"), 4, `${ROUND} opacity=".6"`);
  svg += fist(canvas, 614, 150, 1.9, -80, "skin1", SLEEVES[1], { arm: 320 });
  return svg + fist(canvas, 536, 560, 2.1, 92, "skin1", SLEEVES[1], { arm: 300, flip: true });
}

export const ECOBRICKS = { ecobrickWall, handEcobrick } as const;
