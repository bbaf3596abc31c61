/** Rooms where lessons are given. */
import { bottleField } from "../../built/bottle.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import { circle, line, path, rectangle, ring, ROUND } from "../../canvas/svg.ts";
import { bandStrip } from "../../cloth/bands.ts";
import { papelPicado } from "../../hero/papel-picado.ts";
import { person } from "../../people/person.ts";
import type { PersonOptions } from "../../people/person-look.ts";
import { WIDTH } from "../parts/backdrop.ts";
import { sheet } from "../parts/grounds.ts";

/** A lesson on the green board: lines, a triangle, a wave. */
function blackboard(canvas: Canvas): string {
  const chalk = canvas.colour("cream");
  return (
    rectangle(400, 130, 520, 260, 8, canvas.colour("wood")) +
    rectangle(414, 144, 492, 232, 2, canvas.colour("greenDeep")) +
    line("M450 190h150M450 226h220M450 262h180", chalk, 6, `${ROUND} opacity=".9"`) +
    line("M720 330L770 220L830 330Z", canvas.colour("marigold"), 6, 'stroke-linejoin="round"') +
    line("M740 290h60", chalk, 4) +
    ring(856, 200, 22, canvas.colour("rose"), 6) +
    line("M450 330c20 -30 40 -30 60 0s40 30 60 0 40 -30 60 0", canvas.colour("sky"), 6, ROUND) +
    rectangle(400, 390, 520, 14, 3, canvas.colour("woodLight"))
  );
}

/** A pupil from behind on a chair at a desk; (x, y) is the edge of the desk. */
function pupilAtDesk(
  canvas: Canvas,
  x: number,
  y: number,
  height: number,
  width: number,
  look: PersonOptions,
): string {
  const wood = canvas.colour("wood");
  const chair = height * 0.28;
  return (
    rectangle(x - width / 2, y - 36, width, 22, 5, canvas.colour("woodLight")) +
    rectangle(x - width / 2 + 14, y - 14, 14, 90, 0, wood) +
    rectangle(x + width / 2 - 28, y - 14, 14, 90, 0, wood) +
    person(canvas, x, y + height * 0.43, height, {
      back: true,
      shadow: false,
      pose: "stand",
      ...look,
    }) +
    rectangle(x - chair, y, chair * 2, 30, 6, wood) +
    rectangle(x - chair * 0.9, y + 26, chair * 1.8, 100, 0, canvas.shaded("wood", -0.07))
  );
}

/** A lesson in a room with a window of bottles. */
function classroom(canvas: Canvas): string {
  let svg = sheet(canvas.colour("plaster"));
  svg += rectangle(0, 0, WIDTH, 40, 0, canvas.colour("wood"));
  for (let i = 0; i < 9; i++)
    svg += rectangle(40 + i * 140, 0, 34, 74, 3, canvas.colour("woodDark"));
  svg += rectangle(70, 120, 250, 330, 125, canvas.colour("adobe"));
  svg += bottleField(canvas, 84, 128, 222, 312, 15, {
    test: (x, y) => Math.hypot(x - 195, Math.max(0, 245 - y, y - 325)) < 106,
    glowing: true,
  });
  svg += path("M86 450L300 450L560 800H120Z", "#ffe9a8", 'opacity=".34"');
  svg += blackboard(canvas) + papelPicado(canvas, 330, 60, 1180, 60, 44, 20, 26);
  svg +=
    rectangle(980, 210, 170, 190, 4, canvas.colour("indigo")) +
    path("M1000 380C1040 330 1050 250 1090 280S1120 340 1134 380Z", canvas.colour("milpa")) +
    circle(1030, 262, 20, canvas.colour("marigold"));
  svg +=
    bandStrip(canvas, "libro", 0, 470, WIDTH, 40) +
    rectangle(0, 510, WIDTH, 300, 0, canvas.colour("adobe")) +
    path("M0 560H1200V810H0Z", canvas.colour("tileDark"));
  let tiles = "M0 620H1200M0 700H1200";
  for (let i = -4; i < 18; i++) tiles += `M${i * 100} 560L${(i - 6) * 180 + 480} 810`;
  svg += line(tiles, canvas.shaded("tileDark", 0.05), 3);
  svg += person(canvas, 660, 574, 310, {
    who: "woman",
    pose: "point",
    tool: "pointer",
    huipil: { cloth: "indigo", bands: ["marigold", "rose", "white", "red", "lime"] },
  });
  const girl = { who: "girl", woven: true } as const;
  for (const [x, y, look] of [
    [260, 660, { ...girl, braids: 2 }],
    [480, 668, { who: "boy" }],
    [860, 664, { ...girl, braids: 2 }],
    [1060, 660, { who: "boy" }],
  ] as const)
    svg += pupilAtDesk(canvas, x, y, 230, 170, look);
  for (const [x, y, look] of [
    [150, 766, { who: "boy" }],
    [380, 776, { ...girl, braids: 2 }],
    [620, 780, { who: "boy", arms: "up" }],
    [900, 774, { ...girl, braids: 1 }],
    [1120, 768, { who: "boy" }],
  ] as const)
    svg += pupilAtDesk(canvas, x, y, 284, 190, look);
  return svg;
}

export const CLASSROOMS = { classroom } as const;
