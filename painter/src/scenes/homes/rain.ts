/** Rain that is kept: from the tiles along a gutter into barrel and tank, and all who come out for it. */
import type { Canvas } from "../../canvas/canvas.ts";
import { ellipse, line, path, rectangle, ROUND } from "../../canvas/svg.ts";
import { bottleDisc, GLASS } from "../../built/bottle.ts";
import { bananaLeaf, flowers } from "../../land/plants.ts";
import { people } from "../../people/person.ts";
import { LAMP_LIGHT } from "../../built/openings.ts";
import { edge } from "../../things/thing.ts";
import { hen, turkey } from "../parts/animals.ts";
import { WIDTH, backdrop, lampGlow, trees } from "../parts/backdrop.ts";
import { rainfall } from "../parts/grounds.ts";

const [EAVE, FOOT] = [330, 664];

/** Rows of tiles, each with the water that runs between them. */
function roof(canvas: Canvas): string {
  let tiles = "";
  for (let row = 0; row < 6; row++)
    for (let i = 0; i < 17; i++) {
      const y = 150 + row * 30;
      const [from, to] = [70 - row * 17, 640 + row * 17];
      tiles += `M${(from + ((to - from) * i) / 17).toFixed(1)} ${y}q${17 + row} 20 ${34 + row * 2} 0`;
    }
  return (
    path(`M60 130H650L760 ${EAVE}H-40Z`, canvas.colour("tile"), edge(canvas, 5)) +
    line(tiles, canvas.colour("tileDark"), 5) +
    line(
      "M120 160L80 310M240 160L220 310M380 160L390 310M520 160L560 310",
      canvas.colour("sky"),
      5,
      'opacity=".55"',
    )
  );
}

function rainYard(canvas: Canvas): string {
  let svg = backdrop(canvas, {
    horizon: 330,
    fields: { y: 352, depth: 0.3, base: 17, bottom: 660 },
  });
  svg += trees(
    canvas,
    [
      [1130, 620, 320, "round"],
      [960, 560, 170, "round", "greenMid"],
    ],
    0.08,
  );
  svg += path("M-10 650Q600 620 1210 650V810H-10Z", canvas.colour("earth"));
  svg +=
    rectangle(20, EAVE - 10, 660, FOOT - EAVE + 16, 0, canvas.colour("marigold"), edge(canvas, 5)) +
    rectangle(20, 560, 660, 110, 0, canvas.colour("tileDark"));
  svg += path(`M20 ${EAVE}H680V${EAVE + 56}L20 ${EAVE + 30}Z`, "#1a0a1e", 'opacity=".22"');
  for (let i = 0; i < 8; i++)
    svg += bottleDisc(canvas, 90 + i * 40, 420, 17, GLASS[i % GLASS.length]!, { glowing: true });
  svg +=
    path("M470 668V470A66 66 0 0 1 602 470V668Z", LAMP_LIGHT, edge(canvas, 7)) +
    path("M470 668H602L690 810H400Z", LAMP_LIGHT, 'opacity=".4"');
  svg +=
    rectangle(112, 470, 190, 120, 6, LAMP_LIGHT, edge(canvas, 6)) +
    line("M207 470V590", canvas.colour("wood"), 8);
  svg += lampGlow(canvas, 536, 560, 240, 240, 0.5) + lampGlow(canvas, 207, 530, 190, 150, 0.45);
  svg += roof(canvas);
  // The gutter, its pipe, and what runs over.
  svg +=
    line(`M-20 ${EAVE + 6}L768 ${EAVE + 22}`, canvas.colour("hair"), 32) +
    line(`M-20 ${EAVE + 6}L768 ${EAVE + 22}`, canvas.colour("steel"), 20) +
    line(`M-20 ${EAVE}L768 ${EAVE + 16}`, canvas.colour("sky"), 7);
  svg +=
    line(`M774 ${EAVE + 20}V470`, canvas.colour("sky"), 24, ROUND) +
    line(`M770 ${EAVE + 28}V468M782 ${EAVE + 40}V460`, "#ffffff", 4, ROUND);
  svg +=
    path("M700 476H852L838 664Q776 684 714 664Z", canvas.colour("skyDeep"), edge(canvas, 6)) +
    path("M708 484H744L750 660L722 656Z", canvas.shaded("skyDeep", 0.1)) +
    line("M702 530H848M708 600H842", canvas.colour("steelDark"), 9);
  svg +=
    ellipse(776, 476, 76, 17, canvas.colour("sky"), edge(canvas, 5)) +
    line(
      "M744 470q-14 -24 -30 -30M808 470q14 -24 30 -30M776 462q-4 -20 -16 -30",
      "#ffffff",
      6,
      ROUND,
    );
  for (const [x, y, rx] of [
    [300, 764, 120],
    [950, 770, 140],
    [620, 786, 90],
  ])
    svg +=
      ellipse(x!, y!, rx!, 15, canvas.colour("skyDeep"), 'opacity=".7"') +
      ellipse(x!, y!, rx! * 0.5, 7, "none", 'stroke="#e6f3f5" stroke-width="3"');
  svg += people(canvas, [
    [666, 726, 206, { who: "woman", pose: "pass", tool: "bucket", paint: "adobe" }],
    [930, 752, 152, { who: "boy", pose: "run", flip: true, shirt: "redHot" }],
    [1050, 740, 138, { who: "girl", pose: "wave", flip: true, woven: true }],
    [
      560,
      676,
      186,
      { who: "woman", pose: "stand", hair: "bun", hairColour: "steel", shadow: false },
    ],
  ]);
  // A leaf is umbrella enough.
  svg +=
    line("M1030 650L1080 590", canvas.colour("green"), 9, ROUND) +
    bananaLeaf(1140, 588, 190, 188, canvas.colour("greenMid"), canvas.colour("lime"));
  svg +=
    turkey(canvas, 250, 740, 0.9) +
    hen(canvas, 400, 706, 0.7) +
    flowers(canvas, 60, 720, 110, 14, 14);
  return svg + rainfall(canvas, 150) + rectangle(0, 0, WIDTH, 800, 0, "#16323a", 'opacity=".08"');
}

export const RAIN = { rainYard } as const;
