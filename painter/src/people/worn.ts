/** Garments over the clothes and bags of a person in profile. */
import type { Canvas } from "../canvas/canvas.ts";
import type { ColourName } from "../canvas/palette.ts";
import { lerp, type Point, round, taper } from "../canvas/path.ts";
import { line, path, place, ROUND } from "../canvas/svg.ts";
import { BUNDLE_BANDS, wovenBands } from "./dress.ts";
import { headSide } from "./head.ts";
import type { PersonLook } from "./person-look.ts";
import type { PoseShape } from "./poses.ts";
import { RIGS } from "./rigs.ts";

/** Shared state of the parts of one figure in profile. */
export interface Figure {
  canvas: Canvas;
  pose: PoseShape;
  look: PersonLook;
  colour(name: ColourName): string;
  shaded(name: ColourName, delta: number): string;
}

function backpack({ pose, colour, shaded }: Figure, pack: ColourName): string {
  const [x, y] = pose.neck;
  const low = lerp(y, pose.hip[1], 0.8);
  const sack = taper(
    [
      [x - 8.4, y + 7],
      [lerp(x, pose.hip[0], 0.8) - 9.4, low],
    ],
    [5.4, 6.6],
  );
  const at = (dx: number, dy: number): string => `${round(x + dx)} ${round(y + dy)}`;
  const strap = `M${at(-3, 3.6)}C${at(4.6, 7)} ${at(3, 16)} ${at(-3, 20)}`;
  const pocket = `M${round(x - 12)} ${round(lerp(y, pose.hip[1], 0.62))}H${round(x - 5.4)}`;
  return (
    path(sack, colour(pack)) +
    line(strap, shaded(pack, -0.1), 1.9) +
    line(pocket, shaded(pack, 0.13), 1.3, ROUND)
  );
}

/** A woven carrying cloth on the back, optionally with a small child in it. */
function bundleOnBack({ canvas, pose, look, colour }: Figure, cloth: ColourName): string {
  const { depth, detailed } = look;
  const [x, y] = pose.neck;
  const [hipX, hipY] = pose.hip;
  const at = (dx: number, dy: number): string => `${round(x + dx)} ${round(y + dy)}`;
  const shape = taper(
    [
      [x - 9.6, y + 6],
      [lerp(x, hipX, 0.85) - 11.4, lerp(y, hipY, 0.85)],
    ],
    [7.2, 9.4],
  );
  const lower: Point = [lerp(x, hipX, 0.9) - 11.6, lerp(y, hipY, 0.9) + 4];
  const bands = { depth, detailed, width: 2, from: 0.15, to: 0.85 };
  const svg =
    path(shape, colour(cloth)) +
    wovenBands(canvas, [x - 9.6, y + 1], lower, [6.4, 8.6], BUNDLE_BANDS, bands) +
    line(`M${at(-7, 5)}C${at(0, 2)} ${at(6, 7)} ${at(7, 10)}`, colour(cloth), 3);
  if (!look.baby) return svg;
  const { skin } = look;
  const asleep = { mood: "down", skin, child: true, old: false, fine: false } as const;
  const head = headSide(canvas, {
    skin,
    face: look.face && asleep,
    skull: RIGS.toddler.skull,
    scale: 0.74,
  });
  // The child's hand lies on the carrier's shoulder.
  const arm = taper(
    [
      [x - 9, y + 7],
      [x - 3.4, y + 5],
    ],
    [2.4, 1.9],
  );
  return svg + path(arm, colour(skin)) + place(x - 8.6, y - 2.4, head, 1, 14);
}

function morral({ pose, colour }: Figure): string {
  const [x, y] = pose.neck;
  const [hipX, hipY] = pose.hip;
  const at = (dx: number, dy: number): string => `${round(hipX + dx)} ${round(hipY + dy)}`;
  return (
    line(`M${round(x + 3)} ${round(y + 3)}L${at(-5, 2)}`, colour("cream"), 1.5) +
    path(`M${at(-10, 1)}h9v10q-4.5 2.4-9 0Z`, colour("cream")) +
    line(`M${at(-10, 5)}h9`, colour("red"), 1.6)
  );
}

/** Draws vest, apron, backpack, carrying cloth and shoulder bag. */
export function worn(figure: Figure): string {
  const { pose, look, colour } = figure;
  const [x, y] = pose.neck;
  const [hipX, hipY] = pose.hip;
  let svg = "";
  if (look.apron) {
    const spine: Point[] = [
      [x + 3, y + 12],
      [hipX + 3.4, hipY],
      [hipX + 4.4, hipY + 18],
    ];
    svg += path(taper(spine, [3.4, 5, 6.4]), colour(look.apron));
  }
  if (look.pack) svg += backpack(figure, look.pack);
  if (look.bundle) svg += bundleOnBack(figure, look.bundle);
  if (look.morral) svg += morral(figure);
  return svg;
}
