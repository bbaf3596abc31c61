/**
 * Whoever holds an office, seen from behind at the work of that office: a figure without a face claims
 * no likeness. The sheet is that of a portrait, 480×560.
 */
import { bottleDisc } from "../built/bottle.ts";
import type { Canvas } from "../canvas/canvas.ts";
import { circle, ellipse, line, path, rectangle, ROUND } from "../canvas/svg.ts";
import { object, type ObjectName } from "../objects/all.ts";
import { lampGlow } from "../scenes/parts/backdrop.ts";
import { CAST } from "../scenes/parts/cast.ts";
import { outlined } from "../scenes/parts/close-face.ts";
import { type CloseArm } from "../scenes/parts/close-arm.ts";
import { closeFigure, type CloseFigure, type CloseLook } from "../scenes/parts/close-figure.ts";

const EDGE = outlined(3);

const worker = (
  canvas: Canvas,
  look: CloseLook,
  left: CloseArm,
  right: CloseArm,
  [x, y]: readonly [number, number] = [240, 262],
): CloseFigure =>
  closeFigure(canvas, [x, y], [240, 640], 156, { ...look, back: true, left, right });

/** Chalk in hand before the board. */
function teacher(canvas: Canvas): string {
  const { body, arms } = worker(
    canvas,
    CAST.neighbor,
    { elbow: [86, 470], hand: [120, 570] },
    { elbow: [404, 392], hand: [382, 262], grip: "pinch", bent: -18 },
  );
  const chalk = canvas.colour("cream");
  return (
    rectangle(26, 54, 428, 330, 8, canvas.colour("wood"), EDGE) +
    rectangle(42, 70, 396, 298, 2, canvas.colour("greenDeep")) +
    line(
      "M70 130q16 -34 32 0v8M72 124h28M70 190h36M70 220h24M344 176l26 -54l26 54ZM70 262q14 -22 28 0t28 0",
      chalk,
      6,
      `${ROUND} opacity=".9"`,
    ) +
    object(canvas, "globe", 74, 466, 150) +
    body +
    line("M352 176L356 206", canvas.colour("white"), 11, ROUND) +
    arms
  );
}

/** A helmet, a bottle for the wall, a trowel. */
function builder(canvas: Canvas): string {
  const { body, arms } = worker(
    canvas,
    CAST.mason,
    { elbow: [64, 350], hand: [108, 222] },
    { elbow: [420, 380], hand: [392, 262] },
  );
  return (
    body +
    bottleDisc(canvas, 112, 160, 38, "glassAmber") +
    path("M388 236L352 156L380 78L426 148Z", canvas.colour("steel"), EDGE) +
    line("M388 232L392 300", canvas.colour("wood"), 20, ROUND) +
    arms
  );
}

/** A model of the next project, carried above the head. */
function carrier(canvas: Canvas): string {
  const { body, arms } = worker(
    canvas,
    { ...CAST.father, hat: "cap" },
    { elbow: [64, 330], hand: [112, 184] },
    { elbow: [416, 330], hand: [368, 184] },
    [240, 286],
  );
  return body + object(canvas, "model", 240, 196, 190) + arms;
}

/** A backpack, and a hand that greets. */
function traveler(canvas: Canvas): string {
  const { body, arms } = worker(
    canvas,
    { ...CAST.guest, hat: "straw" },
    { elbow: [84, 480], hand: [110, 590] },
    { elbow: [418, 350], hand: [410, 216], grip: "flat" },
  );
  const pack = canvas.colour("indigo");
  return (
    body +
    arms +
    path("M136 600V440Q140 352 240 352T344 440V600Z", pack, EDGE) +
    path(
      "M168 600V506Q170 480 200 480H280Q310 480 312 506V600Z",
      canvas.shaded("indigo", 0.07),
      EDGE,
    ) +
    line("M172 520H308", canvas.colour("marigold"), 7) +
    line("M216 352v-18q24 -16 48 0v18", canvas.shaded("indigo", -0.08), 9)
  );
}

/** A lamp, an account book, a receipt that goes onto its spike. */
function keeper(canvas: Canvas): string {
  const { body, arms } = worker(
    canvas,
    { ...CAST.schoolgirl, build: 1 },
    { elbow: [70, 500], hand: [96, 580] },
    { elbow: [420, 420], hand: [404, 300], grip: "pinch", bent: -8 },
    [216, 270],
  );
  return (
    rectangle(0, 400, 480, 160, 0, canvas.colour("wood")) +
    rectangle(0, 400, 480, 14, 0, canvas.colour("woodLight")) +
    ellipse(66, 404, 40, 9, canvas.colour("basalt")) +
    line("M66 402V250", canvas.colour("basalt"), 8) +
    path("M40 200H92L124 262H8Z", canvas.colour("redHot"), EDGE) +
    circle(66, 268, 16, canvas.colour("lemon", 0, true)) +
    lampGlow(canvas, 80, 330, 170, 130, 0.7) +
    object(canvas, "receipts", 398, 408, 150) +
    body +
    path("M352 180L420 192L410 236L344 222Z", canvas.colour("white"), EDGE) +
    line("M362 196L404 204M358 210L390 216", canvas.colour("sky"), 4) +
    arms
  );
}

/** By the thing that stands for the office. */
export const AT_WORK: Partial<Record<ObjectName, (canvas: Canvas) => string>> = {
  books: teacher,
  toolbox: builder,
  model: carrier,
  backpack: traveler,
  ledger: keeper,
};
