/** What pupils make and build in their projects. */
import { house } from "../../built/house.ts";
import { tileRoof } from "../../built/roof.ts";
import { waterTank } from "../../built/tank.ts";
import { tireWall } from "../../built/tire-wall.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import type { ColourName } from "../../canvas/palette.ts";
import { round } from "../../canvas/path.ts";
import { ellipse, line, path, place, rectangle, ROUND } from "../../canvas/svg.ts";
import { bandStrip } from "../../cloth/bands.ts";
import { flowers } from "../../land/plants.ts";
import { ribbon } from "../../land/ribbon.ts";
import { sky } from "../../land/sky.ts";
import { volcano } from "../../land/volcano.ts";
import { fromAbove } from "../../people/from-above.ts";
import { people } from "../../people/person.ts";
import { trees } from "../parts/backdrop.ts";
import { boards } from "../parts/grounds.ts";

/** A path leads past a stove, a tank, a latrine, a tire wall and a small house. */
function projectPath(canvas: Canvas): string {
  let svg = sky(canvas, {
    style: canvas.skyStyle ?? "rings",
    horizon: 260,
    sunX: 930,
    sunY: 120,
    sunRadius: 60,
  });
  svg += volcano(canvas, { x: 300, y: 70, base: 320, left: 260, right: 280, crater: 10 });
  svg +=
    path("M-10 240C300 180 800 220 1210 170V810H-10Z", canvas.colour("greenMid", 0.1)) +
    path("M-10 400C400 340 800 420 1210 340V810H-10Z", canvas.colour("milpa")) +
    path("M-10 600C400 550 800 620 1210 560V810H-10Z", canvas.colour("lime"));
  const way = [
    [240, 830, 90],
    [420, 720, 66],
    [720, 640, 52],
    [860, 540, 42],
    [640, 450, 34],
    [430, 380, 26],
    [560, 300, 20],
    [700, 226, 12],
  ] as const;
  svg += ribbon(way, canvas.colour("path"), canvas.shaded("path", -0.12));
  svg += house(canvas, 640, 226, 150, 56, {
    items: ["window", "door", "window"],
    roofHeight: 40,
    colour: "rose",
    gable: true,
  });
  svg +=
    tireWall(canvas, 110, 392, 250, 3, 62, 25, 0, { planted: 0.4 }) +
    trees(canvas, [[80, 330, 140, "round"]]);
  svg +=
    rectangle(900, 262, 120, 120, 0, canvas.colour("plaster")) +
    path("M940 382V320A24 24 0 0 1 988 320V382Z", canvas.colour("glassTeal")) +
    tileRoof(canvas, 884, 1036, 222, 268, { insetLeft: 14, insetRight: 14, rows: 3 }) +
    line("M1016 262v-66", canvas.colour("steelDark"), 8) +
    tireWall(canvas, 884, 408, 152, 1, 50, 24);
  svg += waterTank(canvas, 1080, 640, 170, 230);
  svg +=
    path("M300 640V540H520V640Z", canvas.colour("plaster")) +
    rectangle(288, 526, 244, 22, 4, canvas.colour("plasterShade")) +
    bandStrip(canvas, "camino", 300, 596, 220, 30) +
    path("M340 640V590A30 28 0 0 1 400 590V640Z", canvas.colour("woodDark")) +
    rectangle(460, 372, 30, 156, 3, canvas.colour("steelDark")) +
    ellipse(380, 526, 54, 9, canvas.colour("rubber"));
  svg +=
    path("M286 540V470H310V540ZM512 540V470H534V540Z", canvas.colour("wood")) +
    tileRoof(canvas, 262, 558, 400, 476, { insetLeft: 26, insetRight: 26, rows: 4 });
  return (
    svg +
    people(canvas, [
      [700, 690, 200, { who: "girl", back: true, woven: true, braids: 2 }],
      [620, 716, 214, { who: "boy", back: true, pack: "red", shirt: "white", trousers: "indigo" }],
    ]) +
    flowers(canvas, 780, 796, 380, 30, 15)
  );
}

/** Questions on strips of paper are sorted into two piles. */
function paperStrips(canvas: Canvas): string {
  const { random } = canvas;
  let svg = boards(canvas, "woodLight", 134);
  const strip = (x: number, y: number, degrees: number, colour: ColourName): string =>
    place(
      x,
      y,
      rectangle(-88, -20, 180, 46, 2, "#1a0a1e", 'opacity=".16"') +
        rectangle(-92, -24, 180, 46, 2, canvas.colour(colour)) +
        line(
          `M-72 -6h${round(random.between(70, 130))}M-72 10h${round(random.between(40, 100))}`,
          canvas.colour("basalt"),
          6,
          `${ROUND} opacity=".7"`,
        ),
      1,
      degrees,
    );
  svg +=
    rectangle(150, 250, 300, 300, 10, canvas.colour("indigo"), 'opacity=".9"') +
    rectangle(750, 250, 300, 300, 10, canvas.colour("redDeep"), 'opacity=".9"');
  for (let i = 0; i < 7; i++)
    svg +=
      strip(300 + random.between(-24, 24), 310 + i * 30, random.between(-14, 14), "cream") +
      strip(
        900 + random.between(-24, 24),
        310 + i * 30,
        random.between(-14, 14),
        i % 3 ? "lemon" : "cream",
      );
  svg +=
    strip(560, 350, -18, "lemon") + strip(640, 470, 12, "cream") + strip(590, 250, 24, "cream");
  svg += fromAbove(canvas, 330, 80, 1.3, -4, {
    cloth: "red",
    bands: ["marigold", "white"],
    head: "braids",
    hands: [
      [-40, 150],
      [90, 160],
    ],
  });
  svg += fromAbove(canvas, 830, 76, 1.3, 6, {
    cloth: "teal",
    head: "hair",
    hands: [
      [-80, 150],
      [46, 160],
    ],
  });
  svg += fromAbove(canvas, 400, 736, 1.3, 176, {
    cloth: "marigold",
    head: "hair",
    skin: "skin2",
    hands: [
      [-60, 150],
      [60, 130],
    ],
  });
  return (
    svg +
    fromAbove(canvas, 800, 730, 1.3, 184, {
      cloth: "violet",
      bands: ["lemon", "rose"],
      head: "braids",
      headColour: "glassTeal",
      hands: [
        [-90, 170],
        [40, 140],
      ],
    })
  );
}

export const PROJECTS = { projectPath, paperStrips } as const;
