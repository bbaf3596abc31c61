/** Up and through: openings, roofs, cloth in the wind. */
import { bottle, bottleDisc, GLASS } from "../built/bottle.ts";
import { clip } from "../built/clip.ts";
import { tileRoof } from "../built/roof.ts";
import type { Canvas } from "../canvas.ts";
import { type BandName, bandStrip } from "../cloth/bands.ts";
import { birds } from "../land/birds.ts";
import { cloud } from "../land/cloud.ts";
import { flowers } from "../land/plants.ts";
import { patchwork } from "../land/patchwork.ts";
import { sky } from "../land/sky.ts";
import { treeRound } from "../land/trees.ts";
import { object } from "../objects/all.ts";
import type { ColourName } from "../palette.ts";
import { lerp, type Point, polygon, round } from "../path.ts";
import { people, person, type PersonOptions } from "../people/person.ts";
import { shoulders } from "../people/shoulders.ts";
import { circle, ellipse, line, path, place, rectangle, ring } from "../svg.ts";
import { WIDTH } from "./backdrop.ts";
import { sheet } from "./grounds.ts";
import { paintedWall } from "./rooms.ts";

const ROUND = 'stroke-linecap="round"';

/** From the floor of a dome up to its round opening. */
function oculus(canvas: Canvas): string {
  const [cx, cy] = [600, 390];
  let svg = sheet(canvas.shaded("adobeLight", -0.2));
  const rings = 11;
  for (let i = 0; i < rings; i++) {
    const t = i / (rings - 1);
    const r = lerp(780, 196, t ** 0.8);
    const tone = -0.17 + t * 0.21;
    svg += circle(cx, cy, r, canvas.shaded("adobeLight", tone));
    svg += ring(cx, cy, r - 3, canvas.shaded("adobeLight", tone - 0.06), 5);
    let joints = "";
    const next = lerp(780, 196, Math.min(1, (i + 1) / (rings - 1)) ** 0.8);
    for (let j = 0; j < 16; j++) {
      const angle = (j / 16) * Math.PI * 2 + (i % 2) * 0.2;
      joints += `M${round(cx + Math.cos(angle) * (r - 8))} ${round(cy + Math.sin(angle) * (r - 8))}L${round(cx + Math.cos(angle) * (next + 8))} ${round(cy + Math.sin(angle) * (next + 8))}`;
    }
    if (i < rings - 1) svg += line(joints, canvas.shaded("adobeLight", tone - 0.06), 4, ROUND);
  }
  for (const [r, size, count] of [
    [312, 26, 20],
    [520, 34, 22],
  ] as const)
    for (let i = 0; i < count; i++) {
      const angle = (i / count) * Math.PI * 2;
      svg += bottleDisc(
        canvas,
        cx + Math.cos(angle) * r,
        cy + Math.sin(angle) * r,
        size,
        GLASS[i % GLASS.length]!,
        { glowing: true },
      );
    }
  svg +=
    circle(cx, cy, 196, canvas.colour("woodDark")) +
    ring(cx, cy, 186, canvas.colour("woodLight"), 8, 'stroke-dasharray="40 5"');
  const opening = `M${cx - 172} ${cy}A172 172 0 1 1 ${cx + 172} ${cy}A172 172 0 1 1 ${cx - 172} ${cy}Z`;
  svg += path(
    opening,
    canvas.light((air) => air.sky[4]),
  );
  svg +=
    `<g ${clip(canvas, opening)}>` +
    circle(
      cx + 96,
      cy - 104,
      74,
      canvas.light((air) => air.sun),
    ) +
    cloud(canvas, cx - 40, cy + 60, 230) +
    birds(canvas, cx - 30, cy - 50, 3, 17, canvas.colour("indigoDeep")) +
    "</g>";
  return (
    svg +
    path(
      `M${cx - 130} ${cy + 120}L${cx - 300} 810H${cx + 250}L${cx + 120} ${cy + 130}Z`,
      "#fff3c4",
      'opacity=".12"',
    )
  );
}

/** Out of the dark of a dome into the yard. */
function doorway(canvas: Canvas): string {
  const mud = canvas.random.pick(["adobeDark", "earth", "teal"] as const);
  const arch = "M372 770V330A228 244 0 0 1 828 330V770Z";
  let svg = sheet(canvas.shaded(mud, -0.12));
  for (let row = 0; row < 12; row++) {
    let joints = "";
    for (let x = row % 2 ? -90 : 0; x < WIDTH; x += 186)
      joints += `M${x} ${row * 66 + 6}q5 26 0 54`;
    svg += line(
      `M0 ${row * 66}Q600 ${row * 66 - 14} 1200 ${row * 66}${joints}`,
      canvas.shaded(mud, -0.17),
      6,
      ROUND,
    );
  }
  svg += path("M340 780V330A260 276 0 0 1 860 330V780Z", canvas.colour("adobe"));
  svg += line(
    "M356 780V330A244 260 0 0 1 844 330V780",
    canvas.colour("adobeLight"),
    14,
    'stroke-dasharray="40 8"',
  );
  svg +=
    `<g ${clip(canvas, arch)}>` +
    rectangle(
      360,
      60,
      480,
      500,
      0,
      canvas.light((air) => air.sky[4]),
    ) +
    circle(
      720,
      200,
      76,
      canvas.light((air) => air.sun),
    ) +
    cloud(canvas, 500, 250, 160);
  svg +=
    treeRound(canvas, 462, 560, 260, 0.06) +
    treeRound(canvas, 790, 560, 210, 0.06, "greenMid") +
    path("M350 540Q600 510 850 540V800H350Z", canvas.colour("milpa")) +
    path("M520 800C560 660 590 580 600 540H640C660 600 700 700 740 800Z", canvas.colour("path"));
  svg += people(canvas, [
    [560, 620, 120, { who: "girl", pose: "run" }],
    [690, 640, 126, { who: "boy", pose: "run", flip: true, shirt: "red" }],
    [620, 700, 140, { who: "girl", pose: "wave", woven: true }],
  ]);
  svg += "</g>";
  svg +=
    path("M-10 770H1210V810H-10Z", canvas.shaded("earthDark", -0.06)) +
    path("M372 770H828L1010 810H190Z", canvas.colour("path"), 'opacity=".7"');
  for (const [x, y, r] of [
    [170, 250, 42],
    [250, 380, 34],
    [130, 430, 36],
    [1030, 240, 42],
    [950, 370, 34],
    [1070, 420, 36],
  ] as const)
    svg += bottleDisc(canvas, x, y, r, canvas.random.pick(GLASS), { glowing: true });
  const atTheDoor = canvas.random.pick<PersonOptions>([
    { who: "girl", woven: true, braids: 2 },
    { who: "boy", pack: "marigold", shirt: "white", trousers: "indigoDeep" },
    { who: "girl", pack: "rose", woven: true },
  ]);
  return svg + person(canvas, 440, 792, 300, { ...atTheDoor, back: true });
}

/** A deep window sill with bottles and herbs, the fields beyond. */
function windowSill(canvas: Canvas): string {
  const arch = "M300 560V300A300 250 0 0 1 900 300V560Z";
  let svg = paintedWall(canvas, { split: 640, upper: "cream", lower: "teal" });
  svg +=
    path("M250 590V300A350 296 0 0 1 950 300V590Z", canvas.colour("adobeLight")) +
    path(
      "M300 560V300A300 250 0 0 1 420 96C330 150 290 220 272 300V590Z",
      canvas.shaded("adobeLight", -0.08),
    );
  svg +=
    `<g ${clip(canvas, arch)}>` +
    rectangle(
      290,
      40,
      620,
      520,
      0,
      canvas.light((air) => air.sky[4]),
    ) +
    circle(
      760,
      190,
      60,
      canvas.light((air) => air.sun),
    ) +
    cloud(canvas, 480, 210, 190);
  svg +=
    patchwork(canvas, (x) => 372 + 18 * Math.sin(x / 90), {
      from: 280,
      to: 920,
      depth: 0.22,
      strips: 4,
      base: 28,
      parcel: 110,
      bottom: 570,
    }).svg +
    treeRound(canvas, 850, 430, 130, 0.1) +
    "</g>";
  svg += line("M600 50V560M300 330H900", canvas.colour("wood"), 16);
  svg +=
    rectangle(200, 556, 800, 44, 6, canvas.colour("wood")) +
    rectangle(200, 556, 800, 14, 6, canvas.colour("woodLight"));
  // A woven curtain, drawn to one side and tied.
  const curtain = "M214 40H420C430 180 372 250 332 300C376 380 400 470 404 560H214Z";
  svg +=
    line("M180 44H1020", canvas.colour("woodDark"), 14, 'stroke-linecap="round"') +
    path(curtain, canvas.colour("indigo")) +
    `<g ${clip(canvas, curtain)}>` +
    ["volcan", "milpa", "camino"]
      .map((band, i) => bandStrip(canvas, band as BandName, 200, 96 + i * 168, 240, 64))
      .join("") +
    line("M260 30V570M310 30V570M370 30V570", "#1a0a1e", 12, 'opacity=".12"') +
    "</g>" +
    rectangle(206, 286, 136, 30, 12, canvas.colour("marigold"));
  svg +=
    bottle(canvas, 440, 560, 190, "glassGreen", { cap: "wood" }) +
    bottle(canvas, 502, 562, 150, "glassAmber", { cap: "cream" }) +
    bottle(canvas, 920, 560, 172, "glassBlue", { cap: "wood" });
  svg +=
    object(canvas, "sprout", 600, 562, 170) +
    object(canvas, "sprout", 716, 562, 130) +
    object(canvas, "books", 812, 562, 120);
  return svg;
}

/** Where the rafter at t (0 left, 1 right) leaves the ridge, and where it comes over our heads. */
const ridgeAt = (t: number): number => lerp(470, 760, t);
const eaveAt = (t: number): number => lerp(-420, 1640, t);

/** The frame of a roof while it is being tiled. */
function roofBeams(canvas: Canvas): string {
  let svg = sky(canvas, {
    style: canvas.skyStyle ?? "strips",
    horizon: 800,
    sunX: 930,
    sunY: 180,
    sunRadius: 60,
  });
  svg += cloud(canvas, 800, 330, 210);
  const edge = 0.5;
  svg += path(
    polygon([
      [ridgeAt(0), 170],
      [ridgeAt(edge), 170],
      [eaveAt(edge), 810],
      [eaveAt(0), 810],
    ]),
    canvas.colour("tileDark"),
  );
  let rows = "";
  for (let i = 1; i < 15; i++) {
    const y = lerp(170, 810, (i / 15) ** 1.5);
    const u = (y - 170) / 640;
    rows += `M${round(lerp(ridgeAt(0), eaveAt(0), u))} ${round(y)}H${round(lerp(ridgeAt(edge), eaveAt(edge), u))}`;
  }
  svg += line(rows, canvas.colour("tile"), 10, 'stroke-dasharray="34 7"');
  let battens = "";
  for (let i = 0; i < 8; i++) {
    const y = lerp(200, 800, (i / 7) ** 1.5);
    const u = (y - 170) / 640;
    battens += `M${round(lerp(ridgeAt(0), eaveAt(0), u))} ${round(y)}H${round(lerp(ridgeAt(1), eaveAt(1), u))}`;
  }
  svg += line(battens, canvas.colour("woodLight"), 10);
  for (let i = 0; i <= 12; i++) {
    const t = i / 12;
    const beam = polygon([
      [ridgeAt(t) - 4, 166],
      [ridgeAt(t) + 5, 166],
      [eaveAt(t) + 24, 812],
      [eaveAt(t) - 20, 812],
    ]);
    svg += path(beam, canvas.colour(i % 2 ? "wood" : "woodDark"));
  }
  svg +=
    rectangle(400, 146, 440, 30, 8, canvas.colour("woodDark")) +
    rectangle(400, 146, 440, 10, 5, canvas.colour("wood"));
  return (
    svg +
    people(canvas, [
      [
        500,
        150,
        176,
        {
          who: "man",
          pose: "kneel",
          hat: "straw",
          shirt: "white",
          trousers: "indigo",
          shadow: false,
        },
      ],
      [
        724,
        150,
        172,
        {
          who: "man",
          pose: "lay",
          hat: "hard",
          shirt: "teal",
          trousers: "earthDark",
          flip: true,
          shadow: false,
        },
      ],
    ]) +
    shoulders(canvas, 250, 640, 0.9, { cloth: "marigold", hat: "straw", hatColour: "indigo" })
  );
}

/** A place on the panel: u across, v down. */
const onPanel = (u: number, v: number): Point => [
  lerp(lerp(372, 300, v), lerp(858, 930, v), u),
  lerp(330, 640, v),
];

/** A panel is fixed on a tiled roof. */
function panelOnRoof(canvas: Canvas): string {
  let svg = sky(canvas, {
    style: canvas.skyStyle ?? "rings",
    horizon: 560,
    sunX: 820,
    sunY: 170,
    sunRadius: 90,
  });
  svg += cloud(canvas, 250, 180, 250) + birds(canvas, 470, 130, 4, 15, canvas.colour("indigoDeep"));
  svg += tileRoof(canvas, -60, 1260, 440, 830, {
    insetLeft: 90,
    insetRight: 90,
    barrel: 40,
    rows: 8,
  });
  svg += rectangle(20, 428, 1160, 26, 12, canvas.colour("tileDark"));
  svg += path(
    polygon([onPanel(-0.03, 1.06), onPanel(1.03, 1.06), onPanel(1.02, 1.14), onPanel(-0.01, 1.14)]),
    "#1a0a1e",
    'opacity=".25"',
  );
  svg += line(
    `M${onPanel(0.12, 0.2).join(" ")}L${onPanel(0.12, 1.2).join(" ")}M${onPanel(0.88, 0.2).join(" ")}L${onPanel(0.88, 1.2).join(" ")}`,
    canvas.colour("steelDark"),
    14,
    ROUND,
  );
  svg +=
    path(
      polygon([
        onPanel(-0.02, -0.03),
        onPanel(1.02, -0.03),
        onPanel(1.03, 1.05),
        onPanel(-0.03, 1.05),
      ]),
      canvas.colour("steel"),
    ) +
    path(
      polygon([onPanel(0, 0), onPanel(1, 0), onPanel(1, 1), onPanel(0, 1)]),
      canvas.colour("solar"),
    );
  let cells = "";
  for (let i = 1; i < 6; i++) cells += polygon([onPanel(i / 6, 0), onPanel(i / 6, 1)], false);
  for (let i = 1; i < 4; i++) cells += polygon([onPanel(0, i / 4), onPanel(1, i / 4)], false);
  svg +=
    line(cells, canvas.colour("sky"), 4, 'opacity=".75"') +
    path(
      polygon([onPanel(0.5, 0), onPanel(0.72, 0), onPanel(0.36, 1), onPanel(0.1, 1)]),
      "#fff",
      'opacity=".14"',
    );
  return (
    svg +
    people(canvas, [
      [
        220,
        700,
        330,
        { who: "man", pose: "pass", hat: "hard", shirt: "marigold", trousers: "indigo" },
      ],
      [
        990,
        690,
        322,
        {
          who: "woman",
          pose: "pass",
          flip: true,
          huipil: { cloth: "redDeep", bands: ["marigold", "white", "teal", "rose", "lemon"] },
        },
      ],
    ])
  );
}

interface Garment {
  x: number;
  width: number;
  height: number;
  cloth: ColourName;
  bands: readonly BandName[];
  shape: "huipil" | "length";
  degrees: number;
}

const WASHING: readonly Garment[] = [
  {
    x: 130,
    width: 190,
    height: 240,
    cloth: "red",
    bands: ["rombo", "cielo"],
    shape: "huipil",
    degrees: 4,
  },
  {
    x: 372,
    width: 150,
    height: 380,
    cloth: "indigoDeep",
    bands: ["cielo", "cielo", "cielo"],
    shape: "length",
    degrees: 2,
  },
  {
    x: 604,
    width: 200,
    height: 250,
    cloth: "violet",
    bands: ["materiales", "milpa"],
    shape: "huipil",
    degrees: 6,
  },
  {
    x: 836,
    width: 130,
    height: 330,
    cloth: "greenDeep",
    bands: ["milpa", "hilo", "milpa"],
    shape: "length",
    degrees: 3,
  },
  {
    x: 1060,
    width: 180,
    height: 230,
    cloth: "marigold",
    bands: ["camino", "rombo"],
    shape: "huipil",
    degrees: 5,
  },
];

function hung(
  canvas: Canvas,
  y: number,
  { width, height, cloth, bands, shape, degrees, x }: Garment,
): string {
  const w = width;
  const outline =
    shape === "huipil"
      ? `M${-w * 0.24} 0Q0 ${w * 0.2} ${w * 0.24} 0L${w * 0.62} ${w * 0.1}L${w * 0.56} ${w * 0.5}L${w * 0.42} ${w * 0.46}L${w * 0.46} ${height}Q0 ${height + 16} ${-w * 0.46} ${height}L${-w * 0.42} ${w * 0.46}L${-w * 0.56} ${w * 0.5}L${-w * 0.62} ${w * 0.1}Z`
      : `M${-w * 0.5} 0H${w * 0.5}Q${w * 0.58} ${height * 0.6} ${w * 0.52} ${height}Q0 ${height + 18} ${-w * 0.48} ${height}Q${-w * 0.42} ${height * 0.5} ${-w * 0.5} 0Z`;
  const pitch = height / (bands.length + 0.6);
  const strips = bands
    .map((band, i) => bandStrip(canvas, band, -w * 0.7, pitch * (i + 0.5), w * 1.4, pitch * 0.6))
    .join("");
  const folds = `M${-w * 0.2} ${height * 0.3}Q${-w * 0.14} ${height * 0.7} ${-w * 0.22} ${height}M${w * 0.2} ${height * 0.3}Q${w * 0.28} ${height * 0.7} ${w * 0.2} ${height}`;
  const pegs =
    rectangle(-w * 0.3 - 5, -16, 10, 30, 3, canvas.colour("woodLight")) +
    rectangle(w * 0.3 - 5, -16, 10, 30, 3, canvas.colour("woodLight"));
  return place(
    x,
    y,
    path(outline, canvas.colour(cloth)) +
      `<g ${clip(canvas, outline)}>${strips}</g>` +
      line(folds, "#1a0a1e", 7, 'opacity=".16"') +
      pegs,
    1,
    degrees,
  );
}

const rope = (x: number): number => 150 + 70 * Math.sin((x / WIDTH) * Math.PI);

/** Cloth and huipiles dry on the line. */
function clothLine(canvas: Canvas): string {
  let svg = sky(canvas, {
    style: canvas.skyStyle ?? "clouds",
    horizon: 620,
    sunX: 960,
    sunY: 130,
    sunRadius: 56,
  });
  svg += path(
    "M-10 660C200 600 420 690 620 640S1000 600 1210 650V810H-10Z",
    canvas.colour("greenMid", 0.15),
  );
  svg +=
    treeRound(canvas, 60, 700, 240, 0.08) + treeRound(canvas, 1150, 700, 260, 0.08, "greenMid");
  svg += line(
    `M-10 ${rope(-10)}Q600 ${2 * rope(600) - 150} 1210 ${rope(1210)}`,
    canvas.colour("cream"),
    6,
  );
  const places = WASHING.map(({ x }) => x);
  canvas.random.shuffle(WASHING).forEach((garment, i) => {
    const x = places[i]!;
    svg += hung(canvas, rope(x), { ...garment, x });
  });
  svg +=
    path("M-10 720C300 690 800 690 1210 724V810H-10Z", canvas.colour("milpa")) +
    flowers(canvas, 30, 800, 420, 30, 16) +
    flowers(canvas, 820, 804, 360, 26, 16);
  svg +=
    ellipse(480, 770, 110, 20, "#1a0a1e", 'opacity=".18"') +
    path("M370 690H592C588 750 560 776 480 776S374 750 370 690Z", canvas.colour("woodLight")) +
    line("M378 716H584M388 742H572", canvas.colour("wood"), 9, 'stroke-dasharray="20 10"') +
    path("M388 690C400 650 440 646 470 664C500 640 560 650 574 690Z", canvas.colour("rose"));
  return (
    svg +
    person(canvas, 720, 780, 322, {
      who: "woman",
      pose: "wave",
      flip: true,
      huipil: { cloth: "indigo", bands: ["rose", "marigold", "white", "red", "lime"] },
    })
  );
}

export const LOOKING_UP = {
  oculus,
  doorway,
  windowSill,
  roofBeams,
  panelOnRoof,
  clothLine,
} as const;
