/** Single steps and details of building, for articles that tell how something is made. */
import { bottleDisc, GLASS } from "../built/bottle.ts";
import { clip } from "../built/clip.ts";
import { dome } from "../built/dome.ts";
import { tileRoof } from "../built/roof.ts";
import { tireFlat } from "../built/tire.ts";
import { tireWall } from "../built/tire-wall.ts";
import type { Canvas } from "../canvas.ts";
import { bandStrip } from "../cloth/bands.ts";
import { cloud } from "../land/cloud.ts";
import { maize } from "../land/maize.ts";
import { patchwork } from "../land/patchwork.ts";
import { agave, flowers } from "../land/plants.ts";
import { sky } from "../land/sky.ts";
import { treeRound } from "../land/trees.ts";
import { object } from "../objects/all.ts";
import { lerp, round } from "../path.ts";
import { people, person } from "../people/person.ts";
import { circle, ellipse, line, path, rectangle, ring } from "../svg.ts";
import { backdrop, ground, groundShadow, lampGlow, trees, WIDTH } from "./backdrop.ts";
import { cobWall, courses, heap, limePlaster, rainfall, sheet } from "./grounds.ts";

const ROUND = 'stroke-linecap="round"';

/** Packed earth is levelled in two tires that will carry a stove. */
function stoveBase(canvas: Canvas): string {
  let svg = courses(canvas, "adobeLight", 92, 240);
  svg +=
    rectangle(820, 110, 230, 210, 8, canvas.colour("wood")) +
    rectangle(
      838,
      128,
      194,
      174,
      0,
      canvas.light((air) => air.sky[4]),
    ) +
    treeRound(canvas, 900, 300, 150, 0.15) +
    line("M935 128V302M838 215H1032", canvas.colour("wood"), 9);
  svg +=
    bandStrip(canvas, "milpa", 0, 520, WIDTH, 50) +
    rectangle(0, 570, WIDTH, 240, 0, canvas.colour("tileDark"));
  svg += people(canvas, [
    [
      560,
      640,
      250,
      { who: "boy", pose: "pass", tool: "bucket", shirt: "white", trousers: "indigo" },
    ],
  ]);
  svg +=
    tireFlat(canvas, 440, 740, 190, { tilt: 0.36, thickness: 0.42 }) +
    tireFlat(canvas, 790, 740, 190, { tilt: 0.36, thickness: 0.42 });
  svg +=
    line("M300 668L640 640", canvas.colour("marigold"), 20, ROUND) +
    rectangle(440, 646, 44, 17, 8, canvas.colour("lime"), 'transform="rotate(-5 462 654)"');
  svg += people(canvas, [
    [210, 776, 320, { who: "girl", pose: "kneel", woven: true, skin: "skin1" }],
    [
      1010,
      782,
      322,
      {
        who: "man",
        pose: "kneel",
        tool: "trowel",
        flip: true,
        shirt: "marigold",
        trousers: "indigo",
        hat: "straw",
      },
    ],
  ]);
  return svg + object(canvas, "toolbox", 1120, 790, 120);
}

/** A thin line of smoke leaves the chimney above the roofs. */
function chimney(canvas: Canvas): string {
  let svg = sky(canvas, {
    style: canvas.skyStyle ?? "strips",
    horizon: 560,
    sunX: 230,
    sunY: 190,
    sunRadius: 74,
  });
  svg += patchwork(canvas, (x) => 500 + 20 * Math.sin(x / 140), {
    depth: 0.36,
    strips: 4,
    base: 26,
    parcel: 120,
    bottom: 760,
  }).svg;
  svg +=
    treeRound(canvas, 130, 640, 240, 0.14) + treeRound(canvas, 1120, 620, 300, 0.12, "greenMid");
  const [x0, y0] = [742, 250];
  let puffs = "";
  for (let i = 0; i < 9; i++) {
    const t = i / 8;
    puffs += circle(
      x0 + 30 * Math.sin(t * 5) + t * 70,
      y0 - 20 - t * 210,
      9 + t * 17,
      canvas.light((air) => air.cloud),
      `opacity="${round(0.9 - t * 0.5)}"`,
    );
  }
  svg +=
    puffs +
    rectangle(708, 260, 68, 260, 4, canvas.colour("steelDark")) +
    rectangle(722, 260, 16, 260, 2, canvas.colour("steel"));
  svg +=
    path("M694 262H790L770 226H714Z", canvas.colour("steelDark")) +
    rectangle(700, 330, 84, 18, 4, canvas.colour("basalt"));
  svg += tileRoof(canvas, -40, 1240, 440, 830, {
    insetLeft: 220,
    insetRight: 160,
    barrel: 42,
    rows: 8,
  });
  svg += rectangle(172, 428, 916, 26, 12, canvas.colour("tileDark"));
  return svg;
}

/** A section through a tire wall, drawn in white on indigo: gravel, tires, beam, roof. */
function wallSection(canvas: Canvas): string {
  const { random } = canvas;
  const ink = canvas.colour("white");
  const thin = canvas.colour("sky");
  let svg = sheet(canvas.colour("indigo"));
  let grid = "";
  for (let i = 1; i < 30; i++) grid += `M${i * 40} 0V800M0 ${i * 40}H1200`;
  svg += line(grid, thin, 1, 'opacity=".25"');
  svg +=
    line("M60 590H400M640 590H1140", ink, 6) +
    line(
      "M80 606l24 -16M130 606l24 -16M180 606l24 -16M230 606l24 -16M280 606l24 -16M700 606l24 -16M750 606l24 -16M800 606l24 -16M850 606l24 -16M900 606l24 -16M950 606l24 -16M1000 606l24 -16M1050 606l24 -16",
      thin,
      3,
    );
  svg += rectangle(380, 640, 280, 90, 0, "none", `stroke="${ink}" stroke-width="5"`);
  for (let i = 0; i < 46; i++)
    svg += ring(
      random.between(392, 648),
      random.between(652, 718),
      random.between(5, 11),
      thin,
      2.4,
    );
  for (let row = 0; row < 7; row++) {
    const x = 398 + row * 5;
    const y = 580 - row * 58;
    svg +=
      rectangle(x, y, 236, 54, 24, "none", `stroke="${ink}" stroke-width="5"`) +
      rectangle(x + 64, y + 4, 108, 46, 4, "none", `stroke="${thin}" stroke-width="2.6"`);
    let earth = "";
    for (let i = 0; i < 9; i++)
      earth += `M${round(random.between(x + 74, x + 158))} ${round(random.between(y + 12, y + 42))}h6`;
    svg += line(earth, thin, 4, ROUND);
  }
  svg +=
    rectangle(436, 172, 216, 52, 0, "none", `stroke="${ink}" stroke-width="5"`) +
    line("M436 172L652 224M436 224L652 172", thin, 2.4);
  svg +=
    line("M330 214L920 84M338 240L928 110", ink, 6, ROUND) +
    line(
      "M380 204l16 26M450 188l16 26M520 172l16 26M590 158l16 26M660 142l16 26M730 128l16 26M800 112l16 26M870 98l16 26",
      thin,
      3,
    );
  svg +=
    line("M250 172V730M236 172H264M236 590H264M236 730H264", thin, 3.4) +
    line("M398 764H634M398 750V778M634 750V778", thin, 3.4);
  svg +=
    circle(900, 420, 22, canvas.colour("marigold")) +
    line(
      "M900 442V528M900 460L872 504M900 460L928 504M900 528L880 588M900 528L920 588",
      canvas.colour("marigold"),
      11,
      ROUND,
    );
  return svg + line("M690 690H1040M690 660H900", ink, 6, `${ROUND} opacity=".9"`);
}

/** Two people measure a house of tires with a tape. */
function tapeMeasure(canvas: Canvas): string {
  let svg =
    sheet(canvas.light((air) => air.sky[4])) +
    cloud(canvas, 240, 90, 220) +
    cloud(canvas, 980, 110, 190);
  svg += treeRound(canvas, 1110, 330, 280, 0.1);
  svg += tireWall(canvas, 60, 640, 1080, 6, 150, 66);
  svg +=
    rectangle(470, 250, 230, 390, 0, canvas.colour("adobe")) +
    rectangle(494, 274, 182, 366, 0, canvas.colour("glassTeal")) +
    line("M585 274V640M494 420H676", canvas.shaded("glassTeal", -0.1), 8);
  svg +=
    rectangle(30, 220, 1140, 36, 4, canvas.colour("wood")) +
    bandStrip(canvas, "camino", 30, 226, 1140, 24);
  svg += tileRoof(canvas, -20, 1220, 110, 226, {
    insetLeft: 120,
    insetRight: 120,
    barrel: 26,
    rows: 4,
  });
  svg +=
    rectangle(0, 636, WIDTH, 174, 0, canvas.colour("sand")) +
    line("M292 604L952 604", canvas.colour("lemon"), 11) +
    line("M292 604L952 604", canvas.colour("woodDark"), 11, 'stroke-dasharray="3 21"');
  svg += people(canvas, [
    [
      236,
      752,
      324,
      {
        who: "volunteerMan",
        pose: "hold",
        shirt: "sky",
        trousers: "indigo",
        hat: "cap",
        skin: "skin4",
      },
    ],
    [1004, 752, 318, { who: "woman", pose: "hold", flip: true }],
  ]);
  svg += tireFlat(canvas, 620, 766, 110) + object(canvas, "openBook", 616, 704, 110);
  return svg + flowers(canvas, 20, 800, 140, 10, 14);
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

/** A sack is filled with moist earth between heaps of sand and clay. */
function sackFill(canvas: Canvas): string {
  let svg =
    cobWall(canvas, "adobeLight") +
    limePlaster(canvas, "M-10 -10H1210V250C900 290 700 200 420 260S120 300 -10 270Z", 1200);
  svg +=
    rectangle(0, 470, WIDTH, 340, 0, canvas.colour("sand")) +
    rectangle(0, 470, WIDTH, 16, 0, "#1a0a1e", 'opacity=".16"');
  svg += heap(canvas, 190, 600, 420, "path") + heap(canvas, 1010, 610, 440, "adobe");
  svg +=
    ellipse(612, 770, 190, 22, "#1a0a1e", 'opacity=".2"') +
    path(
      "M500 766C480 640 500 560 520 520H700C720 560 744 640 720 766Q610 784 500 766Z",
      canvas.colour("plasterShade"),
    ) +
    line(
      "M530 580C520 640 520 700 530 750M690 580C700 640 700 700 690 750",
      canvas.shaded("plasterShade", -0.08),
      7,
      ROUND,
    );
  svg +=
    ellipse(610, 520, 92, 22, canvas.shaded("plasterShade", -0.1)) +
    ellipse(610, 522, 80, 16, canvas.colour("soil")) +
    line("M540 640h140M560 680h100", canvas.colour("greenMid"), 12, `${ROUND} opacity=".7"`);
  svg += people(canvas, [
    [
      430,
      778,
      328,
      { who: "man", pose: "pass", hat: "straw", shirt: "teal", trousers: "earthDark" },
    ],
    [
      830,
      780,
      322,
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
  ]);
  return svg + object(canvas, "boots", 1090, 784, 100);
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

/** Rain on planted terraces; a pipe leads the water out at their foot. */
function rainTerraces(canvas: Canvas): string {
  let svg =
    sheet(canvas.light((air) => air.sky[3])) +
    cloud(canvas, 300, 100, 360) +
    cloud(canvas, 860, 90, 400);
  svg +=
    path("M-10 230C300 190 800 210 1210 180V810H-10Z", canvas.colour("greenDeep", 0.2)) +
    trees(
      canvas,
      [
        [1040, 300, 260, "round"],
        [180, 310, 220, "round", "greenMid"],
      ],
      0.1,
    );
  for (const [y, x, width, w, h] of [
    [420, 120, 1140, 110, 46],
    [580, 40, 1220, 140, 58],
    [760, -40, 1300, 176, 72],
  ] as const) {
    svg += path(
      `M${x - 200} ${y}V${y - h * 2 + 12}Q600 ${y - h * 2 - 20} 1300 ${y - h * 2 + 6}V${y + 30}Z`,
      canvas.colour(y > 600 ? "milpa" : "greenMid"),
    );
    svg +=
      tireWall(canvas, x, y, width, 2, w, h, 0, { planted: 0.5 }) +
      flowers(canvas, x + 60, y - h * 2 + 6, width - 160, 26, h * 0.3);
  }
  for (let i = 0; i < 7; i++) svg += maize(canvas, 700 + i * 64, 336, 150, 0.06);
  svg +=
    path("M-10 750H1210V810H-10Z", canvas.colour("earth")) +
    rectangle(540, 690, 120, 60, 26, canvas.colour("steelDark")) +
    ellipse(650, 720, 20, 30, canvas.colour("rubberDark"));
  svg +=
    path("M648 706C700 716 724 752 732 800H630C640 772 650 744 648 706Z", canvas.colour("sky")) +
    line("M664 722C694 740 706 770 710 796", "#fff", 6, `${ROUND} opacity=".8"`);
  return (
    svg +
    ellipse(700, 796, 150, 14, canvas.colour("sky"), 'opacity=".7"') +
    person(canvas, 320, 786, 286, {
      who: "man",
      back: true,
      hat: "straw",
      shirt: "cream",
      trousers: "earthDark",
    }) +
    rainfall(canvas, 150)
  );
}

/** Walls of tires step up a slope and hold its terraces; three people look after them. */
function tireTerraces(canvas: Canvas): string {
  let svg = backdrop(canvas, {
    horizon: 300,
    sun: [0.24, 0.2],
    clouds: [[620, 110, 180]],
    volcanoes: [{ x: 900, y: 60, reach: 380 }],
    fields: { y: 330, tilt: 30, base: 16, depth: 0.34 },
  });
  const steps = [
    { y: 452, x: 330, w: 92, h: 38, depth: 0.12, grass: "greenMid" },
    { y: 600, x: 150, w: 122, h: 52, depth: 0.05, grass: "milpa" },
    { y: 776, x: -40, w: 156, h: 66, depth: 0, grass: "greenMid" },
  ] as const;
  for (const { y, x, w, h, depth, grass } of steps) {
    const top = y - h * 2;
    svg += path(
      `M${x - 340} ${y + 30}Q${x - 60} ${top + 30} ${x + 60} ${top + 6}Q760 ${top - 34} 1220 ${top + 2}V${y + 40}Z`,
      canvas.colour(grass, depth),
    );
    if (y < 500)
      for (let i = 0; i < 9; i++) svg += maize(canvas, 520 + i * 78, top + 8, 120, depth);
    else svg += flowers(canvas, x + 90, top + 8, 1100 - x, 30, h * 0.26);
    svg += tireWall(canvas, x, y, 1300 - x, 2, w, h, depth, { planted: 0.35 });
    if (y === 452)
      svg += person(canvas, 830, 496, 150, { who: "man", pose: "dig", tool: "hoe", depth });
  }
  return (
    svg +
    path("M-10 770Q500 740 1210 772V810H-10Z", canvas.colour("path")) +
    people(canvas, [
      [300, 792, 288, { who: "woman", pose: "carryHead", load: "basket", goods: "maize" }],
      [930, 640, 214, { who: "woman", pose: "kneel", flip: true }],
    ])
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
  stoveBase,
  chimney,
  wallSection,
  tapeMeasure,
  meshTank,
  roundHouse,
  sackFill,
  domeDusk,
  tireTerraces,
  rainTerraces,
  latrineBack,
  lunette,
} as const;
