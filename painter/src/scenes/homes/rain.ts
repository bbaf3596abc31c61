/** Rain on its way from the roof into the jar. */

import { tileRoof } from "../../built/roof.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import { round } from "../../canvas/path.ts";
import { circle, ellipse, line, path, rectangle, ROUND } from "../../canvas/svg.ts";
import { bandStrip } from "../../cloth/bands.ts";
import { cloud } from "../../land/cloud.ts";
import { maize } from "../../land/maize.ts";
import { patchwork } from "../../land/patchwork.ts";
import { treeRound } from "../../land/trees.ts";
import { volcano } from "../../land/volcano.ts";

import { CAST } from "../parts/cast.ts";
import { closeFigure } from "../parts/close-figure.ts";
import { WIDTH } from "../parts/backdrop.ts";
import { sheet } from "../parts/grounds.ts";

const EDGE = 'stroke="#2a1416" stroke-width="3" stroke-opacity=".6"';

/** Rain falls into a gourd held out over the barrel, and a child's hand is in what runs over. */
function gourdUnderTheSpout(canvas: Canvas): string {
  const { random } = canvas;
  const barrel =
    ellipse(680, 780, 240, 30, "#1a0a1e", 'opacity=".25"') +
    path("M504 520H856V760Q680 804 504 760Z", canvas.colour("glassBlue"), EDGE) +
    path("M504 520H574V778Q530 770 504 760Z", canvas.shaded("glassBlue", -0.08)) +
    line("M504 600Q680 640 856 600M504 700Q680 740 856 700", canvas.shaded("glassBlue", -0.1), 14) +
    line("M820 560V750", "#fff", 14, `${ROUND} opacity=".25"`) +
    ellipse(680, 520, 176, 40, canvas.shaded("glassBlue", -0.12), EDGE) +
    ellipse(680, 526, 156, 29, canvas.colour("sky")) +
    ellipse(680, 528, 90, 15, "none", 'stroke="#fff" stroke-width="5" opacity=".7"');
  const woman = closeFigure(canvas, [940, 320], [1004, 860], 156, {
    ...random.pick([CAST.mother, CAST.neighbor, CAST.grandmother]),
    turn: -0.8,
    tilt: -10,
    down: true,
    mood: "smile",
    left: { elbow: [880, 610], hand: [800, 486], grip: "wrap", bent: -26 },
    right: { elbow: [1100, 640], hand: [1000, 716], grip: "flat" },
  });
  const child = closeFigure(canvas, [430, 470], [400, 860], 126, {
    ...random.pick([CAST.boy, CAST.girl, CAST.schoolgirl]),
    turn: 0.8,
    tilt: -14,
    mood: "laugh",
    left: { elbow: [330, 690], hand: [470, 724], grip: "wrap" },
    right: { elbow: [470, 650], hand: [532, 530], grip: "flat", bent: 50 },
  });
  const fall = canvas.colour("sky");
  const stream =
    path("M660 280H700C710 310 710 350 704 402H668C672 350 670 310 660 280Z", fall, EDGE) +
    line("M682 296C692 320 694 350 690 392", "#fff", 7, `${ROUND} opacity=".85"`);
  const over =
    path("M572 398C552 430 556 480 552 540H600C600 490 596 440 612 416Z", fall, EDGE) +
    line("M576 424q-8 50 -4 104", "#fff", 7, `${ROUND} opacity=".85"`);
  const gourd =
    path(
      "M566 396H806C806 484 760 528 686 528S566 484 566 396Z",
      canvas.colour("marigoldDeep"),
      EDGE,
    ) +
    line("M584 448Q686 480 788 448", canvas.colour("redDeep"), 9, 'stroke-dasharray="16 10"') +
    ellipse(686, 396, 121, 25, canvas.shaded("marigoldDeep", -0.14), EDGE) +
    ellipse(686, 399, 108, 18, fall) +
    ellipse(688, 394, 44, 10, "#fff", 'opacity=".8"');
  let splash = "";
  for (const [x, y] of [
    [616, 352],
    [644, 326],
    [734, 328],
    [764, 356],
    [530, 430],
    [516, 480],
  ] as const)
    splash += circle(x, y, random.between(5, 9), fall);
  return (
    child.body + barrel + woman.body + gourd + over + stream + splash + child.arms + woman.arms
  );
}

/** Rain runs from a tiled eave into a barrel. */
function rainGutter(canvas: Canvas): string {
  const { random } = canvas;
  let svg = sheet(canvas.light((air) => air.sky[3]));
  svg +=
    cloud(canvas, 1010, 110, 300) +
    volcano(canvas, { x: 960, y: 180, base: 430, left: 330, right: 330, ravines: 8 }) +
    patchwork(canvas, (x) => 390 + 16 * Math.sin(x / 130), {
      depth: 0.3,
      strips: 5,
      base: 26,
      parcel: 110,
      bottom: 720,
    }).svg +
    path("M380 660C700 620 1000 680 1210 650V810H380Z", canvas.colour("greenMid", 0.05)) +
    treeRound(canvas, 1120, 660, 300, 0.08) +
    [470, 560].map((x) => maize(canvas, x, 680, 220, 0.06)).join("");
  svg +=
    rectangle(-10, 180, 420, 640, 0, canvas.colour("adobeLight")) +
    rectangle(-10, 690, 420, 130, 0, canvas.colour("adobeDark")) +
    rectangle(-10, 180, 420, 70, 0, "#1a0a1e", 'opacity=".2"') +
    bandStrip(canvas, "camino", -10, 650, 420, 44);
  svg +=
    rectangle(90, 330, 190, 240, 6, canvas.colour("glassTeal")) +
    rectangle(108, 348, 154, 204, 0, canvas.colour("indigoDeep")) +
    line("M185 348V552M108 450H262", canvas.colour("glassTeal"), 12);
  svg += tileRoof(canvas, -120, 640, -120, 168, { barrel: 58, rows: 5 });
  svg +=
    path("M-20 176H696Q718 176 718 198V224H-20Z", canvas.colour("steel"), EDGE) +
    line("M-20 188H696", "#fff", 5, 'opacity=".5"') +
    line("M60 176v58M300 176v58M540 176v58", canvas.colour("steelDark"), 12);
  svg +=
    gourdUnderTheSpout(canvas) +
    path(
      "M648 210H718C714 240 708 262 708 290H652C652 262 652 240 648 210Z",
      canvas.colour("steel"),
      EDGE,
    ) +
    line("M664 222V280", "#fff", 6, 'opacity=".5"') +
    rectangle(644, 272, 72, 22, 8, canvas.colour("steelDark"), EDGE);
  let drops = "";
  for (let i = 0; i < 130; i++)
    drops += `M${round(random.between(-40, WIDTH))} ${round(random.between(0, 800))}l-9 34`;
  return svg + line(drops, "#e6f3f5", 2.6, `${ROUND} opacity=".5"`);
}

export const RAIN = { rainGutter } as const;
