import type { PersonOptions } from "../../people/person-look.ts";
import { treeRound } from "../../land/trees.ts";
import { sky } from "../../land/sky.ts";
import { lerp, round } from "../../canvas/path.ts";
import { dome } from "../../built/dome.ts";
import { tireWall } from "../../built/tire-wall.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import { path } from "../../canvas/svg.ts";
import { maize } from "../../land/maize.ts";
import { flowers, agave } from "../../land/plants.ts";
import { people, person } from "../../people/person.ts";
import { backdrop, skyline } from "../parts/backdrop.ts";
import { rainTerraces } from "./rain-terraces.ts";

/** Tire walls step up a slope and retain its terraces, tended by three people. */
function tireTerraces(canvas: Canvas): string {
  let svg = backdrop(canvas, {
    horizon: 300,
    sun: [0.24, 0.2],
    clouds: [[620, 110, 180]],
    volcanoes: skyline(300, 1.1),
    fields: { y: 330, tilt: 30, base: 16, depth: 0.34 },
  });
  const steps = [
    { y: 452, x: 330, w: 92, h: 38, depth: 0.12, grass: "greenMid" },
    { y: 600, x: 150, w: 122, h: 52, depth: 0.05, grass: "milpa" },
    { y: 776, x: -40, w: 156, h: 66, depth: 0, grass: "greenMid" },
  ] as const;
  for (const { y, x, w, h, depth, grass } of steps) {
    const top = y - h * 2;
    svg += path(
      `M${x - 340} ${y + 30}Q${x - 60} ${top + 30} ${x + 60} ${top + 6}Q760 ${top - 34} 1220 ${top + 2}V${y + 40}Z`,
      canvas.colour(grass, depth),
    );
    if (y < 500)
      for (let i = 0; i < 9; i++) svg += maize(canvas, 520 + i * 78, top + 8, 120, depth);
    else svg += flowers(canvas, x + 90, top + 8, 1100 - x, 30, h * 0.26);
    if (y > 700) svg += person(canvas, 930, 634, 262, { who: "woman", pose: "kneel", flip: true });
    svg += tireWall(canvas, x, y, 1300 - x, 2, w, h, depth, { planted: 0.35 });
    if (y === 452)
      svg += person(canvas, 800, 482, 196, { who: "man", pose: "dig", tool: "hoe", depth });
  }
  return (
    svg +
    path("M-10 770Q500 740 1210 772V810H-10Z", canvas.colour("path")) +
    people(canvas, [
      [270, 796, 350, { who: "woman", pose: "carryHead", load: "basket", goods: "maize" }],
    ])
  );
}

/** A stair of tires climbs between flower beds. */
function tireStairs(canvas: Canvas): string {
  const { random } = canvas;
  // The sun is right behind the dome, the destination of the stairs.
  let svg = sky(canvas, {
    style: "rings",
    sunX: 600,
    sunY: 120,
    sunRadius: 236,
    reach: 720,
    horizon: 240,
  });
  svg += treeRound(canvas, 230, 210, 260, 0.12) + treeRound(canvas, 980, 220, 300, 0.1, "greenMid");
  svg += dome(canvas, 600, 206, 118, {
    rows: 13,
    colour: "cream",
    door: true,
    bottles: 7,
    depth: 0.04,
    doorOpen: true,
  });
  svg += path(
    "M-10 250C200 180 440 190 600 190S1000 180 1210 250V810H-10Z",
    canvas.colour("greenMid"),
  );
  // Maize and trees on both sides, higher towards the viewer.
  for (let row = 0; row < 6; row++)
    for (let i = 0; i < 6; i++) {
      const [y, h] = [330 + row * 84, 70 + row * 26];
      const out = 250 + row * 36 + i * (46 + row * 8);
      for (const side of [-1, 1])
        if (out < 640)
          svg += maize(canvas, 600 + side * out, y + (i % 2) * 16, h, 0.1 - row * 0.02);
    }
  for (let i = 0; i < 7; i++) {
    const t = (i / 6) ** 1.15;
    const y = lerp(250, 790, t);
    const width = lerp(220, 620, t);
    const rise = lerp(30, 84, t);
    const left = 600 - width / 2;
    svg += path(
      `M${round(left + rise * 0.5)} ${round(y - rise * 1.5)}H${round(left + width - rise * 0.5)}L${round(left + width)} ${round(y - rise)}H${round(left)}Z`,
      canvas.colour("path"),
    );
    svg += tireWall(canvas, left, y, width, 1, rise * 2.3, rise, 0, { open: false });
    svg +=
      flowers(canvas, left - width * 0.34, y, width * 0.3, 9, lerp(8, 20, t)) +
      flowers(canvas, left + width * 1.04, y, width * 0.3, 9, lerp(8, 20, t), 0, [
        "red",
        "rose",
        "white",
        "marigold",
      ]);
    if (i === 3 || i === 5)
      svg +=
        agave(canvas, left - width * 0.46, y, rise * 1.6) +
        agave(canvas, left + width * 1.46, y, rise * 1.6);
  }
  const climbers = random.shuffle<PersonOptions>([
    { who: "boy", pack: "red", shirt: "white", trousers: "indigo" },
    { who: "girl", woven: true, braids: 2 },
    { who: "woman", woven: true, load: "basket", goods: "flowers" },
    { who: "man", hat: "straw", morral: true, shirt: "white", trousers: "indigo" },
    { who: "boy", pack: "marigold" },
  ]);
  const steps = [
    [560, 352, 112],
    [656, 432, 156],
    [500, 606, 230],
    [716, 694, 272],
  ] as const;
  steps.forEach(([x, y, height], i) => {
    const climber = climbers[i]!;
    const child = climber.who === "boy" || climber.who === "girl";
    svg += person(canvas, x, y, height * (child ? 0.8 : 1), { ...climber, back: true });
  });
  return svg;
}

export const TIRE_TERRACES = { tireTerraces, rainTerraces, tireStairs } as const;
