/** A round house of tires, from outside. */
import { bottleDisc, GLASS } from "../../built/bottle.ts";
import { clip } from "../../built/clip.ts";
import { tireWall } from "../../built/tire-wall.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import { lerp, round } from "../../canvas/path.ts";
import { circle, line, path } from "../../canvas/svg.ts";
import { flowers } from "../../land/plants.ts";
import { people } from "../../people/person.ts";
import { groundShadow, trees } from "../parts/backdrop.ts";
import { sheet } from "../parts/grounds.ts";

/** A small round house of tires with bottle windows among trees. */
function roundHouse(canvas: Canvas): string {
  let svg =
    sheet(canvas.light((air) => air.sky[4])) +
    circle(
      900,
      150,
      92,
      canvas.light((air) => air.sun),
    );
  svg += trees(canvas, [
    [120, 560, 520, "round"],
    [320, 470, 380, "pine"],
    [930, 500, 440, "round", "greenMid"],
    [1120, 570, 560, "round"],
    [760, 450, 330, "pine"],
  ]);
  svg +=
    path("M-10 540C300 500 900 500 1210 550V810H-10Z", canvas.colour("greenMid")) +
    groundShadow(600, 716, 360, 30, 0.22);
  const body = "M300 700V400H900V700Q600 740 300 700Z";
  svg +=
    `<g ${clip(canvas, body)}>` +
    tireWall(canvas, 280, 726, 640, 5, 128, 66, 0, { open: false }) +
    path("M300 400H420V760H300Z", "#1a0a1e", 'opacity=".22"') +
    path("M840 400H900V760H840Z", "#fff", 'opacity=".06"') +
    "</g>";
  for (const x of [390, 810]) {
    svg += circle(x, 540, 84, canvas.colour("adobe"));
    for (let i = 0; i < 6; i++)
      svg += bottleDisc(
        canvas,
        x + Math.cos(i * 1.047) * 46,
        540 + Math.sin(i * 1.047) * 46,
        22,
        GLASS[i]!,
      );
    svg += bottleDisc(canvas, x, 540, 22, "marigold");
  }
  svg +=
    path("M520 720V520A80 80 0 0 1 680 520V720Q600 730 520 720Z", canvas.colour("adobeLight")) +
    path("M538 718V522A62 62 0 0 1 662 522V718Z", canvas.colour("glassTeal")) +
    line("M600 462V718", canvas.shaded("glassTeal", -0.1), 5);
  svg += path(
    "M210 410C330 340 480 250 600 220C720 250 870 340 990 410Q600 470 210 410Z",
    canvas.colour("straw"),
  );
  let straws = "";
  for (let i = 0; i <= 22; i++) {
    const t = i / 22;
    straws += `M${round(lerp(588, 612, t))} 226Q${round(lerp(430, 770, t))} 330 ${round(lerp(220, 980, t))} ${round(412 + 44 * Math.sin(t * Math.PI))}`;
  }
  svg +=
    line(straws, canvas.shaded("straw", -0.1), 4) + circle(600, 222, 16, canvas.colour("adobe"));
  svg +=
    path("M560 720H640L760 810H440Z", canvas.colour("path")) +
    flowers(canvas, 150, 760, 230, 18, 16) +
    flowers(canvas, 840, 764, 230, 18, 16);
  return (
    svg +
    people(canvas, [
      [
        1030,
        770,
        236,
        { who: "woman", pose: "walk", load: "basket", goods: "flowers", flip: true },
      ],
      [190, 776, 226, { who: "man", pose: "plaster", tool: "trowel", hat: "straw" }],
      [690, 782, 150, { who: "boy", pose: "run", flip: true, shirt: "redHot" }],
    ])
  );
}

export const ROUND_HOUSE = { roundHouse } as const;
