/** Single steps and details, for articles that tell how something is made or tested. */
import { bottle, bottleDisc, GLASS } from "../built/bottle.ts";
import { clip } from "../built/clip.ts";
import { dome } from "../built/dome.ts";
import { facade } from "../built/facade.ts";
import { house } from "../built/house.ts";
import { tileRoof } from "../built/roof.ts";
import { waterTank } from "../built/tank.ts";
import { tireFlat } from "../built/tire.ts";
import { tireWall } from "../built/tire-wall.ts";
import type { Canvas } from "../canvas.ts";
import { bandStrip } from "../cloth/bands.ts";
import { cloud } from "../land/cloud.ts";
import { maize } from "../land/maize.ts";
import { patchwork } from "../land/patchwork.ts";
import { agave, flowers, tufts } from "../land/plants.ts";
import { ribbon } from "../land/ribbon.ts";
import { sky } from "../land/sky.ts";
import { treeRound } from "../land/trees.ts";
import { volcano } from "../land/volcano.ts";
import { object } from "../objects/all.ts";
import type { ColourName } from "../palette.ts";
import { lerp, type Point, polygon, round } from "../path.ts";
import { fromAbove } from "../people/from-above.ts";
import { people, person } from "../people/person.ts";
import { circle, ellipse, line, path, place, rectangle, ring } from "../svg.ts";
import { backdrop, ground, groundShadow, lampGlow, trees, WIDTH } from "./backdrop.ts";
import { boards, cobWall, courses, limePlaster, sheet } from "./grounds.ts";

const ROUND = 'stroke-linecap="round"';

/** Loose strokes of rain over the whole picture. */
function rainfall(canvas: Canvas, count: number): string {
  const { random } = canvas;
  let drops = "";
  for (let i = 0; i < count; i++)
    drops += `M${round(random.between(-40, WIDTH))} ${round(random.between(0, 800))}l-9 34`;
  return line(drops, "#e6f3f5", 2.6, `${ROUND} opacity=".5"`);
}

/** A heap of loose material whose foot is `width` wide around (x, y). */
function heap(canvas: Canvas, x: number, y: number, width: number, colour: ColourName): string {
  const { random } = canvas;
  const h = width * 0.42;
  let grains = "";
  for (let i = 0; i < 26; i++) {
    const t = random.between(-0.8, 0.8);
    grains += `M${round(x + (t * width) / 2)} ${round(y - random.between(0.06, 0.8) * h * (1 - Math.abs(t)))}h${round(random.between(4, 12))}`;
  }
  return (
    path(
      `M${x - width / 2} ${y}C${x - width * 0.3} ${y - h * 0.4} ${x - width * 0.16} ${y - h} ${x} ${y - h}S${x + width * 0.3} ${y - h * 0.4} ${x + width / 2} ${y}Z`,
      canvas.colour(colour),
    ) + line(grains, canvas.shaded(colour, -0.08), 5, ROUND)
  );
}

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

/** An A-frame with a hanging stone finds the level line across a field. */
function levelFrame(canvas: Canvas): string {
  let svg = backdrop(canvas, {
    sun: [0.8, 0.2],
    horizon: 270,
    clouds: [[330, 100, 220]],
    fields: { y: 320, depth: 0.3, base: 22, bottom: 620 },
  });
  svg += path("M-10 470C300 440 800 480 1210 420V810H-10Z", canvas.colour("milpa"));
  for (let i = 0; i < 5; i++)
    svg += line(
      `M-10 ${540 + i * 62}C300 ${510 + i * 64} 800 ${556 + i * 62} 1210 ${496 + i * 68}`,
      canvas.colour("greenMid"),
      7,
      ROUND,
    );
  for (let i = 0; i < 6; i++) {
    const x = 90 + i * 84;
    svg +=
      line(`M${x} ${656 - i * 2}v-50`, canvas.colour("woodLight"), 9, ROUND) +
      path(`M${x} ${608 - i * 2}h34l-10 12 10 12h-34z`, canvas.colour("redHot"));
  }
  const wood = canvas.colour("woodLight");
  svg +=
    line("M700 300L520 704M690 300L900 690", wood, 22, ROUND) +
    line("M600 520L808 520", wood, 18, ROUND) +
    line("M694 310V560", canvas.colour("cream"), 4);
  svg +=
    ellipse(694, 584, 30, 26, canvas.colour("basalt")) +
    line("M694 512v18", canvas.colour("red"), 8) +
    circle(696, 302, 17, canvas.colour("straw"));
  return (
    svg +
    people(canvas, [
      [
        426,
        770,
        318,
        { who: "man", pose: "pass", hat: "straw", shirt: "white", trousers: "indigo" },
      ],
      [1010, 776, 310, { who: "woman", pose: "pass", flip: true }],
    ]) +
    tufts(canvas, () => 800, 0, WIDTH, 24, 18, canvas.colour("green"))
  );
}

/** Jars in which soil has settled in layers, scales and a sieve on a sill. */
function soilJars(canvas: Canvas): string {
  let svg = sheet(canvas.colour("plaster"));
  const pane = "M250 500V120H950V500Z";
  svg +=
    path("M220 530V90H980V530Z", canvas.colour("glassTeal")) +
    path(
      pane,
      canvas.light((air) => air.sky[4]),
    );
  svg +=
    `<g ${clip(canvas, pane)}>` +
    cloud(canvas, 400, 220, 190) +
    treeRound(canvas, 820, 520, 300, 0.12) +
    path("M240 430Q600 390 960 440V510H240Z", canvas.colour("milpa")) +
    maize(canvas, 350, 520, 240, 0.1) +
    maize(canvas, 440, 520, 210, 0.1) +
    "</g>";
  svg += line("M600 90V530M220 300H980", canvas.colour("glassTeal"), 16);
  svg +=
    rectangle(120, 520, 960, 46, 6, canvas.colour("wood")) +
    rectangle(120, 520, 960, 14, 6, canvas.colour("woodLight"));
  const jar = (x: number, layers: readonly ColourName[]): string => {
    const h = 210 / (layers.length + 2);
    const body = layers
      .map((colour, i) =>
        rectangle(x - 66, 516 - (i + 1) * h, 132, h + 1, 0, canvas.colour(colour)),
      )
      .join("");
    return (
      rectangle(x - 72, 290, 144, 230, 16, canvas.colour("glassClear"), 'opacity=".85"') +
      body +
      rectangle(
        x - 66,
        516 - (layers.length + 1.2) * h,
        132,
        h * 1.2,
        0,
        canvas.colour("glassTeal"),
        'opacity=".35"',
      ) +
      rectangle(x - 76, 268, 152, 34, 8, canvas.colour("steel")) +
      line(`M${x + 48} 320V490`, "#fff", 10, `${ROUND} opacity=".6"`) +
      rectangle(x - 44, 330, 60, 34, 3, canvas.colour("white")) +
      line(`M${x - 36} 342h44M${x - 36} 353h28`, canvas.colour("steelDark"), 3)
    );
  };
  svg +=
    jar(270, ["sand", "earth", "soil"]) +
    jar(450, ["sand", "sand", "adobe"]) +
    jar(930, ["earthDark", "soil", "sand"]);
  svg +=
    rectangle(600, 470, 190, 50, 8, canvas.colour("red")) +
    path("M580 456H810L796 474H594Z", canvas.colour("steel")) +
    circle(694, 496, 18, canvas.colour("white")) +
    line("M694 496L704 486", canvas.colour("red"), 4, ROUND) +
    heap(canvas, 694, 458, 150, "soil");
  svg +=
    bandStrip(canvas, "cal", 0, 650, WIDTH, 50) +
    rectangle(0, 700, WIDTH, 110, 0, canvas.colour("adobe"));
  return svg + object(canvas, "magnifier", 1024, 524, 84);
}

/** Washed wrappers dry on a line beside baskets of glass and cans. */
function wrapperLine(canvas: Canvas): string {
  const { random } = canvas;
  let svg = courses(canvas, "glassTeal", 110, 320);
  svg +=
    rectangle(0, 620, WIDTH, 190, 0, canvas.colour("sand")) +
    rectangle(0, 610, WIDTH, 14, 0, "#1a0a1e", 'opacity=".16"');
  const wrappers: readonly ColourName[] = [
    "red",
    "marigold",
    "rose",
    "white",
    "violet",
    "lime",
    "glassBlue",
    "lemon",
  ];
  for (const [y, sag] of [
    [110, 40],
    [290, 56],
  ] as const) {
    svg += line(`M-10 ${y}Q600 ${y + sag * 2} 1210 ${y}`, canvas.colour("cream"), 5);
    for (let i = 0; i < 13; i++) {
      const x = 56 + i * 90;
      const t = x / WIDTH;
      const top = y + sag * 4 * t * (1 - t);
      const [w, h] = [random.between(44, 66), random.between(76, 116)];
      const colour = wrappers[(i + (y > 200 ? 3 : 0)) % wrappers.length]!;
      const wrapper =
        path(
          `M${round(-w / 2)} 0h${round(w)}l4 ${round(h * 0.5)} -6 ${round(h * 0.5)}h${round(-w)}l-4 ${round(-h * 0.5)}Z`,
          canvas.colour(colour),
        ) +
        ellipse(
          0,
          h * 0.5,
          w * 0.3,
          h * 0.18,
          canvas.colour(wrappers[(i + 5) % wrappers.length]!),
        ) +
        rectangle(-5, -12, 10, 26, 3, canvas.colour("woodLight"));
      svg += place(x, top, wrapper, 1, random.between(-6, 6));
    }
  }
  const basket = (x: number, fill: string): string =>
    fill +
    path(`M${x - 130} 620H${x + 130}L${x + 104} 770H${x - 104}Z`, canvas.colour("woodLight")) +
    line(
      `M${x - 122} 656H${x + 122}M${x - 116} 694H${x + 116}M${x - 110} 732H${x + 110}`,
      canvas.colour("wood"),
      12,
      'stroke-dasharray="26 12"',
    );
  const glass = ["glassGreen", "glassAmber", "glassBlue", "glassTeal"] as const;
  let bottles = "";
  for (let i = 0; i < 7; i++)
    bottles += place(
      200 + i * 30,
      690,
      bottle(canvas, 0, 0, 170, glass[i % 4]!, { cap: "white" }),
      1,
      (i - 3) * 8,
    );
  let cans = "";
  for (let i = 0; i < 6; i++)
    cans +=
      rectangle(810 + i * 38, 556 + (i % 2) * 18, 44, 84, 8, canvas.colour("steel")) +
      rectangle(810 + i * 38, 580 + (i % 2) * 18, 44, 34, 0, canvas.colour(wrappers[i]!));
  svg += basket(290, bottles) + basket(920, cans);
  return svg + person(canvas, 610, 782, 330, { who: "woman", pose: "wave" });
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

/** The first, dirty rain is let out at the foot of a standing pipe. */
function firstFlush(canvas: Canvas): string {
  let svg = sheet(canvas.light((air) => air.sky[3]));
  svg +=
    path("M-10 420C400 380 800 460 1210 400V810H-10Z", canvas.colour("greenDeep", 0.2)) +
    path("M-10 560C400 520 800 600 1210 540V810H-10Z", canvas.colour("green", 0.05));
  svg +=
    rectangle(560, 170, 660, 640, 0, canvas.colour("rose")) +
    rectangle(560, 660, 660, 150, 0, canvas.colour("adobeDark")) +
    rectangle(560, 170, 660, 70, 0, "#1a0a1e", 'opacity=".2"');
  svg +=
    rectangle(900, 320, 190, 220, 6, canvas.colour("wood")) +
    rectangle(918, 338, 154, 184, 0, canvas.colour("indigoDeep")) +
    line("M995 338V522M918 430H1072", canvas.colour("wood"), 10);
  svg += tileRoof(canvas, 480, 1320, -120, 160, { barrel: 58, rows: 5 });
  svg +=
    path("M470 168H1210V216H486Q466 214 470 168Z", canvas.colour("steel")) +
    line("M490 180H1200", "#fff", 5, 'opacity=".5"');
  svg +=
    line("M508 210V660", canvas.colour("steel"), 62) +
    line("M492 220V650", "#fff", 10, 'opacity=".35"') +
    rectangle(462, 380, 92, 20, 4, canvas.colour("steelDark")) +
    rectangle(468, 650, 80, 44, 8, canvas.colour("steelDark"));
  svg +=
    path(
      "M478 690H538C546 730 556 764 560 790H450C456 760 470 730 478 690Z",
      canvas.colour("adobe"),
      'opacity=".85"',
    ) + ellipse(500, 788, 190, 20, canvas.colour("adobe"), 'opacity=".7"');
  svg += person(canvas, 330, 776, 326, {
    who: "woman",
    pose: "lay",
    huipil: { cloth: "violet", bands: ["marigold", "rose", "white", "lime", "red"] },
  });
  svg += ellipse(452, 690, 26, 10, canvas.colour("red"));
  return svg + agave(canvas, 110, 790, 110) + rainfall(canvas, 140);
}

/** Two students with their notes talk with a woman at her door. */
function doorVisit(canvas: Canvas): string {
  let svg = facade(canvas, -20, 660, 1260, 560, {
    wall: "sky",
    base: "indigo",
    trim: "white",
    bays: ["wall", "wall", "window"],
    eave: 110,
  });
  svg +=
    rectangle(380, 236, 280, 424, 4, canvas.colour("white")) +
    rectangle(404, 260, 232, 400, 0, canvas.colour("aubergine")) +
    path("M404 260L300 296V690L404 660Z", canvas.colour("wood")) +
    line("M352 280V676", canvas.shaded("wood", -0.1), 5);
  svg +=
    rectangle(360, 650, 320, 24, 3, canvas.colour("sand")) +
    rectangle(-20, 672, 1260, 140, 0, canvas.colour("adobeLight")) +
    rectangle(-20, 672, 1260, 10, 0, "#1a0a1e", 'opacity=".18"');
  svg +=
    rectangle(70, 300, 180, 24, 4, canvas.colour("wood")) +
    object(canvas, "sprout", 116, 302, 110) +
    object(canvas, "sprout", 204, 302, 90);
  svg += people(canvas, [
    [524, 660, 322, { who: "woman", pose: "hold", apron: "rose" }],
    [
      800,
      764,
      300,
      { who: "girl", pose: "read", tool: "book", flip: true, woven: true, paint: "woodLight" },
    ],
    [
      936,
      772,
      306,
      { who: "boy", pose: "stand", flip: true, shirt: "white", trousers: "indigo", pack: "red" },
    ],
  ]);
  return svg + tireFlat(canvas, 150, 776, 88) + flowers(canvas, 96, 726, 108, 15, 18);
}

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

/** A break: people sit on tires and share fruit. */
function tireBreak(canvas: Canvas): string {
  let svg =
    sheet(canvas.light((air) => air.sky[4])) +
    cloud(canvas, 300, 110, 230) +
    treeRound(canvas, 1080, 480, 460, 0.08);
  svg +=
    tireWall(canvas, -40, 560, 900, 4, 150, 66) +
    tireWall(canvas, 860, 560, 400, 2, 150, 66, 0, { planted: 0.4 });
  svg +=
    rectangle(0, 552, WIDTH, 260, 0, canvas.colour("earth")) +
    tufts(canvas, () => 800, 0, WIDTH, 26, 16, canvas.colour("green"));
  const seats: readonly (readonly [number, number, number, Parameters<typeof person>[4]])[] = [
    [250, 690, 300, { who: "man", hat: "straw", shirt: "white", trousers: "indigo" }],
    [450, 668, 290, { who: "volunteerWoman", shirt: "rose", trousers: "indigo", hair: "pony" }],
    [770, 668, 290, { who: "woman", flip: true }],
    [
      970,
      692,
      300,
      { who: "volunteerMan", shirt: "marigold", trousers: "earthDark", hat: "cap", flip: true },
    ],
  ];
  for (const [x, y, height, look] of seats) {
    const side = look?.flip ? 14 : -14;
    svg +=
      tireFlat(canvas, x + side, y + 44, 74, { tilt: 0.34, thickness: 0.62 }) +
      person(canvas, x, y + 24, height, { pose: "sit", shadow: false, ...look });
    svg +=
      circle(x + (look?.flip ? -44 : 44), y - 92, 15, canvas.colour("marigoldDeep")) +
      path(
        `M${x + (look?.flip ? -58 : 30)} ${y - 94}a15 15 0 0 0 28 0z`,
        canvas.colour("woodDark"),
      );
  }
  svg +=
    tireFlat(canvas, 612, 776, 150, { tilt: 0.34, thickness: 0.5 }) +
    rectangle(470, 690, 284, 18, 6, canvas.colour("woodLight")) +
    object(canvas, "fruitBasket", 590, 694, 120);
  return (
    svg +
    path("M676 690H744L736 640H684Z", canvas.colour("adobe")) +
    ellipse(710, 640, 30, 8, canvas.colour("woodDark"))
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

/** A painter at the easel beside an open door: a maize field and a volcano. */
function easel(canvas: Canvas): string {
  let svg =
    sheet(canvas.colour("plaster")) +
    rectangle(0, 640, WIDTH, 170, 0, canvas.colour("tile")) +
    bandStrip(canvas, "cal", 0, 590, WIDTH, 50);
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

export const HOW_IT_IS_MADE = {
  stoveBase,
  chimney,
  wallSection,
  tapeMeasure,
  levelFrame,
  soilJars,
  wrapperLine,
  meshTank,
  firstFlush,
  doorVisit,
  projectPath,
  roundHouse,
  paperStrips,
  sackFill,
  domeDusk,
  tireBreak,
  rainTerraces,
  latrineBack,
  lunette,
  easel,
} as const;
