import { bottle } from "../../built/bottle.ts";
import { clip } from "../../built/clip.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import { lerp, round } from "../../canvas/path.ts";
import { ellipse, group, line, path, rectangle, ROUND } from "../../canvas/svg.ts";
import { flowers } from "../../land/plants.ts";
import { sky } from "../../land/sky.ts";
import { people, person } from "../../people/person.ts";
import { edge } from "../../things/thing.ts";
import { sittingDog } from "../parts/animals.ts";
import { backdrop, ground, skyline, trees, WIDTH } from "../parts/backdrop.ts";
import { heap, limePlaster } from "../parts/grounds.ts";

const [TOP, FOOT] = [136, 676];

/** Five rows standing on boards; the upper rows are unfinished. */
function bottles(canvas: Canvas): string {
  let svg = "";
  for (let row = 0; row < 5; row++) {
    const y = FOOT - row * 110;
    const until = [1130, 1130, 1130, 860, 620][row]!;
    for (let x = 92; x < until; x += 35)
      svg += bottle(canvas, x, y - 8, 104, "glassGreen", {
        packed: true,
        cap: canvas.random.pick(["red", "marigold", "glassBlue", "white"] as const),
      });
    // The lower rows are shaded, so that people in front of them stand out.
    if (row < 3)
      svg += rectangle(
        78,
        y - 110,
        until - 70,
        104,
        0,
        canvas.colour("aubergine"),
        'opacity=".24"',
      );
    else
      svg += rectangle(78, y - 110, until - 70, 104, 0, canvas.colour("plaster"), 'opacity=".3"');
    svg += rectangle(64, y - 8, until - 40, 12, 2, canvas.colour("woodLight"), edge(canvas, 3));
  }
  return svg;
}

/** Hexagonal chicken wire. */
function wire(canvas: Canvas): string {
  let d = "";
  for (let row = 0; row < 20; row++)
    for (let i = 0; i < 30; i++)
      d += `M${500 + i * 26 + (row % 2) * 13} ${TOP + 216 + row * 17}l7 -7h6l7 7l-7 7h-6Z`;
  return group(
    line(d, canvas.colour("steel"), 1.6, 'opacity=".8"'),
    clip(canvas, `M520 ${FOOT - 322}H1128V${FOOT}H520Z`),
  );
}

function ecobrickWall(canvas: Canvas): string {
  const coat = `M64 ${FOOT}V${TOP + 120}H300C350 ${TOP + 170} 290 400 370 470S400 600 480 ${FOOT}Z`;
  let svg = sky(canvas, {
    style: "rings",
    horizon: 560,
    sunX: 830,
    sunY: 200,
    sunRadius: 104,
    reach: 660,
  });
  svg += trees(
    canvas,
    [
      [1180, 660, 330, "round"],
      [20, 660, 300, "round", "greenMid"],
    ],
    0.06,
  );
  svg += path("M-10 650Q600 620 1210 650V810H-10Z", canvas.colour("path"));
  svg += bottles(canvas) + wire(canvas);
  svg += limePlaster(canvas, coat, 500);
  for (const x of [52, 600, 1122])
    svg += rectangle(
      x - 13,
      TOP - 20,
      26,
      FOOT - TOP + 30,
      3,
      canvas.colour("wood"),
      edge(canvas, 4),
    );
  svg += rectangle(20, TOP - 40, 1160, 24, 3, canvas.colour("woodLight"), edge(canvas, 4));
  svg +=
    line("M230 760L262 540L294 760M500 760L532 540L564 760", canvas.colour("hair"), 18, ROUND) +
    line("M230 760L262 540L294 760M500 760L532 540L564 760", canvas.colour("wood"), 10, ROUND);
  svg += rectangle(206, 524, 390, 18, 3, canvas.colour("woodLight"), edge(canvas, 4));
  svg += bottle(canvas, 770, 516, 104, "glassGreen", { packed: true, cap: "marigold" });
  svg += people(canvas, [
    [
      330,
      526,
      214,
      { who: "man", pose: "plaster", tool: "trowel", hat: "straw", shirt: "redHot", shadow: false },
    ],
    [960, 782, 190, { who: "boy", pose: "pass", tool: "bottle", flip: true, shirt: "lime" }],
    [770, 776, 262, { who: "man", back: true, arms: "up", shirt: "skyDeep", hat: "straw" }],
  ]);
  return (
    svg +
    heap(canvas, 140, 776, 190, "sand") +
    sittingDog(canvas, 420, 778, 0.8, "earthDark") +
    flowers(canvas, 1170, 780, 60, 8, 14) +
    rectangle(0, 796, WIDTH, 10, 0, canvas.colour("greenMid"))
  );
}

/** One curved course of bulging soft bags; `bow` is the drop of its middle towards the viewer, in units. */
function bagCourse(
  canvas: Canvas,
  y: number,
  half: number,
  bow: number,
  height: number,
  tone: number,
): string {
  const { random } = canvas;
  const count = Math.round(half / 62);
  const shift = random.between(0, 0.5);
  const at = (t: number): string =>
    `${round(lerp(600 - half, 600 + half, t))} ${round(y + bow * 4 * t * (1 - t))}`;
  let svg = line(
    `M${at(0)}Q600 ${y + bow * 2} ${at(1)}`,
    canvas.shaded("sand", tone - 0.16),
    height,
  );
  for (let i = -1; i < count; i++) {
    const [from, to] = [Math.max(0, (i + shift) / count), Math.min(1, (i + 1 + shift) / count)];
    if (to - from < 0.2 / count) continue;
    const end = Math.min((to - from) / 3, (height * 0.42) / (2 * half));
    const bag = `M${at(from + end)}L${at((from + to) / 2)}L${at(to - end)}`;
    const soft = `${ROUND} stroke-linejoin="round"`;
    svg +=
      line(bag, canvas.shaded("sand", tone - 0.13), height * random.between(0.94, 1.04), soft) +
      line(bag, canvas.shaded("sand", tone + random.between(-0.015, 0.02)), height - 7, soft) +
      line(
        bag,
        canvas.shaded("sand", tone + 0.07),
        4,
        `${soft} stroke-dasharray="5 8" opacity=".8"`,
      );
  }
  return svg;
}

/** A crew lays and rams a round earthbag wall around itself. */
function bagCrew(canvas: Canvas): string {
  let svg = backdrop(canvas, {
    sun: [0.74, 0.18],
    volcanoes: skyline(300),
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
    [356, 600, 282, { who: "woman", pose: "tamp", tool: "tamper" }],
    [
      590,
      574,
      274,
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
      836,
      604,
      290,
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
  svg += person(canvas, 1050, 790, 320, {
    who: "man",
    pose: "dig",
    tool: "shovel",
    hat: "hard",
    shirt: "white",
    trousers: "indigo",
    flip: true,
  });
  return (
    svg +
    path("M1080 806C1100 726 1200 716 1240 806Z", canvas.colour("soil")) +
    flowers(canvas, 10, 800, 110, 9, 14)
  );
}

export const ECOBRICKS = { ecobrickWall, bagCrew } as const;
