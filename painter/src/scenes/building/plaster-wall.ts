import { bottleDisc, GLASS } from "../../built/bottle.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import { round } from "../../canvas/path.ts";
import { circle, ellipse, line, path, rectangle, ring, ROUND } from "../../canvas/svg.ts";
import { bandStrip } from "../../cloth/bands.ts";
import { HUIPILES } from "../../people/dress.ts";
import { MASON, people } from "../../people/person.ts";
import { groundShadow, lampGlow, WIDTH } from "../parts/backdrop.ts";
import { cobWall, limePlaster } from "../parts/grounds.ts";
import { withLight } from "../parts/lamplight.ts";

/** Centre of the sun in the wall. */
const [SUN_X, SUN_Y] = [300, 356];

/** A sun of bottles with clay rays: one in the middle and two rings, the outer one unfinished. */
function sunOfBottles(canvas: Canvas): string {
  // In the evening, lamp light from the room behind shines through.
  const evening = canvas.time === "dusk";
  let svg = evening
    ? rectangle(0, 0, WIDTH, 800, 0, "#1c1340", 'opacity=".5"') +
      lampGlow(canvas, SUN_X, SUN_Y, 460, 460, 1)
    : "";
  for (let i = 0; i < 16; i++) {
    const turn = `transform="translate(${SUN_X} ${SUN_Y}) rotate(${round((i / 16) * 360)})"`;
    const long = i % 2 === 0;
    svg += path(
      long
        ? "M-20 -158C-14 -190 10 -200 -6 -236C22 -216 18 -186 20 -158Z"
        : "M-14 -158L0 -202L14 -158Z",
      canvas.colour(long ? "marigold" : "adobe"),
      turn,
    );
  }
  svg +=
    circle(SUN_X + 5, SUN_Y + 6, 150, "#1a0a1e", 'opacity=".14"') +
    circle(SUN_X, SUN_Y, 150, canvas.colour("marigold")) +
    ring(SUN_X, SUN_Y, 138, canvas.shaded("marigold", 0.08), 5, 'stroke-dasharray="16 10"') +
    circle(SUN_X, SUN_Y, 118, canvas.colour("adobe"));
  const disc = (reach: number, turn: number, r: number, i: number): string =>
    bottleDisc(
      canvas,
      SUN_X + Math.cos(turn) * reach,
      SUN_Y + Math.sin(turn) * reach,
      r,
      GLASS[i % GLASS.length]!,
      { glowing: evening },
    );
  // Two places of the outer ring are empty: one bottle is being set, one is still missing.
  for (let i = 0; i < 14; i++) {
    const turn = (i / 14) * Math.PI * 2 + 0.5;
    if (i === 1)
      svg += circle(
        SUN_X + Math.cos(turn) * 94,
        SUN_Y + Math.sin(turn) * 94,
        18,
        canvas.shaded("adobe", -0.1),
      );
    else if (i) svg += disc(94, turn, 19, i);
  }
  for (let i = 0; i < 7; i++) svg += disc(51, (i / 7) * Math.PI * 2, 18, i + 3);
  return svg + bottleDisc(canvas, SUN_X, SUN_Y, 26, "marigold", { glowing: evening });
}

/** Maize in relief, its foot at (x, 640). */
function maizeRelief(canvas: Canvas, x: number, height: number): string {
  const at = (dx: number, up: number): string => `${round(x + dx)} ${round(640 - up * height)}`;
  const stalk = line(
    `M${at(0, 0)}C${at(-6, 0.3)} ${at(6, 0.6)} ${at(0, 1)}`,
    canvas.colour("greenMid"),
    13,
    ROUND,
  );
  const leaves = [0.18, 0.38, 0.58]
    .map((up, i) => {
      const side = i % 2 ? 1 : -1;
      return path(
        `M${at(0, up)}C${at(side * 26, up + 0.02)} ${at(side * 64, up + 0.12)} ${at(side * 82, up + 0.26)}C${at(side * 40, up + 0.22)} ${at(side * 10, up + 0.16)} ${at(0, up + 0.12)}Z`,
        canvas.colour(i === 1 ? "greenMid" : "milpa"),
      );
    })
    .join("");
  const ear =
    path(
      `M${at(0, 0.62)}C${at(-30, 0.78)} ${at(-22, 1.02)} ${at(0, 1.12)}C${at(22, 1.02)} ${at(30, 0.78)} ${at(0, 0.62)}Z`,
      canvas.colour("maize"),
    ) +
    line(
      `M${at(-9, 0.76)}C${at(-10, 0.9)} ${at(-6, 1)} ${at(-3, 1.06)}M${at(9, 0.76)}C${at(10, 0.9)} ${at(6, 1)} ${at(3, 1.06)}M${at(0, 0.72)}V${round(640 - height * 1.08)}`,
      canvas.colour("marigoldDeep"),
      4,
      'stroke-dasharray="5 5"',
    );
  return stalk + leaves + ear;
}

/** A scaffold of poles and boards at the unplastered half. */
function scaffold(canvas: Canvas): string {
  const pole = canvas.colour("bambooDark");
  const lashing = canvas.colour("earthDark");
  return (
    line("M676 720V548M1156 720V210", pole, 17) +
    line("M676 720V548M1156 720V210", canvas.colour("bambooLight"), 5, 'stroke-dasharray="58 8"') +
    line("M676 700L1156 590", canvas.shaded("bambooDark", -0.05), 11) +
    rectangle(640, 548, 580, 24, 4, canvas.colour("woodLight")) +
    rectangle(640, 566, 580, 9, 0, canvas.colour("wood")) +
    line("M660 560H1200", canvas.shaded("woodLight", -0.06), 3, 'stroke-dasharray="70 26"') +
    line("M664 540l24 14M664 554l24 -14M1144 540l24 14M1144 554l24 -14", lashing, 6, ROUND)
  );
}

/** A bucket of lime on the boards, and the mixing trough. */
function limeAtHand(canvas: Canvas): string {
  return (
    path("M880 548H956L944 486H892Z", canvas.colour("glassBlue")) +
    path("M880 548H900L906 486H892Z", "#1a0a1e", 'opacity=".14"') +
    ellipse(918, 486, 26, 7, canvas.colour("white")) +
    path("M780 772H1010L984 718H806Z", canvas.colour("wood")) +
    ellipse(895, 720, 88, 13, canvas.colour("plaster")) +
    line("M840 722q40 -12 96 -4", canvas.colour("plasterShade"), 5, ROUND)
  );
}

const SETS = { who: "woman", pose: "plaster", flip: true, corte: "indigo" } as const;
const BRINGS = { who: "volunteerWoman", pose: "pass", tool: "bucket", paint: "cream" } as const;

/** One person plasters from above, a woman sets the last bottles of the sun, another brings material. */
function plasterWall(canvas: Canvas): string {
  const edge = "M-10 -10H620C690 120 586 220 668 330S590 540 650 662H-10Z";
  let svg = cobWall(canvas, "adobeLight") + limePlaster(canvas, edge, 640);
  svg += path(
    "M-10 600C120 566 260 626 420 590S560 590 640 600L650 662H-10Z",
    canvas.colour("greenMid"),
  );
  svg += path(
    "M-10 630C160 604 300 646 460 622S580 630 646 634L650 662H-10Z",
    canvas.colour("milpa"),
  );
  svg += sunOfBottles(canvas) + maizeRelief(canvas, 70, 250) + maizeRelief(canvas, 560, 214);
  svg += path("M940 0H1200V400L1060 660H760Z", "#fff1c4", 'opacity=".13"');
  svg +=
    bandStrip(canvas, "camino", 0, 660, WIDTH, 52) +
    rectangle(0, 712, WIDTH, 90, 0, canvas.colour("earthDark"));
  svg += rectangle(0, 712, WIDTH, 12, 0, "#1a0a1e", 'opacity=".2"');
  // Highlights on wet plaster.
  svg +=
    path("M600 352C598 286 626 232 700 216C690 262 650 280 640 356Z", canvas.colour("white")) +
    line("M616 330C618 286 640 250 680 232", canvas.colour("plasterShade"), 4, ROUND);
  svg += scaffold(canvas) + limeAtHand(canvas);
  svg += groundShadow(470, 772, 80, 11, 0.2) + groundShadow(1060, 780, 80, 11, 0.2);
  return (
    svg +
    people(canvas, [
      [748, 550, 306, { ...MASON, pose: "plaster", tool: "trowel", flip: true }],
      [466, 768, 330, { ...SETS, huipil: HUIPILES[4]! }],
      [1060, 776, 300, { ...BRINGS, hat: "cap", flip: true, shirt: "teal", trousers: "indigo" }],
    ]) +
    bottleDisc(canvas, 394, 462, 20, "glassTeal") +
    bottleDisc(canvas, 398, 548, 20, "glassAmber")
  );
}

const halfRound = (r: number): string => `M${600 - r} 600A${r} ${r} 0 0 1 ${600 + r} 600Z`;

/** A semicircular window of green and amber bottle bottoms, backlit. */
function lunette(canvas: Canvas): string {
  const { random } = canvas;
  let svg = cobWall(canvas, "adobe") + rectangle(0, 0, WIDTH, 800, 0, "#14081c", 'opacity=".72"');
  svg += lampGlow(canvas, 600, 520, 760, 560, 0.62);
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
  // Coloured light of the glass on the floor, in a fan.
  for (let i = 0; i < 14; i++)
    svg += path(
      `M${170 + i * 62} 628h56L${(170 + i * 62 - 600) * 1.9 + 710} 810h-110Z`,
      canvas.colour(i % 2 ? "glassGreen" : "glassAmber", 0, true),
      'opacity=".34"',
    );
  for (let i = 0; i < 8; i++)
    svg += ellipse(
      random.between(160, 1040),
      random.between(670, 790),
      random.between(26, 50),
      random.between(8, 13),
      canvas.colour(random.pick(["glassGreen", "glassAmber", "glassLime"] as const), 0, true),
      'opacity=".5"',
    );
  // In silhouette in front of the glass: an adult shows a child how it was made.
  const dim = withLight(canvas, "dusk");
  svg += people(dim, [
    [646, 1042, 500, { who: "boy", back: true, arms: "show" }],
    [470, 1080, 680, { who: "woman", back: true, hair: "woman", braids: 2, arms: "aroundChild" }],
  ]);
  return svg;
}

export const PLASTER_WALL = { plasterWall, lunette } as const;
