/** Clay that is trodden and set around bottles. */
import { bottleDisc } from "../../built/bottle.ts";
import { tireWall } from "../../built/tire-wall.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import { round } from "../../canvas/path.ts";
import { ellipse, line, path, rectangle, ROUND } from "../../canvas/svg.ts";
import { backdrop, ground, WIDTH } from "../parts/backdrop.ts";
import { CAST } from "../parts/cast.ts";
import { inLightOf } from "../parts/lamplight.ts";
import { closeFigure, closePerson } from "../parts/close-figure.ts";
import { cobWall } from "../parts/grounds.ts";

/** Clay, sand and straw are trodden into cob by four who hold on to each other and laugh. */
function mudMix(canvas: Canvas): string {
  const { random } = canvas;
  let svg = backdrop(canvas, {
    sun: [0.5, 0.2],
    volcanoes: [],
    horizon: 330,
    clouds: [[220, 120, 240]],
    fields: { y: 360, depth: 0.28, base: 22, bottom: 620 },
  });
  svg += ground(canvas, () => 520, "sand", "milpa");
  svg += tireWall(canvas, -20, 560, 1240, 2, 150, 52);
  const [one, two] = random.pick([
    [CAST.guest, CAST.father],
    [CAST.guestMan, CAST.neighbor],
    [CAST.grandmother, CAST.guestMan],
  ] as const);
  const crew = [
    { at: [250, 250], look: { ...CAST.mother, turn: 0.5, tilt: 9, mood: "laugh" } },
    { at: [478, 214], look: { ...one, turn: 0.2, tilt: -5, mood: "laugh" } },
    { at: [716, 222], look: { ...CAST.mason, hat: undefined, turn: -0.2, tilt: 6, mood: "smile" } },
    { at: [944, 248], look: { ...two, turn: -0.5, tilt: -8, mood: "laugh" } },
  ] as const;
  const dancers = crew.map(({ at: [x, y], look }, i) =>
    closeFigure(canvas, [x, y], [x + (i % 2 ? 14 : -10), 500], 116, {
      ...look,
      feet: 712,
      // Arms on the shoulders of those beside.
      left: i
        ? { elbow: [x - 150, y + 150], hand: [x - 174, y + 96] }
        : { elbow: [x - 150, y + 120], hand: [x - 176, y - 20], grip: "flat" },
      right:
        i < 3
          ? { elbow: [x + 140, y + 156], hand: [x + 168, y + 100] }
          : { elbow: [x + 150, y + 120], hand: [x + 180, y - 16], grip: "flat" },
    }),
  );
  svg +=
    ellipse(600, 716, 640, 126, canvas.shaded("sand", -0.1)) +
    ellipse(600, 714, 600, 108, canvas.colour("soil"));
  for (const { body } of dancers) svg += body;
  for (const { arms } of dancers) svg += arms;
  let straw = "";
  for (let i = 0; i < 70; i++)
    straw += `M${round(random.between(110, 1090))} ${round(random.between(740, 800))}l${round(random.between(-30, 30))} ${round(random.between(-10, 10))}`;
  for (let i = 0; i < 8; i++) {
    const x = 214 + i * 110 + (i % 2 ? -26 : 10);
    svg += ellipse(x, 716 + (i % 3) * 5, 70, 15, canvas.shaded("soil", 0.05));
  }
  return svg + line(straw, canvas.colour("straw"), 5, ROUND);
}

const halfRound = (r: number): string => `M${600 - r} 600A${r} ${r} 0 0 1 ${600 + r} 600Z`;

/** A half-round window of bottle bottoms in green and amber, lit from behind. */
function lunette(canvas: Canvas): string {
  const { random } = canvas;
  let svg = cobWall(canvas, "adobe") + rectangle(0, 0, WIDTH, 800, 0, "#1a0a1e", 'opacity=".28"');
  svg +=
    path(halfRound(500), canvas.colour("adobeDark")) +
    line(
      "M112 600A488 488 0 0 1 1088 600",
      canvas.colour("adobeLight"),
      26,
      'stroke-dasharray="60 12"',
    ) +
    path(halfRound(462), canvas.shaded("adobeDark", -0.14));
  for (let band = 0; band < 7; band++) {
    const reach = 60 + band * 60;
    const count = Math.max(3, Math.round((Math.PI * reach) / 62));
    for (let i = 0; i < count; i++) {
      const angle = Math.PI * (1 + (i + 0.5) / count);
      const colour = random.pick(
        band % 2
          ? (["glassGreen", "glassLime", "glassGreen"] as const)
          : (["glassAmber", "marigold", "glassAmber"] as const),
      );
      const [x, y] = [600 + Math.cos(angle) * reach, 594 + Math.sin(angle) * reach];
      svg += bottleDisc(canvas, x, y, 27, colour, { glowing: true });
    }
  }
  svg +=
    rectangle(80, 594, 1040, 34, 6, canvas.colour("wood")) +
    rectangle(80, 594, 1040, 10, 5, canvas.colour("woodLight"));
  svg += path("M150 640H1050L1180 810H20Z", "#ffd98a", 'opacity=".2"');
  for (let i = 0; i < 18; i++)
    svg += ellipse(
      random.between(160, 1040),
      random.between(670, 790),
      random.between(26, 50),
      random.between(8, 13),
      canvas.colour(random.pick(["glassGreen", "glassAmber", "glassLime"] as const), 0, true),
      'opacity=".5"',
    );
  // Against the glass: somebody small is shown how it was done.
  const dim = inLightOf(canvas, "night");
  const [one, two] = random.pick([
    [CAST.mother, CAST.boy],
    [CAST.father, CAST.girl],
  ] as const);
  svg += closePerson(dim, [450, 470], [440, 830], 158, { ...one, back: true, shawl: undefined });
  svg += closePerson(dim, [700, 600], [704, 860], 132, {
    ...two,
    back: true,
    tilt: -6,
    right: { elbow: [830, 640], hand: [836, 510], grip: "point" },
  });
  return svg;
}

export const CLAY = { mudMix, lunette } as const;
