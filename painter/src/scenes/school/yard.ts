/** A tire on two ropes, and children who fly on it. */
import type { Canvas } from "../../canvas/canvas.ts";
import { taper } from "../../canvas/path.ts";
import { line, path, place, ring, ROUND } from "../../canvas/svg.ts";
import { birds } from "../../land/birds.ts";
import { tufts } from "../../land/plants.ts";
import { foliage } from "../../land/trees.ts";
import { people, person } from "../../people/person.ts";
import { limb, POSES } from "../../people/poses.ts";
import { sittingDog } from "../parts/animals.ts";
import { backdrop } from "../parts/backdrop.ts";
import { silhouette } from "../parts/silhouette.ts";

/** Both hands on the rope, the legs flung out. */
const FLYING = {
  ...POSES.sit,
  neck: [-10, -52],
  head: [-6, 3],
  nearArm: limb(4, -46, 14, -52),
  farArm: limb(4, -56, 13, -64),
  nearLeg: limb(17, -30, 35, -40),
  farLeg: limb(17, -26, 34, -30),
} as const;

/** The leaves above and around the branch. */
const CROWN = [
  [-20, 90, 190],
  [180, 40, 200],
  [430, 10, 150],
  [650, 20, 120],
  [820, 60, 90],
] as const;

/** A child astride a tire on its rope, as they hang from (0, 0). */
const swing = (canvas: Canvas): string =>
  line("M0 0V330", "#000", 9) +
  ring(0, 410, 66, "#000", 44) +
  person(canvas, -38, 416, 290, {
    who: "girl",
    pose: "sit",
    shape: FLYING,
    woven: false,
    hair: "short",
    trousers: "indigo",
    shadow: false,
  }) +
  line("M-74 252Q-124 236 -150 254M-72 262Q-118 262 -138 284", "#000", 13, ROUND);

/** Dark before the sun: a girl flies on a tire under a great tree; one pushes, one waits for her turn. */
function playground(canvas: Canvas): string {
  let svg = backdrop(canvas, {
    style: "rings",
    sun: [0.56, 0.46],
    sunRadius: 168,
    reach: 720,
    horizon: 540,
    fields: { y: 570, depth: 0.3, base: 18, bottom: 720 },
  });
  const dark = canvas.blended("aubergine", "indigoDeep", 0.4);
  svg += birds(canvas, 930, 150, 4, 22, dark);
  const trunk = taper(
    [
      [120, 740],
      [150, 480],
      [128, 160],
    ],
    [86, 52, 40],
  );
  const branch = taper(
    [
      [130, 250],
      [400, 128],
      [760, 96],
    ],
    [44, 30, 14],
  );
  const crowd =
    path(trunk + branch, "#000") +
    foliage(canvas, CROWN, 600, 0, "green") +
    place(548, 112, swing(canvas), 1, -28) +
    people(canvas, [
      [400, 694, 210, { who: "boy", pose: "run" }],
      [1030, 700, 200, { who: "girl", pose: "wave", flip: true, woven: true }],
    ]) +
    sittingDog(canvas, 880, 704, 0.9);
  return (
    svg +
    silhouette(crowd, dark) +
    path("M-10 700C300 660 800 672 1210 704V810H-10Z", dark) +
    tufts(canvas, () => 692, 0, 1200, 30, 18, dark) +
    line("M-10 790H1210", dark, 30, ROUND)
  );
}

export const YARD = { playground } as const;
