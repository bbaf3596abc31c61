/** */
import type { Canvas } from "../canvas.ts";
import type { Colour } from "../palette.ts";
import { clip } from "../built/clip.ts";
import { tireFlat, tireRing } from "../built/tire.ts";
import { tireWall } from "../built/tire-wall.ts";
import { bottle, bottleDisc, GLASS } from "../built/bottle.ts";
import { bag } from "../built/bag.ts";
import { dome } from "../built/dome.ts";
import { tileRoof } from "../built/roof.ts";
import { win } from "../built/openings.ts";
import { bandStrip } from "../cloth/bands.ts";
import { cloud } from "../land/cloud.ts";
import { forest } from "../land/forest.ts";
import { tufts } from "../land/plants.ts";
import { lerp, round } from "../path.ts";
import { people, person } from "../people/person.ts";
import { circle, ellipse, line, path, place, rectangle } from "../svg.ts";
import { anyVolcanoes, backdrop, ground, groundShadow, HEIGHT, trees, WIDTH } from "./backdrop.ts";

/** */
function tireCrew(canvas: Canvas): string {
  const { random } = canvas;
  let svg = backdrop(canvas, {
    sun: [0.2, 0.3],
    volcanoes: [{ x: 850, y: 160, reach: 360 }],
    horizon: 400,
    clouds: [
      [520, 130, 200],
      [1090, 170, 180],
    ],
    fields: { y: 452, depth: 0.36, base: 16, bottom: 720 },
  });
  svg += ground(canvas, (x) => 610 + 8 * Math.sin(x / 120), "earth", "earthDark");
  svg += trees(
    canvas,
    [
      [90, 622, 190, "round"],
      [1120, 618, 220, "round", "greenMid"],
    ],
    0.06,
  );
  // stepped wall under construction
  svg +=
    groundShadow(560, 722, 470, 20, 0.25) +
    tireWall(canvas, 150, 720, 840, 2, 112, 46, 0) +
    tireWall(canvas, 150, 628, 616, 2, 112, 46, 0) +
    tireWall(canvas, 150, 536, 392, 1, 112, 46, 0, { planted: 0.3 });
  svg += people(canvas, [
    [
      640,
      536,
      190,
      { who: "man", pose: "pound", tool: "sledge", hat: "hard", shirt: "sky", trousers: "indigo" },
    ],
    [890, 628, 176, { who: "woman", pose: "tamp", tool: "tamper", flip: true }],
    [
      300,
      490,
      172,
      {
        who: "man",
        pose: "dig",
        tool: "shovel",
        hat: "straw",
        shirt: "cream",
        trousers: "earthDark",
      },
    ],
  ]);
  svg += place(
    0,
    0,
    people(canvas, [
      [
        1060,
        742,
        200,
        {
          who: "volunteerMan",
          pose: "barrow",
          tool: "barrow",
          cargo: "soil",
          hat: "cap",
          shirt: "marigold",
          trousers: "indigo",
          flip: true,
        },
      ],
    ]),
  );
  svg += tireFlat(canvas, 110, 760, 86) + tireFlat(canvas, 120, 716, 82, { shadow: false });
  return svg;
}

/** */
function bagCrew(canvas: Canvas): string {
  let svg = backdrop(canvas, {
    sun: [0.72, 0.24],
    volcanoes: anyVolcanoes(canvas),
    horizon: 390,
    clouds: [[380, 120, 230]],
    fields: { y: 440, depth: 0.34, base: 18, bottom: 720 },
  });
  svg += ground(canvas, (x) => 600 + 6 * Math.sin(x / 90), "sand", "straw");
  svg += trees(
    canvas,
    [
      [1090, 610, 260, "round"],
      [70, 610, 180, "round", "greenMid"],
    ],
    0.05,
  );
  svg += groundShadow(600, 700, 430, 26, 0.22);
  // open ring of bags, two arcs
  const ring = (y: number, w: number, cnt: number, k: readonly Colour[]) => {
    let o = "";
    for (let i = 0; i < cnt; i++)
      o += bag(canvas, 600 - w / 2 + (i * w) / cnt, y, w / cnt - 2, 40, 0, k[i % k.length]!);
    return o;
  };
  const ks = ["#e3c79a", "#dcbd8c", "#e8d2ab", "#d8b984"] as const;
  for (let i = 0; i < 5; i++)
    svg += ring(
      654 - i * 38,
      800 - i * 26 - (i > 3 ? 180 : 0),
      7 - (i > 3 ? 2 : 0),
      i % 2 ? ks : ks.slice().reverse(),
    );
  svg +=
    path("M520 696V590A80 84 0 0 1 680 590V696Z", canvas.colour("adobe")) +
    path("M538 696V596A62 64 0 0 1 662 596V696Z", canvas.colour("woodDark"));
  svg += people(canvas, [
    [
      360,
      500,
      180,
      { who: "man", pose: "lay", tool: "bag", hat: "straw", shirt: "teal", trousers: "earthDark" },
    ],
    [800, 502, 176, { who: "woman", pose: "tamp", tool: "tamper", flip: true }],
    [
      1010,
      740,
      196,
      {
        who: "volunteerWoman",
        pose: "dig",
        tool: "shovel",
        hat: "cap",
        shirt: "rose",
        trousers: "indigo",
        flip: true,
      },
    ],
    [
      170,
      744,
      196,
      { who: "man", pose: "pass", tool: "bucket", hat: "hard", shirt: "white", trousers: "indigo" },
    ],
  ]);
  svg += path("M1080 800C1100 730 1200 720 1240 800Z", canvas.colour("soil"));
  return svg;
}

/** */
function plasterWall(canvas: Canvas): string {
  let svg = rectangle(0, 0, WIDTH, HEIGHT, 0, canvas.colour("adobeLight"));
  const { random } = canvas;
  for (let i = 0; i < 26; i++) {
    const y = random.between(0, 640),
      x = random.between(0, WIDTH);
    svg += ellipse(
      x,
      y,
      random.between(40, 150),
      random.between(6, 16),
      canvas.shaded("adobeLight", random.between(-0.03, 0.035)),
      `transform="rotate(${round(random.between(-14, 14))} ${round(x)} ${round(y)})"`,
    );
  }
  svg += path(
    "M-10 -10H520C560 120 470 220 540 340S470 560 540 660H-10Z",
    canvas.colour("plaster"),
  );
  for (let i = 0; i < 16; i++) {
    const y = random.between(20, 620),
      x = random.between(30, 470);
    svg += line(
      `M${round(x - 50)} ${round(y)}q50 ${round(random.between(-26, -8))} 100 0`,
      canvas.shaded("plaster", -0.035),
      random.between(5, 11),
      'stroke-linecap="round"',
    );
  } // relief sun
  svg +=
    circle(300, 290, 128, canvas.colour("marigold")) +
    `<circle cx="300" cy="290" r="150" fill="none" stroke="${canvas.colour("adobe")}" stroke-width="16" stroke-dasharray="26 13"/>` +
    circle(300, 290, 92, canvas.colour("adobe"));
  for (let i = 0; i < 7; i++) {
    const a = (i / 7) * 6.28;
    svg += bottleDisc(canvas, 300 + Math.cos(a) * 58, 290 + Math.sin(a) * 58, 22, GLASS[i]!);
  }
  svg += bottleDisc(canvas, 300, 290, 26, "marigold");
  svg +=
    bandStrip(canvas, "camino", 0, 660, WIDTH, 52) +
    rectangle(0, 712, WIDTH, 90, 0, canvas.colour("earthDark"));
  svg += people(canvas, [
    [
      640,
      758,
      330,
      {
        who: "woman",
        pose: "plaster",
        tool: "trowel",
        flip: true,
        huipil: { cloth: "indigo", bands: ["marigold", "rose", "white", "red", "lime"] },
      },
    ],
    [
      900,
      764,
      336,
      {
        who: "man",
        pose: "plaster",
        tool: "trowel",
        hat: "straw",
        flip: true,
        shirt: "white",
        trousers: "indigo",
      },
    ],
    [
      1080,
      770,
      300,
      {
        who: "volunteerWoman",
        pose: "pass",
        tool: "bucket",
        hat: "cap",
        flip: true,
        shirt: "teal",
        trousers: "indigo",
      },
    ],
  ]);
  return svg;
}

/** */
function bucketLine(canvas: Canvas): string {
  let svg = backdrop(canvas, {
    sun: [0.5, 0.22],
    volcanoes: anyVolcanoes(canvas),
    horizon: 380,
    clouds: [
      [200, 150, 190],
      [1000, 130, 210],
    ],
    fields: { y: 430, depth: 0.32, base: 18, bottom: 720, tilt: -60 },
  });
  const f = (x: number) => 700 - x * 0.13 + 8 * Math.sin(x / 80);
  svg += ground(canvas, f, "earth", "earthDark");
  svg += dome(canvas, 1010, f(1010) + 10, 150, {
    rows: 16,
    door: true,
    bottles: 6,
    colour: "sand",
  });
  const kinds = [
    ["volunteerMan", "marigold", "cap"],
    ["woman"],
    ["man", "white", "straw"],
    ["volunteerWoman", "rose", "cap"],
    ["woman"],
    ["volunteerMan", "sky", "hard"],
    ["man", "teal", "straw"],
  ] as const;
  kinds.forEach((k, i) => {
    const x = 130 + i * 118;
    svg += person(canvas, x, f(x) + 34, 210, {
      who: k[0],
      pose: "pass",
      tool: "bucket",
      hat: k[2],
      shirt: k[1],
      trousers: canvas.random.pick(["indigo", "earthDark", "basalt"] as const),
      paint: canvas.random.pick(["glassBlue", "red", "marigold", "glassTeal"] as const),
    });
  });
  svg += tufts(canvas, () => 796, 0, 1200, 26, 20, canvas.colour("green"));
  return svg;
}

/** */
function ecobrickWall(canvas: Canvas): string {
  const { random } = canvas;
  let svg =
    rectangle(0, 0, WIDTH, HEIGHT, 0, canvas.colour("sky")) +
    cloud(canvas, 220, 140, 240) +
    cloud(canvas, 1000, 120, 200);
  svg += path("M-10 330C300 270 800 280 1210 330V810H-10Z", canvas.colour("greenMid", 0.2));
  svg += rectangle(90, 210, 1020, 470, 8, canvas.colour("wood"));
  for (let r = 0; r < 3; r++)
    for (let i = 0; i < 22; i++) {
      const q = bottle(canvas, 0, 0, 140, "glassGreen", {
        packed: true,
        cap: random.pick(["red", "marigold", "glassBlue"] as const),
      });
      svg +=
        i % 2
          ? place(124 + i * 45, 230 + r * 150, q, [1, -1])
          : place(124 + i * 45, 372 + r * 150, q);
    }
  let wire = "";
  for (let i = -8; i < 40; i++) wire += `M${90 + i * 40} 680l470-470M${90 + i * 40} 210l470 470`;
  svg += `<g ${clip(canvas, "M96 216H1104V676H96Z")}>${line(wire, canvas.colour("steelDark"), 1.4, 'opacity=".5"')}</g>`;
  svg +=
    rectangle(90, 372, 1020, 14, 2, canvas.colour("woodDark")) +
    rectangle(90, 522, 1020, 14, 2, canvas.colour("woodDark")) +
    rectangle(90, 210, 1020, 20, 4, canvas.colour("woodDark")) +
    rectangle(90, 672, 1020, 22, 4, canvas.colour("woodDark"));
  svg += path("M-10 690H1210V810H-10Z", canvas.colour("earth"));
  svg +=
    path("M640 210H1110V680H640C700 560 600 430 640 210Z", canvas.colour("plaster")) +
    bandStrip(canvas, "milpa", 640, 620, 470, 56);
  svg += people(canvas, [
    [
      560,
      760,
      300,
      {
        who: "man",
        pose: "plaster",
        tool: "trowel",
        hat: "straw",
        shirt: "cream",
        trousers: "indigo",
      },
    ],
    [860, 768, 250, { who: "girl", pose: "hold", tool: "bottle", flip: true }],
  ]);
  return svg;
}

/** */
function sorting(canvas: Canvas): string {
  const { random } = canvas;
  let svg = backdrop(canvas, {
    sun: [0.75, 0.3],
    volcanoes: [{ x: 380, y: 200, reach: 320 }],
    horizon: 420,
    clouds: [[820, 120, 200]],
    fields: { y: 470, depth: 0.34, base: 16, bottom: 640 },
  });
  svg += ground(canvas, () => 590, "earth", "earthDark");
  for (let i = 0; i < 26; i++) {
    const y = 600 - Math.floor(i / 7) * 50 + random.between(-6, 6),
      x = 120 + (i % 7) * 84 + (Math.floor(i / 7) % 2) * 42 + random.between(-8, 8);
    if (i > 23) continue;
    svg += tireRing(canvas, x, y - 20, 46, {
      teeth: 24,
      soil: false,
      hole: canvas.colour("rubberDark"),
    });
  }
  svg +=
    rectangle(770, 520, 330, 120, 4, canvas.colour("wood")) +
    line("M770 560H1100M770 600H1100", canvas.colour("woodDark"), 3);
  for (let i = 0; i < 24; i++)
    svg += place(
      790 + (i % 12) * 26,
      530 - Math.floor(i / 12) * 20 + random.between(-8, 8),
      bottle(
        canvas,
        0,
        0,
        72,
        random.pick(["glassGreen", "glassAmber", "glassTeal", "glassBlue", "glassClear"] as const),
        { cap: random.pick(["red", "white", "marigold"] as const) },
      ),
      1,
      random.between(-40, 40),
    );
  svg +=
    rectangle(770, 524, 330, 116, 4, canvas.colour("woodLight")) +
    line("M770 562H1100M770 602H1100", canvas.colour("wood"), 4);
  svg += people(canvas, [
    [
      300,
      740,
      220,
      {
        who: "man",
        pose: "hold",
        tool: "tireRoll",
        hat: "straw",
        shirt: "white",
        trousers: "indigo",
      },
    ],
    [640, 744, 214, { who: "woman", pose: "hold", tool: "bottle" }],
    [
      980,
      750,
      214,
      {
        who: "volunteerWoman",
        pose: "hold",
        tool: "bottle",
        hat: "cap",
        flip: true,
        trousers: "indigo",
        shirt: "lime",
      },
    ],
  ]);
  return svg;
}

/** */
function roofCrew(canvas: Canvas): string {
  let svg = backdrop(canvas, {
    style: "strips",
    sun: [0.2, 0.22],
    volcanoes: [{ x: 880, y: 170, reach: 360 }],
    horizon: 470,
    clouds: [[560, 110, 220]],
    fields: { y: 520, depth: 0.32, base: 18, bottom: 700 },
  });
  svg += trees(
    canvas,
    [
      [80, 700, 330, "round"],
      [1150, 690, 280, "round", "greenMid"],
    ],
    0.04,
  );
  svg +=
    rectangle(180, 560, 840, 250, 0, canvas.colour("plaster")) +
    rectangle(180, 560, 840, 40, 0, canvas.shaded("plaster", -0.13)) +
    rectangle(180, 740, 840, 70, 0, canvas.colour("adobe"));
  [260, 420, 700, 860].forEach((x) => {
    svg += win(canvas, x, 630, 84, 90, 0, { arch: true, frame: "glassTeal" });
  });
  svg += rectangle(560, 630, 90, 180, 0, canvas.colour("glassTeal"));
  let raf = "";
  for (let i = 0; i < 15; i++)
    raf += `M${lerp(250, 950, i / 14)} 330L${lerp(150, 1050, i / 14)} 574`;
  svg +=
    line(raf, canvas.colour("wood"), 11) +
    line("M246 334H954M214 420H986M180 500H1020", canvas.colour("woodLight"), 8);
  svg += `<g ${clip(canvas, "M100 300H640L690 420L660 500L720 600H100Z")}>${tileRoof(canvas, 138, 1062, 326, 582, { insetLeft: 108, insetRight: 108, rows: 7, barrel: 21 })}</g>`;
  svg += people(canvas, [
    [
      700,
      452,
      190,
      { who: "man", pose: "kneel", hat: "hard", shirt: "sky", trousers: "indigo", flip: true },
    ],
    [880, 430, 190, { who: "woman", pose: "lay", flip: true }],
    [
      420,
      340,
      190,
      { who: "man", pose: "stand", hat: "straw", shirt: "white", trousers: "earthDark" },
    ],
  ]);
  svg += line(
    "M1090 800L1010 520M1140 800L1060 520",
    canvas.colour("bambooDark"),
    10,
    'stroke-linecap="round"',
  );
  for (let i = 0; i < 8; i++)
    svg += line(
      `M${1085 - i * 10} ${780 - i * 36}h50`,
      canvas.colour("bamboo"),
      8,
      'stroke-linecap="round"',
    );
  svg += people(canvas, [
    [
      130,
      790,
      220,
      { who: "volunteerMan", pose: "pass", hat: "cap", shirt: "marigold", trousers: "indigo" },
    ],
  ]);
  return svg;
}

/** */
function sunsetWork(canvas: Canvas): string {
  let svg = backdrop(canvas, {
    style: "rings",
    sun: [0.5, 0.5],
    sunRadius: 150,
    volcanoes: [
      { x: 130, y: 270, reach: 240 },
      { x: 1090, y: 250, reach: 260, far: true, plume: 170 },
    ],
    horizon: 500,
    clouds: [
      [240, 130, 230],
      [980, 150, 210],
    ],
    ridges: false,
    mist: false,
  });
  const k = canvas.colour("aubergine");
  svg += forest(
    canvas,
    (x) => 560 + 10 * Math.sin(x / 120),
    canvas.light((p) => p.volcano[1]),
    { size: 18, pines: 0.1 },
  );
  svg +=
    path("M-10 660C300 600 480 604 620 600S1000 600 1210 650V810H-10Z", k) +
    tufts(canvas, (x) => 612 + Math.abs(x - 600) * 0.06, 0, 1200, 14, 16, k);
  const sil = (svg: string) =>
    svg
      .replace(/fill="#[0-9a-f]{6}"/gi, `fill="${k}"`)
      .replace(/stroke="#[0-9a-f]{6}"/gi, `stroke="${k}"`)
      .replace(/ opacity="[^"]*"/g, "");
  svg += sil(
    trees(canvas, [
      [120, 650, 260, "round"],
      [1100, 650, 230, "pine"],
      [1040, 640, 170, "pine"],
    ]),
  );
  svg += sil(
    people(canvas, [
      [330, 622, 180, { who: "man", pose: "barrow", tool: "barrow", hat: "straw" }],
      [560, 606, 186, { who: "woman", pose: "carryHead", load: "basket" }],
      [650, 606, 120, { who: "girl", pose: "walk" }],
      [830, 612, 190, { who: "man", pose: "dig", tool: "shovel", hat: "straw", flip: true }],
    ]),
  );
  svg += bandStrip(canvas, "camino", 0, 716, WIDTH, 84);
  return svg;
}

export const BUILDING_CREW = {
  tireCrew,
  bagCrew,
  plasterWall,
  bucketLine,
  ecobrickWall,
  sorting,
  roofCrew,
  sunsetWork,
};
