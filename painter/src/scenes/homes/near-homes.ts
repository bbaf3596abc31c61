/** At home, near: the fire, the tap, the door. */
import { bottleDisc, GLASS } from "../../built/bottle.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import { circle, ellipse, line, path, place, rectangle } from "../../canvas/svg.ts";
import { bandStrip } from "../../cloth/bands.ts";
import { backdrop, lampGlow } from "../parts/backdrop.ts";
import { CAST } from "../parts/cast.ts";
import { inLightOf } from "../parts/lamplight.ts";
import { sittingDog } from "../parts/animals.ts";
import { cuppedHands } from "../parts/cupped-hands.ts";
import { closeFigure, closePerson } from "../parts/close-figure.ts";
import { sheet } from "../parts/grounds.ts";
import { beams, hungMaize, paintedWall } from "../parts/rooms.ts";
import { tinaja } from "../parts/tinaja.ts";

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
    left: { elbow: [180, 580], hand: [270, 640], grip: "wrap" },
    right: { elbow: [446, 480], hand: [470, 576], grip: "pinch", bent: -30 },
  });
  const two = closeFigure(canvas, [900, 340], [900, 830], 156, {
    ...b,
    turn: -0.7,
    tilt: -7,
    mood: "laugh",
    left: { elbow: [790, 590], hand: [742, 500], grip: "flat", bent: -10 },
    right: { elbow: [990, 610], hand: [790, 512], grip: "flat", bent: 20 },
  });
  svg +=
    rectangle(570, -10, 62, 640, 0, canvas.colour("steel"), EDGE) +
    rectangle(580, -10, 12, 640, 0, "#fff", 'opacity=".3"') +
    rectangle(562, 250, 78, 18, 5, canvas.colour("steelDark"), EDGE);
  svg += one.body + two.body + ellipse(742, 452, 66, 58, canvas.colour("cream"), EDGE);
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
    [560, 610],
    [660, 640],
    [760, 620],
  ] as const)
    svg +=
      ellipse(x, y, 56, 14, canvas.colour("cream"), EDGE) +
      ellipse(x + 14, y - 1, 14, 4, canvas.colour("sand"));
  // The fire lights her front and the mouth of the stove.
  svg += lampGlow(canvas, 600, 720, 330, 150, 0.3);
  for (const x of [430, 640, 770])
    svg += line(`M${x} 560q-14 -26 0 -50t0 -50`, "#fff", 8, 'opacity=".28" stroke-linecap="round"');
  // One is lifted by its edge; the ball of dough waits in its bowl.
  svg +=
    place(512, 622, ellipse(0, 0, 62, 20, canvas.colour("cream"), EDGE), 1, -28) +
    ellipse(316, 612, 44, 30, canvas.colour("cream"), EDGE) +
    path("M256 614H376Q370 664 316 664T256 614Z", canvas.colour("adobe"), EDGE);
  return svg + one.arms + two.arms;
}

/** The round wall of a tank, lit from the right, with the tap in its middle. */
function tankWall(canvas: Canvas): string {
  const { random } = canvas;
  const wall = random.pick(["plaster", "sand", "adobeLight"] as const);
  return (
    path("M250 820V40Q600 -60 950 40V820Z", canvas.colour(wall), EDGE) +
    path("M250 820V40Q300 24 350 10V820Z", "#1a0a1e", 'opacity=".16"') +
    path("M350 820V10Q400 -4 450 -10V820Z", "#1a0a1e", 'opacity=".07"') +
    path("M880 820V16L930 30V820Z", "#fff", 'opacity=".22"') +
    bandStrip(canvas, "cielo", 252, 150, 696, 84) +
    line("M252 560Q600 590 948 560", canvas.shaded(wall, -0.05), 7)
  );
}

/** The tap, and its water on the way into the hands below. */
const runningTap = (canvas: Canvas): string =>
  path(
    "M586 478C594 520 594 590 586 660H632C638 590 636 520 630 478Z",
    canvas.colour("sky"),
    EDGE,
  ) +
  line("M602 490q6 90 0 164M620 490q4 60 2 110", "#fff", 6, 'opacity=".9" stroke-linecap="round"') +
  ellipse(690, 426, 26, 34, canvas.colour("steelDark"), EDGE) +
  path("M694 406H610Q580 406 580 440V480H636V452H694Z", canvas.colour("marigoldDeep"), EDGE) +
  rectangle(622, 372, 18, 40, 6, canvas.colour("marigoldDeep"), EDGE) +
  rectangle(590, 354, 84, 24, 11, canvas.colour("red"), EDGE);

/** Clean water from the tank: a woman with her jar on her head opens the tap, a child holds both hands under it. */
function tapFamily(canvas: Canvas): string {
  const { random } = canvas;
  let svg = backdrop(canvas, {
    sun: [0.1, 0.2],
    volcanoes: [],
    horizon: 430,
    clouds: [],
    fields: { y: 460, depth: 0.3, base: 22, bottom: 810 },
  });
  svg += tankWall(canvas);
  const [a, b] = random.pick([
    [CAST.girl, CAST.mother],
    [CAST.boy, CAST.neighbor],
    [CAST.schoolgirl, CAST.grandmother],
  ] as const);
  const child = closeFigure(canvas, [424, 470], [336, 860], 150, {
    ...a,
    turn: 0.9,
    tilt: 12,
    mood: "laugh",
    left: { elbow: [356, 700], hand: [548, 690], grip: "flat" },
    right: { elbow: [480, 700], hand: [560, 676], grip: "flat" },
  });
  const woman = closeFigure(canvas, [832, 366], [842, 860], 150, {
    ...b,
    turn: -0.7,
    mood: "smile",
    left: { elbow: [744, 590], hand: [668, 396], bent: -30 },
    right: { elbow: [984, 410], hand: [914, 228], grip: "wrap", bent: -20 },
  });
  const jar =
    tinaja(canvas, 832, 292, 2.2) +
    ellipse(832, 292, 62, 17, canvas.colour("redDeep"), EDGE) +
    line("M776 290Q832 304 888 290", canvas.colour("marigold"), 6, 'stroke-dasharray="12 8"');
  return (
    svg +
    woman.body +
    jar +
    runningTap(canvas) +
    woman.arms +
    child.body +
    child.arms +
    cuppedHands(canvas, [600, 666], 1.22, a.skin)
  );
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
    left: { elbow: [370, 540], hand: [424, 640], grip: "rest" },
    right: { elbow: [560, 520], hand: [610, 590], grip: "flat" },
  });
  svg += closePerson(lamp, [748, 300], [748, 700], 128, {
    ...c,
    turn: -0.4,
    mood: "laugh",
    feet: 840,
    left: { elbow: [660, 530], hand: [630, 600], grip: "flat" },
    right: { elbow: [850, 520], hand: [862, 400], grip: "open" },
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
