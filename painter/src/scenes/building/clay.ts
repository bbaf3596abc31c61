/** Clay that is set around bottles; and what is trodden for it. */
import { bottleDisc } from "../../built/bottle.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import { ellipse, line, path, rectangle } from "../../canvas/svg.ts";
import { people } from "../../people/person.ts";
import { lampGlow, WIDTH } from "../parts/backdrop.ts";
import { inLightOf } from "../parts/lamplight.ts";
import { cobWall } from "../parts/grounds.ts";

const halfRound = (r: number): string => `M${600 - r} 600A${r} ${r} 0 0 1 ${600 + r} 600Z`;

/** A half-round window of bottle bottoms in green and amber, lit from behind. */
function lunette(canvas: Canvas): string {
  const { random } = canvas;
  let svg = cobWall(canvas, "adobe") + rectangle(0, 0, WIDTH, 800, 0, "#14081c", 'opacity=".72"');
  svg += lampGlow(canvas, 600, 520, 760, 560, 0.62);
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
  // The glass paints the floor: a fan of its own colors.
  for (let i = 0; i < 14; i++)
    svg += path(
      `M${170 + i * 62} 628h56L${(170 + i * 62 - 600) * 1.9 + 710} 810h-110Z`,
      canvas.colour(i % 2 ? "glassGreen" : "glassAmber", 0, true),
      'opacity=".34"',
    );
  for (let i = 0; i < 8; i++)
    svg += ellipse(
      random.between(160, 1040),
      random.between(670, 790),
      random.between(26, 50),
      random.between(8, 13),
      canvas.colour(random.pick(["glassGreen", "glassAmber", "glassLime"] as const), 0, true),
      'opacity=".5"',
    );
  // Against the glass: somebody small is shown how it was done.
  const dim = inLightOf(canvas, "night");
  svg += people(dim, [
    [450, 1080, 700, { who: "woman", back: true, braids: 1, arms: "around" }],
    [716, 1060, 520, { who: "boy", back: true, arms: "show" }],
  ]);
  return svg;
}

export const CLAY = { lunette } as const;
