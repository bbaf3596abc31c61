/** The school garden at harvest, among its rows of cabbages. */
import { house } from "../../built/house.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import { lerp, round } from "../../canvas/path.ts";
import { circle, ellipse, line, path, place, ROUND } from "../../canvas/svg.ts";
import { hen } from "../parts/animals.ts";
import { backdrop } from "../parts/backdrop.ts";
import { CAST } from "../parts/cast.ts";
import { outlined } from "../parts/close-face.ts";
import { closeFigure } from "../parts/close-figure.ts";

const EDGE = outlined(2.6);

/** A head of cabbage in its outer leaves, its foot at (x, y). */
function cabbage(canvas: Canvas, x: number, y: number, r: number): string {
  const { random } = canvas;
  const leaf = (turn: number, length: number, tone: string): string =>
    place(
      x,
      y - r * 0.5,
      path(
        `M0 ${round(r * 0.1)}C${round(-r * 0.5)} ${round(-length * 0.2)} ${round(-r * 0.5)} ${round(-length * 0.9)} 0 ${round(-length)}C${round(r * 0.5)} ${round(-length * 0.9)} ${round(r * 0.5)} ${round(-length * 0.2)} 0 ${round(r * 0.1)}Z`,
        tone,
        EDGE,
      ) + line(`M0 0V${round(-length * 0.8)}`, canvas.shaded("milpa", 0.08), r * 0.05, ROUND),
      1,
      turn,
    );
  const turn = random.between(-8, 8);
  let svg = ellipse(x, y + r * 0.1, r * 1.4, r * 0.24, "#1a0a1e", 'opacity=".2"');
  for (const angle of [-96, 96, -66, 66, -34, 34])
    svg += leaf(angle + turn, r * 1.32, canvas.shaded("greenMid", angle % 4 ? -0.02 : 0.03));
  const head = canvas.shaded("lime", 0.02);
  svg += circle(x, y - r * 0.62, r * 0.72, head, EDGE);
  svg += path(
    `M${round(x - r * 0.7)} ${round(y - r * 0.5)}C${round(x - r * 0.5)} ${round(y - r * 1.3)} ${round(x + r * 0.3)} ${round(y - r * 1.4)} ${round(x + r * 0.16)} ${round(y - r * 0.2)}Q${round(x - r * 0.3)} ${round(y + r * 0.2)} ${round(x - r * 0.7)} ${round(y - r * 0.5)}Z`,
    canvas.shaded("lime", 0.06),
    EDGE,
  );
  return (
    svg +
    line(
      `M${round(x - r * 0.5)} ${round(y - r * 0.4)}Q${round(x - r * 0.2)} ${round(y - r * 0.8)} ${round(x)} ${round(y - r * 1.1)}M${round(x - r * 0.3)} ${round(y - r * 0.3)}Q${round(x + r * 0.1)} ${round(y - r * 0.5)} ${round(x + r * 0.5)} ${round(y - r * 0.8)}`,
      canvas.shaded("lime", 0.12),
      r * 0.05,
      ROUND,
    )
  );
}

/** A row of cabbages on its ridge of earth. */
function row(canvas: Canvas, y: number, r: number, skip: readonly number[] = []): string {
  let svg = path(
    `M-20 ${y + r * 0.3}Q600 ${y - r * 0.3} 1220 ${y + r * 0.3}V${y + r * 1.4}H-20Z`,
    canvas.colour("soil"),
  );
  const count = Math.ceil(1200 / (r * 2.5));
  for (let i = 0; i <= count; i++)
    if (!skip.includes(i)) svg += cabbage(canvas, lerp(10, 1190, i / count), y + r * 0.3, r);
  return svg;
}

/** Water leaves the can's rose in drops; its handle lies over it, its spout to the left. */
function wateringCan(canvas: Canvas, x: number, y: number): string {
  const blue = canvas.colour("skyDeep");
  let drops = "";
  for (let i = 0; i < 7; i++)
    drops += `M${x - 168 - i * 7} ${y - 34 + i * 9}q-10 34 -12 ${66 + (i % 3) * 14}`;
  return (
    line(drops, canvas.colour("sky"), 5, `${ROUND} stroke-dasharray="16 12"`) +
    path(
      `M${x - 60} ${y + 26}L${x - 150} ${y - 42}L${x - 136} ${y - 58}L${x - 56} ${y - 14}Z`,
      blue,
      EDGE,
    ) +
    path(
      `M${x - 172} ${y - 34}L${x - 128} ${y - 74}L${x - 120} ${y - 50}L${x - 150} ${y - 28}Z`,
      blue,
      EDGE,
    ) +
    path(`M${x - 62} ${y - 40}H${x + 62}L${x + 54} ${y + 62}H${x - 54}Z`, blue, EDGE) +
    ellipse(x, y - 40, 62, 15, canvas.shaded("skyDeep", -0.1), EDGE) +
    line(
      `M${x - 50} ${y - 44}C${x - 40} ${y - 116} ${x + 44} ${y - 116} ${x + 54} ${y - 44}`,
      canvas.shaded("skyDeep", -0.06),
      13,
      ROUND,
    )
  );
}

/** One kneels and lifts the first head, a child pours water on the row, one bends over the hoe. */
function garden(canvas: Canvas): string {
  const { random } = canvas;
  let svg = backdrop(canvas, {
    sun: [0.2, 0.26],
    volcanoes: [],
    horizon: 320,
    clouds: [[520, 150, 220]],
    fields: { y: 370, depth: 0.32, base: 18, bottom: 700 },
  });
  svg += house(canvas, 640, 440, 360, 116, {
    items: ["window", "door", "bottles"],
    gable: true,
    colour: "plaster",
    roofHeight: 76,
  });
  svg += path("M-10 424Q600 404 1210 424V810H-10Z", canvas.colour("earth"));
  svg += row(canvas, 446, 26) + row(canvas, 520, 38);
  const [a, b, c] = random.pick([
    [CAST.mother, CAST.girl, CAST.father],
    [CAST.neighbor, CAST.schoolgirl, CAST.guestMan],
  ] as const);
  const picker = closeFigure(canvas, [312, 282], [226, 590], 138, {
    ...a,
    turn: 0.7,
    tilt: 8,
    mood: "laugh",
    leans: true,
    legs: {
      left: { knee: [392, 700], foot: [196, 744] },
      right: { knee: [300, 712], foot: [110, 752] },
    },
    left: { elbow: [232, 516], hand: [326, 546], grip: "bowl" },
    right: { elbow: [500, 462], hand: [474, 546], grip: "bowl", bent: 56 },
  });
  const carrier = closeFigure(canvas, [640, 330], [664, 600], 122, {
    ...b,
    turn: -0.5,
    tilt: -6,
    down: true,
    mood: "focus",
    feet: 760,
    left: { elbow: [590, 560], hand: [668, 556], grip: "grip" },
    right: { elbow: [770, 540], hand: [706, 566], grip: "grip" },
  });
  const hoer = closeFigure(canvas, [920, 262], [1040, 560], 138, {
    ...c,
    turn: -0.9,
    tilt: -10,
    down: true,
    mood: "effort",
    leans: true,
    legs: {
      left: { knee: [980, 700], foot: [960, 850], toes: -1 },
      right: { knee: [1090, 700], foot: [1130, 850], toes: -1 },
      near: "left",
    },
    left: { elbow: [872, 516], hand: [876, 562], grip: "grip", bent: 30 },
    right: { elbow: [1080, 500], hand: [968, 470], grip: "grip" },
  });
  svg += carrier.body + wateringCan(canvas, 690, 650) + carrier.arms;
  svg += picker.body + hoer.body;
  svg +=
    line("M1030 410L770 690", canvas.colour("woodLight"), 19, ROUND) +
    line("M1030 410L770 690", canvas.shaded("woodLight", -0.1), 4, ROUND) +
    path("M792 654L728 690L752 734L818 690Z", canvas.colour("steelDark"), EDGE);
  svg += cabbage(canvas, 400, 566, 82) + picker.arms + hoer.arms;
  return svg + row(canvas, 726, 78, [2, 4]) + hen(canvas, 470, 778, 1.5);
}

export const GARDEN = { garden } as const;
