/** Objects of work, health and light, drawn large in a 400×400 square and lit from the left. */
import { clip } from "../built/clip.ts";
import { tireRing } from "../built/tire.ts";
import { lerp, type Point, polygon, round } from "../canvas/path.ts";
import { circle, ellipse, line, path, place, rectangle, ROUND } from "../canvas/svg.ts";
import { bandStrip } from "../cloth/bands.ts";
import { edge, type Thing } from "./thing.ts";

/** A mason's trowel. */
export const trowel: Thing = (canvas) =>
  place(
    214,
    206,
    path(
      "M-196 0C-176 -22 -70 -84 -10 -86L12 0L-10 86C-70 84 -176 22 -196 0Z",
      canvas.colour("steel"),
      edge(canvas),
    ) +
      path("M-190 0C-172 -20 -70 -78 -12 -80L6 0Z", canvas.shaded("steel", 0.09)) +
      line("M6 0C30 -4 30 -34 62 -34", canvas.colour("hair"), 24, ROUND) +
      line("M6 0C30 -4 30 -34 62 -34", canvas.colour("steelDark"), 13, ROUND) +
      path(
        "M58 -56C100 -66 150 -62 168 -34C150 -6 100 -4 58 -14Z",
        canvas.colour("wood"),
        edge(canvas),
      ) +
      path("M62 -50C100 -58 146 -54 160 -38C130 -42 96 -40 62 -38Z", canvas.shaded("wood", 0.1)) +
      rectangle(52, -58, 16, 46, 5, canvas.colour("marigold"), edge(canvas, 5)),
    1,
    -42,
  );

/** A first-aid bag with a green cross and a strap. */
export const firstAid: Thing = (canvas) =>
  path(
    "M124 120C120 40 280 40 276 120",
    "none",
    `stroke="${canvas.colour("hair")}" stroke-width="34"`,
  ) +
  path(
    "M124 120C120 40 280 40 276 120",
    "none",
    `stroke="${canvas.colour("red")}" stroke-width="22"`,
  ) +
  path("M334 116L366 96V292L334 326Z", canvas.shaded("plaster", -0.16), edge(canvas)) +
  path("M62 116L94 96H366L334 116Z", canvas.shaded("plaster", -0.04), edge(canvas)) +
  rectangle(50, 114, 288, 214, 22, canvas.colour("white"), edge(canvas)) +
  path(
    "M70 120H90C76 180 76 260 90 322H70C58 320 54 310 54 300V140C54 128 60 122 70 120Z",
    canvas.shaded("white", -0.05),
  ) +
  bandStrip(canvas, "cielo", 53, 290, 282, 26) +
  path(
    "M170 140H222V180H262V232H222V272H170V232H130V180H170Z",
    canvas.colour("greenMid"),
    edge(canvas),
  ) +
  path("M178 148H192V264H178Z", canvas.shaded("greenMid", 0.09));

/** A solar panel on legs that reflects the sun. */
export const solar: Thing = (canvas) => {
  const corners: readonly Point[] = [
    [112, 84],
    [366, 108],
    [300, 290],
    [38, 256],
  ];
  const at = (u: number, v: number): Point => {
    const [a, b, c, d] = corners as [Point, Point, Point, Point];
    return [0, 1].map((i) =>
      lerp(lerp(a[i]!, b[i]!, u), lerp(d[i]!, c[i]!, u), v),
    ) as unknown as Point;
  };
  const across = (from: Point, to: Point): string =>
    `M${from.map(round).join(" ")}L${to.map(round).join(" ")}`;
  let grid = "";
  for (let i = 1; i < 6; i++) grid += across(at(i / 6, 0.05), at(i / 6, 0.95));
  for (let i = 1; i < 4; i++) grid += across(at(0.04, i / 4), at(0.96, i / 4));
  const glass = polygon([at(0.04, 0.06), at(0.96, 0.06), at(0.96, 0.94), at(0.04, 0.94)]);
  const [sunX, sunY] = at(0.36, 0.36);
  return (
    line("M96 262L70 352M278 284L312 352M190 270V352", canvas.colour("hair"), 26, ROUND) +
    line("M96 262L70 352M278 284L312 352M190 270V352", canvas.colour("wood"), 15, ROUND) +
    path(polygon(corners), canvas.colour("steel"), edge(canvas, 7)) +
    path(
      "M38 256L300 290L366 108L372 122L306 308L40 272Z",
      canvas.colour("steelDark"),
      edge(canvas, 5),
    ) +
    `<g ${clip(canvas, glass)}>` +
    rectangle(0, 0, 400, 400, 0, canvas.colour("solar")) +
    ellipse(sunX, sunY, 140, 104, canvas.colour("skyDeep"), 'opacity=".6"') +
    ellipse(sunX, sunY, 88, 66, canvas.colour("marigold"), 'opacity=".75"') +
    ellipse(sunX, sunY, 54, 41, canvas.colour("lemon")) +
    ellipse(sunX, sunY, 32, 24, canvas.colour("white")) +
    line(grid, canvas.colour("indigoDeep"), 6) +
    line(grid, canvas.colour("sky"), 1.6, 'opacity=".8"') +
    "</g>"
  );
};

/** A germinating bean: its root grows down, two leaves come up. */
export const bean: Thing = (canvas) => {
  const leaf = (degrees: number, light: number): string =>
    place(
      198,
      150,
      path(
        "M0 0C26 -58 90 -86 150 -64C136 -2 70 30 0 0Z",
        canvas.shaded("milpa", light),
        edge(canvas),
      ) +
        line(
          "M6 -2C44 -18 92 -42 132 -58M44 -18l10 -30M74 -32l12 -26M52 -22l34 10M84 -38l28 6",
          canvas.colour("green"),
          5,
          ROUND,
        ),
      1,
      degrees,
    );
  let stones = "";
  for (const [i, [x, y, r]] of [
    [84, 290, 15],
    [316, 282, 19],
    [292, 346, 12],
    [104, 352, 10],
    [338, 332, 8],
    [58, 330, 8],
  ].entries())
    stones += circle(x!, y!, r!, canvas.colour(i % 2 ? "sand" : "adobeLight"));
  const root =
    "M206 262C214 290 190 310 202 350M206 286C226 296 240 292 256 306M200 306C182 310 172 326 156 324";
  return (
    path("M16 232Q110 212 200 226T384 228V384H16Z", canvas.colour("earthDark")) +
    path("M16 232Q110 212 200 226T384 228V252Q290 240 200 250T16 256Z", canvas.colour("earth")) +
    stones +
    line(root, canvas.colour("hair"), 17, ROUND) +
    line(root, canvas.colour("cream"), 9, ROUND) +
    line("M204 250C212 216 188 190 198 148", canvas.colour("hair"), 27, ROUND) +
    line("M204 250C212 216 188 190 198 148", canvas.colour("lime"), 16, ROUND) +
    leaf(4, 0.02) +
    `<g transform="translate(396 0) scale(-1 1)">${leaf(-4, 0.09)}</g>` +
    path(
      "M202 240C160 222 132 246 140 270C150 294 190 288 206 262Z",
      canvas.colour("redDeep"),
      edge(canvas),
    ) +
    path(
      "M204 240C246 222 276 246 266 270C256 294 218 288 204 262Z",
      canvas.colour("red"),
      edge(canvas),
    ) +
    line("M156 252C164 244 176 242 186 246", canvas.colour("rose"), 6, ROUND)
  );
};

/** A tire rammed full of earth and small stones. */
export const tire: Thing = (canvas) => {
  const { random } = canvas;
  let grains = "";
  for (let i = 0; i < 44; i++) {
    const [turn, reach] = [random.between(0, 6.28), Math.sqrt(random()) * 76];
    const at: Point = [200 + Math.cos(turn) * reach, 200 + Math.sin(turn) * reach];
    grains += circle(
      at[0],
      at[1],
      random.between(2, 7),
      canvas.colour(random.pick(["sand", "earth", "adobe", "earthDark"] as const)),
    );
  }
  return (
    tireRing(canvas, 200, 200, 172, { hole: canvas.colour("soil"), teeth: 34 }) +
    circle(200, 200, 84, canvas.colour("earthDark")) +
    circle(196, 196, 80, canvas.colour("soil")) +
    grains +
    line("M74 138A140 140 0 0 1 160 66", "#ffffff", 12, `${ROUND} opacity=".35"`)
  );
};

/** A bottle of clear glass through which fields and sun are visible. */
export const bottle: Thing = (canvas) => {
  const shape =
    "M172 40H228V120C228 150 286 168 286 226V340Q286 362 264 362H136Q114 362 114 340V226C114 168 172 150 172 120Z";
  const inside =
    rectangle(100, 30, 200, 340, 0, canvas.colour("glassClear")) +
    circle(226, 206, 74, canvas.colour("lemon"), 'opacity=".7"') +
    circle(226, 206, 44, canvas.colour("marigold")) +
    path("M100 266L164 196L186 214L240 274V380H100Z", canvas.colour("skyDeep")) +
    path("M100 276Q200 246 300 282V380H100Z", canvas.colour("greenMid")) +
    path("M100 308Q200 278 300 312V380H100Z", canvas.colour("milpa")) +
    path("M100 338Q200 310 300 340V380H100Z", canvas.colour("tile")) +
    line(
      "M130 290Q200 266 276 292M126 326Q200 298 280 328",
      canvas.colour("cream"),
      4,
      'stroke-dasharray="10 9"',
    ) +
    rectangle(100, 30, 200, 340, 0, canvas.colour("glassTeal"), 'opacity=".16"') +
    path(
      "M250 40H300V370H236C268 330 270 240 250 190C232 166 222 150 222 110Z",
      canvas.colour("teal"),
      'opacity=".28"',
    );
  return (
    `<g ${clip(canvas, shape)}>${inside}</g>` +
    path(shape, "none", edge(canvas, 8)) +
    line(
      "M140 226C140 196 158 176 176 158M138 252V318M188 60V112",
      "#ffffff",
      11,
      `${ROUND} opacity=".8"`,
    ) +
    rectangle(164, 32, 72, 26, 9, canvas.colour("glassTeal"), edge(canvas))
  );
};
