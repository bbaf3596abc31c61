import { dome } from "../../built/dome.ts";
import { tireWall } from "../../built/tire-wall.ts";
import { tireFlat } from "../../built/tire.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import { lerp, round } from "../../canvas/path.ts";
import { circle, line, path, rectangle, ROUND } from "../../canvas/svg.ts";
import { bandStrip } from "../../cloth/bands.ts";
import { hill } from "../../land/hill.ts";
import { flowers, tufts } from "../../land/plants.ts";
import { sky } from "../../land/sky.ts";
import type { PersonOptions } from "../../people/person-look.ts";
import { people } from "../../people/person.ts";
import { limb, POSES } from "../../people/poses.ts";
import { sittingDog } from "../parts/animals.ts";
import { backdrop, ground, groundShadow, skyline, trees, WIDTH } from "../parts/backdrop.ts";
import { silhouette } from "../parts/silhouette.ts";

const [TIRE_WIDTH, TIRE_HEIGHT] = [132, 52];
const [FOOT, LEFT] = [724, 150];

/** The y of the wall's top after this many courses. */
const top = (courses: number): number => FOOT - courses * TIRE_HEIGHT;

/** A spirit level lying across two rims. */
const level = (canvas: Canvas, x: number, y: number): string =>
  rectangle(x, y - 15, 150, 15, 3, canvas.colour("marigold")) +
  rectangle(x, y - 5, 150, 5, 2, canvas.shaded("marigold", -0.09)) +
  rectangle(x + 60, y - 13, 30, 9, 4, canvas.colour("lime")) +
  line(`M${x + 71} ${y - 13}v9M${x + 79} ${y - 13}v9`, canvas.colour("basalt"), 1.6);

/** A heap of loosened earth for the tires. */
function heapOfEarth(canvas: Canvas): string {
  const { random } = canvas;
  let clods = "";
  for (let i = 0; i < 26; i++) {
    const t = random.between(-0.8, 0.8);
    clods += `M${round(1104 + t * 110)} ${round(800 - random.between(0.1, 0.8) * 74 * (1 - Math.abs(t)))}h${round(random.between(4, 13))}`;
  }
  return (
    path("M960 812C1000 800 1040 726 1104 722S1210 790 1240 812Z", canvas.colour("soil")) +
    line(clods, canvas.shaded("soil", 0.07), 6, ROUND)
  );
}

const DIGS = { who: "man", pose: "dig", tool: "shovel", hat: "straw" } as const;
const POUNDS = { who: "man", pose: "pound", tool: "sledge", hat: "hard" } as const;
const KNEELS = { who: "volunteerWoman", pose: "kneel", tool: "bucket", hat: "hard" } as const;
const WHEELS = { who: "volunteerMan", pose: "barrow", tool: "barrow", cargo: "soil" } as const;

/** Earth comes by bucket and barrow, is shovelled into the tires and rammed. */
function tireCrew(canvas: Canvas): string {
  let svg = backdrop(canvas, {
    // The sun is behind the hammer and as large as its bearer.
    style: "rings",
    sun: [0.582, 0.33],
    sunRadius: 150,
    // Volcanoes are moved aside, so that the hammer is in front of the sun.
    volcanoes: skyline(390).map((one) => ({ ...one, x: one.x + 130 })),
    horizon: 390,
    clouds: [
      [200, 120, 200],
      [1090, 150, 180],
    ],
    fields: { y: 440, depth: 0.36, base: 16, bottom: 720 },
  });
  svg += ground(canvas, (x) => 600 + 8 * Math.sin(x / 120), "earth", "earthDark");
  svg += trees(
    canvas,
    [
      [70, 620, 240, "round"],
      [1156, 606, 190, "cypress"],
    ],
    0.06,
  );
  svg += dome(canvas, 1040, 612, 96, {
    rows: 13,
    depth: 0.08,
    colour: "cream",
    door: true,
    bottles: 6,
  });
  svg += groundShadow(590, 728, 520, 24, 0.26);
  // Each step is closed where the next one covers it.
  const steps = [
    [FOOT, 860, 594],
    [top(2), 640, 330],
  ] as const;
  for (const [foot, end, from] of steps)
    svg +=
      tireWall(canvas, LEFT, foot, end, 2, TIRE_WIDTH, TIRE_HEIGHT, 0, { open: false }) +
      tireWall(canvas, LEFT + from, foot - TIRE_HEIGHT, end - from, 1, TIRE_WIDTH, TIRE_HEIGHT);
  svg += tireWall(canvas, LEFT, top(4), 300, 1, TIRE_WIDTH, TIRE_HEIGHT, 0, { planted: 0.4 });
  svg += level(canvas, 470, top(4) + 8);
  svg += people(canvas, [
    [262, top(5) + 10, 222, { ...DIGS, shirt: "cream", trousers: "earthDark" }],
    [690, top(4) + 10, 236, { ...POUNDS, shirt: "sky", trousers: "indigo" }],
  ]);
  svg += groundShadow(470, 778, 80, 11, 0.2);
  svg += people(canvas, [
    [462, 776, 246, { who: "woman", pose: "pass", tool: "bucket", paint: "marigold" }],
    [962, 782, 250, { ...WHEELS, hat: "cap", shirt: "marigold", trousers: "indigo", flip: true }],
  ]);
  svg += heapOfEarth(canvas) + flowers(canvas, 250, 800, 110, 9, 14);
  return svg + tireFlat(canvas, 106, 780, 96) + tireFlat(canvas, 118, 728, 92, { shadow: false });
}

/** One tire close up, filled and rammed by three people with three barrows of earth. */
function firstTire(canvas: Canvas): string {
  let svg = backdrop(canvas, { style: "rings", sun: [0.5, 0.3], sunRadius: 130, horizon: 480 });
  svg += ground(canvas, (x) => 560 + 8 * Math.sin(x / 120), "milpa", "greenMid");
  svg += path("M-10 640Q600 590 1210 640V810H-10Z", canvas.colour("earth"));
  svg += tireWall(canvas, -30, 632, 460, 3, 116, 48) + tireWall(canvas, 800, 632, 460, 2, 116, 48);
  svg += people(canvas, [
    [740, 652, 430, { who: "woman", pose: "tamp", tool: "tamper", flip: true, mood: "glad" }],
    [
      430,
      668,
      420,
      { who: "volunteerMan", pose: "dig", tool: "shovel", hat: "cap", shirt: "sky", mood: "glad" },
    ],
  ]);
  svg += tireFlat(canvas, 596, 768, 216, { thickness: 0.5 });
  svg += path("M478 664Q600 566 716 664Q600 700 478 664Z", canvas.colour("soil"));
  // Their tools reach into the tire.
  svg +=
    line("M574 572L590 632M665 572V640", canvas.colour("woodLight"), 10, ROUND) +
    path("M572 626L606 620L602 662Q588 674 578 656Z", canvas.colour("steelDark")) +
    rectangle(642, 638, 50, 18, 4, canvas.colour("steel"));
  svg += people(canvas, [[836, 790, 440, { ...KNEELS, flip: true }]]);
  return svg + sittingDog(canvas, 330, 786, 1, "earthDark") + flowers(canvas, 20, 790, 200, 20, 15);
}

/** The ridge, rising to the right towards the dome. */
const ridgeAt = (x: number): number =>
  lerp(660, 452, Math.max(0, Math.min(1, (x - 120) / 820)) ** 1.25);

const PASSES = { pose: "pass", tool: "bucket" } as const;
/** The pose of the last person, lifting a bucket to the one on the dome. */
const LIFTS = { ...POSES.pass, nearArm: limb(11, -84, 17, -97), farArm: limb(13, -82, 20, -95) };

/** People of the chain: x, height and options. */
const CHAIN: readonly (readonly [x: number, height: number, look: PersonOptions])[] = [
  [170, 206, { who: "man", pose: "dig", tool: "shovel", hat: "straw" }],
  [300, 196, { who: "woman", pose: "hold", flip: true }],
  [388, 214, { who: "volunteerMan", hat: "cap", degrees: 4 }],
  [530, 148, { who: "girl", pose: "hold" }],
  [642, 200, { who: "woman", pose: "lay" }],
  [774, 196, { who: "volunteerWoman", hat: "hard", flip: true, degrees: -3 }],
  [872, 216, { who: "man", hat: "straw", shape: LIFTS }],
];

function bucketRidge(canvas: Canvas): string {
  const dark = canvas.blended("aubergine", "redDeep", 0.18);
  let svg = sky(canvas, {
    style: "rings",
    horizon: 520,
    sunX: 420,
    sunY: 420,
    sunRadius: 170,
    reach: 720,
  });
  svg += hill(canvas, (x) => 560 + 26 * Math.sin(x / 170 + 1), canvas.air.farVolcano[1], {
    shadow: 0.1,
  });
  svg += hill(canvas, (x) => 610 + 18 * Math.sin(x / 110), canvas.air.volcano[2], { shadow: 0.1 });
  let ridge = `M-10 ${ridgeAt(0) + 20}`;
  for (let x = 20; x <= WIDTH + 20; x += 40) ridge += `L${x} ${ridgeAt(x).toFixed(1)}`;
  const chain = CHAIN.map(
    ([x, height, who]) => [x, ridgeAt(x) + 8, height, { ...PASSES, ...who }] as const,
  );
  const cut =
    trees(canvas, [
      [66, 676, 250, "round"],
      [1172, 470, 190, "pine"],
    ]) +
    dome(canvas, 1030, 456, 112, { rows: 8, ratio: 0.8 }) +
    people(canvas, [
      ...chain,
      [1004, 386, 186, { who: "man", pose: "kneel", hat: "hard", flip: true }],
    ]);
  svg += silhouette(cut, dark) + path(`${ridge}V810H-10Z`, dark);
  svg += tufts(canvas, (x) => ridgeAt(x) + 4, 0, WIDTH, 40, 16, dark);
  // The sky is visible through the dome's door.
  svg += path("M996 456V424A32 34 0 0 1 1060 424V456Z", canvas.air.sky[6]);
  svg +=
    circle(1028, 392, 7, canvas.air.sun) +
    circle(990, 396, 7, canvas.air.sun) +
    circle(1066, 396, 7, canvas.air.sun);
  return svg + bandStrip(canvas, "milpa", 0, 712, WIDTH, 88);
}

export const TIRE_CREW = { tireCrew, firstTire, bucketRidge } as const;
