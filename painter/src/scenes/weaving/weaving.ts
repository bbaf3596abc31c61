/** At the backstrap loom, from behind the weaver: her threads run on as the furrows of the fields. */
import { clip } from "../../built/clip.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import type { ColourName } from "../../canvas/palette.ts";
import { lerp, round } from "../../canvas/path.ts";
import { group, line, path, ROUND } from "../../canvas/svg.ts";
import { bandStrip } from "../../cloth/bands.ts";
import { person } from "../../people/person.ts";
import { sleepingCat } from "../parts/animals.ts";
import { backdrop, skyline, trees } from "../parts/backdrop.ts";
import { outlined } from "../parts/outlined.ts";
import { spreadSkirt } from "../parts/seated.ts";

/** All furrows and all threads run to this point. */
const [VX, VY] = [600, 318] as const;
const THREADS: readonly ColourName[] = ["red", "marigold", "rose", "red", "indigo", "lemon", "red"];
const CROPS: readonly ColourName[] = ["greenMid", "soil", "milpa", "green", "lime", "earth"];

/** How far aside a line is at the height y that is `across` at the lower edge. */
const at = (across: number, y: number): number => round(VX + across * ((y - VY) / (820 - VY)));

/** A strip of field or of thread from the horizon to the lower edge. */
const strip = (canvas: Canvas, from: number, to: number, colour: ColourName): string =>
  path(`M${VX} ${VY}L${at(from, 820)} 820H${at(to, 820)}Z`, canvas.colour(colour));

/** Plants in a row, larger towards us. */
function planted(canvas: Canvas, across: number, colour: ColourName): string {
  let far = "";
  let near = "";
  for (let t = 0.2; t < 1; t *= 1.16) {
    const y = lerp(VY, 820, t);
    if (t < 0.5) far += `M${at(across, y)} ${round(y)}h.01`;
    else near += `M${at(across, y)} ${round(y)}h.01`;
  }
  return line(far, canvas.colour(colour), 11, ROUND) + line(near, canvas.colour(colour), 21, ROUND);
}

/** The fields to both sides, in rows that meet where the threads do. */
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

/** The warp, and across it what is woven already. */
function loom(canvas: Canvas): string {
  let svg = "";
  const width = 660 / 28;
  for (let i = 0; i < 28; i++)
    svg += strip(canvas, -330 + i * width, -330 + (i + 0.72) * width, THREADS[i % 7]!);
  const woven = `M${at(-330, 560)} 560H${at(330, 560)}L${at(330, 830)} 830H${at(-330, 830)}Z`;
  const bands = (["camino", "cielo", "rombo", "milpa"] as const)
    .map((band, i) => bandStrip(canvas, band, 260, 560 + i * 58, 680, 56))
    .join("");
  svg += path(woven, canvas.colour("red"), outlined(4)) + group(bands, clip(canvas, woven));
  for (const [y, over, thick] of [
    [432, 1.3, 12],
    [486, 1.2, 15],
    [548, 1.16, 24],
  ] as const) {
    const rod = `M${at(-330 * over, y)} ${y}H${at(330 * over, y)}`;
    svg +=
      line(rod, "#2a1416", thick + 5, ROUND) + line(rod, canvas.colour("woodLight"), thick, ROUND);
  }
  return svg;
}

/** From behind a woman weaves, her girl beside her; red and gold threads run out into the valley. */
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

export const WEAVING = { weaving } as const;
