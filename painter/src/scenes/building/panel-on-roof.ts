/** On a roof: a panel is fixed. */
import { tileRoof } from "../../built/roof.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import type { ColourName } from "../../canvas/palette.ts";
import { lerp, type Point, polygon } from "../../canvas/path.ts";
import { line, path, rectangle, ROUND } from "../../canvas/svg.ts";
import { birds } from "../../land/birds.ts";
import { cloud } from "../../land/cloud.ts";
import { sky } from "../../land/sky.ts";
import { CAST } from "../parts/cast.ts";
import { closeFigure } from "../parts/close-figure.ts";

const EDGE = 'stroke="#2a1416" stroke-width="3" stroke-opacity=".6" stroke-linejoin="round"';

/** Thighs that come forward over folded calves, around x; the boots lie behind on the tiles. */
function kneeling(canvas: Canvas, x: number, side: 1 | -1, colour: ColourName): string {
  const at = (dx: number, y: number): string => `${x + side * dx} ${y}`;
  return (
    path(
      `M${at(-70, 760)}L${at(-150, 752)}Q${at(-176, 770)} ${at(-168, 796)}L${at(-60, 800)}Z`,
      canvas.colour("rubberDark"),
      EDGE,
    ) +
    path(
      `M${at(-84, 640)}C${at(-120, 720)} ${at(-110, 790)} ${at(-60, 796)}L${at(120, 800)}C${at(168, 790)} ${at(170, 742)} ${at(120, 728)}L${at(60, 640)}Z`,
      canvas.colour(colour),
      EDGE,
    ) +
    line(
      `M${at(120, 732)}C${at(60, 716)} ${at(10, 720)} ${at(-30, 752)}M${at(-20, 664)}Q${at(10, 690)} ${at(52, 692)}`,
      canvas.shaded(colour, -0.08),
      5,
      ROUND,
    )
  );
}

/** On a tiled roof: one kneels and holds the panel, one turns the wrench; a ladder leans on the eave. */
function panelOnRoof(canvas: Canvas): string {
  const { random } = canvas;
  let svg = sky(canvas, {
    style: canvas.skyStyle ?? "rings",
    horizon: 560,
    sunX: 600,
    sunY: 140,
    sunRadius: 84,
  });
  svg += cloud(canvas, 200, 180, 230) + birds(canvas, 880, 130, 4, 15, canvas.colour("indigoDeep"));
  svg += tileRoof(canvas, -60, 1260, 470, 830, {
    insetLeft: 90,
    insetRight: 90,
    barrel: 40,
    rows: 6,
  });
  svg += rectangle(20, 458, 1160, 26, 12, canvas.colour("tileDark"));
  const [holder, turner] = random.pick([
    [CAST.mason, CAST.neighbor],
    [CAST.guest, CAST.father],
    [CAST.mother, CAST.guestMan],
  ] as const);
  const one = closeFigure(canvas, [272, 300], [262, 660], 128, {
    ...holder,
    hat: "hard",
    turn: 0.7,
    tilt: 8,
    down: true,
    left: { elbow: [190, 540], hand: [352, 600], grip: "wrap" },
    right: { elbow: [408, 480], hand: [414, 420], grip: "wrap", bent: 74 },
  });
  const two = closeFigure(canvas, [922, 310], [940, 660], 128, {
    ...turner,
    hat: "hard",
    hatColour: "white",
    turn: -0.7,
    tilt: -8,
    down: true,
    mood: "smile",
    left: { elbow: [806, 520], hand: [806, 440], grip: "wrap", bent: -74 },
    right: { elbow: [1020, 560], hand: [880, 592] },
  });
  svg +=
    one.body +
    two.body +
    kneeling(canvas, 262, 1, "indigo") +
    kneeling(canvas, 940, -1, "earthDark");
  const at = (u: number, v: number): Point => [
    lerp(lerp(420, 360, v), lerp(790, 850, v), u),
    lerp(400, 660, v),
  ];
  svg +=
    path(
      polygon([at(-0.03, -0.04), at(1.03, -0.04), at(1.03, 1.05), at(-0.03, 1.05)]),
      canvas.colour("steel"),
      'stroke="#2a1416" stroke-width="3" stroke-opacity=".6"',
    ) + path(polygon([at(0, 0), at(1, 0), at(1, 1), at(0, 1)]), canvas.colour("solar"));
  let cells = "";
  for (let i = 1; i < 6; i++) cells += polygon([at(i / 6, 0), at(i / 6, 1)], false);
  for (let i = 1; i < 4; i++) cells += polygon([at(0, i / 4), at(1, i / 4)], false);
  svg +=
    line(cells, canvas.colour("sky"), 4, 'opacity=".75"') +
    path(polygon([at(0.5, 0), at(0.7, 0), at(0.34, 1), at(0.1, 1)]), "#fff", 'opacity=".14"');
  svg +=
    line("M900 574L822 640", canvas.colour("steelDark"), 20, ROUND) +
    line("M836 616l-30 4l-2 30", canvas.colour("steelDark"), 15, ROUND) +
    line(
      "M1096 820L1150 420M1180 820L1222 420M1104 740H1184M1116 650H1196M1128 560H1206",
      canvas.colour("wood"),
      16,
      ROUND,
    );
  return svg + one.arms + two.arms;
}

export const PANEL_ON_ROOF = { panelOnRoof } as const;
