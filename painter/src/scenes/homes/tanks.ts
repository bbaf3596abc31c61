/** Tanks for the rain: filling, giving, being made. */
import { house } from "../../built/house.ts";
import { clip } from "../../built/clip.ts";
import { waterTank } from "../../built/tank.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import { ellipse, line, path, ROUND } from "../../canvas/svg.ts";
import { agave, flowers } from "../../land/plants.ts";
import { backdrop, ground, groundShadow, trees } from "../parts/backdrop.ts";
import { turkey } from "../parts/animals.ts";
import { CAST } from "../parts/cast.ts";
import { closeFigure } from "../parts/close-figure.ts";
import { outlined } from "../parts/close-face.ts";
import { tinaja } from "../parts/tinaja.ts";

const EDGE = outlined(3);

/** A jar is filled at the tap of the tank. */
function tankTap(canvas: Canvas): string {
  let svg = backdrop(canvas, {
    sun: [0.2, 0.24],
    volcanoes: [{ x: 420, y: 190, reach: 310, form: "shouldered" }],
    horizon: 400,
    clouds: [[620, 120, 210]],
    fields: { y: 450, depth: 0.32, base: 18, bottom: 700 },
  });
  svg += ground(canvas, (x) => 626 + 6 * Math.sin(x / 120), "milpa", "greenMid");
  svg += trees(canvas, [
    [1120, 640, 300, "round"],
    [60, 640, 240, "round", "greenMid"],
  ]);
  svg += house(canvas, 176, 660, 330, 122, {
    items: ["window", "door", "window"],
    colour: "rose",
    base: "redDeep",
    frame: "glassTeal",
    door: "glassTeal",
    roofHeight: 74,
    depth: 0.03,
  });
  // The roof's rain runs along the gutter into the tank.
  const steel = canvas.colour("steelDark");
  svg += line("M160 546H528V470H640", steel, 10, 'stroke-linejoin="round"');
  svg += line("M160 543H526", canvas.colour("steel"), 3);
  svg += groundShadow(760, 728, 270, 20, 0.2) + waterTank(canvas, 790, 726, 330, 520);
  svg += path("M480 768C540 720 720 720 790 768Z", canvas.colour("sand"));
  svg += line("M655 596V560H610V590", steel, 13, 'stroke-linejoin="round"');
  svg +=
    line("M610 596V690", canvas.colour("sky"), 9, ROUND) +
    line("M607 600V686", "#fff", 3, `${ROUND} opacity=".7"`);
  const { random } = canvas;
  const woman = closeFigure(canvas, [420, 424], [404, 740], 126, {
    ...random.pick([CAST.mother, CAST.neighbor, CAST.grandmother]),
    turn: 0.7,
    tilt: 6,
    mood: "smile",
    feet: 900,
    left: { elbow: [316, 650], hand: [560, 748], grip: "wrap" },
    right: { elbow: [532, 600], hand: [576, 690], grip: "flat" },
  });
  const child = closeFigure(canvas, [812, 516], [826, 760], 112, {
    ...random.pick([CAST.girl, CAST.boy]),
    turn: -0.7,
    tilt: -6,
    mood: "laugh",
    feet: 900,
    left: { elbow: [736, 690], hand: [770, 736], grip: "grip" },
    right: { elbow: [910, 690], hand: [850, 736], grip: "grip" },
  });
  svg += woman.body + tinaja(canvas, 618, 810, 1.34) + woman.arms + child.body;
  svg +=
    line("M764 740Q810 650 858 740", canvas.colour("steelDark"), 7) +
    path("M744 740H880L866 820H758Z", canvas.colour("glassBlue"), EDGE) +
    child.arms +
    turkey(canvas, 240, 790, 1.1);
  return svg + flowers(canvas, 900, 786, 280, 28, 14) + agave(canvas, 120, 786, 80);
}

/** The wall of a tank in the making: mesh above, mortar below, and two who press it on with their hands. */
function meshTank(canvas: Canvas): string {
  const { random } = canvas;
  let svg = backdrop(canvas, {
    sun: [0.14, 0.2],
    volcanoes: [],
    horizon: 430,
    clouds: [[980, 150, 220]],
    fields: { y: 460, depth: 0.34, base: 22, bottom: 760 },
  });
  svg += ground(canvas, () => 690, "earth", "earthDark");
  const [a, b] = random.pick([
    [CAST.schoolboy, CAST.girl],
    [CAST.schoolgirl, CAST.boy],
  ] as const);
  const wall = "M300 230A300 56 0 0 1 900 230V900H300Z";
  svg += path(
    "M300 230A300 56 0 0 1 900 230A300 56 0 0 1 300 230Z",
    canvas.shaded("plasterShade", -0.2),
  );
  let mesh = "";
  for (let i = -6; i < 22; i++) mesh += `M${i * 52} 160l420 420M${i * 52 + 420} 160l-420 420`;
  svg +=
    `<g ${clip(canvas, wall)}>` +
    path(wall, canvas.shaded("plasterShade", -0.14), 'opacity=".55"') +
    line(mesh, canvas.colour("steelDark"), 5) +
    "</g>";
  // The mortar climbs from the slab; its edge is still wet.
  const coat =
    "M300 520C350 440 400 480 450 430S560 350 620 410S720 470 770 400S860 340 900 380V900H300Z";
  svg +=
    path(coat, canvas.colour("plasterShade"), EDGE) +
    path("M300 520C340 460 370 460 400 464V900H300Z", "#1a0a1e", 'opacity=".14"') +
    line(
      "M450 520q70 -40 150 0M640 560q70 -44 150 -6M480 640q90 -40 170 0M420 740q80 -36 170 0M660 720q90 -40 170 0M700 480q50 -24 110 -6",
      canvas.shaded("plasterShade", -0.08),
      17,
      ROUND,
    ) +
    line("M300 230A300 56 0 0 0 900 230", canvas.colour("steelDark"), 12) +
    line("M300 230A300 56 0 0 1 900 230", canvas.colour("steelDark"), 7);
  const one = closeFigure(canvas, [196, 352], [176, 780], 158, {
    ...a,
    build: 0.86,
    turn: 0.9,
    tilt: 6,
    mood: "smile",
    feet: 960,
    left: { elbow: [180, 620], hand: [400, 580], grip: "flat" },
    right: { elbow: [330, 540], hand: [436, 442], grip: "flat" },
  });
  const two = closeFigure(canvas, [1004, 362], [1030, 780], 156, {
    ...b,
    build: 0.86,
    turn: -0.9,
    tilt: -6,
    mood: "laugh",
    feet: 960,
    left: { elbow: [880, 560], hand: [768, 440], grip: "flat" },
    right: { elbow: [1020, 640], hand: [824, 610], grip: "grip" },
  });
  const trowel =
    path("M806 560L700 590L806 640Z", canvas.colour("steel"), EDGE) +
    line("M800 602H850", canvas.colour("wood"), 22, ROUND);
  svg += one.body + two.body + trowel;
  const bucket =
    path("M520 690H680L662 830H538Z", canvas.colour("glassBlue"), EDGE) +
    ellipse(600, 690, 80, 20, canvas.colour("plasterShade"), EDGE);
  return svg + one.arms + two.arms + bucket;
}

export const TANKS = { tankTap, meshTank } as const;
