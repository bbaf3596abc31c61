/** A lesson at the height of the desk. */
import type { Canvas } from "../../canvas/canvas.ts";
import { line, path, place, rectangle, ROUND } from "../../canvas/svg.ts";
import { CAST } from "../parts/cast.ts";
import { outlined } from "../parts/close-face.ts";
import { closeFigure, type CloseFigure, type CloseLook } from "../parts/close-figure.ts";
import { landWindow, paintedWall } from "../parts/rooms.ts";

const EDGE = outlined(2.6);

/** An exercise book on the desk, a little turned, its lower edge at y. */
const exerciseBook = (canvas: Canvas, x: number, y: number, degrees: number): string =>
  place(
    x,
    y,
    path("M-104 0L-78 -82H78L104 0Z", canvas.colour("white"), EDGE) +
      path("M0 -82V0", "none", `stroke="${canvas.shaded("white", -0.12)}" stroke-width="4"`) +
      line(
        "M-66 -62h52M-72 -42h58M-80 -22h40M14 -62h50M16 -42h36",
        canvas.colour("skyDeep"),
        4.5,
        ROUND,
      ),
    1,
    degrees,
  );

/** A paper swallow that has come from the back of the room. */
const paperSwallow = (canvas: Canvas, x: number, y: number): string =>
  path(
    `M${x - 60} ${y + 16}L${x + 56} ${y - 30}L${x + 6} ${y + 26}Z`,
    canvas.colour("white"),
    EDGE,
  ) +
  path(
    `M${x + 6} ${y + 26}L${x + 56} ${y - 30}L${x - 8} ${y + 14}L${x - 10} ${y + 42}Z`,
    canvas.shaded("white", -0.1),
    EDGE,
  ) +
  line(
    `M${x - 90} ${y + 30}q-50 30 -100 10`,
    canvas.colour("white"),
    5,
    `${ROUND} stroke-dasharray="14 14" opacity=".8"`,
  );

/** Who whispers, who has to laugh, who writes with the tongue between the teeth, who looks out. */
function pupils(canvas: Canvas): CloseFigure[] {
  const [a, b, c, d] = canvas.random.shuffle<CloseLook>([
    CAST.girl,
    CAST.boy,
    CAST.schoolgirl,
    CAST.schoolboy,
  ]);
  return [
    closeFigure(canvas, [214, 430], [120, 820], 168, {
      ...a!,
      turn: 0.3,
      tilt: 12,
      down: true,
      mood: "focus",
      left: { elbow: [64, 640], hand: [150, 684], grip: "rest" },
      right: { elbow: [330, 640], hand: [268, 664], grip: "pinch", bent: -30 },
    }),
    closeFigure(canvas, [740, 372], [700, 830], 172, {
      ...c!,
      turn: -0.5,
      tilt: -4,
      mood: "glee",
      left: { elbow: [608, 640], hand: [676, 678], grip: "rest" },
      right: { elbow: [846, 650], hand: [780, 680], grip: "pinch", bent: -24 },
    }),
    closeFigure(canvas, [528, 344], [430, 830], 168, {
      ...b!,
      turn: 0.9,
      tilt: 8,
      mood: "talk",
      left: { elbow: [320, 620], hand: [414, 690], grip: "rest" },
      right: { elbow: [560, 590], hand: [606, 440], grip: "flat", bent: -6 },
    }),
    closeFigure(canvas, [1030, 408], [1050, 830], 170, {
      ...d!,
      turn: -0.9,
      tilt: 12,
      mood: "wonder",
      left: { elbow: [934, 660], hand: [1010, 690], grip: "pinch" },
      right: { elbow: [1140, 640], hand: [1104, 478], grip: "grip", bent: -20 },
    }),
  ];
}

/** Along one long desk: pencils, a whisper, a laugh held back, a paper swallow. */
function deskRow(canvas: Canvas): string {
  const { random } = canvas;
  const [upper, lower] = random.pick([
    ["plaster", "glassTeal"],
    ["lemon", "indigo"],
    ["sky", "violet"],
  ] as const);
  let svg = paintedWall(canvas, { split: 430, upper, lower });
  svg += landWindow(canvas, 70, 90, 260, 230) + landWindow(canvas, 900, 90, 250, 220, "glassTeal");
  svg +=
    rectangle(430, 70, 380, 220, 8, canvas.colour("wood"), EDGE) +
    rectangle(444, 84, 352, 192, 2, canvas.colour("greenDeep")) +
    line(
      "M474 134h110M474 178h80M640 230l46 -84l46 84Z",
      canvas.colour("cream"),
      7,
      `${ROUND} stroke-linejoin="round"`,
    );
  const row = pupils(canvas);
  for (const { body } of row) svg += body;
  svg +=
    path("M-10 640H1210V782H-10Z", canvas.colour("woodLight"), EDGE) +
    line("M-10 700H1210M200 740H900", canvas.shaded("woodLight", -0.05), 5) +
    rectangle(-10, 776, 1220, 40, 0, canvas.colour("wood"));
  svg +=
    exerciseBook(canvas, 214, 762, -4) +
    exerciseBook(canvas, 474, 768, 3) +
    exerciseBook(canvas, 738, 764, -3) +
    exerciseBook(canvas, 1000, 768, 4);
  svg +=
    line("M254 722L322 596", canvas.colour("redHot"), 11, ROUND) +
    line("M752 730L812 612", canvas.colour("marigold"), 11, ROUND) +
    line("M1052 730L1022 604", canvas.colour("skyDeep"), 11, ROUND) +
    rectangle(590, 734, 54, 26, 6, canvas.colour("rose"), EDGE);
  for (const { arms } of row) svg += arms;
  return svg + paperSwallow(canvas, 884, 210);
}

export const DESK_ROW = { deskRow } as const;
