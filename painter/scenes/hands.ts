/** Hands that build, draw, write and greet, close. */
import { bottle, bottleDisc, GLASS } from "../built/bottle.ts";
import { tireRing } from "../built/tire.ts";
import type { Canvas } from "../canvas.ts";
import { bandStrip } from "../cloth/bands.ts";
import { object } from "../objects/all.ts";
import type { ColourName } from "../palette.ts";
import { round } from "../path.ts";
import {
  armOf,
  cupped,
  fist,
  handshake,
  openHand,
  pinch,
  type Sleeve,
  SLEEVES,
} from "../people/hands.ts";
import { circle, ellipse, line, path, place, rectangle, ring } from "../svg.ts";
import { WIDTH } from "./backdrop.ts";
import { boards, cobWall, courses, earthFromAbove, limePlaster, sheet } from "./grounds.ts";

const ROUND = 'stroke-linecap="round"';

/** A visitor's shirt sleeve. */
const VISITORS_SLEEVE: Sleeve = { cloth: "sky", bands: ["white", "skyDeep", "sky", "sky"] };

/** A seedling in earth, around the rim of the hands that hold it. */
function seedlingInEarth(canvas: Canvas): string {
  const stem = canvas.colour("green");
  const leaf = canvas.colour("milpa");
  return (
    path(
      "M-86 24C-80 -30 -40 -52 0 -54C40 -52 80 -30 86 24C50 60 -50 60 -86 24Z",
      canvas.colour("earthDark"),
    ) +
    line(
      "M-50 -10h.1M-20 -30h.1M24 -24h.1M54 -2h.1M0 -6h.1M-34 14h.1M36 20h.1",
      canvas.colour("earth"),
      9,
      ROUND,
    ) +
    line("M0 -44C2 -84 -4 -120 2 -158", stem, 8, ROUND) +
    path("M0 -86C-50 -84 -74 -130 -76 -142C-36 -150 -6 -124 0 -86Z", leaf) +
    path("M1 -116C46 -116 72 -160 74 -174C32 -180 4 -154 1 -116Z", canvas.colour("lime")) +
    path("M2 -154C-16 -178 -10 -210 4 -220C18 -206 20 -176 2 -154Z", leaf) +
    line("M-8 -98C-30 -112 -50 -126 -66 -136M10 -128C30 -146 48 -160 64 -168", stem, 3, ROUND)
  );
}

/** Two hands hold a seedling over the bed it will grow in. */
function handSeedling(canvas: Canvas): string {
  const { random } = canvas;
  const ground = random.pick(["glassTeal", "marigold", "sky"] as const);
  let svg = sheet(canvas.colour(ground));
  for (let i = 0; i < 7; i++)
    svg += circle(600, 330, 560 - i * 66, canvas.shaded(ground, 0.018 * i));
  svg += path("M-10 640C300 590 900 590 1210 640V810H-10Z", canvas.colour("soil"));
  const furrow = canvas.shaded("soil", -0.05);
  for (let i = 0; i < 6; i++) {
    const y = 660 + i * 28;
    svg += line(`M-40 ${y}C300 ${612 + i * 30} 900 ${612 + i * 30} 1240 ${y}`, furrow, 5);
  }
  const skin = random.pick(["skin1", "skin2"] as const);
  return svg + cupped(canvas, 600, 470, 1.75, skin, random.pick(SLEEVES), seedlingInEarth(canvas));
}

const SCRAPS: readonly ColourName[] = [
  "red",
  "glassBlue",
  "white",
  "greenMid",
  "rose",
  "indigo",
  "lemon",
];

/** Clean scraps are pressed into a bottle with a stick until it is hard. */
function handEcobrick(canvas: Canvas): string {
  const { random } = canvas;
  let svg = sheet(canvas.colour("marigold"));
  svg += bandStrip(canvas, "materiales", 0, 0, WIDTH, 90);
  svg += circle(640, 430, 380, canvas.shaded("marigold", 0.03));
  svg += rectangle(-10, 640, WIDTH + 20, 170, 0, canvas.colour("wood"));
  svg += rectangle(-10, 640, WIDTH + 20, 16, 0, canvas.colour("woodLight"));
  svg += line("M0 700H1200M0 752H1200", canvas.colour("woodDark"), 3);
  for (let i = 0; i < 40; i++) {
    const x = random.between(60, 1140);
    const y = random.between(664, 790);
    const scrap = `M${round(x)} ${round(y)}l${round(random.between(16, 40))} ${round(random.between(-12, 6))}l8 ${round(random.between(8, 18))}l-28 ${round(random.between(2, 12))}z`;
    svg += path(scrap, canvas.colour(random.pick(SCRAPS)));
  }
  svg += ellipse(600, 700, 120, 18, "#2a0f14", 'opacity=".25"');
  svg += bottle(canvas, 600, 700, 470, "glassGreen", { packed: true });
  svg += rectangle(566, 224, 68, 50, 0, canvas.shaded("marigold", 0.03));
  svg += rectangle(576, 220, 48, 66, 4, canvas.colour("glassClear"));
  svg += rectangle(570, 232, 60, 12, 4, canvas.shaded("glassClear", -0.08));
  svg += line("M620 60L602 470", canvas.colour("woodLight"), 18, ROUND);
  svg += line("M624 90L606 440", canvas.colour("wood"), 4, `${ROUND} opacity=".6"`);
  svg += fist(canvas, 614, 150, 1.9, -80, "skin1", SLEEVES[1], { arm: 320 });
  return svg + fist(canvas, 536, 560, 2.1, 92, "skin1", SLEEVES[1], { arm: 300, flip: true });
}

const EDGE = "M-10 -10H470C600 60 520 170 640 250S520 430 660 520S560 700 700 810H-10Z";

/** Lime is floated over a clay wall in long sweeps, around bottles set as a sun. */
function handTrowel(canvas: Canvas): string {
  const { random } = canvas;
  const arm = armOf(canvas);
  const glass = random.shuffle(GLASS);
  let svg = cobWall(canvas, "adobe") + limePlaster(canvas, EDGE, 700);
  // A flower of bottle bottoms on its stalk: petals in two rings, leaves pressed into the lime.
  const [cx, cy] = [250, 276];
  svg +=
    line(`M${cx} ${cy}Q${cx + 30} 560 ${cx - 20} 830`, canvas.colour("greenMid"), 22, ROUND) +
    path(
      `M${cx + 10} 600C${cx + 120} 520 ${cx + 190} 560 ${cx + 210} 610C${cx + 130} 650 ${cx + 60} 650 ${cx + 10} 600Z`,
      canvas.colour("milpa"),
    ) +
    path(
      `M${cx} 690C${cx - 110} 600 ${cx - 190} 640 ${cx - 220} 700C${cx - 140} 760 ${cx - 60} 750 ${cx} 690Z`,
      canvas.colour("green"),
    );
  svg += circle(cx, cy, 214, canvas.shaded("plaster", -0.05));
  for (let i = 0; i < 16; i++) {
    const angle = (i / 16) * Math.PI * 2;
    svg += bottleDisc(
      canvas,
      cx + Math.cos(angle) * 176,
      cy + Math.sin(angle) * 176,
      30,
      i % 2 ? glass[0]! : glass[1]!,
    );
  }
  for (let i = 0; i < 8; i++) {
    const angle = (i / 8) * Math.PI * 2 + 0.2;
    svg += bottleDisc(
      canvas,
      cx + Math.cos(angle) * 102,
      cy + Math.sin(angle) * 102,
      36,
      glass[2 + (i % 2)]!,
    );
  }
  svg += bottleDisc(canvas, cx, cy, 58, "marigold");
  const float =
    rectangle(-246, -56, 470, 118, 8, "#1a0a1e", 'opacity=".2"') +
    path("M-254 -66L226 -60L232 44L-248 52Q-262 -8 -254 -66Z", canvas.colour("steel")) +
    path("M-254 -66L226 -60L227 -34L-258 -32Z", canvas.colour("white"), 'opacity=".45"') +
    path("M-250 52Q-240 86 -150 70Q-40 84 60 62Q160 78 226 46Z", canvas.colour("plaster")) +
    line("M-70 -14L-50 -60M100 -14L80 -60", canvas.colour("steelDark"), 14, ROUND) +
    rectangle(-110, -88, 250, 46, 23, canvas.colour("wood")) +
    line("M-86 -76H110", canvas.shaded("wood", 0.08), 7, ROUND);
  svg += place(620, 500, float, 1, -14);
  return svg + fist(canvas, 632, 430, 2.5, -14, arm.skin, arm.sleeve, { arm: 210 });
}

/** The plan on its table, without measures. */
function planSheet(canvas: Canvas): string {
  const ink = canvas.colour("white");
  let grid = "";
  for (let i = 1; i < 22; i++) grid += `M${170 + i * 40} 84V674`;
  for (let i = 1; i < 15; i++) grid += `M170 ${84 + i * 40}H1030`;
  const walls =
    "M300 520A150 190 0 0 1 600 520M480 520A130 160 0 0 1 740 520M250 520H960M250 534H960M410 520V440A40 46 0 0 1 490 440V520M740 520V420H930V520M720 424L835 340L950 424";
  const measures =
    "M250 570H960M250 560V580M600 560V580M960 560V580M230 330V520M220 330H240M220 520H240";
  return (
    `<g transform="rotate(-4 600 400)">` +
    rectangle(180, 96, 860, 590, 4, "#1a0a1e", 'opacity=".25"') +
    rectangle(170, 84, 860, 590, 4, canvas.colour("indigo")) +
    line(grid, canvas.colour("sky"), 1, 'opacity=".28"') +
    line(walls, ink, 4.5, 'stroke-linejoin="round"') +
    line(measures, ink, 2.4) +
    line(
      "M320 460H580M334 420H566M352 382H548M384 348H516M770 470H900",
      ink,
      2,
      'stroke-dasharray="10 6" opacity=".8"',
    ) +
    ring(820, 200, 60, ink, 3) +
    ring(820, 200, 30, ink, 3) +
    line("M260 150H460M260 180H400M260 210H430", ink, 4, `${ROUND} opacity=".9"`) +
    "</g>"
  );
}

/** A hand draws two domes and a house. */
function handPlan(canvas: Canvas): string {
  let svg = boards(canvas, "wood", 96) + planSheet(canvas);
  svg += tireRing(canvas, 214, 668, 96, { soil: false }) + object(canvas, "sprout", 214, 640, 130);
  const pencil =
    path("M0 0L26 -30L44 -18Z", canvas.colour("sand")) +
    path("M0 0L9 -10L14 -6Z", canvas.colour("basalt")) +
    path("M26 -30L236 -244L256 -232L44 -18Z", canvas.colour("marigold")) +
    path("M36 -24L246 -238L256 -232L44 -18Z", canvas.colour("marigoldDeep"));
  svg += place(742, 470, pencil, 1.15);
  svg += pinch(canvas, 806, 404, 1.9, -4, "skin1", SLEEVES[0]);
  const ruler =
    rectangle(-16, -120, 32, 240, 6, canvas.colour("lemon")) +
    line(
      "M-16 -90h14M-16 -60h20M-16 -30h14M-16 0h20M-16 30h14M-16 60h20M-16 90h14",
      canvas.colour("woodDark"),
      3,
    );
  svg += place(1090, 170, ruler, 1, 12);
  return (
    svg +
    bottleDisc(canvas, 120, 130, 56, "glassGreen") +
    bottleDisc(canvas, 84, 256, 42, "glassAmber")
  );
}

/** Two people ram earth into a tire; seen from above. */
function handTamp(canvas: Canvas): string {
  const { random } = canvas;
  const near = armOf(canvas);
  let svg = earthFromAbove(canvas, "earth");
  for (const [x, y] of [
    [-70, 60],
    [1250, 130],
    [-40, 790],
    [1230, 820],
  ] as const)
    svg += tireRing(canvas, x, y, 290);
  svg += ellipse(570, 450, 372, 372, "#1a0a1e", 'opacity=".22"');
  svg += tireRing(canvas, 590, 430, 362, { teeth: 46 });
  for (let i = 0; i < 26; i++) {
    const angle = random.between(0, Math.PI * 2);
    const reach = random.between(0, 160);
    const tone = canvas.shaded("soil", random.between(-0.06, 0.07));
    svg += ellipse(
      590 + Math.cos(angle) * reach,
      430 + Math.sin(angle) * reach,
      random.between(8, 26),
      random.between(6, 18),
      tone,
    );
  }
  svg += ellipse(600, 452, 110, 78, "#1a0a1e", 'opacity=".3"');
  svg +=
    ellipse(600, 436, 104, 72, canvas.colour("steelDark")) +
    ellipse(600, 426, 104, 70, canvas.colour("steel"));
  svg += line("M604 424L716 -40", canvas.colour("woodLight"), 40, ROUND);
  svg += line("M612 424L724 -40", canvas.colour("wood"), 8, `${ROUND} opacity=".6"`);
  svg += fist(canvas, 650, 236, 2.3, 104, near.skin, near.sleeve, { arm: 330 });
  return (
    svg +
    fist(
      canvas,
      690,
      70,
      2.2,
      -76,
      "skin2",
      { cloth: "sky", bands: ["sky", "white", "sky", "sky"] },
      { arm: 330 },
    )
  );
}

/** A hand pushes the last ecobrick into a stacked wall. */
function handStack(canvas: Canvas): string {
  const { random } = canvas;
  const arm = armOf(canvas);
  let svg = sheet(canvas.colour("woodDark"));
  const r = 70;
  let row = 0;
  for (let y = 62; y < 860; y += r * 1.76, row++)
    for (let x = row % 2 ? -10 : 62; x < WIDTH + r; x += r * 2.03) {
      const missing = Math.hypot(x - 670, y - 420) < r;
      svg += missing
        ? circle(x, y, r, canvas.shaded("woodDark", -0.12))
        : ecobrickEnd(canvas, x, y, r, random.integer(0, 5));
    }
  svg += line(
    "M-20 770L520 -30M560 830L1100 -30M1060 830L1300 460M-20 250L180 -30",
    canvas.colour("steelDark"),
    5,
    'opacity=".55"',
  );
  svg += circle(650, 440, r * 1.3, "#1a0a1e", 'opacity=".35"');
  svg += ecobrickEnd(canvas, 640, 420, r * 1.3, 6);
  return svg + openHand(canvas, 850, 486, 2.1, 11, arm.skin, arm.sleeve, { arm: 300 });
}

/** The round end of an ecobrick: scraps behind the five feet of the bottle. */
function ecobrickEnd(canvas: Canvas, x: number, y: number, r: number, turn: number): string {
  const { random } = canvas;
  let scraps = "";
  for (let i = 0; i < 9; i++) {
    const angle = (i / 9) * Math.PI * 2 + turn;
    const colour = random.pick(SCRAPS);
    const reach = random.between(0.34, 0.6) * r;
    const size = random.between(0.26, 0.42) * r;
    scraps += ellipse(
      0,
      0,
      size,
      size * 0.6,
      canvas.colour(colour),
      `transform="translate(${round(x + Math.cos(angle) * reach)} ${round(y + Math.sin(angle) * reach)}) rotate(${random.integer(0, 180)})"`,
    );
  }
  let feet = "";
  for (let i = 0; i < 5; i++) {
    const angle = (i / 5) * Math.PI * 2 + turn;
    feet += `M${round(x + Math.cos(angle) * r * 0.26)} ${round(y + Math.sin(angle) * r * 0.26)}L${round(x + Math.cos(angle) * r * 0.84)} ${round(y + Math.sin(angle) * r * 0.84)}`;
  }
  return (
    circle(x, y, r, canvas.shaded("glassClear", -0.16)) +
    circle(x, y, r * 0.93, canvas.colour("glassClear")) +
    scraps +
    line(feet, "#fff", r * 0.11, `${ROUND} opacity=".5"`) +
    circle(x, y, r * 0.2, canvas.shaded("glassClear", -0.06)) +
    line(
      `M${round(x - r * 0.5)} ${round(y - r * 0.6)}A${round(r * 0.78)} ${round(r * 0.78)} 0 0 1 ${round(x + r * 0.3)} ${round(y - r * 0.72)}`,
      "#fff",
      r * 0.09,
      `${ROUND} opacity=".85"`,
    )
  );
}

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

/** Two hands shake: a partner from far away and one from here. */
function handShake(canvas: Canvas): string {
  const { random } = canvas;
  const [dark, light] = random.pick([
    ["redDeep", "red"],
    ["indigoDeep", "indigo"],
    ["aubergine", "violet"],
    ["greenDeep", "green"],
  ] as const);
  const [above, below] = random.pick([
    ["camino", "materiales"],
    ["rombo", "milpa"],
    ["cielo", "volcan"],
  ] as const);
  let svg = sheet(canvas.colour(dark));
  for (let i = 0; i < 6; i++)
    svg += circle(
      600,
      400,
      470 - i * 62,
      i % 2 ? canvas.colour(dark) : canvas.shaded(light, 0.02 + i * 0.012),
    );
  svg += bandStrip(canvas, above, 0, 0, WIDTH, 84) + bandStrip(canvas, below, 0, 690, WIDTH, 110);
  return (
    svg +
    handshake(canvas, 600, 390, 2.5, armOf(canvas, dark), {
      skin: random.pick(["skin4", "skin5", "skin3"] as const),
      sleeve: VISITORS_SLEEVE,
    })
  );
}

/** An open picture book in a child's hands. */
function handBook(canvas: Canvas): string {
  const { random } = canvas;
  const [cover, corte] = random.pick([
    ["red", "indigoDeep"],
    ["marigoldDeep", "aubergine"],
    ["glassTeal", "redDeep"],
    ["violet", "greenDeep"],
  ] as const);
  const bird = random.pick(["red", "glassBlue", "marigold"] as const);
  const sleeve = random.pick(["marigold", "rose", "teal", "lime"] as const);
  let svg = sheet(canvas.colour(corte));
  svg +=
    bandStrip(canvas, "cielo", 0, 0, WIDTH, 120) +
    bandStrip(canvas, "rombo", 0, 120, WIDTH, 150) +
    bandStrip(canvas, "cielo", 0, 270, WIDTH, 120);
  svg += line(
    "M0 450H1200M0 520H1200M0 590H1200M0 660H1200M0 730H1200",
    canvas.shaded(corte, 0.08),
    4,
    'stroke-dasharray="16 14"',
  );
  const book =
    path(
      "M0 -196C-120 -250 -330 -250 -470 -210V210C-330 170 -120 170 0 226C120 170 330 170 470 210V-210C330 -250 120 -250 0 -196Z",
      "#1a0a1e",
      'opacity=".3" transform="translate(-10 16)"',
    ) +
    path(
      "M0 -196C-120 -250 -340 -250 -484 -204V222C-340 178 -120 178 0 234C120 178 340 178 484 222V-204C340 -250 120 -250 0 -196Z",
      canvas.colour(cover),
    ) +
    path(
      "M0 -206C-120 -262 -330 -262 -466 -220V194C-330 152 -120 156 0 210C120 156 330 152 466 194V-220C330 -262 120 -262 0 -206Z",
      canvas.colour("white"),
    ) +
    path(
      "M0 -206C-24 -218 -50 -226 -78 -232V180C-50 188 -24 198 0 210C24 198 50 188 78 180V-232C50 -226 24 -218 0 -206Z",
      canvas.colour("plasterShade"),
      'opacity=".7"',
    ) +
    path(
      "M-430 -200C-330 -226 -200 -226 -100 -206V120C-200 100 -330 100 -430 126Z",
      canvas.colour("sky"),
    ) +
    circle(-350, -140, 36, canvas.colour("marigold")) +
    path(
      "M-430 40C-360 0 -300 10 -250 30S-160 40 -100 10V120C-200 100 -330 100 -430 126Z",
      canvas.colour("milpa"),
    ) +
    path("M-240 70V-20H-222V70Z", canvas.colour("woodDark")) +
    circle(-231, -60, 62, canvas.colour("greenDeep")) +
    circle(-222, -72, 44, canvas.colour("greenMid")) +
    path(
      "M-200 -130C-170 -160 -140 -150 -130 -120C-160 -110 -180 -110 -200 -130Z",
      canvas.colour(bird),
    ) +
    line(
      "M130 -196C230 -214 330 -212 420 -192M130 -146C230 -164 330 -162 420 -142M130 -96C230 -114 330 -112 420 -92M130 -46C230 -64 320 -62 390 -48M130 30C230 12 330 14 420 34M130 80C230 62 300 64 340 70",
      canvas.colour("basalt"),
      11,
      `${ROUND} opacity=".75"`,
    );
  svg += place(600, 400, book, 1.05);
  return (
    svg +
    pinch(canvas, 1010, 520, 1.7, 26, "skin2", {
      cloth: sleeve,
      bands: [sleeve, sleeve, sleeve, sleeve],
    }) +
    pinch(
      canvas,
      190,
      520,
      1.7,
      -26,
      "skin2",
      { cloth: sleeve, bands: [sleeve, sleeve, sleeve, sleeve] },
      { flip: true },
    )
  );
}

export const HANDS = {
  handSeedling,
  handEcobrick,
  handTrowel,
  handPlan,
  handTamp,
  handStack,
  handBrush,
  handShake,
  handBook,
} as const;
