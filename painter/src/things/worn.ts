/** Clothes and bags of workers and travellers, standing at the bottom of a 400×400 square. */
import { line, path, place, rectangle, ROUND } from "../canvas/svg.ts";
import { bandStrip } from "../cloth/bands.ts";
import type { Thing } from "./thing.ts";

export const helmet: Thing = (canvas) =>
  path("M16 360A184 184 0 0 1 384 360Z", canvas.colour("marigold")) +
  line(
    "M200 176V352M112 200Q88 280 96 352M288 200Q312 280 304 352",
    canvas.shaded("marigold", -0.09),
    20,
    ROUND,
  ) +
  path("M74 286Q96 226 150 204", "none", 'stroke="#fff" stroke-width="14" opacity=".5"') +
  rectangle(-40, 352, 480, 40, 20, canvas.shaded("marigold", -0.06));

export const hat: Thing = (canvas) =>
  path("M64 360C56 216 120 184 200 200C280 184 344 216 336 360Z", canvas.colour("straw")) +
  bandStrip(canvas, "hilo", 64, 316, 272, 36) +
  path("M-88 368C40 336 360 336 488 368C360 408 40 408 -88 368Z", canvas.shaded("straw", -0.04));

/** A laced pair, one slightly behind the other. */
export const boots: Thing = (canvas) => {
  const boot =
    path(
      "M-64 -270H46L52 -130C76 -104 158 -108 168 -34H-68C-58 -110 -60 -190 -64 -270Z",
      canvas.colour("wood"),
    ) +
    path(
      "M-64 -270H-30C-26 -180 -30 -100 -40 -34H-68C-58 -110 -60 -190 -64 -270Z",
      "#1a0a1e",
      'opacity=".14"',
    ) +
    path("M96 -100C140 -96 164 -76 168 -34H104Q114 -70 96 -100Z", canvas.shaded("wood", -0.07)) +
    path("M-74 -36H172Q180 -18 168 0H-4L-10 -10H-26L-32 0H-74Z", canvas.colour("rubber")) +
    line("M4 -226H46M6 -188H48M10 -150H54", canvas.colour("marigold"), 13, ROUND) +
    rectangle(-74, -286, 130, 34, 14, canvas.colour("woodLight"));
  return place(94, 372, boot, 0.98) + place(206, 400, boot);
};

export const backpack: Thing = (canvas) =>
  path("M44 384V147A156 155 0 0 1 356 147V384Q200 412 44 384Z", canvas.colour("indigo")) +
  path("M44 384V147A156 155 0 0 1 130 8C96 60 92 300 104 394Z", "#1a0a1e", 'opacity=".16"') +
  line("M163 0q37 -57 75 0", canvas.colour("indigoDeep"), 20, ROUND) +
  rectangle(88, 220, 225, 147, 24, canvas.shaded("indigo", -0.07)) +
  bandStrip(canvas, "cal", 88, 155, 225, 37) +
  line("M119 253H281", canvas.colour("marigold"), 10, ROUND);
