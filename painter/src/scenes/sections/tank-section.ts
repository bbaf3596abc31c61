/** Section of a household tank: mesh in mortar, rain inlet, clean water outlet. */
import { tileRoof } from "../../built/roof.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import { round } from "../../canvas/path.ts";
import { line, path, rectangle, ROUND } from "../../canvas/svg.ts";
import { flowers, tufts } from "../../land/plants.ts";
import { MASON, people } from "../../people/person.ts";
import { rainfall } from "../parts/grounds.ts";
import { gravelIn, rainPipe, sectionLand, waterIn } from "./cut.ts";

const GROUND = 664;
const [LEFT, RIGHT, TOP, FOOT] = [520, 852, 262, 622];

/** Chicken wire, the reinforcement of the mortar. */
function mesh(canvas: Canvas, x: number, y: number, w: number, h: number): string {
  let wires = "";
  for (let i = -h; i < w; i += 18)
    wires += `M${round(x + Math.max(0, i))} ${round(y + Math.max(0, -i))}L${round(x + Math.min(w, i + h))} ${round(y + Math.min(h, w - i))}`;
  for (let i = 0; i < w + h; i += 18)
    wires += `M${round(x + Math.min(w, i))} ${round(y + Math.max(0, i - w))}L${round(x + Math.max(0, i - h))} ${round(y + Math.min(h, i))}`;
  return line(wires, canvas.colour("steelDark"), 2.6);
}

/** Two skins of mortar with mesh between, a slab, a lid with a hatch; on the left the mesh is exposed. */
function tank(canvas: Canvas): string {
  const plaster = canvas.colour("plaster");
  const lid = `M${LEFT - 16} ${TOP}Q${(LEFT + RIGHT) / 2} ${TOP - 104} ${RIGHT + 16} ${TOP}V${TOP + 22}H${LEFT - 16}Z`;
  return (
    gravelIn(canvas, LEFT - 46, FOOT + 20, RIGHT - LEFT + 92, 46) +
    rectangle(LEFT - 34, FOOT, RIGHT - LEFT + 68, 26, 3, canvas.colour("plasterShade")) +
    rectangle(LEFT, TOP, RIGHT - LEFT, FOOT - TOP, 0, canvas.colour("plasterShade")) +
    waterIn(canvas, LEFT, TOP + 84, RIGHT - LEFT, FOOT) +
    rectangle(LEFT - 22, TOP, 26, FOOT - TOP, 0, plaster) +
    rectangle(RIGHT - 4, TOP, 26, FOOT - TOP, 0, plaster) +
    line(
      `M${LEFT - 9} ${TOP + 4}V${FOOT - 4}M${RIGHT + 9} ${TOP + 4}V${FOOT - 4}`,
      canvas.colour("steelDark"),
      4,
      'stroke-dasharray="9 6"',
    ) +
    path(lid, plaster) +
    line(
      `M${LEFT - 4} ${TOP + 10}Q${(LEFT + RIGHT) / 2} ${TOP - 84} ${RIGHT + 4} ${TOP + 10}`,
      canvas.colour("steelDark"),
      4,
      'stroke-dasharray="9 6"',
    ) +
    rectangle(742, TOP - 54, 66, 18, 4, canvas.colour("wood"))
  );
}

/** The house whose roof collects the rain. */
function house(canvas: Canvas): string {
  return (
    rectangle(-10, 330, 330, GROUND - 326, 0, canvas.colour("rose")) +
    rectangle(-10, GROUND - 90, 330, 94, 0, canvas.shaded("rose", -0.14)) +
    rectangle(70, 428, 112, 236, 4, canvas.colour("glassTeal")) +
    line(`M126 428V664M70 500H182`, canvas.shaded("glassTeal", -0.1), 4) +
    tileRoof(canvas, -60, 372, 214, 340, { insetRight: 60, barrel: 17, rows: 7 }) +
    rectangle(-10, 340, 396, 18, 6, canvas.colour("steelDark"))
  );
}

function tankSection(canvas: Canvas): string {
  let svg = sectionLand(canvas, [0.82, 0.18], GROUND);
  if (canvas.time === "rain") svg += rainfall(canvas, 150, GROUND);
  svg += house(canvas) + tank(canvas);
  // A standpipe takes the first, dirty rain and is emptied afterwards; only clean water follows.
  svg +=
    rainPipe(canvas, `M378 360V392H428V640`) +
    rainPipe(canvas, `M428 392H470V236Q470 214 500 214H590V${TOP - 20}`);
  svg += rectangle(414, 632, 28, 26, 4, canvas.colour("redHot"));
  if (canvas.time === "rain")
    svg += line(
      `M590 ${TOP + 24}V${TOP + 80}M582 ${TOP + 40}V${TOP + 80}M598 ${TOP + 36}V${TOP + 80}`,
      canvas.colour("sky"),
      5,
      ROUND,
    );
  svg += rainPipe(canvas, `M${RIGHT + 20} ${TOP + 50}H${RIGHT + 70}V${TOP + 96}`);
  const tap = FOOT - 142;
  svg += line(
    `M${RIGHT - 6} ${tap}H${RIGHT + 66}V${tap + 16}M${RIGHT + 46} ${tap - 16}v16`,
    canvas.colour("marigold"),
    13,
    ROUND,
  );
  svg += line(`M${RIGHT + 66} ${tap + 22}V${tap + 74}`, "#9fdcff", 11, ROUND);
  svg += mesh(canvas, LEFT - 22, FOOT - 290, 26, 286);
  svg += people(canvas, [
    [
      972,
      GROUND + 16,
      236,
      { who: "woman", pose: "pass", tool: "bucket", paint: "redHot", flip: true },
    ],
    [
      1066,
      GROUND + 10,
      168,
      { who: "girl", pose: "hold", tool: "bucket", flip: true, woven: true },
    ],
    [440, GROUND + 8, 232, { ...MASON, pose: "plaster", tool: "trowel" }],
  ]);
  return (
    svg +
    flowers(canvas, 30, GROUND + 20, 170, 22, 13) +
    tufts(canvas, () => GROUND + 4, 860, 1200, 18, 13, canvas.colour("greenMid"))
  );
}

export const TANK_SECTION = { tankSection } as const;
