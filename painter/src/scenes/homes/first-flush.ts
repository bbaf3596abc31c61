/** The first, dirty rain is let out before the clean rain goes into the tank. */
import { tileRoof } from "../../built/roof.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import { circle, ellipse, line, path, rectangle, ROUND } from "../../canvas/svg.ts";
import { bandStrip } from "../../cloth/bands.ts";
import { maize } from "../../land/maize.ts";
import { patchwork } from "../../land/patchwork.ts";
import { flowers } from "../../land/plants.ts";
import { treeRound } from "../../land/trees.ts";
import { lampGlow } from "../parts/backdrop.ts";
import { CAST } from "../parts/cast.ts";
import { outlined } from "../parts/close-face.ts";
import { closeFigure } from "../parts/close-figure.ts";
import { rainfall, sheet } from "../parts/grounds.ts";

const EDGE = outlined(3);

/** Fields in the rain on the left, a painted wall with a lit window on the right. */
function corner(canvas: Canvas): string {
  return (
    sheet(canvas.light((air) => air.sky[3])) +
    patchwork(canvas, (x) => 330 + 16 * Math.sin(x / 110), {
      depth: 0.3,
      strips: 5,
      base: 30,
      parcel: 110,
      bottom: 660,
    }).svg +
    path("M-10 600C200 570 400 610 660 590V810H-10Z", canvas.colour("greenMid", 0.05)) +
    treeRound(canvas, 70, 560, 300, 0.08) +
    maize(canvas, 470, 640, 250, 0.05) +
    rectangle(590, 120, 640, 700, 0, canvas.colour("rose")) +
    rectangle(590, 640, 640, 200, 0, canvas.colour("indigo")) +
    bandStrip(canvas, "volcan", 590, 606, 640, 40) +
    rectangle(590, 120, 640, 60, 0, "#1a0a1e", 'opacity=".2"') +
    rectangle(1000, 236, 190, 200, 6, canvas.colour("wood")) +
    rectangle(1016, 252, 158, 168, 0, canvas.colour("indigoDeep")) +
    lampGlow(canvas, 1094, 336, 110, 100, 0.8) +
    line("M1094 252V420M1016 336H1174", canvas.colour("wood"), 9) +
    flowers(canvas, 1004, 438, 180, 8, 30) +
    tileRoof(canvas, 500, 1360, -130, 112, { barrel: 54, rows: 4 })
  );
}

/** Gutter and standing pipe; at its open foot the brown water shoots out. */
function pipe(canvas: Canvas): string {
  const brown = canvas.colour("adobe");
  const drops = [
    [470, 700, 13],
    [520, 660, 9],
    [730, 650, 12],
    [780, 700, 9],
    [700, 600, 8],
    [812, 742, 12],
    [440, 752, 9],
  ] as const;
  return (
    path("M490 118H1210V166H508Q486 164 490 118Z", canvas.colour("steel"), EDGE) +
    line("M512 130H1200", "#fff", 5, 'opacity=".5"') +
    line("M610 166V556", "#2a1416", 98, 'stroke-opacity=".6"') +
    line("M610 160V554", canvas.colour("steel"), 92) +
    line("M588 176V540", "#fff", 14, 'opacity=".4"') +
    rectangle(556, 226, 108, 24, 5, canvas.colour("steelDark"), EDGE) +
    rectangle(552, 520, 116, 46, 8, canvas.colour("steelDark"), EDGE) +
    ellipse(612, 786, 270, 32, brown, 'opacity=".8"') +
    path(
      "M564 566H658C668 640 672 690 678 730C700 706 726 690 756 690C738 716 744 736 776 740C740 752 742 776 700 788H520C484 776 486 752 446 744C480 736 484 712 468 688C500 690 526 708 546 732C552 690 556 640 564 566Z",
      brown,
      EDGE,
    ) +
    line(
      "M588 578C584 640 580 690 574 740M612 578V750M638 578C642 640 646 690 652 740M540 764q30 -14 60 0M630 770q30 -14 60 0",
      canvas.shaded("adobe", 0.08),
      8,
      ROUND,
    ) +
    drops.map(([x, y, r]) => circle(x, y, r, brown)).join("")
  );
}

/** A woman has taken the cap off the pipe; a boy under a sheet of nylon jumps back from the splash. */
export function firstFlush(canvas: Canvas): string {
  const woman = closeFigure(canvas, [322, 312], [196, 880], 176, {
    ...canvas.random.pick([CAST.mother, CAST.neighbor, CAST.grandmother]),
    turn: 0.9,
    tilt: 12,
    mood: "smile",
    left: { elbow: [190, 700], hand: [372, 660], grip: "wrap" },
    right: { elbow: [440, 560], hand: [552, 452], grip: "wrap", bent: 30 },
  });
  const boy = closeFigure(canvas, [900, 384], [960, 880], 150, {
    ...CAST.boy,
    turn: -0.5,
    tilt: 8,
    mood: "laugh",
    left: { elbow: [786, 640], hand: [768, 510], grip: "flat" },
    right: { elbow: [1080, 600], hand: [1096, 470], grip: "flat" },
  });
  const nylon = canvas.colour("glassClear");
  return (
    corner(canvas) +
    path(
      "M900 250C800 250 776 350 770 480C760 620 770 740 760 820H1170C1160 700 1120 620 1090 520C1060 380 1020 250 900 250Z",
      nylon,
      EDGE,
    ) +
    line(
      "M846 300C810 400 800 520 806 640M964 300C1010 400 1050 560 1076 700",
      "#fff",
      7,
      `${ROUND} opacity=".6"`,
    ) +
    boy.body +
    boy.arms +
    woman.body +
    pipe(canvas) +
    // The cap, still on its string.
    line("M560 548C530 600 500 590 470 610", canvas.colour("cream"), 6, ROUND) +
    circle(446, 640, 60, canvas.colour("redHot"), EDGE) +
    circle(446, 640, 38, canvas.shaded("redHot", -0.09)) +
    woman.arms +
    rainfall(canvas, 120)
  );
}
