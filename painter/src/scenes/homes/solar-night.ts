/** A home that lights its evening with the sun of the day. */
import { house } from "../../built/house.ts";
import { solarPanel } from "../../built/solar.ts";
import { tireWall } from "../../built/tire-wall.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import { circle, ellipse, line, path, place, ROUND } from "../../canvas/svg.ts";
import { hungMaize } from "../parts/rooms.ts";
import { backdrop, ground, lampGlow, trees } from "../parts/backdrop.ts";
import { CAST } from "../parts/cast.ts";
import { outlined } from "../parts/close-face.ts";
import { closeFigure } from "../parts/close-figure.ts";
import { inLightOf } from "../parts/lamplight.ts";

const EDGE = outlined(3);

/** Panels on the roof keep a home lit after dark; before it a child reads to the family. */
export function solarNight(canvas: Canvas): string {
  const up = -124;
  const home =
    house(canvas, 300, 700, 660, 230, {
      gable: true,
      colour: "adobeLight",
      base: "red",
      items: ["arch", "door", "bottles", "arch"],
      roofHeight: 150,
    }) +
    solarPanel(canvas, 426, 454, 184, 90, -0.12) +
    solarPanel(canvas, 650, 454, 184, 90, -0.12) +
    tireWall(canvas, 296, 702, 668, 1, 78, 44);
  return (
    backdrop(canvas, {
      sun: [0.82, 0.17],
      sunRadius: 54,
      volcanoes: [{ x: 250, y: 130, reach: 330 }],
      horizon: 360,
      clouds: [[560, 110, 200]],
      fields: { y: 400, depth: 0.3, base: 18, bottom: 700 },
      town: [930, 420, 260],
    }) +
    ground(canvas, (x) => 540 + 8 * Math.sin(x / 130), "greenDeep", "green") +
    trees(canvas, [
      [70, 590, 320, "round"],
      [1130, 590, 300, "round", "greenMid"],
    ]) +
    place(0, up, home) +
    // What the lamps reach is seen in its colors: the wall, the ground, those who sit there.
    path("M260 580H1000L1200 810H0Z", canvas.lit("path"), 'opacity=".45"') +
    lampGlow(canvas, 600, 540, 480, 240, 0.8) +
    familyByLamp(canvas)
  );
}

/** An open book that lies on the table, its pages up. */
function openPages(lamp: Canvas): string {
  let lines = "";
  for (let i = 0; i < 4; i++)
    lines += `M${486 - i * 6} ${712 + i * 15}h86M${624 - i * 0.5} ${710 + i * 15}h${88 + i * 2}`;
  return (
    path(
      "M456 792L486 694Q548 676 600 698Q652 676 716 694L748 792Q660 776 600 796Q540 776 456 792Z",
      lamp.colour("redHot"),
      EDGE,
    ) +
    path(
      "M470 784L494 692Q550 674 600 696Q650 674 708 692L734 784Q656 768 600 788Q544 768 470 784Z",
      lamp.colour("white"),
      EDGE,
    ) +
    line("M600 696V786", lamp.shaded("cream", -0.12), 4) +
    line(lines, lamp.colour("steelDark"), 4, `${ROUND} opacity=".7"`)
  );
}

/** A bulb under its shade, hung from the eaves; moths about it. */
const hungLamp = (canvas: Canvas, lamp: Canvas, x: number, y: number): string =>
  line(`M${x} ${y - 66}V${y - 40}`, lamp.colour("basalt"), 6) +
  circle(x, y + 8, 27, lamp.colour("lemon", 0, true), EDGE) +
  path(
    `M${x - 18} ${y - 44}H${x + 18}L${x + 64} ${y + 4}H${x - 64}Z`,
    lamp.colour("redHot"),
    EDGE,
  ) +
  lampGlow(canvas, x, y + 20, 250, 210, 0.7) +
  line(
    `M${x - 74} ${y + 44}h.1M${x - 50} ${y + 82}h.1M${x + 66} ${y + 60}h.1M${x + 92} ${y + 22}h.1`,
    lamp.colour("cream"),
    9,
    ROUND,
  );

/** A family at a table, near us, in the light of its own lamp. */
function familyByLamp(canvas: Canvas): string {
  const { random } = canvas;
  const lamp = inLightOf(canvas, "noon");
  const [a, b] = random.pick([
    [CAST.mother, CAST.girl],
    [CAST.neighbor, CAST.boy],
    [CAST.grandmother, CAST.schoolgirl],
  ] as const);
  const mother = closeFigure(lamp, [290, 446], [268, 830], 148, {
    ...a,
    turn: 0.88,
    tilt: 8,
    mood: "smile",
    left: { elbow: [140, 690], hand: [250, 730], grip: "wrap" },
    right: { elbow: [396, 690], hand: [310, 716] },
  });
  const child = closeFigure(lamp, [600, 508], [600, 830], 134, {
    ...b,
    tilt: 5,
    down: true,
    mood: "laugh",
    left: { elbow: [470, 690], hand: [544, 726], grip: "point" },
    right: { elbow: [724, 690], hand: [716, 742], grip: "flat" },
  });
  const father = closeFigure(lamp, [900, 428], [930, 830], 152, {
    ...CAST.father,
    turn: -0.88,
    tilt: -8,
    mood: "smile",
    left: { elbow: [780, 690], hand: [818, 716], grip: "wrap" },
    right: { elbow: [1060, 690], hand: [920, 744], grip: "flat" },
  });
  return (
    hungLamp(canvas, lamp, 446, 392) +
    mother.body +
    father.body +
    child.body +
    path("M60 690H1150L1230 820H-30Z", lamp.colour("wood"), EDGE) +
    line("M40 728H1170M10 772H1200", lamp.shaded("wood", -0.05), 4) +
    openPages(lamp) +
    // Ears she takes the grains from, and his cup.
    hungMaize(lamp, 120, 706, 2, 84) +
    ellipse(300, 770, 96, 24, lamp.shaded("straw", -0.06), EDGE) +
    ellipse(300, 764, 78, 16, lamp.colour("maize")) +
    path("M822 668H892V730Q856 748 822 730Z", lamp.colour("adobe"), EDGE) +
    ellipse(857, 668, 35, 9, lamp.colour("earthDark")) +
    place(
      280,
      700,
      line("M-40 0H34", lamp.colour("lemon"), 30, `${ROUND}`) +
        line("M-40 -6H34M-40 6H34", lamp.shaded("maize", -0.06), 4, 'stroke-dasharray="5 4"'),
      1,
      -14,
    ) +
    mother.arms +
    father.arms +
    child.arms
  );
}
