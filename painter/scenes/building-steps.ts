/** Single steps and details of building, for articles that tell how something is made. */
import { bag } from "../built/bag.ts";
import { bottleDisc, GLASS } from "../built/bottle.ts";
import { clip } from "../built/clip.ts";
import { dome } from "../built/dome.ts";
import { tileRoof } from "../built/roof.ts";
import { tireWall } from "../built/tire-wall.ts";
import type { Canvas } from "../canvas.ts";
import { bandStrip } from "../cloth/bands.ts";
import { maize } from "../land/maize.ts";
import { agave, flowers } from "../land/plants.ts";
import { sky } from "../land/sky.ts";
import { treeRound } from "../land/trees.ts";
import { object } from "../objects/all.ts";
import { lerp, round } from "../path.ts";
import { people, person } from "../people/person.ts";
import { circle, ellipse, line, path, rectangle } from "../svg.ts";
import { backdrop, ground, groundShadow, lampGlow, trees, WIDTH } from "./backdrop.ts";
import { cobWall, heap, sheet } from "./grounds.ts";

const ROUND = 'stroke-linecap="round"';

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
      [740, 770, 236, { who: "woman", pose: "walk", load: "basket", goods: "flowers", flip: true }],
    ])
  );
}

/** Earth and a little cement are mixed by hand and fill the bags of a wall that is rising. */
function sackFill(canvas: Canvas): string {
  const { random } = canvas;
  let svg = backdrop(canvas, {
    horizon: 330,
    sun: [0.8, 0.2],
    volcanoes: [{ x: 300, y: 110, reach: 330 }],
    clouds: [[640, 110, 180]],
    fields: { y: 370, base: 18, depth: 0.32, bottom: 560 },
  });
  svg += trees(canvas, [[1090, 520, 320, "round"]], 0.08);
  svg += ground(canvas, (x) => 510 + 8 * Math.sin(x / 170), "sand", "greenMid");
  // The round wall of the dome behind, its last course still open.
  svg += groundShadow(300, 600, 420, 34, 0.2);
  svg += path("M-10 610V392H630L652 610Z", canvas.shaded("sand", -0.12, 0.03));
  for (let row = 0; row < 6; row++) {
    const y = 560 - row * 44;
    const right = 640 - row * 6 - (row === 5 ? 260 : 0);
    for (let x = -60 + (row % 2) * 70; x < right - 70; x += 142)
      svg += bag(canvas, x, y, 138 + random.between(-4, 4), 44, 0.03);
    if (row < 5)
      svg += line(
        `M-20 ${y}H${right - 30}`,
        canvas.colour("steelDark"),
        2.5,
        'stroke-dasharray="16 5 3 5"',
      );
  }
  svg += heap(canvas, 800, 620, 330, "path") + heap(canvas, 1050, 650, 400, "adobe");
  svg +=
    ellipse(540, 780, 170, 20, "#1a0a1e", 'opacity=".22"') +
    path(
      "M440 776C420 670 436 600 456 560H630C650 600 672 670 648 776Q546 792 440 776Z",
      canvas.colour("cream"),
    ) +
    path(
      "M600 560H630C650 600 672 670 648 776Q620 784 596 786C620 700 616 620 600 560Z",
      canvas.shaded("cream", -0.07),
    );
  let threads = "";
  for (let i = 0; i < 5; i++) threads += `M${456 + i * 34} 590q${-8 + i * 4} 90 ${-10 + i * 6} 180`;
  svg +=
    line(threads, canvas.shaded("cream", -0.07), 4, ROUND) +
    bandStrip(canvas, "milpa", 446, 656, 206, 40) +
    ellipse(543, 560, 92, 22, canvas.shaded("cream", -0.12)) +
    ellipse(543, 563, 78, 15, canvas.colour("soil"));
  svg += people(canvas, [
    [
      372,
      788,
      352,
      { who: "man", pose: "pass", hat: "straw", shirt: "teal", trousers: "earthDark" },
    ],
    [
      790,
      790,
      348,
      {
        who: "volunteerWoman",
        pose: "dig",
        tool: "shovel",
        flip: true,
        shirt: "rose",
        trousers: "indigo",
        hat: "cap",
      },
    ],
    [200, 762, 300, { who: "woman", pose: "pass", tool: "bucket" }],
  ]);
  return svg + object(canvas, "boots", 1100, 788, 90) + flowers(canvas, 940, 796, 90, 5, 22);
}

/** A small plastered dome at dusk, a ring of bottle bottoms aglow. */
function domeDusk(canvas: Canvas): string {
  let svg = sky(canvas, {
    style: canvas.skyStyle ?? "rings",
    horizon: 560,
    sunX: 300,
    sunY: 470,
    sunRadius: 90,
  });
  svg +=
    path("M-10 560C300 500 900 520 1210 570V810H-10Z", canvas.colour("greenDeep")) +
    trees(canvas, [
      [130, 640, 330, "round"],
      [1090, 640, 380, "round", "greenMid"],
      [1010, 600, 240, "cypress"],
    ]);
  svg +=
    groundShadow(620, 706, 320, 28, 0.25) +
    dome(canvas, 620, 700, 300, {
      rows: 16,
      ratio: 1.42,
      colour: "plaster",
      plaster: 1.1,
      plasterColour: "plaster",
      door: true,
      doorWidth: 0.22,
      doorHeight: 0.44,
      frame: "adobe",
      doorColour: "marigold",
    });
  for (let i = 0; i < 13; i++) {
    const t = i / 12 - 0.5;
    const x = 620 + t * 410;
    const y = 430 - Math.cos(t * 2.4) * 30 + 18;
    svg +=
      circle(x, y, 34, canvas.colour(GLASS[i % GLASS.length]!, 0, true), 'opacity=".22"') +
      bottleDisc(canvas, x, y, 20, GLASS[i % GLASS.length]!, { glowing: true });
  }
  svg +=
    bottleDisc(canvas, 620, 330, 26, "marigold", { glowing: true }) +
    lampGlow(canvas, 620, 720, 300, 60, 0.6);
  svg += path("M570 704H670L780 810H460Z", canvas.colour("path"), 'opacity=".8"');
  return (
    svg +
    people(canvas, [
      [400, 776, 250, { who: "woman", back: true, woven: true, braids: 1 }],
      [480, 780, 170, { who: "girl", back: true, woven: true }],
    ]) +
    agave(canvas, 960, 770, 90) +
    agave(canvas, 250, 776, 70)
  );
}

/** The back of a latrine: one hatch is sealed, the other gives dark soil. */
function latrineBack(canvas: Canvas): string {
  let svg =
    sheet(canvas.light((air) => air.sky[4])) +
    treeRound(canvas, 150, 560, 480, 0.08) +
    treeRound(canvas, 1120, 580, 420, 0.1, "greenMid");
  svg += path("M-10 560C300 540 900 540 1210 560V810H-10Z", canvas.colour("milpa"));
  for (let i = 0; i < 5; i++) svg += maize(canvas, 930 + i * 64, 690, 300);
  svg +=
    rectangle(360, 190, 480, 300, 0, canvas.colour("plaster")) +
    rectangle(360, 190, 90, 300, 0, "#1a0a1e", 'opacity=".1"') +
    bandStrip(canvas, "cielo", 360, 440, 480, 50);
  for (let i = 0; i < 12; i++)
    svg += bottleDisc(canvas, 410 + (i % 6) * 76, 280 + Math.floor(i / 6) * 76, 26, GLASS[i % 9]!);
  svg +=
    tileRoof(canvas, 316, 884, 70, 206, { insetLeft: 60, insetRight: 60, rows: 5, barrel: 24 }) +
    line("M780 80V-20", canvas.colour("steelDark"), 22);
  svg += tireWall(canvas, 330, 720, 540, 4, 108, 58, 0, { open: false });
  svg +=
    rectangle(404, 540, 160, 150, 8, canvas.colour("wood")) +
    line("M404 590H564M404 640H564", canvas.shaded("wood", -0.1), 5) +
    rectangle(470, 600, 28, 14, 7, canvas.colour("steel"));
  svg +=
    rectangle(640, 540, 160, 160, 8, canvas.colour("earthDark")) +
    path("M640 700V620C680 590 760 600 800 640V700Z", canvas.colour("soil")) +
    heap(canvas, 720, 730, 190, "earthDark");
  svg += groundShadow(600, 738, 320, 18, 0.2);
  return (
    svg +
    person(canvas, 240, 782, 300, {
      who: "man",
      pose: "barrow",
      tool: "barrow",
      cargo: "soil",
      hat: "straw",
      shirt: "white",
      trousers: "indigo",
    }) +
    person(canvas, 890, 780, 296, { who: "woman", pose: "dig", tool: "shovel", flip: true })
  );
}

const halfRound = (r: number): string => `M${600 - r} 600A${r} ${r} 0 0 1 ${600 + r} 600Z`;

/** A half-round window of bottle bottoms in green and amber, lit from behind. */
function lunette(canvas: Canvas): string {
  const { random } = canvas;
  let svg = cobWall(canvas, "adobe") + rectangle(0, 0, WIDTH, 800, 0, "#1a0a1e", 'opacity=".28"');
  svg +=
    path(halfRound(500), canvas.colour("adobeDark")) +
    line(
      "M112 600A488 488 0 0 1 1088 600",
      canvas.colour("adobeLight"),
      26,
      'stroke-dasharray="60 12"',
    ) +
    path(halfRound(462), canvas.shaded("adobeDark", -0.14));
  for (let band = 0; band < 7; band++) {
    const reach = 60 + band * 60;
    const count = Math.max(3, Math.round((Math.PI * reach) / 62));
    for (let i = 0; i < count; i++) {
      const angle = Math.PI * (1 + (i + 0.5) / count);
      const colour = random.pick(
        band % 2
          ? (["glassGreen", "glassLime", "glassGreen"] as const)
          : (["glassAmber", "marigold", "glassAmber"] as const),
      );
      const [x, y] = [600 + Math.cos(angle) * reach, 594 + Math.sin(angle) * reach];
      svg += bottleDisc(canvas, x, y, 27, colour, { glowing: true });
    }
  }
  svg +=
    rectangle(80, 594, 1040, 34, 6, canvas.colour("wood")) +
    rectangle(80, 594, 1040, 10, 5, canvas.colour("woodLight"));
  svg += path("M150 640H1050L1180 810H20Z", "#ffd98a", 'opacity=".2"');
  for (let i = 0; i < 18; i++)
    svg += ellipse(
      random.between(160, 1040),
      random.between(670, 790),
      random.between(26, 50),
      random.between(8, 13),
      canvas.colour(random.pick(["glassGreen", "glassAmber", "glassLime"] as const), 0, true),
      'opacity=".5"',
    );
  return svg;
}

export const BUILDING_STEPS = {
  meshTank,
  roundHouse,
  sackFill,
  domeDusk,
  latrineBack,
  lunette,
} as const;
