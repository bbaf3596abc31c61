import { facade } from "../../built/facade.ts";
import { house } from "../../built/house.ts";
import { tireFlat } from "../../built/tire.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import type { ColourName } from "../../canvas/palette.ts";
import { taper } from "../../canvas/path.ts";
import { circle, ellipse, line, path, place, rectangle, ROUND } from "../../canvas/svg.ts";
import { flowers, tufts } from "../../land/plants.ts";
import { ribbon, type RibbonPoint } from "../../land/ribbon.ts";
import { foliage } from "../../land/trees.ts";
import { people, person } from "../../people/person.ts";
import { limb, POSES } from "../../people/poses.ts";
import { edge } from "../../things/thing.ts";
import { hen, sittingDog, sleepingCat } from "../parts/animals.ts";
import { backdrop, groundShadow, trees, WIDTH } from "../parts/backdrop.ts";
import { hillside } from "../parts/open-lands.ts";

/** Pose on a rope swing: leaning back, both hands on the rope, legs out. */
const FLYING = {
  ...POSES.sit,
  neck: [-9, -53],
  head: [-1, 1],
  nearArm: limb(3, -46, 13, -54),
  farArm: limb(4, -54, 11, -62),
  nearLeg: limb(20, -27, 39, -17),
  farLeg: limb(18, -29, 39, -25),
} as const;

/** Foliage lobes of the large tree. */
const CROWN = [
  [232, 220, 108],
  [520, 136, 96],
  [300, 130, 112],
  [430, 110, 110],
  [340, 232, 96],
  [756, 122, 46],
  [704, 116, 38],
] as const;

/** A child on a tire that hangs flat from three ropes; the origin is their upper end. */
const swing = (canvas: Canvas): string =>
  line("M0 0V170M0 170L-62 372M0 170L62 372", canvas.colour("woodDark"), 9, ROUND) +
  tireFlat(canvas, 0, 414, 74, { thickness: 0.5, shadow: false }) +
  line("M0 170L6 352", canvas.colour("woodDark"), 9, ROUND) +
  person(canvas, -10, 438, 310, {
    who: "girl",
    pose: "sit",
    shape: FLYING,
    woven: false,
    shirt: "redHot",
    trousers: "indigo",
    shadow: false,
  });

/** A girl swings on a tire under a large tree; one child has pushed her, another waits. */
function playground(canvas: Canvas): string {
  let svg = backdrop(canvas, {
    style: "rings",
    sun: [0.62, 0.3],
    sunRadius: 120,
    reach: 720,
    horizon: 420,
    fields: { y: 446, depth: 0.3, base: 14, bottom: 560 },
  });
  svg += path("M-10 500Q600 440 1210 500V810H-10Z", canvas.colour("milpa"));
  svg += groundShadow(720, 720, 150, 16, 0.25) + groundShadow(290, 704, 230, 22, 0.25);
  // A row of half-buried tires to climb over.
  (["marigold", "rose", "skyDeep"] as const).forEach((colour, i) => {
    const arch = `M${800 + i * 96} 590a44 52 0 0 1 88 0`;
    svg += line(arch, canvas.colour("rubber"), 32) + line(arch, canvas.colour(colour), 20);
  });
  const trunk = taper(
    [
      [270, 710],
      [296, 480],
      [280, 200],
    ],
    [62, 36, 30],
  );
  const branch = taper(
    [
      [286, 420],
      [440, 296],
      [620, 190],
      [760, 150],
    ],
    [26, 22, 15, 8],
  );
  svg += path(trunk, canvas.colour("wood")) + foliage(canvas, CROWN, 620, 0, "green");
  svg += path(branch, canvas.colour("wood"));
  return (
    svg +
    place(606, 200, swing(canvas), 1, -20) +
    people(canvas, [
      [470, 724, 220, { who: "boy", pose: "pass" }],
      [926, 726, 226, { who: "girl", pose: "wave", flip: true, woven: true }],
    ]) +
    sittingDog(canvas, 808, 738, 0.9) +
    tufts(canvas, () => 770, 0, 1200, 30, 18, canvas.colour("green"))
  );
}

/** A crown of single leaves, lighter towards the sun. */
function crown(canvas: Canvas): string {
  const { random } = canvas;
  const tones: readonly ColourName[] = ["greenDeep", "green", "greenMid", "milpa", "lime"];
  let svg =
    ellipse(600, 290, 470, 250, canvas.colour("greenDeep")) +
    ellipse(250, 330, 190, 130, canvas.colour("greenDeep")) +
    ellipse(950, 330, 190, 130, canvas.colour("greenDeep"));
  for (let i = 0; i < 760; i++) {
    const turn = random.between(0, 6.28);
    const reach = Math.sqrt(random());
    const [x, y] = [600 + Math.cos(turn) * reach * 580, 296 + Math.sin(turn) * reach * 286];
    const light = 2.4 - (Math.abs(x - 640) / 300 + (y - 60) / 190);
    const tone = tones[Math.max(0, Math.min(4, Math.round(light + random.between(0.4, 2.2))))]!;
    svg += place(
      x,
      y,
      path("M-34 0Q0 -26 34 0Q0 26 -34 0Z", canvas.colour(tone)),
      1,
      random.between(-60, 60),
    );
  }
  return svg;
}

/** Older pupils read to younger ones. */
function underTree(canvas: Canvas): string {
  let svg = backdrop(canvas, {
    style: "rings",
    sun: [0.5, 0.5],
    sunRadius: 120,
    reach: 640,
    horizon: 540,
    fields: { y: 566, depth: 0.34, base: 14, bottom: 700 },
  });
  svg += path("M-10 660Q600 610 1210 660V810H-10Z", canvas.colour("milpa"));
  svg += groundShadow(600, 716, 470, 50, 0.26);
  svg += path(
    "M540 720C566 640 560 540 520 450L470 400L488 390L556 440L590 360H620L650 440L730 380L744 394L686 460C650 540 650 640 676 720Q600 740 540 720Z",
    canvas.colour("wood"),
  );
  svg += path(
    "M624 450C612 540 616 640 640 726L676 720C650 640 650 540 686 460Z",
    canvas.shaded("wood", -0.07),
  );
  svg += crown(canvas);
  for (const [x, y, colour] of [
    [330, 250, "redHot"],
    [760, 170, "marigold"],
    [900, 330, "skyDeep"],
    [520, 130, "rose"],
  ] as const)
    svg +=
      path(
        `M${x - 22} ${y}C${x - 14} ${y - 24} ${x + 10} ${y - 28} ${x + 20} ${y - 10}L${x + 34} ${y - 8}L${x + 20} ${y}C${x + 14} ${y + 16} ${x - 10} ${y + 16} ${x - 48} ${y + 12}Z`,
        canvas.colour(colour),
      ) + circle(x + 12, y - 11, 3, canvas.colour("hair"));
  const SITS = { pose: "sitGround", shadow: false } as const;
  svg += people(canvas, [
    [480, 752, 300, { ...SITS, who: "woman", tool: "book", hair: "bun", hairColour: "steel" }],
    [650, 762, 240, { ...SITS, who: "girl", flip: true, woven: true }],
    [340, 776, 226, { ...SITS, who: "boy" }],
    [800, 760, 236, { ...SITS, who: "boy", tool: "book", flip: true }],
    [960, 784, 290, { who: "volunteerWoman", pose: "read", tool: "book", flip: true }],
  ]);
  return (
    svg +
    sleepingCat(canvas, 566, 786, 0.9) +
    sittingDog(canvas, 1100, 784, 0.9, "earthDark") +
    tufts(canvas, () => 790, 0, WIDTH, 26, 14, canvas.colour("green"))
  );
}

const WAY: readonly RibbonPoint[] = [
  [560, 830, 90],
  [460, 700, 56],
  [300, 590, 42],
  [240, 500, 32],
  [420, 420, 25],
  [560, 330, 18],
  [430, 240, 12],
  [520, 160, 8],
];

/** Pose: bending slightly to hand something to a child. */
const HANDS_DOWN = {
  ...POSES.pass,
  neck: [5, -79],
  head: [3, 1],
  nearArm: limb(9, -61, 21, -52),
  farArm: limb(12, -62, 22, -50),
} as const;

/** Home visits: a teacher hands a girl her worksheets, another walks to the next house. */
function houseToHouse(canvas: Canvas): string {
  let svg = hillside(canvas);
  svg += ribbon(WAY, canvas.colour("path"), canvas.shaded("path", -0.12));
  svg += house(canvas, 130, 410, 200, 92, { items: ["window", "door"], colour: "sky" });
  svg += trees(canvas, [[70, 560, 220, "round"]], 0.04);
  svg += path("M-10 740Q300 660 620 690T1210 716V810H-10Z", canvas.colour("milpa"));
  svg += facade(canvas, 590, 726, 640, 500, { wall: "rose", bays: ["wall", "window"], eave: 90 });
  svg +=
    rectangle(622, 356, 214, 372, 4, canvas.colour("white"), edge(canvas, 4)) +
    rectangle(640, 374, 178, 354, 0, canvas.colour("aubergine")) +
    path("M818 374L872 392V724L818 728Z", canvas.colour("glassTeal"), edge(canvas, 4));
  svg += people(canvas, [
    [250, 414, 84, { who: "boy", pose: "wave" }],
    [296, 416, 112, { who: "woman", pose: "stand" }],
    [392, 560, 176, { who: "man", pose: "walk", flip: true, hat: "straw", morral: true }],
    [800, 716, 310, { who: "woman", hair: "bun", hairColour: "steel", flip: true, shadow: false }],
  ]);
  svg +=
    rectangle(596, 724, 264, 26, 4, canvas.colour("sand"), edge(canvas, 4)) +
    rectangle(
      -46,
      -32,
      92,
      64,
      3,
      canvas.colour("white"),
      `${edge(canvas, 3)} transform="translate(640 545) rotate(-4)"`,
    ) +
    line("M614 530H664M615 546H666M617 562H646", canvas.colour("indigo"), 5, ROUND);
  svg += people(canvas, [
    [728, 728, 276, { who: "girl", pose: "pass", flip: true, woven: true, mood: "glad" }],
    [500, 776, 440, { who: "woman", pose: "pass", shape: HANDS_DOWN, morral: true }],
  ]);
  return (
    svg +
    sittingDog(canvas, 330, 780, 0.9, "earthDark") +
    hen(canvas, 930, 780, 0.8) +
    flowers(canvas, 120, 770, 130, 16, 15)
  );
}

export const YARD = { playground, underTree, houseToHouse } as const;
