import type { Canvas } from "../../canvas/canvas.ts";
import type { ColourName } from "../../canvas/palette.ts";
import { round } from "../../canvas/path.ts";
import { circle, line, path, place, rectangle, ROUND } from "../../canvas/svg.ts";
import { bandStrip } from "../../cloth/bands.ts";
import { papelPicado } from "../../hero/papel-picado.ts";
import { sky } from "../../land/sky.ts";
import { people, person } from "../../people/person.ts";
import type { PersonOptions } from "../../people/person-look.ts";
import { backdrop, groundShadow, skyline, trees, WIDTH } from "../parts/backdrop.ts";
import { silhouette } from "../parts/silhouette.ts";

/** The y of the stage's floor and of its front edge. */
const STAGE = 588;

const EDGE = 620;

/** An arch of pine boughs and flowers. */
function floweredArch(canvas: Canvas): string {
  const arch = "M392 590V360C392 214 808 214 808 360V590";
  const dashes = (gap: number, from: number): string =>
    `${ROUND} stroke-dasharray="0.1 ${gap}" stroke-dashoffset="${from}"`;
  return (
    line(arch, canvas.colour("greenDeep"), 40, ROUND) +
    line(arch, canvas.colour("greenMid"), 32, 'stroke-dasharray="7 9"') +
    line(arch, canvas.colour("marigold"), 25, dashes(62, 0)) +
    line(arch, canvas.colour("rose"), 22, dashes(62, 21)) +
    line(arch, canvas.colour("white"), 19, dashes(62, 42)) +
    line(arch, canvas.colour("lemon"), 8, dashes(62, 0))
  );
}

/** A graduate's gown, woven stole and cap. */
const GOWN: PersonOptions = {
  woven: false,
  shirt: "indigo",
  skirt: "indigo",
  longSleeves: true,
  hat: "grad",
  hairColour: "hair",
};

/** Graduates on the stage: x, height and options. */
const GRADUATES: readonly (readonly [x: number, height: number, look: PersonOptions])[] = [
  [180, 216, { who: "boy", pose: "wave", skin: "skin2" }],
  [276, 226, { who: "girl", pose: "hold", flip: true, skin: "skin1" }],
  [420, 232, { who: "boy", pose: "walk", skin: "skin3" }],
  [552, 230, { who: "girl", pose: "pass", skin: "skin1" }],
  [888, 236, { who: "boy", pose: "run", tool: "diploma", skin: "skin1" }],
  [1000, 218, { who: "girl", pose: "wave", tool: "diploma", flip: true, skin: "skin2" }],
];

/** Families in front of the stage, from behind: x, y (seated lower) and options. */
const FAMILIES: readonly (readonly [x: number, y: number, look: PersonOptions])[] = [
  [64, 948, { who: "man", hat: "straw", shirt: "white" }],
  [186, 960, { who: "woman", bundle: "redDeep", baby: true }],
  [304, 940, { who: "man", hat: "straw", shirt: "sky", arms: "around" }],
  [420, 952, { who: "woman", braids: 2 }],
  [516, 980, { who: "girl", woven: true, braids: 2 }],
  [636, 934, { who: "woman", braids: 1, arms: "around", degrees: 4 }],
  [768, 958, { who: "man", shirt: "marigold" }],
  [886, 944, { who: "woman", braids: 2, arms: "cheer" }],
  [1004, 956, { who: "man", hat: "straw", shirt: "teal" }],
  [1124, 946, { who: "woman", braids: 1 }],
];

/** Confetti. */
function confetti(canvas: Canvas): string {
  const { random } = canvas;
  const papers: readonly ColourName[] = ["marigold", "rose", "white", "lime", "sky", "red"];
  let svg = "";
  for (let i = 0; i < 60; i++) {
    const [x, y] = [round(random.between(0, WIDTH)), round(random.between(60, 560))];
    const turn = `transform="rotate(${random.integer(0, 180)} ${x} ${y})"`;
    const fill = canvas.colour(random.pick(papers));
    svg += rectangle(x, y, random.between(6, 12), random.between(4, 7), 0, fill, turn);
  }
  return svg;
}

/** A teacher hands over diplomas under a flowered arch; families watch. */
function graduation(canvas: Canvas): string {
  let svg = backdrop(canvas, {
    sun: [0.5, 0.42],
    sunRadius: 96,
    volcanoes: skyline(430, 1.15),
    horizon: 430,
    fields: { y: 476, depth: 0.34, base: 16, bottom: 620 },
  });
  svg += trees(
    canvas,
    [
      [70, 590, 240, "round"],
      [1132, 590, 260, "round", "greenMid"],
    ],
    0.08,
  );
  svg += path(`M60 ${STAGE - 26}H1140L1230 ${EDGE}H-30Z`, canvas.colour("adobeLight"));
  svg += line(
    `M20 ${STAGE - 4}H1180M-10 ${STAGE + 16}H1210`,
    canvas.shaded("adobeLight", -0.06),
    4,
  );
  svg += rectangle(-10, EDGE, WIDTH + 20, 200, 0, canvas.colour("aubergine"));
  svg += bandStrip(canvas, "camino", 0, EDGE, WIDTH, 58);
  svg += floweredArch(canvas);
  svg +=
    papelPicado(canvas, -20, 150, 600, 236, 60, 17, 32) +
    papelPicado(canvas, 600, 236, 1220, 140, 60, 17, 32);
  svg += papelPicado(canvas, -20, 60, 1220, 50, 120, 30, 30);
  for (const [x, height, look] of GRADUATES) {
    svg += groundShadow(x, STAGE + 2, 40, 6, 0.16);
    svg += person(canvas, x, STAGE, height, { ...GOWN, ...look });
  }
  svg += people(canvas, [
    [662, STAGE, 258, { who: "woman", pose: "pass", tool: "diploma", flip: true }],
  ]);
  svg += confetti(canvas);
  for (const [x, y, look] of FAMILIES)
    svg += person(canvas, x, y, look.who === "girl" ? 250 : 300, {
      back: true,
      shadow: false,
      ...look,
    });
  return svg;
}

/** A cap in the air with its tassel. */
const flyingCap = (canvas: Canvas, x: number, y: number, scale: number, degrees: number): string =>
  place(
    x,
    y,
    path("M-38 -4V30Q0 50 38 30V-4L0 14Z", canvas.colour("indigoDeep")) +
      path("M-70 -20L0 -54L70 -20L0 14Z", canvas.colour("indigo")) +
      line("M0 -20L-64 -8Q-84 10 -76 44", canvas.colour("marigold"), 8, ROUND) +
      circle(-76, 50, 11, canvas.colour("marigold")),
    scale,
    degrees,
  );

/** The class: friends arm in arm at the ends, some in mid-jump. */
const THROWERS: readonly (readonly [x: number, y: number, height: number, look: PersonOptions])[] =
  [
    [130, 732, 262, { who: "girl", arms: "around", degrees: 4 }],
    [214, 732, 300, { who: "boy", arms: "ask", degrees: -5 }],
    [372, 690, 336, { who: "boy", arms: "cheer", degrees: 6 }],
    [500, 690, 252, { who: "girl", arms: "cheer", degrees: -4 }],
    [640, 732, 318, { who: "girl", arms: "cheer", degrees: 3 }],
    [792, 690, 276, { who: "boy", arms: "cheer", degrees: -8 }],
    [930, 732, 324, { who: "boy", arms: "ask", degrees: 4, flip: true }],
    [1052, 732, 272, { who: "girl", arms: "cheer", degrees: -4 }],
  ];

/** A class in gowns throws its caps, from behind, in silhouette on a hill before the sun. */
function raisedDiplomas(canvas: Canvas): string {
  const dark = canvas.blended("aubergine", "indigoDeep", 0.5);
  let svg = sky(canvas, {
    style: "rings",
    sunX: 600,
    sunY: 470,
    sunRadius: 190,
    reach: 760,
    horizon: 700,
  });
  svg += papelPicado(canvas, -30, 30, 1230, 20, 60, 20, 46) + confetti(canvas);
  const gown = { back: true, woven: false, skirt: "indigo", shadow: false } as const;
  const row = THROWERS.map(([x, y, height, look]) => [x, y, height, { ...gown, ...look }] as const);
  svg += silhouette(people(canvas, row), dark);
  svg +=
    path("M-10 712Q600 650 1210 712V810H-10Z", dark) +
    bandStrip(canvas, "camino", 0, 744, WIDTH, 60);
  for (const [x, y, scale, degrees] of [
    [150, 270, 0.8, -18],
    [330, 170, 0.94, 14],
    [486, 300, 0.7, -8],
    [620, 140, 1, 20],
    [800, 250, 0.84, -22],
    [966, 158, 0.92, 10],
    [1080, 310, 0.72, 24],
  ] as const)
    svg += flyingCap(canvas, x, y, scale, degrees);
  return svg;
}

export const GRADUATION = { graduation, raisedDiplomas } as const;
