/** A lesson seen from a desk. */
import { bottleField } from "../../built/bottle.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import { line, path, rectangle, ROUND } from "../../canvas/svg.ts";
import { papelPicado } from "../../hero/papel-picado.ts";
import { CAST } from "../parts/cast.ts";
import { closeFigure, closePerson } from "../parts/close-figure.ts";
import { beams, paintedWall } from "../parts/rooms.ts";

const EDGE = 'stroke="#2a1416" stroke-width="3" stroke-opacity=".6" stroke-linejoin="round"';

/** The teacher stands at the board beside a window of bottle glass; a hand goes up among the pupils. */
function classroom(canvas: Canvas): string {
  const { random } = canvas;
  const lower = random.pick(["adobe", "glassTeal", "rose"] as const);
  let svg = paintedWall(canvas, { split: 560, upper: "plaster", lower }) + beams(canvas);
  svg += papelPicado(canvas, -20, 80, 1220, 70, 50, 16, 40);
  svg += rectangle(60, 130, 280, 370, 140, canvas.colour("adobe"), EDGE);
  svg += bottleField(canvas, 76, 140, 248, 350, 19, {
    test: (x, y) => Math.hypot(x - 200, Math.max(0, 270 - y, y - 360)) < 116,
    glowing: true,
  });
  svg += path("M80 500L330 500L640 810H60Z", "#ffe9a8", 'opacity=".34"');
  svg +=
    rectangle(420, 130, 620, 380, 8, canvas.colour("wood"), EDGE) +
    rectangle(438, 148, 584, 344, 2, canvas.colour("greenDeep"));
  svg +=
    line(
      "M480 210h180M480 262h130M480 314h190",
      canvas.colour("cream"),
      8,
      `${ROUND} opacity=".9"`,
    ) + line("M480 400c24 -36 48 -36 72 0s48 36 72 0 48 -36 72 0", canvas.colour("sky"), 7, ROUND);
  const teacher = closeFigure(canvas, [880, 300], [896, 840], 150, {
    ...random.pick([CAST.mother, CAST.neighbor]),
    turn: -0.5,
    mood: "smile",
    left: { elbow: [770, 520], hand: [716, 400], grip: "point" },
    right: { elbow: [1000, 590], hand: [940, 680], grip: "flat" },
  });
  svg += teacher.body + teacher.arms;
  const pupils = random.shuffle([CAST.girl, CAST.boy, CAST.schoolgirl, CAST.schoolboy]);
  const rows = [
    { at: [250, 560], size: 124, turn: 0.95, look: pupils[0]! },
    { at: [500, 580], size: 124, turn: 0, look: pupils[1]! },
    { at: [1090, 580], size: 124, turn: 0, look: pupils[2]! },
  ] as const;
  for (const { at, size, turn, look } of rows)
    svg += closePerson(canvas, [at[0], at[1]], [at[0], 980], size, {
      ...look,
      ...(turn ? { turn, mood: "smile" as const } : { back: true }),
    });
  svg +=
    path("M60 716H760L790 760H40Z", canvas.colour("woodLight"), EDGE) +
    path("M930 716H1210V760H910Z", canvas.colour("woodLight"), EDGE);
  const keen = closeFigure(canvas, [716, 670], [716, 1060], 168, {
    ...pupils[3]!,
    back: true,
    tilt: 5,
    left: { elbow: [560, 690], hand: [600, 510], grip: "point" },
  });
  svg += keen.body + keen.arms;
  return (
    svg + closePerson(canvas, [340, 720], [340, 1100], 176, { ...CAST.girl, back: true, tilt: -6 })
  );
}

export const BOARD_LESSON = { classroom } as const;
