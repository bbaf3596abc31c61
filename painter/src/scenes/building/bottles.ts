/** Glass and rubbish: sorted, and set into a wall that lets light through. */
import { bottle, bottleDisc, GLASS } from "../../built/bottle.ts";
import { tireFlat, tireRing } from "../../built/tire.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import type { ColourName } from "../../canvas/palette.ts";
import { circle, ellipse, line, place, rectangle } from "../../canvas/svg.ts";
import { fromAbove } from "../../people/from-above.ts";
import { people } from "../../people/person.ts";
import { backdrop, ground, groundShadow, trees, WIDTH } from "../parts/backdrop.ts";
import { boards, courses } from "../parts/grounds.ts";

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

/** A table where bottles are washed, sorted by colour and counted. */
function bottleSort(canvas: Canvas): string {
  const { random } = canvas;
  let svg = boards(canvas, random.pick(["wood", "woodLight", "indigo"] as const), 133);
  const heaps: readonly (readonly [number, number, number, readonly ColourName[]])[] = [
    [220, 220, 150, ["glassGreen", "glassLime"]],
    [600, 200, 140, ["glassAmber", "marigold"]],
    [980, 220, 150, ["glassBlue", "glassTeal"]],
  ];
  for (const [x, y, r, colours] of heaps) {
    svg +=
      circle(x - 8, y + 12, r + 14, "#1a0a1e", 'opacity=".22"') +
      circle(x, y, r + 14, canvas.colour("steelDark")) +
      circle(x, y, r, canvas.colour("steel"));
    for (let i = 0; i < 17; i++) {
      const angle = i * 2.4;
      const reach = r * 0.2 * Math.sqrt(i);
      svg += bottleDisc(
        canvas,
        x + Math.cos(angle) * reach,
        y + Math.sin(angle) * reach,
        r * 0.22,
        random.pick(colours),
      );
    }
  }
  for (let i = 0; i < 16; i++)
    svg += bottleDisc(canvas, 150 + i * 62, 470 + (i % 3) * 46, 27, GLASS[random.integer(0, 8)]!);
  svg += fromAbove(canvas, 330, 716, 1.3, 178, {
    cloth: "violet",
    bands: ["marigold", "white"],
    head: "braids",
    hands: [
      [-80, 170],
      [50, 130],
    ],
  });
  svg += fromAbove(canvas, 640, 724, 1.3, 184, {
    cloth: "lime",
    head: "cap",
    headColour: "red",
    skin: "skin4",
    hands: [
      [-50, 140],
      [70, 160],
    ],
  });
  return (
    svg +
    fromAbove(canvas, 930, 716, 1.3, 180, {
      cloth: "white",
      head: "straw",
      hands: [
        [-60, 150],
        [60, 120],
      ],
    })
  );
}

/** A wall of bottle bottoms with the light behind it, and the colours it throws on the floor. */
function bottleLight(canvas: Canvas): string {
  const { random } = canvas;
  const [core, inner, outer] = random.shuffle<readonly ColourName[]>([
    ["glassAmber", "marigold"],
    ["glassGreen", "glassLime"],
    ["glassTeal", "glassBlue", "glassClear"],
  ]);
  let svg = courses(canvas, "adobeDark", 88, 240);
  svg += rectangle(0, 0, WIDTH, 660, 0, "#1a0a1e", 'opacity=".34"');
  const disc = (x: number, y: number, r: number, colour: ColourName): string =>
    circle(x, y, r * 1.5, canvas.colour(colour, 0, true), 'opacity=".16"') +
    bottleDisc(canvas, x, y, r, colour, { glowing: true });
  const rounds: readonly (readonly [
    count: number,
    reach: number,
    r: number,
    colours: readonly ColourName[],
  ])[] = [
    [1, 0, 46, ["marigold"]],
    [8, 104, 34, core!],
    [14, 184, 32, inner!],
    [20, 262, 32, outer!],
  ];
  for (const [count, reach, r, colours] of rounds)
    for (let i = 0; i < count; i++) {
      const angle = (i / count) * Math.PI * 2 + reach;
      svg += disc(
        600 + Math.cos(angle) * reach,
        316 + Math.sin(angle) * reach,
        r,
        colours[i % colours.length]!,
      );
    }
  for (const x of [70, 170, 1030, 1130])
    for (let i = 0; i < 5; i++) svg += disc(x + (i % 2) * 16, 70 + i * 122, 28, random.pick(GLASS));
  svg +=
    rectangle(0, 656, WIDTH, 160, 0, canvas.shaded("tileDark", -0.1)) +
    rectangle(0, 650, WIDTH, 12, 0, canvas.shaded("adobeDark", -0.12));
  for (let i = 0; i < 26; i++) {
    const colour = canvas.colour(random.pick(GLASS), 0, true);
    svg += ellipse(
      random.between(120, 1080),
      random.between(680, 790),
      random.between(26, 54),
      random.between(8, 14),
      colour,
      'opacity=".4"',
    );
  }
  return (
    svg +
    people(canvas, [
      [
        470,
        776,
        300,
        { who: "girl", back: true, woven: true, braids: 2, pose: "stand", arms: "up" },
      ],
      [
        720,
        786,
        286,
        {
          who: "boy",
          back: true,
          pose: "stand",
          shirt: "marigold",
          trousers: "indigoDeep",
          arms: "holdRight",
        },
      ],
    ])
  );
}

export const BOTTLES = { sorting, bottleSort, bottleLight } as const;
