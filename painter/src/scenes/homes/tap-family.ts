/** Clean water from the tank, and those who look into it. */
import { clip } from "../../built/clip.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import {
  circle,
  ellipse,
  group,
  line,
  path,
  place,
  rectangle,
  ring,
  ROUND,
} from "../../canvas/svg.ts";
import { bandStrip } from "../../cloth/bands.ts";
import { birds } from "../../land/birds.ts";
import { cloud } from "../../land/cloud.ts";
import { CAST } from "../parts/cast.ts";
import { closeArm } from "../parts/close-arm.ts";
import { outlined } from "../parts/close-face.ts";
import { closeFigure, type CloseLook } from "../parts/close-figure.ts";
import { cuppedHands } from "../parts/cupped-hands.ts";
import { earthFromAbove } from "../parts/grounds.ts";
import { inLightOf } from "../parts/lamplight.ts";
import { tinaja } from "../parts/tinaja.ts";

const EDGE = outlined(3);
/** The water: its middle and how far it reaches. */
const [CX, CY, REACH] = [600, 456, 316] as const;

/** Water is blue at noon, and in the morning the violet of the sky before it. */
const skyIn = (canvas: Canvas): Canvas =>
  inLightOf(canvas, canvas.time === "dawn" ? "dusk" : "morning");

/** What the water gives back: a sky of rings, the two who stand at its far rim, heads down. */
function mirrorOfWater(canvas: Canvas, woman: CloseLook, child: CloseLook): string {
  const above = skyIn(canvas);
  let svg = circle(
    CX,
    CY,
    REACH,
    above.light((air) => air.sky[1]),
  );
  for (const [i, r] of [286, 226, 170, 120].entries())
    svg += circle(
      CX + 96,
      CY + 120,
      r,
      above.light((air) => air.sky[2 + i]!),
    );
  svg += circle(
    CX + 96,
    CY + 120,
    70,
    above.light((air) => air.sun),
  );
  svg += cloud(canvas, CX - 150, CY + 226, 210);
  svg += birds(canvas, CX + 20, CY + 230, 3, 17, canvas.colour("indigoDeep"));
  // Upright here; turned over below.
  const her = closeFigure(canvas, [CX - 104, 292], [CX - 96, 900], 138, {
    ...woman,
    apron: undefined,
    turn: 0.3,
    tilt: 5,
    mood: "smile",
    down: true,
  });
  const small = closeFigure(canvas, [CX + 112, 388], [CX + 120, 900], 128, {
    ...child,
    turn: -0.4,
    tilt: -8,
    mood: "glee",
  });
  const jar = tinaja(canvas, CX - 104, 230, 1.5);
  return svg + place(0, CY * 2 - 46, her.body + jar + small.body, [1, -1]);
}

/** Rings that run from where the water falls, and the gleam of the day on them. */
function ripples(canvas: Canvas): string {
  let svg = circle(
    CX,
    CY,
    REACH,
    skyIn(canvas).light((air) => air.sky[2]),
    'opacity=".14"',
  );
  [34, 74, 124, 184, 250].forEach((r, i) => {
    const strength = (0.9 - i * 0.14).toFixed(2);
    svg +=
      ellipse(
        CX,
        CY - 60,
        r * 1.12,
        r * 0.84,
        "none",
        `stroke="#fff" stroke-width="${7 - i}" opacity="${strength}" stroke-dasharray="${60 + i * 50} ${14 + i * 16}"`,
      ) +
      ellipse(
        CX,
        CY - 56,
        r * 1.12 + 8,
        r * 0.84 + 7,
        "none",
        `stroke="${canvas.colour("indigo")}" stroke-width="4" opacity=".3"`,
      );
  });
  return svg;
}

/** The tap of the tank above us, and its water through the hands of the child. */
const fallingWater = (canvas: Canvas): string =>
  path(
    "M576 150C568 240 572 330 560 400H640C628 330 632 240 624 150Z",
    inLightOf(canvas, "morning").light((air) => air.sky[4]),
    EDGE,
  ) + line("M590 160q-4 110 -6 220M608 160q4 120 8 232", "#fff", 8, `${ROUND} opacity=".9"`);

const tap = (canvas: Canvas): string =>
  rectangle(566, -60, 68, 170, 8, canvas.colour("marigoldDeep"), EDGE) +
  rectangle(556, 96, 88, 62, 16, canvas.colour("marigoldDeep"), EDGE) +
  rectangle(574, 10, 12, 90, 5, "#fff", 'opacity=".35"') +
  rectangle(506, 30, 188, 34, 17, canvas.colour("red"), EDGE) +
  circle(600, 47, 22, canvas.shaded("red", -0.08), EDGE);

/** Looking down: the tap runs into a child's hands, and the basin shows who stands there. */
function tapFamily(canvas: Canvas): string {
  const { random } = canvas;
  const [child, woman] = random.pick([
    [CAST.girl, CAST.mother],
    [CAST.boy, CAST.neighbor],
    [CAST.schoolgirl, CAST.grandmother],
  ] as const);
  const [floor, wall] = random.pick([
    ["adobe", "plaster"],
    ["tile", "sand"],
    ["teal", "cream"],
  ] as const);
  const ground = earthFromAbove(canvas, floor, 70);
  let svg =
    rectangle(-200, -100, 1600, 186, 0, canvas.colour(wall), EDGE) +
    bandStrip(canvas, "cielo", -200, 8, 1600, 60);
  svg += rectangle(-200, 86, 1600, 18, 0, "#1a0a1e", 'opacity=".24"');
  svg +=
    circle(CX - 16, CY + 18, REACH + 52, "#1a0a1e", 'opacity=".26"') +
    circle(CX, CY, REACH + 46, canvas.colour("plaster"), EDGE) +
    ring(CX, CY, REACH + 24, canvas.shaded("plaster", -0.06), 20, 'stroke-dasharray="120 8"');
  const round = `M${CX - REACH} ${CY}a${REACH} ${REACH} 0 1 0 ${REACH * 2} 0a${REACH} ${REACH} 0 1 0 ${-REACH * 2} 0Z`;
  svg += group(mirrorOfWater(canvas, woman, child) + ripples(canvas), clip(canvas, round));
  svg += circle(CX, CY, REACH, "none", 'stroke="#1a1440" stroke-width="10" opacity=".4"');
  const skin = child.skin ?? "skin1";
  const arm = (
    from: readonly [number, number],
    elbow: readonly [number, number],
    side: 1 | -1,
  ): string =>
    closeArm(
      canvas,
      from,
      { elbow, hand: [676, 300], grip: "flat" },
      { skin, cloth: child.cloth, woven: !!child.bands, side, size: 132 },
    );
  const her = closeArm(
    canvas,
    [300, -150],
    { elbow: [384, 120], hand: [520, 52], grip: "wrap", bent: 10 },
    { skin: woman.skin ?? "skin1", cloth: woman.cloth, woven: true, side: -1, size: 150 },
  );
  svg +=
    fallingWater(canvas) +
    tap(canvas) +
    her +
    arm([930, -140], [806, 160], -1) +
    arm([1020, -140], [880, 214], 1) +
    cuppedHands(canvas, [606, 296], 1.3, skin, true);
  // Also the narrowest cut keeps the whole basin.
  return ground + place(84, 40, svg, 0.86);
}

export const TAP_FAMILY = { tapFamily } as const;
