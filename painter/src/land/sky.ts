import type { Canvas, SkyStyle } from "../canvas/canvas.ts";
import { mix } from "../canvas/colour.ts";
import { areaUnder, type Curve, curvePoints, round, smooth } from "../canvas/path.ts";
import { circle, element, ellipse, line, path, rectangle, ring } from "../canvas/svg.ts";
import { nightOnly } from "./day-night.ts";

export interface SkyOptions {
  /** Centre and radius of the sun or moon. */
  sunX?: number;
  sunY?: number;
  sunRadius?: number;
  /** Radius of the outermost ring (style "rings"). */
  reach?: number | undefined;
  sun?: boolean;
  stars?: boolean;
  style?: SkyStyle;
  /** The y of the horizon. */
  horizon?: number;
}

type SkyShape = Pick<SkyOptions, "reach"> &
  Required<Pick<SkyOptions, "sunX" | "sunY" | "sunRadius" | "horizon">>;

/** Number of sky colours in a palette, zenith to horizon. */
const STEPS = 8;

/** Index of the palette colour that fills the canvas below each style. */
const GROUND_STEP: Record<SkyStyle, number> = { rings: 0, strips: 1, clouds: 2 };

const step = (canvas: Canvas, i: number): string => canvas.air.sky[Math.min(STEPS - 1, i)]!;

/** Sun or moon in the form of a bottle bottom: rim, ring of stitches, five petals. */
function bottleSun(canvas: Canvas, x: number, y: number, r: number): string {
  const body = canvas.air.sun;
  const stitch = mix(canvas.air.sun, canvas.air.sky[7], 0.45);
  const heart = mix(canvas.air.sun, "#ffffff", 0.5);
  let svg = circle(x, y, r, body);
  svg += ring(
    x,
    y,
    r * 0.86,
    stitch,
    r * 0.05,
    `stroke-dasharray="${round(r * 0.09)} ${round(r * 0.07)}"`,
  );
  svg += circle(x, y, r * 0.7, heart);
  for (let i = 0; i < 5; i++) {
    const angle = (i / 5) * 6.283 - 1.57;
    const petalX = round(x + Math.cos(angle) * r * 0.38);
    const petalY = round(y + Math.sin(angle) * r * 0.38);
    const turn = round((angle * 180) / Math.PI + 90);
    svg += ellipse(
      0,
      0,
      r * 0.13,
      r * 0.22,
      body,
      `transform="translate(${petalX} ${petalY}) rotate(${turn})"`,
    );
  }
  return svg + circle(x, y, r * 0.1, stitch);
}

/** Eight flat discs around the sun, each with a running stitch inside its edge (style "rings"). */
function rings(canvas: Canvas, { sunX, sunY, sunRadius, reach }: SkyShape): string {
  const { width, height } = canvas;
  const outer =
    reach || Math.hypot(Math.max(sunX, width - sunX), Math.max(sunY, height - sunY)) * 0.86;
  const inner = sunRadius * 1.55;
  let discs = "";
  for (let i = 1; i < STEPS; i++) {
    const t = 1 - (i - 1) / (STEPS - 1);
    const r = inner + (outer - inner) * Math.pow(t, 1.45) * 0.98;
    const place = { class: `ring ring${i}`, cx: sunX, cy: sunY };
    discs += element("circle", { ...place, r, fill: step(canvas, i) });
    if (i > 1)
      discs += element("circle", {
        ...place,
        r: r - 7,
        fill: "none",
        stroke: step(canvas, i + 1),
        "stroke-width": 2.2,
        "stroke-dasharray": `3 ${9 + i}`,
        "stroke-linecap": "round",
        opacity: ".55",
      });
  }
  return `<g class="sky-rings">${discs}</g>`;
}

/** Torn paper strips, lighter towards the horizon (style "strips"). */
function strips(canvas: Canvas, { horizon }: SkyShape): string {
  const { width, random } = canvas;
  let svg = "";
  for (let i = 2; i < STEPS; i++) {
    const y = horizon * (0.1 + 0.9 * Math.pow((i - 1.4) / (STEPS - 1.6), 0.9)) - horizon * 0.1;
    const phase = random.between(0, 6);
    const waves = random.between(1.2, 2.4);
    const edge: Curve = (x) =>
      y +
      Math.sin((x / width) * 6.28 * waves + phase) * 12 +
      Math.sin((x / width) * 15 + phase * 2) * 5;
    const d = areaUnder(edge, -10, width + 10, 90, horizon + 160);
    let strip = `<path d="${d}" fill="#1a0a1e" opacity=".05" transform="translate(0 -5)"/>`;
    strip += path(d, step(canvas, i));
    if (i % 2)
      strip += line(
        smooth(curvePoints((x) => edge(x) + 9, -10, width + 10, 90)),
        step(canvas, i + 2),
        2.2,
        'stroke-dasharray="3 12" stroke-linecap="round" opacity=".6"',
      );
    svg += strip;
  }
  return svg;
}

/** Three banks of cut-paper clouds (style "clouds"). */
function cloudBanks(canvas: Canvas, { sunX, sunY, sunRadius, horizon }: SkyShape): string {
  const { width, random } = canvas;
  const near = canvas.air.cloud;
  const middle = canvas.air.cloudShade;
  let svg = circle(sunX, sunY, sunRadius * 1.7, step(canvas, 5));
  for (let bank = 0; bank < 3; bank++) {
    const y = horizon * (0.62 + bank * 0.16);
    let x = -80;
    let d = `M-90 ${round(horizon + 120)}V${round(y)}`;
    while (x < width + 60) {
      const r = random.between(44, 92) * (1 - bank * 0.14);
      x += r * random.between(1.3, 1.75);
      d += `A${round(r)} ${round(r)} 0 0 1 ${round(x)} ${round(y + random.between(-22, 22))}`;
    }
    d += `V${round(horizon + 120)}Z`;
    const shadow = `<path d="${d}" fill="#1a0a1e" opacity=".06" transform="translate(-4 -6)"/>`;
    const front = path(d, bank === 0 ? step(canvas, 4) : bank === 1 ? middle : near);
    svg += shadow + front;
  }
  return svg;
}

const STYLES: Record<SkyStyle, (canvas: Canvas, shape: SkyShape) => string> = {
  rings,
  strips,
  clouds: cloudBanks,
};

function starField(canvas: Canvas): string {
  const { random, width, height } = canvas;
  let d = "";
  for (let i = 0; i < 110; i++) {
    const x = Math.round(random.between(0, width));
    const y = Math.round(random.between(0, height * 0.62));
    const arm = Math.round(random.between(1, 2.6));
    d += `M${x - arm} ${y}h${2 * arm}m-${arm}-${arm}v${2 * arm}`;
  }
  return nightOnly(
    canvas,
    `<path d="${d}" stroke="#ffe9b8" stroke-width="1.1" stroke-linecap="round" opacity=".8"/>`,
  );
}

/** Fills the canvas with the sky in one of three styles (design 11.2); there are no smooth gradients. */
export function sky(canvas: Canvas, options: SkyOptions = {}): string {
  const { width, height } = canvas;
  const { sun = true, stars = true, style = "rings" } = options;
  const { sunX = width * 0.72, sunY = height * 0.42, sunRadius = 70, reach } = options;
  const shape = { sunX, sunY, sunRadius, reach, horizon: options.horizon ?? height * 0.55 };
  let svg = rectangle(0, 0, width, height, 0, step(canvas, GROUND_STEP[style]));
  svg += STYLES[style](canvas, shape);
  if (stars) svg += starField(canvas);
  // In the style "clouds" the sun is covered.
  if (sun && style !== "clouds")
    svg += `<g class="sun">${bottleSun(canvas, sunX, sunY, sunRadius)}</g>`;
  return svg;
}
