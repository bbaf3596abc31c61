/** Those who paint: a panel, a canvas, a wall. */
import { clip } from "../../built/clip.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import { ellipse, line, path, place, rectangle, ROUND } from "../../canvas/svg.ts";
import { pinch } from "../../people/grips.ts";

import { CAST } from "../parts/cast.ts";

import { closeFigure } from "../parts/close-figure.ts";

import { boards, cobWall } from "../parts/grounds.ts";
import { nested } from "../parts/nested.ts";

import { MARKET } from "./market.ts";

const pot = (canvas: Canvas, x: number, y: number, colour: Parameters<Canvas["colour"]>[0]) =>
  rectangle(x - 46, y, 92, 120, 10, canvas.colour("white")) +
  ellipse(x, y + 4, 46, 14, canvas.shaded(colour, -0.08)) +
  ellipse(x, y + 8, 39, 10, canvas.colour(colour)) +
  path(`M${x + 12} ${y + 14}q2 34 8 38q9 -6 8 -42Z`, canvas.colour(colour));

/** A brush with its tip at (x, y), its handle up to the right. */
const brush = (
  canvas: Canvas,
  x: number,
  y: number,
  scale: number,
  colour: Parameters<Canvas["colour"]>[0],
) =>
  place(
    x,
    y,
    path("M-8 0C10 -40 44 -56 66 -44C72 -22 46 6 -8 0Z", canvas.colour(colour)) +
      path("M40 -54L82 -84L98 -62L66 -34Z", canvas.colour("steel")) +
      path("M82 -84L300 -240L316 -216L98 -62Z", canvas.colour("woodLight")),
    scale,
  );

/** On a painter's table a market panel comes to life under the brush; one corner is still bare. */
function marketPanel(canvas: Canvas): string {
  let svg = boards(canvas, "wood", 150);
  svg +=
    rectangle(106, 74, 850, 590, 4, "#1a0a1e", 'opacity=".25"') +
    rectangle(90, 56, 850, 590, 4, canvas.colour("cream"));
  const painted = "M110 76H920V420C820 430 800 500 700 512C640 520 620 600 540 626H110Z";
  svg += `<g ${clip(canvas, painted)}>${nested(canvas, MARKET.market, 110, 76, 810, 550, { id: "p", time: "morning" })}</g>`;
  svg +=
    line(
      "M720 520C790 506 830 450 916 436",
      canvas.colour("adobeLight"),
      22,
      `${ROUND} opacity=".8"`,
    ) +
    line(
      "M700 560q60 -30 120 -16M600 616q70 -20 130 -8",
      canvas.colour("steelDark"),
      3,
      `${ROUND} opacity=".4"`,
    );
  svg +=
    pot(canvas, 1030, 190, "redHot") +
    pot(canvas, 1120, 280, "marigold") +
    pot(canvas, 1040, 390, "glassTeal");
  svg += brush(canvas, 724, 520, 0.9, "adobeLight");
  return (
    svg +
    pinch(canvas, 850, 436, 1.75, 6, "skin1", {
      cloth: "red",
      bands: ["marigold", "white", "indigo", "rose"],
    })
  );
}

/** A wide brush lays the first coat of lime on a wall of cob; who leads it is seen from behind. */
function limeBrush(canvas: Canvas): string {
  let svg = cobWall(canvas, "adobe");
  svg +=
    path(
      "M-10 -10H560C520 120 470 190 500 280C420 340 400 450 430 540C340 600 300 640 280 810H-10Z",
      canvas.colour("plaster"),
    ) +
    path(
      "M250 190C400 130 560 120 690 190L676 330C540 280 420 290 270 350Z",
      canvas.shaded("plaster", -0.03),
    );
  for (let i = 0; i < 9; i++)
    svg += line(
      `M${270 + i * 2} ${208 + i * 15}C${400 + i} ${148 + i * 15} 540 ${142 + i * 15} ${664 - i * 2} ${196 + i * 15}`,
      canvas.shaded("plaster", i % 2 ? -0.05 : 0.02),
      5,
      `${ROUND} opacity=".8"`,
    );
  const edge = 'stroke="#2a1416" stroke-width="3" stroke-opacity=".5"';
  const { body, arms } = closeFigure(canvas, [900, 430], [930, 900], 186, {
    ...canvas.random.pick([CAST.father, CAST.mason]),
    back: true,
    tilt: -6,
    left: { elbow: [700, 480], hand: [770, 290], grip: "grip" },
    right: { elbow: [1120, 720], hand: [1040, 780], grip: "grip" },
  });
  svg +=
    body +
    place(
      690,
      260,
      path("M-40 -86L60 -70L56 76L-44 92C-30 30 -30 -30 -40 -86Z", canvas.colour("straw"), edge) +
        line(
          "M-30 -60L54 -48M-30 -24L56 -18M-30 14L56 14M-34 50L54 46",
          canvas.shaded("straw", -0.1),
          4,
        ) +
        path("M56 -74H96V82H52Z", canvas.colour("wood"), edge) +
        path("M90 -16H220V18H90Z", canvas.colour("wood"), edge),
      1,
      8,
    );
  return svg + arms + pot(canvas, 130, 660, "plaster");
}

export const PAINTERS = { marketPanel, limeBrush } as const;
