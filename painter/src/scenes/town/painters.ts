/** Those who paint: a panel, a canvas, a wall. */
import { clip } from "../../built/clip.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import { ellipse, line, path, place, rectangle, ROUND } from "../../canvas/svg.ts";
import { pinch } from "../../people/grips.ts";
import { CAST } from "../parts/cast.ts";
import { closeFigure } from "../parts/close-figure.ts";
import { boards, cobWall } from "../parts/grounds.ts";
import { nested } from "../parts/nested.ts";
import { landWindow, paintedWall } from "../parts/rooms.ts";
import { WEAVING } from "../weaving/weaving.ts";
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

/** A wide brush lays the first coat of lime on a wall of cob. */
function limeBrush(canvas: Canvas): string {
  let svg = cobWall(canvas, "adobe");
  svg +=
    path(
      "M-10 -10H760C700 120 640 190 660 300C560 360 520 470 540 560C420 620 330 640 300 810H-10Z",
      canvas.colour("plaster"),
    ) +
    path(
      "M470 250C620 190 780 180 930 250L910 400C770 340 640 350 500 410Z",
      canvas.shaded("plaster", -0.03),
    );
  for (let i = 0; i < 9; i++)
    svg += line(
      `M${490 + i * 2} ${268 + i * 16}C620 ${206 + i * 16} 780 ${200 + i * 16} ${900 - i * 3} ${258 + i * 16}`,
      canvas.shaded("plaster", i % 2 ? -0.05 : 0.02),
      5,
      `${ROUND} opacity=".8"`,
    );
  svg += line(
    "M820 420q4 60 0 110M700 400q-4 50 2 90",
    canvas.colour("plaster"),
    9,
    `${ROUND} opacity=".9"`,
  );
  svg += place(
    930,
    330,
    path(
      "M-40 -92L74 -70L66 76L-44 92C-30 30 -30 -30 -40 -92Z",
      canvas.colour("straw"),
      'stroke="#2a1416" stroke-width="3" stroke-opacity=".5"',
    ) +
      line(
        "M-30 -60L64 -48M-30 -24L66 -18M-30 14L66 14M-34 50L64 46",
        canvas.shaded("straw", -0.1),
        4,
      ) +
      path(
        "M66 -76H150V84H62Z",
        canvas.colour("wood"),
        'stroke="#2a1416" stroke-width="3" stroke-opacity=".5"',
      ),
    1.15,
    4,
  );
  svg += pinch(canvas, 1070, 346, 2.1, 30, "skin2", {
    cloth: "cream",
    bands: ["cream", "cream", "cream", "cream"],
  });
  return svg + pot(canvas, 130, 660, "plaster");
}

/** A painter seen from behind, near; on the canvas a room of weavers, so large that we stand in it. */
function easel(canvas: Canvas): string {
  let svg = paintedWall(canvas, { split: 560, upper: "cream", lower: "glassTeal" });
  svg += landWindow(canvas, 60, 150, 180, 300, "indigo");
  svg += line("M420 40L300 820M1000 40L1130 820", canvas.colour("wood"), 26, ROUND);
  svg +=
    rectangle(322, 66, 776, 560, 4, "#1a0a1e", 'opacity=".22"') +
    rectangle(310, 52, 776, 560, 4, canvas.colour("white")) +
    nested(canvas, WEAVING.weaving, 326, 68, 744, 528, { id: "e", time: "noon" }) +
    rectangle(290, 612, 820, 26, 4, canvas.colour("woodDark"));
  const painter = closeFigure(canvas, [486, 428], [450, 900], 156, {
    ...CAST.mother,
    braids: true,
    back: true,
    right: { elbow: [690, 640], hand: [706, 452] },
  });
  return (
    svg +
    painter.body +
    place(612, 374, brush(canvas, 0, 0, 1, "redHot"), [0.52, -0.52]) +
    painter.arms +
    pot(canvas, 960, 660, "marigold") +
    pot(canvas, 1076, 690, "violet")
  );
}

export const PAINTERS = { marketPanel, limeBrush, easel } as const;
