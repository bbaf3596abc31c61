/** News that comes on foot. */
import { tireFlat } from "../../built/tire.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import { circle, path, place, rectangle } from "../../canvas/svg.ts";
import { bandStrip } from "../../cloth/bands.ts";
import { people } from "../../people/person.ts";
import { backdrop } from "../parts/backdrop.ts";
import { closeFigure } from "../parts/close-figure.ts";

/** Up the tire stairs comes a letter from far away; the school waits at the top. */
function letterArrives(canvas: Canvas): string {
  let svg = backdrop(canvas, {
    sun: [0.2, 0.24],
    volcanoes: [],
    horizon: 300,
    fields: { y: 330, depth: 0.25, base: 30, bottom: 800 },
  });
  svg += path(
    "M-10 560C300 500 520 420 760 300C900 240 1080 220 1210 220V810H-10Z",
    canvas.colour("greenMid"),
  );
  for (let i = 0; i < 7; i++) {
    const x = 240 + i * 112;
    const y = 760 - i * 74;
    const wide = 170 - i * 12;
    svg +=
      path(
        `M${x - wide} ${y + 60}L${x - wide} ${y - 10}H${x + wide}L${x + wide} ${y + 60}Z`,
        canvas.colour("soil"),
      ) +
      tireFlat(canvas, x - wide * 0.5, y + 44, wide * 0.52, { tilt: 0.3 }) +
      tireFlat(canvas, x + wide * 0.5, y + 44, wide * 0.52, { tilt: 0.3 });
  }
  svg += people(canvas, [
    [1060, 300, 190, { who: "woman", pose: "wave", flip: true }],
    [968, 330, 150, { who: "girl", pose: "wave", flip: true, woven: true }],
    [1140, 310, 140, { who: "boy", pose: "stand", flip: true, shirt: "red" }],
  ]);
  const courier = closeFigure(canvas, [500, 300], [470, 660], 128, {
    hair: "short",
    hat: "cap",
    hatColour: "red",
    cloth: "marigold",
    trousers: true,
    below: "indigo",
    feet: 860,
    turn: 0.8,
    tilt: -6,
    mood: "smile",
    left: { elbow: [330, 560], hand: [380, 660], grip: "flat" },
    right: { elbow: [640, 500], hand: [652, 360], grip: "pinch", bent: 30 },
  });
  const letter = place(
    724,
    312,
    rectangle(
      -110,
      -70,
      220,
      140,
      4,
      canvas.colour("white"),
      'stroke="#2a1416" stroke-width="3" stroke-opacity=".6"',
    ) +
      path("M-110 -70L0 14L110 -70Z", canvas.colour("plasterShade")) +
      bandStrip(canvas, "hilo", -110, 52, 220, 18) +
      circle(0, 10, 17, canvas.colour("red")),
    0.66,
    -8,
  );
  return svg + courier.body + letter + courier.arms;
}

export const LETTERS = { letterArrives } as const;
