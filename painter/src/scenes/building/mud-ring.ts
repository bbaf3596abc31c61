/** Clay trodden with bare feet, seen by a bird: a wreath of people around their own mud. */
import type { Canvas } from "../../canvas/canvas.ts";
import type { ColourName } from "../../canvas/palette.ts";
import { type Point, round, smooth, taper } from "../../canvas/path.ts";
import { circle, ellipse, line, path, place, ring, ROUND } from "../../canvas/svg.ts";
import { fromAbove, type FromAboveLook, headwear } from "../../people/from-above.ts";
import { outlined } from "../parts/close-face.ts";
import { earthFromAbove } from "../parts/grounds.ts";

const EDGE = outlined(2.6);
const [CX, CY] = [600, 400];
/** From the middle of the pit to the heads. */
const REACH = 252;

type Treader = Omit<FromAboveLook, "hands"> & { legs: ColourName; trousers?: boolean };

const TREADERS: readonly Treader[] = [
  { cloth: "red", bands: ["marigold", "white"], head: "braids", legs: "indigoDeep" },
  { cloth: "cream", head: "straw", headColour: "redHot", legs: "indigo", trousers: true },
  {
    cloth: "redDeep",
    bands: ["glassTeal", "lemon"],
    head: "braids",
    headColour: "glassTeal",
    skin: "skin2",
    legs: "aubergine",
  },
  { cloth: "skyDeep", head: "helmet", skin: "skin2", legs: "earthDark", trousers: true },
  {
    cloth: "marigold",
    head: "cap",
    headColour: "indigo",
    skin: "skin5",
    legs: "basalt",
    trousers: true,
  },
  {
    cloth: "rose",
    bands: ["violet", "white"],
    head: "braids",
    headColour: "lemon",
    legs: "greenDeep",
  },
  { cloth: "lime", head: "hair", skin: "skin4", legs: "steelDark", trousers: true },
  {
    cloth: "teal",
    head: "straw",
    headColour: "indigo",
    skin: "skin2",
    legs: "earthDark",
    trousers: true,
  },
];

/** A bare foot whose toes point down the page, clay up to its ankle. */
const foot = (canvas: Canvas, x: number, y: number, skin: ColourName): string =>
  path(
    `M${x - 13} ${y - 30}C${x - 17} ${y - 6} ${x - 18} ${y + 12} ${x - 13} ${y + 19}H${x + 13}C${x + 18} ${y + 12} ${x + 17} ${y - 6} ${x + 13} ${y - 30}Z`,
    canvas.blended(skin, "soil", 0.3),
    EDGE,
  ) +
  [-13, -5, 3, 10]
    .map((dx, i) =>
      circle(
        x + dx,
        y + 21 + [2, 4, 3, 0][i]!,
        [6.4, 5.2, 4.8, 4.2][i]!,
        canvas.blended(skin, "soil", 0.18),
        EDGE,
      ),
    )
    .join("");

/** Knees and feet before the chest; one foot is lifted and comes forward, so that they tread in turn. */
function legsFromAbove(
  canvas: Canvas,
  { legs, trousers, skin = "skin1" }: Treader,
  step: 1 | -1,
): string {
  const leg = (side: 1 | -1): string => {
    const reach = side === step ? 34 : 0;
    const knee: Point = [side * 29, 34 + reach * 0.6];
    const ankle: Point = [side * 26, 50 + reach];
    return (
      foot(canvas, side * 26, 70 + reach, skin) +
      path(
        taper([[side * 30, 10], knee, ankle], trousers ? [28, 25, 17] : [20, 18, 13]),
        canvas.colour(trousers ? legs : skin),
        EDGE,
      )
    );
  };
  if (trousers) return leg(-1) + leg(1);
  return (
    leg(-1) +
    leg(1) +
    path("M-64 0Q-70 40 -54 52Q0 68 54 52Q70 40 64 0Z", canvas.colour(legs), EDGE) +
    line("M-58 40Q0 58 58 40", canvas.colour("rose"), 6, 'stroke-dasharray="8 5"')
  );
}

const TORSO =
  "M-98 0C-98 -38 -50 -46 0 -46C50 -46 98 -38 98 0C96 32 50 42 0 42C-50 42 -96 32 -98 0Z";

function torso(canvas: Canvas, { cloth, bands }: Treader): string {
  return (
    path(TORSO, canvas.colour(cloth), EDGE) +
    (bands
      ? line("M-76 -32Q-62 0 -76 30M76 -32Q62 0 76 30", canvas.colour(bands[0]), 8) +
        line(
          "M-57 -40Q-45 0 -57 35M57 -40Q45 0 57 35",
          canvas.colour(bands[1]),
          6,
          'stroke-dasharray="8 6"',
        )
      : line("M-40 -40Q-34 -20 0 -18Q34 -20 40 -40", canvas.shaded(cloth, -0.08), 6, ROUND))
  );
}

/** An arm from the shoulder at `from` to the back of the next one, where its hand lies with spread fingers. */
function armAcross(
  canvas: Canvas,
  from: Point,
  to: Point,
  { cloth, skin = "skin1" }: Treader,
  scale: number,
): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const [ux, uy] = [dx / length, dy / length];
  const at = (t: number, aside = 0): Point => [
    from[0] + ux * length * t - uy * aside,
    from[1] + uy * length * t + ux * aside,
  ];
  const half = (...of: number[]): number[] => of.map((width) => width * scale);
  const fill = canvas.colour(skin);
  const fingers = [-12, -4, 4, 12]
    .map((aside, i) =>
      path(
        taper(
          [
            at(0.92, aside * 0.6 * scale),
            at(1 + [0.16, 0.24, 0.24, 0.17][i]! * (90 / length) * scale, aside * 1.25 * scale),
          ],
          half(5.4, 4.2),
        ),
        fill,
        EDGE,
      ),
    )
    .join("");
  return (
    path(taper([at(0), at(0.5, 8 * scale), at(0.9)], half(20, 17, 12)), fill, EDGE) +
    fingers +
    path(taper([at(0.86), at(1)], half(12, 14)), fill) +
    path(taper([at(-0.02), at(0.42, 7 * scale)], half(27, 22)), canvas.colour(cloth), EDGE)
  );
}

/** Footprints that leave the pit, smaller than the others. */
function prints(canvas: Canvas): string {
  let svg = "";
  for (let i = 0; i < 7; i++)
    svg += place(
      946 + i * 30,
      176 - i * 20,
      ellipse(0, i % 2 ? -13 : 13, 15, 8, canvas.colour("soil")) +
        circle(19, (i % 2 ? -13 : 13) - 4, 3.6, canvas.colour("soil")) +
        circle(20, (i % 2 ? -13 : 13) + 3, 3, canvas.colour("soil")),
      1.1,
      -34,
      `opacity="${(0.85 - i * 0.09).toFixed(2)}"`,
    );
  return svg;
}

/** Clay, sand and straw: a round that many turns of feet have drawn, and the light on what is wet. */
function mud(canvas: Canvas): string {
  const { random } = canvas;
  const rim: Point[] = [];
  for (let i = 0; i < 22; i++) {
    const angle = (i / 22) * Math.PI * 2;
    const r = random.between(352, 376);
    rim.push([CX + Math.cos(angle) * r, CY + Math.sin(angle) * r]);
  }
  const outline = smooth(rim, true);
  let svg =
    path(outline, canvas.shaded("soil", -0.06), `transform="translate(-6 8)"`) +
    path(outline, canvas.colour("soil"));
  for (const [r, tone] of [
    [318, 0.03],
    [262, -0.03],
    [206, 0.035],
    [150, -0.025],
    [96, 0.045],
    [46, -0.02],
  ] as const)
    svg += ring(
      CX + random.between(-8, 8),
      CY + random.between(-8, 8),
      r,
      canvas.shaded("soil", tone),
      34,
      `stroke-dasharray="${round(r * 0.9)} ${round(r * 0.24)}" ${ROUND}`,
    );
  let straw = "";
  for (let i = 0; i < 60; i++) {
    const angle = random.between(0, 6.28);
    const r = Math.sqrt(random()) * 335;
    const turn = angle + 1.57 + random.between(-0.5, 0.5);
    straw += `M${round(CX + Math.cos(angle) * r)} ${round(CY + Math.sin(angle) * r)}l${round(Math.cos(turn) * 34)} ${round(Math.sin(turn) * 34)}`;
  }
  return svg + line(straw, canvas.colour("straw"), 5, ROUND);
}

/** From above: arms on shoulders, heads together like the petals of a flower, and one child who runs for water. */
export function mudMix(canvas: Canvas): string {
  const { random } = canvas;
  const count = random.pick([6, 7, 7]);
  const crew = random.shuffle(TREADERS).slice(0, count);
  const scale = count === 6 ? 1.16 : 1.04;
  const turn = random.between(0, 6.28);
  const long = canvas.time === "noon" ? 46 : 118;
  const seat = (i: number): { angle: number; x: number; y: number } => {
    const angle = turn + (i / count) * Math.PI * 2;
    return { angle, x: CX + Math.cos(angle) * REACH, y: CY + Math.sin(angle) * REACH };
  };
  /** A point of the one at seat i, who looks to the middle, in the picture. */
  const spot = (i: number, [px, py]: Point): Point => {
    const { angle, x, y } = seat(i);
    const [cos, sin] = [-Math.sin(angle), Math.cos(angle)].map((part) => part * scale) as [
      number,
      number,
    ];
    return [x + px * cos - py * sin, y + px * sin + py * cos];
  };
  const each = (draw: (one: Treader, i: number) => string): string =>
    crew
      .map((one, i) => {
        const { angle, x, y } = seat(i);
        return place(x, y, draw(one, i), scale, (angle * 180) / Math.PI + 90);
      })
      .join("");
  let svg = earthFromAbove(canvas, "sand", 150) + mud(canvas) + prints(canvas);
  crew.forEach((_, i) => {
    const { x, y } = seat(i);
    svg += path(
      taper(
        [
          [x, y],
          [x - long * 0.8, y + long * 0.5],
          [x - long * 1.5, y + long * 0.92],
        ],
        [78 * scale, 66 * scale, 40 * scale],
      ),
      "#1a0a1e",
      'opacity=".2"',
    );
  });
  svg +=
    each((one, i) => legsFromAbove(canvas, one, i % 2 ? 1 : -1)) +
    each((one) => torso(canvas, one));
  crew.forEach((one, i) => {
    const next = (i + 1) % count;
    const before = (i + count - 1) % count;
    svg += armAcross(canvas, spot(i, [70, -6]), spot(next, [-58, -22]), one, scale);
    svg += armAcross(canvas, spot(i, [-70, -6]), spot(before, [58, -22]), one, scale);
  });
  svg += each(
    (one) =>
      circle(-4, 8, 46, "#1a0a1e", 'opacity=".22"') +
      headwear(canvas, {
        ...one,
        hands: [
          [0, 0],
          [0, 0],
        ],
      }),
  );
  return (
    svg +
    ellipse(1092, 96, 44, 44, canvas.colour("steelDark"), EDGE) +
    ellipse(1092, 94, 35, 35, canvas.colour("sky")) +
    line("M1072 84q18 -16 40 -4", "#fff", 6, ROUND) +
    fromAbove(canvas, 1118, 186, 0.62, 186, {
      cloth: random.pick(["lemon", "glassTeal", "violet"] as const),
      head: "hair",
      skin: "skin2",
      hands: [
        [-34, 96],
        [34, 96],
      ],
    })
  );
}
