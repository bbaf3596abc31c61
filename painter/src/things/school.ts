/** Objects of a lesson, drawn large in a 400×400 square and lit from the left. */
import { clip } from "../built/clip.ts";
import { dome } from "../built/dome.ts";
import { circle, line, path, place, rectangle, ring, ROUND } from "../canvas/svg.ts";
import { bandStrip } from "../cloth/bands.ts";
import { edge, type Thing } from "./thing.ts";

/** A pencil with its tip on the right. */
export const pencil: Thing = (canvas) =>
  path("M-150 -13H96V13H-150Z", canvas.colour("marigold"), edge(canvas)) +
  path("M-150 -13H96V-4H-150Z", canvas.shaded("marigold", 0.07)) +
  path("M-150 5H96V13H-150Z", canvas.shaded("marigold", -0.1)) +
  path("M96 -13L140 0L96 13Z", canvas.colour("sand"), edge(canvas)) +
  path("M124 -5L142 0L124 5Z", canvas.colour("rubberDark")) +
  rectangle(-172, -13, 24, 26, 5, canvas.colour("rose"), edge(canvas));

/** A composition book with a woven cover, and a pencil across it. */
export const notebook: Thing = (canvas) => {
  const book =
    rectangle(-92, -118, 200, 250, 10, canvas.colour("cream"), edge(canvas)) +
    line("M102 -104V122M96 -104V122", canvas.shaded("cream", -0.1), 2) +
    rectangle(-104, -124, 196, 250, 12, canvas.colour("indigo"), edge(canvas)) +
    rectangle(-104, -124, 70, 250, 12, canvas.shaded("indigo", 0.05)) +
    bandStrip(canvas, "rombo", -60, -124, 44, 250) +
    rectangle(8, -84, 64, 48, 4, canvas.colour("cream")) +
    line("M18 -68H60M18 -54H50", canvas.colour("red"), 5, ROUND) +
    line("M-104 -96V98", canvas.shaded("indigo", -0.12), 9, 'stroke-dasharray="5 17"');
  return place(200, 196, book, 1, -9) + place(214, 236, pencil(canvas), 1, -38);
};

/** An open laptop showing a dome at night. */
export const laptop: Thing = (canvas) => {
  const screen = "M78 76H322V252H78Z";
  let picture = rectangle(70, 70, 260, 190, 0, canvas.colour("violet"));
  for (const [i, r] of [118, 90, 62].entries())
    picture += circle(200, 204, r, canvas.blended("violet", "marigold", 0.2 + i * 0.24));
  picture +=
    path("M70 214Q200 190 330 214V260H70Z", canvas.colour("greenDeep")) +
    dome(canvas, 200, 244, 66, { rows: 9, door: true, bottles: 5, colour: "sand" });
  let keys = "";
  for (let row = 0; row < 3; row++) keys += `M${84 - row * 8} ${288 + row * 15}H${316 + row * 8}`;
  return (
    rectangle(62, 60, 276, 208, 14, canvas.colour("rubber"), edge(canvas)) +
    `<g ${clip(canvas, screen)}>${picture}${path("M78 76H180L120 252H78Z", "#ffffff", 'opacity=".1"')}</g>` +
    path(
      "M62 270H338L368 334Q368 346 356 346H44Q32 346 32 334Z",
      canvas.colour("steel"),
      edge(canvas),
    ) +
    path("M62 270H338L342 280H58Z", canvas.shaded("steel", 0.1)) +
    line(keys, canvas.colour("rubberLight"), 10, 'stroke-dasharray="17 5"') +
    rectangle(164, 328, 72, 12, 4, canvas.shaded("steel", -0.1))
  );
};

/** A brush with the three-coloured arc that it has painted. */
export const brush: Thing = (canvas) => {
  const bow = (at: number): string =>
    `M${78 + at} 312C${78 + at} ${170 + at} 170 ${98 + at} 292 ${112 + at}`;
  const tool =
    path("M-20 -2C-30 34 -14 70 2 92C16 68 30 34 20 -2Z", canvas.colour("redHot"), edge(canvas)) +
    path("M-8 4C-14 34 -8 56 0 78C-2 50 -4 30 -2 4Z", canvas.shaded("redHot", 0.09)) +
    path("M-22 -58H22L20 2H-20Z", canvas.colour("steel"), edge(canvas)) +
    path("M-22 -58H-8V2H-20Z", canvas.shaded("steel", 0.1)) +
    line("M-21 -44H21M-20 -12H20", canvas.colour("steelDark"), 4) +
    path(
      "M-22 -58C-30 -120 -8 -180 0 -226C8 -180 30 -120 22 -58Z",
      canvas.colour("teal"),
      edge(canvas),
    ) +
    path("M-14 -62C-20 -116 -6 -168 0 -206C-4 -160 -6 -110 -4 -62Z", canvas.shaded("teal", 0.1));
  return (
    (["redHot", "marigold", "skyDeep"] as const)
      .map(
        (colour, i) =>
          line(bow(i * 30), canvas.colour(colour), 33, ROUND) +
          line(bow(i * 30 - 8), canvas.shaded(colour, 0.07), 4, ROUND),
      )
      .join("") + place(250, 150, tool, 0.8, 128)
  );
};

/** A soccer ball: one patch in the middle, five around it, seams between them. */
export const ball: Thing = (canvas) => {
  const [x, y, r] = [200, 198, 138];
  const at = (turn: number, reach: number): string => {
    const angle = ((turn * 72 - 90) * Math.PI) / 180;
    return `${Math.round(x + Math.cos(angle) * reach)} ${Math.round(y + Math.sin(angle) * reach)}`;
  };
  const turns = [0, 1, 2, 3, 4];
  const middle = `M${turns.map((i) => at(i, 50)).join("L")}Z`;
  const outer = turns
    .map(
      (i) =>
        `M${at(i, 86)}L${at(i + 0.2, 114)}L${at(i + 0.14, 152)}L${at(i - 0.14, 152)}L${at(i - 0.2, 114)}Z`,
    )
    .join("");
  const seams = turns
    .map((i) => `M${at(i, 50)}L${at(i, 86)}M${at(i + 0.2, 114)}L${at(i + 0.8, 114)}`)
    .join("");
  const outline = `M${x - r} ${y}A${r} ${r} 0 0 1 ${x + r} ${y}A${r} ${r} 0 0 1 ${x - r} ${y}Z`;
  const ink = canvas.colour("rubberDark");
  const patches =
    circle(x, y, r, canvas.colour("white")) +
    path(middle + outer, ink) +
    line(seams, ink, 5, ROUND) +
    path(
      `M${x + 40} ${y - 150}A170 170 0 0 1 ${x - 60} ${y + 150}L${x + 190} ${y + 190}V${y - 150}Z`,
      canvas.colour("indigoDeep"),
      'opacity=".2"',
    ) +
    line(`M${x - 108} ${y - 20}Q${x - 96} ${y - 84} ${x - 44} ${y - 104}`, "#fff", 12, ROUND);
  return (
    path("M74 342Q200 318 334 342Q200 372 74 342Z", canvas.colour("greenDeep"), 'opacity=".7"') +
    `<g ${clip(canvas, outline)}>${patches}</g>` +
    ring(x, y, r, canvas.colour("hair"), 6)
  );
};

/** An open book: a painted valley on one page, lines of text on the other. */
export const book: Thing = (canvas) => {
  const left = "M200 128C164 96 108 92 54 112V306C108 288 164 290 200 318Z";
  const right = "M200 128C236 96 292 92 346 112V306C292 288 236 290 200 318Z";
  const valley =
    rectangle(50, 90, 150, 230, 0, canvas.colour("marigold")) +
    circle(142, 148, 44, canvas.colour("lemon")) +
    circle(142, 148, 27, canvas.colour("white")) +
    path("M40 236L104 146L124 160L196 246V320H40Z", canvas.colour("indigo")) +
    path("M40 240Q120 214 204 244V330H40Z", canvas.colour("greenMid")) +
    path("M40 268Q120 244 204 272V330H40Z", canvas.colour("milpa")) +
    path("M40 292Q110 272 204 300V330H40Z", canvas.colour("tile"));
  let lines = "";
  for (let i = 0; i < 7; i++)
    lines += `M222 ${150 + i * 21}Q268 ${126 + i * 21} ${i === 6 ? 280 : 326} ${(i === 6 ? 128 : 134) + i * 21}`;
  return (
    path(
      "M200 146C150 112 92 112 36 132V330C92 314 150 316 200 346C250 316 308 314 364 330V132C308 112 250 112 200 146Z",
      canvas.colour("red"),
      edge(canvas),
    ) +
    path(left, canvas.colour("cream"), edge(canvas)) +
    path(right, canvas.colour("white"), edge(canvas)) +
    `<g ${clip(canvas, "M184 134C154 112 112 108 70 122V288C112 276 154 278 184 294Z")}>${valley}</g>` +
    line(lines, canvas.colour("indigo"), 7, `${ROUND} opacity=".75"`) +
    path(
      "M200 128C208 122 214 118 222 114V304C214 306 206 312 200 318Z",
      canvas.colour("plasterShade"),
    ) +
    path("M262 102H288V236L275 220L262 236Z", canvas.colour("redHot"), edge(canvas))
  );
};
