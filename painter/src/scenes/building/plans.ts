/** Building on paper: a plan in white lines on its table, and who sleeps on it. */
import type { Canvas } from "../../canvas/canvas.ts";
import { circle, line, path, place, rectangle, ring, ROUND } from "../../canvas/svg.ts";
import { plan, PLAN_HEIGHT, PLAN_WIDTH } from "../../kinds/plan.ts";
import { pencil } from "../../things/school.ts";
import { edge } from "../../things/thing.ts";
import { sleepingCat } from "../parts/animals.ts";
import { boards } from "../parts/grounds.ts";

/** The section of a house of tires is drawn; the cat has found the one flat place of the town. */
function planTable(canvas: Canvas): string {
  const scale = 1.22;
  const [w, h] = [PLAN_WIDTH * scale, PLAN_HEIGHT * scale];
  const sheet =
    rectangle(14, 20, w + 32, h + 32, 4, "#1a0a1e", 'opacity=".3"') +
    rectangle(-16, -16, w + 32, h + 32, 4, canvas.colour("indigo"), edge(canvas, 4)) +
    place(0, 0, plan("tireHome"), scale) +
    path(`M-16 ${h - 70}L64 ${h + 16}L-16 ${h + 16}Z`, canvas.colour("woodLight")) +
    path(
      `M-16 ${h - 70}L64 ${h + 16}Q40 ${h - 34} -16 ${h - 70}Z`,
      canvas.colour("cream"),
      edge(canvas, 4),
    );
  const cup =
    circle(8, 12, 76, "#1a0a1e", 'opacity=".25"') +
    circle(0, 0, 72, canvas.colour("tile"), edge(canvas)) +
    circle(0, 0, 54, canvas.colour("earthDark")) +
    path("M-44 -18A48 48 0 0 1 10 -46L4 -30A32 32 0 0 0 -30 -12Z", canvas.colour("earth")) +
    line("M68 20q44 4 40 42", canvas.colour("hair"), 30, ROUND) +
    line("M68 20q44 4 40 42", canvas.colour("tile"), 18, ROUND);
  const square =
    path("M0 0H250V34H36V190H0Z", canvas.colour("lemon"), edge(canvas, 5)) +
    line(
      "M54 0v14M90 0v22M126 0v14M162 0v22M198 0v14M0 60h14M0 96h22M0 132h14",
      canvas.colour("woodDark"),
      4,
    );
  return (
    boards(canvas, "wood", 96) +
    path("M-10 -10H300L60 810H-10Z", "#fff3b8", 'opacity=".16"') +
    place(190, 158, sheet, 1, 1.6) +
    place(1086, 262, cup) +
    ring(1052, 430, 62, canvas.shaded("wood", -0.12), 7, 'opacity=".6"') +
    place(60, 560, square, 1, -8) +
    place(842, 560, pencil(canvas), 1.4, -146) +
    sleepingCat(canvas, 906, 700, 2.3, "marigoldDeep")
  );
}

export const PLANS = { planTable } as const;
