/** Close up: walls, tools, water, stairs, a field from inside. */
import { bottleDisc, GLASS } from "../built/bottle.ts";
import { clip } from "../built/clip.ts";
import { dome } from "../built/dome.ts";
import { tileRoof } from "../built/roof.ts";
import { tireWall } from "../built/tire-wall.ts";
import type { Canvas } from "../canvas.ts";
import { bandStrip } from "../cloth/bands.ts";
import { cloud } from "../land/cloud.ts";
import { maize } from "../land/maize.ts";
import { patchwork } from "../land/patchwork.ts";
import { agave, bananaLeaf, flowers } from "../land/plants.ts";
import { sky } from "../land/sky.ts";
import { treeRound } from "../land/trees.ts";
import { volcano } from "../land/volcano.ts";
import { object } from "../objects/all.ts";
import type { ColourName } from "../palette.ts";
import { lerp, round } from "../path.ts";
import { openHand, pinch, SLEEVES } from "../people/hands.ts";
import { leg, type LegLook } from "../people/legs.ts";
import { people, person, type PersonOptions } from "../people/person.ts";
import { circle, ellipse, line, path, place, rectangle, ring } from "../svg.ts";
import { WIDTH } from "./backdrop.ts";
import { boards, courses, earthFromAbove, paving, sheet } from "./grounds.ts";

const ROUND = 'stroke-linecap="round"';

/** A wall of bottle bottoms with the light behind it, and the colours it throws on the floor. */
function bottleLight(canvas: Canvas): string {
  const { random } = canvas;
  const [core, inner, outer] = random.shuffle<readonly ColourName[]>([
    ["glassAmber", "marigold"],
    ["glassGreen", "glassLime"],
    ["glassTeal", "glassBlue", "glassClear"],
  ]);
  let svg = courses(canvas, "adobeDark", 88, 240);
  svg += rectangle(0, 0, WIDTH, 660, 0, "#1a0a1e", 'opacity=".34"');
  const disc = (x: number, y: number, r: number, colour: ColourName): string =>
    circle(x, y, r * 1.5, canvas.colour(colour, 0, true), 'opacity=".16"') +
    bottleDisc(canvas, x, y, r, colour, { glowing: true });
  const rounds: readonly (readonly [
    count: number,
    reach: number,
    r: number,
    colours: readonly ColourName[],
  ])[] = [
    [1, 0, 46, ["marigold"]],
    [8, 104, 34, core!],
    [14, 184, 32, inner!],
    [20, 262, 32, outer!],
  ];
  for (const [count, reach, r, colours] of rounds)
    for (let i = 0; i < count; i++) {
      const angle = (i / count) * Math.PI * 2 + reach;
      svg += disc(
        600 + Math.cos(angle) * reach,
        316 + Math.sin(angle) * reach,
        r,
        colours[i % colours.length]!,
      );
    }
  for (const x of [70, 170, 1030, 1130])
    for (let i = 0; i < 5; i++) svg += disc(x + (i % 2) * 16, 70 + i * 122, 28, random.pick(GLASS));
  svg +=
    rectangle(0, 656, WIDTH, 160, 0, canvas.shaded("tileDark", -0.1)) +
    rectangle(0, 650, WIDTH, 12, 0, canvas.shaded("adobeDark", -0.12));
  for (let i = 0; i < 26; i++) {
    const colour = canvas.colour(random.pick(GLASS), 0, true);
    svg += ellipse(
      random.between(120, 1080),
      random.between(680, 790),
      random.between(26, 54),
      random.between(8, 14),
      colour,
      'opacity=".4"',
    );
  }
  return (
    svg +
    people(canvas, [
      [
        470,
        776,
        300,
        { who: "girl", back: true, woven: true, braids: 2, pose: "stand", arms: "up" },
      ],
      [
        720,
        786,
        286,
        {
          who: "boy",
          back: true,
          pose: "stand",
          shirt: "marigold",
          trousers: "indigoDeep",
          arms: "holdRight",
        },
      ],
    ])
  );
}

/** Clay, sand and straw are trodden into cob. */
function mudMix(canvas: Canvas): string {
  const { random } = canvas;
  let svg = earthFromAbove(canvas, "sand", 150);
  svg += rectangle(0, 0, WIDTH, 330, 0, canvas.colour("milpa"));
  for (let i = 0; i < 60; i++)
    svg += line(
      `M${round(random.between(0, WIDTH))} ${round(random.between(40, 330))}l${round(random.between(-10, 10))} -26`,
      canvas.colour("greenMid"),
      6,
      ROUND,
    );
  svg +=
    tireWall(canvas, -20, 300, 1240, 1, 190, 76) +
    ellipse(600, 600, 640, 230, canvas.shaded("sand", -0.1)) +
    ellipse(600, 590, 600, 206, canvas.colour("soil"));
  for (let i = 0; i < 40; i++) {
    const angle = random.between(0, 6.28);
    const reach = Math.sqrt(random());
    const [x, y] = [600 + Math.cos(angle) * reach * 540, 592 + Math.sin(angle) * reach * 172];
    svg += ellipse(
      x,
      y,
      random.between(18, 60),
      random.between(6, 16),
      canvas.shaded("soil", random.between(-0.05, 0.06)),
    );
  }
  let straw = "";
  for (let i = 0; i < 70; i++)
    straw += `M${round(random.between(110, 1090))} ${round(random.between(460, 740))}l${round(random.between(-34, 34))} ${round(random.between(-12, 12))}`;
  svg += line(straw, canvas.colour("straw"), 5, ROUND);
  const step = (
    x: number,
    y: number,
    look: Parameters<typeof leg>[4],
    degrees: number,
    flip = false,
  ): string =>
    leg(canvas, x, y, 1.9, look, degrees, flip) +
    ellipse(x + (flip ? -34 : 34), y + 2, 118, 26, canvas.colour("soil")) +
    ellipse(x + (flip ? -30 : 30), y - 4, 84, 12, canvas.shaded("soil", 0.05));
  const man = { footwear: "bare", trousers: "indigo" } as const;
  const woman = { footwear: "bare", trousers: "aubergine", skirt: true, skin: "skin2" } as const;
  const visitor = { footwear: "bare", trousers: "basalt", skin: "skin4" } as const;
  const [first, second, third] = random.shuffle<LegLook>([man, woman, visitor]);
  svg += step(270, 520, first!, -5) + step(420, 590, first!, 7);
  svg += step(900, 524, third!, 4, true) + step(1040, 600, third!, -6, true);
  svg += step(610, 560, second!, -2) + step(730, 640, second!, 4);
  return svg;
}

/** One tool on two pegs, with its outline painted on the wall behind. */
const onPegs = (canvas: Canvas, x: number, y: number, drawing: string, degrees = 0): string =>
  place(
    x + 7,
    y + 9,
    `<g opacity=".2">${drawing.replace(/fill="#[0-9a-f]{6}"/g, 'fill="#1a0a1e"').replace(/stroke="#[0-9a-f]{6}"/g, 'stroke="#1a0a1e"')}</g>`,
    1,
    degrees,
  ) +
  place(x, y, drawing, 1, degrees) +
  circle(x - 20, y - 2, 9, canvas.colour("woodDark")) +
  circle(x + 20, y - 2, 9, canvas.colour("woodDark"));

/** Every tool has its place on the wall. */
function toolWall(canvas: Canvas): string {
  let svg = boards(canvas, canvas.random.pick(["glassTeal", "lemon", "sky", "rose"] as const), 134);
  const handle = (length: number): string =>
    line(`M0 0V${length}`, canvas.colour("woodLight"), 17, ROUND) +
    line(`M4 10V${length - 10}`, canvas.colour("wood"), 4, 'opacity=".5"');
  const shovel =
    handle(330) +
    line("M-30 -6H30", canvas.colour("wood"), 15, ROUND) +
    path("M-52 330H52C58 410 34 456 0 476C-34 456 -58 410 -52 330Z", canvas.colour("steelDark")) +
    path("M-36 340H0V450C-24 430 -42 400 -36 340Z", canvas.colour("steel"), 'opacity=".6"');
  const sledge =
    handle(390) +
    rectangle(-62, 380, 124, 66, 10, canvas.colour("basalt")) +
    rectangle(-62, 380, 124, 20, 8, canvas.colour("steelDark"));
  const hoe = handle(400) + path("M-20 396H20L26 420H110L96 470H-30Z", canvas.colour("steelDark"));
  const rake =
    handle(380) +
    rectangle(-76, 376, 152, 20, 6, canvas.colour("red")) +
    line(
      "M-66 396v44M-40 396v44M-14 396v44M12 396v44M38 396v44M64 396v44",
      canvas.colour("steelDark"),
      9,
      ROUND,
    );
  const level =
    rectangle(-150, -22, 300, 52, 8, canvas.colour("marigold")) +
    rectangle(-34, -10, 68, 28, 12, canvas.colour("lime")) +
    rectangle(-7, -10, 14, 28, 6, canvas.colour("white"));
  const saw =
    path("M-150 0L120 -36L130 26L-150 40Z", canvas.colour("steel")) +
    line(
      "M-146 42l12 10 12 -12 12 10 12 -12 12 9 12 -12 12 9 12 -12 12 9 12 -12 12 9 12 -12 12 9 12 -12 12 8 12 -12 12 8 12 -12 12 8 12 -12 12 8 12 -12",
      canvas.colour("steelDark"),
      5,
    ) +
    path(
      "M112 -46H200Q226 -40 220 -4Q214 40 176 40H126ZM146 -20V14H180Q190 10 190 -6Q190 -20 180 -20Z",
      canvas.colour("red"),
      'fill-rule="evenodd"',
    );
  const trowel =
    path("M-40 40H40L0 176Z", canvas.colour("steel")) +
    path("M0 40H40L0 176Z", canvas.colour("steelDark"), 'opacity=".35"') +
    line("M0 44V10", canvas.colour("steelDark"), 10) +
    rectangle(-13, -70, 26, 86, 13, canvas.colour("wood"));
  const rope =
    ring(0, 74, 64, canvas.colour("straw"), 22) +
    ring(0, 74, 64, canvas.shaded("straw", -0.12), 22, 'stroke-dasharray="4 12" opacity=".7"') +
    line("M-12 -2Q0 30 12 -2", canvas.colour("straw"), 13, ROUND) +
    line("M40 126q26 44 6 84", canvas.colour("straw"), 13, ROUND);
  svg +=
    onPegs(canvas, 120, 96, shovel) +
    onPegs(canvas, 272, 96, sledge) +
    onPegs(canvas, 420, 96, hoe) +
    onPegs(canvas, 1086, 96, rake);
  svg +=
    onPegs(canvas, 672, 110, level) +
    onPegs(canvas, 636, 214, saw, 3) +
    onPegs(canvas, 596, 380, trowel) +
    onPegs(canvas, 736, 370, trowel) +
    onPegs(canvas, 912, 130, rope);
  svg +=
    rectangle(-10, 690, WIDTH + 20, 26, 4, canvas.colour("woodLight")) +
    rectangle(-10, 714, WIDTH + 20, 14, 0, "#1a0a1e", 'opacity=".25"');
  svg +=
    object(canvas, "helmet", 566, 692, 150) +
    object(canvas, "helmet", 742, 692, 150) +
    object(canvas, "hat", 926, 690, 160) +
    object(canvas, "boots", 160, 692, 130);
  return svg + rectangle(0, 726, WIDTH, 80, 0, canvas.colour("tileDark"));
}

/** A stair of tires climbs between beds of flowers. */
function tireStairs(canvas: Canvas): string {
  const { random } = canvas;
  let svg = sheet(canvas.light((air) => air.sky[4]));
  svg +=
    circle(
      880,
      120,
      90,
      canvas.light((air) => air.sun),
    ) +
    treeRound(canvas, 230, 210, 260, 0.12) +
    treeRound(canvas, 980, 220, 300, 0.1, "greenMid");
  svg += dome(canvas, 600, 200, 150, {
    rows: 13,
    colour: "cream",
    door: true,
    bottles: 7,
    depth: 0.04,
    doorOpen: true,
  });
  svg += path(
    "M-10 250C200 180 440 190 600 190S1000 180 1210 250V810H-10Z",
    canvas.colour("greenMid"),
  );
  for (let i = 0; i < 7; i++) {
    const t = (i / 6) ** 1.15;
    const y = lerp(250, 790, t);
    const width = lerp(220, 620, t);
    const rise = lerp(30, 84, t);
    const left = 600 - width / 2;
    svg += path(
      `M${round(left + rise * 0.5)} ${round(y - rise * 1.5)}H${round(left + width - rise * 0.5)}L${round(left + width)} ${round(y - rise)}H${round(left)}Z`,
      canvas.colour("path"),
    );
    svg += tireWall(canvas, left, y, width, 1, rise * 2.3, rise, 0, { open: false });
    svg +=
      flowers(canvas, left - width * 0.34, y, width * 0.3, 9, lerp(8, 20, t)) +
      flowers(canvas, left + width * 1.04, y, width * 0.3, 9, lerp(8, 20, t), 0, [
        "red",
        "rose",
        "white",
        "marigold",
      ]);
    if (i === 3 || i === 5)
      svg +=
        agave(canvas, left - width * 0.46, y, rise * 1.6) +
        agave(canvas, left + width * 1.46, y, rise * 1.6);
  }
  const climbers = random.shuffle<PersonOptions>([
    { who: "boy", pack: "red", shirt: "white", trousers: "indigo" },
    { who: "girl", woven: true, braids: 2 },
    { who: "woman", woven: true, load: "basket", goods: "flowers" },
    { who: "man", hat: "straw", morral: true, shirt: "white", trousers: "indigo" },
    { who: "boy", pack: "marigold" },
  ]);
  const steps = [
    [560, 352, 112],
    [656, 432, 156],
    [500, 606, 230],
    [716, 694, 272],
  ] as const;
  steps.forEach(([x, y, height], i) => {
    const climber = climbers[i]!;
    const child = climber.who === "boy" || climber.who === "girl";
    svg += person(canvas, x, y, height * (child ? 0.8 : 1), { ...climber, back: true });
  });
  return svg;
}

/** A jar fills at the tap. */
function jarFilling(canvas: Canvas): string {
  const { random } = canvas;
  const [clay, dark, band] = random.pick([
    ["adobe", "adobeDark", "camino"],
    ["glassBlue", "indigo", "cal"],
    ["marigold", "marigoldDeep", "rombo"],
  ] as const);
  const wall = random.pick(["plaster", "sky", "adobeLight"] as const);
  let svg = courses(canvas, wall, 92, 260);
  svg +=
    bandStrip(canvas, "cielo", 0, 560, WIDTH, 70) +
    rectangle(0, 630, WIDTH, 180, 0, canvas.colour("tile"));
  svg += line(
    "M0 690H1200M0 756H1200M130 630L60 810M360 630L320 810M600 630V810M840 630L880 810M1070 630L1140 810",
    canvas.shaded("tile", -0.07),
    5,
  );
  svg +=
    line("M1210 116H700V170", canvas.colour("steelDark"), 44, 'stroke-linejoin="round"') +
    line("M1210 106H700", canvas.colour("steel"), 10, 'opacity=".8"');
  svg +=
    rectangle(664, 150, 72, 54, 8, canvas.colour("steelDark")) +
    rectangle(760, 60, 22, 50, 4, canvas.colour("steelDark")) +
    rectangle(716, 44, 110, 26, 13, canvas.colour("red"));
  const glaze =
    "M560 760C360 730 348 500 470 420C520 390 500 352 504 330H704C708 352 688 390 738 420C860 500 848 730 648 760Z";
  svg += ellipse(590, 764, 290, 26, "#1a0a1e", 'opacity=".22"') + path(glaze, canvas.colour(clay));
  svg +=
    `<g ${clip(canvas, glaze)}>` +
    bandStrip(canvas, band, 340, 520, 540, 84) +
    line("M340 500H880M340 624H880", canvas.colour("cream"), 8) +
    line("M340 664H880", canvas.colour("indigoDeep"), 16, 'stroke-dasharray="26 18"') +
    path("M340 330H470C370 480 400 700 470 770H340Z", "#1a0a1e", 'opacity=".16"') +
    line("M770 470C826 540 826 640 780 700", "#fff", 16, `${ROUND} opacity=".3"`) +
    "</g>";
  svg += line(
    "M500 420C420 360 420 470 446 500M708 420C790 360 788 470 762 500",
    canvas.colour(dark),
    26,
    ROUND,
  );
  svg +=
    ellipse(604, 330, 116, 26, canvas.colour(dark)) +
    ellipse(604, 332, 94, 18, canvas.colour("glassBlue")) +
    ellipse(630, 330, 56, 9, canvas.colour("sky"));
  svg +=
    path(
      "M676 200H724C720 250 716 300 690 334H646C668 300 676 250 676 200Z",
      canvas.colour("sky"),
    ) + line("M706 206C704 250 700 290 680 326", "#fff", 9, `${ROUND} opacity=".8"`);
  for (const [x, y, r] of [
    [560, 296, 9],
    [610, 268, 7],
    [752, 300, 10],
    [780, 344, 7],
    [520, 316, 6],
  ] as const)
    svg += circle(x, y, r, canvas.colour("sky"));
  svg += openHand(canvas, 886, 560, 1.7, -8, "skin1", random.pick(SLEEVES), { arm: 300 });
  return (
    svg +
    ellipse(250, 740, 130, 18, canvas.colour("glassBlue"), 'opacity=".5"') +
    ellipse(940, 770, 170, 20, canvas.colour("glassBlue"), 'opacity=".5"')
  );
}

/** Rain runs from a tiled eave into a barrel. */
function rainGutter(canvas: Canvas): string {
  const { random } = canvas;
  let svg = sheet(canvas.light((air) => air.sky[3]));
  svg +=
    cloud(canvas, 1010, 110, 300) +
    volcano(canvas, { x: 960, y: 180, base: 430, left: 330, right: 330, ravines: 8 }) +
    patchwork(canvas, (x) => 390 + 16 * Math.sin(x / 130), {
      depth: 0.3,
      strips: 5,
      base: 26,
      parcel: 110,
      bottom: 720,
    }).svg +
    path("M380 660C700 620 1000 680 1210 650V810H380Z", canvas.colour("greenMid", 0.05)) +
    treeRound(canvas, 1120, 660, 300, 0.08) +
    [470, 560].map((x) => maize(canvas, x, 680, 220, 0.06)).join("");
  svg +=
    rectangle(-10, 180, 420, 640, 0, canvas.colour("adobeLight")) +
    rectangle(-10, 690, 420, 130, 0, canvas.colour("adobeDark")) +
    rectangle(-10, 180, 420, 70, 0, "#1a0a1e", 'opacity=".2"') +
    bandStrip(canvas, "camino", -10, 650, 420, 44);
  svg +=
    rectangle(90, 330, 190, 240, 6, canvas.colour("glassTeal")) +
    rectangle(108, 348, 154, 204, 0, canvas.colour("indigoDeep")) +
    line("M185 348V552M108 450H262", canvas.colour("glassTeal"), 12);
  svg += tileRoof(canvas, -120, 640, -120, 168, { barrel: 58, rows: 5 });
  svg +=
    path("M-20 176H690Q712 176 712 198Q712 224 686 224H-20Z", canvas.colour("steel")) +
    line("M-20 188H690", "#fff", 5, 'opacity=".5"') +
    line("M60 176v58M300 176v58M540 176v58", canvas.colour("steelDark"), 12);
  svg +=
    path(
      "M664 210H730C790 300 800 400 796 470H716C722 390 710 300 664 224Z",
      canvas.colour("sky"),
    ) +
    line(
      "M706 226C750 310 764 400 760 462M690 222C736 310 744 390 738 462",
      "#fff",
      7,
      `${ROUND} opacity=".75"`,
    );
  svg +=
    ellipse(770, 770, 240, 30, "#1a0a1e", 'opacity=".25"') +
    path("M580 470H950V750Q766 800 580 750Z", canvas.colour("glassBlue")) +
    path("M580 470H650V770Q606 762 580 750Z", canvas.shaded("glassBlue", -0.08));
  svg +=
    line("M580 540Q766 580 950 540M580 660Q766 700 950 660", canvas.shaded("glassBlue", -0.1), 14) +
    line("M910 500V740", "#fff", 14, `${ROUND} opacity=".25"`);
  svg +=
    ellipse(765, 470, 185, 40, canvas.shaded("glassBlue", -0.12)) +
    ellipse(765, 474, 165, 30, canvas.colour("sky")) +
    ring(760, 474, 60, "#fff", 4, 'opacity=".5"') +
    ellipse(760, 472, 46, 12, "#fff", 'opacity=".5"');
  for (let i = 0; i < 9; i++)
    svg += circle(690 + i * 18, 440 - (i % 3) * 22, 8 - (i % 3), canvas.colour("sky"));
  for (const [x, y, length, degrees] of [
    [1210, 560, 330, 200],
    [1210, 640, 380, 186],
    [1210, 740, 340, 168],
    [1120, 830, 300, 236],
  ] as const)
    svg += bananaLeaf(x, y, length, degrees, canvas.colour("milpa"), canvas.colour("green"));
  let drops = "";
  for (let i = 0; i < 130; i++)
    drops += `M${round(random.between(-40, WIDTH))} ${round(random.between(0, 800))}l-9 34`;
  return svg + line(drops, "#e6f3f5", 2.6, `${ROUND} opacity=".5"`);
}

/** Four mallets on a marimba, from where the player stands. */
function marimbaClose(canvas: Canvas): string {
  const { random } = canvas;
  const [wall, cloth] = random.pick([
    ["violet", "volcan"],
    ["greenDeep", "milpa"],
    ["indigo", "cielo"],
  ] as const);
  const sleeve = random.pick(SLEEVES);
  let svg = sheet(canvas.colour(wall));
  svg +=
    bandStrip(canvas, cloth, 0, 0, WIDTH, 120) +
    rectangle(0, 120, WIDTH, 16, 0, "#1a0a1e", 'opacity=".25"');
  svg += path("M-20 180H1220L1260 640H-60Z", canvas.colour("woodDark"));
  const keys = 15;
  for (let i = 0; i < keys; i++) {
    const t = i / keys;
    const x = lerp(-30, 1230, t);
    const w = 1260 / keys - 9;
    const top = lerp(210, 250, t);
    const foot = lerp(640, 556, t);
    const tone = (["adobe", "woodLight", "adobeLight"] as const)[i % 3]!;
    svg +=
      rectangle(x - 4, top + 12, w, foot - top, 12, "#1a0a1e", 'opacity=".3"') +
      rectangle(x, top, w, foot - top, 12, canvas.colour(tone)) +
      rectangle(x + w * 0.66, top + 10, w * 0.16, foot - top - 20, 6, "#fff", 'opacity=".2"') +
      circle(x + w / 2, top + 34, 8, canvas.colour("woodDark")) +
      circle(x + w / 2, foot - 34, 8, canvas.colour("woodDark"));
  }
  svg += line("M-20 246L1220 286M-20 604L1220 520", canvas.colour("cream"), 6, 'opacity=".8"');
  svg +=
    rectangle(0, 640, WIDTH, 170, 0, canvas.colour("wood")) +
    bandStrip(canvas, "rombo", 0, 690, WIDTH, 80) +
    rectangle(0, 640, WIDTH, 18, 0, canvas.colour("woodLight"));
  const mallet = (x: number, y: number, toX: number, toY: number, colour: ColourName): string =>
    line(
      `M${x} ${y}L${toX} ${toY}`,
      "#1a0a1e",
      16,
      `${ROUND} opacity=".22" transform="translate(-10 16)"`,
    ) +
    line(`M${x} ${y}L${toX} ${toY}`, canvas.colour("woodLight"), 15, ROUND) +
    circle(toX, toY, 40, canvas.colour(colour)) +
    circle(toX + 12, toY - 12, 12, "#fff", 'opacity=".35"');
  svg +=
    mallet(320, 590, 250, 330, "red") +
    mallet(320, 590, 420, 300, "red") +
    mallet(862, 580, 780, 320, "marigold") +
    mallet(862, 580, 950, 350, "marigold");
  return (
    svg +
    pinch(canvas, 326, 566, 1.9, 22, "skin2", {
      cloth: "white",
      bands: ["red", "white", "indigo", "white"],
    }) +
    pinch(canvas, 868, 560, 1.9, 22, "skin1", sleeve)
  );
}

/** Between the rows of maize. */
function milpaInside(canvas: Canvas): string {
  let svg = sky(canvas, {
    style: canvas.skyStyle ?? "stitch",
    sunX: 620,
    sunY: 240,
    sunRadius: 74,
    horizon: 520,
  });
  svg += rectangle(0, 560, WIDTH, 250, 0, canvas.colour("soil"));
  for (let i = 0; i < 16; i++)
    svg += maize(canvas, -20 + i * 84, 600, 360, 0.22, { flip: i % 2 === 1 });
  svg += paving(canvas, "soil", 590, 800, 80);
  for (const x of [30, 200, 340, 880, 1020, 1170])
    svg += maize(canvas, x, 700, 560, 0.06, { flip: x % 20 === 0 });
  svg += people(canvas, [
    [
      520,
      756,
      322,
      {
        who: "woman",
        back: true,
        woven: true,
        bundle: "red",
        huipil: { cloth: "indigo", bands: ["rose", "marigold", "white", "red", "lime"] },
      },
    ],
    [
      716,
      764,
      318,
      {
        who: "man",
        pose: "plaster",
        hat: "straw",
        shirt: "white",
        trousers: "indigo",
        morral: true,
      },
    ],
  ]);
  for (const [x, height, flip] of [
    [-30, 860, false],
    [130, 720, true],
    [1080, 760, false],
    [1240, 880, true],
  ] as const)
    svg += maize(canvas, x, 850, height, 0, { flip });
  return (
    svg +
    object(canvas, "maizeBasket", 400, 790, 150) +
    person(canvas, 868, 790, 190, { who: "girl", pose: "hold", woven: true, flip: true })
  );
}

export const CLOSE_UP = {
  bottleLight,
  mudMix,
  toolWall,
  tireStairs,
  jarFilling,
  rainGutter,
  marimbaClose,
  milpaInside,
} as const;
