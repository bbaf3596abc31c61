/** People who greet and ask each other. */
import { tileRoof } from "../../built/roof.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import { circle, line, path, rectangle, ROUND } from "../../canvas/svg.ts";
import { bandStrip } from "../../cloth/bands.ts";
import { object } from "../../objects/all.ts";
import { armOf, type Sleeve } from "../../people/forearm.ts";
import { handshake } from "../../people/grips.ts";
import { lampGlow, WIDTH } from "../parts/backdrop.ts";
import { CAST } from "../parts/cast.ts";
import { closeFigure } from "../parts/close-figure.ts";
import { sheet } from "../parts/grounds.ts";
import { paintedWall } from "../parts/rooms.ts";

/** A visitor's shirt sleeve. */
const VISITORS_SLEEVE: Sleeve = { cloth: "sky", bands: ["white", "skyDeep", "sky", "sky"] };

/** Two hands shake: a partner from far away and one from here. */
function handShake(canvas: Canvas): string {
  const { random } = canvas;
  const [dark, light] = random.pick([
    ["redDeep", "red"],
    ["indigoDeep", "indigo"],
    ["aubergine", "violet"],
    ["greenDeep", "green"],
  ] as const);
  const [above, below] = random.pick([
    ["camino", "materiales"],
    ["rombo", "milpa"],
    ["cielo", "volcan"],
  ] as const);
  let svg = sheet(canvas.colour(dark));
  for (let i = 0; i < 6; i++)
    svg += circle(
      600,
      400,
      470 - i * 62,
      i % 2 ? canvas.colour(dark) : canvas.shaded(light, 0.02 + i * 0.012),
    );
  svg += bandStrip(canvas, above, 0, 0, WIDTH, 84) + bandStrip(canvas, below, 0, 690, WIDTH, 110);
  return (
    svg +
    handshake(canvas, 600, 390, 2.5, armOf(canvas, dark), {
      skin: random.pick(["skin4", "skin5", "skin3"] as const),
      sleeve: VISITORS_SLEEVE,
    })
  );
}

/** At her open door a woman answers what two students ask; one writes it down. */
function doorVisit(canvas: Canvas): string {
  const { random } = canvas;
  const [wall, base] = random.pick([
    ["sky", "indigo"],
    ["rose", "redDeep"],
    ["lemon", "teal"],
  ] as const);
  const edge = 'stroke="#2a1416" stroke-width="3" stroke-opacity=".6" stroke-linejoin="round"';
  let svg = paintedWall(canvas, { split: 590, upper: wall, lower: base });
  svg += tileRoof(canvas, -40, 1240, -60, 84, { insetLeft: 0, insetRight: 0, rows: 3, barrel: 30 });
  svg +=
    rectangle(90, 130, 430, 700, 4, canvas.colour("white"), edge) +
    rectangle(122, 162, 366, 670, 0, canvas.colour("aubergine")) +
    lampGlow(canvas, 330, 330, 190, 200, 0.5) +
    path("M122 162L60 196V830H122Z", canvas.colour("wood"), edge);
  svg +=
    rectangle(870, 196, 250, 20, 4, canvas.colour("wood"), edge) +
    object(canvas, "sprout", 930, 198, 110) +
    object(canvas, "sprout", 1050, 198, 92);
  const woman = closeFigure(canvas, [320, 320], [320, 860], 156, {
    ...random.pick([CAST.mother, CAST.grandmother, CAST.neighbor]),
    apron: "rose",
    turn: 0.6,
    mood: "laugh",
    left: { elbow: [206, 590], hand: [290, 670], grip: "flat" },
    right: { elbow: [424, 606], hand: [510, 556], grip: "bowl" },
  });
  const [a, b] = random.pick([
    [CAST.schoolgirl, CAST.schoolboy],
    [CAST.boy, CAST.girl],
  ] as const);
  const one = closeFigure(canvas, [706, 390], [716, 880], 146, {
    ...a,
    build: 0.86,
    turn: -0.7,
    tilt: -5,
    down: true,
    left: { elbow: [606, 650], hand: [640, 690], grip: "wrap" },
    right: { elbow: [816, 660], hand: [752, 664], grip: "pinch" },
  });
  const two = closeFigure(canvas, [980, 372], [990, 880], 146, {
    ...b,
    build: 0.86,
    turn: -0.95,
    mood: "smile",
    left: { elbow: [880, 640], hand: [940, 708], grip: "flat" },
    right: { elbow: [1084, 640], hand: [1010, 700], grip: "wrap" },
  });
  svg += woman.body + woman.arms + two.body + two.arms + one.body;
  svg +=
    path("M600 640L742 624L766 752L618 770Z", canvas.colour("woodLight"), edge) +
    path("M614 650L732 637L752 738L630 754Z", canvas.colour("white")) +
    line("M630 668l78 -9M634 688l84 -9M638 708l56 -6", canvas.colour("indigo"), 5, ROUND) +
    line("M700 684L730 606", canvas.colour("redHot"), 10, ROUND);
  return svg + one.arms;
}

export const GREETINGS = { handShake, doorVisit } as const;
