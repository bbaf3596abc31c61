/** */
import type { Canvas } from "../canvas.ts";
import type { ColourName } from "../palette.ts";
import { clip } from "../built/clip.ts";
import { tireWall } from "../built/tire-wall.ts";
import { bottleField } from "../built/bottle.ts";
import { bag } from "../built/bag.ts";
import { dome } from "../built/dome.ts";
import { house } from "../built/house.ts";
import { tileRoof } from "../built/roof.ts";
import { win } from "../built/openings.ts";
import { bambooPole } from "../built/bamboo.ts";
import { waterTank } from "../built/tank.ts";
import { solarPanel } from "../built/solar.ts";
import { bandStrip } from "../cloth/bands.ts";
import { volcano } from "../land/volcano.ts";
import { agave, bananaLeaf, flowers, tufts } from "../land/plants.ts";
import { maize } from "../land/maize.ts";
import { treeRound } from "../land/trees.ts";
import { lerp, round } from "../path.ts";
import { people } from "../people/person.ts";
import { circle, ellipse, line, path, place, rectangle } from "../svg.ts";
import { backdrop, ground, groundShadow, HEIGHT, trees, WIDTH } from "./backdrop.ts";

/** */
function tripleDome(canvas: Canvas): string {
  let svg = backdrop(canvas, {
    sun: [0.5, 0.36],
    sunRadius: 92,
    volcanoes: [
      { x: 170, y: 210, reach: 280 },
      { x: 1060, y: 240, reach: 240, far: true, plume: 150 },
    ],
    horizon: 430,
    clouds: [
      [240, 120, 200],
      [980, 140, 180],
    ],
    fields: { y: 480, depth: 0.34, base: 16, bottom: 660 },
  });
  svg += ground(canvas, (x) => 600 - 16 * Math.sin(x / 380), "milpa", "greenMid");
  svg += trees(canvas, [
    [120, 606, 200, "round"],
    [1090, 606, 230, "round", "greenMid"],
    [200, 600, 160, "cypress"],
    [1030, 600, 170, "cypress"],
  ]);
  svg += groundShadow(590, 652, 420, 26, 0.2);
  svg +=
    dome(canvas, 350, 630, 150, {
      rows: 19,
      colour: "adobeLight",
      bottles: 7,
      bottlesAt: 0.6,
      window: true,
      windowX: -0.3,
      windowY: 0.34,
    }) +
    dome(canvas, 856, 632, 158, {
      rows: 20,
      colour: "sand",
      bottles: 7,
      bottlesAt: 0.62,
      window: true,
      windowX: 0.3,
      windowY: 0.34,
    });
  svg += dome(canvas, 600, 650, 182, {
    rows: 22,
    colour: "cream",
    bottles: 9,
    bottlesAt: 0.6,
    door: true,
    doorWidth: 0.24,
    doorHeight: 0.42,
    doorOpen: true,
    ratio: 1.44,
    plaster: 0.2,
    plasterColour: "adobe",
  });
  svg += `<path d="M420 800C470 720 560 690 580 652H624C640 700 720 730 790 800Z" fill="${canvas.colour("path")}"/>`;
  svg += people(canvas, [
    [660, 690, 116, { who: "woman", back: true, woven: true }],
    [716, 692, 78, { who: "girl", back: true, pack: "rose" }],
    [380, 706, 124, { who: "man", pose: "plaster", tool: "trowel", hat: "straw" }],
    [900, 712, 120, { who: "woman", pose: "pass", tool: "bucket", flip: true }],
  ]);
  svg +=
    flowers(canvas, 40, 792, 300, 26, 13) +
    flowers(canvas, 860, 796, 320, 26, 13) +
    agave(canvas, 250, 760, 70) +
    agave(canvas, 1010, 770, 84);
  return svg;
}

/** */
function towerDome(canvas: Canvas): string {
  let svg = backdrop(canvas, {
    sun: [0.26, 0.3],
    volcanoes: [{ x: 940, y: 220, reach: 320 }],
    horizon: 450,
    clouds: [
      [180, 300, 170],
      [1000, 120, 220],
    ],
    fields: { y: 500, depth: 0.3, base: 18, bottom: 700 },
    town: [820, 512, 220],
  });
  svg += ground(canvas, (x) => 640 + 10 * Math.sin(x / 200), "greenMid", "milpa");
  svg += trees(canvas, [
    [300, 650, 250, "round"],
    [860, 650, 200, "round", "milpa"],
    [930, 648, 170, "pine"],
  ]);
  svg += tireWall(canvas, 330, 712, 560, 2, 70, 28, 0, { planted: 0.25 });
  svg += dome(canvas, 610, 664, 172, {
    rows: 30,
    ratio: 2.9,
    colour: "plaster",
    frame: "glassTeal",
    door: true,
    doorWidth: 0.22,
    doorHeight: 0.2,
    doorOpen: true,
    window: true,
    windowX: 0,
    windowY: 0.6,
    bottles: 9,
    bottlesAt: 0.4,
  });
  svg +=
    line("M448 434Q610 470 772 434", canvas.colour("wood"), 9) +
    line("M448 412Q610 446 772 412", canvas.colour("woodLight"), 5);
  for (let i = 0; i < 13; i++) {
    const t = i / 12;
    svg += line(
      `M${round(lerp(448, 772, t))} ${round(412 + Math.sin(t * 3.14) * 17)}v22`,
      canvas.colour("wood"),
      4,
    );
  }
  svg += bandStrip(canvas, "materiales", 470, 470, 0, 0);
  svg += people(canvas, [
    [540, 440, 92, { who: "woman", pose: "wave" }],
    [430, 760, 150, { who: "man", pose: "barrow", tool: "barrow", cargo: "bottles", hat: "straw" }],
    [830, 756, 150, { who: "woman", pose: "walk", load: "jug", flip: true }],
  ]);
  return svg;
}

/** */
function tireHome(canvas: Canvas): string {
  let svg = backdrop(canvas, {
    sun: [0.82, 0.3],
    volcanoes: [{ x: 300, y: 190, reach: 340 }],
    horizon: 420,
    clouds: [[640, 130, 220]],
    fields: { y: 470, depth: 0.3, base: 18, bottom: 700 },
  });
  svg +=
    path(
      "M-10 640C120 560 240 470 420 452S780 440 900 500S1080 600 1210 620V810H-10Z",
      canvas.colour("green"),
    ) +
    tufts(canvas, (x) => 470 + Math.abs(x - 620) * 0.26, 230, 1020, 16, 14, canvas.colour("milpa"));
  svg += trees(canvas, [
    [110, 640, 210, "round"],
    [1080, 640, 230, "round", "greenMid"],
    [480, 462, 110, "pine"],
    [800, 470, 130, "round", "milpa"],
  ]);
  svg += solarPanel(canvas, 560, 470, 150, 58, 0.3);
  svg +=
    rectangle(250, 500, 700, 30, 6, canvas.colour("wood")) +
    bandStrip(canvas, "camino", 250, 504, 700, 20);
  svg +=
    rectangle(270, 530, 660, 160, 0, canvas.colour("plaster")) +
    rectangle(270, 530, 660, 14, 0, "#1a0a1e", 'opacity=".18"');
  svg +=
    rectangle(300, 552, 250, 120, 6, canvas.colour("adobe")) +
    bottleField(canvas, 304, 556, 242, 112, 11.5);
  svg +=
    rectangle(580, 560, 90, 130, 4, canvas.colour("glassTeal")) +
    line("M625 560V690M580 610H670", canvas.shaded("glassTeal", -0.1), 4) +
    win(canvas, 700, 566, 84, 84, 0) +
    win(canvas, 820, 566, 84, 84, 0);
  svg +=
    tireWall(canvas, 170, 700, 110, 6, 56, 27, 0, { planted: 0.2 }) +
    tireWall(canvas, 922, 700, 120, 6, 56, 27, 0, { planted: 0.2 });
  svg += waterTank(canvas, 1090, 716, 96, 150);
  svg +=
    path("M-10 700H1210V810H-10Z", canvas.colour("milpa")) +
    tufts(canvas, () => 780, 0, 1200, 20, 18, canvas.colour("greenMid")) +
    `<path d="M520 800C570 750 590 720 592 700H662C668 730 720 760 780 800Z" fill="${canvas.colour("path")}"/>` +
    flowers(canvas, 180, 712, 330, 26, 12);
  svg += people(canvas, [
    [720, 738, 146, { who: "woman", pose: "walk", load: "basket", goods: "veg", flip: true }],
    [400, 752, 104, { who: "boy", pose: "run" }],
    [340, 756, 100, { who: "girl", pose: "run" }],
  ]);
  return svg;
}

/** */
function bambooHouse(canvas: Canvas): string {
  let svg = backdrop(canvas, {
    sun: [0.3, 0.28],
    volcanoes: [{ x: 780, y: 170, reach: 380 }],
    horizon: 410,
    clouds: [[1020, 150, 200]],
    fields: { y: 460, depth: 0.34, base: 18, bottom: 680 },
  });
  svg += ground(canvas, (x) => 610 + 8 * Math.sin(x / 150), "greenMid", "milpa");
  for (const [x, hh] of [
    [150, 330],
    [190, 380],
    [235, 340],
    [1010, 370],
    [1060, 400],
    [1100, 330],
  ] as const) {
    svg += bambooPole(canvas, x, 640, x + 14, 640 - hh, 13, 0.04);
    for (let i = 0; i < 16; i++) {
      const t = 0.5 + i * 0.034;
      svg += bananaLeaf(
        x + 13 * t,
        640 - hh * t,
        canvas.random.between(34, 58),
        (i % 2 ? 34 : 146) + canvas.random.between(-26, 26),
        canvas.colour(i % 3 ? "milpa" : "greenMid", 0.04),
        canvas.colour("green", 0.04),
      );
    }
  }
  svg += groundShadow(600, 716, 330, 20, 0.22);
  for (let i = 0; i < 22; i++) {
    const x = 362 + i * 22.4;
    svg += bambooPole(canvas, x, 700, x, 470, 20, 0);
  }
  svg +=
    rectangle(350, 560, 500, 12, 6, canvas.colour("bambooDark")) +
    rectangle(350, 660, 500, 12, 6, canvas.colour("bambooDark"));
  svg +=
    path("M540 704V560A62 60 0 0 1 664 560V704Z", canvas.colour("woodDark")) +
    win(canvas, 400, 560, 80, 80, 0, { frame: "wood" }) +
    win(canvas, 724, 560, 80, 80, 0, { frame: "wood" });
  svg += tireWall(canvas, 340, 716, 520, 1, 66, 24, 0);
  svg += tileRoof(canvas, 296, 904, 340, 484, {
    insetLeft: 110,
    insetRight: 110,
    rows: 8,
    barrel: 15,
  });
  svg += people(canvas, [
    [460, 764, 160, { who: "man", pose: "hold", hat: "straw" }],
    [760, 766, 156, { who: "volunteerWoman", pose: "point", hat: "hard", flip: true }],
  ]);
  svg += agave(canvas, 250, 770, 90) + flowers(canvas, 860, 790, 300, 30, 13);
  return svg;
}

/** */
function latrine(canvas: Canvas): string {
  let svg = backdrop(canvas, {
    sun: [0.24, 0.26],
    volcanoes: [{ x: 900, y: 200, reach: 330 }],
    horizon: 400,
    clouds: [[640, 130, 210]],
    fields: { y: 450, depth: 0.3, base: 18, bottom: 700 },
  });
  svg += ground(canvas, (x) => 610 + 8 * Math.sin(x / 100), "milpa", "greenMid");
  svg += trees(canvas, [
    [260, 620, 270, "round"],
    [980, 622, 230, "round", "greenMid"],
  ]);
  svg += tireWall(canvas, 470, 690, 290, 2, 70, 30, 0);
  svg +=
    rectangle(500, 400, 230, 232, 0, canvas.colour("plaster")) +
    rectangle(500, 400, 46, 232, 0, "#1a0a1e", 'opacity=".12"') +
    rectangle(500, 590, 230, 42, 0, canvas.colour("adobe")) +
    bandStrip(canvas, "cielo", 500, 560, 230, 30) +
    path("M584 632V482A46 44 0 0 1 676 482V632Z", canvas.colour("glassTeal")) +
    line("M630 440V632", canvas.shaded("glassTeal", -0.1), 4) +
    bottleField(canvas, 506, 410, 70, 120, 11) +
    bottleField(canvas, 680, 410, 50, 140, 11);
  svg +=
    tileRoof(canvas, 476, 756, 332, 410, { insetLeft: 26, insetRight: 26, rows: 5, barrel: 13 }) +
    line("M716 400V270", canvas.colour("steelDark"), 12) +
    rectangle(704, 258, 26, 14, 3, canvas.colour("steel"));
  let st = "";
  for (let i = 0; i < 4; i++)
    st += rectangle(
      600 - i * 8,
      632 + i * 16,
      70 + i * 16,
      17,
      2,
      canvas.shaded("sand", -i * 0.03),
    );
  svg += st;
  for (let i = 0; i < 9; i++) svg += maize(canvas, 800 + i * 46, 720 + (i % 2) * 12, 190);
  svg +=
    flowers(canvas, 180, 760, 280, 28, 13) +
    people(canvas, [[420, 750, 168, { who: "man", pose: "dig", tool: "shovel", hat: "straw" }]]);
  return svg;
}

/** */
function solarNight(canvas: Canvas): string {
  let svg = backdrop(canvas, {
    sun: [0.74, 0.24],
    sunRadius: 54,
    volcanoes: [{ x: 330, y: 200, reach: 320 }],
    horizon: 430,
    clouds: [[420, 130, 200]],
    fields: { y: 480, depth: 0.3, base: 18, bottom: 700 },
    town: [820, 500, 260],
  });
  svg += ground(canvas, (x) => 630 + 8 * Math.sin(x / 130), "greenDeep", "green");
  svg += `<defs><radialGradient id="${canvas.id}g2"><stop offset="0" stop-color="#ffc868" stop-opacity=".8"/><stop offset="1" stop-color="#ffb040" stop-opacity="0"/></radialGradient></defs>`;
  svg += trees(canvas, [
    [180, 650, 280, "round"],
    [1060, 650, 240, "round", "greenMid"],
    [980, 640, 190, "cypress"],
  ]);
  svg +=
    house(canvas, 380, 680, 460, 150, {
      gable: true,
      items: ["arch", "door", "bottles", "arch"],
      roofHeight: 110,
    }) +
    solarPanel(canvas, 470, 520, 130, 66, -0.12) +
    solarPanel(canvas, 630, 520, 130, 66, -0.12);
  svg += `<ellipse cx="600" cy="690" rx="380" ry="110" fill="url(#${canvas.id}g2)" opacity=".5"/>`;
  svg += people(canvas, [
    [560, 730, 170, { who: "woman", pose: "sitGround", tool: "book" }],
    [680, 734, 140, { who: "girl", pose: "sitGround", tool: "book", flip: true }],
    [860, 726, 174, { who: "man", pose: "stand", hat: "straw", flip: true }],
  ]);
  return svg;
}

/** */
function stove(canvas: Canvas): string {
  let svg = rectangle(0, 0, WIDTH, HEIGHT, 0, canvas.colour("adobe"));
  const { random } = canvas;
  for (let y = 0; y < 640; y += 46)
    for (let x = (y / 46) % 2 ? -50 : 0; x < WIDTH; x += 104)
      svg += rectangle(
        x + 2,
        y + 2,
        100,
        42,
        4,
        canvas.shaded("adobe", random.between(-0.025, 0.02)),
      );
  svg +=
    rectangle(0, 640, WIDTH, 170, 0, canvas.colour("earthDark")) +
    ellipse(560, 690, 540, 60, canvas.shaded("earthDark", 0.05));
  svg +=
    rectangle(80, 120, 190, 180, 6, canvas.colour("wood")) +
    rectangle(94, 134, 162, 152, 0, canvas.colour("sky")) +
    treeRound(canvas, 150, 286, 110, 0.2) +
    path("M94 286V250C140 230 200 240 256 262V286Z", canvas.colour("milpa")) +
    line("M175 134V286M94 214H256", canvas.colour("wood"), 7);
  svg +=
    path("M520 640V430H900V640Z", canvas.colour("plaster")) +
    rectangle(500, 410, 420, 32, 6, canvas.colour("plasterShade")) +
    bandStrip(canvas, "camino", 520, 560, 380, 44) +
    path("M560 640V540A50 48 0 0 1 660 540V560H560Z", canvas.colour("woodDark")) +
    path("M566 556A44 44 0 0 1 654 556Z", canvas.colour("woodDark"));
  svg +=
    path(
      "M586 556C576 530 600 522 598 498C620 512 626 532 616 556Z",
      canvas.colour("marigold", 0, true),
    ) +
    path(
      "M606 556C600 540 616 532 618 516C634 530 640 544 632 556Z",
      canvas.colour("red", 0, true),
    );
  svg +=
    rectangle(820, 0, 60, 412, 0, canvas.colour("steelDark")) +
    rectangle(836, 0, 12, 412, 0, canvas.colour("steel")) +
    rectangle(808, 392, 84, 20, 4, canvas.colour("steelDark"));
  svg +=
    ellipse(640, 410, 96, 13, canvas.colour("rubber")) +
    (
      [
        [-50, 0],
        [0, 4],
        [52, -1],
      ] as const
    )
      .map(([dx, dy]) => ellipse(640 + dx, 404 + dy, 22, 5, canvas.colour("cream")))
      .join("");
  svg +=
    path("M724 410C708 372 720 340 736 336H800C816 340 824 372 812 410Z", canvas.colour("basalt")) +
    rectangle(728, 326, 80, 14, 6, canvas.colour("rubber")) +
    ellipse(768, 326, 34, 5, canvas.colour("adobeDark"));
  for (let i = 0; i < 3; i++)
    svg += line(
      `M${744 + i * 22} 312q-8 -16 0 -30t0 -30`,
      canvas.colour("white"),
      4,
      'stroke-linecap="round" opacity=".55"',
    );
  svg +=
    people(canvas, [
      [
        410,
        720,
        400,
        {
          who: "woman",
          pose: "hold",
          apron: "sky",
          huipil: { cloth: "red", bands: ["marigold", "indigo", "white", "greenMid", "rose"] },
        },
      ],
    ]) + ellipse(452, 494, 24, 6, canvas.colour("cream"));
  svg +=
    bag(canvas, 960, 610, 150, 50) +
    people(canvas, [[1040, 716, 230, { who: "girl", pose: "sit", tool: "book", flip: true }]]) +
    rectangle(1000, 650, 90, 70, 6, canvas.colour("wood"));
  for (let i = 0; i < 7; i++)
    svg +=
      rectangle(
        528 + (i % 4) * 34,
        690 - Math.floor(i / 4) * 24,
        90,
        22,
        11,
        canvas.colour(i % 2 ? "wood" : "woodLight"),
      ) + circle(538 + (i % 4) * 34, 701 - Math.floor(i / 4) * 24, 9, canvas.colour("sand"));
  return svg;
}

/** */
function stoveBuild(canvas: Canvas): string {
  const { random } = canvas;
  let svg = rectangle(0, 0, WIDTH, HEIGHT, 0, canvas.colour("plaster"));
  for (let i = 0; i < 18; i++) {
    const y = random.between(20, 600),
      x = random.between(40, 1160);
    svg += line(
      `M${round(x - 60)} ${round(y)}q60 ${round(random.between(-26, -6))} 120 0`,
      canvas.shaded("plaster", -0.03),
      random.between(6, 12),
      'stroke-linecap="round"',
    );
  }
  svg += rectangle(0, 0, WIDTH, 34, 0, canvas.colour("wood"));
  for (let i = 0; i < 9; i++)
    svg += rectangle(30 + i * 140, 0, 30, 62, 3, canvas.colour("woodDark"));
  svg +=
    path("M120 470V250A120 120 0 0 1 360 250V470Z", canvas.colour("adobe")) +
    path("M140 470V252A100 100 0 0 1 340 252V470Z", canvas.colour("sky")) +
    `<g ${clip(canvas, "M140 470V252A100 100 0 0 1 340 252V470Z")}>` +
    volcano(canvas, { x: 250, y: 270, base: 430, left: 110, right: 110, ravines: 7 }) +
    path("M130 420C200 396 280 400 350 424V480H130Z", canvas.colour("milpa")) +
    "</g>";
  svg +=
    rectangle(0, 640, WIDTH, 170, 0, canvas.colour("tile")) +
    bandStrip(canvas, "milpa", 0, 600, WIDTH, 42);
  const bk = (x: number, y: number, k: ColourName) =>
    rectangle(x, y, 92, 40, 4, canvas.colour(k)) +
    rectangle(x, y + 30, 92, 10, 4, canvas.shaded(k, -0.06));
  for (let r = 0; r < 5; r++)
    for (let c2 = 0; c2 < 4; c2++) {
      if (r === 4 && c2 > 1) continue;
      if (r < 3 && c2 > 0 && c2 < 3 && r < 2) continue;
      svg += bk(
        560 + c2 * 96 + (r % 2 ? 0 : 8),
        646 - r * 44,
        (["adobe", "adobeLight", "adobeDark"] as const)[(r + c2) % 3]!,
      );
    }
  svg += path("M652 690V610A96 70 0 0 1 848 610V690Z", canvas.colour("woodDark"));
  svg += place(
    1128,
    704,
    rectangle(-26, -400, 52, 400, 4, canvas.colour("steelDark")) +
      rectangle(-14, -400, 12, 400, 2, canvas.colour("steel")) +
      rectangle(-30, -404, 60, 14, 4, canvas.shaded("steelDark", -0.06)),
    1,
    7,
  );
  svg +=
    people(canvas, [
      [
        520,
        760,
        330,
        {
          who: "man",
          pose: "plaster",
          tool: "trowel",
          hat: "straw",
          shirt: "sky",
          trousers: "indigo",
        },
      ],
      [
        1010,
        764,
        300,
        {
          who: "volunteerMan",
          pose: "hold",
          flip: true,
          skin: "skin1",
          shirt: "marigold",
          trousers: "basalt",
        },
      ],
      [
        330,
        770,
        230,
        { who: "girl", pose: "pass", tool: "bucket", woven: true, paint: "glassTeal" },
      ],
    ]) + bk(918, 566, "adobe");
  for (let i = 0; i < 5; i++)
    svg += bk(
      90 + (i % 3) * 34,
      720 - Math.floor(i / 3) * 42,
      (["adobe", "adobeLight"] as const)[(i % 2) as 0 | 1],
    );
  return svg;
}

export const DOMES_AND_HOMES = {
  tripleDome,
  towerDome,
  tireHome,
  bambooHouse,
  latrine,
  solarNight,
  stove,
  stoveBuild,
};
