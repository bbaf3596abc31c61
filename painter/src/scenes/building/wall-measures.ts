/** Walls of tires as they are drawn, measured and laid level. */
import { clip } from "../../built/clip.ts";
import { tileRoof } from "../../built/roof.ts";
import { tireWall } from "../../built/tire-wall.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import { round } from "../../canvas/path.ts";
import { ellipse, line, path, rectangle, ring, ROUND } from "../../canvas/svg.ts";
import { cloud } from "../../land/cloud.ts";
import { patchwork } from "../../land/patchwork.ts";
import { flowers } from "../../land/plants.ts";
import { sittingDog } from "../parts/animals.ts";
import { backdrop } from "../parts/backdrop.ts";
import { CAST } from "../parts/cast.ts";
import { closeFigure, closePerson } from "../parts/close-figure.ts";
import { sheet } from "../parts/grounds.ts";

const EDGE = 'stroke="#2a1416" stroke-width="3" stroke-opacity=".6"';

/** A section through a tire wall, drawn in white on indigo: gravel, tires, beam, roof; half of it is built. */
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
  // The same wall, built: the drawing turns into what it means.
  const built = clip(canvas, BUILT);
  svg +=
    path(BUILT, "#1a0a1e", 'opacity=".35" transform="translate(-16 6)"') +
    `<g ${built}>${builtWall(canvas)}</g>` +
    line(BUILT_EDGE, canvas.colour("cream"), 14, 'stroke-linejoin="round"') +
    line(BUILT_EDGE, canvas.shaded("cream", -0.12), 3, 'stroke-linejoin="round"');
  // A person as architects draw one, and the one she becomes.
  svg += line(
    "M180 262a34 34 0 1 1 .1 0ZM180 264V300M132 320Q180 290 228 320L236 450M132 320L124 450M132 320L140 590M228 320L220 590M150 450H210M180 450V590",
    ink,
    5,
    ROUND,
  );
  return svg;
}

const BUILT_EDGE = "M560 -10L590 120L556 260L600 400L566 540L606 680L580 810";
const BUILT = `${BUILT_EDGE}H1210V-10Z`;

/** Earth, gravel, tires and roof as they stand there, and the one who built them. */
function builtWall(canvas: Canvas): string {
  const { random } = canvas;
  let svg = sheet(canvas.light((air) => air.sky[4])) + cloud(canvas, 1010, 250, 230);
  svg += patchwork(canvas, (x) => 430 + 14 * Math.sin(x / 90), {
    from: 520,
    depth: 0.3,
    strips: 4,
    base: 24,
    parcel: 100,
    bottom: 600,
  }).svg;
  svg +=
    rectangle(500, 590, 720, 220, 0, canvas.colour("earth")) +
    rectangle(500, 586, 720, 16, 0, canvas.colour("milpa")) +
    line(
      "M700 640q20 40 6 90M960 620q-16 50 10 110M1110 640q10 30 -8 70",
      canvas.colour("earthDark"),
      5,
      ROUND,
    ) +
    rectangle(380, 640, 470, 90, 0, canvas.colour("steelDark"));
  for (let i = 0; i < 60; i++)
    svg += ellipse(
      random.between(560, 846),
      random.between(650, 722),
      random.between(8, 15),
      random.between(6, 11),
      canvas.shaded("steel", random.between(-0.1, 0.06)),
    );
  svg += tireWall(canvas, 470, 634, 370, 7, 118, 58);
  svg +=
    rectangle(436, 182, 420, 46, 4, canvas.colour("wood"), EDGE) +
    tileRoof(canvas, 380, 960, 40, 176, { insetLeft: 10, insetRight: 40, rows: 4, barrel: 30 });
  svg += flowers(canvas, 880, 592, 90, 8, 34);
  return (
    svg +
    closePerson(canvas, [1000, 262], [1006, 430], 74, {
      ...random.pick([CAST.mother, CAST.neighbor, CAST.mason]),
      turn: -0.6,
      mood: "smile",
      feet: 590,
      left: { elbow: [922, 360], hand: [850, 330], grip: "flat", bent: -20 },
      right: { elbow: [1072, 400], hand: [1042, 452], grip: "grip" },
    }) +
    sittingDog(canvas, 1130, 596, 0.9)
  );
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
  const left = closeFigure(canvas, [372, 306], [350, 830], 146, {
    ...one,
    turn: 0.9,
    tilt: 10,
    down: true,
    left: { elbow: [260, 600], hand: [310, 700] },
    right: { elbow: [470, 560], hand: [520, 440] },
  });
  const right = closeFigure(canvas, [836, 330], [860, 830], 142, {
    ...two,
    turn: -0.9,
    tilt: -10,
    down: true,
    mood: "smile",
    left: { elbow: [740, 600], hand: [690, 456] },
    right: { elbow: [960, 610], hand: [890, 700] },
  });
  svg += left.body + right.body;
  svg +=
    line("M604 150L462 740M604 150L746 700", canvas.colour("woodLight"), 22, ROUND) +
    line("M524 486H686", canvas.colour("wood"), 20, ROUND) +
    line("M604 160V560", canvas.colour("cream"), 5) +
    ellipse(
      604,
      590,
      36,
      32,
      canvas.colour("steelDark"),
      'stroke="#2a1416" stroke-width="3" stroke-opacity=".6"',
    ) +
    line("M604 474V500", canvas.colour("redHot"), 7) +
    line("M588 150H620M592 166H616", canvas.colour("cream"), 7, ROUND);
  return svg + left.arms + right.arms;
}

export const WALL_MEASURES = { wallSection, levelFrame } as const;
