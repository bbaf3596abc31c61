/** A person in profile, facing right; from the far arm in the back to the near arm in front. */
import type { Canvas } from "../canvas.ts";
import type { ColourName } from "../palette.ts";
import { lerp, type Point, round, smooth, taper } from "../path.ts";
import { circle, line, path, place } from "../svg.ts";
import { wovenBands } from "./dress.ts";
import { type Figure, worn } from "./worn.ts";
import { type Hair, headSide } from "./head.ts";
import { carriedBasket, firewood, jug } from "./loads.ts";
import type { PersonLook } from "./person.ts";
import type { Limb, PoseShape } from "./poses.ts";
import { toolInHand } from "./tools.ts";

/** Parts on the far and on the near side of the body. */
interface Sides {
  far: string;
  near: string;
}

const between = (a: Point, b: Point, t: number): Point => [
  lerp(a[0], b[0], t),
  lerp(a[1], b[1], t),
];

/** What covers the upper body. */
const top = ({ woven, huipil, shirt }: PersonLook): ColourName => (woven ? huipil.cloth : shirt);

/** An arm from the shoulder: bare below the sleeve, which a woven blouse ends with a border. */
function arm(
  { look, colour }: Figure,
  shoulder: Point,
  [elbow, hand]: Limb,
  skin: string,
  sleeve: string,
  near: boolean,
): string {
  const { woven } = look;
  const long = !woven && look.longSleeves;
  const cuff = between(shoulder, elbow, woven ? 0.82 : 0.72);
  const sleeveWidths = long ? [4, 3.6] : woven ? [4.6, 5] : [4.1, 4.1];
  let svg = path(taper([shoulder, elbow, hand], [3.1, 2.6, 2.1]), skin);
  svg += circle(hand[0], hand[1], 2.5, skin);
  svg += path(taper([shoulder, cuff], sleeveWidths), sleeve);
  if (long) svg += path(taper([shoulder, elbow, between(elbow, hand, 0.8)], [4, 3.3, 2.7]), sleeve);
  if (woven && near) {
    const y = round(cuff[1] + 0.4);
    const border = `M${round(cuff[0] - 4.2)} ${y}L${round(cuff[0] + 4.2)} ${y}`;
    svg += line(border, colour(look.huipil.bands[0]), 1.7);
  }
  return svg;
}

function foot([x, y]: Point, fill: string): string {
  const at = (dx: number, dy: number): string => `${round(x + dx)} ${round(y + dy)}`;
  const d = `M${at(-2.8, -1.6)}C${at(-2.8, 2)} ${at(-2, 2)} ${at(1, 2)}H${round(x + 6)}C${at(7, 0.6)} ${at(4.6, -0.6)} ${at(2, -2.4)}Z`;
  return path(d, fill);
}

/** Shoes of the near and of the far foot. */
function shoes({ look, colour, shaded }: Figure): Sides {
  const shoe = look.shoes || (look.female ? "basalt" : "earthDark");
  return { near: colour(shoe), far: shaded(shoe, -0.05) };
}

function trousers(figure: Figure): Sides {
  const { pose, look, colour, shaded } = figure;
  const [hipX, hipY] = pose.hip;
  const shoe = shoes(figure);
  const leg = (dx: number, [knee, ankle]: Limb, widths: number[]): string =>
    taper([[hipX + dx, hipY - 1], knee, ankle], widths);
  return {
    far:
      foot(pose.farLeg[1], shoe.far) +
      path(leg(0.6, pose.farLeg, [6.6, 4.7, 3.5]), shaded(look.trousers, -0.05)),
    near:
      foot(pose.nearLeg[1], shoe.near) +
      path(leg(-0.2, pose.nearLeg, [7.1, 5, 3.7]), colour(look.trousers)),
  };
}

/** The skirt of those who kneel or sit: it follows thigh and shin. */
function foldedSkirt(figure: Figure, cloth: ColourName): Sides {
  const { pose, colour, shaded } = figure;
  const shoe = shoes(figure);
  const [nearKnee, nearFoot] = pose.nearLeg;
  const [farKnee, farFoot] = pose.farLeg;
  const kneeling = nearFoot[0] < nearKnee[0];
  const farHem = between(farKnee, farFoot, 0.8);
  const nearHem = between(nearKnee, nearFoot, kneeling ? 0.92 : 0.8);
  return {
    far:
      (kneeling ? "" : foot(farFoot, shoe.far)) +
      path(taper([pose.hip, farKnee, farHem], [8.6, 7.4, 6.2], true, false), shaded(cloth, -0.05)),
    near:
      (kneeling ? "" : foot(nearFoot, shoe.near)) +
      path(taper([pose.hip, nearKnee, nearHem], [8.8, 7.8, 6.6], true, kneeling), colour(cloth)) +
      line(
        smooth([pose.hip, nearKnee, nearHem]),
        shaded(cloth, 0.12),
        0.9,
        'stroke-dasharray="2 1.6"',
      ),
  };
}

/** The side of a skirt that lies away from the light, between the hem's left and right end. */
function skirtShade({ pose, look }: Figure, left: number, right: number, hem: number): string {
  const [hipX, hipY] = pose.hip;
  const edge = look.flip ? right : left;
  const inner = lerp(edge, look.flip ? left : right, 0.3);
  const side = look.flip ? 1 : -1;
  const d =
    `M${round(hipX + side * 7.2)} ${round(hipY - 3)}Q${round(hipX + side * 9.4)} ${round(hipY + 12)} ${round(edge)} ${round(hem)}` +
    `Q${round(lerp(edge, inner, 0.5))} ${round(hem + 1.2)} ${round(inner)} ${round(hem + 1.4)}` +
    `Q${round(hipX + side * 4)} ${round(hipY + 16)} ${round(hipX + side * 3)} ${round(hipY - 2)}Z`;
  return path(d, "#1a0a1e", 'opacity=".15"');
}

/** The skirt of those who stand or walk: one bell down to the ankles. */
function skirt(figure: Figure, cloth: ColourName): Sides {
  const { pose, look, colour, shaded } = figure;
  const [hipX, hipY] = pose.hip;
  const shoe = shoes(figure);
  const feet = [pose.nearLeg[1][0], pose.farLeg[1][0]];
  const left = Math.min(...feet) - 4.6;
  const right = Math.max(...feet) + 5.4;
  const hem = pose.stepping ? -8.5 : -6.5;
  const knee = Math.max(pose.nearLeg[0][0], pose.farLeg[0][0]);
  const hip = (dx: number, dy: number): string => `${round(hipX + dx)} ${round(hipY + dy)}`;
  const middle = round((left + right) / 2);
  const bell =
    `M${hip(-7.4, -3)}C${hip(-9.6, 10)} ${round(left - 0.4)} ${round(hem - 16)} ${round(left)} ${round(hem - (pose.stepping ? 1.5 : 0))}` +
    `Q${middle} ${round(hem + 2.6)} ${round(right)} ${round(hem)}` +
    `C${round(Math.max(right, knee + 6.4) + 0.4)} ${round(hem - 15)} ${hip(9.4, 8)} ${hip(7.4, -3)}Z`;
  let near = foot(pose.nearLeg[1], shoe.near) + path(bell, colour(cloth));
  if (look.detailed) {
    const border = `M${round(left + 0.6)} ${round(hem - 4.6)}Q${middle} ${round(hem - 1.6)} ${round(right - 0.4)} ${round(hem - 4.2)}`;
    const across = (t: number): number => round(lerp(left, right, t));
    const folds =
      `M${round(hipX + 2)} ${round(hipY)}C${hip(3.6, 14)} ${across(0.66)} ${round(hem - 12)} ${across(0.68)} ${round(hem + 1)}` +
      `M${round(hipX - 3)} ${round(hipY)}C${hip(-4, 14)} ${across(0.3)} ${round(hem - 12)} ${across(0.28)} ${round(hem + 1)}`;
    near += line(border, colour(look.huipil.bands[0]), 1.1, 'stroke-dasharray="2.2 1.4"');
    near += line(folds, shaded(cloth, 0.1), 0.8, 'stroke-dasharray="1.8 1.8"');
  }
  if (look.near) near += skirtShade(figure, left, right, hem);
  return { far: foot(pose.farLeg[1], shoe.far), near };
}

function torso({ canvas, pose, look, colour }: Figure): string {
  const { woven, huipil, depth, detailed, near } = look;
  const [neckX, neckY] = pose.neck;
  const [hipX, hipY] = pose.hip;
  const chest: Point = [lerp(neckX, hipX, 0.5) - 0.6, lerp(neckY, hipY, 0.5)];
  const shoulders = woven ? 8 : 7.2;
  const waist = woven ? 8.4 : look.female ? 6.9 : 7.7;
  const hips = woven ? 7.6 : 7.4;
  const shape = taper(
    [[neckX - 0.2, neckY + 4.4], chest, [hipX, hipY + (woven ? 0 : 2.6)]],
    [shoulders * 0.82, waist, hips],
    true,
    false,
  );
  const svg = path(shape, colour(top(look)));
  // The light comes from the upper right (design 11.2): the side away from it lies in shade.
  const away = look.flip ? 1 : -1;
  const shadeAt = ([x, y]: Point, half: number): Point => [x + away * half * 0.62, y];
  const shade = near
    ? path(
        taper(
          [
            shadeAt([neckX, neckY + 6], shoulders),
            shadeAt(chest, waist),
            shadeAt([hipX, hipY + (woven ? 0 : 2)], hips),
          ],
          [shoulders * 0.3, waist * 0.38, hips * 0.38],
          true,
          false,
        ),
        "#1a0a1e",
        'opacity=".13"',
      )
    : "";
  if (woven)
    return (
      svg +
      wovenBands(
        canvas,
        [neckX - 0.2, neckY + 2],
        [hipX, hipY - 2],
        [shoulders, waist],
        huipil.bands,
        { depth, detailed, figured: near, width: 2.3, from: 0.2, to: 0.86 },
      ) +
      shade
    );
  if (!look.stripes) return svg + shade;
  const bands = { depth, detailed, width: 1.8, from: 0.25, to: 0.6 };
  return (
    svg + wovenBands(canvas, [neckX, neckY + 4], pose.hip, [6, 7], look.stripes, bands) + shade
  );
}

/** The sash that holds the corte. */
function sash({ pose, look, colour }: Figure): string {
  const [hipX, hipY] = pose.hip;
  const along: Point = [hipX - pose.neck[0], hipY - pose.neck[1]];
  const length = Math.hypot(along[0], along[1]);
  const x = hipX - (along[0] / length) * 2.4;
  const y = hipY - (along[1] / length) * 2.4;
  const dx = (-along[1] / length) * 7.9;
  const dy = (along[0] / length) * 7.9;
  const d = `M${round(x + dx)} ${round(y + dy)}L${round(x - dx)} ${round(y - dy)}`;
  const [, second, , fourth] = look.huipil.bands;
  return line(d, colour(second), 4.4) + line(d, colour(fourth), 1.2, 'stroke-dasharray="1.5 1.2"');
}

/** The body from the waist down and the torso, in the order the dress needs. */
function body(figure: Figure): Sides {
  const { pose, look } = figure;
  const cloth = look.skirt || (look.woven ? look.corte : undefined);
  if (!cloth) {
    const legs = trousers(figure);
    return { far: legs.far, near: legs.near + torso(figure) };
  }
  const lower = pose.low ? foldedSkirt(figure, cloth) : skirt(figure, cloth);
  return {
    far: lower.far,
    near: torso(figure) + lower.near + (look.woven ? sash(figure) : ""),
  };
}

const PINNED_UP: readonly (Hair | undefined)[] = ["bun", "pony", "short"];

/** One braid down the back with a ribbon worked into it. */
function braid({ canvas, pose, look, colour }: Figure, head: Point): string {
  const [x, y] = pose.neck;
  const [hipX, hipY] = pose.hip;
  const start: Point = [head[0] - 5.4 * look.headScale, head[1] + 4.6 * look.headScale];
  const middle: Point = [x - 7.6, lerp(y, hipY, 0.35)];
  const end: Point = [lerp(x, hipX, 0.8) - 9, lerp(y, hipY, 0.78)];
  const ribbon = canvas.random.pick(["marigold", "rose", "red", "glassTeal"] as const);
  return (
    path(taper([start, middle, end], [2.9, 2.3, 1.5]), colour(look.hairColour)) +
    line(
      smooth([middle, between(middle, end, 0.5), end]),
      colour(ribbon),
      1.8,
      'stroke-dasharray="2.4 1.8"',
    )
  );
}

function neckAndHead(figure: Figure, head: Point): string {
  const { canvas, pose, look, shaded } = figure;
  const [x, y] = pose.neck;
  const nape = between(pose.neck, head, 0.75);
  let svg = path(
    taper(
      [
        [x, y + 3],
        [nape[0] - 0.6, nape[1]],
      ],
      [3.1, 3],
    ),
    shaded(look.skin, -0.05),
  );
  if (look.female && !PINNED_UP.includes(look.hair) && !look.bundle && !look.pack)
    svg += braid(figure, head);
  const profile = headSide(
    canvas,
    { ...look, hair: look.hair || (look.female ? "woman" : "man"), scale: look.headScale },
    look.depth,
    look.detailed,
  );
  const bent = (pose.head?.[0] ?? 0) > 2 ? 14 : 0;
  return svg + place(head[0], head[1], profile, 1, look.headTilt ?? bent);
}

/** A person in profile with the middle between the feet at (0, 0). */
export function viewFromTheSide(canvas: Canvas, pose: PoseShape, look: PersonLook): string {
  const { depth, headScale } = look;
  const colour = (name: ColourName): string => canvas.colour(name, depth);
  const shaded = (name: ColourName, delta: number): string => canvas.shaded(name, delta, depth);
  const figure: Figure = { canvas, pose, look, colour, shaded };
  const [x, y] = pose.neck;
  const [lean, nod] = pose.head ?? [0, 0];
  const head: Point = [x + 1 + lean, y - 9.4 * (headScale > 1.1 ? 1.1 : 1) + nod];

  const sleeve = top(look);
  const farSleeve = shaded(sleeve, -0.07);
  let far = arm(
    figure,
    [x + 1.8, y + 3.4],
    pose.farArm,
    shaded(look.skin, -0.05),
    farSleeve,
    false,
  );
  const { far: farBody, near: nearBody } = body(figure);
  far += farBody;
  let near = nearBody + worn(figure) + neckAndHead(figure, head);
  if (look.load === "basket")
    near += carriedBasket(canvas, head[0] - 0.4, head[1] - 7.4 * headScale, 12, depth, look.goods);
  if (look.load === "jug")
    near += jug(
      canvas,
      head[0] - 0.4,
      head[1] - 7.6 * headScale,
      look.jugColour || "glassBlue",
      depth,
    );
  if (look.load === "wood") {
    const { logs, strap } = firewood(canvas, pose.neck, head, depth);
    near = logs + near + strap;
  }
  const tool = toolInHand(canvas, look.tool, pose, depth, look);
  const nearShoulder: Point = [x - 0.8, y + 3.2];
  const nearArm = arm(figure, nearShoulder, pose.nearArm, colour(look.skin), colour(sleeve), true);
  return (tool.beyond || "") + far + near + (tool.behind || "") + nearArm + (tool.front || "");
}
