/** People who meet: in the dome, under the palapa. */
import { bottleDisc, GLASS } from "../../built/bottle.ts";
import { tireFlat } from "../../built/tire.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import { round } from "../../canvas/path.ts";
import { circle, ellipse, line, path, rectangle } from "../../canvas/svg.ts";
import { bandStrip } from "../../cloth/bands.ts";
import { palapa } from "../../hero/palapa.ts";
import { papelPicado } from "../../hero/papel-picado.ts";
import { nightOnly } from "../../land/day-night.ts";
import { object } from "../../objects/all.ts";
import { people, person } from "../../people/person.ts";
import type { PersonOptions } from "../../people/person-look.ts";
import { CAST } from "../parts/cast.ts";
import { closeFigure, closePerson } from "../parts/close-figure.ts";
import { backdrop, HEIGHT, lampGlow, WIDTH } from "../parts/backdrop.ts";

/** The inside of a dome seen from its floor: courses of earthbags that close towards the opening. */
function domeInside(canvas: Canvas): string {
  const { random } = canvas;
  const courses = 13;
  let svg = rectangle(0, 0, WIDTH, HEIGHT, 0, canvas.shaded("adobeLight", -0.16));
  for (let i = 0; i < courses; i++) {
    const t = i / courses;
    const rx = 760 * (1 - t) ** 1.15 + 70;
    const ry = 620 * (1 - t) ** 1.05 + 36;
    const cy = 560 - 440 * t ** 0.8;
    const tone = -0.12 + t * 0.16;
    svg += ellipse(600, cy, rx, ry, canvas.shaded("adobeLight", tone));
    const seam = `stroke="${canvas.shaded("adobeLight", tone - 0.07)}" stroke-width="4"`;
    svg += ellipse(600, cy, rx - 2, ry - 2, "none", seam);
    const step = 150 * (1 - t) + 26;
    const joints = `stroke="${canvas.shaded("adobeLight", tone - 0.07)}" stroke-width="${round(Math.max(8, 44 * (1 - t)))}" stroke-dasharray="3 ${round(step + random.between(-6, 6))}"`;
    svg += ellipse(
      600,
      cy,
      rx - 22 * (1 - t) - 6,
      ry - 22 * (1 - t) - 6,
      "none",
      `${joints} opacity=".6"`,
    );
  }
  return svg;
}

/** A row of bottle bottoms along an arc, lit from outside. */
function glowingArc(
  canvas: Canvas,
  cy: number,
  rx: number,
  ry: number,
  r: number,
  count: number,
): string {
  let svg = "";
  for (let i = 0; i < count; i++) {
    const angle = Math.PI * (1.06 + (i / (count - 1)) * 0.88);
    const colour = GLASS[i % GLASS.length]!;
    svg += bottleDisc(canvas, 600 + Math.cos(angle) * rx, cy + Math.sin(angle) * ry, r, colour, {
      glowing: true,
    });
  }
  return svg;
}

/** A meeting in a dome: a circle on tires in the light that falls through the roof. */
function meetingCircle(canvas: Canvas): string {
  let svg = domeInside(canvas);
  svg += circle(600, 112, 74, canvas.colour("woodDark"));
  svg += circle(
    600,
    112,
    62,
    canvas.light((air) => air.sky[4]),
  );
  svg += circle(
    624,
    100,
    30,
    canvas.light((air) => air.cloud),
    'opacity=".8"',
  );
  svg += glowingArc(canvas, 470, 520, 300, 24, 17) + glowingArc(canvas, 400, 330, 210, 18, 13);
  svg += path("M-10 560Q600 500 1210 560V810H-10Z", canvas.colour("tileDark"));
  svg += ellipse(600, 680, 640, 116, canvas.colour("tile"));
  svg += ellipse(600, 680, 470, 78, canvas.shaded("tile", 0.06));
  svg += path("M546 150L250 700Q600 780 950 700L654 150Z", "#fff3c4", 'opacity=".2"');
  svg += ellipse(600, 700, 350, 58, "#fff3c4", 'opacity=".25"');
  const sitting = (x: number, y: number, height: number, options: PersonOptions): string =>
    tireFlat(canvas, x + (options.flip ? 8 : -8), y + height * 0.07, height * 0.19, { tilt: 0.3 }) +
    person(canvas, x, y, height, { pose: "sit", shadow: false, ...options });
  svg += sitting(300, 620, 232, { who: "man", hat: "straw", shirt: "white", trousers: "indigo" });
  svg += sitting(450, 596, 222, { who: "woman" });
  svg += sitting(760, 596, 222, { who: "woman", flip: true });
  svg += sitting(900, 620, 232, {
    who: "volunteerWoman",
    flip: true,
    shirt: "sky",
    trousers: "indigo",
  });
  svg += person(canvas, 604, 670, 270, { who: "woman", pose: "point" });
  svg += sitting(196, 712, 262, { who: "volunteerMan", shirt: "marigold", trousers: "earthDark" });
  svg += sitting(1004, 712, 262, {
    who: "man",
    tool: "book",
    flip: true,
    shirt: "cream",
    trousers: "basalt",
  });
  // Two sit with their backs to us, their legs below the frame.
  svg += tireFlat(canvas, 402, 836, 92) + tireFlat(canvas, 806, 840, 92);
  svg += person(canvas, 402, 934, 330, {
    who: "woman",
    back: true,
    woven: true,
    braids: 2,
    shadow: false,
  });
  svg += person(canvas, 806, 940, 330, {
    who: "man",
    back: true,
    shadow: false,
    shirt: "teal",
    hat: "straw",
  });
  return svg;
}

/** Music and food under the palapa. */
function culturalNight(canvas: Canvas): string {
  let svg = backdrop(canvas, {
    style: "rings",
    sun: [0.82, 0.24],
    sunRadius: 50,
    volcanoes: [{ x: 250, y: 190, reach: 330 }],
    horizon: 420,
    clouds: [],
    fields: { y: 470, depth: 0.4, base: 16, bottom: 600 },
  });
  svg += path("M-10 560H1210V810H-10Z", canvas.colour("tileDark"));
  svg += ellipse(600, 730, 600, 110, canvas.colour("tile"));
  svg += palapa(canvas, 60, 660, 1080, 600, 0.02);
  for (let i = 0; i < 3; i++)
    svg += papelPicado(canvas, 120, 330 + i * 28, 1080, 330 + i * 28, 64 - i * 8, 24, 28);
  for (let i = 0; i < 7; i++) {
    const x = 186 + i * 138;
    svg += circle(x, 448, 54, "#ffd27a", 'opacity=".2"');
    svg += rectangle(x - 13, 426, 26, 38, 9, canvas.colour("lemon", 0, true));
    svg += rectangle(x - 14, 421, 28, 8, 3, canvas.colour("red"));
  }
  const player = { who: "man", pose: "pass", hat: "straw" } as const;
  svg += people(canvas, [
    [246, 706, 250, { ...player, shirt: "white", trousers: "indigo" }],
    [370, 710, 246, { ...player, shirt: "cream", trousers: "basalt" }],
    [498, 708, 236, { who: "woman", pose: "pass", flip: true }],
  ]);
  svg += object(canvas, "marimba", 372, 768, 330);
  svg += people(canvas, [
    [846, 720, 232, { who: "volunteerMan", shirt: "sky", flip: true }],
    [968, 722, 224, { who: "woman", flip: true }],
  ]);
  svg += rectangle(660, 640, 420, 22, 4, canvas.colour("woodLight"));
  svg += bandStrip(canvas, "rombo", 672, 650, 396, 40);
  svg += rectangle(684, 690, 20, 80, 0, canvas.colour("wood"));
  svg += rectangle(1036, 690, 20, 80, 0, canvas.colour("wood"));
  svg += object(canvas, "fruitBasket", 764, 642, 92) + object(canvas, "maizeBasket", 920, 642, 86);
  for (const x of [836, 1010]) svg += rectangle(x, 616, 34, 26, 5, canvas.colour("adobe"));
  // In front they dance the son: he with his hands behind him, she with her skirt in both hands.
  const [he, she] = canvas.random.pick([
    [CAST.father, CAST.mother],
    [CAST.guestMan, CAST.neighbor],
    [CAST.mason, CAST.grandmother],
  ] as const);
  svg +=
    ellipse(430, 800, 130, 16, "#1a0a1e", 'opacity=".25"') +
    ellipse(730, 800, 150, 16, "#1a0a1e", 'opacity=".25"');
  svg += closePerson(canvas, [440, 436], [398, 640], 92, {
    ...he,
    hat: "straw",
    turn: 0.9,
    tilt: 8,
    mood: "smile",
    feet: 796,
    left: { elbow: [340, 590], hand: [378, 640] },
    right: { elbow: [520, 580], hand: [476, 640] },
  });
  const dancer = closeFigure(canvas, [708, 446], [740, 640], 90, {
    ...she,
    turn: -0.9,
    tilt: -8,
    mood: "laugh",
    feet: 796,
    left: { elbow: [640, 590], hand: [626, 690] },
    right: { elbow: [808, 590], hand: [824, 690] },
  });
  const cloth = she.below ?? "indigo";
  svg +=
    dancer.body +
    path(
      "M662 630C640 660 626 680 612 700C600 750 610 790 640 800H808C840 790 846 750 836 700C822 680 806 660 784 630Z",
      canvas.colour(cloth),
      'stroke="#2a1416" stroke-width="2.4" stroke-opacity=".6"',
    ) +
    line(
      "M690 660Q660 730 668 798M724 660V800M756 660Q790 730 780 798",
      canvas.shaded(cloth, 0.1),
      4,
      'stroke-dasharray="9 7"',
    ) +
    dancer.arms;
  svg += people(canvas, [[96, 790, 170, { who: "girl", pose: "run", woven: true }]]);
  const glow =
    lampGlow(canvas, 600, 520, 620, 190, 0.3) + lampGlow(canvas, 600, 740, 520, 90, 0.26);
  return svg + nightOnly(canvas, glow);
}

export const EVENINGS = { circle: meetingCircle, culturalNight } as const;
