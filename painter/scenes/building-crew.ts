/** Crews at work: bags, buckets, ecobricks, sorting, tiles. */
import { bottle } from "../built/bottle.ts";
import { clip } from "../built/clip.ts";
import { dome } from "../built/dome.ts";
import { win } from "../built/openings.ts";
import { tileRoof } from "../built/roof.ts";
import { tireFlat, tireRing } from "../built/tire.ts";
import type { Canvas } from "../canvas.ts";
import { bandStrip } from "../cloth/bands.ts";
import { cloud } from "../land/cloud.ts";
import { agave, flowers, tufts } from "../land/plants.ts";
import { lerp, round } from "../path.ts";
import { people, type PersonOptions, person } from "../people/person.ts";
import { circle, ellipse, line, path, place, rectangle, ring } from "../svg.ts";
import { anyVolcanoes, backdrop, ground, groundShadow, trees, WIDTH } from "./backdrop.ts";
import { limePlaster, sheet } from "./grounds.ts";

const ROUND = 'stroke-linecap="round"';

/** One curved course of a round bag wall; `bow` is how far its middle hangs towards us. */
function bagCourse(
  canvas: Canvas,
  y: number,
  half: number,
  bow: number,
  height: number,
  tone: number,
): string {
  const { random } = canvas;
  const [left, right] = [600 - half, 600 + half];
  const edge = `M${left} ${y}Q600 ${y + bow * 2} ${right} ${y}`;
  let joints = "";
  const count = Math.round(half / 82);
  for (let i = 1; i < count; i++) {
    const t = (i + random.between(-0.18, 0.18)) / count;
    const x = lerp(left, right, t);
    const top = y + bow * 4 * t * (1 - t);
    joints += `M${round(x)} ${round(top - height * 0.34)}q${round((0.5 - t) * 10)} ${round(height * 0.32)} 0 ${round(height * 0.66)}`;
  }
  const stitches = `stroke-dasharray="4 7" opacity=".5"`;
  return (
    line(edge, canvas.shaded("sand", tone - 0.13), height, ROUND) +
    line(edge, canvas.shaded("sand", tone), height - 6, ROUND) +
    line(
      `M${left} ${y - height * 0.22}Q600 ${y + bow * 2 - height * 0.22} ${right} ${y - height * 0.22}`,
      canvas.shaded("sand", tone + 0.07),
      5,
      `${ROUND} opacity=".8"`,
    ) +
    line(
      `M${left} ${y + height * 0.24}Q600 ${y + bow * 2 + height * 0.24} ${right} ${y + height * 0.24}`,
      canvas.shaded("sand", tone - 0.08),
      3,
      stitches,
    ) +
    line(joints, canvas.shaded("sand", tone - 0.14), 5, ROUND)
  );
}

/** A round wall of earthbags grows around those who lay and ram them. */
function bagCrew(canvas: Canvas): string {
  let svg = backdrop(canvas, {
    sun: [0.74, 0.18],
    volcanoes: anyVolcanoes(canvas),
    horizon: 300,
    clouds: [[380, 100, 230]],
    fields: { y: 350, depth: 0.34, base: 20, bottom: 640 },
  });
  svg += ground(canvas, (x) => 470 + 6 * Math.sin(x / 90), "sand", "straw");
  svg += trees(canvas, [
    [1120, 500, 300, "round"],
    [60, 500, 240, "round", "greenMid"],
  ]);
  svg += ellipse(600, 640, 560, 150, "#1a0a1e", 'opacity=".2"');
  for (let i = 0; i < 4; i++)
    svg += bagCourse(canvas, 540 - i * 38, 430 - i * 8, -44, 44, -0.09 + i * 0.012);
  svg += ellipse(600, 566, 420, 74, canvas.shaded("earth", 0.04));
  svg += people(canvas, [
    [360, 590, 236, { who: "woman", pose: "tamp", tool: "tamper" }],
    [
      600,
      566,
      230,
      {
        who: "volunteerWoman",
        pose: "pass",
        tool: "bucket",
        hat: "cap",
        shirt: "rose",
        trousers: "indigo",
        paint: "marigold",
      },
    ],
    [
      826,
      596,
      242,
      {
        who: "man",
        pose: "lay",
        tool: "bag",
        hat: "straw",
        shirt: "teal",
        trousers: "earthDark",
        flip: true,
      },
    ],
  ]);
  for (let i = 0; i < 4; i++)
    svg += bagCourse(canvas, 660 - i * 40, 478 - i * 6, 46, 48, -0.01 + i * 0.016);
  svg += path("M486 790V640A114 116 0 0 1 714 640V790Q600 806 486 790Z", canvas.colour("adobe"));
  svg += line(
    "M498 786V640A102 104 0 0 1 702 640V786",
    canvas.colour("adobeLight"),
    12,
    'stroke-dasharray="30 8"',
  );
  const opening = "M512 794V640A88 92 0 0 1 688 640V794Q600 808 512 794Z";
  svg += path(opening, canvas.shaded("sand", -0.2)) + `<g ${clip(canvas, opening)}>`;
  for (let i = 0; i < 4; i++)
    svg += line(
      `M500 ${602 + i * 34}Q600 ${590 + i * 34} 700 ${602 + i * 34}`,
      canvas.shaded("sand", -0.27),
      5,
    );
  svg += path("M500 716Q600 700 700 716V810H500Z", canvas.shaded("earth", 0.06));
  svg += path("M600 706L700 716V800H640Z", canvas.colour("adobeLight"), 'opacity=".5"') + "</g>";
  svg += person(canvas, 1040, 784, 262, {
    who: "man",
    pose: "dig",
    tool: "shovel",
    hat: "hard",
    shirt: "white",
    trousers: "indigo",
    flip: true,
  });
  svg += person(canvas, 150, 788, 256, { who: "woman", pose: "pass", tool: "bag" });
  return (
    svg +
    path("M1080 806C1100 726 1200 716 1240 806Z", canvas.colour("soil")) +
    flowers(canvas, 10, 800, 110, 9, 14)
  );
}

const LINE: readonly PersonOptions[] = [
  { who: "volunteerMan", shirt: "marigold", hat: "cap" },
  { who: "woman" },
  { who: "man", shirt: "white", hat: "straw" },
  { who: "volunteerWoman", shirt: "rose", hat: "cap" },
  { who: "woman" },
  { who: "volunteerMan", shirt: "sky", hat: "hard" },
  { who: "man", shirt: "teal", hat: "straw" },
];

const slope = (x: number): number => 700 - x * 0.13 + 8 * Math.sin(x / 80);

/** Buckets go from hand to hand up to the dome. */
function bucketLine(canvas: Canvas): string {
  const { random } = canvas;
  let svg = backdrop(canvas, {
    sun: [0.5, 0.22],
    volcanoes: anyVolcanoes(canvas),
    horizon: 360,
    clouds: [
      [200, 150, 190],
      [1000, 130, 210],
    ],
    fields: { y: 410, depth: 0.32, base: 18, bottom: 720, tilt: -60 },
  });
  svg += trees(
    canvas,
    [
      [40, slope(40) + 10, 250, "round"],
      [830, slope(830) + 6, 210, "round", "greenMid"],
    ],
    0.08,
  );
  svg += ground(canvas, slope, "milpa", "greenMid");
  let worn = "M-10 800";
  for (let x = -10; x <= 1210; x += 61) worn += `L${x} ${slope(x) + 34}`;
  svg += path(`${worn}V800Z`, canvas.colour("adobeLight"));
  svg += dome(canvas, 1040, slope(1040) + 16, 216, {
    rows: 17,
    door: true,
    bottles: 7,
    colour: "sand",
  });
  LINE.forEach((look, i) => {
    // Every second one has turned round to take the bucket.
    const takes = i % 2 === 1;
    const x = 110 + i * 126 - (takes ? 8 : 0);
    svg += person(canvas, x, slope(x) + 66, 286, {
      ...look,
      pose: "pass",
      flip: takes,
      tool: takes ? undefined : "bucket",
      trousers: random.pick(["indigo", "earthDark", "basalt"] as const),
      paint: random.pick(["glassBlue", "red", "marigold", "glassTeal"] as const),
    });
  });
  return (
    svg +
    agave(canvas, 1140, 800, 110) +
    flowers(canvas, 560, 796, 420, 16, 30) +
    tufts(canvas, () => 796, 0, WIDTH, 26, 20, canvas.colour("green"))
  );
}

/** A frame filled with ecobricks disappears behind its plaster. */
function ecobrickWall(canvas: Canvas): string {
  const { random } = canvas;
  let svg = sheet(canvas.light((air) => air.sky[4]));
  svg += cloud(canvas, 180, 110, 220) + cloud(canvas, 1010, 90, 200);
  svg += path("M-10 300C300 240 800 250 1210 300V810H-10Z", canvas.colour("greenMid", 0.2));
  svg += trees(canvas, [[1150, 420, 330, "round"]], 0.12);
  svg += rectangle(60, 150, 1010, 540, 8, canvas.colour("wood"));
  for (let row = 0; row < 3; row++)
    for (let i = 0; i < 21; i++) {
      const cap = random.pick(["red", "marigold", "glassBlue"] as const);
      const brick = bottle(canvas, 0, 0, 166, "glassGreen", { packed: true, cap });
      svg +=
        i % 2
          ? place(98 + i * 47, 172 + row * 172, brick, [1, -1])
          : place(98 + i * 47, 338 + row * 172, brick);
    }
  let wire = "";
  for (let i = -12; i < 26; i++) wire += `M${60 + i * 46} 690l540-540M${60 + i * 46} 150l540 540`;
  const frame = "M66 156H1064V684H66Z";
  svg += `<g ${clip(canvas, frame)}>${line(wire, canvas.colour("steelDark"), 1.6, 'opacity=".5"')}</g>`;
  svg +=
    rectangle(60, 336, 1010, 16, 2, canvas.colour("woodDark")) +
    rectangle(60, 508, 1010, 16, 2, canvas.colour("woodDark"));
  const coat = "M520 150H1070V690H640C560 640 700 560 600 480S660 330 560 290S560 190 520 150Z";
  svg += `<g ${clip(canvas, frame)}>${limePlaster(canvas, coat, 1100)}</g>`;
  svg += bandStrip(canvas, "milpa", 640, 600, 430, 84);
  svg +=
    ring(860, 380, 110, canvas.colour("adobe"), 18, 'stroke-dasharray="30 16"') +
    circle(860, 380, 76, canvas.colour("rose")) +
    circle(860, 380, 44, canvas.colour("marigold"));
  svg +=
    rectangle(44, 138, 1042, 26, 5, canvas.colour("woodDark")) +
    rectangle(44, 676, 1042, 26, 5, canvas.colour("woodDark"));
  svg +=
    rectangle(-10, 700, WIDTH + 20, 110, 0, canvas.colour("earth")) +
    tufts(canvas, () => 800, 0, WIDTH, 30, 16, canvas.colour("green"));
  return (
    svg +
    people(canvas, [
      [
        560,
        768,
        324,
        {
          who: "man",
          pose: "plaster",
          tool: "trowel",
          hat: "straw",
          shirt: "cream",
          trousers: "indigo",
        },
      ],
      [330, 778, 316, { who: "woman", pose: "hold", tool: "bottle" }],
      [812, 784, 224, { who: "girl", pose: "plaster", tool: "brush", paint: "red" }],
    ])
  );
}

/** Tires and bottles are collected and sorted: big by big, colour by colour. */
function sorting(canvas: Canvas): string {
  const { random } = canvas;
  let svg = backdrop(canvas, {
    sun: [0.86, 0.18],
    volcanoes: [{ x: 640, y: 120, reach: 340 }],
    horizon: 380,
    clouds: [[330, 110, 200]],
    fields: { y: 420, depth: 0.34, base: 16, bottom: 640 },
  });
  svg += trees(canvas, [[1130, 590, 260, "round"]], 0.06);
  svg += ground(canvas, () => 570, "adobeLight", "adobeDark");
  svg += groundShadow(300, 690, 360, 26, 0.22);
  // Three rows as a stack holds by itself, the land seen through the holes.
  const through = [
    canvas.colour("adobeDark"),
    canvas.colour("milpa", 0.2),
    canvas.light((air) => air.sky[5]),
  ];
  for (const [row, count] of [4, 3, 2].entries())
    for (let i = 0; i < count; i++)
      svg += tireRing(
        canvas,
        76 + i * 166 + row * 83 + random.between(-4, 4),
        604 - row * 146,
        84,
        { teeth: 30, soil: false, hole: through[row]! },
      );
  svg += tireFlat(canvas, 640, 720, 96) + tireFlat(canvas, 640, 678, 92, { shadow: false });
  const kinds = ["glassGreen", "glassAmber", "glassBlue"] as const;
  for (const [i, glass] of kinds.entries()) {
    const x = 770 + i * 136;
    const caps = ["red", "white", "marigold"] as const;
    for (let k = 0; k < 7; k++)
      svg += place(
        x + 18 + (k % 5) * 21,
        566 - Math.floor(k / 5) * 16,
        bottle(canvas, 0, 0, 104, glass, { cap: random.pick(caps) }),
        1,
        random.between(-16, 16),
      );
    svg +=
      rectangle(x, 530, 124, 130, 4, canvas.colour("woodLight")) +
      line(`M${x} 572h124M${x} 616h124`, canvas.colour("wood"), 5) +
      rectangle(x + 36, 580, 52, 28, 4, canvas.colour(glass));
  }
  return (
    svg +
    people(canvas, [
      [
        400,
        772,
        316,
        {
          who: "man",
          pose: "hold",
          tool: "tireRoll",
          hat: "straw",
          shirt: "white",
          trousers: "indigo",
          flip: true,
        },
      ],
      [736, 780, 310, { who: "woman", pose: "hold", tool: "bottle" }],
      [
        1096,
        786,
        306,
        {
          who: "volunteerWoman",
          pose: "hold",
          tool: "bottle",
          hat: "cap",
          flip: true,
          trousers: "indigo",
          shirt: "lime",
          paint: "glassAmber",
        },
      ],
    ])
  );
}

/** Tiles go up on new rafters. */
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
  for (const x of [260, 420, 700, 860])
    svg += win(canvas, x, 630, 84, 90, 0, { arch: true, frame: "glassTeal" });
  svg += rectangle(560, 630, 90, 180, 0, canvas.colour("glassTeal"));
  let rafters = "";
  for (let i = 0; i < 15; i++)
    rafters += `M${round(lerp(250, 950, i / 14))} 330L${round(lerp(150, 1050, i / 14))} 574`;
  svg +=
    line(rafters, canvas.colour("wood"), 11) +
    line("M246 334H954M214 420H986M180 500H1020", canvas.colour("woodLight"), 8);
  const tiled = clip(canvas, "M100 300H640L690 420L660 500L720 600H100Z");
  svg += `<g ${tiled}>${tileRoof(canvas, 138, 1062, 326, 582, { insetLeft: 108, insetRight: 108, rows: 7, barrel: 21 })}</g>`;
  svg += people(canvas, [
    [
      700,
      452,
      200,
      { who: "man", pose: "kneel", hat: "hard", shirt: "sky", trousers: "indigo", flip: true },
    ],
    [880, 430, 200, { who: "woman", pose: "lay", flip: true }],
    [
      400,
      456,
      200,
      { who: "man", pose: "lay", hat: "straw", shirt: "white", trousers: "indigoDeep" },
    ],
  ]);
  // The tiles they lay, in stacks on the ridge.
  for (const x of [270, 330, 560])
    for (let i = 0; i < 4; i++)
      svg += rectangle(
        x + (i % 2) * 4,
        316 - i * 11,
        52,
        12,
        5,
        canvas.colour(i % 2 ? "adobe" : "adobeLight"),
      );
  svg += line("M1090 800L1010 520M1140 800L1060 520", canvas.colour("bambooDark"), 10, ROUND);
  for (let i = 0; i < 8; i++)
    svg += line(`M${1085 - i * 10} ${780 - i * 36}h50`, canvas.colour("bamboo"), 8, ROUND);
  return (
    svg +
    person(canvas, 130, 790, 236, {
      who: "volunteerMan",
      pose: "pass",
      hat: "cap",
      shirt: "marigold",
      trousers: "indigo",
    })
  );
}

export const BUILDING_CREW = {
  bagCrew,
  bucketLine,
  ecobrickWall,
  sorting,
  roofCrew,
} as const;
