import { clip } from "../../built/clip.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import type { ColourName } from "../../canvas/palette.ts";
import { lerp, round } from "../../canvas/path.ts";
import { circle, group, line, path, place, rectangle, ROUND } from "../../canvas/svg.ts";
import { bandStrip } from "../../cloth/bands.ts";
import type { BandName } from "../../cloth/patterns.ts";
import { papelPicado } from "../../hero/papel-picado.ts";
import { armOf } from "../../people/forearm.ts";
import { pinch } from "../../people/grips.ts";
import { person } from "../../people/person.ts";
import { shoulders, type ShouldersLook } from "../../people/shoulders.ts";
import { sleepingCat } from "../parts/animals.ts";
import { backdrop, skyline, trees } from "../parts/backdrop.ts";
import { sheet } from "../parts/grounds.ts";
import { outlined } from "../parts/outlined.ts";
import { spreadSkirt } from "../parts/seated.ts";

/** Vanishing point of all furrows and threads. */
const [VX, VY] = [600, 318] as const;
const THREADS: readonly ColourName[] = ["red", "marigold", "rose", "red", "indigo", "lemon", "red"];
const CROPS: readonly ColourName[] = ["greenMid", "soil", "milpa", "green", "lime", "earth"];

/** The x at height y of a line through the vanishing point; `across` is its offset at the lower edge. */
const xAt = (across: number, y: number): number => round(VX + across * ((y - VY) / (820 - VY)));

/** A strip of field or thread from the vanishing point to the lower edge. */
const strip = (canvas: Canvas, from: number, to: number, colour: ColourName): string =>
  path(`M${VX} ${VY}L${xAt(from, 820)} 820H${xAt(to, 820)}Z`, canvas.colour(colour));

/** A row of plants, larger towards the viewer. */
function planted(canvas: Canvas, across: number, colour: ColourName): string {
  let far = "";
  let near = "";
  for (let t = 0.2; t < 1; t *= 1.16) {
    const y = lerp(VY, 820, t);
    if (t < 0.5) far += `M${xAt(across, y)} ${round(y)}h.01`;
    else near += `M${xAt(across, y)} ${round(y)}h.01`;
  }
  return line(far, canvas.colour(colour), 11, ROUND) + line(near, canvas.colour(colour), 21, ROUND);
}

/** Fields on both sides, in rows towards the vanishing point. */
function fields(canvas: Canvas): string {
  let svg = path(`M-10 ${VY}H1210V820H-10Z`, canvas.colour("greenMid"));
  const flowers: readonly ColourName[] = ["rose", "marigold", "white", "lime"];
  for (const side of [-1, 1])
    for (let i = 0; i < 15; i++) {
      const from = 330 + i * i * 9 + i * 90;
      const to = 330 + (i + 1) * (i + 1) * 9 + (i + 1) * 90;
      svg += strip(canvas, side * from, side * to, CROPS[(i * 5 + (side > 0 ? 2 : 0)) % 6]!);
      if (i % 2) svg += planted(canvas, (side * (from + to)) / 2, flowers[(i + side + 1) % 4]!);
    }
  return svg;
}

/** The warp, with the finished cloth across it. */
function loom(canvas: Canvas): string {
  let svg = "";
  const width = 660 / 28;
  for (let i = 0; i < 28; i++)
    svg += strip(canvas, -330 + i * width, -330 + (i + 0.72) * width, THREADS[i % 7]!);
  const woven = `M${xAt(-330, 560)} 560H${xAt(330, 560)}L${xAt(330, 830)} 830H${xAt(-330, 830)}Z`;
  const bands = (["camino", "cielo", "rombo", "milpa"] as const)
    .map((band, i) => bandStrip(canvas, band, 260, 560 + i * 58, 680, 56))
    .join("");
  svg += path(woven, canvas.colour("red"), outlined(4)) + group(bands, clip(canvas, woven));
  for (const [y, over, thick] of [
    [432, 1.3, 12],
    [486, 1.2, 15],
    [548, 1.16, 24],
  ] as const) {
    const rod = `M${xAt(-330 * over, y)} ${y}H${xAt(330 * over, y)}`;
    svg +=
      line(rod, "#2a1416", thick + 5, ROUND) + line(rod, canvas.colour("woodLight"), thick, ROUND);
  }
  return svg;
}

/** From behind: a woman weaves beside her girl; red and gold threads run out into the valley. */
function weaving(canvas: Canvas): string {
  let svg = backdrop(canvas, {
    style: "rings",
    sun: [0.5, 0.2],
    sunRadius: 76,
    volcanoes: skyline(300),
    horizon: 300,
    mist: false,
  });
  svg += fields(canvas) + trees(canvas, [[VX, VY + 16, 92, "round"]]) + loom(canvas);
  svg += person(canvas, 600, 990, 560, {
    who: "woman",
    back: true,
    braids: 1,
    huipil: { cloth: "indigo", bands: ["rose", "marigold", "white", "red", "lime"] },
    arms: "weave",
    shadow: false,
  });
  svg += spreadSkirt(canvas, [600, 770], 150, "indigoDeep");
  svg += person(canvas, 268, 980, 430, {
    who: "girl",
    back: true,
    woven: true,
    braids: 2,
    arms: "fore",
    shadow: false,
  });
  svg += spreadSkirt(canvas, [268, 800], 104, "aubergine");
  return svg + sleepingCat(canvas, 990, 766, 1.3, "marigoldDeep");
}

/** A resting backstrap loom with shuttle and sword (the weft beater). */
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

/** A hand separates threads of the warp; balls of thread beside it. */
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

/** Women in their own weaving; a picture shows three of them. */
const WEAVERS: readonly ShouldersLook[] = [
  { cloth: "violet", bands: ["volcan", "rombo", "cielo"], ribbon: "lemon", skin: "skin2" },
  { cloth: "indigo", bands: ["materiales", "rombo", "milpa"], ribbon: "glassTeal" },
  { cloth: "red", bands: ["rombo", "milpa", "camino"], ribbon: "rose" },
  { cloth: "greenDeep", bands: ["milpa", "camino", "rombo"], ribbon: "marigold" },
  { cloth: "redDeep", bands: ["camino", "materiales", "volcan"], ribbon: "white", skin: "skin2" },
];

/** Three women at a gathering from behind: braids, ribbons and their own weaving. */
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

export const WEAVING = { weaving, loomAtRest, handThread, braids } as const;
