/** Guests come up from the road at sunrise; those who expect them stand at the gate of flowers. */
import type { Canvas } from "../../canvas/canvas.ts";
import type { ColourName } from "../../canvas/palette.ts";
import { circle, line, path, ROUND } from "../../canvas/svg.ts";
import { papelPicado } from "../../hero/papel-picado.ts";
import { flowers, tufts } from "../../land/plants.ts";
import { ribbon, type RibbonPoint } from "../../land/ribbon.ts";
import { people } from "../../people/person.ts";
import { sittingDog, turkey } from "../parts/animals.ts";
import { backdrop, trees, WIDTH } from "../parts/backdrop.ts";

const WAY: readonly RibbonPoint[] = [
  [600, 840, 250],
  [600, 740, 160],
  [640, 650, 104],
  [740, 580, 66],
  [820, 520, 42],
  [760, 470, 28],
  [640, 440, 18],
  [610, 420, 11],
];

/** Two posts and a bow of leaves and blossoms. */
function gate(canvas: Canvas): string {
  const { random } = canvas;
  const bow = "M296 770V420C296 210 904 210 904 420V770";
  let svg = line(bow, canvas.colour("hair"), 56) + line(bow, canvas.colour("greenDeep"), 48);
  const blossoms: readonly ColourName[] = [
    "redHot",
    "marigold",
    "rose",
    "white",
    "violet",
    "lemon",
  ];
  const blossom = (x: number, y: number): string => {
    const r = random.between(11, 19);
    return (
      circle(x, y, r, canvas.colour(random.pick(blossoms))) +
      circle(x, y, r * 0.4, canvas.colour("marigoldDeep"))
    );
  };
  for (let i = 0; i < 34; i++)
    for (const x of [296, 904])
      svg += i < 13 ? blossom(x + random.between(-20, 20), 430 + i * 27) : "";
  for (let i = 0; i <= 44; i++) {
    const t = i / 44;
    const [x, y] = [
      296 * (1 - t) ** 3 + 888 * t * (1 - t) ** 2 + 2712 * t * t * (1 - t) + 904 * t ** 3,
      420 * (1 - t) ** 3 + 630 * t * (1 - t) ** 2 + 630 * t * t * (1 - t) + 420 * t ** 3,
    ];
    svg += blossom(x + random.between(-14, 14), y + random.between(-18, 18));
  }
  return svg;
}

function arrive(canvas: Canvas): string {
  let svg = backdrop(canvas, {
    style: "rings",
    sun: [0.5, 0.4],
    sunRadius: 100,
    reach: 620,
    horizon: 390,
    fields: { y: 414, depth: 0.32, base: 17, bottom: 700 },
  });
  svg += trees(
    canvas,
    [
      [180, 560, 170, "round"],
      [1030, 560, 190, "round", "greenMid"],
      [480, 480, 90, "pine"],
    ],
    0.1,
  );
  svg += path("M-10 610Q300 560 600 600T1210 600V830H-10Z", canvas.colour("milpa"));
  svg += ribbon(WAY, canvas.colour("path"), canvas.shaded("path", -0.12));
  svg += people(canvas, [
    [764, 494, 62, { who: "volunteerMan", pose: "walk", flip: true, pack: "redHot", depth: 0.2 }],
    [
      812,
      534,
      80,
      { who: "volunteerWoman", pose: "walk2", flip: true, pack: "glassTeal", depth: 0.14 },
    ],
    [
      752,
      582,
      106,
      { who: "volunteerMan", pose: "walk", flip: true, pack: "marigold", hat: "cap", depth: 0.08 },
    ],
    [676, 628, 134, { who: "volunteerWoman", pose: "wave", flip: true, pack: "violet" }],
    [588, 656, 152, { who: "man", pose: "walk2", flip: true, hat: "straw", morral: true }],
  ]);
  svg += gate(canvas) + papelPicado(canvas, -20, 150, 1220, 150, 90, 15, 58);
  svg += people(canvas, [
    [400, 776, 270, { who: "woman", back: true, arms: "up", braids: 2 }],
    [500, 782, 176, { who: "girl", back: true, woven: true, arms: "hold" }],
    [784, 780, 268, { who: "man", back: true, hat: "straw", arms: "down" }],
    [1010, 770, 244, { who: "woman", pose: "hold", flip: true, bundle: "rose", baby: true }],
    [160, 774, 168, { who: "boy", pose: "run" }],
  ]);
  svg +=
    line("M514 690l10 -34M508 690l-4 -36", canvas.colour("green"), 6, ROUND) +
    circle(525, 650, 13, canvas.colour("redHot")) +
    circle(503, 648, 13, canvas.colour("lemon"));
  return (
    svg +
    sittingDog(canvas, 640, 780, 0.9, "earthDark") +
    turkey(canvas, 1110, 786, 0.7) +
    flowers(canvas, 60, 770, 130, 16, 16) +
    tufts(canvas, () => 792, 0, WIDTH, 24, 14, canvas.colour("green"))
  );
}

export const ARRIVAL = { arrive } as const;
