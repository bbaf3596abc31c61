/** A lesson seen from the last row: backs and braids before the board, a round of bottle glass beside it. */
import { bottleDisc, GLASS } from "../../built/bottle.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import { circle, line, path, rectangle, ROUND } from "../../canvas/svg.ts";
import { papelPicado } from "../../hero/papel-picado.ts";
import type { PersonOptions } from "../../people/person-look.ts";
import { people } from "../../people/person.ts";
import { edge } from "../../things/thing.ts";
import { lampGlow } from "../parts/backdrop.ts";
import { beams, paintedWall, tiledFloor } from "../parts/rooms.ts";

/** The sun of bottle glass in the wall. */
function rose(canvas: Canvas, x: number, y: number): string {
  let svg = circle(x, y, 142, canvas.colour("adobe"), edge(canvas, 5));
  for (const [reach, count] of [
    [0, 1],
    [50, 6],
    [104, 13],
  ] as const)
    for (let i = 0; i < count; i++) {
      const turn = (i / count) * Math.PI * 2;
      svg += bottleDisc(
        canvas,
        x + Math.cos(turn) * reach,
        y + Math.sin(turn) * reach,
        22,
        GLASS[(i + reach) % GLASS.length]!,
        { glowing: true },
      );
    }
  return svg + lampGlow(canvas, x, y, 250, 250, 0.3);
}

/** A row of pupils from behind on their bench, one desk before them. */
const row = (
  canvas: Canvas,
  y: number,
  height: number,
  list: readonly (readonly [x: number, look: PersonOptions])[],
): string =>
  people(
    canvas,
    list.map(([x, look]) => [x, y, height, { back: true, shadow: false, ...look }] as const),
  ) +
  rectangle(
    -20,
    y - height * 0.36,
    1240,
    height * 0.16,
    4,
    canvas.colour("woodLight"),
    edge(canvas, 4),
  ) +
  rectangle(-20, y - height * 0.2, 1240, height * 0.1, 0, canvas.colour("wood"));

function classroom(canvas: Canvas): string {
  let svg =
    paintedWall(canvas, { split: 470, upper: "plaster", lower: "glassTeal" }) +
    tiledFloor(canvas, 560, "tile") +
    beams(canvas);
  svg += papelPicado(canvas, -20, 76, 1220, 66, 40, 16, 44);
  svg +=
    path("M1010 380L1210 420V700L760 790H420Z", "#ffe9a8", 'opacity=".3"') +
    rose(canvas, 1010, 290);
  svg +=
    rectangle(250, 142, 560, 300, 8, canvas.colour("wood"), edge(canvas, 5)) +
    rectangle(268, 160, 524, 264, 2, canvas.colour("greenDeep"));
  const chalk = canvas.colour("cream");
  svg += line(
    "M300 206h140M300 244h96M300 282h150M300 366c20 -30 40 -30 60 0s40 30 60 0",
    chalk,
    7,
    `${ROUND} opacity=".9"`,
  );
  svg += line(
    "M560 390V262A92 96 0 0 1 744 262V390ZM620 390V326A32 34 0 0 1 684 326V390",
    canvas.colour("lemon"),
    7,
    `${ROUND} stroke-linejoin="round"`,
  );
  svg += people(canvas, [
    [500, 590, 290, { who: "woman", pose: "point", tool: "pointer", shadow: false }],
  ]);
  svg += row(canvas, 660, 190, [
    [110, { who: "girl", braids: 2 }],
    [270, { who: "boy" }],
    [700, { who: "girl" }],
    [860, { who: "boy", arms: "up" }],
    [1020, { who: "girl", braids: 2 }],
    [1150, { who: "boy" }],
  ]);
  return (
    svg +
    row(canvas, 800, 286, [
      [90, { who: "boy", hat: "cap" }],
      [300, { who: "girl", woven: true, braids: 2 }],
      [520, { who: "boy" }],
      [740, { who: "girl", woven: true }],
      [960, { who: "boy" }],
      [1150, { who: "girl", woven: true, braids: 2 }],
    ])
  );
}

export const BOARD_LESSON = { classroom } as const;
