/** A person in profile facing right, painted from the far arm to the near arm. */
import type { Canvas } from "../canvas/canvas.ts";
import type { ColourName } from "../canvas/palette.ts";
import { between, lerp, type Point, round, smooth, taper } from "../canvas/path.ts";
import { circle, line, path, place } from "../canvas/svg.ts";
import { contoured } from "../canvas/contour.ts";
import { wovenBands } from "./dress.ts";
import { headSide } from "./head.ts";
import { carriedBasket, firewood, jug } from "./loads.ts";
import type { PersonLook } from "./person-look.ts";
import type { Limb, Pose, PoseShape } from "./poses.ts";
import { foldedSkirt, type Sides, skirt, trousers } from "./side-legs.ts";
import { type SmallHand, smallHand } from "./small-hands.ts";
import { type Tool, toolInHand } from "./tools.ts";
import { type Figure, worn } from "./worn.ts";

/** Outline width of the near arm, thinner than that of the whole figure. */
const ARM_LINE = 0.5;

/** Colour of the upper garment. */
const top = ({ woven, huipil, shirt }: PersonLook): ColourName => (woven ? huipil.cloth : shirt);

const FLAT_HAND_POSES: readonly (Pose | undefined)[] = ["plaster", "wave", "run"];

/** Tools held in a closed fist; the fist is painted over the handle. */
const GRIPPED_TOOLS: readonly (Tool | undefined)[] = ["bucket", "trowel", "bottle", "diploma"];

function handOf({ pose, tool }: PersonLook): SmallHand {
  if (pose === "point" && !tool) return "point";
  return FLAT_HAND_POSES.includes(pose) && !tool ? "flat" : "grip";
}

/** An arm from the shoulder: bare below the sleeve; a woven sleeve ends in a border. */
function arm(
  { look, colour, shaded }: Figure,
  shoulder: Point,
  [elbow, hand]: Limb,
  near: boolean,
): string {
  const { woven, rig } = look;
  const broad = (widths: readonly number[]): number[] => widths.map((w) => w * rig.limbs);
  const far = near ? 0 : 1;
  const skin = shaded(look.skin, -0.05 * far);
  const sleeve = shaded(top(look), -0.07 * far);
  const long = !woven && look.longSleeves;
  const cuff = between(shoulder, elbow, woven ? 0.82 : 0.78);
  const sleeveWidths = broad(long ? [4.4, 3.8] : woven ? [4.8, 5.6] : [4.6, 4.6]);
  const thumb = look.face?.fine && near ? shaded(look.skin, -0.07) : undefined;
  const bare =
    path(taper([shoulder, elbow, hand], broad([3.6, 3, 2.2])), skin) +
    (look.detailed
      ? smallHand(near ? handOf(look) : "grip", elbow, hand, skin, thumb)
      : circle(hand[0], hand[1], 2.5, skin));
  let cloth = path(taper([shoulder, cuff], sleeveWidths), sleeve);
  if (long)
    cloth += path(
      taper([shoulder, elbow, between(elbow, hand, 0.8)], broad([4.4, 3.6, 2.8])),
      sleeve,
    );
  // An arm over a blouse of its own colour needs an outline to be visible.
  let svg =
    look.face && near
      ? contoured(bare, look.ink, ARM_LINE) + contoured(cloth, shaded(top(look), -0.16), ARM_LINE)
      : bare + cloth;
  if (woven && near) {
    const y = round(cuff[1] + 0.4);
    const border = `M${round(cuff[0] - 4.2)} ${y}L${round(cuff[0] + 4.2)} ${y}`;
    svg += line(border, colour(look.huipil.bands[0]), 1.7);
  }
  return svg;
}

function torso({ canvas, pose, look, colour }: Figure): string {
  const { woven, huipil, depth, detailed, near, rig } = look;
  const [neckX, neckY] = pose.neck;
  const [hipX, hipY] = pose.hip;
  const widths = woven ? [9, 8.6, 8] : look.female ? [8, 7.4, 7.8] : [8.8, 8, 7.6];
  const [shoulders, waist, hips] = widths.map((width, i) => width * rig.trunk[i]!) as [
    number,
    number,
    number,
  ];
  // A back is rounder when the body bends deeper.
  const back = 0.8 + Math.abs(neckX - hipX) * 0.12;
  const chest: Point = [lerp(neckX, hipX, 0.36) - back, lerp(neckY, hipY, 0.36)];
  const spine: Point[] = [
    [neckX - 0.4, neckY + 3],
    [lerp(neckX, hipX, 0.2) - back * 0.8, lerp(neckY, hipY, 0.2) + 1],
    [chest[0] + rig.belly * 0.4, chest[1]],
    [hipX + rig.belly * 0.4, hipY + (woven ? 0 : 2.6)],
  ];
  const girth = [4.4, shoulders * 0.92, waist, hips];
  if (rig.belly) {
    spine.splice(3, 0, [lerp(neckX, hipX, 0.72) + rig.belly, lerp(neckY, hipY, 0.72)]);
    girth.splice(3, 0, (waist + hips) / 2);
  }
  const shape = taper(spine, girth, true, false);
  const svg = path(shape, colour(top(look)));
  // Light comes from the upper right (design 11.2), so the other side is shaded.
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
        [neckX - back, neckY + 2],
        [hipX + rig.belly * 0.6, hipY - 2],
        [shoulders, waist],
        huipil.bands,
        { depth, detailed, figured: near, width: 2.3, from: 0.2, to: 0.86 },
      ) +
      shade
    );
  return svg + shade;
}

function sash({ pose, look, colour }: Figure): string {
  const [hipX, hipY] = pose.hip;
  const along: Point = [hipX - pose.neck[0], hipY - pose.neck[1]];
  const length = Math.hypot(along[0], along[1]);
  const x = hipX - (along[0] / length) * 2.4;
  const y = hipY - (along[1] / length) * 2.4;
  const dx = (-along[1] / length) * 7.9 * look.rig.trunk[2];
  const dy = (along[0] / length) * 7.9 * look.rig.trunk[2];
  const d = `M${round(x + dx)} ${round(y + dy)}L${round(x - dx)} ${round(y - dy)}`;
  const [, second, , fourth] = look.huipil.bands;
  return line(d, colour(second), 4.4) + line(d, colour(fourth), 1.2, 'stroke-dasharray="1.5 1.2"');
}

/** Torso and lower body, in the painting order of the dress. */
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

/** One braid down the back with a ribbon. */
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
      [3.1 * look.rig.neck.wide, 3 * look.rig.neck.wide],
    ),
    shaded(look.skin, -0.05),
  );
  if (look.female && look.hair !== "bun" && !look.bundle && !look.pack) svg += braid(figure, head);
  const profile = headSide(
    canvas,
    {
      ...look,
      hair: look.hair || (look.female ? "woman" : "man"),
      earrings: look.woven && look.face?.fine === true,
      scale: look.headScale,
      skull: look.rig.skull,
    },
    look.depth,
    look.detailed,
  );
  const lean = pose.head?.[0] ?? 0;
  const looks = look.face?.mood === "down" ? 8 : 0;
  return svg + place(head[0], head[1], profile, 1, lean * 2.4 + looks);
}

/** A person in profile; (0, 0) is the middle between the feet. */
export function viewFromTheSide(canvas: Canvas, pose: PoseShape, look: PersonLook): string {
  const { depth, headScale, rig } = look;
  const colour = (name: ColourName): string => canvas.colour(name, depth);
  const shaded = (name: ColourName, delta: number): string => canvas.shaded(name, delta, depth);
  const figure: Figure = { canvas, pose, look, colour, shaded };
  const [x, y] = pose.neck;
  const [lean, nod] = pose.head ?? [0, 0];
  const head: Point = [x + 1 + lean, y - 2 - 7.4 * headScale - rig.neck.long + nod];

  let far = arm(figure, [x + 2.2, y + 5.4 + rig.slope], pose.farArm, false);
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
  const nearShoulder: Point = [x - 1.2, y + 5.2 + rig.slope];
  const nearArm = arm(figure, nearShoulder, pose.nearArm, true);
  const [elbow, hand] = pose.nearArm;
  const fist =
    look.detailed && GRIPPED_TOOLS.includes(look.tool)
      ? contoured(smallHand("grip", elbow, hand, colour(look.skin)), look.ink, ARM_LINE)
      : "";
  const before = (tool.behind || "") + nearArm + (tool.front || "") + fist;
  return (tool.beyond || "") + far + near + before;
}
