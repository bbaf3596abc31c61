/** Tanks for the rain: filling, giving, being made. */
import { clip } from "../../built/clip.ts";
import { house } from "../../built/house.ts";
import { waterTank } from "../../built/tank.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import { round } from "../../canvas/path.ts";
import { ellipse, line, path, ROUND } from "../../canvas/svg.ts";
import { agave, flowers } from "../../land/plants.ts";
import { people } from "../../people/person.ts";
import { backdrop, ground, groundShadow, HEIGHT, trees, WIDTH } from "../parts/backdrop.ts";

/** Rain from the roof runs into the tank. */
function tankRain(canvas: Canvas): string {
  const { random } = canvas;
  let svg = backdrop(canvas, {
    hideSun: true,
    sun: [0.6, 0.2],
    volcanoes: [{ x: 320, y: 220, reach: 300 }],
    horizon: 400,
    clouds: [
      [260, 130, 330],
      [640, 100, 360],
      [1010, 140, 330],
    ],
    fields: { y: 450, depth: 0.36, base: 18, bottom: 700 },
  });
  svg += ground(canvas, (x) => 620 + 6 * Math.sin(x / 110), "green", "milpa");
  svg += house(canvas, 130, 690, 410, 180, {
    items: ["window", "door", "window"],
    roofHeight: 110,
    colour: "rose",
    insetRight: 20,
  });
  svg += line(
    "M120 520H566V556Q566 566 580 566H660V500",
    canvas.colour("steel"),
    11,
    'stroke-linejoin="round"',
  );
  svg += waterTank(canvas, 770, 730, 270, 410);
  svg += people(canvas, [
    [1010, 762, 240, { who: "woman", pose: "walk", load: "jug", flip: true }],
    [560, 772, 160, { who: "girl", pose: "stand" }],
  ]);
  let drops = "";
  for (let i = 0; i < 150; i++)
    drops += `M${round(random.between(-40, WIDTH))} ${round(random.between(150, HEIGHT))}l-8 28`;
  let splashes = "";
  for (let i = 0; i < 36; i++)
    splashes += `M${round(random.between(0, WIDTH))} ${round(random.between(700, 795))}q9 -7 18 0`;
  return (
    svg +
    line(drops, "#e6f3f5", 2, `${ROUND} opacity=".5"`) +
    line(splashes, "#e6f3f5", 2, `opacity=".6" ${ROUND}`)
  );
}

/** A jar is filled at the tap of the tank. */
function tankTap(canvas: Canvas): string {
  let svg = backdrop(canvas, {
    sun: [0.2, 0.24],
    volcanoes: [{ x: 420, y: 190, reach: 310, form: "shouldered" }],
    horizon: 400,
    clouds: [[620, 120, 210]],
    fields: { y: 450, depth: 0.32, base: 18, bottom: 700 },
  });
  svg += ground(canvas, (x) => 626 + 6 * Math.sin(x / 120), "milpa", "greenMid");
  svg += trees(canvas, [
    [1120, 640, 300, "round"],
    [60, 640, 240, "round", "greenMid"],
  ]);
  svg += house(canvas, 176, 660, 330, 122, {
    items: ["window", "door", "window"],
    colour: "rose",
    base: "redDeep",
    frame: "glassTeal",
    door: "glassTeal",
    roofHeight: 74,
    depth: 0.03,
  });
  // The roof's rain runs along the gutter into the tank.
  const steel = canvas.colour("steelDark");
  svg += line("M160 546H528V470H640", steel, 10, 'stroke-linejoin="round"');
  svg += line("M160 543H526", canvas.colour("steel"), 3);
  svg += groundShadow(760, 728, 270, 20, 0.2) + waterTank(canvas, 790, 726, 330, 520);
  svg += path("M480 768C540 720 720 720 790 768Z", canvas.colour("sand"));
  svg += line("M655 596V560H610V590", steel, 13, 'stroke-linejoin="round"');
  svg +=
    line("M610 596V716", canvas.colour("sky"), 9, ROUND) +
    line("M607 600V712", "#fff", 3, `${ROUND} opacity=".7"`);
  svg +=
    path(
      "M582 746C566 726 572 704 590 700H632C650 704 654 726 640 746Z",
      canvas.colour("glassBlue"),
    ) +
    path(
      "M582 746C566 726 572 704 590 700H600C588 712 586 732 594 746Z",
      "#1a0a1e",
      'opacity=".16"',
    ) +
    ellipse(611, 702, 24, 6, canvas.colour("sky"));
  svg += groundShadow(388, 770, 80, 10, 0.16) + groundShadow(720, 772, 60, 8, 0.16);
  svg += people(canvas, [
    [534, 766, 266, { who: "woman", pose: "kneel" }],
    [388, 768, 256, { who: "woman", pose: "walk", load: "jug", flip: true }],
    [720, 770, 176, { who: "girl", pose: "pass", woven: true, flip: true, tool: "bucket" }],
    [250, 762, 168, { who: "boy", pose: "run" }],
  ]);
  return svg + flowers(canvas, 900, 786, 280, 28, 14) + agave(canvas, 120, 786, 80);
}

/** Mortar is pressed on a cylinder of wire mesh. */
function meshTank(canvas: Canvas): string {
  let svg = backdrop(canvas, {
    sun: [0.2, 0.16],
    horizon: 260,
    clouds: [[760, 90, 220]],
    fields: { y: 310, depth: 0.34, base: 22, bottom: 600 },
  });
  svg +=
    ground(canvas, (x) => 530 + 6 * Math.sin(x / 100), "earth", "earthDark") +
    trees(canvas, [[1120, 560, 300, "round"]]);
  svg +=
    ellipse(620, 730, 380, 66, "#1a0a1e", 'opacity=".2"') +
    ellipse(620, 706, 366, 64, canvas.colour("steel")) +
    ellipse(620, 694, 366, 64, canvas.shaded("plaster", -0.06));
  const wall = "M350 690V250A270 46 0 0 1 890 250V690A270 46 0 0 1 350 690Z";
  svg += path(
    "M350 250A270 46 0 0 1 890 250A270 46 0 0 1 350 250Z",
    canvas.shaded("steelDark", -0.06),
    'opacity=".4"',
  );
  let mesh = "";
  for (let i = 0; i < 24; i++) mesh += `M${350 + i * 40} 690l-480-480M${230 + i * 40} 690l480-480`;
  svg +=
    `<g ${clip(canvas, wall)}>` +
    path(
      wall,
      canvas.light((air) => air.sky[5]),
      'opacity=".5"',
    ) +
    line(mesh, canvas.colour("steelDark"), 3.4) +
    "</g>";
  const coat =
    "M350 690V430C420 400 470 470 540 440S640 380 690 420S820 470 890 400V690A270 46 0 0 1 350 690Z";
  svg +=
    path(coat, canvas.colour("plasterShade")) +
    path(
      "M350 690V430C380 416 410 420 440 436V728Q380 716 350 690Z",
      canvas.shaded("plasterShade", -0.06),
    );
  svg += line(
    "M480 520q60 -26 120 0M640 600q60 -26 120 0M500 650q70 -20 130 0M740 520q50 -20 110 -4",
    canvas.shaded("plasterShade", -0.07),
    13,
    ROUND,
  );
  svg += line(
    "M350 250A270 46 0 0 0 890 250M350 250A270 46 0 0 1 890 250",
    canvas.colour("steelDark"),
    9,
  );
  return (
    svg +
    people(canvas, [
      [
        300,
        768,
        320,
        {
          who: "boy",
          pose: "plaster",
          tool: "trowel",
          shirt: "white",
          trousers: "indigo",
          skin: "skin1",
        },
      ],
      [940, 772, 322, { who: "girl", pose: "plaster", tool: "trowel", flip: true, woven: true }],
    ]) +
    path("M560 800H690L672 748H578Z", canvas.colour("glassBlue")) +
    ellipse(625, 748, 47, 11, canvas.colour("plasterShade"))
  );
}

export const TANKS = { tankRain, tankTap, meshTank } as const;
