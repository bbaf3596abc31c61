/** Tanks for the rain: filling, giving, being made. */
import { house } from "../../built/house.ts";
import { clip } from "../../built/clip.ts";
import { waterTank } from "../../built/tank.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import type { ColourName } from "../../canvas/palette.ts";
import type { Point } from "../../canvas/path.ts";
import { line, path, place, ROUND } from "../../canvas/svg.ts";
import { agave, flowers } from "../../land/plants.ts";
import { backdrop, ground, groundShadow, trees } from "../parts/backdrop.ts";
import { turkey } from "../parts/animals.ts";
import { type CloseArm } from "../parts/close-arm.ts";
import { closeHand } from "../parts/close-hand.ts";
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

/** A rubber glove over the hand of `arm`; mortar burns the skin. */
function glove(canvas: Canvas, arm: CloseArm & { elbow: Point }, size: number): string {
  const [dx, dy] = [arm.hand[0] - arm.elbow[0], arm.hand[1] - arm.elbow[1]];
  const degrees = (Math.atan2(dy, dx) * 180) / Math.PI;
  return (
    place(arm.hand[0], arm.hand[1], CUFF(canvas), size / 62, degrees) +
    closeHand(canvas, {
      at: arm.hand,
      degrees: degrees + (arm.bent ?? 0),
      grip: arm.grip ?? "grip",
      skin: "marigold",
      scale: size / 62,
    })
  );
}

const CUFF = (canvas: Canvas): string =>
  path("M-44 -13L-6 -10V10L-44 13Q-48 0 -44 -13Z", canvas.colour("marigoldDeep"), EDGE);

/** The cylinder: wire mesh, and the mortar that climbs on it; somebody stands inside and holds against. */
function meshWall(canvas: Canvas, inside: string): string {
  const wall = "M280 240A320 60 0 0 0 920 240V900H280Z";
  let mesh = "";
  for (let i = -6; i < 22; i++) mesh += `M${i * 56} 160l420 420M${i * 56 + 420} 160l-420 420`;
  const coat =
    "M280 560C330 500 380 530 440 500S540 430 610 480S730 540 790 470S870 420 920 440V900H280Z";
  return (
    path(
      "M280 240A320 60 0 0 1 920 240A320 60 0 0 1 280 240Z",
      canvas.shaded("plasterShade", -0.2),
    ) +
    line("M280 240A320 60 0 0 1 920 240", canvas.colour("steelDark"), 8) +
    inside +
    `<g ${clip(canvas, wall)}>` +
    path(wall, canvas.shaded("plasterShade", -0.16), 'opacity=".5"') +
    line(mesh, canvas.colour("steelDark"), 5) +
    "</g>" +
    path(coat, canvas.colour("plasterShade"), EDGE) +
    path("M280 560C320 514 350 520 390 520V900H280Z", "#1a0a1e", 'opacity=".14"') +
    line(
      "M470 590q70 -40 150 0M660 610q70 -44 150 -6M500 690q90 -40 170 0M440 770q80 -36 170 0M700 540q50 -24 110 -6",
      canvas.shaded("plasterShade", -0.08),
      17,
      ROUND,
    ) +
    line("M280 240A320 60 0 0 0 920 240", canvas.colour("steelDark"), 14)
  );
}

/** The fingers of somebody inside who holds on to the edge of the mesh at x. */
const fingersOver = (canvas: Canvas, x: number, skin: ColourName = "skin1"): string => {
  const four = [-30, -11, 8, 27].map((dx) => `M${x + dx} 280v34`).join("");
  return (
    line(four, "#2a1416", 20, `${ROUND} opacity=".7"`) + line(four, canvas.colour(skin), 15, ROUND)
  );
};

/** A tank in the making: two press mortar onto the mesh, a third laughs out over its edge. */
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
  const [a, b, c] = random.pick([
    [CAST.schoolboy, CAST.girl, CAST.schoolgirl],
    [CAST.schoolgirl, CAST.boy, CAST.girl],
  ] as const);
  const third = closeFigure(canvas, [606, 186], [606, 520], 136, {
    ...c,
    build: 0.86,
    turn: 0.3,
    tilt: -6,
    mood: "laugh",
    left: { elbow: [470, 410], hand: [474, 300] },
    right: { elbow: [744, 410], hand: [738, 300] },
  });
  const press = { elbow: [300, 690], hand: [440, 610], grip: "flat" } as const;
  const steady = { elbow: [340, 560], hand: [436, 470], grip: "flat" } as const;
  const one = closeFigure(canvas, [206, 372], [130, 850], 164, {
    ...a,
    build: 0.86,
    turn: 0.9,
    tilt: 9,
    mood: "effort",
    feet: 1100,
    left: press,
    right: steady,
  });
  const two = closeFigure(canvas, [1000, 382], [1070, 850], 162, {
    ...b,
    build: 0.86,
    turn: -0.9,
    tilt: -9,
    mood: "smile",
    feet: 1100,
    left: { elbow: [890, 640], hand: [860, 520], bent: -44 },
    right: { elbow: [1080, 690], hand: [930, 690], grip: "wrap" },
  });
  const board =
    path("M760 664L950 652V690L770 700Z", canvas.colour("woodLight"), EDGE) +
    path("M776 664Q820 606 872 640Q910 620 930 656Z", canvas.colour("plasterShade"), EDGE);
  const trowel =
    path("M800 500L690 470L760 560Z", canvas.colour("steel"), EDGE) +
    line("M786 518Q820 540 866 518", canvas.colour("wood"), 20, ROUND);
  return (
    svg +
    meshWall(canvas, third.body + third.arms) +
    fingersOver(canvas, 474, c.skin) +
    fingersOver(canvas, 738, c.skin) +
    one.body +
    two.body +
    trowel +
    board +
    one.arms +
    two.arms +
    glove(canvas, press, 152) +
    glove(canvas, steady, 152)
  );
}

export const TANKS = { tankTap, meshTank } as const;
