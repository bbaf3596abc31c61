/** Rain on its way from the roof into the jar. */
import { clip } from "../../built/clip.ts";
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
import { SLEEVES } from "../../people/forearm.ts";
import { openHand } from "../../people/hands.ts";
import { CAST } from "../parts/cast.ts";
import { closeFigure } from "../parts/close-figure.ts";
import { WIDTH } from "../parts/backdrop.ts";
import { courses, sheet } from "../parts/grounds.ts";
import { firstFlush } from "./first-flush.ts";

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

/** A jar fills at the tap. */
function jarFilling(canvas: Canvas): string {
  const { random } = canvas;
  const [clay, dark, band] = random.pick([
    ["adobe", "adobeDark", "camino"],
    ["glassBlue", "indigo", "cal"],
    ["marigold", "marigoldDeep", "rombo"],
  ] as const);
  const wall = random.pick(["plaster", "sky", "adobeLight"] as const);
  let svg = courses(canvas, wall, 92, 260);
  svg +=
    bandStrip(canvas, "cielo", 0, 560, WIDTH, 70) +
    rectangle(0, 630, WIDTH, 180, 0, canvas.colour("tile"));
  svg += line(
    "M0 690H1200M0 756H1200M130 630L60 810M360 630L320 810M600 630V810M840 630L880 810M1070 630L1140 810",
    canvas.shaded("tile", -0.07),
    5,
  );
  svg +=
    line("M1210 116H700V170", canvas.colour("steelDark"), 44, 'stroke-linejoin="round"') +
    line("M1210 106H700", canvas.colour("steel"), 10, 'opacity=".8"');
  svg +=
    rectangle(664, 150, 72, 54, 8, canvas.colour("steelDark")) +
    rectangle(760, 60, 22, 50, 4, canvas.colour("steelDark")) +
    rectangle(716, 44, 110, 26, 13, canvas.colour("red"));
  const glaze =
    "M560 760C360 730 348 500 470 420C520 390 500 352 504 330H704C708 352 688 390 738 420C860 500 848 730 648 760Z";
  svg += ellipse(590, 764, 290, 26, "#1a0a1e", 'opacity=".22"') + path(glaze, canvas.colour(clay));
  svg +=
    `<g ${clip(canvas, glaze)}>` +
    bandStrip(canvas, band, 340, 520, 540, 84) +
    line("M340 500H880M340 624H880", canvas.colour("cream"), 8) +
    line("M340 664H880", canvas.colour("indigoDeep"), 16, 'stroke-dasharray="26 18"') +
    path("M340 330H470C370 480 400 700 470 770H340Z", "#1a0a1e", 'opacity=".16"') +
    line("M770 470C826 540 826 640 780 700", "#fff", 16, `${ROUND} opacity=".3"`) +
    "</g>";
  svg += line(
    "M500 420C420 360 420 470 446 500M708 420C790 360 788 470 762 500",
    canvas.colour(dark),
    26,
    ROUND,
  );
  svg +=
    ellipse(604, 330, 116, 26, canvas.colour(dark)) +
    ellipse(604, 332, 94, 18, canvas.colour("glassBlue")) +
    ellipse(630, 330, 56, 9, canvas.colour("sky"));
  svg +=
    path(
      "M676 200H724C720 250 716 300 690 334H646C668 300 676 250 676 200Z",
      canvas.colour("sky"),
    ) + line("M706 206C704 250 700 290 680 326", "#fff", 9, `${ROUND} opacity=".8"`);
  for (const [x, y, r] of [
    [560, 296, 9],
    [610, 268, 7],
    [752, 300, 10],
    [780, 344, 7],
    [520, 316, 6],
  ] as const)
    svg += circle(x, y, r, canvas.colour("sky"));
  svg += openHand(canvas, 886, 560, 1.7, -8, "skin1", random.pick(SLEEVES), { arm: 300 });
  return (
    svg +
    ellipse(250, 740, 130, 18, canvas.colour("glassBlue"), 'opacity=".5"') +
    ellipse(940, 770, 170, 20, canvas.colour("glassBlue"), 'opacity=".5"')
  );
}

export const RAIN = { rainGutter, firstFlush, jarFilling } as const;
