import { tireRing } from "../../built/tire.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import type { ColourName } from "../../canvas/palette.ts";
import { circle, ellipse, line, path, place, rectangle, ring, ROUND } from "../../canvas/svg.ts";
import { bandStrip } from "../../cloth/bands.ts";
import { flowers } from "../../land/plants.ts";
import { headSide, type HeadLook } from "../../people/head.ts";
import { people } from "../../people/person.ts";
import { maizeBasket } from "../../things/kept.ts";
import { standing } from "../../things/thing.ts";
import { hen, turkey } from "../parts/animals.ts";
import { LAMP_LIGHT } from "../../built/openings.ts";
import { backdrop, lampGlow, trees, WIDTH } from "../parts/backdrop.ts";
import { withLight } from "../parts/lamplight.ts";
import { paving } from "../parts/grounds.ts";

const LUGGAGE: readonly (readonly [
  colour: ColourName,
  x: number,
  width: number,
  height: number,
])[] = [
  ["marigold", 150, 120, 62],
  ["glassTeal", 276, 92, 84],
  ["cream", 374, 110, 54],
  ["rose", 668, 84, 70],
  ["lime", 758, 104, 56],
];

/** Bundles and bags tied down on the roof. */
function roofRack(canvas: Canvas): string {
  const steel = canvas.colour("steelDark");
  const bundles = LUGGAGE.map(
    ([colour, x, width, height]) =>
      rectangle(x, 270 - height, width, height, 14, canvas.colour(colour)) +
      line(
        `M${x + width * 0.3} ${270 - height}v${height}M${x + width * 0.7} ${270 - height}v${height}M${x} ${270 - height * 0.5}h${width}`,
        canvas.shaded(colour, -0.14),
        4,
      ),
  ).join("");
  return (
    bundles +
    bandStrip(canvas, "rombo", 384, 228, 92, 34) +
    // On the roof: a hen on the bundles, a turkey, a tire and a basket of maize.
    hen(canvas, 322, 188, 1) +
    turkey(canvas, 810, 216, 0.84) +
    tireRing(canvas, 206, 168, 42, { soil: false, hole: canvas.air.sky[4] }) +
    standing(canvas, maizeBasket, 430, 220, 96) +
    rectangle(120, 262, 780, 10, 4, steel) +
    line(
      "M140 266V296M300 266V296M460 266V296M620 266V296M780 266V296M880 266V296M120 240H900M140 240V266M880 240V266",
      steel,
      6,
      ROUND,
    )
  );
}

/** Colour of window panes: sky by day, lamp light at night. */
const paneColour = (canvas: Canvas): string => (canvas.night ? LAMP_LIGHT : canvas.colour("sky"));

/** Windows with seated passengers behind the glass. */
function busWindows(canvas: Canvas): string {
  const passengers: readonly (ColourName | null)[] = [
    "red",
    "cream",
    "indigo",
    "marigold",
    null,
    "teal",
  ];
  const inside = canvas.night ? withLight(canvas, "noon") : canvas;
  return passengers
    .map((shirt, i) => {
      const x = 132 + i * 108;
      const head = shirt
        ? path(`M${x + 14} 428C${x + 18} 404 ${x + 78} 404 ${x + 82} 428Z`, inside.colour(shirt)) +
          place(x + 48, 388, headSide(inside, PASSENGERS[i % PASSENGERS.length]!), 3.3)
        : "";
      return (
        rectangle(x, 340, 96, 88, 8, canvas.colour("indigoDeep")) +
        rectangle(x + 5, 345, 86, 83, 5, paneColour(canvas)) +
        head +
        path(`M${x + 10} 350h24l-24 40z`, "#fff", 'opacity=".4"') +
        line(`M${x + 5} 384h86`, canvas.colour("indigoDeep"), 3)
      );
    })
    .join("");
}

/** Heads of the passengers in order. */
const PASSENGERS: readonly HeadLook[] = [
  { skin: "skin1", hair: "woman", earrings: true },
  { skin: "skin2", hat: "straw" },
  { skin: "skin1", hair: "man", scale: 1.1 },
  { skin: "skin3", hair: "bun" },
  { skin: "skin2", hair: "woman" },
].map((look) => ({
  ...look,
  face: { mood: "calm", skin: look.skin, child: false, old: false, fine: true },
})) as HeadLook[];

/** A highland bus facing right, its wheels on y = 700. */
function busBody(canvas: Canvas): string {
  const red = canvas.colour("red");
  const chrome = canvas.colour("steel");
  const wheel = (x: number): string =>
    path(`M${x - 86} 640A86 86 0 0 1 ${x + 86} 640Z`, canvas.colour("rubberDark")) +
    circle(x, 644, 68, canvas.colour("rubber")) +
    ring(x, 644, 60, canvas.colour("rubberLight"), 4, 'stroke-dasharray="9 6"') +
    circle(x, 644, 34, chrome) +
    ring(x, 644, 24, canvas.colour("red"), 8) +
    circle(x, 644, 9, canvas.colour("rubberDark"));
  return (
    ellipse(610, 706, 560, 24, "#0d0a12", 'opacity=".35"') +
    path("M96 330Q96 296 130 296H868Q902 296 912 330L926 470H96Z", canvas.colour("cream")) +
    path("M96 330Q96 296 130 296H868Q902 296 912 330H96Z", red) +
    rectangle(96, 440, 850, 210, 10, red) +
    busWindows(canvas) +
    path("M800 344H880L896 440H800Z", paneColour(canvas)) +
    path("M812 352h34l-20 70h-14z", "#fff", 'opacity=".35"') +
    path("M918 440H1050Q1112 446 1120 500V640H900Z", red) +
    path("M918 440H1050Q1090 444 1108 470H918Z", canvas.shaded("red", 0.07)) +
    bandStrip(canvas, "camino", 96, 452, 824, 62) +
    line("M96 536H900", canvas.colour("marigold"), 8) +
    line("M96 556H900", canvas.colour("glassTeal"), 5, 'stroke-dasharray="18 10"') +
    line("M930 530H1108M930 556H1108M930 582H1108", canvas.colour("marigold"), 5, ROUND) +
    rectangle(1096, 500, 26, 96, 8, chrome) +
    circle(1104, 478, 20, chrome) +
    circle(1106, 478, 14, canvas.colour("lemon", 0, true)) +
    rectangle(1080, 616, 60, 26, 8, chrome) +
    rectangle(780, 470, 100, 178, 6, canvas.colour("redDeep")) +
    rectangle(792, 480, 36, 90, 4, paneColour(canvas)) +
    rectangle(832, 480, 36, 90, 4, paneColour(canvas)) +
    line("M830 474V644", canvas.colour("rubberDark"), 4) +
    rectangle(770, 650, 120, 14, 4, chrome) +
    rectangle(76, 640, 830, 14, 6, canvas.colour("steelDark")) +
    wheel(270) +
    wheel(1004) +
    line(
      "M108 300V640M132 300V640M108 350h24M108 400h24M108 450h24M108 500h24M108 550h24M108 600h24",
      chrome,
      6,
      ROUND,
    )
  );
}

/** Light of windows and headlight on the road at night. */
const lightsOfBus = (canvas: Canvas): string =>
  canvas.night
    ? lampGlow(canvas, 480, 390, 560, 170, 0.5) +
      lampGlow(canvas, 830, 540, 130, 130, 0.5) +
      lampGlow(canvas, 500, 748, 620, 70, 0.6) +
      path("M1108 466L1240 380V720L1108 492Z", "#fff0b8", 'opacity=".5"') +
      lampGlow(canvas, 1106, 478, 110, 90, 1)
    : "";

/** The bus alone, 1100 units wide, for use at a smaller scale. */
export const busDrawing = (canvas: Canvas): string => roofRack(canvas) + busBody(canvas);

/** The bus to the town: luggage is lifted on the roof while travellers board. */
function bus(canvas: Canvas): string {
  let svg = backdrop(canvas, {
    sun: [0.84, 0.2],
    horizon: 300,
    clouds: [
      [560, 90, 200],
      [1060, 150, 180],
    ],
    fields: { y: 350, depth: 0.34, base: 20, bottom: 700 },
  });
  svg += trees(canvas, [
    [40, 640, 330, "round"],
    [1170, 620, 300, "round", "greenMid"],
  ]);
  svg += rectangle(0, 610, WIDTH, 60, 0, canvas.colour("milpa"));
  svg += rectangle(0, 640, WIDTH, 170, 0, canvas.colour("basalt"));
  svg += paving(canvas, "basalt", 720, 800, 60);
  svg += people(canvas, [
    [560, 296, 170, { who: "man", pose: "lay", hat: "straw", shirt: "white", trousers: "indigo" }],
  ]);
  svg += busDrawing(canvas) + lightsOfBus(canvas);
  svg += people(canvas.night ? withLight(canvas, "morning") : canvas, [
    [
      742,
      752,
      244,
      {
        who: "volunteerMan",
        back: true,
        pack: "marigold",
        shirt: "teal",
        trousers: "earthDark",
        hat: "cap",
      },
    ],
    [
      846,
      746,
      226,
      {
        who: "volunteerWoman",
        back: true,
        pack: "indigo",
        hair: "bun",
        shirt: "rose",
        trousers: "basalt",
      },
    ],
    [470, 764, 250, { who: "woman", pose: "walk", load: "basket", goods: "veg", corte: "indigo" }],
    [388, 770, 170, { who: "girl", pose: "walk2", woven: true, corte: "indigo" }],
  ]);
  return svg + flowers(canvas, 20, 800, 300, 26, 15);
}

export const BUS = { bus } as const;
