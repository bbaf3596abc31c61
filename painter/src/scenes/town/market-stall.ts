/** A stall of the market, near: a hand scale, and fruit of the valley before it. */
import { clip } from "../../built/clip.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import type { ColourName } from "../../canvas/palette.ts";
import { round } from "../../canvas/path.ts";
import { circle, ellipse, group, line, path, place, rectangle, ROUND } from "../../canvas/svg.ts";
import { bandStrip } from "../../cloth/bands.ts";
import { CAST } from "../parts/cast.ts";
import { closeFigure } from "../parts/close-figure.ts";
import { paintedWall } from "../parts/rooms.ts";
import { silhouette } from "../parts/silhouette.ts";

const EDGE = 'stroke="#2a1416" stroke-width="3" stroke-opacity=".6"';

/** A heap of pitayas, their scales green, with its foot at (x, y). */
const pitayas = (canvas: Canvas, x: number, y: number): string =>
  [
    [-78, -34, -14],
    [4, -38, 6],
    [84, -32, 20],
    [-36, -92, -30],
    [46, -96, 14],
  ]
    .map(([dx, dy, turn]) =>
      place(
        x + dx!,
        y + dy!,
        ellipse(0, 0, 40, 48, canvas.colour("rose"), EDGE) +
          line(
            "M-30 -20l-14 -16M-6 -30l-6 -22M22 -28l12 -18M-26 10l-16 -6M6 4l-4 -16M30 8l14 -10",
            canvas.colour("milpa"),
            8,
            ROUND,
          ) +
          ellipse(14, -14, 9, 6, "#fff", 'opacity=".35"'),
        1,
        turn,
      ),
    )
    .join("");

/** A heap of güisquiles, pear-shaped and wrinkled. */
const guisquiles = (canvas: Canvas, x: number, y: number): string =>
  [
    [-70, -36, -60],
    [10, -40, 80],
    [80, -34, 40],
    [-24, -92, 100],
    [48, -90, -70],
  ]
    .map(([dx, dy, turn], i) =>
      place(
        x + dx!,
        y + dy!,
        path(
          "M0 -50C20 -50 22 -20 34 4C44 32 20 48 0 48S-44 32 -34 4C-22 -20 -20 -50 0 -50Z",
          canvas.shaded("lime", i % 2 ? 0 : -0.05),
          EDGE,
        ) +
          line(
            "M0 -34V34M-18 -6Q-22 20 -12 36M18 -6Q22 20 12 36",
            canvas.shaded("lime", -0.14),
            4,
            ROUND,
          ),
        1,
        turn,
      ),
    )
    .join("");

/** Oranges, one of them cut open for who wants to taste. */
const oranges = (canvas: Canvas, x: number, y: number): string =>
  [
    [-80, -34],
    [-8, -30],
    [74, -36],
    [-44, -92],
    [30, -94],
    [-6, -146],
  ]
    .map(
      ([dx, dy]) =>
        circle(x + dx!, y + dy!, 37, canvas.colour("marigold"), EDGE) +
        circle(x + dx! + 12, y + dy! - 13, 6, "#fff", 'opacity=".45"'),
    )
    .join("") +
  circle(x + 112, y - 22, 36, canvas.colour("marigoldDeep"), EDGE) +
  circle(x + 112, y - 22, 29, canvas.colour("lemon")) +
  line(
    `M${x + 112} ${y - 50}v56M${x + 84} ${y - 22}h56M${x + 93} ${y - 41}l38 38M${x + 131} ${y - 41}l-38 38`,
    canvas.colour("marigoldDeep"),
    4,
  );

/** A sack of black beans, its edge rolled down, a tin to measure in it. */
function sackOfBeans(canvas: Canvas, x: number, y: number): string {
  const { random } = canvas;
  let shine = "";
  for (let i = 0; i < 46; i++)
    shine += `M${round(x + random.between(-96, 96))} ${round(y - 128 + random.between(-16, 22))}h7`;
  return (
    path(
      `M${x - 116} ${y - 120}C${x - 140} ${y - 60} ${x - 130} ${y} ${x - 110} ${y + 60}H${x + 110}C${x + 130} ${y} ${x + 140} ${y - 60} ${x + 116} ${y - 120}Z`,
      canvas.colour("sand"),
      EDGE,
    ) +
    ellipse(x, y - 122, 128, 40, canvas.colour("cream"), EDGE) +
    ellipse(x, y - 128, 106, 32, canvas.colour("rubberDark")) +
    line(shine, canvas.colour("violet"), 6, ROUND) +
    path(`M${x + 16} ${y - 190}h74l-8 66h-58Z`, canvas.colour("steel"), EDGE) +
    ellipse(x + 53, y - 190, 37, 10, canvas.colour("rubberDark"), EDGE)
  );
}

/** The beam of a hand scale below (x, y), where it is held: stones in one pan, beans in the other. */
const handScale = (canvas: Canvas, x: number, y: number): string => {
  const pan = (px: number, py: number, load: string): string =>
    line(
      `M${px} ${py}L${px - 66} ${py + 128}M${px} ${py}L${px + 66} ${py + 128}`,
      canvas.colour("woodDark"),
      4,
    ) +
    load +
    path(
      `M${px - 76} ${py + 126}H${px + 76}Q${px + 64} ${py + 172} ${px} ${py + 172}T${px - 76} ${py + 126}Z`,
      canvas.colour("steel"),
      EDGE,
    );
  const beans = path(
    `M${x - 172} ${y + 174}Q${x - 128} ${y + 112} ${x - 66} ${y + 176}Z`,
    canvas.colour("rubberDark"),
    EDGE,
  );
  const weight = rectangle(x + 78, y + 106, 58, 44, 8, canvas.colour("steelDark"), EDGE);
  return (
    line(`M${x} ${y - 20}V${y + 46}`, canvas.colour("steelDark"), 10, ROUND) +
    line(`M${x - 118} ${y + 56}L${x + 106} ${y + 28}`, canvas.colour("woodDark"), 14, ROUND) +
    pan(x - 118, y + 56, beans) +
    pan(x + 106, y + 28, weight)
  );
};

/** The awning's stripes, once as cloth against the sun and once as light on all that stands under it. */
function awning(canvas: Canvas, cloth: ColourName): readonly [string, string] {
  let stripes = "";
  let light = "";
  for (let i = -1; i < 8; i++) {
    const x = i * 172;
    stripes += `M${x} -20H${x + 86}V92q-43 46 -86 0Z`;
    light += `M${x + 250} 80H${x + 336}L${x + 96} 830H${x - 20}Z`;
  }
  const roof =
    path(
      "M-20 -20H1220V92q-43 46 -86 0t-86 0t-86 0t-86 0t-86 0t-86 0t-86 0t-86 0t-86 0t-86 0t-86 0t-86 0t-86 0t-86 0Z",
      canvas.colour("cream"),
    ) +
    path(stripes, canvas.colour(cloth)) +
    line("M-20 90H1220", "#1a0a1e", 5, 'opacity=".25"');
  return [roof, light];
}

/** A market woman weighs black beans for a neighbor; the sun comes through the stripes over them. */
function marketStall(canvas: Canvas): string {
  const { random } = canvas;
  const [cloth, wall] = random.pick([
    ["red", "indigoDeep"],
    ["redHot", "aubergine"],
    ["marigold", "greenDeep"],
  ] as const);
  const [roof, light] = awning(canvas, cloth);
  const back = paintedWall(canvas, { split: 470, upper: wall, lower: wall });
  const seller = closeFigure(canvas, [318, 366], [304, 900], 184, {
    ...CAST.mother,
    turn: 0.85,
    tilt: -6,
    mood: "laugh",
    left: { elbow: [176, 700], hand: [330, 650], grip: "wrap" },
    right: { elbow: [560, 500], hand: [640, 254], bent: 20 },
  });
  const buyer = closeFigure(canvas, [946, 396], [986, 900], 176, {
    ...random.pick([CAST.grandmother, CAST.grandfather]),
    turn: -0.85,
    tilt: 6,
    mood: "wonder",
    left: { elbow: [780, 690], hand: [826, 566], grip: "grip" },
    right: { elbow: [1100, 690], hand: [986, 566], grip: "grip" },
  });
  const bag =
    line("M806 600Q820 540 834 600M970 600Q984 540 998 600", canvas.colour("redDeep"), 12) +
    path("M776 590Q906 622 1036 590L1010 800H804Z", canvas.colour("teal"), EDGE) +
    path("M776 590Q906 560 1036 590Q906 622 776 590Z", canvas.shaded("teal", -0.14), EDGE) +
    bandStrip(canvas, "rombo", 796, 636, 222, 60);
  const people =
    seller.body + seller.arms + handScale(canvas, 644, 288) + buyer.body + bag + buyer.arms;
  const wares =
    rectangle(-20, 706, 1240, 120, 0, canvas.colour("woodLight"), EDGE) +
    bandStrip(canvas, "camino", -20, 740, 1240, 56) +
    pitayas(canvas, 130, 712) +
    sackOfBeans(canvas, 384, 746) +
    guisquiles(canvas, 656, 716) +
    oranges(canvas, 1106, 716);
  // In the shade of the cloth everything takes its color; between its stripes the sun lies bare.
  const under = people + wares;
  const tint = canvas.blended(cloth, "aubergine", 0.5);
  const shade = group(silhouette(under, tint), 'opacity=".44"');
  const lit = `M-10 -10H1210V830H-10Z${light}`;
  return (
    back +
    path(light, canvas.colour(cloth), 'opacity=".3"') +
    under +
    group(shade, clip(canvas, lit, true)) +
    roof
  );
}

export const MARKET_STALL = { marketStall } as const;
