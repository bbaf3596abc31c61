/** The dance before the marimba. */
import type { Canvas } from "../../canvas/canvas.ts";
import { round } from "../../canvas/path.ts";
import { circle, ellipse, line, path, rectangle, ROUND } from "../../canvas/svg.ts";
import { bandStrip } from "../../cloth/bands.ts";
import { papelPicado } from "../../hero/papel-picado.ts";
import { object } from "../../objects/all.ts";
import { backdrop, lampGlow } from "../parts/backdrop.ts";
import { CAST } from "../parts/cast.ts";
import { closeFigure, closePerson } from "../parts/close-figure.ts";
import { outlined } from "../parts/close-face.ts";
import { inLightOf } from "../parts/lamplight.ts";

const EDGE = outlined(3);
/** The roof of straw over our heads, and lamps on a line. */
function strawRoof(canvas: Canvas): string {
  const { random } = canvas;
  let straws = "";
  let fringe = "M-20 130";
  for (let i = 0; i < 70; i++) {
    const x = i * 18 - 20;
    straws += `M${x} ${round(random.between(-10, 60))}l${round((x - 600) * 0.03)} ${round(random.between(50, 80))}`;
    fringe += `L${x + 9} ${round(random.between(136, 164))}L${x + 18} 126`;
  }
  let svg = path(`${fringe}V-10H-20Z`, canvas.colour("straw"), EDGE);
  svg += line(straws, canvas.shaded("straw", -0.12), 5, ROUND);
  for (const x of [56, 1144])
    svg += rectangle(x - 20, 110, 40, 700, 6, canvas.colour("wood"), EDGE);
  svg += papelPicado(canvas, 60, 150, 1140, 150, 76, 19, 40);
  svg += line("M0 176Q600 250 1200 176", canvas.colour("woodDark"), 4);
  for (let i = 0; i < 6; i++) {
    const x = 130 + i * 188;
    const y = 186 + 34 * Math.sin((x / 1200) * Math.PI);
    svg +=
      circle(x, y + 26, 62, "#ffd27a", 'opacity=".3"') +
      circle(x, y + 26, 17, canvas.colour("lemon", 0, true), EDGE) +
      rectangle(x - 8, y, 16, 14, 3, canvas.colour("red"));
  }
  return svg;
}

/** Those who clap and those who play, the table and the marimba. */
function aroundTheDance(canvas: Canvas): string {
  const behind = (
    x: number,
    y: number,
    look: (typeof CAST)[keyof typeof CAST],
    turn: number,
  ): string =>
    closePerson(canvas, [x, y], [x, 620], 84, {
      ...look,
      turn,
      mood: "laugh",
      left: { elbow: [x - 66, y + 176], hand: [x - 14, y + 150], grip: "flat", bent: -30 },
      right: { elbow: [x + 66, y + 176], hand: [x + 14, y + 150], grip: "flat", bent: 30 },
    });
  let svg = behind(150, 352, CAST.grandmother, 0.6) + behind(268, 392, CAST.boy, 0.5);
  for (const [x, look] of [
    [946, CAST.mason],
    [1086, CAST.schoolboy],
  ] as const)
    svg += closePerson(canvas, [x, 340], [x, 640], 84, {
      ...look,
      hat: x < 1000 ? "straw" : undefined,
      build: 1,
      turn: -0.4,
      down: true,
      mood: "smile",
      left: { elbow: [x - 76, 500], hand: [x - 36, 534] },
      right: { elbow: [x + 76, 500], hand: [x + 36, 534] },
    });
  svg += object(canvas, "marimba", 1020, 700, 360);
  svg +=
    rectangle(70, 560, 270, 20, 4, canvas.colour("woodLight")) +
    bandStrip(canvas, "rombo", 80, 572, 250, 44) +
    object(canvas, "fruitBasket", 140, 562, 86) +
    object(canvas, "maizeBasket", 262, 562, 84);
  return svg;
}

/** Cultural night: a couple dances in the light of the lamps, the marimba and the table behind them. */
function culturalNight(canvas: Canvas): string {
  const { random } = canvas;
  let svg = backdrop(canvas, {
    style: "rings",
    sun: [0.82, 0.3],
    sunRadius: 50,
    volcanoes: [],
    horizon: 430,
    clouds: [],
    fields: { y: 470, depth: 0.4, base: 16, bottom: 700 },
  });
  svg += path("M-10 600H1210V810H-10Z", canvas.colour("tileDark"));
  svg += ellipse(600, 770, 640, 130, canvas.colour("tile")) + strawRoof(canvas);
  const lamps = inLightOf(canvas, "noon");
  svg += aroundTheDance(lamps);
  const [he, she] = random.pick([
    [CAST.father, CAST.mother],
    [CAST.guestMan, CAST.neighbor],
    [CAST.father, CAST.neighbor],
  ] as const);
  svg += ellipse(600, 806, 330, 34, "#1a0a1e", 'opacity=".3"');
  const man = closeFigure(lamps, [474, 336], [440, 620], 124, {
    ...he,
    hat: "straw",
    turn: 0.7,
    tilt: 8,
    mood: "smile",
    feet: 860,
    left: { elbow: [330, 540], hand: [380, 632], grip: "grip" },
    right: { elbow: [604, 440], hand: [618, 322], grip: "wrap", bent: 20 },
  });
  const woman = closeFigure(lamps, [738, 344], [772, 610], 120, {
    ...she,
    apron: undefined,
    turn: -0.7,
    tilt: -9,
    mood: "laugh",
    feet: 860,
    left: { elbow: [650, 456], hand: [630, 344], grip: "grip" },
    right: { elbow: [890, 530], hand: [922, 636], grip: "grip" },
  });
  const skirt = she.below ?? "indigo";
  svg +=
    man.body +
    woman.body +
    path(
      "M694 606C670 680 640 760 620 830H900C960 800 1000 730 940 644C900 660 870 640 850 604Z",
      lamps.colour(skirt),
      EDGE,
    ) +
    line(
      "M720 640Q690 740 686 830M770 640Q760 740 766 830M820 640Q840 740 850 830M862 660Q920 720 930 790",
      lamps.shaded(skirt, 0.14),
      6,
      'stroke-dasharray="13 10"',
    ) +
    line("M632 800Q760 830 910 800", canvas.colour("rose"), 10, 'stroke-dasharray="18 8"');
  return (
    svg +
    man.arms +
    woman.arms +
    lampGlow(canvas, 600, 300, 640, 210, 0.2) +
    lampGlow(canvas, 600, 770, 560, 110, 0.34)
  );
}

export const MEALS_AND_MUSIC = { culturalNight } as const;
