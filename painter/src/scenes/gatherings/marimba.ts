/** The marimba from straight above, between who plays and who dances. */
import type { Canvas } from "../../canvas/canvas.ts";
import type { ColourName } from "../../canvas/palette.ts";
import { between, lerp, type Point, round } from "../../canvas/path.ts";
import { circle, ellipse, line, path, ring, ROUND } from "../../canvas/svg.ts";
import { fromAbove, type FromAboveLook } from "../../people/from-above.ts";
import { lampGlow } from "../parts/backdrop.ts";
import { closeArm } from "../parts/close-arm.ts";
import { outlined } from "../parts/close-face.ts";
import { earthFromAbove } from "../parts/grounds.ts";
import { inLightOf } from "../parts/lamplight.ts";

const EDGE = outlined(2.6);
const WOODS: readonly ColourName[] = ["adobe", "woodLight", "adobeLight"];
const KEYS = 22;

/** Upper and lower end of a key; the low ones on the left are longer. */
const endsOf = (i: number): readonly [number, number] => [
  lerp(276, 366, i / KEYS),
  lerp(648, 566, i / KEYS),
];

/** Keys from edge to edge, those that sound lighter than the rest. */
function keys(canvas: Canvas, struck: readonly number[]): string {
  let svg = "";
  for (let i = 0; i < KEYS; i++) {
    const x = 8 + i * 54;
    const [top, foot] = endsOf(i);
    const sounds = struck.includes(i);
    const wood = WOODS[i % WOODS.length]!;
    svg +=
      path(
        `M${x} ${round(top)}H${x + 47}V${round(foot)}H${x}Z`,
        sounds ? canvas.blended(wood, "lemon", 0.5) : canvas.colour(wood),
        EDGE,
      ) +
      line(`M${x + 36} ${round(top + 12)}V${round(foot - 12)}`, "#fff", 6, 'opacity=".2"') +
      line(
        `M${x + 23} ${round(lerp(top, foot, 0.14))}h.1M${x + 23} ${round(lerp(top, foot, 0.86))}h.1`,
        canvas.colour("woodDark"),
        13,
        ROUND,
      );
  }
  return svg;
}

/** The frame under the keys, and the dark of its boxes of sound. */
const frame = (canvas: Canvas): string =>
  path("M-20 306L1220 402V602L-20 686Z", "#1a0a1e", 'opacity=".34"') +
  path("M-20 290L1220 386V550L-20 640Z", canvas.colour("woodDark"), EDGE) +
  path("M-20 320L1220 408V430L-20 350ZM-20 574L1220 506V528L-20 604Z", canvas.colour("wood"));

/** A skirt that flies around who dances, ring about ring, and the partner's hat. */
function dancers(canvas: Canvas, x: number, y: number, colours: readonly ColourName[]): string {
  let svg = ellipse(x - 26, y + 26, 176, 160, "#1a0a1e", 'opacity=".26"');
  [168, 138, 112, 84].forEach((r, i) => {
    svg +=
      circle(x, y, r, canvas.colour(colours[i % colours.length]!), EDGE) +
      ring(
        x,
        y,
        r - 14,
        canvas.colour(colours[(i + 1) % colours.length]!),
        5,
        'stroke-dasharray="16 10"',
      );
  });
  svg += line(
    `M${x - 150} ${y + 40}Q${x - 120} ${y + 130} ${x - 20} ${y + 152}M${x + 40} ${y - 150}Q${x + 130} ${y - 120} ${x + 152} ${y - 20}`,
    "#fff",
    5,
    `${ROUND} opacity=".5"`,
  );
  svg += fromAbove(canvas, x, y, 0.8, -70, {
    cloth: "red",
    bands: ["marigold", "glassTeal"],
    head: "braids",
    headColour: "lemon",
    hands: [
      [-84, 74],
      [92, 66],
    ],
  });
  return (
    svg +
    fromAbove(canvas, x + 172, y + 30, 0.86, 104, {
      cloth: "cream",
      head: "straw",
      headColour: "indigo",
      hands: [
        [-70, 84],
        [56, 96],
      ],
    })
  );
}

interface Player {
  at: Point;
  size: number;
  look: Omit<FromAboveLook, "hands">;
  /** Hands, and the keys their mallets strike. */
  strikes: readonly (readonly [hand: Point, key: Point])[];
  mallet: ColourName;
}

function player(canvas: Canvas, { at: [x, y], size, look, strikes, mallet }: Player): string {
  const arms = strikes
    .map(([hand, key], i) => {
      const side = i ? 1 : -1;
      const shoulder: Point = [x + side * 84 * size, y];
      const [mx, my] = between(shoulder, hand, 0.46);
      const [fx, fy] = between(key, hand, 1.16);
      return (
        ellipse(key[0] - 14, key[1] + 18, 27, 22, "#1a0a1e", 'opacity=".34"') +
        line(
          `M${round(fx)} ${round(fy)}L${key[0]} ${key[1]}`,
          "#2a1416",
          15,
          `${ROUND} opacity=".6"`,
        ) +
        line(
          `M${round(fx)} ${round(fy)}L${key[0]} ${key[1]}`,
          canvas.colour("bambooLight"),
          10,
          ROUND,
        ) +
        circle(key[0], key[1], 25, canvas.colour(mallet), EDGE) +
        circle(key[0] + 7, key[1] - 8, 7, "#fff", 'opacity=".4"') +
        closeArm(
          canvas,
          shoulder,
          { elbow: [mx + side * 34 * size, my], hand, grip: "grip" },
          {
            skin: look.skin ?? "skin1",
            cloth: look.cloth,
            woven: !!look.bands,
            side,
            size: 104 * size,
          },
        )
      );
    })
    .join("");
  const body = fromAbove(canvas, x, y, 1.28 * size, 180, {
    ...look,
    hands: [
      [-60, 4],
      [60, 4],
    ],
  });
  return arms + body;
}

/** From above: two play one marimba, and beyond its keys a skirt turns. */
function marimbaClose(sheet: Canvas): string {
  const { random, time } = sheet;
  // In the evening a lamp gives things their colors.
  const late = time === "dusk" || time === "night";
  const canvas = late ? inLightOf(sheet, "noon") : sheet;
  const [floor, skirt] = random.pick([
    ["tile", ["indigo", "rose", "marigold", "violet"]],
    ["violet", ["red", "lemon", "glassTeal", "rose"]],
  ] as const);
  const girl = random.pick<Player["look"]>([
    { head: "braids", headColour: "rose", cloth: "redDeep", bands: ["lemon", "glassTeal"] },
    { head: "braids", headColour: "lemon", cloth: "marigold", skin: "skin2" },
  ]);
  let svg = earthFromAbove(canvas, floor, 70) + dancers(canvas, 600, 116, skirt);
  svg += frame(canvas) + keys(canvas, [7, 10, 12, 16]);
  svg += player(canvas, {
    at: [444, 742],
    size: 1,
    look: { head: "straw", cloth: "cream" },
    strikes: [
      [
        [372, 606],
        [410, 470],
      ],
      [
        [536, 588],
        [572, 446],
      ],
    ],
    mallet: "red",
  });
  svg += player(canvas, {
    at: [780, 730],
    size: 0.84,
    look: girl,
    strikes: [
      [
        [706, 606],
        [680, 482],
      ],
      [
        [850, 600],
        [896, 470],
      ],
    ],
    mallet: "lemon",
  });
  if (!late) return svg;
  // It hangs over the keys; beyond its round it is night.
  svg += path(
    "M-10 -10H1210V810H-10ZM-30 400a630 460 0 1 0 1260 0a630 460 0 1 0 -1260 0Z",
    sheet.shaded("indigoDeep", -0.06),
    'fill-rule="evenodd" opacity=".62"',
  );
  return svg + lampGlow(sheet, 600, 410, 520, 360, 0.22);
}

export const MARIMBA = { marimbaClose } as const;
