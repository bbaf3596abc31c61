/** Closing picture of the home page: a giant kite is carried home over the terraces. */
import { bottleDisc, GLASS } from "../../built/bottle.ts";
import { dome } from "../../built/dome.ts";
import { LAMP_LIGHT } from "../../built/openings.ts";
import { tireWall } from "../../built/tire-wall.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import type { ColourName } from "../../canvas/palette.ts";
import { type Curve, lerp, type Point, polygon, round } from "../../canvas/path.ts";
import { circle, line, path, ring, ROUND } from "../../canvas/svg.ts";
import { nightOnly } from "../../land/day-night.ts";
import { hill } from "../../land/hill.ts";
import { people, person } from "../../people/person.ts";
import { sittingDog } from "../parts/animals.ts";
import { backdrop, groundShadow, lampGlow, trees } from "../parts/backdrop.ts";
import { outlined } from "../parts/outlined.ts";

/** Centre and radius of the kite, and the y of the path under it. */
const [X, Y, R] = [862, 520, 192];
const WAY: Curve = (x) => 776 - 6 * Math.sin(x / 140);

const polar = (turn: number, reach: number): Point => [
  X + Math.cos(turn) * reach * R,
  Y + Math.sin(turn) * reach * R,
];

/** A star-shaped ring of points with two alternating radii: the cut edge of paper. */
const starPolygon = (count: number, outer: number, inner: number, from = 0): string =>
  polygon(
    Array.from({ length: count * 2 }, (_, i) =>
      polar(from + (i / (count * 2)) * Math.PI * 2, i % 2 ? inner : outer),
    ),
  );

/** Layers of paper in rings; at night a lamp behind them shines through. */
function paperRose(canvas: Canvas): string {
  const paper = (colour: ColourName): string => canvas.lit(colour);
  let fringe = "";
  for (let i = 0; i < 72; i++) {
    const turn = (i / 72) * Math.PI * 2;
    const [x, y] = polar(turn, 0.96);
    const [toX, toY] = polar(turn + 0.03, i % 2 ? 1.1 : 1.06);
    fringe += `M${round(x)} ${round(y)}L${round(toX)} ${round(toY)}`;
  }
  let svg =
    line(fringe, paper("marigold"), 8, ROUND) +
    circle(X, Y, R, paper("redHot"), outlined(3)) +
    path(starPolygon(24, 0.94, 0.8), paper("indigo")) +
    circle(X, Y, R * 0.78, paper("marigold")) +
    path(starPolygon(12, 0.77, 0.56, 0.13), paper("white")) +
    path(starPolygon(12, 0.72, 0.54, 0.13), paper("rose")) +
    circle(X, Y, R * 0.54, paper("glassTeal")) +
    ring(X, Y, R * 0.5, paper("white"), 4, 'stroke-dasharray="9 7"');
  for (let i = 0; i < 12; i++) {
    const [x, y] = polar((i / 12) * Math.PI * 2 + 0.13, 0.86);
    svg += circle(x, y, R * 0.034, paper("lemon"));
  }
  svg += path(starPolygon(16, 0.44, 0.3), paper("violet")) + circle(X, Y, R * 0.3, paper("lemon"));
  for (let i = 0; i < 8; i++) {
    const [x, y] = polar((i / 8) * Math.PI * 2, 0.2);
    svg += bottleDisc(canvas, x, y, R * 0.07, GLASS[i]!, { glowing: true });
  }
  svg += bottleDisc(canvas, X, Y, R * 0.12, "marigold", { glowing: true });
  // The frame of canes is visible through the paper.
  let canes = "";
  for (let i = 0; i < 3; i++) {
    const [x, y] = polar((i / 6) * Math.PI * 2 + 0.5, 0.99);
    canes += `M${round(x)} ${round(y)}L${round(2 * X - x)} ${round(2 * Y - y)}`;
  }
  return svg + line(canes, "#1a0a1e", 5, 'opacity=".22"');
}

/** Fingers around the rim, holding the kite from behind. */
function fingers(canvas: Canvas): string {
  return [0.2, 0.62, 2.52, 2.94]
    .map((turn, i) => {
      const skin = canvas.colour(i % 2 ? "skin2" : "skin1");
      return [-0.045, -0.015, 0.015, 0.045]
        .map((aside) => {
          const [x, y] = polar(turn + aside, 1.01);
          const [toX, toY] = polar(turn + aside, 0.93);
          return (
            line(`M${round(x)} ${round(y)}L${round(toX)} ${round(toY)}`, "#2a1416", 9.4, ROUND) +
            line(`M${round(x)} ${round(y)}L${round(toX)} ${round(toY)}`, skin, 7, ROUND)
          );
        })
        .join("");
    })
    .join("");
}

/** The trailing tail of knotted cloth; one person picks up its end. */
function tail(canvas: Canvas): string {
  const d = `M${X + 120} ${Y + 150}C${X + 190} 740 ${X + 210} 660 1120 690`;
  return (
    line(d, canvas.colour("woodDark"), 3) +
    line(d, canvas.lit("rose"), 16, 'stroke-dasharray="16 22"') +
    line(d, canvas.lit("indigo"), 16, 'stroke-dasharray="10 28" stroke-dashoffset="-19"')
  );
}

/** Legs of the four bearers, visible below the kite. */
function bearers(canvas: Canvas): string {
  return people(canvas, [
    [X - 116, WAY(X - 116), 190, { who: "man", pose: "walk", flip: true, trousers: "indigo" }],
    [X - 34, WAY(X - 34), 186, { who: "woman", pose: "walk2", flip: true, woven: true }],
    [X + 44, WAY(X + 44), 190, { who: "man", pose: "walk", flip: true, trousers: "earthDark" }],
    [X + 122, WAY(X + 122), 176, { who: "girl", pose: "walk2", flip: true, woven: true }],
  ]);
}

/** Fields, the school on its hill, and the kite on its eight legs; a girl runs ahead with a small one. */
function closingKite(canvas: Canvas): string {
  let svg = backdrop(canvas, {
    style: "rings",
    reach: 420,
    sun: [X / 1200, Y / 800],
    sunRadius: 60,
    horizon: 560,
    fields: { y: 596, depth: 0.3, base: 16, bottom: 780, warmth: 0.6 },
  });
  svg += hill(
    canvas,
    (x) => 690 - 40 * Math.exp(-(((x - 470) / 260) ** 2)),
    canvas.colour("greenMid", 0.06),
  );
  svg +=
    trees(
      canvas,
      [
        [318, 676, 90, "cypress"],
        [344, 674, 70, "round", "green"],
        [640, 676, 84, "round", "greenMid"],
      ],
      0.08,
    ) +
    dome(canvas, 408, 660, 44, { rows: 10, depth: 0.06, bottles: 4, window: true }) +
    dome(canvas, 560, 662, 40, { rows: 9, depth: 0.06, colour: "sand", bottles: 4 }) +
    dome(canvas, 484, 662, 56, {
      rows: 12,
      depth: 0.04,
      colour: "cream",
      door: true,
      doorOpen: true,
      bottles: 5,
    }) +
    tireWall(canvas, 340, 690, 290, 2, 42, 14, 0.03, { planted: 0.2 });
  svg += hill(canvas, (x) => WAY(x) - 40, canvas.colour("straw"), { shadow: 0.16 });
  let grass = "";
  for (let i = 0; i < 70; i++) {
    const x = canvas.random.between(0, 1200);
    grass += `M${round(x)} ${round(WAY(x) - 32 + canvas.random.between(0, 10))}q6 -14 ${round(lerp(14, 26, i / 70))} -16`;
  }
  svg += line(grass, canvas.shaded("straw", -0.1), 3, ROUND);
  svg += hill(canvas, (x) => WAY(x) - 8, canvas.colour("path"), { shadow: 0 });
  svg += groundShadow(X, WAY(X) + 4, 210, 12, 0.26);
  svg += nightOnly(canvas, lampGlow(canvas, X, Y, R * 2, R * 1.9, 0.75));
  svg += bearers(canvas) + tail(canvas) + paperRose(canvas) + fingers(canvas);
  svg += peopleAhead(canvas);
  return svg;
}

/** A girl runs ahead with her own kite, a boy has caught the end of the tail, a dog runs in front. */
function peopleAhead(canvas: Canvas): string {
  const [x, y] = [496, 556];
  const small =
    line(`M566 694Q540 640 ${x} ${y}`, canvas.colour("woodDark"), 2) +
    circle(x, y, 34, canvas.lit("indigo"), outlined(2)) +
    circle(x, y, 24, canvas.lit("lemon")) +
    circle(x, y, 13, canvas.lit("redHot")) +
    line(`M${x + 16} ${y + 30}q26 20 16 44t14 40`, canvas.lit("rose"), 6, 'stroke-dasharray="9 7"');
  const lamp = (lx: number, ly: number, r: number): string =>
    lampGlow(canvas, lx, ly, r * 7, r * 6, 0.8) + circle(lx, ly, r, LAMP_LIGHT);
  return (
    small +
    people(canvas, [
      [590, WAY(590) + 4, 130, { who: "girl", pose: "run", flip: true, woven: true, braids: 2 }],
    ]) +
    person(canvas, 1136, WAY(1136) + 6, 134, {
      who: "boy",
      pose: "pass",
      flip: true,
      shirt: "red",
    }) +
    sittingDog(canvas, 690, WAY(690) + 16, 0.9) +
    nightOnly(canvas, lamp(1092, 706, 7))
  );
}

export const CLOSING_KITE = { closingKite } as const;
