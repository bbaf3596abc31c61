/** A huge dome, lit from inside at dusk. */
import { bottleDisc, GLASS } from "../../built/bottle.ts";
import { dome } from "../../built/dome.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import { round } from "../../canvas/path.ts";
import { ellipse, line, path, place, ROUND } from "../../canvas/svg.ts";
import { agave, tufts } from "../../land/plants.ts";
import { sky } from "../../land/sky.ts";
import { people } from "../../people/person.ts";
import { trees } from "../parts/backdrop.ts";
import { silhouette } from "../parts/silhouette.ts";

const [X, Y, R] = [600, 676, 356];
const HEIGHT = R * 1.5;

/** Half the dome's width at a height above the ground, in units. */
const halfWidthAt = (up: number): number =>
  R * Math.pow(Math.max(0, 1 - (up / HEIGHT) ** 2.15), 0.72) + R * 0.03;

/** Rings of bottle bottoms from the door to the top. */
function lanterns(canvas: Canvas): string {
  let svg = "";
  const rows = [
    [150, 14, 18],
    [218, 13, 18],
    [286, 11, 17],
    [348, 9, 16],
    [404, 7, 14],
    [450, 5, 12],
    [488, 3, 10],
  ] as const;
  rows.forEach(([up, count, r], row) => {
    for (let i = 0; i < count; i++) {
      const t = (i / (count - 1)) * 2 - 1;
      // Towards the sides of the dome, bottles are foreshortened.
      const x = X + Math.sin(t * 1.28) * halfWidthAt(up) * 0.98;
      const y = Y - up - Math.cos(t * 1.28) * 22 + 10;
      if (Math.abs(x - X) < 92 && up < 240) continue;
      const glass = GLASS[((Math.abs(i * 2 - count + 1) / 2 + row * 2) % 7) | 0]!;
      const narrow = 0.35 + 0.65 * Math.cos(t * 1.28);
      svg +=
        ellipse(x, y, r * 1.9 * narrow, r * 1.9, canvas.colour(glass, 0, true), 'opacity=".22"') +
        place(x, y, bottleDisc(canvas, 0, 0, r, glass, { glowing: true }), [narrow, 1]);
    }
  });
  return svg + bottleDisc(canvas, X, Y - HEIGHT + 16, 13, "marigold", { glowing: true });
}

/** Stripes of coloured light from the glass towards the viewer. */
function stripes(canvas: Canvas): string {
  let svg = "";
  for (let i = 0; i < 17; i++) {
    const t = i / 8 - 1;
    svg += path(
      `M${round(X + t * 330 - 8)} ${Y + 6}h16L${round(X + t * 820 + 46)} 812h-92Z`,
      canvas.colour(GLASS[i % 7]!, 0, true),
      'opacity=".42"',
    );
  }
  return svg;
}

/** A standing dog with its tail up; 100 units long, paws at y. */
const standingDog = (x: number, y: number, scale: number): string =>
  place(
    x,
    y,
    path(
      "M-44 -52C-26 -60 16 -58 30 -60L40 -84C42 -96 54 -100 62 -96L64 -108L74 -94L96 -88Q100 -78 90 -74L70 -72L56 -46C52 -36 46 -32 44 -28L42 -2H32L30 -28H18L16 -2H6L6 -26L-20 -26C-26 -22 -28 -16 -28 -2H-38L-36 -18L-44 -2H-54C-52 -20 -44 -26 -48 -40Z",
      "#000",
    ) + line("M-44 -50C-60 -60 -70 -80 -58 -98", "#000", 8, ROUND),
    scale,
  );

/** A dome in silhouette, its top before the sun; in front of it a woman, a child and a dog. */
function domeDusk(canvas: Canvas): string {
  const dark = canvas.blended("aubergine", "indigoDeep", 0.45);
  const rim = canvas.air.sky[6];
  const evening = sky(canvas, {
    style: "rings",
    horizon: 620,
    sunX: X,
    sunY: Y - HEIGHT + 96,
    sunRadius: 180,
    reach: 760,
  });
  const body = dome(canvas, X, Y, R, { rows: 17, ratio: 1.5, colour: "sand" });
  const ground = "M-10 652C300 634 900 640 1210 660V810H-10Z";
  const woods = silhouette(
    trees(canvas, [
      [90, 660, 300, "round"],
      [196, 664, 220, "pine"],
      [1110, 664, 330, "round"],
      [1004, 664, 230, "cypress"],
    ]),
    dark,
  );
  const door = `M${X - 70} ${Y + 4}V${Y - 150}A70 76 0 0 1 ${X + 70} ${Y - 150}V${Y + 4}Z`;
  const watchers = silhouette(
    people(canvas, [
      [630, 738, 214, { who: "woman", back: true, pose: "stand", shadow: false, braids: 1 }],
      [562, 742, 136, { who: "girl", back: true, arms: "up", shadow: false }],
    ]) + standingDog(712, 786, 1.05),
    dark,
  );
  return (
    evening +
    woods +
    path(ground, canvas.shaded("greenDeep", -0.12)) +
    silhouette(body, dark) +
    line(
      `M${X + 8} ${Y - HEIGHT}C${X + 150} ${Y - HEIGHT + 20} ${X + 300} ${Y - 330} ${X + R * 1.02} ${Y - 130}`,
      rim,
      7,
      `${ROUND} opacity=".75"`,
    ) +
    lanterns(canvas) +
    path(door, "#ffc45e") +
    path(`M${X - 46} ${Y + 4}V${Y - 146}A46 50 0 0 1 ${X + 46} ${Y - 146}V${Y + 4}Z`, "#ffe2a0") +
    stripes(canvas) +
    path(`M${X - 70} ${Y + 4}H${X + 70}L${X + 300} 812H${X - 300}Z`, "#ffc45e", 'opacity=".5"') +
    // Long shadows towards the viewer between the stripes of light.
    path(
      "M618 738H644L690 812H626ZM552 742H574L560 812H520ZM672 786H756L800 812H700Z",
      dark,
      'opacity=".55"',
    ) +
    tufts(canvas, () => 800, 0, 1200, 40, 26, dark) +
    watchers +
    silhouette(agave(canvas, 1092, 806, 120), dark)
  );
}

export const DOME_DUSK = { domeDusk } as const;
