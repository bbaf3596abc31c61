import { dome } from "../../built/dome.ts";
import { tireWall } from "../../built/tire-wall.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import type { ColourName } from "../../canvas/palette.ts";
import { circle, line, path, rectangle, ROUND } from "../../canvas/svg.ts";
import { bandStrip } from "../../cloth/bands.ts";
import { papelPicado } from "../../hero/papel-picado.ts";
import { flowers, tufts } from "../../land/plants.ts";
import { ribbon, type RibbonPoint } from "../../land/ribbon.ts";
import type { PersonOptions } from "../../people/person-look.ts";
import { people } from "../../people/person.ts";
import { edge } from "../../things/thing.ts";
import { TIRE_CREW } from "../building/tire-crew.ts";
import { sittingDog, turkey } from "../parts/animals.ts";
import { backdrop, ground, lampGlow, skyline, trees, WIDTH } from "../parts/backdrop.ts";
import { inLightOf } from "../parts/lamplight.ts";
import { nested } from "../parts/nested.ts";

/** The courtyard on the day of the prize: the school, seen from behind, before a small bright stage. */
function prizeDay(canvas: Canvas): string {
  let svg = backdrop(canvas, {
    style: "rings",
    sun: [0.5, 0.3],
    sunRadius: 130,
    reach: 600,
    horizon: 380,
    fields: { y: 400, depth: 0.3, base: 18, bottom: 560 },
  });
  svg += ground(canvas, () => 520, "path", "milpa");
  svg +=
    dome(canvas, 236, 560, 170, { door: true, bottles: 6 }) +
    dome(canvas, 966, 556, 160, { door: true, bottles: 6 });
  svg +=
    papelPicado(canvas, -20, 60, 1220, 40, 120, 15, 62) +
    papelPicado(canvas, -20, 150, 1220, 130, 90, 13, 54);
  // A stage of tires and planks.
  svg += tireWall(canvas, 424, 590, 352, 1, 88, 40, 0, { open: false });
  svg += rectangle(404, 534, 392, 20, 4, canvas.colour("woodLight"), edge(canvas, 4));
  svg += people(canvas, [
    [520, 536, 176, { who: "woman", pose: "hold", woven: true }],
    [662, 536, 142, { who: "girl", pose: "hold", flip: true, woven: true }],
    [746, 536, 182, { who: "man", pose: "stand", flip: true, hat: "straw" }],
    [450, 536, 150, { who: "boy", pose: "wave" }],
  ]);
  // The paper both hold, its seal at its foot.
  svg +=
    rectangle(552, 412, 84, 62, 3, canvas.colour("cream"), edge(canvas, 4)) +
    bandStrip(canvas, "hilo", 556, 416, 76, 12);
  svg +=
    line("M566 440h44M566 454h30", canvas.colour("steelDark"), 4, ROUND) +
    circle(618, 458, 8, canvas.colour("redHot"));
  const dim = inLightOf(canvas, "dusk");
  const crowd: readonly (readonly [x: number, y: number, height: number, look: PersonOptions])[] = [
    [70, 760, 226, { who: "boy" }],
    [190, 748, 208, { who: "girl", braids: 2, arms: "ask" }],
    [312, 770, 232, { who: "boy", hat: "cap", arms: "fore", degrees: 3 }],
    [892, 752, 216, { who: "boy", arms: "ask" }],
    [1010, 764, 230, { who: "girl", arms: "fore" }],
    [1132, 756, 222, { who: "boy" }],
    [472, 748, 150, { who: "boy", arms: "ask", flip: true }],
    [690, 742, 140, { who: "girl", woven: true, arms: "cheer" }],
    [400, 812, 208, { who: "girl", woven: true, braids: 2, arms: "around", degrees: -3 }],
    [468, 820, 172, { who: "girl", braids: 1, arms: "fore", degrees: 5 }],
    [752, 818, 190, { who: "boy", hat: "cap", arms: "ask" }],
    [820, 826, 214, { who: "girl", braids: 2, arms: "fore", degrees: -4 }],
    [560, 842, 186, { who: "boy", shirt: "marigold", arms: "cheer", degrees: -3 }],
    [24, 1010, 420, { who: "woman", baby: true, bundle: "rose" }],
    [200, 1000, 410, { who: "man", hat: "straw", shirt: "skyDeep", arms: "ask", flip: true }],
    [1010, 1010, 420, { who: "woman", load: "basket", goods: "flowers", arms: "load" }],
    [1180, 1010, 420, { who: "man", hat: "straw" }],
  ];
  return (
    svg +
    people(
      dim,
      crowd.map(([x, y, height, look]) => [x, y, height, { back: true, shadow: false, ...look }]),
    )
  );
}

/** The whole school in its yard at night before a film on a sheet between two domes. */
function filmNight(canvas: Canvas): string {
  let svg = backdrop(canvas, {
    sun: [0.84, 0.16],
    sunRadius: 44,
    volcanoes: skyline(420, 1.1),
    horizon: 420,
    fields: { y: 460, depth: 0.3, base: 20, bottom: 620 },
  });
  svg += ground(canvas, () => 560, "soil", "greenDeep");
  svg += dome(canvas, 190, 590, 210) + dome(canvas, 1010, 590, 210);
  svg += line("M356 210L352 600M844 210L848 600", canvas.colour("woodDark"), 14, ROUND);
  svg += lampGlow(canvas, 600, 400, 520, 330, 0.5);
  svg += rectangle(366, 216, 468, 312, 2, "#fff6dc");
  svg += nested(canvas, TIRE_CREW.tireCrew, 378, 228, 444, 288, { time: "morning", id: "film" });
  svg += path("M366 528L250 830H950L834 528Z", "#ffe9b0", 'opacity=".16"');
  const seats = { back: true, shadow: false } as const;
  svg += people(canvas, [
    [240, 900, 330, { who: "boy", ...seats }],
    [350, 890, 320, { who: "girl", braids: 2, ...seats }],
    [466, 900, 330, { who: "boy", hat: "cap", ...seats }],
    [580, 890, 320, { who: "girl", woven: true, ...seats }],
    [700, 896, 326, { who: "girl", braids: 2, ...seats }],
    [818, 900, 330, { who: "boy", arms: "show", ...seats }],
    [936, 890, 320, { who: "girl", woven: true, ...seats }],
    [110, 1130, 520, { who: "woman", bundle: "rose", baby: true, ...seats }],
    [300, 1120, 470, { who: "girl", woven: true, braids: 2, ...seats }],
    [470, 1130, 480, { who: "boy", arms: "around", ...seats }],
    [648, 1130, 470, { who: "girl", braids: 1, ...seats }],
    [872, 1130, 480, { who: "boy", shirt: "red", ...seats }],
    [1080, 1130, 540, { who: "man", hat: "straw", ...seats }],
  ]);
  return svg;
}

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

export const PRIZES = { prizeDay, filmNight, arrive } as const;
