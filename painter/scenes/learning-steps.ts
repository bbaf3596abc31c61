/** What is tested, sorted, measured, asked and painted, for articles about learning. */
import { bottle } from "../built/bottle.ts";
import { clip } from "../built/clip.ts";
import { facade } from "../built/facade.ts";
import { house } from "../built/house.ts";
import { tileRoof } from "../built/roof.ts";
import { waterTank } from "../built/tank.ts";
import { tireFlat } from "../built/tire.ts";
import { tireWall } from "../built/tire-wall.ts";
import type { Canvas } from "../canvas.ts";
import { bandStrip } from "../cloth/bands.ts";
import { cloud } from "../land/cloud.ts";
import { maize } from "../land/maize.ts";
import { patchwork } from "../land/patchwork.ts";
import { agave, flowers, tufts } from "../land/plants.ts";
import { ribbon } from "../land/ribbon.ts";
import { sky } from "../land/sky.ts";
import { treeRound } from "../land/trees.ts";
import { volcano } from "../land/volcano.ts";
import { object } from "../objects/all.ts";
import type { ColourName } from "../palette.ts";
import { type Point, polygon, round } from "../path.ts";
import { fromAbove } from "../people/from-above.ts";
import { people, person } from "../people/person.ts";
import { circle, ellipse, line, path, place, rectangle } from "../svg.ts";
import { backdrop, lampGlow, trees, WIDTH } from "./backdrop.ts";
import { boards, courses, heap, rainfall, sheet } from "./grounds.ts";
import { beams, landWindow, paintedWall, tiledFloor } from "./rooms.ts";

const ROUND = 'stroke-linecap="round"';

/** An A-frame with a hanging stone finds the level line across a field. */
function levelFrame(canvas: Canvas): string {
  let svg = backdrop(canvas, {
    sun: [0.8, 0.2],
    horizon: 290,
    clouds: [[560, 90, 190]],
    volcanoes: [{ x: 270, y: 70, reach: 350 }],
    fields: { y: 330, depth: 0.3, base: 22, bottom: 620 },
  });
  svg += trees(canvas, [
    [1120, 500, 240, "round"],
    [60, 500, 200, "round", "greenMid"],
  ]);
  svg += path("M-10 470C300 440 800 480 1210 420V810H-10Z", canvas.colour("milpa"));
  for (let i = 0; i < 5; i++)
    svg += line(
      `M-10 ${540 + i * 62}C300 ${510 + i * 64} 800 ${556 + i * 62} 1210 ${496 + i * 68}`,
      canvas.colour("greenMid"),
      7,
      ROUND,
    );
  // Above the line that is already staked out, maize stands along the contour.
  for (let i = 0; i < 9; i++) svg += maize(canvas, 130 + i * 52, 560 - i * 3, 150, 0.05);
  svg += people(canvas, [
    [860, 560, 190, { who: "boy", pose: "kneel", flip: true, shirt: "marigold", depth: 0.04 }],
  ]);
  for (let i = 0; i < 6; i++) {
    const x = 90 + i * 84;
    svg +=
      line(`M${x} ${656 - i * 2}v-50`, canvas.colour("woodLight"), 9, ROUND) +
      path(`M${x} ${608 - i * 2}h34l-10 12 10 12h-34z`, canvas.colour("redHot"));
  }
  const wood = canvas.colour("woodLight");
  svg +=
    line("M700 300L520 704M690 300L900 690", wood, 22, ROUND) +
    line("M600 520L808 520", wood, 18, ROUND) +
    line("M694 310V560", canvas.colour("cream"), 4);
  svg +=
    ellipse(694, 584, 30, 26, canvas.colour("basalt")) +
    line("M694 512v18", canvas.colour("red"), 8) +
    circle(696, 302, 17, canvas.colour("straw"));
  return (
    svg +
    people(canvas, [
      [
        426,
        770,
        318,
        { who: "man", pose: "pass", hat: "straw", shirt: "white", trousers: "indigo" },
      ],
      [1010, 776, 330, { who: "woman", pose: "pass", flip: true }],
    ]) +
    agave(canvas, 120, 796, 120) +
    flowers(canvas, 640, 796, 200, 9, 24) +
    tufts(canvas, () => 800, 0, WIDTH, 24, 18, canvas.colour("green"))
  );
}

/** Jars in which soil has settled in layers, scales and a sieve on a sill. */
function soilJars(canvas: Canvas): string {
  let svg = paintedWall(canvas, { split: 600, upper: "lemon", lower: "violet" });
  svg += landWindow(canvas, 250, 90, 700, 400, "glassTeal");
  svg +=
    rectangle(70, 520, 1060, 46, 6, canvas.colour("wood")) +
    rectangle(70, 520, 1060, 14, 6, canvas.colour("woodLight")) +
    line("M150 566v60M1050 566v60", canvas.colour("woodDark"), 22);
  const jar = (x: number, layers: readonly ColourName[]): string => {
    const h = 210 / (layers.length + 2);
    const body = layers
      .map((colour, i) =>
        rectangle(x - 66, 516 - (i + 1) * h, 132, h + 1, 0, canvas.colour(colour)),
      )
      .join("");
    return (
      rectangle(x - 72, 290, 144, 230, 16, canvas.colour("glassClear"), 'opacity=".85"') +
      body +
      rectangle(
        x - 66,
        516 - (layers.length + 1.2) * h,
        132,
        h * 1.2,
        0,
        canvas.colour("glassTeal"),
        'opacity=".35"',
      ) +
      rectangle(x - 76, 268, 152, 34, 8, canvas.colour("steel")) +
      line(`M${x + 48} 320V490`, "#fff", 10, `${ROUND} opacity=".6"`) +
      rectangle(x - 44, 330, 60, 34, 3, canvas.colour("white")) +
      line(`M${x - 36} 342h44M${x - 36} 353h28`, canvas.colour("steelDark"), 3)
    );
  };
  svg +=
    jar(270, ["sand", "earth", "soil"]) +
    jar(450, ["sand", "sand", "adobe"]) +
    jar(930, ["earthDark", "soil", "sand"]);
  svg +=
    rectangle(600, 470, 190, 50, 8, canvas.colour("red")) +
    path("M580 456H810L796 474H594Z", canvas.colour("steel")) +
    circle(694, 496, 18, canvas.colour("white")) +
    line("M694 496L704 486", canvas.colour("red"), 4, ROUND) +
    heap(canvas, 694, 458, 150, "soil");
  svg += object(canvas, "sprout", 1076, 524, 150) + object(canvas, "magnifier", 828, 524, 84);
  // Those who compare the layers, seen from behind.
  return (
    svg +
    people(canvas, [
      [420, 1010, 470, { who: "girl", back: true, woven: true, braids: 2 }],
      [740, 1010, 450, { who: "boy", back: true, shirt: "lime" }],
    ])
  );
}

/** Washed wrappers dry on a line beside baskets of glass and cans. */
function wrapperLine(canvas: Canvas): string {
  const { random } = canvas;
  let svg = courses(canvas, "glassTeal", 110, 320);
  svg +=
    rectangle(0, 620, WIDTH, 190, 0, canvas.colour("sand")) +
    rectangle(0, 610, WIDTH, 14, 0, "#1a0a1e", 'opacity=".16"');
  const wrappers: readonly ColourName[] = [
    "red",
    "marigold",
    "rose",
    "white",
    "violet",
    "lime",
    "glassBlue",
    "lemon",
  ];
  for (const [y, sag] of [
    [110, 40],
    [290, 56],
  ] as const) {
    svg += line(`M-10 ${y}Q600 ${y + sag * 2} 1210 ${y}`, canvas.colour("cream"), 5);
    for (let i = 0; i < 13; i++) {
      const x = 56 + i * 90;
      const t = x / WIDTH;
      const top = y + sag * 4 * t * (1 - t);
      const [w, h] = [random.between(44, 66), random.between(76, 116)];
      const colour = wrappers[(i + (y > 200 ? 3 : 0)) % wrappers.length]!;
      const wrapper =
        path(
          `M${round(-w / 2)} 0h${round(w)}l4 ${round(h * 0.5)} -6 ${round(h * 0.5)}h${round(-w)}l-4 ${round(-h * 0.5)}Z`,
          canvas.colour(colour),
        ) +
        ellipse(
          0,
          h * 0.5,
          w * 0.3,
          h * 0.18,
          canvas.colour(wrappers[(i + 5) % wrappers.length]!),
        ) +
        rectangle(-5, -12, 10, 26, 3, canvas.colour("woodLight"));
      svg += place(x, top, wrapper, 1, random.between(-6, 6));
    }
  }
  const basket = (x: number, fill: string): string =>
    fill +
    path(`M${x - 130} 620H${x + 130}L${x + 104} 770H${x - 104}Z`, canvas.colour("woodLight")) +
    line(
      `M${x - 122} 656H${x + 122}M${x - 116} 694H${x + 116}M${x - 110} 732H${x + 110}`,
      canvas.colour("wood"),
      12,
      'stroke-dasharray="26 12"',
    );
  const glass = ["glassGreen", "glassAmber", "glassBlue", "glassTeal"] as const;
  let bottles = "";
  for (let i = 0; i < 7; i++)
    bottles += place(
      200 + i * 30,
      690,
      bottle(canvas, 0, 0, 170, glass[i % 4]!, { cap: "white" }),
      1,
      (i - 3) * 8,
    );
  let cans = "";
  for (let i = 0; i < 6; i++)
    cans +=
      rectangle(810 + i * 38, 556 + (i % 2) * 18, 44, 84, 8, canvas.colour("steel")) +
      rectangle(810 + i * 38, 580 + (i % 2) * 18, 44, 34, 0, canvas.colour(wrappers[i]!));
  svg += basket(290, bottles) + basket(920, cans);
  return svg + person(canvas, 610, 782, 330, { who: "woman", pose: "wave" });
}

/** The first, dirty rain is let out at the foot of a standing pipe. */
function firstFlush(canvas: Canvas): string {
  let svg = sheet(canvas.light((air) => air.sky[3]));
  svg +=
    cloud(canvas, 170, 120, 300) +
    volcano(canvas, { x: 260, y: 190, base: 420, left: 300, right: 300, ravines: 8 }) +
    patchwork(canvas, (x) => 380 + 16 * Math.sin(x / 110), {
      depth: 0.3,
      strips: 4,
      base: 26,
      parcel: 110,
      bottom: 640,
    }).svg +
    path("M-10 590C200 560 400 600 620 580V810H-10Z", canvas.colour("greenMid", 0.05)) +
    treeRound(canvas, 90, 610, 280, 0.08) +
    maize(canvas, 210, 640, 190, 0.05) +
    maize(canvas, 300, 630, 170, 0.05);
  svg +=
    rectangle(560, 170, 660, 640, 0, canvas.colour("rose")) +
    rectangle(560, 610, 660, 200, 0, canvas.colour("indigo")) +
    bandStrip(canvas, "volcan", 560, 576, 660, 40) +
    rectangle(560, 170, 660, 70, 0, "#1a0a1e", 'opacity=".2"');
  svg +=
    rectangle(880, 300, 220, 220, 6, canvas.colour("wood")) +
    rectangle(898, 318, 184, 184, 0, canvas.colour("indigoDeep")) +
    lampGlow(canvas, 990, 410, 120, 110, 0.7) +
    line("M990 318V502M898 410H1082", canvas.colour("wood"), 10) +
    rectangle(866, 516, 248, 24, 5, canvas.colour("woodDark")) +
    flowers(canvas, 884, 518, 214, 9, 34) +
    tireFlat(canvas, 1080, 770, 110, { tilt: 0.3 }) +
    flowers(canvas, 1000, 716, 160, 9, 44);
  svg += tileRoof(canvas, 480, 1320, -120, 160, { barrel: 58, rows: 5 });
  svg +=
    path("M470 168H1210V216H486Q466 214 470 168Z", canvas.colour("steel")) +
    line("M490 180H1200", "#fff", 5, 'opacity=".5"');
  svg +=
    line("M508 210V660", canvas.colour("steel"), 62) +
    line("M492 220V650", "#fff", 10, 'opacity=".35"') +
    rectangle(462, 380, 92, 20, 4, canvas.colour("steelDark")) +
    rectangle(468, 650, 80, 44, 8, canvas.colour("steelDark"));
  svg +=
    path(
      "M478 690H538C546 730 556 764 560 790H450C456 760 470 730 478 690Z",
      canvas.colour("adobe"),
      'opacity=".85"',
    ) + ellipse(500, 788, 190, 20, canvas.colour("adobe"), 'opacity=".7"');
  svg += person(canvas, 330, 776, 326, {
    who: "woman",
    pose: "lay",
    huipil: { cloth: "violet", bands: ["marigold", "rose", "white", "lime", "red"] },
  });
  svg += ellipse(452, 690, 26, 10, canvas.colour("red"));
  return svg + agave(canvas, 110, 790, 110) + rainfall(canvas, 140);
}

/** Two students with their notes talk with a woman at her door. */
function doorVisit(canvas: Canvas): string {
  let svg = facade(canvas, -20, 660, 1260, 560, {
    wall: "sky",
    base: "indigo",
    trim: "white",
    bays: ["wall", "wall", "window"],
    eave: 110,
  });
  svg +=
    rectangle(380, 236, 280, 424, 4, canvas.colour("white")) +
    rectangle(404, 260, 232, 400, 0, canvas.colour("aubergine")) +
    path("M404 260L300 296V690L404 660Z", canvas.colour("wood")) +
    line("M352 280V676", canvas.shaded("wood", -0.1), 5);
  svg +=
    rectangle(360, 650, 320, 24, 3, canvas.colour("sand")) +
    rectangle(-20, 672, 1260, 140, 0, canvas.colour("adobeLight")) +
    rectangle(-20, 672, 1260, 10, 0, "#1a0a1e", 'opacity=".18"');
  svg +=
    rectangle(70, 300, 180, 24, 4, canvas.colour("wood")) +
    object(canvas, "sprout", 116, 302, 110) +
    object(canvas, "sprout", 204, 302, 90);
  svg += people(canvas, [
    [524, 660, 322, { who: "woman", pose: "hold", apron: "rose" }],
    [
      800,
      764,
      300,
      { who: "girl", pose: "read", tool: "book", flip: true, woven: true, paint: "woodLight" },
    ],
    [
      936,
      772,
      306,
      { who: "boy", pose: "stand", flip: true, shirt: "white", trousers: "indigo", pack: "red" },
    ],
  ]);
  return svg + tireFlat(canvas, 150, 776, 88) + flowers(canvas, 96, 726, 108, 15, 18);
}

/** A path leads past a stove, a tank, a latrine, a tire wall and a small house. */
function projectPath(canvas: Canvas): string {
  let svg = sky(canvas, {
    style: canvas.skyStyle ?? "rings",
    horizon: 260,
    sunX: 930,
    sunY: 120,
    sunRadius: 60,
  });
  svg += volcano(canvas, { x: 300, y: 70, base: 320, left: 260, right: 280, crater: 10 });
  svg +=
    path("M-10 240C300 180 800 220 1210 170V810H-10Z", canvas.colour("greenMid", 0.1)) +
    path("M-10 400C400 340 800 420 1210 340V810H-10Z", canvas.colour("milpa")) +
    path("M-10 600C400 550 800 620 1210 560V810H-10Z", canvas.colour("lime"));
  const way = [
    [240, 830, 90],
    [420, 720, 66],
    [720, 640, 52],
    [860, 540, 42],
    [640, 450, 34],
    [430, 380, 26],
    [560, 300, 20],
    [700, 226, 12],
  ] as const;
  svg += ribbon(way, canvas.colour("path"), canvas.shaded("path", -0.12));
  svg += house(canvas, 640, 226, 150, 56, {
    items: ["window", "door", "window"],
    roofHeight: 40,
    colour: "rose",
    gable: true,
  });
  svg +=
    tireWall(canvas, 110, 392, 250, 3, 62, 25, 0, { planted: 0.4 }) +
    trees(canvas, [[80, 330, 140, "round"]]);
  svg +=
    rectangle(900, 262, 120, 120, 0, canvas.colour("plaster")) +
    path("M940 382V320A24 24 0 0 1 988 320V382Z", canvas.colour("glassTeal")) +
    tileRoof(canvas, 884, 1036, 222, 268, { insetLeft: 14, insetRight: 14, rows: 3 }) +
    line("M1016 262v-66", canvas.colour("steelDark"), 8) +
    tireWall(canvas, 884, 408, 152, 1, 50, 24);
  svg += waterTank(canvas, 1080, 640, 170, 230);
  svg +=
    path("M300 640V540H520V640Z", canvas.colour("plaster")) +
    rectangle(288, 526, 244, 22, 4, canvas.colour("plasterShade")) +
    bandStrip(canvas, "camino", 300, 596, 220, 30) +
    path("M340 640V590A30 28 0 0 1 400 590V640Z", canvas.colour("woodDark")) +
    rectangle(460, 372, 30, 156, 3, canvas.colour("steelDark")) +
    ellipse(380, 526, 54, 9, canvas.colour("rubber"));
  svg +=
    path("M286 540V470H310V540ZM512 540V470H534V540Z", canvas.colour("wood")) +
    tileRoof(canvas, 262, 558, 400, 476, { insetLeft: 26, insetRight: 26, rows: 4 });
  return (
    svg +
    people(canvas, [
      [700, 690, 200, { who: "girl", back: true, woven: true, braids: 2 }],
      [620, 716, 214, { who: "boy", back: true, pack: "red", shirt: "white", trousers: "indigo" }],
    ]) +
    flowers(canvas, 780, 796, 380, 30, 15)
  );
}

/** Questions on strips of paper are sorted into two piles. */
function paperStrips(canvas: Canvas): string {
  const { random } = canvas;
  let svg = boards(canvas, "woodLight", 134);
  const strip = (x: number, y: number, degrees: number, colour: ColourName): string =>
    place(
      x,
      y,
      rectangle(-88, -20, 180, 46, 2, "#1a0a1e", 'opacity=".16"') +
        rectangle(-92, -24, 180, 46, 2, canvas.colour(colour)) +
        line(
          `M-72 -6h${round(random.between(70, 130))}M-72 10h${round(random.between(40, 100))}`,
          canvas.colour("basalt"),
          6,
          `${ROUND} opacity=".7"`,
        ),
      1,
      degrees,
    );
  svg +=
    rectangle(150, 250, 300, 300, 10, canvas.colour("indigo"), 'opacity=".9"') +
    rectangle(750, 250, 300, 300, 10, canvas.colour("redDeep"), 'opacity=".9"');
  for (let i = 0; i < 7; i++)
    svg +=
      strip(300 + random.between(-24, 24), 310 + i * 30, random.between(-14, 14), "cream") +
      strip(
        900 + random.between(-24, 24),
        310 + i * 30,
        random.between(-14, 14),
        i % 3 ? "lemon" : "cream",
      );
  svg +=
    strip(560, 350, -18, "lemon") + strip(640, 470, 12, "cream") + strip(590, 250, 24, "cream");
  svg += fromAbove(canvas, 330, 80, 1.3, -4, {
    cloth: "red",
    bands: ["marigold", "white"],
    head: "braids",
    hands: [
      [-40, 150],
      [90, 160],
    ],
  });
  svg += fromAbove(canvas, 830, 76, 1.3, 6, {
    cloth: "teal",
    head: "hair",
    hands: [
      [-80, 150],
      [46, 160],
    ],
  });
  svg += fromAbove(canvas, 400, 736, 1.3, 176, {
    cloth: "marigold",
    head: "hair",
    skin: "skin2",
    hands: [
      [-60, 150],
      [60, 130],
    ],
  });
  return (
    svg +
    fromAbove(canvas, 800, 730, 1.3, 184, {
      cloth: "violet",
      bands: ["lemon", "rose"],
      head: "braids",
      headColour: "glassTeal",
      hands: [
        [-90, 170],
        [40, 140],
      ],
    })
  );
}

/** A break: people sit on tires and share fruit. */
function tireBreak(canvas: Canvas): string {
  let svg =
    sheet(canvas.light((air) => air.sky[4])) +
    cloud(canvas, 300, 110, 230) +
    treeRound(canvas, 1080, 480, 460, 0.08);
  svg +=
    tireWall(canvas, -40, 560, 900, 4, 150, 66) +
    tireWall(canvas, 860, 560, 400, 2, 150, 66, 0, { planted: 0.4 });
  svg +=
    rectangle(0, 552, WIDTH, 260, 0, canvas.colour("earth")) +
    tufts(canvas, () => 800, 0, WIDTH, 26, 16, canvas.colour("green"));
  const seats: readonly (readonly [number, number, number, Parameters<typeof person>[4]])[] = [
    [250, 690, 300, { who: "man", hat: "straw", shirt: "white", trousers: "indigo" }],
    [450, 668, 290, { who: "volunteerWoman", shirt: "rose", trousers: "indigo", hair: "pony" }],
    [770, 668, 290, { who: "woman", flip: true }],
    [
      970,
      692,
      300,
      { who: "volunteerMan", shirt: "marigold", trousers: "earthDark", hat: "cap", flip: true },
    ],
  ];
  for (const [x, y, height, look] of seats) {
    const side = look?.flip ? 14 : -14;
    svg +=
      tireFlat(canvas, x + side, y + 44, 74, { tilt: 0.34, thickness: 0.62 }) +
      person(canvas, x, y + 24, height, { pose: "sit", shadow: false, ...look });
    svg +=
      circle(x + (look?.flip ? -44 : 44), y - 92, 15, canvas.colour("marigoldDeep")) +
      path(
        `M${x + (look?.flip ? -58 : 30)} ${y - 94}a15 15 0 0 0 28 0z`,
        canvas.colour("woodDark"),
      );
  }
  svg +=
    tireFlat(canvas, 612, 776, 150, { tilt: 0.34, thickness: 0.5 }) +
    rectangle(470, 690, 284, 18, 6, canvas.colour("woodLight")) +
    object(canvas, "fruitBasket", 590, 694, 120);
  return (
    svg +
    path("M676 690H744L736 640H684Z", canvas.colour("adobe")) +
    ellipse(710, 640, 30, 8, canvas.colour("woodDark"))
  );
}

/** A painter at the easel beside an open door: a maize field and a volcano. */
function easel(canvas: Canvas): string {
  let svg =
    paintedWall(canvas, { split: 430, upper: "plaster", lower: "rose" }) +
    beams(canvas) +
    tiledFloor(canvas, 640, "tile");
  const opening = "M70 660V150H360V660Z";
  svg +=
    rectangle(48, 128, 334, 536, 0, canvas.colour("glassTeal")) +
    path(
      opening,
      canvas.light((air) => air.sky[4]),
    );
  svg +=
    `<g ${clip(canvas, opening)}>` +
    cloud(canvas, 190, 250, 150) +
    treeRound(canvas, 300, 560, 280, 0.12) +
    path("M60 500Q220 470 370 510V670H60Z", canvas.colour("milpa")) +
    flowers(canvas, 80, 640, 260, 18, 18) +
    "</g>" +
    path("M70 660H360L460 800H30Z", "#ffe9a8", 'opacity=".35"');
  svg +=
    path("M382 128L470 176V720L382 664Z", canvas.colour("wood")) +
    line("M426 152V692", canvas.shaded("wood", -0.1), 5);
  svg +=
    line("M700 220L610 780M900 220L990 780M800 180V620", canvas.colour("wood"), 18, ROUND) +
    rectangle(600, 562, 400, 20, 4, canvas.colour("woodDark"));
  const painting = "M590 190H1010V562H590Z";
  svg +=
    rectangle(582, 182, 436, 388, 4, canvas.colour("white")) +
    `<g ${clip(canvas, painting)}>` +
    rectangle(590, 190, 420, 380, 0, canvas.colour("sky")) +
    circle(920, 270, 40, canvas.colour("marigold")) +
    volcano(canvas, { x: 770, y: 250, base: 440, left: 170, right: 180, crater: 8, ravines: 7 }) +
    path("M580 430Q800 400 1020 440V580H580Z", canvas.colour("milpa")) +
    [0, 1, 2, 3, 4, 5].map((i) => maize(canvas, 620 + i * 72, 566, 130 + (i % 2) * 16)).join("") +
    "</g>";
  const [x, y]: Point = [1104, 300];
  svg +=
    rectangle(x - 60, y - 80, 120, 100, 3, canvas.colour("woodDark")) +
    path(
      polygon([
        [x - 50, y + 10],
        [x - 10, y - 50],
        [x + 40, y + 10],
      ]),
      canvas.colour("violet"),
    ) +
    rectangle(x - 50, y + 60, 96, 76, 3, canvas.colour("woodDark")) +
    rectangle(x - 42, y + 68, 80, 60, 0, canvas.colour("redHot"));
  svg += person(canvas, 540, 778, 330, {
    who: "man",
    pose: "plaster",
    tool: "brush",
    paint: "marigold",
    shirt: "cream",
    trousers: "indigo",
    apron: "indigo",
    hat: "straw",
  });
  return (
    svg +
    rectangle(1040, 690, 130, 18, 4, canvas.colour("woodLight")) +
    line("M1056 708V800M1154 708V800", canvas.colour("wood"), 10) +
    object(canvas, "paints", 1104, 692, 110)
  );
}

export const LEARNING_STEPS = {
  levelFrame,
  soilJars,
  wrapperLine,
  firstFlush,
  doorVisit,
  projectPath,
  paperStrips,
  tireBreak,
  easel,
} as const;
