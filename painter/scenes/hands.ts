/** */
import type { Canvas } from "../canvas.ts";
import { tireRing } from "../built/tire.ts";
import { bottle, bottleDisc, GLASS } from "../built/bottle.ts";
import { bandStrip } from "../cloth/bands.ts";
import { object } from "../objects/all.ts";
import { round } from "../path.ts";
import { cupped, fist, SLEEVES } from "../people/hands.ts";
import { circle, ellipse, line, path, place, rectangle } from "../svg.ts";
import { HEIGHT, WIDTH } from "./backdrop.ts";

/** */
function handSeedling(canvas: Canvas): string {
  const { random } = canvas;
  const bg = random.pick(["glassTeal", "marigold", "sky"] as const);
  let svg = rectangle(0, 0, WIDTH, HEIGHT, 0, canvas.colour(bg));
  for (let i = 0; i < 7; i++) svg += circle(600, 330, 560 - i * 66, canvas.shaded(bg, 0.018 * i));
  svg += path("M-10 640C300 590 900 590 1210 640V810H-10Z", canvas.colour("soil"));
  for (let i = 0; i < 6; i++)
    svg += line(
      `M${-40} ${660 + i * 28}C300 ${612 + i * 30} 900 ${612 + i * 30} 1240 ${660 + i * 28}`,
      canvas.shaded("soil", -0.05),
      5,
    );
  const content =
    path(
      "M-86 24C-80 -30 -40 -52 0 -54C40 -52 80 -30 86 24C50 60 -50 60 -86 24Z",
      canvas.colour("earthDark"),
    ) +
    line(
      "M-50 -10h.1M-20 -30h.1M24 -24h.1M54 -2h.1M0 -6h.1M-34 14h.1M36 20h.1",
      canvas.colour("earth"),
      9,
      'stroke-linecap="round"',
    ) +
    line("M0 -44C2 -84 -4 -120 2 -158", canvas.colour("green"), 8, 'stroke-linecap="round"') +
    path("M0 -86C-50 -84 -74 -130 -76 -142C-36 -150 -6 -124 0 -86Z", canvas.colour("milpa")) +
    path("M1 -116C46 -116 72 -160 74 -174C32 -180 4 -154 1 -116Z", canvas.colour("lime")) +
    path("M2 -154C-16 -178 -10 -210 4 -220C18 -206 20 -176 2 -154Z", canvas.colour("milpa")) +
    line(
      "M-8 -98C-30 -112 -50 -126 -66 -136M10 -128C30 -146 48 -160 64 -168",
      canvas.colour("green"),
      3,
      'stroke-linecap="round"',
    );
  svg += cupped(
    canvas,
    600,
    470,
    1.75,
    random.pick(["skin1", "skin2"] as const),
    random.pick(SLEEVES),
    content,
  );
  return svg;
}

/** */
function handEcobrick(canvas: Canvas): string {
  const { random } = canvas;
  const bg = "marigold";
  let svg = rectangle(0, 0, WIDTH, HEIGHT, 0, canvas.colour(bg));
  svg +=
    bandStrip(canvas, "materiales", 0, 0, WIDTH, 90) +
    circle(640, 430, 380, canvas.shaded(bg, 0.03));
  svg +=
    path("M-10 660H1210V810H-10Z", canvas.colour("wood")) +
    line("M0 700H1200M0 752H1200", canvas.colour("woodDark"), 3);
  const ks = ["red", "glassBlue", "white", "greenMid", "rose", "indigo", "lemon"] as const;
  for (let i = 0; i < 34; i++) {
    const x = random.between(60, 1140),
      y = random.between(676, 790);
    svg += `<path d="M${round(x)} ${round(y)}l${round(random.between(16, 34))} ${round(random.between(-12, 6))}l8 ${round(random.between(8, 16))}l-26 ${round(random.between(2, 12))}z" fill="${canvas.colour(random.pick(ks))}"/>`;
  }
  svg +=
    ellipse(600, 700, 110, 16, "#2a0f14", 'opacity=".25"') +
    bottle(canvas, 600, 700, 470, "glassGreen", { packed: true }) +
    rectangle(568, 228, 64, 44, 0, canvas.colour(bg));
  svg +=
    rectangle(576, 220, 48, 66, 4, canvas.colour("glassClear")) +
    line("M612 90L602 470", canvas.colour("woodLight"), 18, 'stroke-linecap="round"') +
    line("M617 110L607 440", canvas.colour("wood"), 4, 'stroke-linecap="round" opacity=".6"');
  svg += fist(canvas, 614, 176, 1.75, -78, "skin1", SLEEVES[1], { arm: 320 });
  svg += fist(canvas, 536, 560, 2.0, 92, "skin1", SLEEVES[1], { arm: 300, flip: true });
  return svg;
}

/** */
function handTrowel(canvas: Canvas): string {
  const { random } = canvas;
  let svg = rectangle(0, 0, WIDTH, HEIGHT, 0, canvas.colour("adobe"));
  for (let i = 0; i < 30; i++) {
    const y = random.between(0, 800),
      x = random.between(600, WIDTH);
    svg += line(
      `M${round(x - 60)} ${round(y)}q60 ${round(random.between(-30, 10))} 120 0`,
      canvas.shaded("adobe", random.between(-0.05, 0.03)),
      random.between(6, 14),
      'stroke-linecap="round"',
    );
  }
  svg += path(
    "M-10 -10H520C640 60 560 180 660 250S560 430 660 500S560 690 640 810H-10Z",
    canvas.colour("plaster"),
  );
  for (let i = 0; i < 20; i++) {
    const y = random.between(20, 780),
      x = random.between(40, 500);
    svg += line(
      `M${round(x - 80)} ${round(y)}q80 ${round(random.between(-40, -10))} 160 0`,
      canvas.shaded("plaster", -0.03),
      random.between(8, 16),
      'stroke-linecap="round"',
    );
  }
  for (let i = 0; i < 5; i++)
    svg += bottleDisc(canvas, 110 + i * 96, 130 + (i % 2) * 60, 40, GLASS[i + 1]!);
  svg += place(
    600,
    420,
    path("M-190 -30L70 -92L80 86L-170 60Q-210 20 -190 -30Z", canvas.colour("steel")) +
      path("M-190 -30L70 -92L72 -60L-196 0Z", canvas.colour("white"), 'opacity=".4"') +
      line(
        "M60 0C110 -6 120 -46 160 -46",
        canvas.colour("steelDark"),
        16,
        'stroke-linecap="round"',
      ) +
      rectangle(150, -70, 240, 52, 26, canvas.colour("wood")),
    1,
    8,
  );
  svg += fist(canvas, 850, 404, 2.5, 8, "skin2", SLEEVES[0], { arm: 150 });
  return svg;
}

/** */
function handWeave(canvas: Canvas): string {
  let svg = rectangle(0, 0, WIDTH, HEIGHT, 0, canvas.colour("indigoDeep"));
  let wp = "";
  for (let i = 0; i < 92; i++) wp += `M${round(150 + i * 9.9)} 0V420`;
  svg +=
    line(wp, canvas.colour("red"), 4.6) +
    line(wp, canvas.colour("redHot"), 1.4, 'transform="translate(1.2 0)"');
  svg +=
    rectangle(80, 70, 1040, 30, 15, canvas.colour("woodLight")) +
    rectangle(80, 90, 1040, 8, 4, canvas.colour("wood"));
  svg +=
    rectangle(100, 236, 1000, 22, 11, canvas.colour("woodLight")) +
    rectangle(150, 418, 900, 400, 0, canvas.colour("red")) +
    bandStrip(canvas, "rombo", 150, 418, 900, 90) +
    bandStrip(canvas, "materiales", 150, 508, 900, 130) +
    bandStrip(canvas, "milpa", 150, 638, 900, 100) +
    bandStrip(canvas, "camino", 150, 738, 900, 90);
  svg += place(
    0,
    0,
    path("M60 372L1140 346L1150 372L1140 398L60 416Q30 394 60 372Z", canvas.colour("wood")) +
      path("M60 372L1140 346L1142 356L56 386Z", canvas.colour("woodLight")),
  );
  svg +=
    fist(canvas, 300, 384, 2.0, -4, "skin1", SLEEVES[2], { arm: 190 }) +
    fist(canvas, 900, 374, 2.0, -2, "skin1", SLEEVES[2], { arm: 190, flip: true });
  return svg;
}

/** */
function handPlan(canvas: Canvas): string {
  let svg = rectangle(0, 0, WIDTH, HEIGHT, 0, canvas.colour("wood"));
  let d = "";
  for (let i = 0; i < 9; i++) d += `M0 ${60 + i * 96}H1200`;
  svg +=
    line(d, canvas.colour("woodDark"), 4) +
    `<g transform="rotate(-4 600 400)">` +
    rectangle(180, 96, 860, 590, 4, "#1a0a1e", 'opacity=".25"') +
    rectangle(170, 84, 860, 590, 4, canvas.colour("indigo"));
  let g = "";
  for (let i = 1; i < 22; i++) g += `M${170 + i * 40} 84V674`;
  for (let i = 1; i < 15; i++) g += `M170 ${84 + i * 40}H1030`;
  svg += line(g, canvas.colour("sky"), 1, 'opacity=".28"');
  const ln = canvas.colour("white");
  svg +=
    line(
      "M300 520A150 190 0 0 1 600 520M480 520A130 160 0 0 1 740 520M250 520H960M250 534H960M410 520V440A40 46 0 0 1 490 440V520M740 520V420H930V520M720 424L835 340L950 424",
      ln,
      4.5,
      'stroke-linejoin="round"',
    ) +
    line(
      "M250 570H960M250 560V580M600 560V580M960 560V580M230 330V520M220 330H240M220 520H240",
      ln,
      2.4,
    ) +
    line(
      "M320 460H580M334 420H566M352 382H548M384 348H516M770 470H900",
      ln,
      2,
      'stroke-dasharray="10 6" opacity=".8"',
    ) +
    circle(820, 200, 60, "none", `stroke="${ln}" stroke-width="3"`) +
    circle(820, 200, 30, "none", `stroke="${ln}" stroke-width="3"`) +
    line("M260 150H460M260 180H400M260 210H430", ln, 4, 'stroke-linecap="round" opacity=".9"') +
    "</g>";
  svg +=
    place(250, 690, tireRing(canvas, 0, 0, 90, { soil: false })) +
    object(canvas, "sprout", 250, 660, 120);
  svg +=
    place(
      680,
      470,
      line("M-110 84L90 -64", canvas.colour("marigold"), 16) +
        path("M-110 84L-128 98L-134 92L-118 76Z", canvas.colour("sand")),
      1,
      0,
    ) + fist(canvas, 716, 436, 1.5, -34, "skin1", SLEEVES[0], { arm: 330 });
  svg +=
    place(
      1010,
      250,
      rectangle(-16, -120, 32, 240, 6, canvas.colour("marigold")) +
        line(
          "M-16 -90h14M-16 -60h20M-16 -30h14M-16 0h20M-16 30h14M-16 60h20M-16 90h14",
          canvas.colour("woodDark"),
          3,
        ),
      1,
      12,
    ) +
    bottleDisc(canvas, 130, 150, 56, "glassGreen") +
    bottleDisc(canvas, 90, 270, 42, "glassAmber");
  return svg;
}

export const HANDS = { handSeedling, handEcobrick, handTrowel, handWeave, handPlan };
