/**
 * Placeholders for missing photographs of people (design 11.4). A drawn face would be a false likeness, so each is a
 * still life of objects from the office, in front of a view.
 */
import { clip } from "../built/clip.ts";
import { dome } from "../built/dome.ts";
import { tireRing } from "../built/tire.ts";
import { tireWall } from "../built/tire-wall.ts";
import { type Canvas, makeCanvas } from "../canvas/canvas.ts";
import type { ColourName, TimeOfDay } from "../canvas/palette.ts";
import type { Picture } from "../canvas/picture.ts";
import { brushOf, random } from "../canvas/random.ts";
import { circle, line, path, place, rectangle, ring, ROUND } from "../canvas/svg.ts";
import { bandStrip } from "../cloth/bands.ts";
import { type BandName } from "../cloth/patterns.ts";
import { town } from "../hero/town.ts";
import { patchwork } from "../land/patchwork.ts";
import { volcano } from "../land/volcano.ts";
import { globe, ledger, model, receipts } from "../things/kept.ts";
import { standing } from "../things/thing.ts";
import { backpack, boots, hat, helmet } from "../things/worn.ts";
import { THINGS } from "../things/all.ts";

const WIDTH = 480;
const HEIGHT = 560;

const shut = (canvas: Canvas): string =>
  `stroke="${canvas.colour("hair")}" stroke-width="5" stroke-linejoin="round"`;

/** Sky, sun and fields clipped to an opening; the fields begin at y = `base`. */
function viewThrough(canvas: Canvas, opening: string, base: number, more = ""): string {
  const step = (i: number): string => canvas.air.sky[i]!;
  const sun = canvas.air.sun;
  const y = base - 80;
  const land =
    rectangle(0, 0, WIDTH, HEIGHT, 0, step(3)) +
    circle(284, y, 112, step(4)) +
    circle(284, y, 62, step(5)) +
    circle(284, y, 30, sun) +
    volcano(canvas, { x: 206, y: base - 100, base, left: 110, right: 120, crater: 5 }) +
    more +
    patchwork(canvas, (at) => base - 16 - 6 * Math.sin(at / 34), {
      from: 0,
      to: WIDTH,
      depth: 0.12,
      strips: 4,
      base: 18,
      parcel: 52,
      slant: 14,
      bottom: HEIGHT,
      hedges: false,
    }).svg;
  return `<g ${clip(canvas, opening)}>${land}</g>`;
}

/** A table board with a woven cloth. */
function table(canvas: Canvas, band: BandName): string {
  const cut = clip(canvas, "M64 470H416L440 546H40Z");
  return (
    rectangle(0, 452, WIDTH, 120, 0, canvas.colour("wood")) +
    rectangle(0, 452, WIDTH, 12, 0, canvas.colour("woodLight")) +
    path("M70 452H410L446 560H34Z", canvas.colour("cream")) +
    `<g ${cut}>${bandStrip(canvas, band, 30, 474, 420, 66)}</g>`
  );
}

/** Boots and a hat in front of a tire that frames the fields. */
const founder = (canvas: Canvas): string =>
  tireRing(canvas, 240, 244, 208, { hole: canvas.air.sky[3], teeth: 44 }) +
  viewThrough(canvas, "M136 244A104 104 0 0 1 344 244A104 104 0 0 1 136 244Z", 290) +
  table(canvas, "camino") +
  standing(canvas, boots, 176, 476, 190) +
  standing(canvas, hat, 326, 492, 140);

/** The land in chalk on a blackboard, with an open book and a globe. */
function school(canvas: Canvas): string {
  const chalk = canvas.colour("cream");
  const drawn =
    "M66 276L150 128Q164 118 180 128L262 276M40 276H440M318 276A56 62 0 0 1 430 276M352 276V250Q374 226 396 250V276M150 128Q136 96 158 82T150 48";
  const rays =
    "M330 108v-30M330 172v30M298 140h-30M362 140h30M307 117l-20 -20M353 117l20 -20M307 163l-20 20M353 163l20 20";
  const fields =
    "M44 300Q160 288 240 304T436 298M44 326Q160 314 240 330T436 324M90 282l-16 70M170 282l-6 72M300 284l10 70M380 282l18 70";
  return (
    rectangle(18, 26, 444, 364, 8, canvas.colour("wood"), shut(canvas)) +
    rectangle(36, 44, 408, 328, 3, canvas.colour("greenDeep")) +
    path("M36 44H300L120 372H36Z", canvas.shaded("greenDeep", 0.025)) +
    line(drawn, chalk, 7, `${ROUND} opacity=".95"`) +
    ring(330, 140, 26, canvas.colour("lemon"), 7) +
    line(rays, canvas.colour("lemon"), 6, ROUND) +
    line(fields, canvas.colour("milpa"), 5, `${ROUND} opacity=".9"`) +
    table(canvas, "libro") +
    standing(canvas, globe, 362, 482, 210) +
    place(34, 300, THINGS.book(canvas), 0.62)
  );
}

/** A helmet and a trowel in front of an arch in a tire wall. */
function construction(canvas: Canvas): string {
  const arch = "M122 470V226A118 124 0 0 1 358 226V470Z";
  const far = dome(canvas, 262, 404, 72, {
    rows: 9,
    door: true,
    bottles: 5,
    colour: "sand",
    depth: 0.1,
  });
  return (
    tireWall(canvas, -40, 470, 560, 11, 112, 45, 0, { open: false }) +
    path("M92 470V226A148 154 0 0 1 388 226V470Z", canvas.colour("adobe"), shut(canvas)) +
    line(
      "M108 470V226A132 139 0 0 1 372 226V470",
      canvas.shaded("adobe", -0.09),
      28,
      'stroke-dasharray="4 30"',
    ) +
    viewThrough(canvas, arch, 330) +
    `<g ${clip(canvas, arch)}>${far}</g>` +
    path(arch, "none", shut(canvas)) +
    table(canvas, "rombo") +
    standing(canvas, helmet, 156, 500, 190) +
    place(232, 300, THINGS.trowel(canvas), 0.56, 30)
  );
}

/** A model of a dome and a house in front of its plan. */
function studentProjects(canvas: Canvas): string {
  const chalk = canvas.colour("white");
  const grid = Array.from(
    { length: 11 },
    (_, i) => `M${60 + i * 36} 40V372M50 ${50 + i * 32}H430`,
  ).join("");
  return (
    rectangle(42, 32, 396, 350, 4, canvas.colour("indigo"), shut(canvas)) +
    path("M42 32H300L130 382H42Z", canvas.shaded("indigo", 0.03)) +
    line(grid, chalk, 1.5, 'opacity=".25"') +
    line(
      "M70 300A110 130 0 0 1 290 300M110 300A70 92 0 0 1 250 300M60 300H420M160 300V252Q180 226 200 252V300M310 300V208H410V300M300 212L360 160L420 212M332 300V250H356V300M376 240h20v22h-20Z",
      chalk,
      5,
      ROUND,
    ) +
    line(
      "M70 336H290M70 328v16M290 328v16M310 336H410M310 328v16M410 328v16",
      canvas.colour("lemon"),
      4,
      ROUND,
    ) +
    ring(84, 84, 20, canvas.colour("lemon"), 4) +
    line("M84 56v56M56 84h56", canvas.colour("lemon"), 4, ROUND) +
    table(canvas, "milpa") +
    standing(canvas, model, 240, 512, 250)
  );
}

/** A backpack and a hat at a bus window, with the road outside. */
function volunteers(canvas: Canvas): string {
  const pane = "M60 60Q60 40 80 40H400Q420 40 420 60V356Q420 376 400 376H80Q60 376 60 356Z";
  const road = path(
    "M250 560C230 470 330 420 250 340Q232 318 246 306L256 306Q252 320 274 338C372 420 330 470 400 560Z",
    canvas.colour("path"),
  );
  return (
    rectangle(0, 0, WIDTH, HEIGHT, 0, canvas.colour("red")) +
    rectangle(0, 404, WIDTH, 40, 0, canvas.colour("marigold")) +
    path(pane, canvas.colour("steel"), `stroke="${canvas.colour("steelDark")}" stroke-width="26"`) +
    viewThrough(canvas, pane, 286) +
    `<g ${clip(canvas, pane)}>${road}${path("M60 40H190L110 376H60Z", "#ffffff", 'opacity=".13"')}</g>` +
    line("M240 40V376", canvas.colour("steelDark"), 12) +
    table(canvas, "cal") +
    standing(canvas, backpack, 158, 520, 250) +
    standing(canvas, hat, 338, 508, 150)
  );
}

/** Accounts and receipts at night: the window shows the lit town. */
function accounts(canvas: Canvas): string {
  const pane = "M84 400V210A156 160 0 0 1 396 210V400Z";
  const outside = makeCanvas({
    id: "pn",
    width: WIDTH,
    height: HEIGHT,
    time: "night",
    random: canvas.random,
  });
  const houses =
    town(outside, 90, 322, 300, 0.1, 16, 2) + town(outside, 70, 372, 330, 0.04, 14, 2.6);
  const seen = viewThrough(outside, pane, 300) + `<g ${clip(outside, pane)}>${houses}</g>`;
  canvas.defs.push(...outside.defs);
  return (
    path("M58 412V210A182 186 0 0 1 422 210V412Z", canvas.colour("wood"), shut(canvas)) +
    seen +
    path(pane, "none", shut(canvas)) +
    line("M240 52V400M84 236H396", canvas.colour("wood"), 13) +
    table(canvas, "cielo") +
    standing(canvas, ledger, 178, 516, 230) +
    standing(canvas, receipts, 376, 496, 190)
  );
}

type StillLife = { ground: ColourName; time?: TimeOfDay; draw: (canvas: Canvas) => string };

/** Portraits by office. */
export const PORTRAITS = {
  founder: { ground: "marigold", draw: founder },
  school: { ground: "glassTeal", draw: school },
  construction: { ground: "adobe", time: "dawn", draw: construction },
  studentProjects: { ground: "milpa", draw: studentProjects },
  volunteers: { ground: "red", time: "noon", draw: volunteers },
  accounts: { ground: "rose", draw: accounts },
} as const satisfies Record<string, StillLife>;

/** Paints a portrait of 480×560 units. */
export function portrait(name: keyof typeof PORTRAITS): Picture {
  const { ground, draw, time = "morning" }: StillLife = PORTRAITS[name];
  const size = { width: WIDTH, height: HEIGHT };
  const canvas = makeCanvas({ id: "p", ...size, time, random: random(`portrait ${name}`) });
  const body = rectangle(0, 0, WIDTH, HEIGHT, 0, canvas.colour(ground)) + draw(canvas);
  return { ...size, defs: canvas.defs, body, brush: brushOf(name) };
}
