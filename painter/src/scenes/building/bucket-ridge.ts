/** Earth goes up a ridge from hand to hand, all of them dark before the rising sun. */
import type { Canvas } from "../../canvas/canvas.ts";
import { lerp } from "../../canvas/path.ts";
import { circle, path } from "../../canvas/svg.ts";
import { dome } from "../../built/dome.ts";
import { bandStrip } from "../../cloth/bands.ts";
import { tufts } from "../../land/plants.ts";
import type { PersonOptions } from "../../people/person-look.ts";
import { people } from "../../people/person.ts";
import { limb, POSES } from "../../people/poses.ts";
import { sky } from "../../land/sky.ts";
import { hill } from "../../land/hill.ts";
import { trees, WIDTH } from "../parts/backdrop.ts";
import { silhouette } from "../parts/silhouette.ts";

/** The ridge: it climbs to the right, to the dome. */
const ridgeAt = (x: number): number =>
  lerp(660, 452, Math.max(0, Math.min(1, (x - 120) / 820)) ** 1.25);

const PASSES = { pose: "pass", tool: "bucket" } as const;
/** The last one lifts the bucket to who stands on the dome. */
const LIFTS = { ...POSES.pass, nearArm: limb(11, -84, 17, -97), farArm: limb(13, -82, 20, -95) };

/** Those of the chain: how far along, how high, and how they stand. */
const WHO: readonly (readonly [x: number, height: number, look: PersonOptions])[] = [
  [170, 206, { who: "man", pose: "dig", tool: "shovel", hat: "straw" }],
  [300, 196, { who: "woman", pose: "hold", flip: true }],
  [388, 214, { who: "volunteerMan", hat: "cap", degrees: 4 }],
  [530, 148, { who: "girl", pose: "hold" }],
  [642, 200, { who: "woman", pose: "lay" }],
  [774, 196, { who: "volunteerWoman", hat: "hard", flip: true, degrees: -3 }],
  [872, 216, { who: "man", hat: "straw", shape: LIFTS }],
];

function bucketRidge(canvas: Canvas): string {
  const dark = canvas.blended("aubergine", "redDeep", 0.18);
  let svg = sky(canvas, {
    style: "rings",
    horizon: 520,
    sunX: 420,
    sunY: 420,
    sunRadius: 170,
    reach: 720,
  });
  svg += hill(canvas, (x) => 560 + 26 * Math.sin(x / 170 + 1), canvas.air.farVolcano[1], {
    shadow: 0.1,
  });
  svg += hill(canvas, (x) => 610 + 18 * Math.sin(x / 110), canvas.air.volcano[2], { shadow: 0.1 });
  let ridge = `M-10 ${ridgeAt(0) + 20}`;
  for (let x = 20; x <= WIDTH + 20; x += 40) ridge += `L${x} ${ridgeAt(x).toFixed(1)}`;
  const chain = WHO.map(
    ([x, height, who]) => [x, ridgeAt(x) + 8, height, { ...PASSES, ...who }] as const,
  );
  const cut =
    trees(canvas, [
      [66, 676, 250, "round"],
      [1172, 470, 190, "pine"],
    ]) +
    dome(canvas, 1030, 456, 112, { rows: 8, ratio: 0.8 }) +
    people(canvas, [
      ...chain,
      [1020, 372, 190, { who: "man", pose: "lay", hat: "hard", flip: true }],
    ]);
  svg += silhouette(cut, dark) + path(`${ridge}V810H-10Z`, dark);
  svg += tufts(canvas, (x) => ridgeAt(x) + 4, 0, WIDTH, 40, 16, dark);
  // The morning shows through the dome's door, as it will be.
  svg += path("M996 456V424A32 34 0 0 1 1060 424V456Z", canvas.air.sky[6]);
  svg +=
    circle(1028, 392, 7, canvas.air.sun) +
    circle(990, 396, 7, canvas.air.sun) +
    circle(1066, 396, 7, canvas.air.sun);
  return svg + bandStrip(canvas, "milpa", 0, 712, WIDTH, 88);
}

export const BUCKET_RIDGE = { bucketRidge } as const;
