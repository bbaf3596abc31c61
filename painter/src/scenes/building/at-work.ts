/** Close to work that wants two: a panel on the roof, a chimney, a string, a bag. */
import { tileRoof } from "../../built/roof.ts";
import { tireWall } from "../../built/tire-wall.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import type { ColourName } from "../../canvas/palette.ts";
import { lerp, type Point, polygon } from "../../canvas/path.ts";
import { circle, ellipse, line, path, rectangle, ROUND } from "../../canvas/svg.ts";
import { birds } from "../../land/birds.ts";
import { cloud } from "../../land/cloud.ts";
import { sky } from "../../land/sky.ts";
import { backdrop, ground } from "../parts/backdrop.ts";
import { CAST } from "../parts/cast.ts";
import { closeFigure } from "../parts/close-figure.ts";
import { heap } from "../parts/grounds.ts";
import { beams, hungMaize, landWindow, paintedWall } from "../parts/rooms.ts";

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
    left: { elbow: [200, 560], hand: [362, 600] },
    right: { elbow: [400, 470], hand: [442, 404] },
  });
  const two = closeFigure(canvas, [922, 310], [940, 660], 128, {
    ...turner,
    hat: "hard",
    hatColour: "white",
    turn: -0.7,
    tilt: -8,
    down: true,
    mood: "smile",
    left: { elbow: [800, 540], hand: [782, 456] },
    right: { elbow: [1020, 560], hand: [856, 600] },
  });
  const knees = (x: number, colour: ColourName): string =>
    path(
      `M${x - 96} 660C${x - 120} 720 ${x - 90} 780 ${x} 780S${x + 120} 720 ${x + 96} 650Z`,
      canvas.colour(colour),
      'stroke="#2a1416" stroke-width="3" stroke-opacity=".6"',
    );
  svg += knees(262, "indigo") + knees(940, "earthDark") + one.body + two.body;
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
    line("M866 600L812 640", canvas.colour("steelDark"), 20, ROUND) +
    line(
      "M1096 820L1150 420M1180 820L1222 420M1104 740H1184M1116 650H1196M1128 560H1206",
      canvas.colour("wood"),
      16,
      ROUND,
    );
  return svg + one.arms + two.arms;
}

/** A low stove of brick: students set the chimney pipe, the mother shows how high the fire should stand. */
function stoveBuild(canvas: Canvas): string {
  const { random } = canvas;
  const [upper, lower] = random.pick([
    ["plaster", "skyDeep"],
    ["cream", "teal"],
    ["lemon", "adobe"],
  ] as const);
  let svg = paintedWall(canvas, { split: 400, upper, lower }) + beams(canvas);
  svg += landWindow(canvas, 60, 130, 210, 180, "glassTeal") + hungMaize(canvas, 930, 90, 6, 66);
  const [one, two] = random.pick([
    [CAST.schoolgirl, CAST.schoolboy],
    [CAST.boy, CAST.girl],
    [CAST.schoolboy, CAST.boy],
  ] as const);
  const grown = { build: 0.86 };
  const left = closeFigure(canvas, [418, 252], [404, 620], 132, {
    ...one,
    ...grown,
    turn: 0.6,
    tilt: 4,
    mood: "smile",
    left: { elbow: [330, 520], hand: [548, 470] },
    right: { elbow: [530, 420], hand: [556, 330] },
  });
  const right = closeFigure(canvas, [816, 262], [830, 620], 132, {
    ...two,
    ...grown,
    turn: -0.6,
    tilt: -4,
    mood: "effort",
    left: { elbow: [706, 430], hand: [676, 350] },
    right: { elbow: [900, 530], hand: [682, 492] },
  });
  const mother = closeFigure(canvas, [1036, 330], [1050, 720], 130, {
    ...CAST.mother,
    apron: "sky",
    turn: -0.7,
    mood: "smile",
    left: { elbow: [930, 560], hand: [930, 596], grip: "flat" },
    right: { elbow: [1150, 580], hand: [1080, 660] },
  });
  svg += left.body + right.body + mother.body;
  svg +=
    rectangle(
      574,
      -10,
      84,
      640,
      6,
      canvas.colour("steelDark"),
      'stroke="#2a1416" stroke-width="3" stroke-opacity=".6"',
    ) +
    rectangle(590, -10, 16, 640, 0, canvas.colour("steel")) +
    line("M574 220H658M574 420H658", canvas.colour("steel"), 6);
  svg += rectangle(300, 620, 620, 40, 6, canvas.colour("adobeDark"));
  const bricks = ["adobe", "adobeLight", "adobe"] as const;
  for (let row = 0; row < 3; row++)
    for (let i = 0; i < 6; i++) {
      if (row > 0 && (i === 2 || i === 3)) continue;
      svg += rectangle(
        310 + i * 101 + (row % 2 ? -10 : 0),
        662 + row * 48,
        96,
        44,
        4,
        canvas.colour(bricks[(row + i) % 3]!),
      );
    }
  svg +=
    rectangle(508, 710, 202, 100, 0, canvas.colour("woodDark")) +
    ellipse(420, 620, 96, 16, canvas.colour("rubber"));
  return svg + left.arms + right.arms + mother.arms;
}

/** A level string along the wall: two faces, one line between them. */
function levelString(canvas: Canvas): string {
  const { random } = canvas;
  let svg = backdrop(canvas, {
    sun: [0.5, 0.2],
    volcanoes: [],
    horizon: 380,
    clouds: [],
    fields: { y: 410, depth: 0.3, base: 22, bottom: 640 },
  });
  const [one, two] = random.pick([
    [CAST.mother, CAST.mason],
    [CAST.guestMan, CAST.neighbor],
    [CAST.father, CAST.schoolgirl],
  ] as const);
  const left = closeFigure(canvas, [250, 300], [240, 830], 168, {
    ...one,
    turn: 0.9,
    tilt: 12,
    down: true,
    left: { elbow: [130, 600], hand: [220, 690] },
    right: { elbow: [400, 606], hand: [432, 516] },
  });
  const right = closeFigure(canvas, [950, 296], [960, 830], 168, {
    ...two,
    turn: -0.9,
    tilt: -12,
    down: true,
    mood: "smile",
    left: { elbow: [800, 606], hand: [768, 516] },
    right: { elbow: [1080, 600], hand: [980, 690] },
  });
  svg += left.body + right.body;
  svg += tireWall(canvas, 120, 820, 960, 2, 160, 62);
  svg +=
    line("M420 516L780 516", canvas.colour("redHot"), 9) +
    rectangle(
      520,
      524,
      170,
      40,
      8,
      canvas.colour("marigold"),
      'stroke="#2a1416" stroke-width="3" stroke-opacity=".6"',
    ) +
    rectangle(576, 532, 58, 24, 8, canvas.colour("lime")) +
    circle(605, 544, 9, canvas.colour("white")) +
    line("M540 524V510M670 524V510", canvas.colour("steelDark"), 6);
  return svg + left.arms + right.arms;
}

/** A knee-high bag held open by two while earth pours from a tin. */
function sackFill(canvas: Canvas): string {
  const { random } = canvas;
  let svg = backdrop(canvas, {
    sun: [0.8, 0.2],
    volcanoes: [],
    horizon: 340,
    clouds: [[300, 120, 240]],
    fields: { y: 370, depth: 0.3, base: 22, bottom: 560 },
  });
  svg +=
    ground(canvas, () => 520, "adobeLight", "milpa") +
    heap(canvas, 160, 640, 420, "soil") +
    heap(canvas, 1080, 640, 380, "sand");
  const [one, two] = random.pick([
    [CAST.mother, CAST.guest],
    [CAST.schoolboy, CAST.neighbor],
    [CAST.guest, CAST.father],
  ] as const);
  const third = closeFigure(canvas, [606, 190], [606, 520], 118, {
    ...CAST.mason,
    feet: 700,
    down: true,
    left: { elbow: [506, 380], hand: [552, 430] },
    right: { elbow: [706, 380], hand: [656, 424] },
  });
  const left = closeFigure(canvas, [330, 332], [316, 700], 128, {
    ...one,
    turn: 0.8,
    tilt: 10,
    down: true,
    mood: "smile",
    feet: 860,
    left: { elbow: [240, 590], hand: [482, 640] },
    right: { elbow: [450, 560], hand: [520, 612] },
  });
  const right = closeFigure(canvas, [880, 332], [896, 700], 128, {
    ...two,
    turn: -0.8,
    tilt: -10,
    down: true,
    feet: 860,
    left: { elbow: [760, 560], hand: [690, 612] },
    right: { elbow: [970, 590], hand: [728, 640] },
  });
  svg += third.body + left.body + right.body;
  svg +=
    path(
      "M556 400H660L640 500H576Z",
      canvas.colour("steel"),
      'stroke="#2a1416" stroke-width="3" stroke-opacity=".6"',
    ) + path("M576 470Q606 500 640 470L628 640H588Z", canvas.colour("soil"));
  svg +=
    path(
      "M480 620H730C746 690 744 770 726 830H484C466 770 464 690 480 620Z",
      canvas.colour("cream"),
      'stroke="#2a1416" stroke-width="3" stroke-opacity=".6"',
    ) +
    ellipse(605, 622, 126, 30, canvas.colour("plasterShade")) +
    ellipse(605, 630, 104, 20, canvas.colour("soil")) +
    line("M520 700q80 20 170 0M512 760q90 20 186 0", canvas.shaded("cream", -0.08), 5, ROUND);
  return svg + third.arms + left.arms + right.arms;
}

export const AT_WORK = { panelOnRoof, stoveBuild, levelString, sackFill } as const;
