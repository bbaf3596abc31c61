/** A pine nursery: rows of young trees towards the woods, with small figures between them. */
import type { Canvas } from "../../canvas/canvas.ts";
import type { ColourName } from "../../canvas/palette.ts";
import { lerp, round } from "../../canvas/path.ts";
import { line, path, rectangle } from "../../canvas/svg.ts";
import { forest } from "../../land/forest.ts";
import { sky } from "../../land/sky.ts";
import { people } from "../../people/person.ts";
import { WIDTH } from "../parts/backdrop.ts";

const HORIZON = 330;
/** The x at which all rows converge. */
const VANISHING_X = 600;
const BEDS = 9;

/** The x of a bed's edge at a depth t, 0 (far) to 1 (near). */
const bedEdge = (bed: number, t: number): number =>
  VANISHING_X + (bed - BEDS / 2) * lerp(26, 330, t);

/** A young pine: a stem, three soft tiers, brighter at its tip. */
function youngPine(canvas: Canvas, x: number, y: number, h: number, tone: ColourName): string {
  const tier = (at: number, half: number): string =>
    `M${round(x - half * h)} ${round(y - at * h)}Q${round(x)} ${round(y - (at + 0.16) * h)} ${round(x)} ${round(y - (at + 0.46) * h)}Q${round(x)} ${round(y - (at + 0.16) * h)} ${round(x + half * h)} ${round(y - at * h)}Q${round(x)} ${round(y - (at - 0.1) * h)} ${round(x - half * h)} ${round(y - at * h)}Z`;
  return (
    rectangle(x - h * 0.16, y - h * 0.16, h * 0.32, h * 0.3, h * 0.05, canvas.colour("rubber")) +
    line(`M${round(x)} ${round(y - h * 0.1)}v${round(-h * 0.3)}`, canvas.colour("wood"), h * 0.06) +
    path(tier(0.2, 0.36) + tier(0.42, 0.28), canvas.colour(tone)) +
    path(tier(0.62, 0.2), canvas.colour("lime"))
  );
}

function nursery(canvas: Canvas): string {
  const { random } = canvas;
  const isFoggy = canvas.land === "fog";
  const veil = canvas.air.sky[6];
  let svg = sky(canvas, {
    style: isFoggy ? "strips" : "rings",
    horizon: HORIZON,
    sunX: 600,
    sunY: 226,
    sunRadius: 84,
    reach: 620,
  });
  for (const [i, depth] of [0.5, 0.34, 0.16].entries()) {
    const tone = isFoggy
      ? canvas.blended("pine", "cream", 0.62 - i * 0.2)
      : canvas.colour("pine", depth);
    for (let x = -20 + i * 22; x < 1240; x += 46 + i * 12) {
      const h = random.between(70, 130) + i * 34;
      const dip = 70 * Math.exp(-(((x - 600) / 240) ** 2));
      const y = HORIZON + 16 + i * 12;
      svg += path(
        `M${round(x - h * 0.24)} ${y}L${round(x)} ${round(y - h + dip)}L${round(x + h * 0.24)} ${y}Z`,
        tone,
      );
    }
    if (isFoggy)
      svg += path(
        `M-10 ${HORIZON + 6 + i * 10}Q300 ${HORIZON - 40 + i * 12} 620 ${HORIZON - 4 + i * 8}T1210 ${HORIZON - 12}V${HORIZON + 40}H-10Z`,
        veil,
        'opacity=".6"',
      );
  }
  svg += forest(canvas, () => HORIZON + 22, canvas.colour("greenDeep", isFoggy ? 0.4 : 0.1), {
    size: 16,
    pines: 0,
    shadow: 0,
  });
  svg += rectangle(0, HORIZON + 24, WIDTH, 480, 0, canvas.colour("earth", 0.05));
  const tones: readonly ColourName[] = ["greenMid", "green", "teal"];
  const top = HORIZON + 28;
  for (let bed = 0; bed < BEDS; bed++)
    svg += path(
      `M${round(bedEdge(bed + 0.16, 0))} ${top}L${round(bedEdge(bed + 0.84, 0))} ${top}L${round(bedEdge(bed + 0.84, 1))} 810L${round(bedEdge(bed + 0.16, 1))} 810Z`,
      canvas.shaded("soil", bed % 2 ? -0.05 : -0.02),
    );
  const rows = 17;
  for (let row = 0; row < rows; row++) {
    const t = (row / (rows - 1)) ** 1.7;
    const y = lerp(top + 8, 830, t);
    const h = lerp(15, 118, t);
    for (let bed = 0; bed < BEDS; bed++)
      for (const side of [0.34, 0.66]) {
        const x = bedEdge(bed + side, t);
        if (x > -60 && x < 1260)
          svg += youngPine(
            canvas,
            x + random.between(-0.05, 0.05) * h,
            y,
            h,
            tones[(bed + (row > 8 ? 1 : 0)) % 3]!,
          );
      }
    for (const [at, who] of WORKERS) if (at === row) svg += people(canvas, [who]);
    if (row === 14) svg += youngPine(canvas, 500, 664, 84, "greenMid");
  }
  return svg;
}

/** People with the row after which each is painted, so that nearer rows cover their feet. */
const WORKERS: readonly (readonly [row: number, Parameters<typeof people>[1][number]])[] = [
  [6, [562, 446, 92, { who: "man", back: true, hat: "straw" }]],
  [8, [714, 508, 130, { who: "woman", back: true, load: "basket", goods: "veg" }]],
  [10, [350, 580, 176, { who: "man", pose: "kneel", tool: "seedling", hat: "straw" }]],
  [
    11,
    [890, 618, 226, { who: "man", pose: "pass", tool: "bucket", flip: true, paint: "glassBlue" }],
  ],
  [14, [420, 772, 400, { who: "woman", pose: "kneel" }]],
];

export const NURSERY = { nursery } as const;
