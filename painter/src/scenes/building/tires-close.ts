/** Tires close: rammed, lying ready, with a crew at rest on them. */
import { tireWall } from "../../built/tire-wall.ts";
import { tireFlat, tireRing } from "../../built/tire.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import { circle, ellipse, line, path, place, rectangle, ROUND } from "../../canvas/svg.ts";
import { cloud } from "../../land/cloud.ts";
import { tufts } from "../../land/plants.ts";
import { treeRound } from "../../land/trees.ts";
import { object } from "../../objects/all.ts";
import { armOf } from "../../people/forearm.ts";
import { fromAbove } from "../../people/from-above.ts";
import { fist } from "../../people/hands.ts";
import { person } from "../../people/person.ts";
import { WIDTH } from "../parts/backdrop.ts";
import { earthFromAbove, sheet } from "../parts/grounds.ts";

/** Two people ram earth into a tire; seen from above. */
function handTamp(canvas: Canvas): string {
  const { random } = canvas;
  const near = armOf(canvas);
  let svg = earthFromAbove(canvas, "earth");
  for (const [x, y] of [
    [-70, 60],
    [1250, 130],
    [-40, 790],
    [1230, 820],
  ] as const)
    svg += tireRing(canvas, x, y, 290);
  svg += ellipse(570, 450, 372, 372, "#1a0a1e", 'opacity=".22"');
  svg += tireRing(canvas, 590, 430, 362, { teeth: 46 });
  for (let i = 0; i < 26; i++) {
    const angle = random.between(0, Math.PI * 2);
    const reach = random.between(0, 160);
    const tone = canvas.shaded("soil", random.between(-0.06, 0.07));
    svg += ellipse(
      590 + Math.cos(angle) * reach,
      430 + Math.sin(angle) * reach,
      random.between(8, 26),
      random.between(6, 18),
      tone,
    );
  }
  svg += ellipse(600, 452, 110, 78, "#1a0a1e", 'opacity=".3"');
  svg +=
    ellipse(600, 436, 104, 72, canvas.colour("steelDark")) +
    ellipse(600, 426, 104, 70, canvas.colour("steel"));
  svg += line("M604 424L716 -40", canvas.colour("woodLight"), 40, ROUND);
  svg += line("M612 424L724 -40", canvas.colour("wood"), 8, `${ROUND} opacity=".6"`);
  svg += fist(canvas, 650, 236, 2.3, 104, near.skin, near.sleeve, { arm: 330 });
  return (
    svg +
    fist(
      canvas,
      690,
      70,
      2.2,
      -76,
      "skin2",
      { cloth: "sky", bands: ["sky", "white", "sky", "sky"] },
      { arm: 330 },
    )
  );
}

/** A heap of loose earth. */
function heap(canvas: Canvas, x: number, y: number, r: number): string {
  const { random } = canvas;
  let svg = "";
  for (let i = 0; i < 12; i++) {
    const angle = random.between(0, 6.28);
    const reach = random.between(0, r * 0.6);
    const tone = canvas.shaded("soil", random.between(-0.05, 0.08));
    svg += circle(
      x + Math.cos(angle) * reach,
      y + Math.sin(angle) * reach,
      random.between(r * 0.24, r * 0.5),
      tone,
    );
  }
  return svg;
}

/** A shovel whose blade lies at (0, 0), its handle upward. */
const shovel = (canvas: Canvas): string =>
  line("M0 -40V-290", canvas.colour("woodLight"), 13, ROUND) +
  line("M-22 -290H22", canvas.colour("wood"), 13, ROUND) +
  path("M-34 -52H34C40 0 26 38 0 54C-26 38 -40 0 -34 -52Z", canvas.colour("steelDark")) +
  path("M-24 -44H6C2 0 -4 24 -8 40C-22 20 -30 -6 -24 -44Z", canvas.colour("steel"), 'opacity=".6"');

/** A sledgehammer whose head lies at (0, 0), its handle downward. */
const sledge = (canvas: Canvas): string =>
  line("M0 0V250", canvas.colour("woodLight"), 15, ROUND) +
  rectangle(-54, -26, 108, 52, 9, canvas.colour("steelDark")) +
  rectangle(-54, -26, 108, 16, 6, canvas.colour("steel"));

/** A course of tires being filled and rammed, seen from the top of the wall. */
function tiresFromAbove(canvas: Canvas): string {
  let svg = earthFromAbove(canvas, "earth");
  const r = 134;
  for (let row = 0; row < 4; row++)
    for (let column = 0; column < 6; column++) {
      const x = column * r * 1.98 - 20 + (row % 2 ? r : 0);
      const y = 20 + row * r * 1.82;
      const empty = row === 2 && column > 2;
      svg += circle(x - 10, y + 12, r, "#1a0a1e", 'opacity=".2"');
      svg += tireRing(canvas, x, y, r, empty ? { hole: canvas.shaded("rubber", -0.08) } : {});
      if (row === 2 && column === 2) svg += heap(canvas, x, y, 76);
    }
  svg += place(520, 436, sledge(canvas), 0.9, 64);
  svg += place(806, 520, shovel(canvas), 1, 40);
  svg += fromAbove(canvas, 296, 360, 1.25, -64, {
    cloth: "white",
    head: "straw",
    headColour: "indigo",
    hands: [
      [-30, 128],
      [34, 96],
    ],
  });
  svg += fromAbove(canvas, 920, 330, 1.25, 40, {
    cloth: "red",
    bands: ["marigold", "white"],
    head: "braids",
    hands: [
      [-42, 110],
      [40, 76],
    ],
  });
  svg += fromAbove(canvas, 620, 700, 1.25, 178, {
    cloth: "sky",
    head: "helmet",
    hands: [
      [-64, 122],
      [64, 122],
    ],
  });
  svg += line("M552 640L540 560M690 640L702 560", canvas.colour("woodLight"), 13, ROUND);
  svg += rectangle(606, 424, 38, 72, 16, canvas.colour("rubberDark"));
  svg += path("M500 500H760L728 586H532Z", canvas.colour("glassTeal"));
  svg +=
    path("M516 508H744L718 574H542Z", canvas.shaded("glassTeal", -0.1)) +
    heap(canvas, 630, 540, 44);
  return svg;
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

export const TIRES_CLOSE = { handTamp, tiresFromAbove, tireBreak } as const;
