/** Goods on a market cloth, from above. */
import type { Canvas } from "../../canvas/canvas.ts";
import type { ColourName } from "../../canvas/palette.ts";
import { round } from "../../canvas/path.ts";
import { circle, ellipse, line, place, rectangle, ring, ROUND } from "../../canvas/svg.ts";
import { bandStrip } from "../../cloth/bands.ts";
import { fromAbove, type FromAboveLook, seenBy } from "../../people/from-above.ts";
import { earthFromAbove } from "../parts/grounds.ts";

/** A round fruit with a highlight at its upper right. */
const piece = (canvas: Canvas, x: number, y: number, r: number, colour: ColourName): string =>
  circle(
    x,
    y,
    r,
    canvas.colour(colour),
    `stroke="${canvas.shaded(colour, -0.14)}" stroke-width="3"`,
  ) + ellipse(x + r * 0.3, y - r * 0.34, r * 0.3, r * 0.2, "#fff", 'opacity=".35"');

/** A basket with one kind of produce. */
function produce(
  canvas: Canvas,
  x: number,
  y: number,
  r: number,
  colours: readonly ColourName[],
  size: number,
): string {
  const { random } = canvas;
  let svg =
    circle(x - 8, y + 12, r, "#1a0a1e", 'opacity=".22"') +
    circle(x, y, r, canvas.colour("woodLight"));
  svg += ring(
    x,
    y,
    r * 0.93,
    canvas.colour("wood"),
    r * 0.09,
    `stroke-dasharray="${round(r * 0.16)} ${round(r * 0.07)}"`,
  );
  svg += circle(x, y, r * 0.84, canvas.shaded("wood", -0.08));
  for (let ringIndex = 3; ringIndex >= 0; ringIndex--) {
    const reach = r * 0.2 * ringIndex + (ringIndex ? r * 0.05 : 0);
    const count = ringIndex ? Math.floor((6.28 * reach) / (size * 1.7)) : 1;
    for (let i = 0; i < count; i++) {
      const angle = (i / count) * 6.28 + ringIndex;
      svg += piece(
        canvas,
        x + Math.cos(angle) * reach,
        y + Math.sin(angle) * reach,
        size,
        random.pick(colours),
      );
    }
  }
  return svg;
}

/** A bunch of cut flowers lying on the cloth. */
function bunch(canvas: Canvas, x: number, y: number, colour: ColourName, degrees: number): string {
  let stems = "";
  let heads = "";
  for (let i = 0; i < 9; i++) {
    const lean = (i - 4) * 15;
    const top = -96 - (i % 3) * 26;
    stems += `M${lean * 0.2} 60L${lean} ${top}`;
    heads +=
      circle(lean, top, 22, canvas.colour(colour)) +
      circle(lean, top, 9, canvas.colour("marigoldDeep"));
  }
  return place(
    x,
    y,
    line(stems, canvas.colour("green"), 6, ROUND) +
      heads +
      rectangle(-16, 2, 32, 20, 6, canvas.colour("cream")),
    1,
    degrees,
  );
}

/** Tomatoes, limes, oranges, avocados, eggs, chillies. */
const CROPS: readonly { colours: readonly ColourName[]; size: number }[] = [
  { colours: ["red", "redHot", "tile"], size: 30 },
  { colours: ["lime", "milpa", "glassLime"], size: 25 },
  { colours: ["marigold", "marigoldDeep", "lemon"], size: 34 },
  { colours: ["greenDeep", "green", "pine"], size: 38 },
  { colours: ["cream", "sand", "white"], size: 27 },
  { colours: ["rose", "redDeep", "violet"], size: 24 },
];

/** A seller's cloth from above, with one hand giving and one taking. */
function marketCloth(canvas: Canvas): string {
  let svg = earthFromAbove(canvas, "sand", 160);
  let cloth =
    rectangle(-452, -300, 920, 640, 6, "#1a0a1e", 'opacity=".2"') +
    rectangle(-460, -310, 920, 640, 6, canvas.colour("indigo"));
  cloth +=
    bandStrip(canvas, "cielo", -460, -310, 920, 70) +
    bandStrip(canvas, "materiales", -460, -40, 920, 92) +
    bandStrip(canvas, "cielo", -460, 260, 920, 70);
  let fringe = "";
  for (let i = 0; i < 62; i++) fringe += `M${-452 + i * 15} 330v24M${-452 + i * 15} -310v-22`;
  cloth += line(fringe, canvas.colour("cream"), 4, ROUND);
  svg += place(600, 400, cloth, 1, -5);
  const crops = canvas.random.shuffle(CROPS);
  const baskets = [
    [250, 250, 128],
    [910, 216, 130],
    [256, 566, 132],
    [566, 262, 74],
  ] as const;
  baskets.forEach(([x, y, r], i) => {
    const { colours, size } = crops[i]!;
    svg += produce(canvas, x, y, r, colours, size);
  });
  svg +=
    bunch(canvas, 896, 600, "rose", 14) +
    bunch(canvas, 1010, 590, "white", 26) +
    bunch(canvas, 790, 640, "marigold", -4);
  const person = (y: number, degrees: number, look: FromAboveLook): string => {
    const [one, two] = look.hands.map(seenBy(550, y, 2.3, degrees));
    return fromAbove(canvas, 550, y, 2.3, degrees, { ...look, hands: [one!, two!] });
  };
  return (
    svg +
    person(90, 0, {
      head: "braids",
      cloth: "redDeep",
      bands: ["marigold", "glassTeal"],
      skin: "skin2",
      hands: [
        [452, 360],
        [660, 380],
      ],
    }) +
    produce(canvas, 470, 444, 66, ["marigold", "lemon"], 26) +
    person(760, 180, {
      head: "straw",
      headColour: "indigo",
      cloth: "white",
      hands: [
        [640, 530],
        [470, 566],
      ],
    }) +
    [
      [646, 446],
      [682, 462],
      [662, 484],
    ]
      .map(([x, y]) => piece(canvas, x!, y!, 25, "redHot"))
      .join("")
  );
}

export const MARKET_CLOTH = { marketCloth } as const;
