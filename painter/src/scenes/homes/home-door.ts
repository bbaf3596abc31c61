/** Section of a tire house in the evening with three lamp-lit rooms. */
import { bottleDisc, GLASS } from "../../built/bottle.ts";
import { solarPanel } from "../../built/solar.ts";
import { tireFlat } from "../../built/tire.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import type { ColourName } from "../../canvas/palette.ts";
import { circle, line, path, rectangle, ROUND } from "../../canvas/svg.ts";
import { bandStrip } from "../../cloth/bands.ts";
import { flowers, tufts } from "../../land/plants.ts";
import { people, person } from "../../people/person.ts";
import { sittingDog, sleepingCat } from "../parts/animals.ts";
import { backdrop, lampGlow, trees } from "../parts/backdrop.ts";
import { withLight } from "../parts/lamplight.ts";
import { hungMaize } from "../parts/rooms.ts";
import { earthIn, gravelIn, tireStack, vault, waterIn } from "../sections/cut.ts";

const FLOOR = 590;
/** The x of the left wall, the width of a room with its wall, and the y at which the vaults start. */
const [LEFT, BAY, SPRING] = [236, 250, 286] as const;
const WALLS: readonly ColourName[] = ["adobeLight", "cream", "rose"];

/** The three rooms, each with a lamp and a window of bottles. */
function rooms(canvas: Canvas, lamp: Canvas): string {
  return WALLS.map((wall, i) => {
    const x = LEFT + 40 + i * BAY;
    const room = `M${x} ${FLOOR}V${SPRING + 20}Q${x + BAY / 2} ${SPRING - 132} ${x + BAY} ${SPRING + 20}V${FLOOR}Z`;
    const glass = [-1, 0, 1].map((n) =>
      bottleDisc(lamp, x + 126 + n * 40, SPRING + 92 - (n ? 0 : 12), 17, GLASS[i * 2 + n + 1]!, {
        glowing: true,
      }),
    );
    return (
      path(room, lamp.colour(wall)) +
      rectangle(x, FLOOR - 76, BAY, 76, 0, lamp.shaded(wall, -0.09)) +
      line(`M${x + 126} ${SPRING - 46}v50`, canvas.colour("basalt"), 3) +
      lampGlow(canvas, x + 126, SPRING + 70, 190, 240, 0.6) +
      glass.join("") +
      circle(x + 126, SPRING + 12, 13, "#fff6d0")
    );
  }).join("");
}

/** A stove with a fire, a laid table, a bed with a woven blanket. */
function furniture(lamp: Canvas): string {
  const [kitchen, hall, bed] = [LEFT + 66, LEFT + BAY + 60, LEFT + 2 * BAY + 66];
  return (
    rectangle(kitchen + 84, FLOOR - 92, 112, 92, 6, lamp.colour("tile")) +
    rectangle(kitchen + 76, FLOOR - 102, 128, 14, 4, lamp.colour("adobeLight")) +
    path(`M${kitchen + 120} ${FLOOR}v-40q20 -26 40 0v40Z`, lamp.colour("basalt")) +
    path(`M${kitchen + 128} ${FLOOR}q4 -34 14 -40q10 12 12 40Z`, lamp.colour("marigold")) +
    path(`M${kitchen + 112} ${FLOOR - 102}q2 -34 28 -34t28 34Z`, lamp.colour("redDeep")) +
    line(`M${kitchen + 186} ${FLOOR - 102}V${SPRING - 62}`, lamp.colour("steel"), 15) +
    hungMaize(lamp, kitchen + 18, SPRING + 40, 3, 34) +
    rectangle(hall + 82, FLOOR - 78, 118, 12, 3, lamp.colour("wood")) +
    line(`M${hall + 96} ${FLOOR}v-70M${hall + 186} ${FLOOR}v-70`, lamp.colour("woodDark"), 9) +
    line(
      `M${hall + 116} ${FLOOR - 84}h22M${hall + 150} ${FLOOR - 84}h22`,
      lamp.colour("white"),
      8,
      ROUND,
    ) +
    rectangle(bed, FLOOR - 46, 166, 16, 4, lamp.colour("wood")) +
    line(`M${bed + 8} ${FLOOR}v-76M${bed + 160} ${FLOOR}v-40`, lamp.colour("woodDark"), 10, ROUND) +
    bandStrip(lamp, "cielo", bed + 14, FLOOR - 68, 148, 28)
  );
}

/** Rain from the vaults fills a tank; solar panels power the lamps. */
const tankAndPanels = (canvas: Canvas): string =>
  [0, 1, 2].map((i) => vault(canvas, LEFT + 32 + i * BAY, SPRING + 22, BAY + 16, 76)).join("") +
  solarPanel(canvas, LEFT + 96, SPRING - 52, 140, 46, 0.3) +
  solarPanel(canvas, LEFT + 346, SPRING - 52, 140, 46, 0.3) +
  line(
    `M${LEFT + 34} ${SPRING + 8}Q150 ${SPRING + 10} 150 410`,
    canvas.colour("glassBlue"),
    9,
    `${ROUND} stroke-dasharray="18 10"`,
  ) +
  rectangle(86, 404, 116, FLOOR - 404, 10, canvas.colour("plaster")) +
  waterIn(canvas, 97, 438, 94, FLOOR - 12);

/** Evening: an open house in section, and people coming home along the path. */
function homeDoor(canvas: Canvas): string {
  const lamp = withLight(canvas, "noon");
  let svg = backdrop(canvas, {
    style: "rings",
    sun: [0.16, 0.22],
    sunRadius: 74,
    horizon: 440,
    fields: { y: 470, depth: 0.32, base: 17, bottom: 610 },
  });
  svg += trees(canvas, [[1150, 330, 220, "round", "greenMid"]]);
  const hill = `M980 ${FLOOR}V350Q1080 296 1210 312V${FLOOR}Z`;
  svg += earthIn(canvas, hill, ["soil", "earth", "earthDark"], 340);
  svg += line("M1046 330Q1110 306 1210 312", canvas.colour("milpa"), 16, ROUND);
  svg += rooms(canvas, lamp) + furniture(lamp);
  for (let i = 0; i < 4; i++) svg += tireStack(canvas, LEFT + i * BAY, FLOOR + 6, 8, 78, 38);
  svg += tankAndPanels(canvas);
  svg += earthIn(canvas, `M-10 ${FLOOR + 4}H1210V810H-10Z`, ["earth", "soil", "earthDark"], FLOOR);
  svg += gravelIn(canvas, LEFT - 16, FLOOR + 10, 850, 32);
  svg += rectangle(LEFT + 60, FLOOR, 724, 12, 2, canvas.colour("plasterShade"));
  svg += people(lamp, [
    [336, FLOOR, 232, { who: "woman", pose: "pass", tool: "pointer", toolTurn: 66 }],
    [682, FLOOR, 156, { who: "girl", pose: "wave", flip: true, woven: true }],
    [594, FLOOR, 246, { who: "man", pose: "sit", flip: true, shadow: false }],
    [950, FLOOR, 214, { who: "woman", pose: "hold", flip: true, hairColour: "steel", hair: "bun" }],
  ]);
  svg += tireFlat(lamp, LEFT + BAY + 110, FLOOR + 2, 34, { thickness: 0.9, shadow: false });
  svg += sleepingCat(lamp, LEFT + 2 * BAY + 128, FLOOR - 66, 0.62);
  // The path is in front of the section.
  svg += path("M-10 716Q600 676 1210 722V810H-10Z", canvas.colour("green"));
  svg += tufts(canvas, () => 742, 20, 1190, 26, 15, canvas.colour("greenDeep"));
  svg += sittingDog(canvas, 520, 784, 0.9) + flowers(canvas, 860, 770, 190, 20, 18);
  const comes = { who: "boy", back: true, pack: "glassTeal" } as const;
  return svg + person(canvas, 330, 792, 180, comes);
}

export const HOME_DOOR = { homeDoor } as const;
