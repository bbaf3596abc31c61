import type { Canvas } from "../canvas/canvas.ts";
import type { ColourName } from "../canvas/palette.ts";
import { lerp, type Point, round, taper } from "../canvas/path.ts";
import { circle, ellipse, line, path, place, rectangle, ROUND } from "../canvas/svg.ts";
import { BUNDLE_BANDS, wovenBands } from "./dress.ts";
import { CHILD } from "./gait.ts";
import { hatFromBehind } from "./head.ts";
import { carriedBasket } from "./loads.ts";
import type { PersonLook } from "./person-look.ts";
import { limb, type Limb } from "./poses.ts";
import { smallHand } from "./small-hands.ts";

interface Figure {
  canvas: Canvas;
  look: PersonLook;
  colour(name: ColourName): string;
  shaded(name: ColourName, delta: number): string;
}

const CROWN =
  "M-6.8 1C-7.6-6-4-9.2 0-9.2C4-9.2 7.6-6 6.8 1C6.6 4.6 3.6 7 0 7C-3.6 7-6.6 4.6-6.8 1Z";

interface Arms {
  left: Limb;
  right: Limb;
}

/** Mirrors the right arm to the left. */
const both = (right: Limb): Arms => {
  const [[x, y], [handX, handY]] = right;
  return { left: limb(-x, y, -handX, handY), right };
};
const HANGING = both(limb(13.4, -65, 13, -51));
const FORE = both(limb(13, -64, 5, -58));

/** Arm positions by name. */
const ARMS = {
  down: HANGING,
  up: both(limb(15, -90, 13, -104)),
  holdRight: { ...HANGING, right: limb(14, -66, 18, -56) },
  /** One hand on a load carried on the head. */
  load: { ...HANGING, right: limb(17, -86, 9, -101) },
  /** One hand points upward. */
  show: { ...HANGING, right: limb(14, -88, 17, -106) },
  /** One arm around somebody on the right. */
  around: { left: limb(-12, -64, -5, -56), right: limb(16, -70, 27, -66) },
  aroundChild: { left: limb(-12, -64, -5, -56), right: limb(20, -65, 30, -57) },
  /** Both hands on a bar in front. */
  weave: both(limb(18, -70, 25, -80)),
  /** Both hands hidden in front of the body. */
  fore: FORE,
  cheer: both(limb(20, -89, 25, -105)),
  /** One hand raised, the other in front of the body. */
  ask: { ...FORE, right: limb(17, -91, 19, -108) },
  straps: both(limb(18, -63.5, 12.4, -71.5)),
  /** One hand on the hip, the other on a stick. */
  stick: { left: limb(-19, -66, -11, -55), right: limb(15, -64, 20, -58) },
} as const satisfies Record<string, Arms>;

export type ArmsBehind = keyof typeof ARMS;

const top = ({ woven, huipil, shirt }: PersonLook): ColourName => (woven ? huipil.cloth : shirt);

function arm({ look, colour, shaded }: Figure, side: 1 | -1, [elbow, hand]: Limb): string {
  const wide = look.rig.trunk[0];
  const shoulder: Point = [side * 9.4 * wide, -77 + look.rig.slope];
  const cuff: Point = [lerp(shoulder[0], elbow[0], 0.85), lerp(shoulder[1], elbow[1], 0.85)];
  const sleeve = taper(
    [[side * 8.4 * wide, -77.6 + look.rig.slope], cuff],
    look.woven ? [5, 5.4] : [4.4, 4.2],
  );
  const cloth = top(look);
  const palm = look.near
    ? smallHand(look.arms === "show" && side > 0 ? "point" : "open", elbow, hand, colour(look.skin))
    : circle(hand[0], hand[1], 2.5, colour(look.skin));
  const svg =
    path(taper([shoulder, elbow, hand], [3.2, 2.7, 2.2]), colour(look.skin)) +
    palm +
    path(sleeve, look.woven ? shaded(cloth, -0.03) : colour(cloth));
  if (!look.woven) return svg;
  const y = round(cuff[1] + 2);
  const border = `M${round(cuff[0] - 4.6)} ${y}L${round(cuff[0] + 4.6)} ${y}`;
  return svg + line(border, colour(look.huipil.bands[0]), 1.8);
}

function heel([x, y]: Point, fill: string): string {
  const at = (dx: number, dy: number): string => `${round(x + dx)} ${round(y + dy)}`;
  return path(`M${at(-2.9, -2)}C${at(-3.2, 2.2)} ${at(3.2, 2.2)} ${at(2.9, -2)}Z`, fill);
}

const leg = (hip: Point, knee: Point, ankle: Point): string =>
  taper([hip, knee, ankle], [5.6, 4.6, 3.7]);

/** Skirt or trousers; one heel is lifted unless the pose is "stand". */
function lowerBody({ look, colour, shaded }: Figure): string {
  const lifted = look.pose === "stand" ? -2 : -6.5;
  const left: Point = [-4.6, look.otherStep ? lifted : -2];
  const right: Point = [4.8, look.otherStep ? -2 : lifted];
  const shoe = colour(look.female ? "basalt" : "earthDark");
  const feet = heel(left, shoe) + heel(right, shoe);
  const cloth = look.skirt || (look.woven ? look.corte : undefined);
  if (cloth)
    return (
      feet +
      path("M-8.6-53C-10.4-40-11.6-20-12-8.6Q0-4.8 12-8.6C11.6-20 10.4-40 8.6-53Z", colour(cloth)) +
      line(
        "M-4-50C-5-36-5.4-20-5.4-7M4-50C5-36 5.4-20 5.4-7M0-50V-6.6",
        shaded(cloth, 0.1),
        0.8,
        'stroke-dasharray="1.8 1.8"',
      ) +
      line(
        "M-11.8-12.4Q0-8.8 11.8-12.4",
        colour(look.huipil.bands[0]),
        1.2,
        'stroke-dasharray="2.2 1.4"',
      )
    );
  return (
    feet +
    path(leg([-4.4, -50], [-4.8, -26], left), colour(look.trousers)) +
    path(leg([4.4, -50], [5, -27], right), shaded(look.trousers, -0.03))
  );
}

function torso({ canvas, look, colour }: Figure): string {
  const { woven, huipil, depth, detailed, near } = look;
  const w = woven ? 11 : look.female ? 9 : 10.4;
  const shape = `M${-w + 1}-79C${-w - 1}-72 ${-w}-60 ${-8.8}-49H8.8C${w}-60 ${w + 1}-72 ${w - 1}-79Q0-83.6 ${-w + 1}-79Z`;
  const svg = path(shape, colour(top(look)));
  const away = look.flip ? 1 : -1;
  const shade = near
    ? path(
        `M${away * (w - 1)}-79C${away * (w + 1)}-72 ${away * w}-60 ${away * 8.8}-49H${away * 4}C${away * 6}-62 ${away * 6}-72 ${away * 5}-80.5Z`,
        "#1a0a1e",
        'opacity=".13"',
      )
    : "";
  const neck: Point = [0, -81];
  const waist: Point = [0, -50];
  if (woven)
    return (
      svg +
      wovenBands(canvas, neck, waist, [9.6, 8.8], huipil.bands, {
        depth,
        detailed,
        figured: near,
        width: 2.4,
        from: 0.16,
        to: 0.8,
      }) +
      rectangle(-9.2, -54.4, 18.4, 4.8, 1.6, colour(huipil.bands[1])) +
      line("M-9-52H9", colour(huipil.bands[3]), 1.2, 'stroke-dasharray="1.5 1.2"') +
      shade
    );
  return svg + shade;
}

function bundle({ canvas, look, colour }: Figure, cloth: ColourName): string {
  const { depth, detailed } = look;
  const bands = { depth, detailed, width: 2.4, from: 0.14, to: 0.86 };
  const colours: readonly ColourName[] = [...BUNDLE_BANDS, "marigold"];
  const svg =
    path("M-10.6-74C-13-62-11-52-6-49H6C11-52 13-62 10.6-74C6-78-6-78-10.6-74Z", colour(cloth)) +
    wovenBands(canvas, [0, -77], [0, -50], [10.6, 9.4], colours, bands) +
    line("M-8.4-75L8.6-82", colour(cloth), 4);
  if (!look.baby) return svg;
  return (
    svg +
    circle(2, -79.4, 5.6, colour("hair")) +
    path("M-1.6-75.4a5.6 5.6 0 0 0 8 -.6z", colour("red"))
  );
}

/** One or two braids with a ribbon. */
function braids({ canvas, look, colour }: Figure, headY: number): string {
  const { random } = canvas;
  const two = look.braids === 2 || (look.braids === undefined && random.chance(0.5));
  const ribbon = colour(random.pick(["marigold", "rose", "glassTeal", "lemon"] as const));
  const one = (from: number, x: number): string =>
    path(
      taper(
        [
          [from, headY + 5],
          [x, -70],
          [x * 0.9, -56],
        ],
        [2.8, 2.3, 1.3],
      ),
      colour(look.hairColour),
    ) +
    line(`M${round(x)}-72L${round(x * 0.9)}-57`, ribbon, 1.8, 'stroke-dasharray="2.6 2"') +
    circle(x * 0.9, -55, 1.6, ribbon);
  return two ? one(-4.4, -4.8) + one(4.4, 4.8) : one(0, 0.4);
}

/** Carrying cloth, backpack or braids. */
function onTheBack(figure: Figure, headY: number): string {
  const { look, colour, shaded } = figure;
  if (look.bundle) return bundle(figure, look.bundle);
  if (look.pack)
    return (
      rectangle(-8, -78, 16, 22, 5, colour(look.pack)) +
      rectangle(-6, -66, 12, 8.4, 2, shaded(look.pack, -0.08)) +
      line("M-6-71H6", shaded(look.pack, 0.14), 1.4, ROUND)
    );
  const tied = look.hair === "bun" || look.hat;
  return look.female && !tied ? braids(figure, headY) : "";
}

/** A person from behind; (0, 0) is the middle between the feet. */
export function viewFromBehind(canvas: Canvas, look: PersonLook): string {
  const { depth, headScale, hair } = look;
  const colour = (name: ColourName): string => canvas.colour(name, depth);
  const shaded = (name: ColourName, delta: number): string => canvas.shaded(name, delta, depth);
  const figure: Figure = { canvas, look, colour, shaded };
  const arms = ARMS[look.arms || "down"];
  const headY = round((look.child ? -84.5 : -91) - look.rig.neck.long + look.rig.stoop[1]);
  const hairColour = colour(look.hairColour);
  const ears =
    ellipse(-6.7, 0.4, 1.4, 2, colour(look.skin)) + ellipse(6.7, 0.4, 1.4, 2, colour(look.skin));
  const size = look.child ? CHILD : 1;
  const bothArms = arm(figure, -1, arms.left) + arm(figure, 1, arms.right);
  // Lengthen a child's raised arms so that the hands reach above the large head.
  let svg = look.child ? place(0, 6, bothArms, [1.1, 1.06]) : bothArms;
  svg += place(
    0,
    0,
    lowerBody(figure) + torso(figure) + rectangle(-3, -85, 6, 7, 2, shaded(look.skin, -0.06)),
    look.rig.trunk[1] === 1 ? size : [size * look.rig.trunk[1], size],
  );
  svg += `<g class="nape" transform="translate(0 ${headY}) scale(${headScale})">${ears}${path(CROWN, hairColour)}</g>`;
  svg += place(0, 0, onTheBack(figure, headY / size), size);
  if (hair === "bun") svg += circle(0, headY - 6 * headScale, 4, hairColour);
  if (look.hat) svg += hatFromBehind(canvas, look.hat, look, headY, headScale, depth);
  if (look.load === "basket")
    svg += carriedBasket(canvas, 0, headY - 8 * headScale, 12.6, depth, look.goods);
  return svg;
}
