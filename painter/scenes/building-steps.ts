/** Single steps and details of building, for articles that tell how something is made. */
import { bag } from "../built/bag.ts";
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
import { agave, flowers } from "../land/plants.ts";
import { sky } from "../land/sky.ts";
import { treeRound } from "../land/trees.ts";
import { object } from "../objects/all.ts";
import { lerp, round } from "../path.ts";
import { people, person } from "../people/person.ts";
import { circle, ellipse, line, path, place, rectangle, ring } from "../svg.ts";
import { backdrop, ground, groundShadow, lampGlow, trees, WIDTH } from "./backdrop.ts";
import { cobWall, heap, rainfall, sheet } from "./grounds.ts";
import { beams, hungMaize, landWindow, paintedWall, tiledFloor } from "./rooms.ts";

const ROUND = 'stroke-linecap="round"';

/** Packed earth is levelled in two tires that will carry a stove. */
function stoveBase(canvas: Canvas): string {
  let svg =
    paintedWall(canvas, { split: 330, upper: "cream", lower: "rose" }) +
    beams(canvas) +
    tiledFloor(canvas, 560, "tileDark");
  svg += landWindow(canvas, 800, 130, 250, 190);
  svg += hungMaize(canvas, 130, 110, 7);
  svg +=
    rectangle(420, 196, 250, 16, 3, canvas.colour("wood")) +
    path("M440 130H516L504 196H452Z", canvas.colour("adobe")) +
    path("M548 112C536 142 536 172 548 196H620C632 172 632 142 620 112Z", canvas.colour("basalt")) +
    rectangle(540, 102, 88, 14, 6, canvas.colour("rubber"));
  svg += people(canvas, [
    [
      600,
      664,
      290,
      { who: "boy", pose: "pass", tool: "bucket", shirt: "white", trousers: "indigo" },
    ],
  ]);
  svg +=
    tireFlat(canvas, 430, 744, 200, { tilt: 0.36, thickness: 0.42 }) +
    tireFlat(canvas, 800, 744, 200, { tilt: 0.36, thickness: 0.42 });
  svg +=
    line("M280 672L640 644", canvas.colour("marigold"), 22, ROUND) +
    rectangle(440, 648, 46, 18, 8, canvas.colour("lime"), 'transform="rotate(-5 463 656)"');
  svg += people(canvas, [
    [180, 784, 360, { who: "girl", pose: "kneel", woven: true, skin: "skin1" }],
    [
      1030,
      788,
      356,
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
  return svg + object(canvas, "toolbox", 1140, 794, 120);
}

/** Thin lines of smoke leave the chimneys above the roofs of the town. */
function chimney(canvas: Canvas): string {
  let svg = backdrop(canvas, {
    style: canvas.skyStyle ?? "strips",
    horizon: 330,
    sun: [0.2, 0.2],
    sunRadius: 70,
    clouds: [[600, 100, 170]],
    volcanoes: [{ x: 930, y: 90, reach: 350 }],
    fields: { y: 360, tilt: 24, base: 18, depth: 0.34, bottom: 700 },
  });
  svg += trees(
    canvas,
    [
      [120, 560, 250, "round"],
      [660, 520, 190, "round", "greenMid"],
      [1130, 560, 290, "round"],
    ],
    0.1,
  );
  const roofs = [
    { x: -70, width: 430, top: 430, eave: 540, wall: "sky", door: 0.72 },
    { x: 860, width: 420, top: 440, eave: 556, wall: "rose", door: 0.24 },
    { x: 330, width: 470, top: 470, eave: 600, wall: "marigold", door: 0.5 },
  ] as const;
  for (const { x, width, top, eave, wall, door } of roofs)
    svg +=
      rectangle(x + 24, eave - 30, width - 48, 300, 0, canvas.colour(wall, 0.06)) +
      rectangle(x + 24, eave - 30, width - 48, 56, 0, "#1a0a1e", 'opacity=".18"') +
      rectangle(x + width * door - 30, eave + 30, 60, 76, 5, canvas.colour("woodDark", 0.06)) +
      rectangle(x + width * door - 22, eave + 38, 44, 60, 0, canvas.lit("indigoDeep", 0.06)) +
      tileRoof(canvas, x, x + width, top, eave, {
        insetLeft: 70,
        insetRight: 60,
        barrel: 26,
        rows: 5,
        depth: 0.06,
      });
  svg += chimneyPipe(canvas, 130, 450, 0.62) + chimneyPipe(canvas, 1040, 460, 0.62);
  svg += chimneyPipe(canvas, 640, 640, 1.25);
  svg += tileRoof(canvas, 90, 1130, 600, 830, {
    insetLeft: 150,
    insetRight: 130,
    barrel: 40,
    rows: 6,
  });
  svg += rectangle(232, 590, 778, 24, 12, canvas.colour("tileDark"));
  return (
    svg +
    pigeons(canvas, 330, 592) +
    agave(canvas, 1150, 800, 130) +
    flowers(canvas, 0, 792, 130, 9, 30)
  );
}

/** A stove's pipe with its hood and a thread of smoke; it stands at (x, y). */
function chimneyPipe(canvas: Canvas, x: number, y: number, scale: number): string {
  let puffs = "";
  for (let i = 0; i < 9; i++) {
    const t = i / 8;
    puffs += circle(
      26 * Math.sin(t * 5) + t * 60,
      -230 - t * 190,
      8 + t * 15,
      canvas.light((air) => air.cloud),
      `opacity="${round(0.9 - t * 0.5)}"`,
    );
  }
  const pipe =
    puffs +
    rectangle(-30, -200, 60, 210, 4, canvas.colour("steelDark")) +
    rectangle(-18, -200, 14, 210, 2, canvas.colour("steel")) +
    path("M-42 -198H42L26 -230H-26Z", canvas.colour("steelDark")) +
    rectangle(-37, -140, 74, 16, 4, canvas.colour("basalt"));
  return place(x, y, pipe, scale);
}

/** Three pigeons that rest on a ridge. */
function pigeons(canvas: Canvas, x: number, y: number): string {
  const bird =
    path(
      "M-26 -4C-20 -30 4 -38 16 -32C22 -46 40 -42 38 -28L48 -24L38 -20C34 -4 12 2 -2 0L-44 6Z",
      canvas.colour("plasterShade"),
    ) + path("M-20 -6C-8 -26 8 -26 16 -18C10 -6 -6 -2 -20 -6Z", canvas.colour("steelDark"));
  return place(x, y, bird) + place(x + 76, y, bird, 0.9) + place(x + 196, y, bird, [-1, 1]);
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
