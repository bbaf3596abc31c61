/** Days on which the school is honored, and the people who earned it. */
import { dome } from "../../built/dome.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import { circle, line, path, rectangle, ROUND } from "../../canvas/svg.ts";
import { tireWall } from "../../built/tire-wall.ts";
import { bandStrip } from "../../cloth/bands.ts";
import { papelPicado } from "../../hero/papel-picado.ts";
import type { PersonOptions } from "../../people/person-look.ts";
import { people } from "../../people/person.ts";
import { edge } from "../../things/thing.ts";
import { backdrop, ground, lampGlow, skyline } from "../parts/backdrop.ts";
import { TIRE_CREW } from "../building/tire-crew.ts";
import { inLightOf } from "../parts/lamplight.ts";
import { nested } from "../parts/nested.ts";

/** The courtyard on the day of the prize: the school, seen from behind, before a small bright stage. */
function prizeDay(canvas: Canvas): string {
  let svg = backdrop(canvas, {
    style: "rings",
    sun: [0.5, 0.3],
    sunRadius: 130,
    reach: 600,
    horizon: 380,
    fields: { y: 400, depth: 0.3, base: 18, bottom: 560 },
  });
  svg += ground(canvas, () => 520, "path", "milpa");
  svg +=
    dome(canvas, 236, 560, 170, { door: true, bottles: 6 }) +
    dome(canvas, 966, 556, 160, { door: true, bottles: 6 });
  svg +=
    papelPicado(canvas, -20, 60, 1220, 40, 120, 15, 62) +
    papelPicado(canvas, -20, 150, 1220, 130, 90, 13, 54);
  // A stage of tires and planks.
  svg += tireWall(canvas, 424, 590, 352, 1, 88, 40, 0, { open: false });
  svg += rectangle(404, 534, 392, 20, 4, canvas.colour("woodLight"), edge(canvas, 4));
  svg += people(canvas, [
    [520, 536, 176, { who: "woman", pose: "hold", woven: true }],
    [662, 536, 142, { who: "girl", pose: "hold", flip: true, woven: true }],
    [746, 536, 182, { who: "man", pose: "stand", flip: true, hat: "straw" }],
    [450, 536, 150, { who: "boy", pose: "wave" }],
  ]);
  // The paper both hold, its seal at its foot.
  svg +=
    rectangle(552, 412, 84, 62, 3, canvas.colour("cream"), edge(canvas, 4)) +
    bandStrip(canvas, "hilo", 556, 416, 76, 12);
  svg +=
    line("M566 440h44M566 454h30", canvas.colour("steelDark"), 4, ROUND) +
    circle(618, 458, 8, canvas.colour("redHot"));
  const dim = inLightOf(canvas, "dusk");
  const crowd: readonly (readonly [x: number, y: number, height: number, look: PersonOptions])[] = [
    [70, 760, 226, { who: "boy" }],
    [190, 748, 208, { who: "girl", braids: 2, arms: "ask" }],
    [312, 770, 232, { who: "boy", hat: "cap", arms: "fore", degrees: 3 }],
    [892, 752, 216, { who: "boy", arms: "ask" }],
    [1010, 764, 230, { who: "girl", arms: "fore" }],
    [1132, 756, 222, { who: "boy" }],
    [472, 748, 150, { who: "boy", arms: "ask", flip: true }],
    [690, 742, 140, { who: "girl", woven: true, arms: "cheer" }],
    [400, 812, 208, { who: "girl", woven: true, braids: 2, arms: "around", degrees: -3 }],
    [468, 820, 172, { who: "girl", braids: 1, arms: "fore", degrees: 5 }],
    [752, 818, 190, { who: "boy", hat: "cap", arms: "ask" }],
    [820, 826, 214, { who: "girl", braids: 2, arms: "fore", degrees: -4 }],
    [560, 842, 186, { who: "boy", shirt: "marigold", arms: "cheer", degrees: -3 }],
    [24, 1010, 420, { who: "woman", baby: true, bundle: "rose" }],
    [200, 1000, 410, { who: "man", hat: "straw", shirt: "skyDeep", arms: "ask", flip: true }],
    [1010, 1010, 420, { who: "woman", load: "basket", goods: "flowers", arms: "load" }],
    [1180, 1010, 420, { who: "man", hat: "straw" }],
  ];
  return (
    svg +
    people(
      dim,
      crowd.map(([x, y, height, look]) => [x, y, height, { back: true, shadow: false, ...look }]),
    )
  );
}

/** The whole school in its yard at night before a film on a sheet between two domes. */
function filmNight(canvas: Canvas): string {
  let svg = backdrop(canvas, {
    sun: [0.84, 0.16],
    sunRadius: 44,
    volcanoes: skyline(420, 1.1),
    horizon: 420,
    fields: { y: 460, depth: 0.3, base: 20, bottom: 620 },
  });
  svg += ground(canvas, () => 560, "soil", "greenDeep");
  svg += dome(canvas, 190, 590, 210) + dome(canvas, 1010, 590, 210);
  svg += line("M356 210L352 600M844 210L848 600", canvas.colour("woodDark"), 14, ROUND);
  svg += lampGlow(canvas, 600, 400, 520, 330, 0.5);
  svg += rectangle(366, 216, 468, 312, 2, "#fff6dc");
  svg += nested(canvas, TIRE_CREW.tireCrew, 378, 228, 444, 288, { time: "morning", id: "film" });
  svg += path("M366 528L250 830H950L834 528Z", "#ffe9b0", 'opacity=".16"');
  const seats = { back: true, shadow: false } as const;
  svg += people(canvas, [
    [240, 900, 330, { who: "boy", ...seats }],
    [350, 890, 320, { who: "girl", braids: 2, ...seats }],
    [466, 900, 330, { who: "boy", hat: "cap", ...seats }],
    [580, 890, 320, { who: "girl", woven: true, ...seats }],
    [700, 896, 326, { who: "girl", braids: 2, ...seats }],
    [818, 900, 330, { who: "boy", arms: "show", ...seats }],
    [936, 890, 320, { who: "girl", woven: true, ...seats }],
    [110, 1130, 520, { who: "woman", bundle: "rose", baby: true, ...seats }],
    [300, 1120, 470, { who: "girl", woven: true, braids: 2, ...seats }],
    [470, 1130, 480, { who: "boy", arms: "around", ...seats }],
    [648, 1130, 470, { who: "girl", braids: 1, ...seats }],
    [872, 1130, 480, { who: "boy", shirt: "red", ...seats }],
    [1080, 1130, 540, { who: "man", hat: "straw", ...seats }],
  ]);
  return svg;
}

export const PRIZES = { prizeDay, filmNight } as const;
