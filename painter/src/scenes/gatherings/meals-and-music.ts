/** The marimba close. */
import type { Canvas } from "../../canvas/canvas.ts";
import type { ColourName } from "../../canvas/palette.ts";
import { lerp } from "../../canvas/path.ts";
import { circle, line, path, rectangle, ROUND } from "../../canvas/svg.ts";
import { bandStrip } from "../../cloth/bands.ts";
import { SLEEVES } from "../../people/forearm.ts";
import { pinch } from "../../people/grips.ts";
import { WIDTH } from "../parts/backdrop.ts";
import { sheet } from "../parts/grounds.ts";

/** Four mallets on a marimba, from where the player stands. */
function marimbaClose(canvas: Canvas): string {
  const { random } = canvas;
  const [wall, cloth] = random.pick([
    ["violet", "volcan"],
    ["greenDeep", "milpa"],
    ["indigo", "cielo"],
  ] as const);
  const sleeve = random.pick(SLEEVES);
  let svg = sheet(canvas.colour(wall));
  svg +=
    bandStrip(canvas, cloth, 0, 0, WIDTH, 120) +
    rectangle(0, 120, WIDTH, 16, 0, "#1a0a1e", 'opacity=".25"');
  svg += path("M-20 180H1220L1260 640H-60Z", canvas.colour("woodDark"));
  const keys = 15;
  for (let i = 0; i < keys; i++) {
    const t = i / keys;
    const x = lerp(-30, 1230, t);
    const w = 1260 / keys - 9;
    const top = lerp(210, 250, t);
    const foot = lerp(640, 556, t);
    const tone = (["adobe", "woodLight", "adobeLight"] as const)[i % 3]!;
    svg +=
      rectangle(x - 4, top + 12, w, foot - top, 12, "#1a0a1e", 'opacity=".3"') +
      rectangle(x, top, w, foot - top, 12, canvas.colour(tone)) +
      rectangle(x + w * 0.66, top + 10, w * 0.16, foot - top - 20, 6, "#fff", 'opacity=".2"') +
      circle(x + w / 2, top + 34, 8, canvas.colour("woodDark")) +
      circle(x + w / 2, foot - 34, 8, canvas.colour("woodDark"));
  }
  svg += line("M-20 246L1220 286M-20 604L1220 520", canvas.colour("cream"), 6, 'opacity=".8"');
  svg +=
    rectangle(0, 640, WIDTH, 170, 0, canvas.colour("wood")) +
    bandStrip(canvas, "rombo", 0, 690, WIDTH, 80) +
    rectangle(0, 640, WIDTH, 18, 0, canvas.colour("woodLight"));
  const mallet = (x: number, y: number, toX: number, toY: number, colour: ColourName): string =>
    line(
      `M${x} ${y}L${toX} ${toY}`,
      "#1a0a1e",
      16,
      `${ROUND} opacity=".22" transform="translate(-10 16)"`,
    ) +
    line(`M${x} ${y}L${toX} ${toY}`, canvas.colour("woodLight"), 15, ROUND) +
    circle(toX, toY, 40, canvas.colour(colour)) +
    circle(toX + 12, toY - 12, 12, "#fff", 'opacity=".35"');
  svg +=
    mallet(320, 590, 250, 330, "red") +
    mallet(320, 590, 420, 300, "red") +
    mallet(862, 580, 780, 320, "marigold") +
    mallet(862, 580, 950, 350, "marigold");
  return (
    svg +
    pinch(canvas, 326, 566, 1.9, 22, "skin2", {
      cloth: "white",
      bands: ["red", "white", "indigo", "white"],
    }) +
    pinch(canvas, 868, 560, 1.9, 22, "skin1", sleeve)
  );
}

export const MEALS_AND_MUSIC = { marimbaClose } as const;
