/** At school: rooms, yard, library, reading, graduation. */
import type { Canvas } from "../canvas.ts";
import type { PersonOptions } from "../people/person.ts";
import { clip } from "../built/clip.ts";
import { tireFlat, tireRing } from "../built/tire.ts";
import { bottleField } from "../built/bottle.ts";
import { dome } from "../built/dome.ts";
import { house } from "../built/house.ts";
import { bambooPole } from "../built/bamboo.ts";
import { bandStrip } from "../cloth/bands.ts";
import { papelPicado } from "../hero/papel-picado.ts";
import { volcano } from "../land/volcano.ts";
import { agave, flowers } from "../land/plants.ts";
import { treeRound } from "../land/trees.ts";
import { object } from "../objects/all.ts";
import { round } from "../path.ts";
import { people, person } from "../people/person.ts";
import { circle, ellipse, line, path, place, rectangle } from "../svg.ts";
import { anyVolcanoes, backdrop, ground, HEIGHT, trees, WIDTH } from "./backdrop.ts";

/** */
function campus(canvas: Canvas): string {
  let svg = backdrop(canvas, {
    sun: [0.68, 0.34],
    volcanoes: anyVolcanoes(canvas),
    horizon: 400,
    clouds: [
      [240, 130, 210],
      [960, 110, 190],
    ],
    fields: { y: 446, depth: 0.32, base: 16, bottom: 640 },
  });
  svg +=
    path("M-10 560C260 500 700 500 1210 540V810H-10Z", canvas.colour("milpa", 0.04)) +
    trees(
      canvas,
      [
        [120, 566, 200, "round"],
        [1060, 560, 220, "round", "greenMid"],
        [1130, 560, 160, "cypress"],
        [860, 520, 120, "pine"],
      ],
      0.04,
    );
  svg +=
    dome(canvas, 930, 592, 100, {
      rows: 15,
      colour: "cream",
      door: true,
      bottles: 6,
      doorOpen: true,
    }) +
    house(canvas, 320, 600, 460, 116, {
      gable: true,
      items: ["arch", "door", "bottles", "arch", "door", "arch"],
      roofHeight: 76,
      door: "glassTeal",
      frame: "glassTeal",
    }) +
    path("M-10 596H1210V810H-10Z", canvas.colour("sand")) +
    path("M-10 690C300 660 900 664 1210 700V810H-10Z", canvas.colour("adobeLight"));
  svg +=
    papelPicado(canvas, 60, 470, 330, 476, 30, 11, 22) +
    papelPicado(canvas, 800, 470, 1130, 440, 30, 12, 22);
  svg +=
    people(canvas, [
      [230, 650, 96, { who: "girl", pose: "run" }],
      [300, 654, 98, { who: "boy", pose: "run", pack: "indigo" }],
      [560, 668, 104, { who: "girl", pose: "wave", flip: true }],
      [460, 700, 112, { who: "boy", pose: "walk", pack: "red" }],
      [700, 690, 160, { who: "woman", pose: "walk", flip: true, tool: "book" }],
      [840, 720, 116, { who: "girl", back: true, pack: "glassTeal", woven: true }],
      [898, 722, 120, { who: "boy", back: true, pack: "marigold" }],
      [1000, 664, 100, { who: "boy", pose: "run", flip: true }],
    ]) +
    object(canvas, "ball", 380, 690, 34) +
    tireFlat(canvas, 110, 760, 62) +
    flowers(canvas, 80, 724, 70, 14, 14) +
    tireFlat(canvas, 1090, 766, 66) +
    agave(canvas, 1090, 736, 70);
  return svg;
}

/** */
function classroom(canvas: Canvas): string {
  const { random } = canvas;
  let svg = rectangle(0, 0, WIDTH, HEIGHT, 0, canvas.colour("plaster"));
  svg += path("M0 0H1200V40H0Z", canvas.colour("wood"));
  for (let i = 0; i < 9; i++)
    svg += rectangle(40 + i * 140, 0, 34, 74, 3, canvas.colour("woodDark"));
  svg +=
    rectangle(70, 120, 250, 330, 125, canvas.colour("adobe")) +
    bottleField(canvas, 84, 128, 222, 312, 15, {
      test: (x, y) => Math.hypot(x - 195, Math.max(0, 245 - y)) < 108 && y < 432,
      glowing: true,
    });
  svg += path("M86 450L300 450L560 800H120Z", "#ffe9a8", 'opacity=".34"');
  svg +=
    rectangle(400, 130, 520, 260, 8, canvas.colour("wood")) +
    rectangle(414, 144, 492, 232, 2, canvas.colour("greenDeep"));
  svg +=
    line(
      "M450 190h150M450 226h220M450 262h180",
      canvas.colour("cream"),
      6,
      'stroke-linecap="round" opacity=".9"',
    ) +
    line("M720 330L770 220L830 330Z", canvas.colour("marigold"), 6, 'stroke-linejoin="round"') +
    line("M740 290h60", canvas.colour("cream"), 4) +
    circle(856, 200, 22, "none", `stroke="${canvas.colour("rose")}" stroke-width="6"`) +
    line(
      "M450 330c20 -30 40 -30 60 0s40 30 60 0 40 -30 60 0",
      canvas.colour("sky"),
      6,
      'stroke-linecap="round"',
    );
  svg += rectangle(400, 390, 520, 14, 3, canvas.colour("woodLight"));
  svg += papelPicado(canvas, 330, 60, 1180, 60, 44, 20, 26);
  svg +=
    rectangle(980, 210, 170, 190, 4, canvas.colour("indigo")) +
    path("M1000 380C1040 330 1050 250 1090 280S1120 340 1134 380Z", canvas.colour("milpa")) +
    circle(1030, 262, 20, canvas.colour("marigold"));
  svg +=
    bandStrip(canvas, "libro", 0, 470, WIDTH, 40) +
    rectangle(0, 510, WIDTH, 300, 0, canvas.colour("adobe")) +
    path("M0 560H1200V810H0Z", canvas.colour("tileDark"));
  let fl = "";
  for (let i = -4; i < 18; i++) fl += `M${i * 100} 560L${(i - 6) * 180 + 480} 810`;
  svg += line(fl + "M0 620H1200M0 700H1200", canvas.shaded("tileDark", 0.05), 3);
  svg += people(canvas, [
    [
      660,
      570,
      300,
      {
        who: "woman",
        pose: "point",
        tool: "pointer",
        huipil: { cloth: "indigo", bands: ["marigold", "rose", "white", "red", "lime"] },
      },
    ],
  ]);
  const kid = (x: number, y: number, hh: number, o: PersonOptions) =>
    person(canvas, x, y, hh, { back: true, shadow: false, ...o });
  const desk = (x: number, y: number, w: number) =>
    rectangle(x - w / 2, y - 14, w, 22, 5, canvas.colour("woodLight")) +
    rectangle(x - w / 2 + 14, y + 8, 14, 90, 0, canvas.colour("wood")) +
    rectangle(x + w / 2 - 28, y + 8, 14, 90, 0, canvas.colour("wood"));
  (
    [
      [260, 660],
      [480, 668],
      [860, 664],
      [1060, 660],
    ] as const
  ).forEach(([x, y], i) => {
    svg +=
      desk(x, y - 20, 170) +
      kid(x, y + 90, 220, {
        who: i % 2 ? "boy" : "girl",
        woven: i % 2 === 0,
        braids: 2,
        pose: "stand",
      }) +
      rectangle(x - 62, y - 6, 124, 26, 6, canvas.colour("wood")) +
      rectangle(x - 56, y + 18, 112, 90, 0, canvas.shaded("wood", -0.07));
  });
  (
    [
      [150, 760],
      [380, 772],
      [620, 776],
      [900, 770],
      [1120, 764],
    ] as const
  ).forEach(([x, y], i) => {
    svg +=
      desk(x, y - 26, 190) +
      kid(x, y + 130, 262, {
        who: i % 2 ? "girl" : "boy",
        woven: i % 2 === 1,
        braids: i === 1 ? 2 : 1,
        pose: "stand",
        arms: i === 2 ? "up" : "down",
      }) +
      rectangle(x - 72, y + 4, 144, 40, 6, canvas.colour("wood"));
  });
  return svg;
}

/** */
function library(canvas: Canvas): string {
  const { random } = canvas;
  let svg = rectangle(0, 0, WIDTH, HEIGHT, 0, canvas.colour("indigo"));
  const ks = [
    "red",
    "marigold",
    "greenMid",
    "glassTeal",
    "rose",
    "cream",
    "adobe",
    "violet",
    "lime",
    "sky",
  ] as const;
  svg += rectangle(60, 60, 1080, 520, 10, canvas.colour("wood"));
  for (let r = 0; r < 4; r++) {
    const y = 186 + r * 126;
    svg += rectangle(80, y - 108, 1040, 108, 0, canvas.colour("woodDark"));
    let x = 92;
    while (x < 1090) {
      if (x > 470 && x < 730 && r < 3) {
        x = 732;
        continue;
      }
      const w = random.between(14, 30),
        h = random.between(66, 98);
      if (random.chance(0.06)) {
        x += 24;
        continue;
      }
      const tilt = random.chance(0.08);
      svg += place(
        x,
        y,
        rectangle(0, -h, w, h, 2, canvas.colour(random.pick(ks))) +
          rectangle(w * 0.2, -h * 0.84, w * 0.6, 4, 0, canvas.colour("cream"), 'opacity=".8"') +
          rectangle(w * 0.2, -h * 0.2, w * 0.6, 4, 0, canvas.colour("cream"), 'opacity=".8"'),
        1,
        tilt ? 9 : 0,
      );
      x += w + (tilt ? 12 : 2);
    }
    svg += rectangle(70, y, 1060, 18, 2, canvas.colour("woodLight"));
  }
  svg +=
    path("M470 456V250A130 130 0 0 1 730 250V456Z", canvas.colour("adobe")) +
    path("M488 456V252A112 112 0 0 1 712 252V456Z", canvas.colour("sky")) +
    `<g ${clip(canvas, "M488 456V252A112 112 0 0 1 712 252V456Z")}>` +
    volcano(canvas, { x: 600, y: 250, base: 470, left: 130, right: 130, ravines: 7 }) +
    path("M480 420C560 390 640 400 720 420V460H480Z", canvas.colour("milpa")) +
    "</g>" +
    bottleField(canvas, 80, 576, 0, 0, 10);
  svg +=
    bandStrip(canvas, "libro", 0, 590, WIDTH, 54) +
    rectangle(0, 644, WIDTH, 166, 0, canvas.colour("tile")) +
    ellipse(600, 730, 420, 56, canvas.colour("red")) +
    `<ellipse cx="600" cy="730" rx="386" ry="46" fill="none" stroke="${canvas.colour("marigold")}" stroke-width="7" stroke-dasharray="22 14"/>`;
  svg += people(canvas, [
    [600, 752, 230, { who: "woman", pose: "sitGround", tool: "book", paint: "marigold" }],
    [420, 760, 196, { who: "girl", pose: "sitGround", tool: "book" }],
    [790, 758, 196, { who: "boy", pose: "sitGround", tool: "book", flip: true, shirt: "teal" }],
    [
      940,
      776,
      200,
      { who: "girl", pose: "sitGround", tool: "book", flip: true, paint: "glassBlue" },
    ],
    [
      250,
      776,
      200,
      { who: "boy", pose: "sitGround", tool: "book", shirt: "red", paint: "greenMid" },
    ],
    [1060, 690, 230, { who: "boy", pose: "read", tool: "book", flip: true, shirt: "marigold" }],
  ]);
  return svg;
}

/** */
function readingTree(canvas: Canvas): string {
  let svg = backdrop(canvas, {
    sun: [0.22, 0.3],
    volcanoes: [{ x: 940, y: 210, reach: 300 }],
    horizon: 440,
    clouds: [[560, 130, 200]],
    fields: { y: 492, depth: 0.3, base: 18, bottom: 700 },
    town: [860, 506, 230],
  });
  svg += ground(canvas, (x) => 630 - 40 * Math.sin(((x - 100) / 1000) * 3.14), "milpa", "greenMid");
  svg += treeRound(canvas, 640, 640, 560, 0, "green");
  svg += people(canvas, [
    [520, 706, 220, { who: "woman", pose: "sitGround", tool: "book", paint: "red" }],
    [
      700,
      720,
      176,
      { who: "girl", pose: "sitGround", tool: "book", flip: true, paint: "marigold" },
    ],
    [
      850,
      706,
      172,
      { who: "boy", pose: "sitGround", tool: "book", flip: true, paint: "glassBlue", shirt: "red" },
    ],
    [360, 720, 170, { who: "boy", pose: "sitGround", tool: "book", shirt: "teal" }],
  ]);
  svg += flowers(canvas, 20, 794, 340, 30, 14) + flowers(canvas, 900, 790, 280, 24, 14);
  return svg;
}

/** */
function graduation(canvas: Canvas): string {
  let svg = backdrop(canvas, {
    sun: [0.5, 0.34],
    sunRadius: 84,
    volcanoes: [
      { x: 250, y: 220, reach: 280 },
      { x: 980, y: 240, reach: 250, far: true },
    ],
    horizon: 430,
    clouds: [],
    fields: { y: 480, depth: 0.34, base: 16, bottom: 620 },
  });
  svg +=
    rectangle(0, 600, WIDTH, 210, 0, canvas.colour("tile")) +
    bandStrip(canvas, "camino", 0, 590, WIDTH, 58);
  for (let i = 0; i < 4; i++)
    svg += papelPicado(canvas, -20, 70 + i * 70, 1220, 50 + ((i * 53) % 90), 70, 30, 30);
  const ks = ["girl", "boy", "girl", "boy", "girl", "boy", "girl"] as const;
  ks.forEach((k, i) => {
    const x = 190 + i * 136;
    svg += person(canvas, x, 760 - Math.abs(i - 3) * 8, 270, {
      who: k === "girl" ? "volunteerWoman" : "volunteerMan",
      skin: canvas.random.pick(["skin1", "skin2", "skin3"] as const),
      back: true,
      hat: "grad",
      skirt: "indigo",
      shirt: "indigo",
      hairColour: "hair",
      hair: k === "girl" ? "pony" : undefined,
      arms: i % 3 === 1 ? "up" : i % 2 ? "hold" : "holdRight",
    });
  });
  const { random } = canvas;
  for (let i = 0; i < 70; i++)
    svg += `<rect x="${round(random.between(0, WIDTH))}" y="${round(random.between(100, 600))}" width="${round(random.between(6, 12))}" height="${round(random.between(4, 7))}" fill="${canvas.colour(random.pick(["marigold", "rose", "white", "lime", "sky", "red"] as const))}" transform="rotate(${round(random.between(0, 180))} ${round(random.between(0, WIDTH))} ${round(random.between(100, 500))})"/>`;
  return svg;
}

/** */
function playground(canvas: Canvas): string {
  let svg = backdrop(canvas, {
    sun: [0.7, 0.25],
    volcanoes: anyVolcanoes(canvas),
    horizon: 420,
    clouds: [[280, 140, 230]],
    fields: { y: 470, depth: 0.32, base: 18, bottom: 640 },
  });
  svg +=
    ground(canvas, () => 600, "lime", "milpa") +
    path(
      "M180 730C300 640 900 630 1060 700S900 830 500 810S120 790 180 730Z",
      canvas.colour("sand"),
    );
  svg +=
    line(
      "M330 690L430 320M530 690L430 320M330 690",
      canvas.colour("bambooDark"),
      18,
      'stroke-linecap="round"',
    ) +
    line(
      "M870 690L780 320M690 690L780 320",
      canvas.colour("bambooDark"),
      18,
      'stroke-linecap="round"',
    ) +
    bambooPole(canvas, 400, 326, 812, 326, 24);
  svg +=
    line("M540 330L500 560M640 330L676 540", canvas.colour("straw"), 6) +
    `<g transform="rotate(10 500 580)">${tireRing(canvas, 500, 600, 54, { soil: false, hole: canvas.colour("lime") })}</g>` +
    `<g transform="rotate(-9 676 570)">${tireRing(canvas, 680, 586, 54, { soil: false, hole: canvas.colour("lime") })}</g>`;
  svg += people(canvas, [
    [496, 634, 150, { who: "girl", pose: "sit", shadow: false }],
    [690, 618, 150, { who: "boy", pose: "sit", shadow: false, flip: true }],
  ]);
  for (let i = 0; i < 5; i++)
    svg += `<path d="M${860 + i * 62} 700a44 44 0 0 1 88 0z" fill="${canvas.colour((["red", "marigold", "glassTeal", "rose", "indigo"] as const)[i]!)}"/><path d="M${882 + i * 62} 700a22 22 0 0 1 44 0z" fill="${canvas.colour("lime")}"/>`;
  svg +=
    people(canvas, [
      [950, 654, 130, { who: "boy", pose: "run" }],
      [250, 740, 156, { who: "girl", pose: "run" }],
      [340, 760, 150, { who: "boy", pose: "run" }],
      [1110, 730, 146, { who: "girl", pose: "wave", flip: true }],
    ]) + object(canvas, "ball", 420, 774, 44);
  return svg;
}

export const SCHOOL = {
  campus,
  classroom,
  library,
  readingTree,
  graduation,
  playground,
};
