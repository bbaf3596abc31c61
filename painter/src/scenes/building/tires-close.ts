/** Tires close: rammed, lying ready, with a crew at rest on them. */
import { tireWall } from "../../built/tire-wall.ts";
import { tireFlat } from "../../built/tire.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import { lerp, type Point, polygon, round } from "../../canvas/path.ts";
import { circle, ellipse, line, path, place, rectangle, ROUND } from "../../canvas/svg.ts";
import { sky } from "../../land/sky.ts";
import { backdrop, ground } from "../parts/backdrop.ts";
import { CAST } from "../parts/cast.ts";
import { closeFigure } from "../parts/close-figure.ts";
import { inked } from "../parts/ink.ts";

const EDGE = 'stroke="#2a1416" stroke-width="3" stroke-opacity=".6"';

/** Earth that leaps from under the rammer: clods, the nearest the largest. */
function clods(canvas: Canvas, x: number, y: number, dark: string, light: string): string {
  const { random } = canvas;
  let svg = "";
  for (let i = 0; i < 34; i++) {
    const angle = -Math.PI * (0.03 + 0.94 * ((i + random()) / 34));
    const reach = random.between(190, 520);
    const size = lerp(26, 8, (reach - 190) / 330) * random.between(0.6, 1.2);
    const [cx, cy] = [x + Math.cos(angle) * reach * 1.1, y + Math.sin(angle) * reach * 0.8];
    const points = Array.from({ length: 5 }, (_, k): Point => {
      const turn = (k / 5) * Math.PI * 2 + i;
      const r = size * random.between(0.7, 1.2);
      return [cx + Math.cos(turn) * r, cy + Math.sin(turn) * r];
    });
    svg += path(polygon(points), i % 6 ? dark : light);
  }
  return svg;
}

/** Against the sun: a tire as wide as the picture, and over it the one who rams its earth with both hands. */
function handTamp(canvas: Canvas): string {
  const { random } = canvas;
  const dark = canvas.blended("aubergine", "indigoDeep", 0.3);
  const glow = canvas.light((air) => air.sky[6]);
  const inks = { area: dark, line: glow, thickest: 9 };
  const sun = canvas.light((air) => air.sun);
  const svg =
    sky(canvas, {
      style: "rings",
      horizon: 800,
      sunX: 604,
      sunY: 330,
      sunRadius: 230,
      reach: 820,
    }) + circle(604, 330, 232, sun);
  const look = random.pick([CAST.neighbor, CAST.mason, CAST.mother, CAST.father]);
  const who = closeFigure(canvas, [604, 196], [600, 720], 172, {
    ...look,
    apron: undefined,
    turn: -0.3,
    tilt: -6,
    down: true,
    mood: "effort",
    left: { elbow: [404, 440], hand: [562, 386], grip: "wrap", bent: 10 },
    right: { elbow: [818, 500], hand: [650, 492], grip: "wrap", bent: -8 },
  });
  // What is drawn once and used again is turned to the same ink.
  const before = canvas.defs.length;
  const tire = tireFlat(canvas, 604, 826, 500, { tilt: 0.23, thickness: 0.36, shadow: false });
  let lugs = "";
  for (let i = 0; i < 19; i++) {
    const turn = Math.PI * (0.04 + (i / 18) * 0.92);
    const [x, rim] = [604 - Math.cos(turn) * 506, 646 + Math.sin(turn) * 115];
    lugs += `M${round(x)} ${round(rim + 30)}l${round(Math.cos(turn) * 16)} 54l${round(Math.cos(turn) * -10)} 60`;
  }
  const rammer =
    path("M522 566H688L706 640Q606 680 504 640Z", dark, EDGE) +
    ellipse(605, 566, 84, 20, dark, EDGE) +
    rectangle(584, 306, 42, 262, 12, glow) +
    line("M596 320V560", dark, 4);
  for (let i = before; i < canvas.defs.length; i++) canvas.defs[i] = inked(canvas.defs[i]!, inks);
  return (
    svg +
    inked(who.body, inks) +
    inked(tire, { ...inks, thickest: 20 }) +
    rectangle(-10, 800, 1220, 20, 0, dark) +
    line(lugs, glow, 9, `${ROUND} opacity=".7"`) +
    ellipse(
      604,
      650,
      366,
      84,
      "none",
      `stroke="${glow}" stroke-width="12" stroke-dasharray="70 34" opacity=".5"`,
    ) +
    ellipse(604, 660, 290, 54, canvas.shaded("soil", -0.04)) +
    ellipse(604, 664, 170, 30, dark, 'opacity=".6"') +
    rammer.replaceAll("#2a1416", glow) +
    clods(canvas, 606, 650, dark, glow) +
    inked(who.arms, inks)
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
