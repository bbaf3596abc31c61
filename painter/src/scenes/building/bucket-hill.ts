/** In the line of buckets: our own hands give the next pail, and the line goes on up the hill. */
import { dome } from "../../built/dome.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import type { ColourName } from "../../canvas/palette.ts";
import { type Curve } from "../../canvas/path.ts";
import { path, place } from "../../canvas/svg.ts";
import { flowers } from "../../land/plants.ts";
import { person } from "../../people/person.ts";
import type { PersonOptions } from "../../people/person-look.ts";
import { backdrop, ground, trees } from "../parts/backdrop.ts";
import { CAST } from "../parts/cast.ts";
import { closeArm } from "../parts/close-arm.ts";
import { closeFigure } from "../parts/close-figure.ts";
import { pail } from "./bucket-chain.ts";

/** The hill, higher on the left, where the dome stands. */
const slope: Curve = (x) => 352 + (x - 150) * 0.24 + 6 * Math.sin(x / 70);

/** Those who have the pails after the next one, from near to far. */
const LINE: readonly (readonly [x: number, height: number, PersonOptions])[] = [
  [1104, 300, { who: "volunteerMan", shirt: "teal", hat: "cap" }],
  [640, 186, { who: "woman" }],
  [546, 160, { who: "man", shirt: "white", hat: "straw" }],
  [464, 104, { who: "girl", woven: true }],
  [398, 122, { who: "volunteerWoman", shirt: "rose", hat: "cap" }],
  [336, 108, { who: "man", shirt: "sky", hat: "hard" }],
  [282, 96, { who: "woman" }],
];

/** Whose eyes we look through: sleeves and skin. */
const OURS: readonly { cloth: ColourName; skin: ColourName; woven: boolean }[] = [
  { cloth: "violet", skin: "skin2", woven: true },
  { cloth: "skyDeep", skin: "skin1", woven: false },
  { cloth: "rose", skin: "skin4", woven: false },
];

function bucketHill(canvas: Canvas): string {
  const { random } = canvas;
  let svg = backdrop(canvas, {
    sun: [0.62, 0.26],
    volcanoes: [],
    horizon: 330,
    clouds: [[420, 150, 190]],
    fields: { y: 370, depth: 0.32, base: 18, bottom: 720, tilt: 60 },
  });
  svg += trees(
    canvas,
    [
      [34, slope(34) + 8, 200, "round"],
      [720, slope(720), 190, "round", "greenMid"],
    ],
    0.1,
  );
  svg += ground(canvas, slope, "milpa", "greenMid");
  let worn = "M-10 800";
  for (let x = -10; x <= 1210; x += 61) worn += `L${x} ${slope(x) + 10 + x * 0.03}`;
  svg += path(`${worn}V800Z`, canvas.colour("adobeLight"));
  svg += dome(canvas, 158, slope(158) + 14, 104, {
    rows: 14,
    door: true,
    doorOpen: true,
    bottles: 6,
    colour: "sand",
    depth: 0.06,
  });
  LINE.toReversed().forEach(([x, height, look], i) => {
    const takes = i % 2 === 1;
    svg += person(canvas, x, slope(x) + 14 + height * 0.14, height, {
      ...look,
      pose: "pass",
      flip: !takes,
      tool: takes ? undefined : "bucket",
      trousers: random.pick(["indigo", "earthDark", "basalt"] as const),
      paint: random.pick(["glassBlue", "red", "marigold"] as const),
    });
  });
  const next = closeFigure(canvas, [832, 330], [900, 860], 172, {
    ...random.pick([CAST.mother, CAST.neighbor, CAST.mason, CAST.father]),
    turn: -0.6,
    tilt: -7,
    mood: "laugh",
    left: { elbow: [640, 560], hand: [520, 470], grip: "grip" },
    right: { elbow: [800, 690], hand: [612, 566], grip: "rim" },
  });
  const our = random.pick(OURS);
  const arm = { ...our, size: 214 };
  svg += next.body + flowers(canvas, 20, 796, 180, 10, 20);
  svg += place(
    520,
    560,
    pail(canvas, 0, 0, random.pick(["marigold", "red", "glassBlue"] as const)),
    1.54,
  );
  svg += next.arms;
  return (
    svg +
    closeArm(
      canvas,
      [60, 1000],
      { elbow: [200, 900], hand: [408, 694], grip: "hold", bent: 26 },
      { ...arm, side: -1 },
    ) +
    closeArm(
      canvas,
      [980, 1000],
      { elbow: [840, 900], hand: [632, 694], grip: "hold", bent: -26 },
      { ...arm, side: 1 },
    )
  );
}

export const BUCKET_HILL = { bucketHill } as const;
