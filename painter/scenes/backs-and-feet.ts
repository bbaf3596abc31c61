/** People close, without their faces: pupils and weavers from behind, feet, raised hands. */
import { clip } from "../built/clip.ts";
import type { Canvas } from "../canvas.ts";
import { bandStrip } from "../cloth/bands.ts";
import { papelPicado } from "../hero/papel-picado.ts";
import { flowers } from "../land/plants.ts";
import { sky } from "../land/sky.ts";
import { treeRound } from "../land/trees.ts";
import { object } from "../objects/all.ts";
import type { ColourName } from "../palette.ts";
import { round } from "../path.ts";
import { fist } from "../people/hands.ts";
import { leg } from "../people/legs.ts";
import { shoulders, type ShouldersLook } from "../people/shoulders.ts";
import { circle, ellipse, line, path, place, rectangle } from "../svg.ts";
import { WIDTH } from "./backdrop.ts";
import { paving, sheet } from "./grounds.ts";

/** Pupils as one sees them from the back row; three of them sit in a picture. */
const PUPILS: readonly ShouldersLook[] = [
  { cloth: "red", bands: ["rombo", "milpa", "cielo"], hair: "braids", ribbon: "marigold" },
  { cloth: "sky", hair: "short", skin: "skin2" },
  { cloth: "indigo", bands: ["camino", "milpa", "rombo"], hair: "braid", ribbon: "rose" },
  { cloth: "marigold", hair: "short" },
  { cloth: "rose", hair: "pony", ribbon: "white", skin: "skin2" },
  { cloth: "violet", bands: ["volcan", "rombo", "cielo"], hair: "braids", ribbon: "lemon" },
  { cloth: "teal", hair: "short", skin: "skin3" },
];

/** Pupils at their desks before a window on the garden. */
function deskRow(canvas: Canvas): string {
  const { random } = canvas;
  const frame = random.pick(["glassTeal", "adobe", "indigo", "marigoldDeep"] as const);
  const pupils = random.shuffle(PUPILS);
  let svg = sheet(canvas.colour("plaster"));
  svg += rectangle(0, 0, WIDTH, 36, 0, canvas.colour("wood"));
  for (const x of [70, 450, 830]) {
    const pane = `M${x} 370V190A150 140 0 0 1 ${x + 300} 190V370Z`;
    svg += path(`M${x - 22} 390V190A172 162 0 0 1 ${x + 322} 190V390Z`, canvas.colour(frame));
    svg +=
      `<g ${clip(canvas, pane)}>` +
      rectangle(
        x,
        40,
        300,
        340,
        0,
        canvas.light((air) => air.sky[4]),
      ) +
      treeRound(canvas, x + random.between(60, 120), 350, random.between(190, 260), 0.12) +
      treeRound(canvas, x + 260, 360, 170, 0.1, "milpa") +
      path(`M${x} 320Q${x + 150} 290 ${x + 300} 326V390H${x}Z`, canvas.colour("milpa")) +
      flowers(canvas, x, 372, 300, 16, 15) +
      "</g>";
    svg +=
      line(`M${x + 150} 52V370M${x} 220H${x + 300}`, canvas.colour(frame), 12) +
      rectangle(x - 34, 366, 368, 26, 5, canvas.colour("adobe"));
  }
  svg += papelPicado(canvas, -20, 40, 1220, 40, 26, 24, 32);
  svg +=
    rectangle(0, 430, WIDTH, 30, 0, canvas.colour("indigo")) +
    rectangle(0, 460, WIDTH, 350, 0, canvas.colour("tileDark"));
  svg +=
    path("M-10 470H1210L1260 590H-60Z", canvas.colour("woodLight")) +
    rectangle(-10, 588, 1220, 30, 0, canvas.colour("wood"));
  svg +=
    object(canvas, "openBook", 800, 548, 130) +
    object(canvas, "pencils", 470, 510, 100) +
    object(canvas, "notebooks", 66, 530, 110) +
    object(canvas, "openBook", 1130, 556, 120) +
    object(canvas, "globe", 392, 506, 130);
  [232, 610, 980].forEach((x, i) => {
    svg += shoulders(canvas, x, i === 1 ? 640 : 620, i === 1 ? 1.06 : 1.02, pupils[i]!);
  });
  for (const x of [232, 610, 980])
    svg +=
      rectangle(x - 150, 742, 300, 70, 10, canvas.colour("wood")) +
      rectangle(x - 150, 742, 300, 18, 8, canvas.colour("woodLight"));
  return svg;
}

/** Women in their own weaving; three of them stand in a picture. */
const WEAVERS: readonly ShouldersLook[] = [
  { cloth: "violet", bands: ["volcan", "rombo", "cielo"], ribbon: "lemon", skin: "skin2" },
  { cloth: "indigo", bands: ["materiales", "rombo", "milpa"], ribbon: "glassTeal" },
  { cloth: "red", bands: ["rombo", "milpa", "camino"], ribbon: "rose" },
  { cloth: "greenDeep", bands: ["milpa", "camino", "rombo"], ribbon: "marigold" },
  { cloth: "redDeep", bands: ["camino", "materiales", "volcan"], ribbon: "white", skin: "skin2" },
];

/** Three women at a gathering, seen from behind: braids, ribbons, and their own weaving. */
function braids(canvas: Canvas): string {
  const { random } = canvas;
  const wall = random.pick(["marigold", "glassTeal", "rose", "sky"] as const);
  const [left, middle, right] = random.shuffle(WEAVERS);
  let svg = sheet(canvas.colour(wall));
  for (let i = 0; i < 6; i++)
    svg += circle(600, 330, 720 - i * 100, canvas.shaded(wall, 0.012 * i));
  svg +=
    papelPicado(canvas, -40, 30, 640, 10, 70, 11, 60) +
    papelPicado(canvas, 600, 10, 1240, 40, 70, 11, 60);
  svg += shoulders(canvas, 210, 470, 1.35, { ...left!, hair: "braid" });
  svg += shoulders(canvas, 1000, 480, 1.35, { ...right!, hair: "braid" });
  return svg + shoulders(canvas, 606, 440, 1.55, { ...middle!, hair: "braids" });
}

/** Feet and a ball in the school yard. */
function ballGame(canvas: Canvas): string {
  const { random } = canvas;
  const [yard, wall] = random.pick([
    ["sand", "glassTeal"],
    ["milpa", "marigold"],
    ["adobeLight", "indigo"],
  ] as const);
  const [one, other] = random.shuffle<ColourName>(["red", "white", "marigold", "glassBlue"]);
  let svg =
    sheet(canvas.colour(yard)) +
    rectangle(0, 0, WIDTH, 250, 0, canvas.colour(wall)) +
    bandStrip(canvas, "camino", 0, 180, WIDTH, 70) +
    rectangle(0, 250, WIDTH, 26, 0, "#1a0a1e", 'opacity=".14"');
  svg +=
    paving(canvas, yard, 300, 800, 90) +
    path(
      "M-10 640Q600 560 1210 660",
      "none",
      `stroke="${canvas.colour("white")}" stroke-width="14" opacity=".8"`,
    );
  for (let i = 0; i < 12; i++)
    svg += circle(
      random.between(250, 560),
      random.between(650, 700),
      random.between(14, 40),
      canvas.shaded(yard, 0.05),
      'opacity=".6"',
    );
  for (const [x, y] of [
    [300, 700],
    [560, 724],
    [900, 700],
    [1060, 660],
  ] as const)
    svg += ellipse(x, y, 120, 16, "#1a0a1e", 'opacity=".16"');
  const boy = { footwear: "shoe", trousers: "indigo", colour: one! } as const;
  const friend = { footwear: "shoe", trousers: "basalt", colour: other! } as const;
  svg +=
    leg(canvas, 1050, 640, 1.9, friend, 10, true) + leg(canvas, 920, 692, 1.95, friend, -14, true);
  svg += leg(canvas, 250, 700, 2, boy, 8) + leg(canvas, 480, 640, 2, boy, -34);
  svg +=
    ellipse(678, 742, 92, 16, "#1a0a1e", 'opacity=".2"') + object(canvas, "ball", 670, 742, 190);
  return svg;
}

/** Diplomas go up at the end of the ceremony. */
function raisedDiplomas(canvas: Canvas): string {
  const { random } = canvas;
  let svg = sky(canvas, {
    style: canvas.skyStyle ?? "rings",
    sunX: 600,
    sunY: 560,
    sunRadius: 120,
    horizon: 700,
  });
  svg += papelPicado(canvas, -30, 30, 1230, 20, 60, 20, 46);
  const papers: readonly ColourName[] = ["marigold", "rose", "white", "lime", "sky", "red"];
  for (let i = 0; i < 60; i++) {
    const [x, y] = [round(random.between(0, WIDTH)), round(random.between(110, 620))];
    svg += rectangle(
      x,
      y,
      random.between(9, 18),
      random.between(6, 11),
      0,
      canvas.colour(random.pick(papers)),
      `transform="rotate(${random.integer(0, 180)} ${x} ${y})"`,
    );
  }
  const robe = {
    cloth: "indigo",
    bands: ["indigoDeep", "marigold", "indigoDeep", "indigoDeep"],
  } as const;
  const diploma =
    rectangle(-24, -150, 48, 300, 24, canvas.colour("white")) +
    rectangle(-24, -150, 16, 300, 8, canvas.colour("plasterShade")) +
    rectangle(-28, -18, 56, 34, 4, canvas.colour("red"));
  for (const [x, y, scale, degrees, skin] of [
    [170, 470, 1.7, -12, "skin1"],
    [420, 360, 1.9, 4, "skin2"],
    [700, 420, 1.9, -6, "skin1"],
    [980, 380, 1.8, 12, "skin3"],
  ] as const)
    svg +=
      place(x, y - 4, diploma, scale * 0.55, 90 + degrees * 3) +
      fist(canvas, x, y, scale, degrees, skin, robe, { arm: 250 });
  const cap = (x: number, y: number, degrees: number): string =>
    place(
      x,
      y,
      path("M-70 -20L0 -54L70 -20L0 14Z", canvas.colour("indigo")) +
        path("M-38 -4V30Q0 50 38 30V-4L0 14Z", canvas.colour("indigoDeep")) +
        line("M0 -20L64 -8V40", canvas.colour("marigold"), 6) +
        circle(64, 46, 9, canvas.colour("marigold")),
      1.1,
      degrees,
    );
  svg += cap(290, 190, -16) + cap(836, 200, 20) + cap(570, 140, 6);
  for (const [x, y] of [
    [60, 760],
    [300, 790],
    [560, 770],
    [830, 790],
    [1120, 770],
  ] as const)
    svg +=
      shoulders(canvas, x, y + 60, 0.95, { cloth: "indigo", hair: x % 40 ? "braid" : "short" }) +
      place(
        x,
        y - 70,
        path("M-100 -20L0 -58L100 -20L0 18Z", canvas.colour("indigo")) +
          path("M-100 -20L0 18L100 -20V-12L0 26L-100 -12Z", canvas.colour("indigoDeep")),
        1,
      );
  return svg;
}

export const BACKS_AND_FEET = { deskRow, braids, ballGame, raisedDiplomas } as const;
