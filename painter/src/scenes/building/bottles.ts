/** Glass and rubbish: sorted, and set into a wall that lets light through. */
import { bottle, bottleDisc, GLASS } from "../../built/bottle.ts";
import { tireRing } from "../../built/tire.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import type { ColourName } from "../../canvas/palette.ts";
import { circle, ellipse, path, rectangle } from "../../canvas/svg.ts";
import { backdrop, ground, WIDTH } from "../parts/backdrop.ts";
import { CAST } from "../parts/cast.ts";
import { closeFigure, closePerson } from "../parts/close-figure.ts";
import { courses } from "../parts/grounds.ts";
import { inLightOf } from "../parts/lamplight.ts";

/** Rubbish becomes material: one throws a tire, one catches, a girl rinses bottles. */
function sorting(canvas: Canvas): string {
  const { random } = canvas;
  const empty = { soil: false, hole: canvas.colour("path") };
  let svg = backdrop(canvas, {
    sun: [0.5, 0.18],
    volcanoes: [],
    horizon: 300,
    clouds: [],
    fields: { y: 330, depth: 0.3, base: 22, bottom: 560 },
  });
  svg += ground(canvas, () => 500, "path", "milpa");
  for (const [x, y] of [
    [110, 560],
    [250, 590],
    [60, 470],
    [190, 480],
    [120, 390],
  ] as const)
    svg += tireRing(canvas, x, y, 78, empty);
  for (const [x, y] of [
    [1010, 560],
    [1130, 500],
    [1090, 600],
  ] as const)
    svg += tireRing(canvas, x, y, 74, empty);
  const [thrower, catcher] = random.pick([
    [CAST.mason, CAST.mother],
    [CAST.father, CAST.guest],
    [CAST.guestMan, CAST.neighbor],
  ] as const);
  const one = closeFigure(canvas, [336, 258], [316, 560], 118, {
    ...thrower,
    feet: 780,
    turn: 0.6,
    tilt: 5,
    mood: "laugh",
    left: { elbow: [400, 480], hand: [470, 430], grip: "flat" },
    right: { elbow: [478, 400], hand: [540, 318], grip: "flat" },
  });
  const two = closeFigure(canvas, [866, 268], [886, 566], 118, {
    ...catcher,
    feet: 790,
    turn: -0.6,
    tilt: -5,
    mood: "laugh",
    left: { elbow: [724, 410], hand: [706, 300], grip: "flat" },
    right: { elbow: [860, 470], hand: [752, 436], grip: "flat" },
  });
  svg += one.body + two.body + one.arms + tireRing(canvas, 622, 300, 92, empty) + two.arms;
  const girl = closeFigure(canvas, [598, 520], [598, 800], 94, {
    ...CAST.girl,
    turn: 0.2,
    down: true,
    mood: "smile",
    left: { elbow: [512, 660], hand: [566, 690] },
    right: { elbow: [684, 660], hand: [640, 676] },
  });
  svg +=
    girl.body +
    ellipse(600, 720, 150, 34, canvas.colour("steelDark")) +
    path("M450 720C456 780 500 810 600 810S744 780 750 720Z", canvas.colour("steel")) +
    ellipse(600, 718, 132, 26, canvas.colour("sky"));
  svg +=
    bottle(canvas, 604, 724, 150, "glassGreen") +
    bottle(canvas, 690, 726, 100, "glassAmber") +
    bottle(canvas, 512, 726, 96, "glassBlue");
  return svg + girl.arms;
}

/** A wall of bottle bottoms with the light behind it, and the colours it throws on the floor. */
function bottleLight(canvas: Canvas): string {
  const { random } = canvas;
  const [core, inner, outer] = random.shuffle<readonly ColourName[]>([
    ["glassAmber", "marigold"],
    ["glassGreen", "glassLime"],
    ["glassTeal", "glassBlue", "glassClear"],
  ]);
  let svg = courses(canvas, "adobeDark", 88, 240);
  svg += rectangle(0, 0, WIDTH, 660, 0, "#1a0a1e", 'opacity=".34"');
  const disc = (x: number, y: number, r: number, colour: ColourName): string =>
    circle(x, y, r * 1.5, canvas.colour(colour, 0, true), 'opacity=".16"') +
    bottleDisc(canvas, x, y, r, colour, { glowing: true });
  const rounds: readonly (readonly [
    count: number,
    reach: number,
    r: number,
    colours: readonly ColourName[],
  ])[] = [
    [1, 0, 46, ["marigold"]],
    [8, 104, 34, core!],
    [14, 184, 32, inner!],
    [20, 262, 32, outer!],
  ];
  for (const [count, reach, r, colours] of rounds)
    for (let i = 0; i < count; i++) {
      const angle = (i / count) * Math.PI * 2 + reach;
      svg += disc(
        600 + Math.cos(angle) * reach,
        316 + Math.sin(angle) * reach,
        r,
        colours[i % colours.length]!,
      );
    }
  for (const x of [70, 170, 1030, 1130])
    for (let i = 0; i < 5; i++) svg += disc(x + (i % 2) * 16, 70 + i * 122, 28, random.pick(GLASS));
  svg +=
    rectangle(0, 656, WIDTH, 160, 0, canvas.shaded("tileDark", -0.1)) +
    rectangle(0, 650, WIDTH, 12, 0, canvas.shaded("adobeDark", -0.12));
  for (let i = 0; i < 26; i++) {
    const colour = canvas.colour(random.pick(GLASS), 0, true);
    svg += ellipse(
      random.between(120, 1080),
      random.between(680, 790),
      random.between(26, 54),
      random.between(8, 14),
      colour,
      'opacity=".4"',
    );
  }
  // They stand against the glass, in the dusk of the room.
  const dim = inLightOf(canvas, "night");
  const [one, two] = random.pick([
    [CAST.girl, CAST.boy],
    [CAST.schoolgirl, CAST.schoolboy],
    [CAST.boy, CAST.girl],
  ] as const);
  svg += closePerson(dim, [446, 484], [440, 850], 170, {
    ...one,
    back: true,
    tilt: 7,
    left: { elbow: [300, 690], hand: [330, 790], grip: "grip" },
  });
  return (
    svg +
    closePerson(dim, [760, 510], [764, 850], 164, {
      ...two,
      back: true,
      tilt: -7,
      left: { elbow: [652, 560], hand: [672, 410], grip: "point" },
    })
  );
}

export const BOTTLES = { sorting, bottleLight } as const;
