/** Skirt, trousers and shoes of a person in profile. */
import type { ColourName } from "../canvas/palette.ts";
import { between, clamp, lerp, type Point, round, smooth, taper } from "../canvas/path.ts";
import { contoured } from "../canvas/contour.ts";
import { line, path, place } from "../canvas/svg.ts";
import type { Limb } from "./poses.ts";
import type { Figure } from "./worn.ts";

/** Parts painted on the far and on the near side of the body. */
export interface Sides {
  far: string;
  near: string;
}

const SHOE = "M-3.2-1.6C-3.2 2-2.2 2 1 2H6.4C7.6.6 4.8-.8 2-2.6Z";

function foot([x, y]: Point, fill: string): string {
  // The toes of a lifted foot point down.
  const toes = clamp((-2 - y) * 8, 0, 40);
  return place(x, y, path(SHOE, fill), 1, toes);
}

function shoes({ look, colour, shaded }: Figure): Sides {
  const shoe = look.female ? "basalt" : "earthDark";
  return { near: colour(shoe), far: shaded(shoe, -0.05) };
}

export function trousers(figure: Figure): Sides {
  const { pose, look, colour, shaded } = figure;
  const [hipX, hipY] = pose.hip;
  const shoe = shoes(figure);
  const leg = (dx: number, [knee, ankle]: Limb, widths: number[]): string =>
    taper(
      [[hipX + dx, hipY - 1], knee, ankle],
      widths.map((width) => width * look.rig.limbs),
    );
  return {
    far:
      foot(pose.farLeg[1], shoe.far) +
      path(leg(0.6, pose.farLeg, [7, 5.2, 4]), shaded(look.trousers, -0.07)),
    near:
      foot(pose.nearLeg[1], shoe.near) +
      contoured(
        path(leg(-0.2, pose.nearLeg, [7.6, 5.6, 4.3]), colour(look.trousers)),
        shaded(look.trousers, -0.14),
        0.4,
      ),
  };
}

/** Skirt of a kneeling or sitting person, along thigh and shin. */
export function foldedSkirt(figure: Figure, cloth: ColourName): Sides {
  const { pose, look, colour, shaded } = figure;
  const broad = (...widths: number[]) => widths.map((width) => width * look.rig.trunk[2]);
  const shoe = shoes(figure);
  const [nearKnee, nearFoot] = pose.nearLeg;
  const [farKnee, farFoot] = pose.farLeg;
  const kneeling = nearFoot[0] < nearKnee[0];
  const farHem = between(farKnee, farFoot, 0.8);
  const nearHem = between(nearKnee, nearFoot, kneeling ? 0.92 : 0.8);
  return {
    far:
      (kneeling ? "" : foot(farFoot, shoe.far)) +
      path(
        taper([pose.hip, farKnee, farHem], broad(8.6, 7.4, 6.2), true, false),
        shaded(cloth, -0.05),
      ),
    near:
      (kneeling ? "" : foot(nearFoot, shoe.near)) +
      path(
        taper([pose.hip, nearKnee, nearHem], broad(8.8, 7.8, 6.6), true, kneeling),
        colour(cloth),
      ) +
      line(
        smooth([pose.hip, nearKnee, nearHem]),
        shaded(cloth, 0.12),
        0.9,
        'stroke-dasharray="2 1.6"',
      ),
  };
}

/** Shaded side of a skirt, between the left and right ends of the hem. */
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

/** Skirt of a standing or walking person: a bell down to the ankles. */
export function skirt(figure: Figure, cloth: ColourName): Sides {
  const { pose, look, colour, shaded } = figure;
  const [hipX, hipY] = pose.hip;
  const shoe = shoes(figure);
  const feet = [pose.nearLeg[1][0], pose.farLeg[1][0]];
  const left = Math.min(...feet) - 6 * look.rig.trunk[2];
  const right = Math.max(...feet) + 6.4 * look.rig.trunk[2];
  const hem = pose.stepping ? -8.5 : -6.5;
  const knee = Math.max(pose.nearLeg[0][0], pose.farLeg[0][0]);
  const hip = (dx: number, dy: number): string =>
    `${round(hipX + dx * look.rig.trunk[2])} ${round(hipY + dy)}`;
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
