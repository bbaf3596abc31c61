/** The bus on the long road: it has let out those who come, and the valley lies before them. */
import type { Canvas } from "../../canvas/canvas.ts";
import { path, place } from "../../canvas/svg.ts";
import { maize } from "../../land/maize.ts";
import { agave, flowers } from "../../land/plants.ts";
import { ribbon, type RibbonPoint } from "../../land/ribbon.ts";
import { people } from "../../people/person.ts";
import { hen, sittingDog } from "../parts/animals.ts";
import { backdrop, skyline, trees } from "../parts/backdrop.ts";
import { busDrawing } from "./bus.ts";

const ROAD: readonly RibbonPoint[] = [
  [-40, 800, 120],
  [220, 700, 84],
  [520, 640, 60],
  [820, 590, 44],
  [930, 530, 32],
  [780, 480, 24],
  [520, 456, 17],
  [430, 426, 12],
  [560, 404, 8],
  [660, 394, 5],
];

function busRoad(canvas: Canvas): string {
  let svg = backdrop(canvas, {
    style: "rings",
    sun: [0.62, 0.3],
    sunRadius: 92,
    reach: 660,
    volcanoes: skyline(370, 1.04),
    horizon: 370,
    fields: { y: 396, depth: 0.3, base: 17, bottom: 800 },
    town: [560, 420, 260, 20, 1],
  });
  svg += ribbon(ROAD, canvas.colour("basalt", 0.1), canvas.shaded("basalt", 0.1));
  svg += trees(
    canvas,
    [
      [340, 520, 120, "round"],
      [1010, 500, 130, "pine"],
      [660, 560, 150, "round", "greenMid"],
      [1120, 640, 280, "round"],
    ],
    0.06,
  );
  svg += path("M300 830C520 690 860 660 1210 690V830Z", canvas.colour("milpa"));
  for (let i = 0; i < 6; i++) svg += maize(canvas, 930 + i * 50, 740 - (i % 2) * 16, 170, 0.03);
  svg += place(128, 440, busDrawing(canvas), 0.4);
  svg += people(canvas, [
    [712, 722, 126, { who: "girl", pose: "point", flip: true, woven: true }],
    [516, 728, 176, { who: "volunteerWoman", back: true, pack: "redHot", arms: "holdRight" }],
    [
      796,
      734,
      176,
      { who: "woman", pose: "carryHead", load: "basket", goods: "bread", flip: true },
    ],
    [600, 764, 208, { who: "volunteerMan", back: true, pack: "rose", shirt: "lime", arms: "ask" }],
    [890, 780, 212, { who: "man", pose: "wave", flip: true, hat: "straw", shirt: "teal" }],
  ]);
  return (
    svg +
    hen(canvas, 730, 786, 0.6) +
    sittingDog(canvas, 440, 756, 0.7, "earthDark") +
    agave(canvas, 1150, 790, 80) +
    flowers(canvas, 420, 790, 160, 16, 14)
  );
}

export const BUS_ROAD = { busRoad } as const;
