/** Tires close: rammed, lying ready, with a crew at rest on them. */
import { tireWall } from "../../built/tire-wall.ts";
import { tireFlat, tireRing } from "../../built/tire.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import { ellipse, line, path, place, rectangle, ROUND } from "../../canvas/svg.ts";
import { armOf } from "../../people/forearm.ts";
import { fist } from "../../people/hands.ts";
import { backdrop, ground } from "../parts/backdrop.ts";
import { CAST } from "../parts/cast.ts";
import { closeFigure } from "../parts/close-figure.ts";
import { earthFromAbove } from "../parts/grounds.ts";

/** Two people ram earth into a tire; seen from above. */
function handTamp(canvas: Canvas): string {
  const { random } = canvas;
  const near = armOf(canvas);
  let svg = earthFromAbove(canvas, "earth");
  for (const [x, y] of [
    [-70, 60],
    [1250, 130],
    [-40, 790],
    [1230, 820],
  ] as const)
    svg += tireRing(canvas, x, y, 290);
  svg += ellipse(570, 450, 372, 372, "#1a0a1e", 'opacity=".22"');
  svg += tireRing(canvas, 590, 430, 362, { teeth: 46 });
  for (let i = 0; i < 26; i++) {
    const angle = random.between(0, Math.PI * 2);
    const reach = random.between(0, 160);
    const tone = canvas.shaded("soil", random.between(-0.06, 0.07));
    svg += ellipse(
      590 + Math.cos(angle) * reach,
      430 + Math.sin(angle) * reach,
      random.between(8, 26),
      random.between(6, 18),
      tone,
    );
  }
  svg += ellipse(600, 452, 110, 78, "#1a0a1e", 'opacity=".3"');
  svg +=
    ellipse(600, 436, 104, 72, canvas.colour("steelDark")) +
    ellipse(600, 426, 104, 70, canvas.colour("steel"));
  svg += line("M604 424L716 -40", canvas.colour("woodLight"), 40, ROUND);
  svg += line("M612 424L724 -40", canvas.colour("wood"), 8, `${ROUND} opacity=".6"`);
  svg += fist(canvas, 650, 236, 2.3, 104, near.skin, near.sleeve, { arm: 330 });
  return (
    svg +
    fist(
      canvas,
      690,
      70,
      2.2,
      -76,
      "skin2",
      { cloth: "sky", bands: ["sky", "white", "sky", "sky"] },
      { arm: 330 },
    )
  );
}

/** One tire of the first course, near: one raises the sledge, one waits with a pail of earth. */
function firstCourse(canvas: Canvas): string {
  const { random } = canvas;
  let svg = backdrop(canvas, {
    sun: [0.72, 0.2],
    volcanoes: [],
    horizon: 360,
    clouds: [[240, 110, 220]],
    fields: { y: 390, depth: 0.3, base: 24, bottom: 640 },
  });
  svg += ground(canvas, () => 560, "sand", "milpa");
  svg += tireWall(canvas, -60, 640, 1320, 1, 240, 84);
  const [striker, packer] = random.pick([
    [CAST.mason, CAST.mother],
    [CAST.guestMan, CAST.neighbor],
    [CAST.father, CAST.guest],
  ] as const);
  const one = closeFigure(canvas, [440, 268], [420, 620], 130, {
    ...striker,
    feet: 850,
    turn: 0.5,
    tilt: 6,
    mood: "effort",
    left: { elbow: [300, 250], hand: [386, 130] },
    right: { elbow: [560, 240], hand: [462, 104] },
  });
  const two = closeFigure(canvas, [960, 318], [970, 640], 126, {
    ...packer,
    feet: 850,
    turn: -0.6,
    tilt: -5,
    mood: "smile",
    left: { elbow: [842, 520], hand: [886, 612] },
    right: { elbow: [1092, 520], hand: [1046, 616] },
  });
  svg += one.body + two.body;
  svg +=
    path(
      "M876 620H1056L1036 770H896Z",
      canvas.colour("steel"),
      'stroke="#2a1416" stroke-width="3" stroke-opacity=".6"',
    ) + ellipse(966, 620, 90, 24, canvas.colour("soil"));
  svg += tireFlat(canvas, 540, 812, 280, { tilt: 0.36 });
  svg += path("M400 690Q540 620 680 690Q620 726 540 726T400 690Z", canvas.colour("soil"));
  svg +=
    line("M330 176L640 34", canvas.colour("woodLight"), 20, ROUND) +
    place(
      650,
      30,
      rectangle(
        -46,
        -40,
        92,
        80,
        8,
        canvas.colour("steelDark"),
        'stroke="#2a1416" stroke-width="3" stroke-opacity=".6"',
      ),
      1,
      -24,
    );
  return svg + one.arms + two.arms;
}

export const TIRES_CLOSE = { handTamp, firstCourse } as const;
