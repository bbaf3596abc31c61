/** What pupils make and build in their projects. */
import type { Canvas } from "../../canvas/canvas.ts";
import type { ColourName } from "../../canvas/palette.ts";
import { round } from "../../canvas/path.ts";
import { line, place, rectangle, ROUND } from "../../canvas/svg.ts";
import { fromAbove } from "../../people/from-above.ts";
import { boards } from "../parts/grounds.ts";

/** Questions on strips of paper are sorted into two piles. */
function paperStrips(canvas: Canvas): string {
  const { random } = canvas;
  let svg = boards(canvas, "woodLight", 134);
  const strip = (x: number, y: number, degrees: number, colour: ColourName): string =>
    place(
      x,
      y,
      rectangle(-88, -20, 180, 46, 2, "#1a0a1e", 'opacity=".16"') +
        rectangle(-92, -24, 180, 46, 2, canvas.colour(colour)) +
        line(
          `M-72 -6h${round(random.between(70, 130))}M-72 10h${round(random.between(40, 100))}`,
          canvas.colour("basalt"),
          6,
          `${ROUND} opacity=".7"`,
        ),
      1,
      degrees,
    );
  svg +=
    rectangle(150, 250, 300, 300, 10, canvas.colour("indigo"), 'opacity=".9"') +
    rectangle(750, 250, 300, 300, 10, canvas.colour("redDeep"), 'opacity=".9"');
  for (let i = 0; i < 7; i++)
    svg +=
      strip(300 + random.between(-24, 24), 310 + i * 30, random.between(-14, 14), "cream") +
      strip(
        900 + random.between(-24, 24),
        310 + i * 30,
        random.between(-14, 14),
        i % 3 ? "lemon" : "cream",
      );
  svg +=
    strip(560, 350, -18, "lemon") + strip(640, 470, 12, "cream") + strip(590, 250, 24, "cream");
  svg += fromAbove(canvas, 330, 80, 1.3, -4, {
    cloth: "red",
    bands: ["marigold", "white"],
    head: "braids",
    hands: [
      [-40, 150],
      [90, 160],
    ],
  });
  svg += fromAbove(canvas, 830, 76, 1.3, 6, {
    cloth: "teal",
    head: "hair",
    hands: [
      [-80, 150],
      [46, 160],
    ],
  });
  svg += fromAbove(canvas, 400, 736, 1.3, 176, {
    cloth: "marigold",
    head: "hair",
    skin: "skin2",
    hands: [
      [-60, 150],
      [60, 130],
    ],
  });
  return (
    svg +
    fromAbove(canvas, 800, 730, 1.3, 184, {
      cloth: "violet",
      bands: ["lemon", "rose"],
      head: "braids",
      headColour: "glassTeal",
      hands: [
        [-90, 170],
        [40, 140],
      ],
    })
  );
}

export const PROJECTS = { paperStrips } as const;
