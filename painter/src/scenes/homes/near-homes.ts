/** At home, near: the fire, the tap, the door. */
import { bottleDisc, GLASS } from "../../built/bottle.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import { circle, ellipse, line, path, rectangle } from "../../canvas/svg.ts";
import { bandStrip } from "../../cloth/bands.ts";
import { backdrop, lampGlow } from "../parts/backdrop.ts";
import { CAST } from "../parts/cast.ts";
import { inLightOf } from "../parts/lamplight.ts";
import { sittingDog } from "../parts/animals.ts";
import { closeFigure, closePerson } from "../parts/close-figure.ts";
import { sheet } from "../parts/grounds.ts";
import { beams, hungMaize, paintedWall } from "../parts/rooms.ts";

const EDGE = 'stroke="#2a1416" stroke-width="3" stroke-opacity=".6"';

/** Around the comal of a stove: tortillas, a small fire under it, and a pipe that takes the smoke outside. */
function comalFire(canvas: Canvas): string {
  const { random } = canvas;
  const [upper, lower] = random.pick([
    ["adobe", "adobeDark"],
    ["rose", "redDeep"],
    ["teal", "greenDeep"],
  ] as const);
  let svg =
    paintedWall(canvas, { split: 500, upper, lower }) +
    beams(canvas) +
    hungMaize(canvas, 480, 84, 6, 72);
  const [a, b] = random.pick([
    [CAST.grandmother, CAST.girl],
    [CAST.mother, CAST.schoolgirl],
    [CAST.neighbor, CAST.guest],
  ] as const);
  const one = closeFigure(canvas, [310, 300], [310, 830], 164, {
    ...a,
    turn: 0.7,
    tilt: 7,
    down: true,
    mood: "smile",
    left: { elbow: [200, 600], hand: [420, 590], grip: "flat" },
    right: { elbow: [440, 500], hand: [490, 560], grip: "flat" },
  });
  const two = closeFigure(canvas, [900, 340], [900, 830], 156, {
    ...b,
    turn: -0.7,
    tilt: -7,
    mood: "laugh",
    left: { elbow: [780, 560], hand: [732, 500], grip: "flat" },
    right: { elbow: [1000, 600], hand: [776, 520], grip: "flat" },
  });
  svg +=
    rectangle(570, -10, 62, 640, 0, canvas.colour("steel"), EDGE) +
    rectangle(580, -10, 12, 640, 0, "#fff", 'opacity=".3"') +
    rectangle(562, 250, 78, 18, 5, canvas.colour("steelDark"), EDGE);
  svg += one.body + two.body + ellipse(756, 500, 58, 15, canvas.colour("cream"), EDGE);
  svg +=
    rectangle(240, 650, 720, 170, 10, canvas.colour("adobeLight"), EDGE) +
    path("M470 820V740A130 80 0 0 1 730 740V820Z", canvas.colour("rubberDark"));
  svg +=
    path(
      "M520 820C500 770 560 760 560 710C610 750 590 780 600 820ZM590 820C580 780 640 770 640 716C690 760 680 790 676 820Z",
      canvas.lit("marigold"),
    ) +
    path(
      "M556 820C550 790 580 780 580 756C604 780 600 800 598 820ZM626 820C620 796 646 786 648 764C668 790 660 806 656 820Z",
      canvas.lit("redHot"),
    );
  svg +=
    ellipse(600, 640, 300, 54, canvas.colour("rubber"), EDGE) +
    ellipse(600, 630, 280, 44, canvas.colour("basalt")) +
    rectangle(556, 560, 90, 36, 8, canvas.colour("steelDark"), EDGE);
  for (const [x, y] of [
    [420, 624],
    [520, 646],
    [560, 610],
    [660, 640],
    [760, 620],
  ] as const)
    svg +=
      ellipse(x, y, 56, 14, canvas.colour("cream"), EDGE) +
      ellipse(x + 14, y - 1, 14, 4, canvas.colour("sand"));
  return svg + one.arms + two.arms;
}

/** Clean water from the tank: a girl fills her hands, her mother a painted jar. */
function tapFamily(canvas: Canvas): string {
  const { random } = canvas;
  let svg = backdrop(canvas, {
    sun: [0.16, 0.2],
    volcanoes: [],
    horizon: 430,
    clouds: [],
    fields: { y: 460, depth: 0.3, base: 22, bottom: 810 },
  });
  svg +=
    rectangle(
      300,
      -10,
      640,
      830,
      30,
      canvas.colour(random.pick(["plaster", "sand", "adobeLight"] as const)),
      EDGE,
    ) +
    bandStrip(canvas, "cielo", 302, 60, 636, 84) +
    rectangle(300, -10, 120, 830, 0, "#1a0a1e", 'opacity=".1"');
  const [a, b] = random.pick([
    [CAST.girl, CAST.mother],
    [CAST.boy, CAST.neighbor],
    [CAST.schoolgirl, CAST.grandmother],
  ] as const);
  const one = closeFigure(canvas, [410, 420], [390, 840], 148, {
    ...a,
    turn: 0.7,
    mood: "laugh",
    left: { elbow: [320, 650], hand: [534, 660], grip: "flat" },
    right: { elbow: [500, 640], hand: [560, 616], grip: "flat" },
  });
  const two = closeFigure(canvas, [800, 300], [810, 840], 148, {
    ...b,
    turn: -0.6,
    tilt: -5,
    mood: "smile",
    left: { elbow: [704, 560], hand: [716, 660], grip: "wrap" },
    right: { elbow: [920, 600], hand: [846, 700], grip: "wrap" },
  });
  svg += one.body + two.body;
  svg +=
    path("M560 440H636Q660 440 660 464V490H622V478H560Z", canvas.colour("marigoldDeep"), EDGE) +
    rectangle(586, 406, 20, 40, 6, canvas.colour("marigoldDeep")) +
    rectangle(560, 394, 72, 20, 8, canvas.colour("red"));
  svg +=
    path("M622 490H658L652 640H628Z", canvas.colour("glassBlue"), EDGE) +
    path("M560 630Q620 600 672 632Q640 668 580 664Z", canvas.colour("glassBlue"), EDGE);
  svg +=
    path(
      "M700 620C690 590 730 580 780 580S870 590 860 620C900 680 890 780 840 830H720C670 780 660 680 700 620Z",
      canvas.colour("adobe"),
      EDGE,
    ) +
    ellipse(780, 592, 62, 16, canvas.colour("sky")) +
    line("M676 700Q780 730 884 700", canvas.colour("cream"), 11) +
    line("M684 740Q780 768 878 740", canvas.colour("indigo"), 8, 'stroke-dasharray="18 12"');
  return svg + one.arms + two.arms;
}

/** The door of a tire home at evening: a family, a lamp, a dog. */
function homeDoor(canvas: Canvas): string {
  const { random } = canvas;
  let svg = sheet(canvas.colour("adobe"));
  for (let row = 0; row < 10; row++)
    for (let i = -1; i < 8; i++)
      svg +=
        rectangle(i * 170 + (row % 2) * 85, row * 82 + 6, 160, 72, 36, canvas.colour("rubber")) +
        rectangle(
          i * 170 + (row % 2) * 85 + 16,
          row * 82 + 18,
          128,
          10,
          5,
          canvas.colour("rubberLight"),
        );
  svg +=
    rectangle(330, 60, 540, 760, 10, canvas.colour("wood"), EDGE) +
    rectangle(360, 90, 480, 730, 0, canvas.lit("marigold")) +
    lampGlow(canvas, 600, 240, 330, 300, 0.8) +
    line("M600 90V170", canvas.colour("woodDark"), 5) +
    circle(600, 200, 34, canvas.lit("lemon"));
  for (let i = 0; i < 6; i++)
    svg += bottleDisc(canvas, i < 3 ? 200 : 1000, 200 + (i % 3) * 110, 44, GLASS[i]!, {
      glowing: true,
    });
  const [a, b, c] = random.pick([
    [CAST.mother, CAST.girl, CAST.father],
    [CAST.neighbor, CAST.boy, CAST.grandmother],
  ] as const);
  // They stand in the light of their own lamp.
  const lamp = inLightOf(canvas, "noon");
  svg += closePerson(lamp, [470, 310], [470, 700], 128, {
    ...a,
    turn: 0.4,
    mood: "smile",
    feet: 840,
    left: { elbow: [370, 540], hand: [430, 620] },
    right: { elbow: [560, 520], hand: [610, 590], grip: "flat" },
  });
  svg += closePerson(lamp, [748, 300], [748, 700], 128, {
    ...c,
    turn: -0.4,
    mood: "laugh",
    feet: 840,
    left: { elbow: [660, 530], hand: [630, 600], grip: "flat" },
    right: { elbow: [850, 520], hand: [862, 400] },
  });
  svg += closePerson(lamp, [606, 480], [606, 720], 116, {
    ...b,
    mood: "laugh",
    feet: 840,
    left: { elbow: [520, 640], hand: [560, 700] },
    right: { elbow: [690, 640], hand: [656, 700] },
  });
  svg += sittingDog(lamp, 960, 806, 1.9);
  return svg;
}

export const NEAR_HOMES = { comalFire, tapFamily, homeDoor } as const;
