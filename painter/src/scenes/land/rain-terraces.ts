/** Rain on tire terraces, and an umbrella large enough for a family. */
import { tireWall } from "../../built/tire-wall.ts";
import { clip } from "../../built/clip.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import type { ColourName } from "../../canvas/palette.ts";
import { lerp, type Point, round } from "../../canvas/path.ts";
import { ellipse, group, line, path, place, rectangle, ROUND } from "../../canvas/svg.ts";
import { bandStrip } from "../../cloth/bands.ts";
import { maize } from "../../land/maize.ts";
import { flowers } from "../../land/plants.ts";
import { trees } from "../parts/backdrop.ts";
import { outlined } from "../parts/outlined.ts";
import { rainfall, sheet } from "../parts/grounds.ts";

const EDGE = outlined(3);
/** The y of the boots' soles, where the puddle's reflection begins. */
const GROUND = 706;

/** Seven ribs with cloth between them, from behind. */
function umbrella(canvas: Canvas, colours: readonly [ColourName, ColourName]): string {
  const [cx, top, foot, half] = [560, 120, 452, 436] as const;
  const ribs = [-1, -0.72, -0.36, 0, 0.36, 0.72, 1];
  const at = (share: number): Point => [cx + share * half, foot - (1 - Math.abs(share)) * 14];
  const side = (share: number): string => {
    const [x, y] = at(share);
    return `C${round(lerp(cx, x, 0.52))} ${top + 8} ${round(x - share * 26)} ${round(lerp(top, foot, 0.36))} ${round(x)} ${round(y)}`;
  };
  let svg = "";
  for (let i = 0; i < 6; i++) {
    const [from, to] = [ribs[i]!, ribs[i + 1]!];
    const [x0, y0] = at(from);
    const [x1, y1] = at(to);
    const back = `C${round(x1 - to * 26)} ${round(lerp(top, foot, 0.36))} ${round(lerp(cx, x1, 0.52))} ${top + 8} ${cx} ${top}`;
    svg += path(
      `M${cx} ${top}${side(from)}Q${round((x0 + x1) / 2)} ${round((y0 + y1) / 2 - 44)} ${round(x1)} ${round(y1)}${back}Z`,
      canvas.shaded(colours[i % 2]!, [-0.05, -0.02, 0, 0.02, 0.03, 0][i]!),
      EDGE,
    );
  }
  const [lx, ly] = at(0.36);
  return (
    line(`M${cx} ${top + 10}V${top - 34}`, canvas.colour("woodDark"), 11, ROUND) +
    svg +
    line(
      `M${cx + 30} ${top + 22}Q${round(lx - 30)} ${top + 90} ${round(lx - 18)} ${round(ly - 90)}`,
      "#fff",
      9,
      `${ROUND} opacity=".45"`,
    )
  );
}

/** A rubber boot from behind, standing on the ground. */
const boot = (canvas: Canvas, x: number, size: number, colour: ColourName): string =>
  place(
    x,
    GROUND,
    path("M-22 -86H22L25 -18Q30 2 18 6H-18Q-30 2 -25 -18Z", canvas.colour(colour), EDGE) +
      path("M-25 -8H25V5H-25Z", canvas.shaded(colour, -0.12)) +
      line("M-20 -76H20", canvas.shaded(colour, -0.1), 6) +
      line("M14 -60Q18 -40 18 -22", "#fff", 4, `${ROUND} opacity=".5"`),
    size,
  );

/** A pair of legs below the umbrella: a woven skirt, or trousers in boots. */
function legsBelow(
  canvas: Canvas,
  x: number,
  size: number,
  boots: ColourName,
  cloth: ColourName,
  skirt: boolean,
): string {
  const top = 400;
  const apart = (skirt ? 32 : 34) * size;
  const hem = GROUND - (skirt ? 92 : 62) * size;
  const both = boot(canvas, x - apart, size, boots) + boot(canvas, x + apart, size, boots);
  if (!skirt)
    return (
      path(
        `M${round(x - 70 * size)} ${top}H${round(x + 70 * size)}L${round(x + 64 * size)} ${round(hem)}H${round(x + 6 * size)}L${x} ${round(hem - 110 * size)}L${round(x - 6 * size)} ${round(hem)}H${round(x - 64 * size)}Z`,
        canvas.colour(cloth),
        EDGE,
      ) + both
    );
  const outline = `M${round(x - 72 * size)} ${top}H${round(x + 72 * size)}L${round(x + 84 * size)} ${round(hem)}Q${x} ${round(hem + 16)} ${round(x - 84 * size)} ${round(hem)}Z`;
  const skin = canvas.colour("skin2");
  return (
    path(
      `M${round(x - apart - 14 * size)} ${round(hem - 10)}h${round(28 * size)}v${round(40 * size)}h${round(-28 * size)}ZM${round(x + apart - 14 * size)} ${round(hem - 10)}h${round(28 * size)}v${round(40 * size)}h${round(-28 * size)}Z`,
      skin,
    ) +
    both +
    path(outline, canvas.colour(cloth), EDGE) +
    group(
      bandStrip(canvas, "camino", x - 90 * size, hem - 74 * size, 180 * size, 40 * size),
      clip(canvas, outline),
    )
  );
}

/** A sitting dog beside them, from behind. */
const dogBehind = (canvas: Canvas, x: number): string =>
  line(`M${x - 30} 694Q${x - 92} 704 ${x - 104} 650`, canvas.colour("marigoldDeep"), 19, ROUND) +
  path(
    `M${x - 60} ${GROUND}C${x - 76} 650 ${x - 52} 590 ${x - 34} 566H${x + 34}C${x + 52} 590 ${x + 76} 650 ${x + 60} ${GROUND}Z`,
    canvas.colour("marigoldDeep"),
    EDGE,
  ) +
  path(
    `M${x - 44} 552C${x - 46} 500 ${x + 46} 500 ${x + 44} 552C${x + 42} 590 ${x - 42} 590 ${x - 44} 552Z`,
    canvas.colour("marigoldDeep"),
    EDGE,
  ) +
  path(
    `M${x - 32} 520C${x - 58} 514 ${x - 64} 550 ${x - 52} 570C${x - 40} 562 ${x - 36} 544 ${x - 32} 520ZM${x + 32} 520C${x + 58} 514 ${x + 64} 550 ${x + 52} 570C${x + 40} 562 ${x + 36} 544 ${x + 32} 520Z`,
    canvas.shaded("marigoldDeep", -0.12),
    EDGE,
  ) +
  line(`M${x} 600V690`, canvas.shaded("marigoldDeep", -0.08), 5, ROUND) +
  line(`M${x - 36} 582Q${x} 596 ${x + 36} 582`, canvas.colour("redHot"), 11);

/** Retaining walls of the terraces with drain pipes. */
function terraces(canvas: Canvas): string {
  let svg =
    sheet(canvas.air.sky[2]) +
    path("M-10 190C300 140 800 170 1210 130V810H-10Z", canvas.colour("greenDeep", 0.3)) +
    trees(
      canvas,
      [
        [1060, 240, 220, "round"],
        [150, 240, 200, "round", "greenMid"],
        [270, 236, 180, "pine"],
      ],
      0.14,
    );
  for (let i = 0; i < 8; i++) svg += maize(canvas, 330 + i * 84, 262, 120, 0.1);
  for (const [y, width, h, inset] of [
    [334, 104, 40, 70],
    [452, 138, 52, 34],
    [620, 184, 70, -40],
  ] as const) {
    svg +=
      path(
        `M-60 ${y}V${y - h * 2 + 12}Q600 ${y - h * 2 - 20} 1300 ${y - h * 2 + 6}V${y + 30}Z`,
        canvas.colour(y > 600 ? "milpa" : "greenMid", 0.05),
      ) +
      tireWall(canvas, inset, y, 1240 - inset * 2, 2, width, h, 0.05, { planted: 0.35 }) +
      flowers(canvas, 60, y - h * 2 + 6, 1080, 16, h * 0.34);
  }
  return svg;
}

/**
 * From behind, in the rain: a red umbrella, three pairs of boots and a dog.
 */
export function rainTerraces(canvas: Canvas): string {
  const { random } = canvas;
  const colours = random.pick([
    ["redHot", "red"],
    ["marigold", "marigoldDeep"],
    ["redHot", "rose"],
  ] as const);
  const [one, two, three] = random.shuffle(["lemon", "glassTeal", "rose", "lime"] as const);
  const left = random.chance(0.5);
  const crowd =
    dogBehind(canvas, 274) +
    legsBelow(canvas, 430, 1.12, one!, "indigoDeep", true) +
    legsBelow(canvas, 600, 0.78, two!, left ? "aubergine" : "earthDark", left) +
    legsBelow(canvas, 744, 0.9, three!, "indigo", false) +
    umbrella(canvas, colours);
  const puddle = `M-10 ${GROUND + 4}Q600 ${GROUND - 26} 1210 ${GROUND + 4}V810H-10Z`;
  let rings = "";
  for (let i = 0; i < 9; i++) {
    const [x, r] = [random.between(60, 1140), random.between(18, 40)];
    rings += `M${round(x - r)} ${round(random.between(730, 790))}a${round(r)} ${round(r * 0.26)} 0 1 0 ${round(r * 2)} 0a${round(r)} ${round(r * 0.26)} 0 1 0 ${round(-r * 2)} 0`;
  }
  return (
    terraces(canvas) +
    path("M-10 612Q600 596 1210 612V810H-10Z", canvas.colour("earth")) +
    path(puddle, canvas.air.sky[4]) +
    `<g ${clip(canvas, puddle)}>${group(crowd, `transform="matrix(1 0 0 -.62 0 ${round(GROUND * 1.62)})" opacity=".42"`)}</g>` +
    rectangle(1040, 372, 90, 60, 26, canvas.colour("steel"), EDGE) +
    ellipse(1048, 402, 18, 29, canvas.colour("rubberDark"), EDGE) +
    path(
      "M1046 390C1064 416 1072 560 1074 716H1024C1030 620 1034 500 1034 408Z",
      canvas.colour("sky"),
    ) +
    line("M1048 420C1056 500 1056 620 1054 706", "#fff", 7, `${ROUND} opacity=".85"`) +
    crowd +
    ellipse(1048, 722, 84, 15, "none", 'stroke="#fff" stroke-width="5" opacity=".8"') +
    line(rings, "#fff", 3.4, 'opacity=".6"') +
    rainfall(canvas, 110)
  );
}
