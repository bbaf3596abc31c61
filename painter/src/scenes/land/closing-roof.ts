/** Closing picture of the history page: the town from a roof, with laundry by day and paper lamps by night. */
import { clip } from "../../built/clip.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import type { ColourName } from "../../canvas/palette.ts";
import { type Curve, lerp, round } from "../../canvas/path.ts";
import { circle, ellipse, line, path, place, rectangle, ring, ROUND } from "../../canvas/svg.ts";
import { bandStrip } from "../../cloth/bands.ts";
import type { BandName } from "../../cloth/patterns.ts";
import { town } from "../../hero/town.ts";
import { dayOnly, nightOnly } from "../../land/day-night.ts";
import { sky } from "../../land/sky.ts";
import { person } from "../../people/person.ts";
import { sleepingCat } from "../parts/animals.ts";
import { lampGlow } from "../parts/backdrop.ts";
import { withLight } from "../parts/lamplight.ts";
import { outlined } from "../parts/outlined.ts";

/** A garment on the line: a huipil or a length of cloth, centred on x. */
interface Garment {
  x: number;
  width: number;
  height: number;
  cloth: ColourName;
  bands: readonly BandName[];
  shape: "huipil" | "length";
  degrees: number;
}

/** A garment pegged at two points at height y. */
function hungGarment(
  canvas: Canvas,
  y: number,
  { width, height, cloth, bands, shape, degrees, x }: Garment,
): string {
  const w = width;
  const outline =
    shape === "huipil"
      ? `M${-w * 0.24} 0Q0 ${w * 0.2} ${w * 0.24} 0L${w * 0.62} ${w * 0.1}L${w * 0.56} ${w * 0.5}L${w * 0.42} ${w * 0.46}L${w * 0.46} ${height}Q0 ${height + 16} ${-w * 0.46} ${height}L${-w * 0.42} ${w * 0.46}L${-w * 0.56} ${w * 0.5}L${-w * 0.62} ${w * 0.1}Z`
      : `M${-w * 0.5} 0H${w * 0.5}Q${w * 0.58} ${height * 0.6} ${w * 0.52} ${height}Q0 ${height + 18} ${-w * 0.48} ${height}Q${-w * 0.42} ${height * 0.5} ${-w * 0.5} 0Z`;
  const pitch = height / (bands.length + 0.6);
  const strips = bands
    .map((band, i) => bandStrip(canvas, band, -w * 0.7, pitch * (i + 0.5), w * 1.4, pitch * 0.6))
    .join("");
  const folds = `M${-w * 0.2} ${height * 0.3}Q${-w * 0.14} ${height * 0.7} ${-w * 0.22} ${height}M${w * 0.2} ${height * 0.3}Q${w * 0.28} ${height * 0.7} ${w * 0.2} ${height}`;
  const pegs =
    rectangle(-w * 0.3 - 5, -16, 10, 30, 3, canvas.colour("woodLight")) +
    rectangle(w * 0.3 - 5, -16, 10, 30, 3, canvas.colour("woodLight"));
  return place(
    x,
    y,
    path(outline, canvas.colour(cloth)) +
      `<g ${clip(canvas, outline)}>${strips}</g>` +
      line(folds, "#1a0a1e", 7, 'opacity=".16"') +
      pegs,
    1,
    degrees,
  );
}

/** The rope from a nail on the far left to the post on the roof. */
const rope: Curve = (x) => lerp(508, 396, x / 1150) + 54 * Math.sin((x / 1150) * Math.PI);

const WASHING: readonly Garment[] = [
  {
    x: 96,
    width: 150,
    height: 176,
    cloth: "violet",
    bands: ["materiales", "milpa"],
    shape: "huipil",
    degrees: 5,
  },
  { x: 260, width: 128, height: 232, cloth: "white", bands: ["hilo"], shape: "length", degrees: 3 },
  {
    x: 424,
    width: 150,
    height: 184,
    cloth: "red",
    bands: ["rombo", "cielo"],
    shape: "huipil",
    degrees: 6,
  },
  {
    x: 636,
    width: 172,
    height: 200,
    cloth: "glassTeal",
    bands: ["camino", "volcan"],
    shape: "length",
    degrees: 0,
  },
  {
    x: 836,
    width: 146,
    height: 190,
    cloth: "marigold",
    bands: ["camino", "rombo"],
    shape: "huipil",
    degrees: 4,
  },
];

/** The longest cloth hangs in front of the roof's rim, so that the person behind it stands on the terrace. */
const LONGEST: Garment = {
  x: 984,
  width: 124,
  height: 308,
  cloth: "indigoDeep",
  bands: ["cielo", "volcan", "cielo"],
  shape: "length",
  degrees: 2,
};

/** The x of swallows between the post and the last peg, where no garment hangs. */
const SWALLOWS_X = [1070, 1096, 1124];

function swallow(canvas: Canvas, x: number, y: number): string {
  const dark = canvas.colour("indigoDeep");
  return (
    path(
      `M${x - 11} ${y - 26}Q${x} ${y - 38} ${x + 11} ${y - 26}Q${x + 13} ${y - 8} ${x} ${y + 4}L${x - 5} ${y + 22}L${x - 1} ${y + 8}L${x + 5} ${y + 22}L${x} ${y + 4}Q${x - 13} ${y - 8} ${x - 11} ${y - 26}Z`,
      dark,
    ) + circle(x, y - 25, 4, canvas.colour("tile"))
  );
}

/** A swallow in flight. */
const flying = (canvas: Canvas, x: number, y: number, size: number, degrees: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${degrees}) scale(${size})">${path("M0 0C-8 -10 -26 -16 -46 -8C-28 -10 -14 -2 -6 8L-16 26L0 14L16 26L6 8C14 -2 28 -10 46 -8C26 -16 8 -10 0 0Z", canvas.colour("indigoDeep"))}</g>`;

/** A lamp of folded paper. */
function paperLamp(canvas: Canvas, x: number, r: number, colour: ColourName): string {
  const y = rope(x) + r * 1.6;
  let ribs = "";
  for (let i = 1; i < 6; i++) {
    const t = i / 6;
    const half = r * Math.sin(t * Math.PI);
    ribs += `M${round(x - half)} ${round(y - r * 1.1 + t * r * 2.2)}h${round(half * 2)}`;
  }
  return (
    lampGlow(canvas, x, y, r * 4.4, r * 4, 0.75) +
    line(`M${x} ${round(rope(x))}V${round(y - r)}`, canvas.colour("woodDark"), 3) +
    ellipse(x, y, r, r * 1.12, canvas.lit(colour), outlined(2)) +
    ellipse(x, y + r * 0.1, r * 0.6, r * 0.76, canvas.lit("lemon"), 'opacity=".6"') +
    line(ribs, "#1a0a1e", 2.4, 'opacity=".22"') +
    rectangle(x - r * 0.34, y - r * 1.2, r * 0.68, r * 0.2, 3, canvas.colour("woodDark")) +
    line(`M${x} ${round(y + r * 1.1)}v${round(r * 0.5)}`, canvas.lit(colour), 6)
  );
}

/** Roofs below roofs, down the valley. */
function roofs(canvas: Canvas): string {
  return (
    path("M-10 600C300 566 800 580 1210 600V810H-10Z", canvas.colour("greenMid", 0.3)) +
    town(canvas, -20, 606, 1240, 0.34, 26, 1.5) +
    path("M-10 650C300 630 800 640 1210 652V810H-10Z", canvas.colour("greenMid", 0.14)) +
    town(canvas, -30, 668, 1240, 0.14, 17, 2.5)
  );
}

/** The viewer's roof with its painted rim and the line's post. */
const ownRoof = (canvas: Canvas): string =>
  line("M1150 720V330", canvas.colour("wood"), 20, ROUND) +
  line("M1155 716V336", canvas.colour("woodLight"), 6, ROUND) +
  rectangle(-10, 706, 1220, 110, 0, canvas.colour("adobeLight")) +
  bandStrip(canvas, "milpa", 0, 738, 1200, 44) +
  rectangle(-10, 694, 1220, 22, 0, canvas.colour("plaster")) +
  rectangle(-10, 712, 1220, 7, 0, "#1a0a1e", 'opacity=".2"') +
  rectangle(-10, 778, 1220, 32, 0, canvas.colour("tile"));

/** A girl at the rim: by day she hangs up the last garment, at night she looks over the lit town. */
const personAtRim = (canvas: Canvas): string =>
  person(canvas.night ? withLight(canvas, "dusk") : canvas, 634, 1024, 470, {
    who: "girl",
    back: true,
    woven: true,
    huipil: { cloth: "red", bands: ["marigold", "indigo", "white", "greenMid", "rose"] },
    braids: 1,
    arms: canvas.night ? "down" : "up",
    shadow: false,
  });

/** A boy hides behind the longest cloth; only his shoes are visible. */
const hiddenBoy = (canvas: Canvas): string =>
  [958, 1006]
    .map(
      (x) =>
        rectangle(x - 13, 730, 26, 44, 4, canvas.colour("skin2")) +
        path(
          `M${x - 19} 782Q${x} 754 ${x + 21} 782V792H${x - 19}Z`,
          canvas.colour("rubberDark"),
          outlined(2),
        ),
    )
    .join("") +
  hungGarment(canvas, rope(LONGEST.x), LONGEST) +
  [0, 1, 2, 3]
    .map((i) =>
      ellipse(1046, rope(1044) + 96 + i * 8, 8, 4.6, canvas.colour("skin2"), outlined(1.6)),
    )
    .join("");

function closingRoof(canvas: Canvas): string {
  let svg = sky(canvas, {
    style: "clouds",
    horizon: canvas.night ? 760 : 700,
    sunX: -900,
    sunY: 330,
    sunRadius: 54,
  });
  if (canvas.night)
    svg +=
      circle(1010, 236, 44, canvas.air.sun) +
      ring(1010, 236, 36, canvas.air.cloud, 3, 'stroke-dasharray="5 6" opacity=".4"');
  svg += roofs(canvas);
  svg += line(
    `M-20 ${round(rope(-20))}${Array.from({ length: 25 }, (_, i) => `L${i * 48} ${round(rope(i * 48))}`).join("")}`,
    canvas.colour("cream"),
    5,
  );
  svg += dayOnly(
    canvas,
    WASHING.map((garment) => hungGarment(canvas, rope(garment.x), garment)).join("") +
      SWALLOWS_X.map((x) => swallow(canvas, x, rope(x))).join("") +
      flying(canvas, 1060, 250, 0.9, -16) +
      flying(canvas, 1148, 200, 0.7, 12) +
      flying(canvas, 900, 306, 0.6, -30),
  );
  svg += nightOnly(
    canvas,
    (
      [
        [110, 30, "rose"],
        [300, 36, "marigold"],
        [470, 32, "glassTeal"],
        [800, 38, "redHot"],
        [960, 33, "lime"],
        [1080, 28, "violet"],
      ] as const
    )
      .map(([x, r, colour]) => paperLamp(canvas, x, r, colour))
      .join(""),
  );
  svg += ownRoof(canvas) + dayOnly(canvas, hiddenBoy(canvas));
  return svg + personAtRim(canvas) + sleepingCat(canvas, 300, 694, 0.9);
}

export const CLOSING_ROOF = { closingRoof } as const;
