/** Graduation day. */
import type { Canvas } from "../../canvas/canvas.ts";
import type { ColourName } from "../../canvas/palette.ts";
import { round } from "../../canvas/path.ts";
import { circle, line, path, place, rectangle, ROUND } from "../../canvas/svg.ts";
import { bandStrip } from "../../cloth/bands.ts";
import { papelPicado } from "../../hero/papel-picado.ts";
import { sky } from "../../land/sky.ts";
import { fist } from "../../people/hands.ts";
import { people, person } from "../../people/person.ts";
import type { PersonOptions } from "../../people/person-look.ts";
import { shoulders } from "../../people/shoulders.ts";
import { backdrop, groundShadow, trees, WIDTH } from "../parts/backdrop.ts";

/** Height of the stage's floor, and of its front edge. */
const STAGE = 588;

const EDGE = 620;

/** An arch of pine boughs set with flowers. */
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

/** A gown with a woven stole across it, and the cap. */
const GOWN: PersonOptions = {
  woven: false,
  shirt: "indigo",
  skirt: "indigo",
  longSleeves: true,
  stripes: ["marigold", "red", "white"],
  hat: "grad",
  hairColour: "hair",
};

/** Those who graduate: where on the stage, how high, and how they stand. */
const GRADUATES: readonly (readonly [x: number, height: number, look: PersonOptions])[] = [
  [196, 222, { who: "boy", pose: "hold", skin: "skin2" }],
  [292, 230, { who: "girl", pose: "stand", skin: "skin1" }],
  [420, 232, { who: "boy", pose: "walk", skin: "skin3" }],
  [552, 230, { who: "girl", pose: "pass", skin: "skin1" }],
  [862, 232, { who: "boy", pose: "wave", tool: "diploma", flip: true, skin: "skin1" }],
  [960, 226, { who: "girl", pose: "wave", tool: "diploma", flip: true, skin: "skin2" }],
];

/** The families before the stage, from behind: how far along, how low they sit, and who. */
const FAMILIES: readonly (readonly [x: number, y: number, look: PersonOptions])[] = [
  [64, 948, { who: "man", hat: "straw", shirt: "white" }],
  [186, 960, { who: "woman", bundle: "redDeep", baby: true }],
  [304, 940, { who: "man", hat: "straw", shirt: "sky" }],
  [420, 952, { who: "woman", braids: 2 }],
  [536, 972, { who: "girl", woven: true, braids: 2 }],
  [648, 946, { who: "woman", braids: 1 }],
  [768, 958, { who: "man", shirt: "marigold" }],
  [886, 944, { who: "woman", braids: 2, arms: "up" }],
  [1004, 956, { who: "man", hat: "straw", shirt: "teal" }],
  [1124, 946, { who: "woman", braids: 1 }],
];

/** Scraps of coloured paper in the air. */
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

/** A teacher hands over the diplomas under an arch of pine and flowers; the families look on. */
function graduation(canvas: Canvas): string {
  let svg = backdrop(canvas, {
    sun: [0.5, 0.42],
    sunRadius: 96,
    volcanoes: [
      { x: 210, y: 210, reach: 270, form: "shouldered" },
      { x: 1010, y: 250, reach: 250, far: true },
    ],
    horizon: 430,
    clouds: [],
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

/** Diplomas go up at the end of the ceremony. */
function raisedDiplomas(canvas: Canvas): string {
  const { random } = canvas;
  let svg = sky(canvas, {
    style: canvas.skyStyle ?? "rings",
    sunX: 600,
    sunY: 560,
    sunRadius: 120,
    horizon: 700,
  });
  svg += papelPicado(canvas, -30, 30, 1230, 20, 60, 20, 46);
  const papers: readonly ColourName[] = ["marigold", "rose", "white", "lime", "sky", "red"];
  for (let i = 0; i < 60; i++) {
    const [x, y] = [round(random.between(0, WIDTH)), round(random.between(110, 620))];
    svg += rectangle(
      x,
      y,
      random.between(9, 18),
      random.between(6, 11),
      0,
      canvas.colour(random.pick(papers)),
      `transform="rotate(${random.integer(0, 180)} ${x} ${y})"`,
    );
  }
  const robe = {
    cloth: "indigo",
    bands: ["indigoDeep", "marigold", "indigoDeep", "indigoDeep"],
  } as const;
  const diploma =
    rectangle(-24, -150, 48, 300, 24, canvas.colour("white")) +
    rectangle(-24, -150, 16, 300, 8, canvas.colour("plasterShade")) +
    rectangle(-28, -18, 56, 34, 4, canvas.colour("red"));
  for (const [x, y, scale, degrees, skin] of [
    [170, 470, 1.7, -12, "skin1"],
    [420, 360, 1.9, 4, "skin2"],
    [700, 420, 1.9, -6, "skin1"],
    [980, 380, 1.8, 12, "skin3"],
  ] as const)
    svg +=
      place(x, y - 4, diploma, scale * 0.55, 90 + degrees * 3) +
      fist(canvas, x, y, scale, degrees, skin, robe, { arm: 250 });
  const cap = (x: number, y: number, degrees: number): string =>
    place(
      x,
      y,
      path("M-70 -20L0 -54L70 -20L0 14Z", canvas.colour("indigo")) +
        path("M-38 -4V30Q0 50 38 30V-4L0 14Z", canvas.colour("indigoDeep")) +
        line("M0 -20L64 -8V40", canvas.colour("marigold"), 6) +
        circle(64, 46, 9, canvas.colour("marigold")),
      1.1,
      degrees,
    );
  svg += cap(290, 190, -16) + cap(836, 200, 20) + cap(570, 140, 6);
  for (const [x, y] of [
    [60, 760],
    [300, 790],
    [560, 770],
    [830, 790],
    [1120, 770],
  ] as const)
    svg +=
      shoulders(canvas, x, y + 60, 0.95, { cloth: "indigo", hair: x % 40 ? "braid" : "short" }) +
      place(
        x,
        y - 70,
        path("M-100 -20L0 -58L100 -20L0 18Z", canvas.colour("indigo")) +
          path("M-100 -20L0 18L100 -20V-12L0 26L-100 -12Z", canvas.colour("indigoDeep")),
        1,
      );
  return svg;
}

export const GRADUATION = { graduation, raisedDiplomas } as const;
