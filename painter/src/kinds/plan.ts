/** Plans: line drawings on indigo with one human figure for scale, and no invented measurements (design 11.4). */
import { lerp, type Point, round, smooth } from "../canvas/path.ts";
import { line, path, rectangle, ring } from "../canvas/svg.ts";

/** Size of every plan. */
export const PLAN_WIDTH = 640;
export const PLAN_HEIGHT = 440;

const FIELD = "#1c2a6b";
const LINE = "#eef3ff";
const DIMENSION = "#8fb3ff";
const ACCENT = "#ffc64b";
const ROUNDED = 'stroke-linejoin="round" stroke-linecap="round"';

/** A line of the building itself. */
const draw = (d: string, width = 2.4, attributes = ""): string =>
  line(d, LINE, width, `${ROUNDED} ${attributes}`);
/** Dimension lines, hatching, what is behind. */
const thin = (d: string, attributes = ""): string => line(d, DIMENSION, 1.2, attributes);
/** What the plan wants to point at. */
const accent = (d: string, width = 2.6): string => line(d, ACCENT, width, ROUNDED);
const outlined = (x: number, y: number, r: number, colour: string, width = 2): string =>
  ring(x, y, r, colour, width);

/** Joins path data for i = 0 to count - 1. */
const repeat = (count: number, d: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => d(i)).join("");

function sheet(): string {
  const lines = (step: number): string => {
    let d = "";
    for (let x = step; x < PLAN_WIDTH; x += step) d += `M${x} 0V${PLAN_HEIGHT}`;
    for (let y = step; y < PLAN_HEIGHT; y += step) d += `M0 ${y}H${PLAN_WIDTH}`;
    return d;
  };
  return (
    rectangle(0, 0, PLAN_WIDTH, PLAN_HEIGHT, 0, FIELD) +
    line(lines(20), DIMENSION, 0.6, 'opacity=".22"') +
    line(lines(100), DIMENSION, 1, 'opacity=".28"')
  );
}

/** A dome seen from the front; it hides what stands behind it. */
function domeElevation(cx: number, foot: number, r: number, ratio: number, metre: number): string {
  const height = r * ratio;
  const rows = Math.round(height / (metre * BAG_COURSE));
  const halfWidth = (t: number): number => r * Math.pow(1 - Math.pow(t, 2.15), 0.72);
  const steps = 24;
  const side = (sign: 1 | -1): Point[] =>
    Array.from({ length: steps }, (_, i): Point => {
      // Closer steps towards the top, where the curve is strongest.
      const t = 1 - Math.pow(1 - i / steps, 2.2);
      return [cx + sign * halfWidth(t), foot - t * height];
    });
  let courses = "";
  for (let i = 1; i < rows; i++) {
    const t = i / rows;
    const level = foot - t * height;
    const bow = 6 * Math.min(1, t * 1.6);
    courses += `M${round(cx - halfWidth(t))} ${round(level)}Q${round(cx)} ${round(level - bow)} ${round(cx + halfWidth(t))} ${round(level)}`;
  }
  const outline = smooth([...side(-1), [cx, foot - height], ...side(1).toReversed()]);
  return path(outline, FIELD) + draw(outline) + thin(courses, 'stroke-dasharray="7 4"');
}

const archedDoor = (cx: number, foot: number, half: number, height: number): string =>
  draw(
    `M${cx - half} ${foot}V${foot - height + half}A${half} ${half} 0 0 1 ${cx + half} ${foot - height + half}V${foot}`,
    2.2,
  );

/** The ground line with its hatching. */
const ground = (y: number, from = 40): string =>
  draw(`M${from} ${y}H600`, 3) + thin(repeat(28, (i) => `M${44 + i * 20} ${y}l-9 11`));

const dimensionDown = (x: number, y0: number, y1: number): string =>
  thin(
    `M${x} ${y0}V${y1}M${x - 6} ${y0 + 6}L${x + 6} ${y0 - 6}M${x - 6} ${y1 + 6}L${x + 6} ${y1 - 6}`,
  );

const dimensionAcross = (y: number, x0: number, x1: number): string =>
  thin(
    `M${x0} ${y}H${x1}M${x0 - 6} ${y + 6}L${x0 + 6} ${y - 6}M${x1 - 6} ${y + 6}L${x1 + 6} ${y - 6}`,
  );

/** Height of the figure in every plan, and of what it stands beside, in metres. */
const PERSON = 1.6;
const TIRE_COURSE = 0.225;
const BAG_COURSE = 0.13;

/**
 * A person as the only measure: an outline in huipil and corte.
 * @param metre units of the plan for one metre, from the height of a course
 */
function figure(x: number, y: number, metre: number): string {
  const unit = (PERSON * metre) / 100;
  const at = (dx: number, dy: number): string => `${round(x + dx * unit)} ${round(y + dy * unit)}`;
  const dress = `M${at(-4, -83)}C${at(-13, -80)} ${at(-12, -66)} ${at(-10, -52)}L${at(-13, -8)}L${at(13, -8)}L${at(10, -52)}C${at(12, -66)} ${at(13, -80)} ${at(4, -83)}Z`;
  const arms = `M${at(-10, -77)}L${at(-16, -60)}L${at(-14, -46)}M${at(10, -77)}L${at(16, -60)}L${at(14, -46)}`;
  const feet = `M${at(-6, -8)}V${round(y)}M${at(6, -8)}V${round(y)}M${at(-10, -50)}L${at(10, -50)}`;
  return (
    outlined(x, y - 91 * unit, 8 * unit, ACCENT) +
    path(dress, FIELD) +
    accent(dress, 2) +
    accent(arms + feet, 2)
  );
}

function twoStory(): string {
  const metre = 50;
  return (
    ground(380) +
    domeElevation(320, 380, 108, 2.9, metre) +
    archedDoor(320, 380, 24, 96) +
    outlined(320, 200, 20, LINE, 2.2) +
    accent("M214 262H426M214 254H426") +
    thin(repeat(12, (i) => `M${222 + i * 18} 254v-20`)) +
    draw("M216 234H424", 1.6) +
    thin("M250 380L270 268M262 380L282 268") +
    dimensionDown(150, 66, 380) +
    dimensionAcross(412, 212, 428) +
    figure(490, 380, metre) +
    draw("M392 380V290M248 290H392", 1.2, 'stroke-dasharray="4 4"')
  );
}

function tripleDome(): string {
  const metre = 42;
  let bottles = "";
  for (let i = 0; i < 9; i++)
    bottles += outlined(260 + i * 15, 262 - Math.sin((i / 8) * Math.PI) * 6, 5, ACCENT);
  return (
    ground(370) +
    domeElevation(180, 370, 88, 1.3, metre) +
    domeElevation(462, 370, 88, 1.3, metre) +
    domeElevation(320, 370, 112, 1.5, metre) +
    archedDoor(320, 370, 26, 84) +
    bottles +
    outlined(150, 320, 13, LINE) +
    outlined(492, 320, 13, LINE) +
    dimensionAcross(404, 92, 550) +
    dimensionDown(58, 202, 370) +
    figure(590, 370, metre)
  );
}

/** A tire edge-on: a bar with round ends. */
const pill = (x: number, y: number, width: number, height: number): string => {
  const r = height / 2;
  return `M${x + r} ${y}H${x + width - r}A${r} ${r} 0 0 1 ${x + width - r} ${y + height}H${x + r}A${r} ${r} 0 0 1 ${x + r} ${y}Z`;
};

function tireHome(): string {
  const course = 14;
  let tires = "";
  for (let row = 0; row < 11; row++)
    for (let i = 0; i < 2; i++) {
      const shift = (row % 2) * 14;
      const y = 348 - row * course;
      tires +=
        pill(100 + i * 44 - shift, y, 42, course - 1) +
        pill(456 + i * 44 + shift, y, 42, course - 1);
    }
  return (
    ground(362) +
    draw(tires, 1.7) +
    draw("M40 362C70 300 84 214 130 204H510C556 214 570 300 600 362") +
    accent("M176 204V196H464V204M176 196L190 184H450L464 196") +
    draw("M200 362V236H440V362M260 236V362M320 236V362M380 236V362", 2) +
    thin("M200 236L260 300M260 236L320 300M320 236L380 300M380 236L440 300") +
    accent("M262 184L306 140H404L360 184Z") +
    accent("M277 169H375M292 155H390M311 184L355 140", 1.3) +
    dimensionAcross(398, 110, 530) +
    dimensionDown(64, 204, 362) +
    figure(400, 362, course / TIRE_COURSE) +
    thin("M120 204C240 176 400 176 520 204", 'stroke-dasharray="6 5"')
  );
}

/** The retaining wall leans into the hill on the right: every course steps back from the one below. */
function tireWallSection(): string {
  const [foot, course, step, width, rows] = [380, 25, 9, 80, 9];
  const front = (row: number): number => 240 + row * step;
  const top = foot - rows * course;
  const crest = front(rows - 1) + width;
  const tires = repeat(rows, (row) =>
    pill(front(row), foot - (row + 1) * course, width, course - 2),
  );
  const earthInside = repeat(
    rows,
    (row) => `M${front(row) + 20} ${foot - (row + 0.5) * course - 1}h40`,
  );
  const gravel = repeat(48, (i) => {
    const row = Math.floor(i / 6);
    const behind = front(row) + width + 8;
    return `M${behind + (i % 6) * 5} ${foot - 8 - row * course - (i % 3) * 8}h.1`;
  });
  const hill = repeat(
    9,
    (i) => `M${crest + 60 + i * 24} ${top + 8}l-16 30M${crest + 40 + i * 24} ${top + 96}l-14 26`,
  );
  const leaf = (x: number, lean: number): string =>
    `M${x} ${top - 2}c${lean - 5} -22 ${lean} -38 ${lean} -38s9 17 ${4 - lean} 38`;
  return (
    ground(foot) +
    draw(tires, 2.2) +
    thin(earthInside, 'stroke-dasharray="4 4"') +
    line(gravel, LINE, 5, 'stroke-linecap="round" opacity=".7"') +
    draw(`M${crest} ${top}H600M${front(0) + width + 44} ${foot}L${crest + 44} ${top}`) +
    thin(hill) +
    accent(`M${front(0) + width} ${foot - 14}h74m-74 8h74`) +
    accent(leaf(crest - 62, -8) + leaf(crest - 42, 0) + leaf(crest - 22, 8)) +
    dimensionDown(190, top, foot) +
    figure(110, foot, course / TIRE_COURSE)
  );
}

/** Eight sides seen from one of them, and their ground plan. */
function bamboo(): string {
  const rafters = repeat(21, (i) => `M${lerp(222, 278, i / 20)} 98L${lerp(46, 454, i / 20)} 212`);
  const octagon = (r: number, k = r * 0.414): string =>
    `M${550 - k} ${150 - r}h${2 * k}l${r - k} ${r - k}v${2 * k}l${k - r} ${r - k}h${-2 * k}l${k - r} ${k - r}v${-2 * k}Z`;
  return (
    ground(370) +
    draw("M84 370V212M182 370V212M318 370V212M416 370V212", 4) +
    draw("M40 214L216 96H284L460 214ZM216 96V82H284V96M204 82L250 58L296 82Z") +
    draw("M222 98L150 214M278 98L350 214", 2) +
    thin(rafters) +
    accent("M84 370L182 212M182 370L84 212M318 370L416 212M416 370L318 212", 2) +
    draw("M182 340H216M284 340H318M182 250H216M284 250H318", 2) +
    thin("M84 230H416", 'stroke-dasharray="6 5"') +
    archedDoor(250, 370, 34, 118) +
    draw(octagon(61), 4) +
    thin(octagon(78), 'stroke-dasharray="6 5"') +
    accent("M536 211H564", 6) +
    dimensionAcross(404, 84, 416) +
    dimensionDown(20, 58, 370) +
    figure(520, 370, 56)
  );
}

const TREES: readonly Point[] = [
  [60, 200],
  [110, 200],
  [240, 90],
  [230, 130],
  [580, 300],
  [560, 340],
  [180, 180],
  [380, 90],
  [570, 110],
];

const planTree = ([x, y]: Point): string =>
  outlined(x, y, 13, DIMENSION, 1.4) + line(`M${x - 8} ${y}h16M${x} ${y - 8}v16`, DIMENSION, 1);

function campus(): string {
  const contours = repeat(
    7,
    (i) =>
      `M20 ${60 + i * 56}C180 ${20 + i * 58} 300 ${110 + i * 50} 440 ${60 + i * 56}S600 ${40 + i * 60} 630 ${70 + i * 54}`,
  );
  const domes: readonly (readonly [number, number, number])[] = [
    [440, 160, 46],
    [516, 190, 34],
    [480, 246, 38],
  ];
  const eyes: readonly (readonly [number, number, number])[] = [
    [440, 160, 10],
    [516, 190, 8],
    [480, 246, 8],
  ];
  return (
    thin(contours, 'opacity=".8"') +
    draw("M80 250h150v60H80zM80 280h150M130 250v60M180 250v60") +
    draw("M280 120h60v150h-60zM280 170h60M280 220h60") +
    domes.map(([x, y, r]) => outlined(x, y, r, LINE, 2.4)).join("") +
    eyes.map(([x, y, r]) => outlined(x, y, r, ACCENT)).join("") +
    accent("M60 420C120 380 200 400 250 350S330 320 380 330S430 300 450 290") +
    draw("M390 340h150v50H390zM440 340v50M490 340v50", 2) +
    TREES.map(planTree).join("") +
    accent("M590 40l10 26-10-6-10 6zM590 40v-16", 2)
  );
}

/** The plans there are. */
export const PLANS = {
  twoStory,
  tripleDome,
  tireHome,
  tireWall: tireWallSection,
  bamboo,
  campus,
} as const;

export type PlanName = keyof typeof PLANS;

/** A plan's elements on a field of 640×440. */
export const plan = (name: PlanName): string => sheet() + PLANS[name]();
