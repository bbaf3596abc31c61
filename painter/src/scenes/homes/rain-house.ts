/** Rain at home: the roof gives its water to the tank, and a hand reaches out to feel it. */
import { tileRoof } from "../../built/roof.ts";
import { waterTank } from "../../built/tank.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import { round } from "../../canvas/path.ts";
import { ellipse, line, path, rectangle, ROUND } from "../../canvas/svg.ts";
import { bandStrip } from "../../cloth/bands.ts";
import { agave, flowers } from "../../land/plants.ts";
import { turkey } from "../parts/animals.ts";
import { backdrop, ground, groundShadow } from "../parts/backdrop.ts";
import { CAST } from "../parts/cast.ts";
import { cuppedHands } from "../parts/cupped-hands.ts";
import { closeFigure } from "../parts/close-figure.ts";
import { outlined } from "../parts/close-face.ts";
import { rainfall } from "../parts/grounds.ts";
import { tinaja } from "../parts/tinaja.ts";

const EDGE = outlined(3);

/** Under the eave: a woman with her jar, a child whose hand catches the drops, a turkey in the wet. */
function tankRain(canvas: Canvas): string {
  const { random } = canvas;
  let svg = backdrop(canvas, {
    hideSun: true,
    volcanoes: [],
    horizon: 400,
    clouds: [
      [760, 130, 330],
      [1010, 180, 330],
    ],
    fields: { y: 450, depth: 0.36, base: 18, bottom: 700 },
  });
  svg += ground(canvas, (x) => 640 + 6 * Math.sin(x / 110), "green", "milpa");
  const wall = random.pick(["rose", "glassTeal", "lemon"] as const);
  svg +=
    rectangle(-10, 150, 460, 660, 0, canvas.colour(wall)) +
    rectangle(-10, 640, 460, 170, 0, canvas.colour("redDeep")) +
    bandStrip(canvas, "volcan", -10, 604, 460, 38) +
    rectangle(-10, 150, 460, 90, 0, "#1a0a1e", 'opacity=".2"') +
    rectangle(30, 290, 90, 360, 4, canvas.colour("wood"), EDGE);
  svg += groundShadow(900, 742, 260, 22, 0.22) + waterTank(canvas, 916, 736, 330, 430);
  svg += agave(canvas, 1140, 780, 96) + flowers(canvas, 1040, 790, 150, 10, 22);
  const woman = closeFigure(canvas, [220, 342], [214, 700], 150, {
    ...random.pick([CAST.mother, CAST.neighbor]),
    turn: 0.6,
    tilt: 5,
    mood: "smile",
    feet: 900,
    left: { elbow: [70, 620], hand: [150, 724], grip: "wrap" },
    right: { elbow: [372, 610], hand: [352, 716], grip: "wrap" },
  });
  const who = random.pick([CAST.boy, CAST.girl, CAST.schoolgirl]);
  const child = closeFigure(canvas, [474, 470], [430, 760], 140, {
    ...who,
    turn: 0.9,
    tilt: -12,
    mood: "laugh",
    feet: 900,
    left: { elbow: [420, 680], hand: [590, 620], grip: "flat" },
    right: { elbow: [530, 670], hand: [610, 606], grip: "flat" },
  });
  svg += woman.body + tinaja(canvas, 250, 820, 2.3) + woman.arms + child.body + child.arms;
  svg +=
    cuppedHands(canvas, [648, 590], 1.1, who.skin) +
    line("M646 240V572", "#e6f3f5", 9, `${ROUND} opacity=".75" stroke-dasharray="26 16"`) +
    line("M622 566q-14 -22 -24 -24M672 564q12 -24 24 -26M648 556v-30", "#e6f3f5", 6, ROUND);
  svg += turkey(canvas, 800, 790, 1.35);
  svg += tileRoof(canvas, -140, 560, -120, 168, { barrel: 52, rows: 5 });
  svg +=
    path("M-20 170H780Q806 170 806 196V352H770V214H-20Z", canvas.colour("steel"), EDGE) +
    line("M-20 182H772", "#fff", 5, 'opacity=".5"');
  let drips = "";
  for (let i = 0; i < 16; i++)
    drips += `M${round(random.between(470, 760))} ${round(random.between(216, 240))}v${round(random.between(20, 60))}`;
  return (
    svg +
    line(drips, "#e6f3f5", 4, `${ROUND} opacity=".8"`) +
    ellipse(560, 786, 120, 12, canvas.colour("sky"), 'opacity=".6"') +
    rainfall(canvas, 130)
  );
}

export const RAIN_HOUSE = { tankRain } as const;
