/** Clay that is tested, trodden and set around bottles. */
import { bottleDisc } from "../../built/bottle.ts";
import { tireWall } from "../../built/tire-wall.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import type { ColourName } from "../../canvas/palette.ts";
import { round } from "../../canvas/path.ts";
import { circle, ellipse, line, path, rectangle, ROUND } from "../../canvas/svg.ts";
import { object } from "../../objects/all.ts";
import { leg, type LegLook } from "../../people/legs.ts";
import { people } from "../../people/person.ts";
import { WIDTH } from "../parts/backdrop.ts";
import { cobWall, earthFromAbove, heap } from "../parts/grounds.ts";
import { landWindow, paintedWall } from "../parts/rooms.ts";

/** Jars in which soil has settled in layers, scales and a sieve on a sill. */
function soilJars(canvas: Canvas): string {
  let svg = paintedWall(canvas, { split: 600, upper: "lemon", lower: "violet" });
  svg += landWindow(canvas, 250, 90, 700, 400, "glassTeal");
  svg +=
    rectangle(70, 520, 1060, 46, 6, canvas.colour("wood")) +
    rectangle(70, 520, 1060, 14, 6, canvas.colour("woodLight")) +
    line("M150 566v60M1050 566v60", canvas.colour("woodDark"), 22);
  const jar = (x: number, layers: readonly ColourName[]): string => {
    const h = 210 / (layers.length + 2);
    const body = layers
      .map((colour, i) =>
        rectangle(x - 66, 516 - (i + 1) * h, 132, h + 1, 0, canvas.colour(colour)),
      )
      .join("");
    return (
      rectangle(x - 72, 290, 144, 230, 16, canvas.colour("glassClear"), 'opacity=".85"') +
      body +
      rectangle(
        x - 66,
        516 - (layers.length + 1.2) * h,
        132,
        h * 1.2,
        0,
        canvas.colour("glassTeal"),
        'opacity=".35"',
      ) +
      rectangle(x - 76, 268, 152, 34, 8, canvas.colour("steel")) +
      line(`M${x + 48} 320V490`, "#fff", 10, `${ROUND} opacity=".6"`) +
      rectangle(x - 44, 330, 60, 34, 3, canvas.colour("white")) +
      line(`M${x - 36} 342h44M${x - 36} 353h28`, canvas.colour("steelDark"), 3)
    );
  };
  svg +=
    jar(270, ["sand", "earth", "soil"]) +
    jar(450, ["sand", "sand", "adobe"]) +
    jar(930, ["earthDark", "soil", "sand"]);
  svg +=
    rectangle(600, 470, 190, 50, 8, canvas.colour("red")) +
    path("M580 456H810L796 474H594Z", canvas.colour("steel")) +
    circle(694, 496, 18, canvas.colour("white")) +
    line("M694 496L704 486", canvas.colour("red"), 4, ROUND) +
    heap(canvas, 694, 458, 150, "soil");
  svg += object(canvas, "sprout", 1076, 524, 150) + object(canvas, "magnifier", 828, 524, 84);
  // Those who compare the layers, seen from behind.
  return (
    svg +
    people(canvas, [
      [420, 1010, 470, { who: "girl", back: true, woven: true, braids: 2 }],
      [740, 1010, 450, { who: "boy", back: true, shirt: "lime" }],
    ])
  );
}

/** Clay, sand and straw are trodden into cob. */
function mudMix(canvas: Canvas): string {
  const { random } = canvas;
  let svg = earthFromAbove(canvas, "sand", 150);
  svg += rectangle(0, 0, WIDTH, 330, 0, canvas.colour("milpa"));
  for (let i = 0; i < 60; i++)
    svg += line(
      `M${round(random.between(0, WIDTH))} ${round(random.between(40, 330))}l${round(random.between(-10, 10))} -26`,
      canvas.colour("greenMid"),
      6,
      ROUND,
    );
  svg +=
    tireWall(canvas, -20, 300, 1240, 1, 190, 76) +
    ellipse(600, 600, 640, 230, canvas.shaded("sand", -0.1)) +
    ellipse(600, 590, 600, 206, canvas.colour("soil"));
  for (let i = 0; i < 40; i++) {
    const angle = random.between(0, 6.28);
    const reach = Math.sqrt(random());
    const [x, y] = [600 + Math.cos(angle) * reach * 540, 592 + Math.sin(angle) * reach * 172];
    svg += ellipse(
      x,
      y,
      random.between(18, 60),
      random.between(6, 16),
      canvas.shaded("soil", random.between(-0.05, 0.06)),
    );
  }
  let straw = "";
  for (let i = 0; i < 70; i++)
    straw += `M${round(random.between(110, 1090))} ${round(random.between(460, 740))}l${round(random.between(-34, 34))} ${round(random.between(-12, 12))}`;
  svg += line(straw, canvas.colour("straw"), 5, ROUND);
  const step = (
    x: number,
    y: number,
    look: Parameters<typeof leg>[4],
    degrees: number,
    flip = false,
  ): string =>
    leg(canvas, x, y, 1.9, look, degrees, flip) +
    ellipse(x + (flip ? -34 : 34), y + 2, 118, 26, canvas.colour("soil")) +
    ellipse(x + (flip ? -30 : 30), y - 4, 84, 12, canvas.shaded("soil", 0.05));
  const man = { footwear: "bare", trousers: "indigo" } as const;
  const woman = { footwear: "bare", trousers: "aubergine", skirt: true, skin: "skin2" } as const;
  const visitor = { footwear: "bare", trousers: "basalt", skin: "skin4" } as const;
  const [first, second, third] = random.shuffle<LegLook>([man, woman, visitor]);
  svg += step(270, 520, first!, -5) + step(420, 590, first!, 7);
  svg += step(900, 524, third!, 4, true) + step(1040, 600, third!, -6, true);
  svg += step(610, 560, second!, -2) + step(730, 640, second!, 4);
  return svg;
}

const halfRound = (r: number): string => `M${600 - r} 600A${r} ${r} 0 0 1 ${600 + r} 600Z`;

/** A half-round window of bottle bottoms in green and amber, lit from behind. */
function lunette(canvas: Canvas): string {
  const { random } = canvas;
  let svg = cobWall(canvas, "adobe") + rectangle(0, 0, WIDTH, 800, 0, "#1a0a1e", 'opacity=".28"');
  svg +=
    path(halfRound(500), canvas.colour("adobeDark")) +
    line(
      "M112 600A488 488 0 0 1 1088 600",
      canvas.colour("adobeLight"),
      26,
      'stroke-dasharray="60 12"',
    ) +
    path(halfRound(462), canvas.shaded("adobeDark", -0.14));
  for (let band = 0; band < 7; band++) {
    const reach = 60 + band * 60;
    const count = Math.max(3, Math.round((Math.PI * reach) / 62));
    for (let i = 0; i < count; i++) {
      const angle = Math.PI * (1 + (i + 0.5) / count);
      const colour = random.pick(
        band % 2
          ? (["glassGreen", "glassLime", "glassGreen"] as const)
          : (["glassAmber", "marigold", "glassAmber"] as const),
      );
      const [x, y] = [600 + Math.cos(angle) * reach, 594 + Math.sin(angle) * reach];
      svg += bottleDisc(canvas, x, y, 27, colour, { glowing: true });
    }
  }
  svg +=
    rectangle(80, 594, 1040, 34, 6, canvas.colour("wood")) +
    rectangle(80, 594, 1040, 10, 5, canvas.colour("woodLight"));
  svg += path("M150 640H1050L1180 810H20Z", "#ffd98a", 'opacity=".2"');
  for (let i = 0; i < 18; i++)
    svg += ellipse(
      random.between(160, 1040),
      random.between(670, 790),
      random.between(26, 50),
      random.between(8, 13),
      canvas.colour(random.pick(["glassGreen", "glassAmber", "glassLime"] as const), 0, true),
      'opacity=".5"',
    );
  return svg;
}

export const CLAY = { soilJars, mudMix, lunette } as const;
