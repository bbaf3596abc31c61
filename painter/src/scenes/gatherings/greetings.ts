/** People who greet and ask each other. */
import { facade } from "../../built/facade.ts";
import { tireFlat } from "../../built/tire.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import { circle, line, path, rectangle } from "../../canvas/svg.ts";
import { bandStrip } from "../../cloth/bands.ts";
import { flowers } from "../../land/plants.ts";
import { object } from "../../objects/all.ts";
import { armOf, type Sleeve } from "../../people/forearm.ts";
import { handshake } from "../../people/grips.ts";
import { people } from "../../people/person.ts";
import { WIDTH } from "../parts/backdrop.ts";
import { sheet } from "../parts/grounds.ts";

/** A visitor's shirt sleeve. */
const VISITORS_SLEEVE: Sleeve = { cloth: "sky", bands: ["white", "skyDeep", "sky", "sky"] };

/** Two hands shake: a partner from far away and one from here. */
function handShake(canvas: Canvas): string {
  const { random } = canvas;
  const [dark, light] = random.pick([
    ["redDeep", "red"],
    ["indigoDeep", "indigo"],
    ["aubergine", "violet"],
    ["greenDeep", "green"],
  ] as const);
  const [above, below] = random.pick([
    ["camino", "materiales"],
    ["rombo", "milpa"],
    ["cielo", "volcan"],
  ] as const);
  let svg = sheet(canvas.colour(dark));
  for (let i = 0; i < 6; i++)
    svg += circle(
      600,
      400,
      470 - i * 62,
      i % 2 ? canvas.colour(dark) : canvas.shaded(light, 0.02 + i * 0.012),
    );
  svg += bandStrip(canvas, above, 0, 0, WIDTH, 84) + bandStrip(canvas, below, 0, 690, WIDTH, 110);
  return (
    svg +
    handshake(canvas, 600, 390, 2.5, armOf(canvas, dark), {
      skin: random.pick(["skin4", "skin5", "skin3"] as const),
      sleeve: VISITORS_SLEEVE,
    })
  );
}

/** Two students with their notes talk with a woman at her door. */
function doorVisit(canvas: Canvas): string {
  let svg =
    sheet(canvas.colour("adobeLight")) +
    facade(canvas, -20, 660, 1260, 560, {
      wall: "sky",
      base: "indigo",
      trim: "white",
      bays: ["wall", "wall", "window"],
      eave: 110,
    });
  svg +=
    rectangle(380, 236, 280, 424, 4, canvas.colour("white")) +
    rectangle(404, 260, 232, 400, 0, canvas.colour("aubergine")) +
    path("M404 260L300 296V690L404 660Z", canvas.colour("wood")) +
    line("M352 280V676", canvas.shaded("wood", -0.1), 5);
  svg +=
    rectangle(-20, 660, 1260, 152, 0, canvas.colour("adobeLight")) +
    rectangle(-20, 660, 1260, 10, 0, "#1a0a1e", 'opacity=".18"');
  svg +=
    rectangle(70, 300, 180, 24, 4, canvas.colour("wood")) +
    object(canvas, "sprout", 116, 302, 110) +
    object(canvas, "sprout", 204, 302, 90);
  svg += rectangle(360, 650, 320, 24, 3, canvas.colour("sand"));
  svg += people(canvas, [
    [524, 660, 322, { who: "woman", pose: "hold", apron: "rose" }],
    [
      800,
      764,
      300,
      { who: "girl", pose: "read", tool: "book", flip: true, woven: true, paint: "woodLight" },
    ],
    [
      936,
      772,
      306,
      { who: "boy", pose: "stand", flip: true, shirt: "white", trousers: "indigo", pack: "red" },
    ],
  ]);
  return svg + tireFlat(canvas, 150, 776, 88) + flowers(canvas, 96, 726, 108, 15, 18);
}

export const GREETINGS = { handShake, doorVisit } as const;
