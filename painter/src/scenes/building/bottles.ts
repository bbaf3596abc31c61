/** Glass and rubbish: sorted, and set into a wall that lets light through. */
import { bottle, bottleDisc } from "../../built/bottle.ts";
import { tireRing } from "../../built/tire.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import type { ColourName } from "../../canvas/palette.ts";
import { circle, ellipse, path, place, rectangle, ring } from "../../canvas/svg.ts";
import { backdrop, WIDTH } from "../parts/backdrop.ts";
import { CAST } from "../parts/cast.ts";
import { closeArm } from "../parts/close-arm.ts";
import { closeFigure, type CloseLook, closePerson } from "../parts/close-figure.ts";
import type { ShirtPattern } from "../parts/close-look.ts";
import { courses } from "../parts/grounds.ts";
import { inLightOf } from "../parts/lamplight.ts";
import { veiled } from "../parts/silhouette.ts";

/** The hole of a tire in the air, where the sun stands. */
const SUN = [600, 272, 86] as const;

/** Who stands with the face to the right and both arms up; the far one is behind the face. */
function armsUp(canvas: Canvas, look: CloseLook): string {
  const far = closeArm(
    canvas,
    [176, 398],
    { elbow: [290, 290], hand: [368, 178], grip: "open", bent: 10 },
    {
      skin: look.skin ?? "skin1",
      cloth: look.cloth,
      woven: false,
      pattern: look.pattern,
      side: -1,
      size: 112,
    },
  );
  const near = closePerson(canvas, [226, 320], [196, 526], 112, {
    ...look,
    turn: 0.9,
    tilt: -16,
    mood: "laugh",
    leans: true,
    legs: {
      left: { knee: [112, 624], foot: [40, 732] },
      right: { knee: [300, 624], foot: [304, 736] },
      near: "right",
    },
    right: { elbow: [346, 416], hand: [410, 300], grip: "open", bent: 6 },
  });
  return far + near;
}

/** One throws, one will catch: arms up to the tire, a long step under them. */
function throwers(canvas: Canvas): string {
  const shirt = (who: CloseLook, cloth: ColourName, pattern: ShirtPattern): CloseLook => ({
    ...who,
    cloth,
    pattern,
  });
  const [one, two] = canvas.random.pick([
    [shirt(CAST.father, "red", "checked"), shirt(CAST.guest, "greenMid", "striped")],
    [shirt(CAST.mason, "redHot", "plain"), shirt(CAST.guestMan, "indigo", "striped")],
    [shirt(CAST.guestMan, "violet", "plain"), shirt(CAST.father, "tile", "checked")],
  ] as const);
  return place(20, 4, armsUp(canvas, one)) + place(1180, 10, armsUp(canvas, two), [-1, 1]);
}

/** A girl with a basin: the tire and the sun lie in her water, too. */
function rinser(canvas: Canvas): string {
  const girl = closeFigure(canvas, [600, 566], [600, 760], 108, {
    ...CAST.girl,
    tilt: -6,
    mood: "wonder",
    gaze: [0, -1],
    left: { elbow: [492, 690], hand: [520, 716], grip: "wrap" },
    right: { elbow: [706, 690], hand: [674, 718], grip: "pinch" },
  });
  return (
    girl.body +
    path("M420 726C430 790 480 830 600 830S770 790 780 726Z", canvas.colour("steel")) +
    ellipse(600, 726, 182, 40, canvas.colour("steelDark")) +
    ellipse(600, 724, 166, 33, canvas.colour("sky")) +
    ellipse(596, 728, 74, 15, canvas.colour("rubber"), 'opacity=".8"') +
    ellipse(
      596,
      728,
      34,
      7,
      canvas.light((air) => air.sun),
    ) +
    bottle(canvas, 506, 752, 128, "glassBlue") +
    bottle(canvas, 712, 754, 118, "glassAmber") +
    girl.arms +
    bottle(canvas, 664, 742, 136, "glassGreen")
  );
}

/** Rubbish becomes material: a tire flies, the sun stands in its hole, a girl looks up from her bottles. */
function sorting(canvas: Canvas): string {
  const [x, y, r] = SUN;
  let svg = backdrop(canvas, {
    style: "rings",
    sun: [x / 1200, y / 800],
    sunRadius: r,
    volcanoes: [],
    horizon: 560,
    clouds: [],
    mist: false,
    fields: { y: 610, depth: 0.3, base: 22, bottom: 760 },
  });
  const dark = canvas.colour("aubergine");
  svg += path("M-10 742Q600 650 1210 742V810H-10Z", canvas.blended("earthDark", "aubergine", 0.5));
  // Heaps of what came on the truck, dark against the light.
  for (const [tx, ty, tr] of [
    [36, 700, 86],
    [1180, 694, 92],
    [1096, 742, 62],
  ] as const)
    svg += tireRing(canvas, tx, ty, tr, { soil: false, hole: canvas.light((air) => air.sky[6]) });
  svg += veiled(throwers(canvas), dark, 0.52);
  svg +=
    tireRing(canvas, x, y, r * 2, { soil: false, hole: canvas.light((air) => air.sun) }) +
    circle(
      x,
      y,
      r * 1.06,
      canvas.light((air) => air.sun),
    ) +
    ring(
      x,
      y,
      r * 0.86,
      canvas.light((air) => air.sky[6]),
      6,
      'stroke-dasharray="14 10"',
    ) +
    circle(x, y, r * 0.6, "#fff", 'opacity=".5"');
  // Small enough that a wide cut keeps the whole basin below the whole tire.
  return svg + veiled(place(120, 55, rinser(canvas), 0.8), dark, 0.2);
}

/** Whole rounds of one color, and how far from the middle they lie. */
const ROSE: readonly (readonly [count: number, reach: number, r: number])[] = [
  [8, 84, 29],
  [12, 146, 30],
  [18, 212, 31],
  [24, 282, 32],
  [30, 356, 34],
];

/** The floor, and the light of the glass that falls on it in lanes of color. */
function colouredFloor(canvas: Canvas, colours: readonly ColourName[]): string {
  let svg =
    rectangle(0, 696, WIDTH, 120, 0, canvas.shaded("tileDark", -0.14)) +
    rectangle(0, 690, WIDTH, 10, 0, canvas.shaded("adobeDark", -0.16));
  for (let i = 0; i < 13; i++) {
    const [from, to] = [300 + i * 50, i * 108 - 50];
    svg += path(
      `M${from - 17} 702H${from + 17}L${to + 44} 806H${to - 44}Z`,
      canvas.colour(colours[i % colours.length]!, 0, true),
      'opacity=".55"',
    );
  }
  return svg;
}

/** A rose of bottle bottoms with the light behind it, and the lanes of color it throws on the floor. */
function bottleLight(canvas: Canvas): string {
  const { random } = canvas;
  const colours = random.shuffle<ColourName>([
    "glassAmber",
    "glassLime",
    "glassTeal",
    "rose",
    "glassBlue",
  ]);
  const [cx, cy] = [600, 330];
  let svg = courses(canvas, "adobeDark", 88, 240);
  svg +=
    rectangle(0, 0, WIDTH, 700, 0, "#1a0a1e", 'opacity=".52"') +
    circle(cx, cy, 404, canvas.shaded("adobeDark", -0.14)) +
    ring(cx, cy, 404, canvas.colour("adobe"), 10, 'stroke-dasharray="46 6"');
  ROSE.forEach(([count, reach, r], ringAt) => {
    const colour = colours[ringAt]!;
    svg += ring(cx, cy, reach, canvas.colour(colour, 0, true), r * 2.1, 'opacity=".16"');
    for (let i = 0; i < count; i++) {
      const angle = ((i + (ringAt % 2) / 2) / count) * Math.PI * 2;
      const glass = i % 3 === 2 && ringAt > 1 ? colours[(ringAt + 2) % 5]! : colour;
      const [x, y] = [cx + Math.cos(angle) * reach, cy + Math.sin(angle) * reach];
      svg += bottleDisc(canvas, x, y, r, glass, { glowing: true });
    }
  });
  svg += bottleDisc(canvas, cx, cy, 48, "marigold", { glowing: true });
  svg += colouredFloor(canvas, colours);
  // They stand against the glass, in the dusk of the room.
  const dim = inLightOf(canvas, "night");
  const [one, two] = random.pick([
    [CAST.girl, CAST.boy],
    [CAST.schoolgirl, CAST.schoolboy],
    [CAST.boy, CAST.girl],
  ] as const);
  svg += closePerson(dim, [452, 506], [446, 860], 158, {
    ...one,
    back: true,
    tilt: 7,
    left: { elbow: [316, 700], hand: [346, 796], grip: "grip" },
  });
  svg += closePerson(dim, [752, 530], [756, 860], 152, {
    ...two,
    back: true,
    tilt: -7,
    left: { elbow: [652, 580], hand: [672, 444], grip: "point" },
  });
  // What falls on hair and shoulders.
  const spots = [
    [424, 452, 30, 20],
    [482, 476, 26, 18],
    [410, 628, 40, 26],
    [492, 674, 44, 28],
    [428, 742, 36, 24],
    [734, 478, 28, 19],
    [778, 500, 24, 16],
    [716, 650, 38, 25],
    [796, 690, 42, 27],
    [738, 756, 36, 24],
  ] as const;
  spots.forEach(([x, y, rx, ry], i) => {
    const colour = canvas.colour(colours[i % colours.length]!, 0, true);
    svg += ellipse(x, y, rx, ry, colour, 'opacity=".38"');
  });
  return svg;
}

export const BOTTLES = { sorting, bottleLight } as const;
