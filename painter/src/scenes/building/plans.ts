import type { Canvas } from "../../canvas/canvas.ts";
import { circle, line, path, place, rectangle, ring, ROUND } from "../../canvas/svg.ts";
import { plan, PLAN_HEIGHT, PLAN_WIDTH } from "../../kinds/plan.ts";
import { pencil } from "../../things/school.ts";
import { edge, standing } from "../../things/thing.ts";
import { boots, helmet } from "../../things/worn.ts";
import { sleepingCat } from "../parts/animals.ts";
import { WIDTH } from "../parts/backdrop.ts";
import { boards } from "../parts/grounds.ts";

/** A table with the section of a tire house; a cat lies on it. */
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
    place(842, 560, pencil(canvas), 0.8, -146) +
    sleepingCat(canvas, 906, 700, 2.3, "marigoldDeep")
  );
}

/** A tool on two pegs, with its outline painted on the wall behind. */
const onPegs = (canvas: Canvas, x: number, y: number, drawing: string, degrees = 0): string =>
  place(
    x + 7,
    y + 9,
    `<g opacity=".2">${drawing.replace(/fill="#[0-9a-f]{6}"/g, 'fill="#1a0a1e"').replace(/stroke="#[0-9a-f]{6}"/g, 'stroke="#1a0a1e"')}</g>`,
    1,
    degrees,
  ) +
  place(x, y, drawing, 1, degrees) +
  circle(x - 20, y - 2, 9, canvas.colour("woodDark")) +
  circle(x + 20, y - 2, 9, canvas.colour("woodDark"));

/** A wall with a marked place for every tool, and a cat. */
function toolWall(canvas: Canvas): string {
  let svg = boards(canvas, canvas.random.pick(["glassTeal", "lemon", "sky", "rose"] as const), 134);
  const handle = (length: number): string =>
    line(`M0 0V${length}`, canvas.colour("woodLight"), 17, ROUND) +
    line(`M4 10V${length - 10}`, canvas.colour("wood"), 4, 'opacity=".5"');
  const shovel =
    handle(330) +
    line("M-30 -6H30", canvas.colour("wood"), 15, ROUND) +
    path("M-52 330H52C58 410 34 456 0 476C-34 456 -58 410 -52 330Z", canvas.colour("steelDark")) +
    path("M-36 340H0V450C-24 430 -42 400 -36 340Z", canvas.colour("steel"), 'opacity=".6"');
  const sledge =
    handle(390) +
    rectangle(-62, 380, 124, 66, 10, canvas.colour("basalt")) +
    rectangle(-62, 380, 124, 20, 8, canvas.colour("steelDark"));
  const hoe = handle(400) + path("M-20 396H20L26 420H110L96 470H-30Z", canvas.colour("steelDark"));
  const rake =
    handle(380) +
    rectangle(-76, 376, 152, 20, 6, canvas.colour("red")) +
    line(
      "M-66 396v44M-40 396v44M-14 396v44M12 396v44M38 396v44M64 396v44",
      canvas.colour("steelDark"),
      9,
      ROUND,
    );
  const level =
    rectangle(-150, -22, 300, 52, 8, canvas.colour("marigold")) +
    rectangle(-34, -10, 68, 28, 12, canvas.colour("lime")) +
    rectangle(-7, -10, 14, 28, 6, canvas.colour("white"));
  const saw =
    path("M-150 0L120 -36L130 26L-150 40Z", canvas.colour("steel")) +
    line(
      "M-146 42l12 10 12 -12 12 10 12 -12 12 9 12 -12 12 9 12 -12 12 9 12 -12 12 9 12 -12 12 9 12 -12 12 8 12 -12 12 8 12 -12 12 8 12 -12 12 8 12 -12",
      canvas.colour("steelDark"),
      5,
    ) +
    path(
      "M112 -46H200Q226 -40 220 -4Q214 40 176 40H126ZM146 -20V14H180Q190 10 190 -6Q190 -20 180 -20Z",
      canvas.colour("red"),
      'fill-rule="evenodd"',
    );
  const trowel =
    path("M-40 40H40L0 176Z", canvas.colour("steel")) +
    path("M0 40H40L0 176Z", canvas.colour("steelDark"), 'opacity=".35"') +
    line("M0 44V10", canvas.colour("steelDark"), 10) +
    rectangle(-13, -70, 26, 86, 13, canvas.colour("wood"));
  const plumb =
    line("M0 0V190", canvas.colour("cream"), 6) +
    path("M-26 190H26V236L0 290L-26 236Z", canvas.colour("marigold")) +
    path("M0 190H26V236L0 290Z", canvas.shaded("marigold", -0.1));
  const rope =
    ring(0, 74, 64, canvas.colour("straw"), 22) +
    ring(0, 74, 64, canvas.shaded("straw", -0.12), 22, 'stroke-dasharray="4 12" opacity=".7"') +
    line("M-12 -2Q0 30 12 -2", canvas.colour("straw"), 13, ROUND) +
    line("M40 126q26 44 6 84", canvas.colour("straw"), 13, ROUND);
  svg +=
    onPegs(canvas, 120, 96, shovel) +
    onPegs(canvas, 272, 96, sledge) +
    onPegs(canvas, 420, 96, hoe) +
    onPegs(canvas, 1086, 96, rake);
  svg +=
    onPegs(canvas, 640, 70, level) +
    onPegs(canvas, 588, 164, saw, 3) +
    onPegs(canvas, 966, 80, rope);
  svg += onPegs(canvas, 830, 260, trowel) + onPegs(canvas, 640, 300, plumb);
  svg +=
    rectangle(-10, 690, WIDTH + 20, 26, 4, canvas.colour("woodLight")) +
    rectangle(-10, 714, WIDTH + 20, 14, 0, "#1a0a1e", 'opacity=".25"');
  svg +=
    standing(canvas, boots, 560, 692, 150) +
    standing(canvas, helmet, 250, 692, 170) +
    sleepingCat(canvas, 900, 690, 1.9, canvas.random.pick(["marigoldDeep", "steel", "basalt"]));
  return svg + rectangle(0, 726, WIDTH, 80, 0, canvas.colour("tileDark"));
}

export const PLANS = { planTable, toolWall } as const;
