/** On a roof: a panel that two lean over is a piece of the sky. */
import { clip } from "../../built/clip.ts";
import { tileRoof } from "../../built/roof.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import { mix } from "../../canvas/colour.ts";
import { type ColourName, pigment } from "../../canvas/palette.ts";
import { lerp, type Point, polygon, round, taper } from "../../canvas/path.ts";
import { circle, group, line, path, place, rectangle, ROUND } from "../../canvas/svg.ts";
import { birds } from "../../land/birds.ts";
import { cloud } from "../../land/cloud.ts";
import { sky } from "../../land/sky.ts";
import { CAST } from "../parts/cast.ts";
import { dressed } from "../parts/close-dress.ts";
import { outlined } from "../parts/close-face.ts";
import { closePerson, type CloseLook } from "../parts/close-figure.ts";

const EDGE = outlined(3);
/** The upper edge, over which they look. */
const TOP = 372;
const FOOT = 756;

/** A point of the glass: across from 0 to 1, and down to us. */
const at = (u: number, v: number): Point => [
  lerp(lerp(270, 176, v), lerp(930, 1024, v), u),
  lerp(TOP, FOOT, v),
];

/** Four fingers that come over the frame from behind; the palm carries it from below. */
function fingers(canvas: Canvas, x: number, skin: ColourName, side: 1 | -1): string {
  let svg = "";
  for (let i = 0; i < 4; i++) {
    const fx = x + (i - 1.5) * 25;
    const reach = [34, 42, 40, 30][side > 0 ? i : 3 - i]!;
    svg +=
      path(
        taper(
          [
            [fx - side * 4, TOP - 22],
            [fx, TOP + 4],
            [fx + side * 2, TOP + reach],
          ],
          [12.5, 12.5, 9.5],
        ),
        i % 2 ? canvas.colour(skin) : canvas.shaded(skin, 0.03),
        EDGE,
      ) +
      path(
        `M${round(fx - 5)} ${round(TOP + reach - 8)}q${5 + side} -4 10 0v9q-5 4 -10 0Z`,
        canvas.blended(skin, "white", 0.4),
      ) +
      line(`M${round(fx - 7)} ${TOP + 3}q7 3 14 0`, canvas.shaded(skin, -0.12), 2.4, ROUND);
  }
  return svg;
}

/** The sky above, and in it who looks down. */
function mirrorImage(canvas: Canvas, people: string): string {
  const glass = polygon([at(0, 0), at(1, 0), at(1, 1), at(0, 1)]);
  const sun = canvas.light((air) => air.sun);
  let cells = "";
  for (let i = 1; i < 6; i++) cells += polygon([at(i / 6, 0), at(i / 6, 1)], false);
  for (let i = 1; i < 4; i++)
    cells += polygon([at(0, (i / 4) ** 1.12), at(1, (i / 4) ** 1.12)], false);
  return (
    path(
      glass,
      canvas.light((air) => mix(air.sky[1], pigment("solar"), 0.6)),
    ) +
    `<g ${clip(canvas, glass)}>` +
    path(
      `M100 ${FOOT}H1100V560Q600 480 100 600Z`,
      canvas.light((air) => mix(air.sky[3], pigment("skyDeep"), 0.36)),
    ) +
    circle(600, 700, 84, sun, 'opacity=".35"') +
    circle(600, 700, 56, sun) +
    group(
      cloud(canvas, 330, -640, 300) + cloud(canvas, 860, -590, 260),
      'transform="scale(1 -1)"',
    ) +
    birds(canvas, 700, 590, 4, 17, canvas.colour("indigoDeep")) +
    group(people, `transform="matrix(1 0 0 -.86 0 ${round(TOP * 1.86)})" opacity=".86"`) +
    path(glass, canvas.colour("solar"), 'opacity=".2"') +
    "</g>" +
    line(cells, canvas.colour("white"), 4, 'opacity=".5"')
  );
}

const CREWS: readonly (readonly [CloseLook, CloseLook])[] = [
  [CAST.mason, CAST.neighbor],
  [CAST.guest, CAST.father],
  [CAST.mother, CAST.guestMan],
];

/** Two on a tiled roof bring a panel to its place; clouds, sun and both their faces lie in its glass. */
function panelOnRoof(canvas: Canvas): string {
  const { random } = canvas;
  const [holder, turner] = random.pick(CREWS).map((look, i) => ({
    ...dressed(canvas, { ...look, apron: undefined }),
    shawl: undefined,
    hat: "hard" as const,
    hatColour: i ? ("white" as const) : ("marigold" as const),
  }));
  const who = (x: number, side: 1 | -1, look: CloseLook, tilt: number): string =>
    closePerson(canvas, [x, 178], [x - side * 16, 640], 170, {
      ...look,
      turn: side * 0.34,
      tilt,
      down: true,
      mood: "laugh",
      left: { elbow: [x - 160, 380], hand: [x - 112, 430] },
      right: { elbow: [x + 160, 380], hand: [x + 112, 430] },
    });
  const people = who(424, 1, holder!, 8) + who(776, -1, turner!, -4);
  const frame = polygon([at(-0.03, -0.05), at(1.03, -0.05), at(1.03, 1.06), at(-0.03, 1.06)]);
  let svg = sky(canvas, {
    style: canvas.skyStyle ?? "strips",
    horizon: 470,
    sunX: 600,
    sunY: -60,
    sunRadius: 40,
  });
  svg +=
    cloud(canvas, 130, 170, 250) +
    cloud(canvas, 1090, 130, 230) +
    tileRoof(canvas, -60, 1260, 430, 830, { insetLeft: 60, insetRight: 60, barrel: 44, rows: 5 }) +
    rectangle(-10, 418, 1220, 26, 12, canvas.colour("tileDark")) +
    people +
    path(frame, "#1a0a1e", 'opacity=".3" transform="translate(-14 22)"') +
    path(frame, canvas.colour("steel"), EDGE) +
    mirrorImage(canvas, people);
  for (const [x, look] of [
    [424, holder!],
    [776, turner!],
  ] as const)
    svg +=
      fingers(canvas, x - 118, look.skin ?? "skin1", 1) +
      fingers(canvas, x + 118, look.skin ?? "skin1", -1);
  // What fixes it lies ready on the tiles.
  return (
    svg +
    place(
      1112,
      690,
      line("M-60 0H30", canvas.colour("steelDark"), 18, ROUND) +
        line("M44 -22q-26 6 -22 22t24 20", canvas.colour("steelDark"), 14, ROUND),
      1,
      -24,
    )
  );
}

export const PANEL_ON_ROOF = { panelOnRoof } as const;
