import { bottleDisc, GLASS } from "../../built/bottle.ts";
import { LAMP_LIGHT } from "../../built/openings.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import { round } from "../../canvas/path.ts";
import { ellipse, line, path, rectangle, ROUND } from "../../canvas/svg.ts";
import { bandStrip } from "../../cloth/bands.ts";
import { bananaLeaf, flowers, tufts } from "../../land/plants.ts";
import { people } from "../../people/person.ts";
import { edge } from "../../things/thing.ts";
import { hen, sittingDog, turkey } from "../parts/animals.ts";
import { backdrop, groundShadow, lampGlow, trees, WIDTH } from "../parts/backdrop.ts";
import { rainfall } from "../parts/grounds.ts";
import { outlined } from "../parts/outlined.ts";

const JAR_EDGE = outlined(3);

/** A painted clay water jar with its foot at (x, y), 100 units high at scale 1. */
function tinaja(canvas: Canvas, x: number, y: number, s: number): string {
  const at = (dx: number, dy: number): string => `${round(x + dx * s)} ${round(y + dy * s)}`;
  return (
    path(
      `M${at(-26, -78)}C${at(-32, -92)} ${at(-20, -100)} ${at(0, -100)}C${at(20, -100)} ${at(32, -92)} ${at(26, -78)}C${at(56, -54)} ${at(52, -10)} ${at(30, 0)}H${round(x - 30 * s)}C${at(-52, -10)} ${at(-56, -54)} ${at(-26, -78)}Z`,
      canvas.colour("adobe"),
      JAR_EDGE,
    ) +
    ellipse(x, y - 97 * s, 22 * s, 6 * s, canvas.colour("earthDark")) +
    line(`M${at(-44, -46)}Q${at(0, -30)} ${at(44, -46)}`, canvas.colour("cream"), 6 * s) +
    line(
      `M${at(-44, -32)}Q${at(0, -16)} ${at(44, -32)}`,
      canvas.colour("indigo"),
      4 * s,
      `stroke-dasharray="${round(10 * s)} ${round(7 * s)}"`,
    )
  );
}

const [LEFT, RIGHT, TOP, FOOT] = [372, 828, 262, 640];

/** The tank, painted with maize and rain. */
function tank(canvas: Canvas): string {
  const lime = canvas.colour("plaster");
  const body = `M${LEFT} ${TOP}V${FOOT}Q600 ${FOOT + 56} ${RIGHT} ${FOOT}V${TOP}Z`;
  let corn = "";
  for (const x of [430, 500, 700, 770])
    corn += `M${x} 596V470M${x} 560q-34 -6 -42 -44M${x} 540q34 -6 42 -44M${x} 510q-28 -4 -34 -34M${x} 496q28 -4 34 -34`;
  let drops = "";
  for (let i = 0; i < 8; i++)
    drops += `M${430 + i * 49} ${404 + (i % 2) * 22}q-8 16 0 20q8 -4 0 -20`;
  return (
    groundShadow(620, 664, 300, 30, 0.26) +
    path(body, lime, edge(canvas, 6)) +
    path(
      `M${LEFT + 4} ${TOP + 10}H${LEFT + 70}V${FOOT + 22}Q400 ${FOOT + 14} ${LEFT + 4} ${FOOT - 2}Z`,
      canvas.shaded("plaster", 0.03),
    ) +
    path(
      `M690 ${TOP}H${RIGHT - 3}V${FOOT}Q770 ${FOOT + 28} 690 ${FOOT + 42}Z`,
      canvas.shaded("plaster", -0.1),
    ) +
    bandStrip(canvas, "camino", LEFT + 3, 336, RIGHT - LEFT - 6, 44) +
    line(drops, canvas.colour("skyDeep"), 8, ROUND) +
    line(corn, canvas.colour("greenMid"), 9, ROUND) +
    line("M430 470v-26M500 470v-26M700 470v-26M770 470v-26", canvas.colour("marigold"), 16, ROUND) +
    ellipse(600, TOP, 228, 48, canvas.shaded("plaster", -0.05), edge(canvas, 6)) +
    path("M430 254Q600 150 770 254Q600 300 430 254Z", lime, edge(canvas, 5)) +
    rectangle(566, 176, 68, 30, 6, canvas.colour("teal"), edge(canvas, 5))
  );
}

/** The tap at the foot of the tank, and its water. */
const tap = (canvas: Canvas): string =>
  line("M600 660V590", canvas.colour("sky"), 11, ROUND) +
  line("M598 654V592", "#ffffff", 3, ROUND) +
  rectangle(574, 556, 52, 18, 4, canvas.colour("marigold"), edge(canvas, 4)) +
  rectangle(590, 572, 20, 18, 3, canvas.colour("marigoldDeep"), edge(canvas, 4)) +
  line("M600 556V544M584 542H616", canvas.colour("redHot"), 8, ROUND);

const WITH_JAR = { who: "woman", pose: "carryHead", load: "jug" } as const;

function tankTap(canvas: Canvas): string {
  let svg = backdrop(canvas, { horizon: 430, fields: { y: 460, base: 16 } });
  svg += trees(
    canvas,
    [
      [120, 620, 330, "round"],
      [1090, 620, 350, "round", "greenMid"],
    ],
    0.05,
  );
  svg += path("M-10 600Q600 560 1210 600V810H-10Z", canvas.colour("lime"));
  svg += path("M-10 690Q600 650 1210 690V810H-10Z", canvas.colour("path"));
  svg +=
    line("M1200 150L828 240", canvas.colour("hair"), 30) +
    line("M1200 150L812 244", canvas.colour("steel"), 18) +
    tank(canvas) +
    tap(canvas);
  svg +=
    ellipse(606, 746, 84, 13, canvas.colour("skyDeep"), 'opacity=".5"') +
    tinaja(canvas, 610, 752, 0.88);
  svg += people(canvas, [
    [226, 730, 250, { ...WITH_JAR, jugColour: "adobe", flip: true }],
    [504, 748, 224, { who: "woman", pose: "kneel", woven: true }],
    [716, 756, 176, { who: "girl", pose: "hold", flip: true, tool: "bucket", woven: true }],
    [860, 744, 250, { who: "woman", pose: "hold", flip: true, bundle: "rose", baby: true }],
    [1000, 752, 250, { who: "man", pose: "walk", tool: "bucket", flip: true, hat: "straw" }],
  ]);
  svg +=
    tinaja(canvas, 352, 772, 0.66) +
    hen(canvas, 1110, 766, 0.9) +
    sittingDog(canvas, 110, 772, 0.8, "earthDark");
  return (
    svg +
    flowers(canvas, 60, 690, 110, 14, 14) +
    tufts(canvas, () => 790, 0, WIDTH, 26, 14, canvas.colour("greenMid"))
  );
}

const [EAVE, YARD] = [330, 664];

/** Rows of tiles with water running between them. */
function roof(canvas: Canvas): string {
  let tiles = "";
  for (let row = 0; row < 6; row++)
    for (let i = 0; i < 17; i++) {
      const y = 150 + row * 30;
      const [from, to] = [70 - row * 17, 640 + row * 17];
      tiles += `M${(from + ((to - from) * i) / 17).toFixed(1)} ${y}q${17 + row} 20 ${34 + row * 2} 0`;
    }
  return (
    path(`M60 130H650L760 ${EAVE}H-40Z`, canvas.colour("tile"), edge(canvas, 5)) +
    line(tiles, canvas.colour("tileDark"), 5) +
    line(
      "M120 160L80 310M240 160L220 310M380 160L390 310M520 160L560 310",
      canvas.colour("sky"),
      5,
      'opacity=".55"',
    )
  );
}

/** The barrel in section, full of rain from the roof, with a tap on its left. */
const openBarrel = (canvas: Canvas): string =>
  path("M692 420V690Q800 720 908 690V420Z", canvas.colour("steel"), edge(canvas, 6)) +
  path("M710 424V674Q800 698 890 674V424Z", canvas.shaded("indigoDeep", 0.08)) +
  path("M710 486V674Q800 698 890 674V486Q800 508 710 486Z", canvas.colour("skyDeep")) +
  ellipse(800, 488, 90, 14, canvas.colour("sky")) +
  ellipse(800, 422, 108, 18, "none", `stroke="${canvas.colour("steel")}" stroke-width="14"`) +
  line("M736 572q28 -16 56 0t56 0M752 628q26 -16 52 0t52 0", canvas.colour("sky"), 6, ROUND) +
  line("M774 396V484", canvas.colour("sky"), 24, ROUND) +
  line("M744 482q-14 -20 -26 -26M804 482q14 -20 26 -26", "#ffffff", 6, ROUND) +
  line("M690 476H712M888 476H910M690 610H712M888 610H910", canvas.colour("steelDark"), 10) +
  line("M704 540H672V550", canvas.colour("hair"), 20, ROUND) +
  line("M704 540H672V550", canvas.colour("marigold"), 12, ROUND) +
  line("M672 562V612", "#cfefff", 11, ROUND);

function rainYard(canvas: Canvas): string {
  let svg = backdrop(canvas, {
    horizon: 330,
    fields: { y: 352, depth: 0.3, base: 17, bottom: 660 },
  });
  svg += trees(
    canvas,
    [
      [1130, 620, 320, "round"],
      [960, 560, 170, "round", "greenMid"],
    ],
    0.08,
  );
  svg += path("M-10 650Q600 620 1210 650V810H-10Z", canvas.colour("earth"));
  svg +=
    rectangle(20, EAVE - 10, 660, YARD - EAVE + 16, 0, canvas.colour("marigold"), edge(canvas, 5)) +
    rectangle(20, 560, 660, 110, 0, canvas.colour("tileDark"));
  svg += path(`M20 ${EAVE}H680V${EAVE + 56}L20 ${EAVE + 30}Z`, "#1a0a1e", 'opacity=".22"');
  for (let i = 0; i < 8; i++)
    svg += bottleDisc(canvas, 90 + i * 40, 420, 17, GLASS[i % GLASS.length]!, { glowing: true });
  svg +=
    path("M470 668V470A66 66 0 0 1 602 470V668Z", LAMP_LIGHT, edge(canvas, 7)) +
    path("M470 668H602L690 810H400Z", LAMP_LIGHT, 'opacity=".4"');
  svg +=
    rectangle(112, 470, 190, 120, 6, LAMP_LIGHT, edge(canvas, 6)) +
    line("M207 470V590", canvas.colour("wood"), 8);
  svg += lampGlow(canvas, 536, 560, 240, 240, 0.5) + lampGlow(canvas, 207, 530, 190, 150, 0.45);
  svg += roof(canvas);
  // The gutter with its pipe and overflow.
  svg +=
    line(`M-20 ${EAVE + 6}L768 ${EAVE + 22}`, canvas.colour("hair"), 32) +
    line(`M-20 ${EAVE + 6}L768 ${EAVE + 22}`, canvas.colour("steel"), 20) +
    line(`M-20 ${EAVE}L768 ${EAVE + 16}`, canvas.colour("sky"), 7);
  svg +=
    line(`M774 ${EAVE + 20}V470`, canvas.colour("sky"), 24, ROUND) +
    line(`M770 ${EAVE + 28}V468M782 ${EAVE + 40}V460`, "#ffffff", 4, ROUND);
  svg += openBarrel(canvas);
  for (const [x, y, rx] of [
    [300, 764, 120],
    [950, 770, 140],
    [620, 786, 90],
  ])
    svg +=
      ellipse(x!, y!, rx!, 15, canvas.colour("skyDeep"), 'opacity=".7"') +
      ellipse(x!, y!, rx! * 0.5, 7, "none", 'stroke="#e6f3f5" stroke-width="3"');
  svg += people(canvas, [
    [620, 756, 244, { who: "woman", pose: "pass", tool: "bucket", paint: "white" }],
    [970, 768, 196, { who: "boy", pose: "run", flip: true, shirt: "redHot" }],
    [1070, 754, 180, { who: "girl", pose: "wave", flip: true, woven: true }],
  ]);
  // A leaf as an umbrella.
  svg +=
    line("M1039 574L1090 556", canvas.colour("green"), 9, ROUND) +
    bananaLeaf(1144, 552, 190, 188, canvas.colour("greenMid"), canvas.colour("lime"));
  svg +=
    turkey(canvas, 250, 740, 0.9) +
    hen(canvas, 400, 706, 0.7) +
    flowers(canvas, 60, 720, 110, 14, 14);
  return svg + rainfall(canvas, 150) + rectangle(0, 0, WIDTH, 800, 0, "#16323a", 'opacity=".08"');
}

export const TANKS = { tankTap, rainYard } as const;
