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
    path("M-20 176H690Q712 176 712 198Q712 224 686 224H-20Z", canvas.colour("steel")) +
    line("M-20 188H690", "#fff", 5, 'opacity=".5"') +
    line("M60 176v58M300 176v58M540 176v58", canvas.colour("steelDark"), 12);
  svg +=
    path(
      "M678 214H716C742 250 752 350 748 470H722C722 360 712 270 678 230Z",
      canvas.colour("sky"),
    ) + line("M704 230C732 290 738 390 736 462", "#fff", 5, `${ROUND} opacity=".75"`);
  svg +=
    ellipse(770, 770, 240, 30, "#1a0a1e", 'opacity=".25"') +
    path("M580 470H950V750Q766 800 580 750Z", canvas.colour("glassBlue")) +
    path("M580 470H650V770Q606 762 580 750Z", canvas.shaded("glassBlue", -0.08));
  svg +=
    line("M580 540Q766 580 950 540M580 660Q766 700 950 660", canvas.shaded("glassBlue", -0.1), 14) +
    line("M910 500V740", "#fff", 14, `${ROUND} opacity=".25"`);
  svg +=
    ellipse(765, 470, 185, 40, canvas.shaded("glassBlue", -0.12)) +
    ellipse(765, 474, 165, 30, canvas.colour("sky")) +
    ellipse(738, 474, 84, 17, "none", 'stroke="#fff" stroke-width="4" opacity=".5"') +
    ellipse(760, 472, 46, 12, "#fff", 'opacity=".5"');
  for (let i = 0; i < 9; i++)
    svg += circle(690 + i * 18, 440 - (i % 3) * 22, 8 - (i % 3), canvas.colour("sky"));
  // A woman dips her gourd; her painted jar stands by.
  const woman = closeFigure(canvas, [1006, 322], [1030, 860], 146, {
    ...random.pick([CAST.mother, CAST.neighbor, CAST.grandmother]),
    turn: -0.8,
    tilt: -8,
    down: true,
    mood: "smile",
    left: { elbow: [900, 540], hand: [858, 474], grip: "wrap" },
    right: { elbow: [1120, 590], hand: [1060, 690], grip: "flat" },
  });
  const edge = 'stroke="#2a1416" stroke-width="3" stroke-opacity=".6"';
  svg +=
    woman.body +
    path("M772 448H872Q868 500 822 502T772 448Z", canvas.colour("woodLight"), edge) +
    ellipse(822, 448, 50, 12, canvas.colour("sky"), edge) +
    path(
      "M1000 660C990 640 1010 626 1050 626S1110 640 1100 660C1146 700 1146 790 1110 830H990C954 790 954 700 1000 660Z",
      canvas.colour("adobe"),
      edge,
    ) +
    line("M966 730Q1050 762 1136 730", canvas.colour("cream"), 11) +
    line("M972 764Q1050 792 1130 764", canvas.colour("indigo"), 8, 'stroke-dasharray="18 12"') +
    woman.arms;
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
