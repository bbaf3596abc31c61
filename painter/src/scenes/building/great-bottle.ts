/** Waste at its true scale: one bottle filled by a whole street, and hills of glass by colour. */
import { bottleDisc, GLASS } from "../../built/bottle.ts";
import { clip } from "../../built/clip.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import type { ColourName } from "../../canvas/palette.ts";
import { round } from "../../canvas/path.ts";
import { ellipse, line, path, place, rectangle, ROUND } from "../../canvas/svg.ts";
import { flowers, tufts } from "../../land/plants.ts";
import { people } from "../../people/person.ts";
import { edge } from "../../things/thing.ts";
import { sittingDog } from "../parts/animals.ts";
import { backdrop, groundShadow, trees } from "../parts/backdrop.ts";

const SCRAPS: readonly ColourName[] = [
  "redHot",
  "marigold",
  "glassBlue",
  "lime",
  "rose",
  "white",
  "violet",
  "glassTeal",
  "lemon",
  "tile",
];

/** Outline of a plastic bottle: threaded neck, soft shoulders, ribbed waist. */
const BOTTLE =
  "M548 118H652V168C652 206 760 226 760 300V380C760 396 748 404 748 420S760 444 760 460V668Q760 700 728 700H472Q440 700 440 668V460C440 444 452 436 452 420S440 396 440 380V300C440 226 548 206 548 168Z";

/** Tightly compressed wrappers. */
function wrappers(canvas: Canvas): string {
  const { random } = canvas;
  let svg = rectangle(430, 100, 340, 610, 0, canvas.colour("tile"));
  for (let y = 706; y > 236; y -= 21)
    for (let x = 436; x < 770; x += 30) {
      const [w, h] = [random.between(26, 54), random.between(18, 32)];
      const scrap =
        path(
          `M${round(-w / 2)} ${round(-h / 2)}L${round(w / 2)} ${round(-h * 0.3)}L${round(w * 0.4)} ${round(h / 2)}L${round(-w * 0.45)} ${round(h * 0.4)}Z`,
          canvas.colour(random.pick(SCRAPS)),
        ) + line(`M${round(-w * 0.3)} 0H${round(w * 0.3)}`, canvas.colour(random.pick(SCRAPS)), 4);
      svg += place(x + random.between(-8, 8), y, scrap, 1, random.between(-38, 38));
    }
  return svg;
}

function ladder(canvas: Canvas, x: number, foot: number, lean: number, height: number): string {
  let rungs = "";
  for (let i = 1; i * 34 < height; i++) {
    const at = x + (lean * i * 34) / height;
    rungs += `M${round(at)} ${foot - i * 34}h44`;
  }
  const rails = `M${x} ${foot}l${lean} ${-height}M${x + 44} ${foot}l${lean} ${-height}`;
  return (
    line(rungs, canvas.colour("woodLight"), 8, ROUND) +
    line(rails, canvas.colour("wood"), 11, ROUND)
  );
}

/** A bottle as high as a tree, filled by the people of a street with their waste. */
function greatBottle(canvas: Canvas): string {
  let svg = backdrop(canvas, {
    style: "rings",
    sun: [0.5, 0.42],
    sunRadius: 150,
    reach: 640,
    horizon: 440,
    fields: { y: 470, depth: 0.3, base: 16, bottom: 660 },
  });
  svg += trees(
    canvas,
    [
      [70, 640, 250, "round"],
      [1130, 640, 230, "round", "greenMid"],
      [230, 600, 130, "pine"],
    ],
    0.06,
  );
  svg += path("M-10 650Q600 590 1210 650V810H-10Z", canvas.colour("path"));
  svg += groundShadow(620, 702, 250, 24, 0.28);
  let bottle = `<g ${clip(canvas, BOTTLE)}>${rectangle(430, 100, 340, 620, 0, canvas.colour("glassClear"))}${wrappers(canvas)}`;
  bottle += line("M440 400Q600 440 760 400M440 440Q600 480 760 440", "#ffffff", 7, 'opacity=".55"');
  bottle +=
    path(
      "M690 200H790V710H690C730 600 730 330 690 200Z",
      canvas.colour("aubergine"),
      'opacity=".22"',
    ) + "</g>";
  bottle += path(BOTTLE, "none", edge(canvas, 7));
  bottle += line(
    "M470 300V380M470 470V640M486 262q20 -30 50 -44",
    "#ffffff",
    13,
    `${ROUND} opacity=".75"`,
  );
  bottle += line("M540 132H660M540 152H660", canvas.colour("glassTeal"), 11, ROUND);
  // The man stands behind the bottle, with the tamper in its neck.
  svg += people(canvas, [
    [632, 306, 176, { who: "man", pose: "tamp", tool: "tamper", flip: true, hat: "straw" }],
  ]);
  svg += place(96, 114, bottle, 0.84);
  svg += ladder(canvas, 322, 716, 168, 410) + ladder(canvas, 834, 716, -168, 410);
  svg += people(canvas, [
    [437, 490, 186, { who: "woman", back: true, arms: "up", degrees: 22, shadow: false }],
    [767, 500, 182, { who: "volunteerWoman", back: true, arms: "up", degrees: -22, shadow: false }],
    [359, 684, 168, { who: "girl", back: true, arms: "up", degrees: 22, shadow: false }],
  ]);
  const sack = (x: number, y: number, colour: ColourName): string =>
    path(
      `M${x - 44} ${y}C${x - 60} ${y - 60} ${x - 30} ${y - 84} ${x - 12} ${y - 92}L${x - 20} ${y - 112}H${x + 22}L${x + 12} ${y - 92}C${x + 34} ${y - 84} ${x + 58} ${y - 60} ${x + 44} ${y}Z`,
      canvas.colour(colour),
      edge(canvas, 4),
    ) + line(`M${x - 14} ${y - 92}h28`, canvas.colour("red"), 7, ROUND);
  svg += sack(182, 742, "cream") + sack(1006, 752, "sky") + sack(1080, 738, "rose");
  svg += people(canvas, [
    [112, 760, 226, { who: "volunteerMan", pose: "carryBack", load: "wood", hat: "cap" }],
    [900, 760, 182, { who: "boy", pose: "point", flip: true }],
    [1140, 772, 226, { who: "woman", pose: "hold", flip: true }],
  ]);
  return (
    svg +
    sittingDog(canvas, 770, 772, 0.9, "earthDark") +
    tufts(canvas, () => 790, 0, 1200, 24, 16, canvas.colour("greenMid"))
  );
}

/** A heap of bottle bottoms of one colour. */
function glassHill(
  canvas: Canvas,
  x: number,
  foot: number,
  half: number,
  colours: readonly ColourName[],
): string {
  const { random } = canvas;
  let svg = groundShadow(x + 20, foot, half * 1.1, 20, 0.25);
  const r = 23;
  for (let row = 7; row >= 0; row--) {
    const reach = half * (1 - (row / 8) ** 1.4);
    for (let at = -reach; at <= reach; at += r * 1.7)
      svg += bottleDisc(
        canvas,
        x + at + random.between(-5, 5),
        foot - 14 - row * r * 1.42,
        r,
        random.pick(colours),
        { glowing: true },
      );
  }
  return svg;
}

/** Three hills of bottle bottoms (green, amber, blue); a wheelbarrow brings more. */
function bottleHills(canvas: Canvas): string {
  let svg = backdrop(canvas, {
    style: "rings",
    sun: [0.5, 0.3],
    sunRadius: 84,
    horizon: 380,
    fields: { y: 416, depth: 0.34, base: 18, bottom: 620 },
  });
  svg += trees(
    canvas,
    [
      [60, 590, 220, "round"],
      [1140, 580, 190, "round", "greenMid"],
      [760, 520, 120, "pine"],
    ],
    0.08,
  );
  svg += path("M-10 590Q600 540 1210 590V810H-10Z", canvas.colour("sand"));
  svg += path("M-10 690Q600 650 1210 690V810H-10Z", canvas.shaded("sand", -0.04));
  svg += glassHill(canvas, 250, 640, 190, ["glassGreen", "glassLime", "glassGreen"]);
  svg += glassHill(canvas, 610, 628, 180, ["glassAmber", "marigoldDeep", "glassAmber"]);
  svg += glassHill(canvas, 960, 640, 190, ["glassBlue", "glassTeal", "skyDeep"]);
  svg += people(canvas, [
    [424, 700, 262, { who: "woman", pose: "hold", flip: true }],
    [776, 708, 196, { who: "girl", pose: "point", woven: true }],
    [1086, 724, 264, { who: "man", pose: "lay", flip: true, hat: "straw" }],
    [548, 768, 262, { who: "volunteerWoman", pose: "barrow", tool: "barrow", cargo: "bottles" }],
  ]);
  let loose = "";
  for (const [x, y] of [
    [120, 716],
    [182, 744],
    [860, 738],
    [906, 764],
    [330, 768],
    [1010, 772],
  ])
    loose +=
      ellipse(x!, y! + 12, 24, 7, "#1a0a1e", 'opacity=".2"') +
      bottleDisc(canvas, x!, y!, 20, canvas.random.pick(GLASS));
  return svg + loose + flowers(canvas, 1150, 760, 120, 14, 15);
}

export const GREAT_BOTTLE = { greatBottle, bottleHills } as const;
