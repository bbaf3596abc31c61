/** Section of an earthbag kitchen: the fire lights it, the smoke leaves through the pipe. */
import { bottleDisc, GLASS } from "../../built/bottle.ts";
import { clip } from "../../built/clip.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import { rectangle } from "../../canvas/svg.ts";
import { bandStrip } from "../../cloth/bands.ts";
import { flowers } from "../../land/plants.ts";
import { people } from "../../people/person.ts";
import { clayStove } from "../homes/outdoor-stove.ts";
import { hen, sleepingCat } from "../parts/animals.ts";
import { lampGlow } from "../parts/backdrop.ts";
import { hungMaize } from "../parts/rooms.ts";
import { bagRings, type BagDome, domeLine } from "./bag-dome.ts";
import { sectionLand, smokeAlong } from "./cut.ts";

const FLOOR = 690;
const DOME: BagDome = { x: 600, floor: FLOOR, high: 540, wide: 440 };

const COOKS = { who: "woman", pose: "stir", tool: "pointer", toolTurn: 66 } as const;
const READS = { who: "girl", pose: "sitGround", tool: "book" } as const;

function kitchenDome(canvas: Canvas): string {
  let svg = sectionLand(canvas, [0.12, 0.36], FLOOR);
  svg += bagRings(canvas, DOME, 17);
  let room =
    rectangle(0, 0, 1200, FLOOR, 0, canvas.colour("cream")) +
    rectangle(0, 500, 1200, 200, 0, canvas.colour("adobeLight"));
  room += bandStrip(canvas, "camino", 100, 478, 1000, 34);
  for (let i = 0; i < 7; i++)
    room += bottleDisc(
      canvas,
      420 + i * 42,
      330 - Math.sin((i / 6) * Math.PI) * 40,
      17,
      GLASS[i]!,
      { glowing: true },
    );
  room += lampGlow(canvas, 600, 560, 460, 340, 0.75);
  svg += `<g ${clip(canvas, domeLine(DOME, 46))}>${room}</g>` + hungMaize(canvas, 452, 356, 6, 62);
  svg += clayStove(canvas) + smokeAlong(canvas, "M742 110q24 -40 90 -30t120 -26", 26);
  svg += people(canvas, [
    [350, FLOOR - 2, 352, { ...COOKS, apron: "sky", shadow: false }],
    [938, FLOOR - 2, 264, { ...READS, flip: true, woven: true, shadow: false }],
  ]);
  svg += rectangle(330, FLOOR - 4, 540, 8, 0, canvas.colour("tileDark"));
  return (
    svg +
    sleepingCat(canvas, 470, FLOOR + 4, 0.8, "steel") +
    hen(canvas, 1080, 730, 0.7) +
    flowers(canvas, 60, 720, 140, 16, 14)
  );
}

export const KITCHEN_DOME = { kitchenDome } as const;
