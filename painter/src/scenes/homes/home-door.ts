/** Coming home: the lit door of a house of tires at evening. */
import { bottleDisc, GLASS } from "../../built/bottle.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import { round } from "../../canvas/path.ts";
import { circle, group, line, path, rectangle, ROUND } from "../../canvas/svg.ts";
import { people, person } from "../../people/person.ts";
import { sittingDog } from "../parts/animals.ts";
import { lampGlow } from "../parts/backdrop.ts";
import { sheet } from "../parts/grounds.ts";
import { inLightOf } from "../parts/lamplight.ts";
import { silhouette, veiled } from "../parts/silhouette.ts";

const DARK = "#150f33";
const COLOURS = GLASS.filter((glass) => glass !== "glassClear");
/** Foot of the door, and its two sides. */
const [SILL, LEFT, RIGHT] = [574, 470, 770] as const;

/** The wall in the dusk: courses of tires, a beam over them, bottle ends like stars. */
function darkWall(canvas: Canvas): string {
  const { random } = canvas;
  let svg = sheet(canvas.air.sky[2]);
  svg += rectangle(0, 60, 1200, 530, 0, canvas.shaded("adobeDark", -0.12));
  let treads = "";
  for (let row = 0; row < 6; row++)
    for (let i = -1; i < 8; i++) {
      const [x, y] = [i * 176 + (row % 2) * 88, 96 + row * 82];
      svg += rectangle(x, y, 164, 70, 34, canvas.colour("rubberDark"));
      for (let n = 0; n < 6; n++) treads += `M${x + 30 + n * 21} ${y + 22}l-6 15l6 15`;
    }
  svg += line(treads, canvas.shaded("rubber", 0.03), 5, ROUND);
  svg += rectangle(-10, 48, 1220, 36, 0, canvas.colour("woodDark"));
  svg += rectangle(-10, -10, 1220, 800, 0, DARK, 'opacity=".42"');
  for (const [x, y] of [
    [116, 190],
    [250, 262],
    [356, 168],
    [140, 372],
    [300, 420],
    [884, 170],
    [1000, 264],
    [1110, 180],
    [920, 402],
    [1084, 396],
  ] as const)
    svg += bottleDisc(canvas, x, y, random.between(20, 34), random.pick(COLOURS), {
      glowing: true,
    });
  return svg;
}

/** The light of the room: the door, and its long cloth over the ground to our feet. */
function doorLight(canvas: Canvas): string {
  const gold = canvas.blended("marigold", "lemon", 0.4);
  return (
    rectangle(-10, SILL - 6, 1220, 260, 0, canvas.shaded("earthDark", -0.08)) +
    rectangle(-10, SILL - 6, 1220, 260, 0, DARK, 'opacity=".46"') +
    path(`M${LEFT} ${SILL}H${RIGHT}L1090 810H150Z`, canvas.blended("marigold", "adobe", 0.36)) +
    path(
      `M${LEFT + 24} ${SILL}H${RIGHT - 24}L980 810H260Z`,
      canvas.blended("marigold", "lemon", 0.2),
    ) +
    rectangle(LEFT - 26, 122, RIGHT - LEFT + 52, SILL - 122, 8, canvas.colour("wood")) +
    rectangle(LEFT, 146, RIGHT - LEFT, SILL - 146, 0, gold) +
    rectangle(LEFT, 146, RIGHT - LEFT, 180, 0, "#fff3c4", 'opacity=".4"') +
    line("M690 146V196", canvas.colour("woodDark"), 4) +
    circle(690, 214, 22, "#fffbe0")
  );
}

/** Who waits in the door, against the light. */
const waiting = (lamp: Canvas): string =>
  people(lamp, [
    [566, SILL + 2, 330, { who: "woman", pose: "wave", flip: true, shadow: false }],
    [694, SILL + 2, 352, { who: "man", pose: "stand", hat: "straw", flip: true, shadow: false }],
  ]);

/** The little sister, who cannot wait, and her shadow before her. */
function running(lamp: Canvas): string {
  const sister = person(lamp, 556, 716, 270, {
    who: "girl",
    pose: "run",
    flip: true,
    woven: true,
    shadow: false,
  });
  return (
    group(
      silhouette(sister, "#5a1f2a"),
      'transform="matrix(1.05 0 .3 -.34 -242 962)" opacity=".5"',
    ) + veiled(sister, "#5a1f2a", 0.12)
  );
}

/** A door at evening: its light comes out to who comes home; the little sister runs along it. */
function homeDoor(canvas: Canvas): string {
  const { random } = canvas;
  const lamp = inLightOf(canvas, "noon");
  const family = waiting(lamp);
  let svg = darkWall(canvas) + doorLight(lamp);
  // Their shadows come towards us and grow.
  svg += group(
    silhouette(family, "#5a1f2a"),
    `transform="matrix(1.3 0 0 -.66 -186 ${round((SILL + 4) * 1.66)})" opacity=".5"`,
  );
  svg += veiled(family, "#5a1f2a", 0.22);
  svg += lampGlow(canvas, 620, 330, 420, 330, 0.42);
  svg += path("M850 742l170 40l-60 26l-190 -40Z", "#5a1f2a", 'opacity=".42"');
  svg += veiled(sittingDog(lamp, 856, 748, 1.25), "#5a1f2a", 0.22) + running(lamp);
  // A pupil comes home, from behind.
  return (
    svg +
    person(inLightOf(canvas, "dusk"), 268, 1000, 580, {
      who: random.pick(["girl", "boy"] as const),
      back: true,
      pack: "glassTeal",
      arms: "cheer",
      shadow: false,
    })
  );
}

export const HOME_DOOR = { homeDoor } as const;
