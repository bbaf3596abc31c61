/** People who meet: in the dome, under the palapa. */
import { bottleDisc, GLASS } from "../../built/bottle.ts";
import { tireFlat } from "../../built/tire.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import { round } from "../../canvas/path.ts";
import { circle, ellipse, path, rectangle } from "../../canvas/svg.ts";
import { person } from "../../people/person.ts";
import type { PersonOptions } from "../../people/person-look.ts";
import { HEIGHT, WIDTH } from "../parts/backdrop.ts";

/** The inside of a dome seen from its floor: courses of earthbags that close towards the opening. */
function domeInside(canvas: Canvas): string {
  const { random } = canvas;
  const courses = 13;
  let svg = rectangle(0, 0, WIDTH, HEIGHT, 0, canvas.shaded("adobeLight", -0.16));
  for (let i = 0; i < courses; i++) {
    const t = i / courses;
    const rx = 760 * (1 - t) ** 1.15 + 70;
    const ry = 620 * (1 - t) ** 1.05 + 36;
    const cy = 560 - 440 * t ** 0.8;
    const tone = -0.12 + t * 0.16;
    svg += ellipse(600, cy, rx, ry, canvas.shaded("adobeLight", tone));
    const seam = `stroke="${canvas.shaded("adobeLight", tone - 0.07)}" stroke-width="4"`;
    svg += ellipse(600, cy, rx - 2, ry - 2, "none", seam);
    const step = 150 * (1 - t) + 26;
    const joints = `stroke="${canvas.shaded("adobeLight", tone - 0.07)}" stroke-width="${round(Math.max(8, 44 * (1 - t)))}" stroke-dasharray="3 ${round(step + random.between(-6, 6))}"`;
    svg += ellipse(
      600,
      cy,
      rx - 22 * (1 - t) - 6,
      ry - 22 * (1 - t) - 6,
      "none",
      `${joints} opacity=".6"`,
    );
  }
  return svg;
}

/** A row of bottle bottoms along an arc, lit from outside. */
function glowingArc(
  canvas: Canvas,
  cy: number,
  rx: number,
  ry: number,
  r: number,
  count: number,
): string {
  let svg = "";
  for (let i = 0; i < count; i++) {
    const angle = Math.PI * (1.06 + (i / (count - 1)) * 0.88);
    const colour = GLASS[i % GLASS.length]!;
    svg += bottleDisc(canvas, 600 + Math.cos(angle) * rx, cy + Math.sin(angle) * ry, r, colour, {
      glowing: true,
    });
  }
  return svg;
}

/** A meeting in a dome: a circle on tires in the light that falls through the roof. */
function meetingCircle(canvas: Canvas): string {
  let svg = domeInside(canvas);
  svg += circle(600, 112, 74, canvas.colour("woodDark"));
  svg += circle(
    600,
    112,
    62,
    canvas.light((air) => air.sky[4]),
  );
  svg += circle(
    624,
    100,
    30,
    canvas.light((air) => air.cloud),
    'opacity=".8"',
  );
  svg += glowingArc(canvas, 470, 520, 300, 24, 17) + glowingArc(canvas, 400, 330, 210, 18, 13);
  svg += path("M-10 560Q600 500 1210 560V810H-10Z", canvas.colour("tileDark"));
  svg += ellipse(600, 680, 640, 116, canvas.colour("tile"));
  svg += ellipse(600, 680, 470, 78, canvas.shaded("tile", 0.06));
  svg += path("M546 150L250 700Q600 780 950 700L654 150Z", "#fff3c4", 'opacity=".2"');
  svg += ellipse(600, 700, 350, 58, "#fff3c4", 'opacity=".25"');
  const sitting = (x: number, y: number, height: number, options: PersonOptions): string =>
    tireFlat(canvas, x + (options.flip ? 8 : -8), y + height * 0.07, height * 0.19, { tilt: 0.3 }) +
    person(canvas, x, y, height, { pose: "sit", shadow: false, ...options });
  svg += sitting(300, 620, 232, { who: "man", hat: "straw", shirt: "white", trousers: "indigo" });
  svg += sitting(450, 596, 222, { who: "woman" });
  svg += sitting(760, 596, 222, { who: "woman", flip: true });
  svg += sitting(900, 620, 232, {
    who: "volunteerWoman",
    flip: true,
    shirt: "sky",
    trousers: "indigo",
  });
  svg += person(canvas, 604, 670, 270, { who: "woman", pose: "point" });
  svg += sitting(196, 712, 262, { who: "volunteerMan", shirt: "marigold", trousers: "earthDark" });
  svg += sitting(1004, 712, 262, {
    who: "man",
    tool: "book",
    flip: true,
    shirt: "cream",
    trousers: "basalt",
  });
  // Two sit with their backs to us, their legs below the frame.
  svg += tireFlat(canvas, 402, 836, 92) + tireFlat(canvas, 806, 840, 92);
  svg += person(canvas, 402, 934, 330, {
    who: "woman",
    back: true,
    woven: true,
    braids: 2,
    shadow: false,
  });
  svg += person(canvas, 806, 940, 330, {
    who: "man",
    back: true,
    shadow: false,
    shirt: "teal",
    hat: "straw",
  });
  return svg;
}

export const EVENINGS = { circle: meetingCircle } as const;
