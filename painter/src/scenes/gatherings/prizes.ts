import { dome } from "../../built/dome.ts";
import { tireWall } from "../../built/tire-wall.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import type { ColourName } from "../../canvas/palette.ts";
import { circle, line, path, rectangle, ROUND } from "../../canvas/svg.ts";
import { bandStrip } from "../../cloth/bands.ts";
import { papelPicado } from "../../hero/papel-picado.ts";
import { flowers, tufts } from "../../land/plants.ts";
import { ribbon, type RibbonPoint } from "../../land/ribbon.ts";
import { people } from "../../people/person.ts";
import { edge } from "../../things/thing.ts";
import { TIRE_CREW } from "../building/tire-crew.ts";
import { sittingDog, turkey } from "../parts/animals.ts";
import {
  backdrop,
  ground,
  groundShadow,
  lampGlow,
  skyline,
  trees,
  WIDTH,
} from "../parts/backdrop.ts";
import { withLight } from "../parts/lamplight.ts";
import { nested } from "../parts/nested.ts";

/** A certificate held by its sides: bands of cloth above and below, a dome and a seal. */
const certificate = (canvas: Canvas): string =>
  rectangle(478, 290, 244, 190, 4, canvas.colour("cream"), edge(canvas, 5)) +
  bandStrip(canvas, "hilo", 488, 300, 224, 22) +
  bandStrip(canvas, "hilo", 488, 448, 224, 22) +
  line("M530 344H670", canvas.colour("redDeep"), 12, ROUND) +
  path("M556 436V420A44 44 0 0 1 644 420V436Z", canvas.colour("adobe"), edge(canvas, 3)) +
  path("M588 436V424A12 14 0 0 1 612 424V436Z", canvas.colour("woodDark")) +
  line("M520 366H680", canvas.colour("steelDark"), 5, ROUND) +
  circle(684, 420, 17, canvas.colour("redHot"), edge(canvas, 3)) +
  circle(684, 420, 8, canvas.colour("marigold"));

const SEATS = { back: true, shadow: false } as const;

/** Prize day in the courtyard: two people on a stage of tires hold up the certificate, children look up. */
function prizeDay(canvas: Canvas): string {
  let svg = backdrop(canvas, { style: "rings", sun: [0.5, 0.42], sunRadius: 180, horizon: 660 });
  svg += ground(canvas, () => 590, "path", "milpa");
  svg +=
    dome(canvas, 130, 610, 190, { door: true, bottles: 6 }) +
    dome(canvas, 1070, 610, 190, { door: true, bottles: 6 });
  svg += papelPicado(canvas, -20, 40, 1220, 40, 130, 15, 66);
  svg += groundShadow(600, 744, 420, 18, 0.25);
  svg += tireWall(canvas, 250, 740, 700, 1, 140, 62, 0, { open: false });
  svg += rectangle(226, 660, 748, 26, 4, canvas.colour("woodLight"), edge(canvas, 4));
  svg += certificate(canvas);
  return (
    svg +
    people(canvas, [
      [406, 664, 420, { who: "woman", pose: "pass" }],
      [786, 664, 400, { who: "boy", pose: "pass", flip: true, shirt: "white", trousers: "indigo" }],
      [310, 990, 400, { who: "girl", braids: 2, ...SEATS }],
      [446, 966, 370, { who: "boy", arms: "cheer", shirt: "marigold", ...SEATS }],
      [596, 1000, 390, { who: "girl", woven: true, braids: 1, ...SEATS }],
      [742, 966, 360, { who: "boy", arms: "ask", shirt: "teal", ...SEATS }],
      [884, 990, 390, { who: "girl", arms: "cheer", woven: true, braids: 2, ...SEATS }],
      [1040, 1010, 420, { who: "boy", shirt: "red", ...SEATS }],
      [160, 1010, 420, { who: "boy", shirt: "sky", ...SEATS }],
    ])
  );
}

/** The whole school in its yard at night, watching a film on a sheet between two domes. */
function filmNight(canvas: Canvas): string {
  let svg = backdrop(canvas, {
    sun: [0.84, 0.16],
    sunRadius: 44,
    volcanoes: skyline(420, 1.1),
    horizon: 420,
    fields: { y: 460, depth: 0.3, base: 20, bottom: 620 },
  });
  svg += ground(canvas, () => 560, "soil", "greenDeep");
  svg += dome(canvas, 190, 590, 210) + dome(canvas, 1010, 590, 210);
  svg += line("M356 210L352 600M844 210L848 600", canvas.colour("woodDark"), 14, ROUND);
  svg += lampGlow(canvas, 600, 400, 520, 330, 0.5);
  svg += rectangle(366, 216, 468, 312, 2, "#fff6dc");
  svg += nested(canvas, TIRE_CREW.tireCrew, 378, 228, 444, 288, { time: "morning", id: "film" });
  svg += path("M366 528L250 830H950L834 528Z", "#ffe9b0", 'opacity=".16"');
  svg += people(withLight(canvas, "dusk"), [
    [240, 900, 330, { who: "boy", ...SEATS }],
    [350, 890, 320, { who: "girl", braids: 2, ...SEATS }],
    [466, 900, 330, { who: "boy", hat: "cap", ...SEATS }],
    [580, 890, 320, { who: "girl", woven: true, ...SEATS }],
    [700, 896, 326, { who: "girl", braids: 2, ...SEATS }],
    [818, 900, 330, { who: "boy", arms: "show", ...SEATS }],
    [936, 890, 320, { who: "girl", woven: true, ...SEATS }],
    [110, 1130, 520, { who: "woman", bundle: "rose", baby: true, ...SEATS }],
    [300, 1120, 470, { who: "girl", woven: true, braids: 2, ...SEATS }],
    [470, 1130, 480, { who: "boy", arms: "around", ...SEATS }],
    [648, 1130, 470, { who: "girl", braids: 1, ...SEATS }],
    [872, 1130, 480, { who: "boy", shirt: "red", ...SEATS }],
    [1080, 1130, 540, { who: "man", hat: "straw", ...SEATS }],
  ]);
  return svg;
}

const WAY: readonly RibbonPoint[] = [
  [600, 840, 250],
  [600, 740, 160],
  [640, 650, 104],
  [740, 580, 66],
  [820, 520, 42],
  [760, 470, 28],
  [640, 440, 18],
  [610, 420, 11],
];

/** A gate of two posts with an arch of leaves and blossoms. */
function gate(canvas: Canvas): string {
  const { random } = canvas;
  const bow = "M296 770V420C296 210 904 210 904 420V770";
  let svg = line(bow, canvas.colour("hair"), 56) + line(bow, canvas.colour("greenDeep"), 48);
  const blossoms: readonly ColourName[] = [
    "redHot",
    "marigold",
    "rose",
    "white",
    "violet",
    "lemon",
  ];
  const blossom = (x: number, y: number): string => {
    const r = random.between(11, 19);
    return (
      circle(x, y, r, canvas.colour(random.pick(blossoms))) +
      circle(x, y, r * 0.4, canvas.colour("marigoldDeep"))
    );
  };
  for (let i = 0; i < 34; i++)
    for (const x of [296, 904])
      svg += i < 13 ? blossom(x + random.between(-20, 20), 430 + i * 27) : "";
  for (let i = 0; i <= 44; i++) {
    const t = i / 44;
    const [x, y] = [
      296 * (1 - t) ** 3 + 888 * t * (1 - t) ** 2 + 2712 * t * t * (1 - t) + 904 * t ** 3,
      420 * (1 - t) ** 3 + 630 * t * (1 - t) ** 2 + 630 * t * t * (1 - t) + 420 * t ** 3,
    ];
    svg += blossom(x + random.between(-14, 14), y + random.between(-18, 18));
  }
  return svg;
}

function arrive(canvas: Canvas): string {
  let svg = backdrop(canvas, {
    style: "rings",
    sun: [0.5, 0.4],
    sunRadius: 100,
    reach: 620,
    horizon: 390,
    fields: { y: 414, depth: 0.32, base: 17, bottom: 700 },
  });
  svg += trees(
    canvas,
    [
      [180, 560, 170, "round"],
      [1030, 560, 190, "round", "greenMid"],
      [480, 480, 90, "pine"],
    ],
    0.1,
  );
  svg += path("M-10 610Q300 560 600 600T1210 600V830H-10Z", canvas.colour("milpa"));
  svg += ribbon(WAY, canvas.colour("path"), canvas.shaded("path", -0.12));
  svg += people(canvas, [
    [764, 494, 62, { who: "volunteerMan", pose: "walk", flip: true, pack: "redHot", depth: 0.2 }],
    [
      812,
      534,
      80,
      { who: "volunteerWoman", pose: "walk2", flip: true, pack: "glassTeal", depth: 0.14 },
    ],
    [
      752,
      582,
      106,
      { who: "volunteerMan", pose: "walk", flip: true, pack: "marigold", hat: "cap", depth: 0.08 },
    ],
  ]);
  svg += gate(canvas) + papelPicado(canvas, -20, 150, 1220, 150, 90, 15, 58);
  svg += people(canvas, [
    [398, 782, 320, { who: "volunteerMan", pose: "walk", pack: "glassTeal", shirt: "lime" }],
    [520, 786, 308, { who: "volunteerWoman", pose: "pass", pack: "marigold", shirt: "rose" }],
    [816, 784, 316, { who: "woman", pose: "hold", flip: true, bundle: "rose", baby: true }],
    [1010, 780, 320, { who: "man", pose: "wave", flip: true, hat: "straw", shirt: "white" }],
    [668, 790, 226, { who: "girl", pose: "pass", flip: true, woven: true, mood: "glad" }],
  ]);
  svg +=
    line("M604 646l-16 -52M600 646l8 -58", canvas.colour("green"), 6, ROUND) +
    circle(586, 588, 15, canvas.colour("redHot")) +
    circle(610, 580, 15, canvas.colour("lemon"));
  return (
    svg +
    sittingDog(canvas, 280, 786, 0.9, "earthDark") +
    turkey(canvas, 1110, 786, 0.7) +
    flowers(canvas, 60, 770, 130, 16, 16) +
    tufts(canvas, () => 792, 0, WIDTH, 24, 14, canvas.colour("green"))
  );
}

export const PRIZES = { prizeDay, filmNight, arrive } as const;
