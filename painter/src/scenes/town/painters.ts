/** Those who paint: on the mural, at the easel. */
import { clip } from "../../built/clip.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import { type Point, polygon } from "../../canvas/path.ts";
import { circle, ellipse, line, path, place, rectangle, ring, ROUND } from "../../canvas/svg.ts";
import { cloud } from "../../land/cloud.ts";
import { maize } from "../../land/maize.ts";
import { flowers } from "../../land/plants.ts";
import { treeRound } from "../../land/trees.ts";
import { volcano } from "../../land/volcano.ts";
import { object } from "../../objects/all.ts";
import { pinch } from "../../people/grips.ts";
import { person } from "../../people/person.ts";
import { courses } from "../parts/grounds.ts";
import { beams, paintedWall, tiledFloor } from "../parts/rooms.ts";

/** A brush fills a flower on a mural. */
function handBrush(canvas: Canvas): string {
  const { random } = canvas;
  const [wall, petal, fresh] = random.pick([
    ["sky", "redHot", "rose"],
    ["lemon", "violet", "rose"],
    ["indigo", "marigold", "lemon"],
    ["plaster", "redHot", "rose"],
  ] as const);
  let svg = courses(canvas, wall, 110, 300);
  const petals = Array.from({ length: 9 }, (_, i) =>
    ellipse(
      0,
      -180,
      62,
      128,
      canvas.colour(i === 2 ? fresh : petal),
      `transform="translate(430 390) rotate(${i * 40})"${i === 2 ? ' opacity=".55"' : ""}`,
    ),
  ).join("");
  svg += path(
    "M430 400C420 560 470 700 440 820H500C530 690 470 560 470 420Z",
    canvas.colour("greenMid"),
  );
  svg += path("M462 640C560 540 680 560 720 620C660 700 540 720 462 640Z", canvas.colour("milpa"));
  svg += path(
    "M446 700C340 620 220 640 180 720C260 780 380 770 446 700Z",
    canvas.colour("greenMid"),
  );
  svg +=
    petals +
    circle(430, 390, 96, canvas.colour("marigold")) +
    ring(
      430,
      390,
      74,
      canvas.colour("woodDark"),
      10,
      'stroke-dasharray="4 18" stroke-linecap="round"',
    );
  const brush =
    path("M-8 0C10 -40 44 -56 66 -44C72 -22 46 6 -8 0Z", canvas.colour(fresh)) +
    path("M40 -54L82 -84L98 -62L66 -34Z", canvas.colour("steel")) +
    path("M82 -84L300 -240L316 -216L98 -62Z", canvas.colour("woodLight"));
  svg += place(560, 250, brush, 1.1);
  svg += pinch(canvas, 716, 154, 2, 6, "skin2", {
    cloth: "marigold",
    bands: ["marigold", "white", "marigold", "marigold"],
  });
  ([fresh, "marigoldDeep", "glassTeal"] as const).forEach((colour, i) => {
    const x = 830 + i * 128;
    svg +=
      rectangle(x - 54, 680, 108, 130, 8, canvas.colour("white")) +
      ellipse(x, 684, 54, 17, canvas.shaded(colour, -0.08)) +
      ellipse(x, 688, 46, 12, canvas.colour(colour));
    svg += path(
      `M${x + 16} 698Q${x + 18} 740 ${x + 26} 744Q${x + 36} 738 ${x + 34} 694Z`,
      canvas.colour(colour),
    );
  });
  return svg;
}

/** A painter at the easel beside an open door: a maize field and a volcano. */
function easel(canvas: Canvas): string {
  let svg =
    paintedWall(canvas, { split: 430, upper: "plaster", lower: "rose" }) +
    beams(canvas) +
    tiledFloor(canvas, 640, "tile");
  const opening = "M70 660V150H360V660Z";
  svg +=
    rectangle(48, 128, 334, 536, 0, canvas.colour("glassTeal")) +
    path(
      opening,
      canvas.light((air) => air.sky[4]),
    );
  svg +=
    `<g ${clip(canvas, opening)}>` +
    cloud(canvas, 190, 250, 150) +
    treeRound(canvas, 300, 560, 280, 0.12) +
    path("M60 500Q220 470 370 510V670H60Z", canvas.colour("milpa")) +
    flowers(canvas, 80, 640, 260, 18, 18) +
    "</g>" +
    path("M70 660H360L460 800H30Z", "#ffe9a8", 'opacity=".35"');
  svg +=
    path("M382 128L470 176V720L382 664Z", canvas.colour("wood")) +
    line("M426 152V692", canvas.shaded("wood", -0.1), 5);
  svg +=
    line("M700 220L610 780M900 220L990 780M800 180V620", canvas.colour("wood"), 18, ROUND) +
    rectangle(600, 562, 400, 20, 4, canvas.colour("woodDark"));
  const painting = "M590 190H1010V562H590Z";
  svg +=
    rectangle(582, 182, 436, 388, 4, canvas.colour("white")) +
    `<g ${clip(canvas, painting)}>` +
    rectangle(590, 190, 420, 380, 0, canvas.colour("sky")) +
    circle(920, 270, 40, canvas.colour("marigold")) +
    volcano(canvas, { x: 770, y: 250, base: 440, left: 170, right: 180, crater: 8, ravines: 7 }) +
    path("M580 430Q800 400 1020 440V580H580Z", canvas.colour("milpa")) +
    [0, 1, 2, 3, 4, 5].map((i) => maize(canvas, 620 + i * 72, 566, 130 + (i % 2) * 16)).join("") +
    "</g>";
  const [x, y]: Point = [1104, 300];
  svg +=
    rectangle(x - 60, y - 80, 120, 100, 3, canvas.colour("woodDark")) +
    path(
      polygon([
        [x - 50, y + 10],
        [x - 10, y - 50],
        [x + 40, y + 10],
      ]),
      canvas.colour("violet"),
    ) +
    rectangle(x - 50, y + 60, 96, 76, 3, canvas.colour("woodDark")) +
    rectangle(x - 42, y + 68, 80, 60, 0, canvas.colour("redHot"));
  svg += person(canvas, 540, 778, 330, {
    who: "man",
    pose: "plaster",
    tool: "brush",
    paint: "marigold",
    shirt: "cream",
    trousers: "indigo",
    apron: "indigo",
    hat: "straw",
  });
  return (
    svg +
    rectangle(1040, 690, 130, 18, 4, canvas.colour("woodLight")) +
    line("M1056 708V800M1154 708V800", canvas.colour("wood"), 10) +
    object(canvas, "paints", 1104, 692, 110)
  );
}

export const PAINTERS = { handBrush, easel } as const;
