/** Walls of tires as they are drawn, measured and laid level. */
import type { Canvas } from "../../canvas/canvas.ts";
import { round } from "../../canvas/path.ts";
import { circle, ellipse, line, path, rectangle, ring, ROUND } from "../../canvas/svg.ts";
import { backdrop } from "../parts/backdrop.ts";
import { CAST } from "../parts/cast.ts";
import { closeFigure } from "../parts/close-figure.ts";
import { sheet } from "../parts/grounds.ts";

/** A section through a tire wall, drawn in white on indigo: gravel, tires, beam, roof. */
function wallSection(canvas: Canvas): string {
  const { random } = canvas;
  const ink = canvas.colour("white");
  const thin = canvas.colour("sky");
  let svg = sheet(canvas.colour("indigo"));
  let grid = "";
  for (let i = 1; i < 30; i++) grid += `M${i * 40} 0V800M0 ${i * 40}H1200`;
  svg += line(grid, thin, 1, 'opacity=".25"');
  svg +=
    line("M60 590H400M640 590H1140", ink, 6) +
    line(
      "M80 606l24 -16M130 606l24 -16M180 606l24 -16M230 606l24 -16M280 606l24 -16M700 606l24 -16M750 606l24 -16M800 606l24 -16M850 606l24 -16M900 606l24 -16M950 606l24 -16M1000 606l24 -16M1050 606l24 -16",
      thin,
      3,
    );
  svg += rectangle(380, 640, 280, 90, 0, "none", `stroke="${ink}" stroke-width="5"`);
  for (let i = 0; i < 46; i++)
    svg += ring(
      random.between(392, 648),
      random.between(652, 718),
      random.between(5, 11),
      thin,
      2.4,
    );
  for (let row = 0; row < 7; row++) {
    const x = 398 + row * 5;
    const y = 580 - row * 58;
    svg +=
      rectangle(x, y, 236, 54, 24, "none", `stroke="${ink}" stroke-width="5"`) +
      rectangle(x + 64, y + 4, 108, 46, 4, "none", `stroke="${thin}" stroke-width="2.6"`);
    let earth = "";
    for (let i = 0; i < 9; i++)
      earth += `M${round(random.between(x + 74, x + 158))} ${round(random.between(y + 12, y + 42))}h6`;
    svg += line(earth, thin, 4, ROUND);
  }
  svg +=
    rectangle(436, 182, 216, 42, 0, "none", `stroke="${ink}" stroke-width="5"`) +
    line("M436 182L652 224M436 224L652 182", thin, 2.4);
  svg +=
    line("M330 176L920 46M338 202L928 72", ink, 6, ROUND) +
    line(
      "M380 166l16 26M450 150l16 26M520 134l16 26M590 120l16 26M660 104l16 26M730 90l16 26M800 74l16 26M870 60l16 26",
      thin,
      3,
    );
  svg +=
    line("M250 172V730M236 172H264M236 590H264M236 730H264", thin, 3.4) +
    line("M398 764H634M398 750V778M634 750V778", thin, 3.4);
  svg +=
    circle(900, 236, 28, canvas.colour("marigold")) +
    path(
      "M872 272Q900 262 928 272Q944 280 948 318L958 420L936 424L926 340L930 428L936 588H908L900 450L892 588H864L870 428L874 340L864 424L842 420L852 318Q856 280 872 272Z",
      canvas.colour("marigold"),
    );
  return svg + line("M690 690H1040M690 660H900", ink, 6, `${ROUND} opacity=".9"`);
}

/** An A of three sticks and a hanging stone finds the level on a slope; two faces look at the stone. */
function levelFrame(canvas: Canvas): string {
  const { random } = canvas;
  let svg = backdrop(canvas, {
    sun: [0.5, 0.18],
    volcanoes: [],
    horizon: 330,
    clouds: [],
    fields: { y: 360, depth: 0.3, base: 24, bottom: 700 },
  });
  svg +=
    path("M-10 720C300 690 800 640 1210 560V810H-10Z", canvas.colour("soil")) +
    line(
      "M40 770C400 740 800 700 1190 630M20 800C420 780 840 740 1200 680",
      canvas.colour("earthDark"),
      7,
      ROUND,
    );
  const [one, two] = random.pick([
    [CAST.father, CAST.girl],
    [CAST.mother, CAST.schoolboy],
    [CAST.grandmother, CAST.mason],
  ] as const);
  const left = closeFigure(canvas, [262, 300], [250, 830], 160, {
    ...one,
    turn: 0.9,
    tilt: 10,
    down: true,
    left: { elbow: [160, 600], hand: [210, 690] },
    right: { elbow: [400, 560], hand: [474, 430] },
  });
  const right = closeFigure(canvas, [936, 330], [950, 830], 156, {
    ...two,
    turn: -0.9,
    tilt: -10,
    down: true,
    mood: "smile",
    left: { elbow: [800, 600], hand: [742, 452] },
    right: { elbow: [1050, 610], hand: [990, 690] },
  });
  svg += left.body + right.body;
  svg +=
    line("M604 170L410 740M604 170L800 690", canvas.colour("woodLight"), 22, ROUND) +
    line("M500 486H716", canvas.colour("wood"), 20, ROUND) +
    line("M604 180V560", canvas.colour("cream"), 5) +
    ellipse(
      604,
      590,
      36,
      32,
      canvas.colour("steelDark"),
      'stroke="#2a1416" stroke-width="3" stroke-opacity=".6"',
    ) +
    line("M604 474V500", canvas.colour("redHot"), 7) +
    line("M588 168H620M592 184H616", canvas.colour("cream"), 7, ROUND);
  return svg + left.arms + right.arms;
}

export const WALL_MEASURES = { wallSection, levelFrame } as const;
