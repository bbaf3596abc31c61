/** What is for sale on a market cloth, from above. */
import type { Canvas } from "../../canvas/canvas.ts";
import type { ColourName } from "../../canvas/palette.ts";
import { type Point, round } from "../../canvas/path.ts";
import { circle, ellipse, line, path, place, rectangle, ring, ROUND } from "../../canvas/svg.ts";
import { bandStrip } from "../../cloth/bands.ts";
import { closeArm, type CloseArm } from "../parts/close-arm.ts";
import { outlined } from "../parts/close-face.ts";
import { piece } from "../parts/fruit.ts";
import { earthFromAbove } from "../parts/grounds.ts";

const EDGE = outlined(3);

/** A basket of one kind of produce. */
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

/** A bunch of cut flowers tied together, lying on the cloth. */
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

/** What is sold: tomatoes, limes, oranges, avocados, eggs, chillies. */
const CROPS: readonly { colours: readonly ColourName[]; size: number }[] = [
  { colours: ["red", "redHot", "tile"], size: 30 },
  { colours: ["lime", "milpa", "glassLime"], size: 25 },
  { colours: ["marigold", "marigoldDeep", "lemon"], size: 34 },
  { colours: ["greenDeep", "green", "pine"], size: 38 },
  { colours: ["cream", "sand", "white"], size: 27 },
  { colours: ["rose", "redDeep", "violet"], size: 24 },
];

/** Shoulders and arms of somebody seen from above; the head comes over them. */
function bodyFromAbove(
  canvas: Canvas,
  [x, y]: Point,
  look: { cloth: ColourName; woven: boolean; skin: ColourName; down: 1 | -1 },
  hands: readonly [CloseArm, CloseArm],
): string {
  const { cloth, woven, skin, down } = look;
  const arm = (side: 1 | -1, bent: CloseArm): string =>
    closeArm(canvas, [x + side * 120, y + down * 10], bent, {
      cloth,
      woven,
      skin,
      side,
      size: 132,
    });
  return (
    arm(-1, hands[0]) +
    arm(1, hands[1]) +
    ellipse(x, y - down * 20, 172, 74, canvas.colour(cloth), EDGE) +
    ellipse(x, y + down * 20, 60, 40, canvas.colour(skin))
  );
}

/** A woman's head from above: parted hair, and the braids on her back. */
const partedHair = (canvas: Canvas, x: number, y: number): string =>
  line(
    `M${x - 44} ${y - 50}C${x - 90} ${y - 90} ${x - 100} ${y - 130} ${x - 96} ${y - 200}M${x + 44} ${y - 50}C${x + 90} ${y - 90} ${x + 100} ${y - 130} ${x + 96} ${y - 200}`,
    canvas.colour("hair"),
    30,
    ROUND,
  ) +
  path(`M${x - 14} ${y + 68}Q${x} ${y + 96} ${x + 14} ${y + 68}Z`, canvas.colour("skin2"), EDGE) +
  ellipse(x, y, 70, 78, canvas.colour("hair"), EDGE) +
  line(`M${x} ${y - 74}V${y + 60}`, canvas.colour("skin2"), 5) +
  line(
    `M${x - 18} ${y - 50}Q${x - 50} ${y} ${x - 34} ${y + 46}M${x + 18} ${y - 50}Q${x + 50} ${y} ${x + 34} ${y + 46}`,
    canvas.shaded("hair", 0.1),
    4,
    ROUND,
  );

/** A straw hat from above. */
const hatFromAbove = (canvas: Canvas, x: number, y: number): string =>
  circle(x - 10, y + 14, 132, "#1a0a1e", 'opacity=".2"') +
  circle(x, y, 130, canvas.colour("straw"), EDGE) +
  ring(x, y, 112, canvas.shaded("straw", -0.07), 5, 'stroke-dasharray="10 7"') +
  ring(x, y, 92, canvas.shaded("straw", -0.05), 5, 'stroke-dasharray="12 6"') +
  circle(x, y, 70, canvas.colour("indigo")) +
  circle(x + 3, y - 4, 60, canvas.shaded("straw", 0.03), EDGE) +
  ring(x + 3, y - 4, 36, canvas.shaded("straw", -0.05), 5, 'stroke-dasharray="9 6"');

/** A seller's cloth at the market, seen from above: a hand gives, a hand takes. */
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
  const seller = bodyFromAbove(
    canvas,
    [560, 96],
    { cloth: "redDeep", woven: true, skin: "skin2", down: 1 },
    [
      { elbow: [400, 210], hand: [452, 330], grip: "flat" },
      { elbow: [736, 190], hand: [668, 350], grip: "flat", bent: -6 },
    ],
  );
  const buyer = bodyFromAbove(
    canvas,
    [540, 760],
    { cloth: "white", woven: false, skin: "skin1", down: -1 },
    [
      { elbow: [392, 640], hand: [470, 556], grip: "flat" },
      { elbow: [690, 650], hand: [634, 530], grip: "flat", bent: 10 },
    ],
  );
  return (
    svg +
    seller +
    partedHair(canvas, 560, 96) +
    produce(canvas, 470, 424, 66, ["marigold", "lemon"], 26) +
    buyer +
    hatFromAbove(canvas, 540, 748) +
    [
      [636, 436],
      [672, 452],
      [652, 474],
    ]
      .map(([x, y]) => piece(canvas, x!, y!, 25, "redHot"))
      .join("")
  );
}

export const MARKET_CLOTH = { marketCloth } as const;
