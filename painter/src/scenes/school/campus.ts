/** Section through the school's hillside: walls of tires retain its terraces, each with an open room. */
import { bottleDisc, bottleField, GLASS } from "../../built/bottle.ts";
import { clip } from "../../built/clip.ts";
import { solarPanel } from "../../built/solar.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import { line, path, place, rectangle, ROUND } from "../../canvas/svg.ts";
import { papelPicado } from "../../hero/papel-picado.ts";
import { maize } from "../../land/maize.ts";
import { people } from "../../people/person.ts";
import { THINGS } from "../../things/all.ts";
import { backdrop, trees } from "../parts/backdrop.ts";
import { bagRings, type BagDome, domeLine } from "../sections/bag-dome.ts";
import { earthIn, gravelIn, rainPipe, tireStack, waterIn } from "../sections/cut.ts";

/** Floor levels (y) of court, classroom and dome, and left ends of the terraces. */
const [COURT, ROOM, TOP] = [756, 588, 392];
const [LOWER, UPPER] = [404, 796];
const DOME: BagDome = { x: 962, floor: TOP, high: 280, wide: 158 };

/** The hill in three steps, each retained by tires with drainage gravel behind. */
function terraces(canvas: Canvas): string {
  const hill = `M-10 ${COURT}H${LOWER}V${ROOM}H${UPPER}V${TOP}Q1010 ${TOP - 12} 1210 ${TOP}V810H-10Z`;
  const grass = (d: string): string => line(d, canvas.colour("milpa"), 15, ROUND);
  return (
    earthIn(canvas, hill, ["soil", "earth", "earthDark"], TOP + 40) +
    gravelIn(canvas, LOWER + 62, ROOM + 10, 40, COURT - ROOM + 14) +
    gravelIn(canvas, UPPER + 62, TOP + 12, 40, ROOM - TOP) +
    tireStack(canvas, LOWER - 14, COURT + 6, 5, 82, 34) +
    tireStack(canvas, UPPER - 14, ROOM + 6, 6, 82, 33) +
    grass(`M-10 ${COURT}H${LOWER - 20}M${UPPER + 70} ${TOP}H1210`)
  );
}

/** Uppermost: an earthbag room in which small children listen to a story. */
function topRoom(canvas: Canvas): string {
  const inner = domeLine(DOME, 26);
  let inside = path(inner, canvas.colour("cream"));
  inside += rectangle(760, TOP - 50, 420, 54, 0, canvas.colour("adobeLight"));
  for (let i = 0; i < 7; i++) {
    const angle = Math.PI * (0.2 + 0.6 * (i / 6));
    const [x, y] = [DOME.x - Math.cos(angle) * 84, TOP - 96 - Math.sin(angle) * 84];
    inside += bottleDisc(canvas, x, y, 13, GLASS[i]!, { glowing: true });
  }
  return (
    gravelIn(canvas, DOME.x - 168, TOP + 4, 336, 24) +
    bagRings(canvas, DOME, 12) +
    `<g ${clip(canvas, inner)}>${inside}</g>` +
    rectangle(DOME.x - 162, TOP - 3, 324, 9, 2, canvas.colour("plasterShade")) +
    people(canvas, [
      [1016, TOP - 2, 162, { who: "woman", pose: "read", tool: "book", flip: true, shadow: false }],
      [956, TOP - 2, 132, { who: "boy", pose: "sitGround", shadow: false }],
      [898, TOP - 2, 124, { who: "girl", pose: "sitGround", woven: true, shadow: false }],
    ])
  );
}

/** Middle: a classroom with the tire wall at its back, bottles in its front, and panels and rain on its roof. */
function classroom(canvas: Canvas): string {
  const [left, right] = [482, UPPER - 6];
  return (
    path(
      `M${left} ${ROOM}V${TOP + 22}L${right} ${TOP - 26}V${ROOM}Z`,
      canvas.blended("cream", "marigold", 0.22),
    ) +
    rectangle(left, ROOM - 56, right - left, 56, 0, canvas.colour("glassTeal")) +
    path(`M${left + 20} ${TOP + 70}L700 ${ROOM}H560Z`, canvas.air.sun, 'opacity=".4"') +
    rectangle(
      618,
      ROOM - 142,
      116,
      80,
      4,
      canvas.colour("greenDeep"),
      `stroke="${canvas.colour("wood")}" stroke-width="8"`,
    ) +
    line(`M636 ${ROOM - 82}h34M690 ${ROOM - 78}l14 -44l14 44Z`, canvas.colour("cream"), 4, ROUND) +
    rectangle(left - 14, TOP + 20, 34, ROOM - TOP - 16, 3, canvas.colour("adobe")) +
    bottleField(canvas, left - 12, TOP + 56, 30, 110, 9) +
    tireStack(canvas, UPPER - 14, ROOM + 6, 6, 82, 33) +
    line(`M${left - 46} ${TOP + 28}L${UPPER + 8} ${TOP - 30}`, canvas.colour("wood"), 22) +
    line(`M${left - 52} ${TOP + 12}L${UPPER + 8} ${TOP - 46}`, canvas.colour("tile"), 15) +
    solarPanel(canvas, 566, TOP - 8, 150, 46, 0.35) +
    rectangle(left - 20, ROOM - 2, right - left + 20, 12, 2, canvas.colour("plasterShade")) +
    people(canvas, [
      [752, ROOM, 172, { who: "woman", pose: "point", flip: true, shadow: false }],
      [
        598,
        ROOM,
        128,
        { who: "girl", pose: "sitGround", tool: "book", woven: true, shadow: false },
      ],
      [536, ROOM, 132, { who: "boy", pose: "sitGround", tool: "book", shadow: false }],
    ])
  );
}

/** A tank at the foot of the wall with rain from the roof, and a tap. */
const tank = (canvas: Canvas): string =>
  rainPipe(canvas, `M436 ${TOP + 34}V${TOP + 66}H352V620`) +
  rectangle(298, 612, 108, COURT - 612, 12, canvas.colour("plaster")) +
  waterIn(canvas, 310, 648, 84, COURT - 12) +
  rectangle(290, 602, 124, 16, 6, canvas.colour("plasterShade")) +
  line(`M298 ${COURT - 66}h-28v10`, canvas.colour("steelDark"), 9, ROUND) +
  line(`M270 ${COURT - 54}v14`, canvas.colour("skyDeep"), 5, ROUND);

/** A school morning on a hill in section: three terraces with rooms, the path of the rainwater, play in the court. */
function campus(canvas: Canvas): string {
  let svg = backdrop(canvas, {
    style: "rings",
    sun: [0.28, 0.24],
    sunRadius: 80,
    horizon: 470,
    fields: { y: 500, depth: 0.32, base: 17, bottom: 710 },
  });
  svg += trees(canvas, [
    [1178, TOP, 200, "round"],
    [40, COURT + 4, 250, "round", "greenMid"],
  ]);
  svg += terraces(canvas) + topRoom(canvas) + classroom(canvas) + tank(canvas);
  for (let i = 0; i < 3; i++) svg += maize(canvas, 424 + i * 20, ROOM + 4, 62 + (i % 2) * 8);
  svg += papelPicado(canvas, 70, 470, 436, 420, 26, 12, 22);
  svg += people(canvas, [
    [
      250,
      COURT + 2,
      168,
      { who: "woman", pose: "hold", tool: "bucket", bundle: "rose", baby: true },
    ],
    [96, COURT + 2, 138, { who: "boy", pose: "run", shirt: "red" }],
    [192, COURT + 2, 132, { who: "girl", pose: "run", woven: true, flip: true }],
  ]);
  return svg + place(138, COURT - 10, THINGS.ball(canvas), 0.11);
}

export const CAMPUS = { campus } as const;
