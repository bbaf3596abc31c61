/** Sections of tire rooms: the vaulted workshops, and the first house. */
import { bottleDisc, GLASS } from "../../built/bottle.ts";
import { clip } from "../../built/clip.ts";
import { tireFlat } from "../../built/tire.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import type { ColourName } from "../../canvas/palette.ts";
import { round } from "../../canvas/path.ts";
import { circle, group, line, path, rectangle, ROUND } from "../../canvas/svg.ts";
import { flowers } from "../../land/plants.ts";
import type { PersonOptions } from "../../people/person-look.ts";
import { people } from "../../people/person.ts";
import { sittingDog } from "../parts/animals.ts";
import { lampGlow } from "../parts/backdrop.ts";
import { FLOOR, gravelIn, sectionLand, tireStack, vault } from "./cut.ts";

/** Trades of the school: wall colour, people at work, objects in the room. */
const TRADES: readonly {
  wall: ColourName;
  who: PersonOptions;
  thing: (canvas: Canvas, x: number) => string;
}[] = [
  {
    wall: "marigold",
    who: { who: "man", pose: "pass", hat: "straw", shirt: "white" },
    thing: (canvas, x) =>
      line(
        `M${x + 100} ${FLOOR}l12 -96M${x + 184} ${FLOOR}l-12 -96`,
        canvas.colour("woodDark"),
        9,
        ROUND,
      ) +
      rectangle(x + 84, FLOOR - 108, 118, 14, 2, canvas.colour("wood")) +
      // A saw in the board, its handle in the hand.
      path(`M${x + 92} ${FLOOR - 172}l24 -4l80 66l-26 8Z`, canvas.colour("steelDark")) +
      rectangle(x + 74, FLOOR - 122, 132, 15, 2, canvas.colour("woodLight")),
  },
  {
    wall: "glassTeal",
    who: { who: "woman", pose: "pass", hat: "hard", woven: false, skirt: "indigo", shirt: "red" },
    thing: (canvas, x) =>
      line(
        `M${x + 112} ${FLOOR}V${FLOOR - 120}H${x + 188}V${FLOOR}M${x + 136} ${FLOOR - 120}V${FLOOR}M${x + 162} ${FLOOR - 120}V${FLOOR}M${x + 112} ${FLOOR - 60}h76`,
        canvas.colour("steelDark"),
        7,
      ) +
      line(
        `M${x + 96} ${FLOOR - 158}L${x + 128} ${FLOOR - 128}`,
        canvas.colour("rubber"),
        8,
        ROUND,
      ) +
      lampGlow(canvas, x + 130, FLOOR - 124, 84, 84, 0.9) +
      line(
        `M${x + 134} ${FLOOR - 128}l22 -22M${x + 136} ${FLOOR - 122}l32 -6M${x + 132} ${FLOOR - 132}l4 -32M${x + 136} ${FLOOR - 116}l24 14`,
        "#fff2c0",
        4,
        ROUND,
      ) +
      circle(x + 130, FLOOR - 126, 7, "#fffbe6"),
  },
  {
    wall: "rose",
    who: { who: "woman", pose: "sit", shadow: false },
    thing: (canvas, x) =>
      rectangle(x + 84, FLOOR - 84, 118, 12, 2, canvas.colour("woodLight")) +
      line(`M${x + 96} ${FLOOR}v-74M${x + 190} ${FLOOR}v-74`, canvas.colour("woodDark"), 8) +
      path(`M${x + 104} ${FLOOR - 84}v-44h74v44h-20v-24h-34v24Z`, canvas.colour("basalt")) +
      circle(x + 184, FLOOR - 112, 15, canvas.colour("steel")) +
      path(`M${x + 84} ${FLOOR - 86}h42l-8 54h-38Z`, canvas.colour("redHot")),
  },
  {
    wall: "sky",
    who: { who: "man", pose: "lay", tool: "trowel", toolTurn: 62, shirt: "marigold", hat: "cap" },
    thing: (canvas, x) =>
      [0, 1, 2]
        .map((row) =>
          [0, 1]
            .map((i) =>
              rectangle(
                x + 132 + i * 36 + (row % 2) * 10,
                FLOOR - 26 - row * 27,
                33,
                24,
                2,
                canvas.shaded("tile", row % 2 ? 0.03 : -0.02),
              ),
            )
            .join(""),
        )
        .join("") + line(`M${x + 130} ${FLOOR - 84}h74`, canvas.colour("plasterShade"), 7, ROUND),
  },
];

/** Four workshops in a row with tire walls and thin vaults, each with a trade at work. */
function workshopVaults(canvas: Canvas): string {
  let svg = sectionLand(canvas, [0.5, 0.16]);
  svg += gravelIn(canvas, 40, FLOOR + 12, 1120, 38);
  TRADES.forEach(({ wall, who, thing }, i) => {
    const x = 128 + i * 238;
    const room = `M${x - 20} ${FLOOR + 4}V318Q${x + 109} 136 ${x + 238} 318V${FLOOR + 4}Z`;
    svg +=
      path(room, canvas.colour(wall)) +
      path(`M${x - 20} ${FLOOR}h258v-92h-258Z`, canvas.shaded(wall, -0.1));
    svg += group(
      circle(x + 116, 330, 52, canvas.shaded("adobeDark", -0.06)) +
        [0, 1, 2, 3, 4, 5]
          .map((n) =>
            bottleDisc(
              canvas,
              x + 116 + Math.cos(n * 1.047) * 31,
              330 + Math.sin(n * 1.047) * 31,
              15,
              GLASS[(n + i) % 8]!,
              { glowing: true },
            ),
          )
          .join(""),
      clip(canvas, room),
    );
    if (who.pose === "sit")
      svg += tireFlat(canvas, x + 44, FLOOR, 34, { thickness: 0.9, shadow: false });
    svg += thing(canvas, x) + people(canvas, [[x + 50, FLOOR, 238, who]]);
    svg += vault(canvas, x - 18, 322, 254, 92);
  });
  for (let i = 0; i < 5; i++) svg += tireStack(canvas, 86 + i * 238, FLOOR + 4, 9, 66, 38);
  svg += rectangle(60, FLOOR, 1080, 14, 2, canvas.colour("plasterShade"));
  return svg + sittingDog(canvas, 1040, FLOOR + 2, 0.6, "earthDark");
}

/** The first house on the land: a round tire room, rafters and thatch, bottles as windows. */
function roundHouse(canvas: Canvas): string {
  let svg = sectionLand(canvas, [0.5, 0.5]);
  const [left, right] = [268, 820];
  svg += gravelIn(canvas, left - 20, FLOOR + 12, right - left + 152, 36);
  svg += path(`M${left + 60} ${FLOOR + 4}V330H${right + 52}V${FLOOR + 4}Z`, canvas.colour("cream"));
  svg += path(
    `M${left + 60} ${FLOOR}h${right - left}v-110h${left - right}Z`,
    canvas.colour("adobeLight"),
  );
  for (const x of [470, 730]) {
    svg += circle(x, 440, 66, canvas.colour("adobe"));
    for (let i = 0; i < 7; i++)
      svg += bottleDisc(
        canvas,
        x + (i ? Math.cos(i * 1.047) * 38 : 0),
        440 + (i ? Math.sin(i * 1.047) * 38 : 0),
        18,
        GLASS[i]!,
        { glowing: true },
      );
    svg += path(
      `M${x - 44} 490L${x - 130} ${FLOOR}h110L${x + 40} 490Z`,
      canvas.colour("lemon"),
      'opacity=".3"',
    );
  }
  svg +=
    tireStack(canvas, left, FLOOR + 4, 8, 116, 42) +
    tireStack(canvas, right, FLOOR + 4, 8, 116, 42);
  svg += path("M328 334L600 120L872 334Z", canvas.colour("earth"));
  // Rafters meet at the crown; the thatch is cut away at the section.
  svg += line(
    `M${left - 40} 350L600 96L${right + 156} 350M430 330L600 130L770 330M600 110V330`,
    canvas.colour("wood"),
    14,
    ROUND,
  );
  const thatch = `M${left - 96} 372Q420 240 600 70Q780 240 ${right + 212} 372L${right + 164} 384Q740 268 600 128Q460 268 ${left - 48} 384Z`;
  svg += path(thatch, canvas.colour("straw"));
  let straws = "";
  for (let i = 0; i < 40; i++) {
    const t = i / 39;
    const x = left - 80 + t * (right - left + 280);
    const y = 368 - (1 - Math.abs(t - 0.5) * 2) ** 0.86 * 276;
    straws += `M${round(x)} ${round(y)}l${round((t - 0.5) * 44)} 34`;
  }
  svg +=
    line(straws, canvas.shaded("straw", -0.12), 5, ROUND) +
    circle(600, 76, 20, canvas.colour("adobe"));
  svg += rectangle(left + 100, FLOOR, right - left - 90, 14, 2, canvas.colour("plasterShade"));
  svg += people(canvas, [
    [524, FLOOR, 300, { who: "woman", pose: "point" }],
    [690, FLOOR, 206, { who: "girl", pose: "hold", flip: true, woven: true }],
    [
      174,
      FLOOR + 12,
      276,
      { who: "man", pose: "plaster", tool: "trowel", hat: "straw", shirt: "sky" },
    ],
  ]);
  return (
    svg +
    flowers(canvas, 70, FLOOR + 16, 120, 18, 14) +
    flowers(canvas, 1080, FLOOR + 16, 110, 16, 14)
  );
}

export const ROOMS_SECTION = { workshopVaults, roundHouse } as const;
