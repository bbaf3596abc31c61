/** A painter on a hill above the town, small in front of his growing picture. */
import type { Canvas } from "../../canvas/canvas.ts";
import type { ColourName } from "../../canvas/palette.ts";
import { ellipse, line, path, rectangle, ROUND } from "../../canvas/svg.ts";
import { flowers, tufts } from "../../land/plants.ts";
import { people } from "../../people/person.ts";
import { edge } from "../../things/thing.ts";
import { sittingDog } from "../parts/animals.ts";
import { backdrop, groundShadow, trees, WIDTH } from "../parts/backdrop.ts";
import { nested } from "../parts/nested.ts";
import { MARKET } from "./market.ts";

/** A pot of paint in the grass. */
const pot = (canvas: Canvas, x: number, y: number, colour: ColourName): string =>
  rectangle(x - 26, y - 52, 52, 52, 6, canvas.colour("white"), edge(canvas, 3)) +
  path(
    `M${x - 26} ${y - 50}H${x + 26}V${y - 36}Q${x + 16} ${y - 16} ${x + 8} ${y - 36}Q${x} ${y - 22} ${x - 8} ${y - 36}H${x - 26}Z`,
    canvas.colour(colour),
  ) +
  ellipse(x, y - 52, 26, 8, canvas.colour(colour), edge(canvas, 3));

function easel(canvas: Canvas): string {
  let svg = backdrop(canvas, {
    style: "strips",
    sun: [0.86, 0.16],
    horizon: 330,
    fields: { y: 360, depth: 0.3, base: 18, bottom: 660 },
    town: [860, 470, 280, 18, 1.6],
  });
  svg += trees(
    canvas,
    [
      [60, 620, 300, "round"],
      [1150, 620, 200, "round", "greenMid"],
    ],
    0.06,
  );
  svg += path("M-10 620Q600 570 1210 630V810H-10Z", canvas.colour("milpa"));
  svg += groundShadow(520, 748, 350, 24, 0.24);
  svg +=
    line("M330 760L450 120M750 760L630 120M540 700V60", canvas.colour("hair"), 26, ROUND) +
    line("M330 760L450 120M750 760L630 120M540 700V60", canvas.colour("wood"), 17, ROUND);
  svg += rectangle(186, 138, 708, 478, 3, canvas.colour("cream"), edge(canvas, 6));
  svg += nested(canvas, MARKET.market, 200, 152, 680, 450, { id: "p", time: "dawn" });
  // The unpainted part of the picture.
  svg += path(
    "M880 350Q820 336 790 350Q730 270 552 274Q556 420 550 602H880Z",
    canvas.colour("cream"),
  );
  svg += line(
    "M700 560q50 -40 110 -30M660 588q60 -16 130 -8M760 500q40 -34 90 -30",
    canvas.colour("steelDark"),
    4,
    `${ROUND} opacity=".5"`,
  );
  svg += rectangle(170, 616, 740, 26, 4, canvas.colour("woodLight"), edge(canvas, 5));
  svg += people(canvas, [
    [
      800,
      764,
      330,
      {
        who: "man",
        back: true,
        arms: "show",
        hat: "straw",
        shirt: "redHot",
        trousers: "indigo",
      },
    ],
    [300, 768, 190, { who: "girl", back: true, woven: true }],
  ]);
  // The brush in his hand, its tip at the painted edge.
  svg +=
    line("M866 440L812 366", canvas.colour("hair"), 15, ROUND) +
    line("M866 440L820 376", canvas.colour("woodLight"), 9, ROUND) +
    line("M814 368L808 360", canvas.colour("redHot"), 13, ROUND);
  for (const [i, colour] of (["redHot", "marigold", "glassTeal", "violet"] as const).entries())
    svg += pot(canvas, 960 + i * 62, 754 + (i % 2) * 14, colour);
  return (
    svg +
    sittingDog(canvas, 416, 774, 0.9, "earthDark") +
    flowers(canvas, 80, 740, 130, 14, 15) +
    tufts(canvas, () => 792, 0, WIDTH, 26, 14, canvas.colour("green"))
  );
}

export const PAINTERS = { easel } as const;
