/** Hands at the loom, and the braids of those who weave. */
import type { Canvas } from "../../canvas/canvas.ts";
import type { ColourName } from "../../canvas/palette.ts";
import { round } from "../../canvas/path.ts";
import { circle, line, path, place, rectangle, ROUND } from "../../canvas/svg.ts";
import { bandStrip } from "../../cloth/bands.ts";
import { type BandName } from "../../cloth/patterns.ts";
import { papelPicado } from "../../hero/papel-picado.ts";
import { armOf } from "../../people/forearm.ts";
import { pinch } from "../../people/grips.ts";
import { shoulders, type ShouldersLook } from "../../people/shoulders.ts";
import { sheet } from "../parts/grounds.ts";

/** A backstrap loom at rest: the shuttle lies on the warp, the sword has beaten the weft home. */
function loomAtRest(canvas: Canvas): string {
  const { random } = canvas;
  const [warpColour, gloss] = random.pick([
    ["red", "redHot"],
    ["violet", "rose"],
    ["greenMid", "milpa"],
  ] as const);
  const [first, second, third, fourth] = random.shuffle<BandName>([
    "rombo",
    "materiales",
    "milpa",
    "camino",
  ]);
  let svg = sheet(canvas.colour("indigoDeep"));
  let warp = "";
  for (let i = 0; i < 92; i++) warp += `M${round(150 + i * 9.9)} 0V420`;
  svg += rectangle(146, 0, 910, 420, 0, canvas.shaded(warpColour, -0.16));
  svg += line(warp, canvas.colour(warpColour), 4.6);
  svg += line(warp, canvas.colour(gloss), 1.4, 'transform="translate(1.2 0)"');
  svg += rectangle(80, 70, 1040, 30, 15, canvas.colour("woodLight"));
  svg += rectangle(80, 90, 1040, 8, 4, canvas.colour("wood"));
  svg += rectangle(100, 226, 1000, 24, 12, canvas.colour("woodLight"));
  svg += bandStrip(canvas, first!, 150, 418, 900, 90);
  svg += bandStrip(canvas, second!, 150, 508, 900, 130);
  svg += bandStrip(canvas, third!, 150, 638, 900, 100);
  svg += bandStrip(canvas, fourth!, 150, 738, 900, 90);
  svg += path(
    "M60 388L1140 362L1150 388L1140 416L60 432Q30 410 60 388Z",
    "#1a0a1e",
    'opacity=".25"',
  );
  svg += path("M60 372L1140 346L1150 372L1140 398L60 416Q30 394 60 372Z", canvas.colour("wood"));
  svg += path("M60 372L1140 346L1142 356L56 386Z", canvas.colour("woodLight"));
  const shuttle =
    path(
      "M-230 0Q0 -40 230 0Q0 40 -230 0Z",
      canvas.colour("woodLight"),
      'stroke="#2a1416" stroke-width="4"',
    ) +
    line("M-120 0H120", canvas.colour(gloss), 34, ROUND) +
    line("M-110 -8H110M-110 4H110", canvas.shaded(gloss, -0.1), 4);
  svg += line("M640 316C820 300 960 330 1050 430", canvas.colour(gloss), 6, ROUND);
  return svg + place(470, 314, shuttle, 1, -3);
}

/** A hand picks threads apart on the warp; balls of thread wait beside it. */
function handThread(canvas: Canvas): string {
  const { random } = canvas;
  const arm = armOf(canvas);
  const ground = random.pick(["aubergine", "greenDeep", "indigoDeep", "woodDark"] as const);
  const thread = random.pick(["lemon", "white", "glassTeal"] as const);
  let svg = sheet(canvas.colour(ground));
  let cloth = "";
  const warps = random.shuffle<ColourName>([
    "red",
    "marigold",
    "redHot",
    "rose",
    "indigo",
    "white",
    "red",
  ]);
  const [first, second, third] = random.shuffle<BandName>(["volcan", "camino", "milpa"]);
  warps.forEach((colour, i) => {
    let d = "";
    for (let j = 0; j < 14; j++) d += `M${200 + i * 124 + j * 8.8} -160V470`;
    cloth += line(d, canvas.colour(colour), 5);
  });
  cloth +=
    bandStrip(canvas, "cielo", 196, 430, 876, 66) + bandStrip(canvas, "rombo", 196, 496, 876, 92);
  cloth +=
    bandStrip(canvas, first!, 196, 588, 876, 120) +
    bandStrip(canvas, second!, 196, 708, 876, 110) +
    bandStrip(canvas, third!, 196, 818, 876, 120);
  cloth +=
    rectangle(120, 118, 1020, 34, 17, canvas.colour("woodLight")) +
    rectangle(120, 142, 1020, 9, 4, canvas.colour("wood"));
  cloth += path(
    "M170 372L1100 372Q1136 388 1100 404L170 404Q134 388 170 372Z",
    canvas.colour("wood"),
  );
  svg += place(-40, 20, cloth, 1, -7);
  svg += line("M700 420C640 350 560 330 470 356S330 330 250 380", canvas.colour(thread), 9, ROUND);
  svg += pinch(canvas, 700, 420, 2, -8, arm.skin, arm.sleeve);
  ([thread, "marigoldDeep", "redHot"] as const).forEach((colour, i) => {
    const x = 92 + i * 26;
    const y = 470 + i * 132;
    svg +=
      circle(x - 6, y + 8, 70, "#1a0a1e", 'opacity=".25"') +
      circle(x, y, 68, canvas.colour(colour));
    svg += line(
      `M${x - 52} ${y - 10}q52 -56 100 14M${x - 44} ${y + 14}q48 -48 84 10M${x - 26} ${y - 44}q70 20 60 84`,
      canvas.shaded(colour, -0.1),
      6,
      ROUND,
    );
  });
  return svg;
}

/** Women in their own weaving; three of them stand in a picture. */
const WEAVERS: readonly ShouldersLook[] = [
  { cloth: "violet", bands: ["volcan", "rombo", "cielo"], ribbon: "lemon", skin: "skin2" },
  { cloth: "indigo", bands: ["materiales", "rombo", "milpa"], ribbon: "glassTeal" },
  { cloth: "red", bands: ["rombo", "milpa", "camino"], ribbon: "rose" },
  { cloth: "greenDeep", bands: ["milpa", "camino", "rombo"], ribbon: "marigold" },
  { cloth: "redDeep", bands: ["camino", "materiales", "volcan"], ribbon: "white", skin: "skin2" },
];

/** Three women at a gathering, seen from behind: braids, ribbons, and their own weaving. */
function braids(canvas: Canvas): string {
  const { random } = canvas;
  const wall = random.pick(["marigold", "glassTeal", "rose", "sky"] as const);
  const [left, middle, right] = random.shuffle(WEAVERS);
  let svg = sheet(canvas.colour(wall));
  for (let i = 0; i < 6; i++)
    svg += circle(600, 330, 720 - i * 100, canvas.shaded(wall, 0.012 * i));
  svg +=
    papelPicado(canvas, -40, 30, 640, 10, 70, 11, 60) +
    papelPicado(canvas, 600, 10, 1240, 40, 70, 11, 60);
  svg += shoulders(canvas, 210, 470, 1.35, { ...left!, hair: "braid" });
  svg += shoulders(canvas, 1000, 480, 1.35, { ...right!, hair: "braid" });
  return svg + shoulders(canvas, 606, 440, 1.55, { ...middle!, hair: "braids" });
}

export const LOOM_CLOSE = { loomAtRest, handThread, braids } as const;
