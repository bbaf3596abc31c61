/** Sections of an earthbag classroom and an off-grid home. */
import { bottleDisc, bottleField, GLASS } from "../../built/bottle.ts";
import { clip } from "../../built/clip.ts";
import { solarPanel } from "../../built/solar.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import { circle, group, line, path, rectangle, ROUND } from "../../canvas/svg.ts";
import { flowers } from "../../land/plants.ts";
import { people, person } from "../../people/person.ts";
import { withLight } from "../parts/lamplight.ts";
import { sittingDog } from "../parts/animals.ts";
import { lampGlow } from "../parts/backdrop.ts";
import { bagRings, type BagDome, domeLine } from "./bag-dome.ts";
import { earthIn, FLOOR, gravelIn, sectionLand, tireStack, vault, waterIn } from "./cut.ts";

const ROOM: BagDome = { x: 600, floor: FLOOR, high: 520, wide: 380 };

/** An earthbag room with a shaft of light from the top: a painting class. */
function bagRoom(canvas: Canvas): string {
  let svg = sectionLand(canvas, [0.5, 0.06]);
  svg += gravelIn(canvas, 206, FLOOR + 12, 788, 38);
  svg += bagRings(canvas, ROOM, 14);
  const inner = domeLine(ROOM, 44);
  svg += path(inner, canvas.shaded("adobeDark", -0.08));
  let inside = path(`M550 150H650L880 ${FLOOR}H320Z`, canvas.air.sun, 'opacity=".34"');
  inside += path(`M572 150H628L780 ${FLOOR}H420Z`, "#fff8dc", 'opacity=".34"');
  for (let i = 0; i < 11; i++) {
    const angle = Math.PI * (0.08 + 0.84 * (i / 10));
    inside += bottleDisc(
      canvas,
      600 - Math.cos(angle) * 262,
      520 - Math.sin(angle) * 250,
      22,
      GLASS[i % 8]!,
      { glowing: true },
    );
  }
  svg += group(inside, clip(canvas, inner));
  // The brick ring around the opening.
  svg += rectangle(542, 126, 116, 26, 6, canvas.colour("tile"));
  svg += rectangle(190, FLOOR, 820, 14, 2, canvas.colour("plasterShade"));
  for (const [x, flip] of [
    [470, 1],
    [746, -1],
  ] as const)
    svg +=
      line(
        `M${x - 44} ${FLOOR}L${x} ${FLOOR - 226}L${x + 44} ${FLOOR}`,
        canvas.colour("woodDark"),
        9,
        ROUND,
      ) +
      rectangle(x - 66, FLOOR - 212, 132, 108, 3, canvas.colour("cream")) +
      path(
        `M${x - 54} ${FLOOR - 114}l40 -64l28 33l18 -18l22 49Z`,
        canvas.colour(flip > 0 ? "indigo" : "greenMid"),
      ) +
      circle(x + 34, FLOOR - 184, 14, canvas.colour(flip > 0 ? "marigold" : "redHot"));
  svg += people(canvas, [
    [362, FLOOR, 218, { who: "girl", pose: "plaster", tool: "pointer", woven: true }],
    [858, FLOOR, 210, { who: "boy", pose: "plaster", tool: "pointer", flip: true, shirt: "red" }],
    [596, FLOOR, 290, { who: "woman", pose: "point" }],
  ]);
  return svg;
}

/** An off-grid home: warmed by the hill, power and rain from the roof, used water for its plants. */
function homeSection(canvas: Canvas): string {
  let svg = sectionLand(canvas, [0.84, 0.2]);
  // The lamp lights the room.
  const room = canvas.night || canvas.time === "dusk" ? withLight(canvas, "noon") : canvas;
  const hill = `M-10 286Q170 262 300 330V${FLOOR + 10}H-10Z`;
  svg +=
    earthIn(canvas, hill, ["soil", "earth", "earthDark"], 300) +
    line("M-10 286Q170 262 296 326", canvas.colour("milpa"), 16, ROUND);
  svg += gravelIn(canvas, 250, FLOOR + 12, 800, 38);
  svg += path(
    `M330 ${FLOOR + 4}V330Q490 210 650 330Q790 240 930 340L1010 ${FLOOR + 4}Z`,
    room.colour("adobeLight"),
  );
  svg += path(`M330 ${FLOOR}H1006L990 ${FLOOR - 84}H330Z`, room.colour("glassTeal"));
  // Low sunlight through the slanted glass.
  svg += path(`M936 350L990 ${FLOOR - 90}L560 ${FLOOR}H420Z`, canvas.air.sun, 'opacity=".4"');
  svg +=
    line(`M930 340L1010 ${FLOOR - 60}`, canvas.colour("sky"), 14) +
    line(`M930 340L1010 ${FLOOR - 60}`, canvas.colour("wood"), 5, 'stroke-dasharray="60 8"');
  // A bed of bananas and flowers, watered with used water.
  svg +=
    path(`M880 ${FLOOR + 4}V${FLOOR - 60}H1024V${FLOOR + 4}Z`, canvas.colour("adobe")) +
    path(`M888 ${FLOOR - 46}H1016V${FLOOR - 60}H888Z`, canvas.colour("earthDark"));
  svg += flowers(canvas, 884, FLOOR - 58, 130, 22, 17);
  svg += vault(canvas, 322, 334, 332, 84) + vault(canvas, 640, 334, 300, 66);
  svg +=
    tireStack(canvas, 270, FLOOR + 4, 8, 108, 41) + tireStack(canvas, 606, FLOOR + 4, 8, 84, 41);
  svg += group(
    solarPanel(canvas, 430, 252, 190, 56, 0.2) + solarPanel(canvas, 720, 272, 170, 52, 0.2),
  );
  // Rain: from the vault to a tank in the hill, to the tap, to the bed.
  svg +=
    rectangle(96, 420, 132, 150, 10, canvas.colour("plaster")) +
    waterIn(canvas, 106, 452, 112, 562);
  svg += line(
    "M330 322Q270 300 210 330T162 424",
    canvas.colour("glassBlue"),
    9,
    `${ROUND} stroke-dasharray="18 10"`,
  );
  svg += line(
    `M222 540H400V600M430 ${FLOOR + 24}H920V${FLOOR - 30}`,
    canvas.colour("glassBlue"),
    8,
    `${ROUND} stroke-dasharray="18 10"`,
  );
  svg +=
    rectangle(392, FLOOR - 84, 92, 84, 4, room.colour("plasterShade")) +
    rectangle(384, FLOOR - 92, 108, 12, 3, canvas.colour("adobe"));
  svg +=
    line(`M770 ${FLOOR - 300}v54`, canvas.colour("basalt"), 3) +
    lampGlow(canvas, 770, FLOOR - 230, canvas.night ? 420 : 150, canvas.night ? 300 : 130, 0.4) +
    bottleField(room, 700, 400, 150, 110, 15) +
    circle(770, FLOOR - 238, 11, "#fff0b0");
  svg += people(room, [
    [516, FLOOR, 262, { who: "woman", pose: "pass", tool: "bucket", flip: true }],
    [730, FLOOR, 186, { who: "girl", pose: "sitGround", tool: "book", woven: true }],
    [846, FLOOR, 190, { who: "boy", pose: "sitGround", tool: "book", flip: true }],
  ]);
  svg += person(canvas, 1082, FLOOR + 10, 256, {
    who: "man",
    pose: "pass",
    tool: "bucket",
    hat: "straw",
    flip: true,
  });
  return (
    svg +
    rectangle(360, FLOOR, 530, 12, 2, canvas.colour("plasterShade")) +
    sittingDog(canvas, 1150, FLOOR + 14, 0.6)
  );
}

export const HOMES_SECTION = { bagRoom, homeSection } as const;
