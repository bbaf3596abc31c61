/** Walls of tires as they are drawn, measured and laid level. */
import { tileRoof } from "../../built/roof.ts";
import { tireWall } from "../../built/tire-wall.ts";
import { tireFlat } from "../../built/tire.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import { round } from "../../canvas/path.ts";
import { circle, ellipse, line, path, rectangle, ring, ROUND } from "../../canvas/svg.ts";
import { bandStrip } from "../../cloth/bands.ts";
import { cloud } from "../../land/cloud.ts";
import { maize } from "../../land/maize.ts";
import { agave, flowers, tufts } from "../../land/plants.ts";
import { treeRound } from "../../land/trees.ts";
import { object } from "../../objects/all.ts";
import { people } from "../../people/person.ts";
import { backdrop, trees, WIDTH } from "../parts/backdrop.ts";
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
    rectangle(436, 172, 216, 52, 0, "none", `stroke="${ink}" stroke-width="5"`) +
    line("M436 172L652 224M436 224L652 172", thin, 2.4);
  svg +=
    line("M330 214L920 84M338 240L928 110", ink, 6, ROUND) +
    line(
      "M380 204l16 26M450 188l16 26M520 172l16 26M590 158l16 26M660 142l16 26M730 128l16 26M800 112l16 26M870 98l16 26",
      thin,
      3,
    );
  svg +=
    line("M250 172V730M236 172H264M236 590H264M236 730H264", thin, 3.4) +
    line("M398 764H634M398 750V778M634 750V778", thin, 3.4);
  svg +=
    circle(900, 420, 22, canvas.colour("marigold")) +
    line(
      "M900 442V528M900 460L872 504M900 460L928 504M900 528L880 588M900 528L920 588",
      canvas.colour("marigold"),
      11,
      ROUND,
    );
  return svg + line("M690 690H1040M690 660H900", ink, 6, `${ROUND} opacity=".9"`);
}

/** Two people measure a house of tires with a tape. */
function tapeMeasure(canvas: Canvas): string {
  let svg =
    sheet(canvas.light((air) => air.sky[4])) +
    cloud(canvas, 240, 90, 220) +
    cloud(canvas, 980, 110, 190);
  svg += treeRound(canvas, 1110, 330, 280, 0.1);
  svg += tireWall(canvas, 60, 640, 1080, 6, 150, 66);
  svg +=
    rectangle(470, 250, 230, 390, 0, canvas.colour("adobe")) +
    rectangle(494, 274, 182, 366, 0, canvas.colour("glassTeal")) +
    line("M585 274V640M494 420H676", canvas.shaded("glassTeal", -0.1), 8);
  svg +=
    rectangle(30, 220, 1140, 36, 4, canvas.colour("wood")) +
    bandStrip(canvas, "camino", 30, 226, 1140, 24);
  svg += tileRoof(canvas, -20, 1220, 110, 226, {
    insetLeft: 120,
    insetRight: 120,
    barrel: 26,
    rows: 4,
  });
  svg +=
    rectangle(0, 636, WIDTH, 174, 0, canvas.colour("sand")) +
    line("M292 604L952 604", canvas.colour("lemon"), 11) +
    line("M292 604L952 604", canvas.colour("woodDark"), 11, 'stroke-dasharray="3 21"');
  svg += people(canvas, [
    [
      236,
      752,
      324,
      {
        who: "volunteerMan",
        pose: "hold",
        shirt: "sky",
        trousers: "indigo",
        hat: "cap",
        skin: "skin4",
      },
    ],
    [1004, 752, 318, { who: "woman", pose: "hold", flip: true }],
  ]);
  svg += tireFlat(canvas, 620, 766, 110) + object(canvas, "openBook", 616, 704, 110);
  return svg + flowers(canvas, 20, 800, 140, 10, 14);
}

/** An A-frame with a hanging stone finds the level line across a field. */
function levelFrame(canvas: Canvas): string {
  let svg = backdrop(canvas, {
    sun: [0.8, 0.2],
    horizon: 290,
    clouds: [[560, 90, 190]],
    volcanoes: [{ x: 270, y: 70, reach: 350 }],
    fields: { y: 330, depth: 0.3, base: 22, bottom: 620 },
  });
  svg += trees(canvas, [
    [1120, 500, 240, "round"],
    [60, 500, 200, "round", "greenMid"],
  ]);
  svg += path("M-10 470C300 440 800 480 1210 420V810H-10Z", canvas.colour("milpa"));
  for (let i = 0; i < 5; i++)
    svg += line(
      `M-10 ${540 + i * 62}C300 ${510 + i * 64} 800 ${556 + i * 62} 1210 ${496 + i * 68}`,
      canvas.colour("greenMid"),
      7,
      ROUND,
    );
  // Above the line that is already staked out, maize stands along the contour.
  for (let i = 0; i < 9; i++) svg += maize(canvas, 130 + i * 52, 560 - i * 3, 150, 0.05);
  svg += people(canvas, [
    [860, 560, 190, { who: "boy", pose: "kneel", flip: true, shirt: "marigold", depth: 0.04 }],
  ]);
  for (let i = 0; i < 6; i++) {
    const x = 90 + i * 84;
    svg +=
      line(`M${x} ${656 - i * 2}v-50`, canvas.colour("woodLight"), 9, ROUND) +
      path(`M${x} ${608 - i * 2}h34l-10 12 10 12h-34z`, canvas.colour("redHot"));
  }
  const wood = canvas.colour("woodLight");
  svg +=
    line("M700 300L520 704M690 300L900 690", wood, 22, ROUND) +
    line("M600 520L808 520", wood, 18, ROUND) +
    line("M694 310V560", canvas.colour("cream"), 4);
  svg +=
    ellipse(694, 584, 30, 26, canvas.colour("basalt")) +
    line("M694 512v18", canvas.colour("red"), 8) +
    circle(696, 302, 17, canvas.colour("straw"));
  return (
    svg +
    people(canvas, [
      [
        426,
        770,
        318,
        { who: "man", pose: "pass", hat: "straw", shirt: "white", trousers: "indigo" },
      ],
      [1010, 776, 330, { who: "woman", pose: "pass", flip: true }],
    ]) +
    agave(canvas, 120, 796, 120) +
    flowers(canvas, 640, 796, 200, 9, 24) +
    tufts(canvas, () => 800, 0, WIDTH, 24, 18, canvas.colour("green"))
  );
}

export const WALL_MEASURES = { wallSection, tapeMeasure, levelFrame } as const;
