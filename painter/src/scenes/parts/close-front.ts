/** What lies over the trunk of a person close up: woven bands, a shirt's weave and buttons, apron, shawl. */
import type { ColourName } from "../../canvas/palette.ts";
import { round } from "../../canvas/path.ts";
import { line, path, ROUND } from "../../canvas/svg.ts";
import { bandStrip } from "../../cloth/bands.ts";
import type { BandName } from "../../cloth/patterns.ts";
import { patternOf } from "./close-arm.ts";
import { outlined } from "./close-face.ts";
import type { Frame } from "./close-body.ts";

/** Stripes across a shirt, or checks. */
function weaveOf({ canvas, look, size, neck: [x, y], waist: [hx, hy], shoulders }: Frame): string {
  const { pattern = "plain" } = look;
  if (pattern === "plain") return "";
  const [tone, width] = patternOf(canvas, look.cloth, pattern);
  const left = Math.min(x, hx) - shoulders - 10;
  const right = Math.max(x, hx) + shoulders + 10;
  const step = size * (pattern === "checked" ? 0.17 : 0.24);
  let lines = "";
  for (let at = y + step; at < hy; at += step)
    lines += `M${round(left)} ${round(at)}H${round(right)}`;
  if (pattern === "checked")
    for (let at = left; at < right; at += step) lines += `M${round(at)} ${round(y)}V${round(hy)}`;
  return line(lines, tone, size * width);
}

/** A checked apron with a frill, as women of the town wear it over the huipil. */
function apronOf(
  { canvas, size, neck: [x, y], waist: [hx, hy], shoulders, waistHalf: hip }: Frame,
  colour: ColourName,
): string {
  const [left, right, top] = [
    round(x - shoulders * 0.52),
    round(x + shoulders * 0.52),
    y + size * 0.5,
  ];
  const [footLeft, footRight] = [round(hx - hip * 0.98), round(hx + hip * 0.98)];
  const outline = `M${left} ${round(top)}H${right}L${footRight} ${round(hy)}H${footLeft}Z`;
  const frill = `M${left} ${round(y)}L${left} ${round(top)}L${footLeft} ${round(hy)}M${right} ${round(y)}L${right} ${round(top)}L${footRight} ${round(hy)}`;
  let checks = "";
  for (let at = top + size * 0.14; at < hy; at += size * 0.14)
    checks += `M${round(left - size * 0.1)} ${round(at)}H${round(right + size * 0.1)}`;
  for (let at = left + size * 0.1; at < right; at += size * 0.14)
    checks += `M${round(at)} ${round(top)}V${round(hy)}`;
  return (
    line(frill, canvas.shaded(colour, -0.08), size * 0.12) +
    path(outline, canvas.colour(colour), outlined(size * 0.02)) +
    line(checks, canvas.shaded(colour, 0.07), size * 0.03) +
    line(`M${left} ${round(top + size * 0.03)}H${right}`, canvas.shaded(colour, -0.1), size * 0.06)
  );
}

/** The gathered part of an apron, from its ties over the sash down to the knees. */
export function apronSkirt({ canvas, look, size, waist: [x, y], hips, waistHalf }: Frame): string {
  const { apron: colour, back, feet } = look;
  const foot = Math.min((feet ?? hips[1]) - (feet ? size * 0.4 : 0), y + size * 1.7);
  if (!colour || back || foot - y < size * 0.2) return "";
  const drift = ((hips[0] - x) * (foot - y)) / Math.max(1, hips[1] - y);
  const [top, low] = [waistHalf * 0.86, waistHalf * 1.16];
  const f = x + drift;
  const falls = [-0.7, -0.42, -0.14, 0.14, 0.42, 0.7]
    .map((t) => `M${round(x + t * top)} ${round(y)}L${round(f + t * low)} ${round(foot)}`)
    .join("");
  let across = "";
  for (let at = y + size * 0.2; at < foot; at += size * 0.2)
    across += `M${round(x - top)} ${round(at)}H${round(x + top)}`;
  return (
    path(
      `M${round(x - top)} ${round(y - size * 0.08)}H${round(x + top)}L${round(f + low)} ${round(foot)}Q${round(f)} ${round(foot + size * 0.1)} ${round(f - low)} ${round(foot)}Z`,
      canvas.colour(colour),
      outlined(size * 0.022),
    ) +
    line(falls + across, canvas.shaded(colour, 0.06), size * 0.028) +
    line(
      `M${round(x - waistHalf)} ${round(y - size * 0.04)}H${round(x + waistHalf)}`,
      canvas.shaded(colour, -0.1),
      size * 0.12,
    )
  );
}

/** A striped cloth folded over the shoulder that is turned away. */
function shawlOf(
  { canvas, look, size, neck: [x, y], waist: [, hy], shoulders }: Frame,
  colour: ColourName,
): string {
  const side = (look.turn ?? 0) > 0 ? -1 : 1;
  const at = (share: number): number => round(x + side * shoulders * share);
  const foot = round(Math.min(y + size * 1.5, hy - size * 0.1));
  const stripe = (from: number, to: number, of: ColourName, width: number): string =>
    line(
      `M${at(from)} ${round(y - size * 0.2)}L${at(to)} ${foot}`,
      canvas.colour(of),
      size * width,
    );
  const fringe = [0.18, 0.3, 0.42, 0.54, 0.66]
    .map((share) => `M${at(share)} ${foot}v${round(size * 0.12)}`)
    .join("");
  return (
    line(fringe, canvas.colour("marigold"), size * 0.03) +
    path(
      `M${at(0.3)} ${round(y - size * 0.2)}H${at(0.86)}L${at(0.74)} ${foot}H${at(0.14)}Z`,
      canvas.colour(colour),
      outlined(size * 0.022),
    ) +
    stripe(0.42, 0.28, "rose", 0.05) +
    stripe(0.58, 0.46, "marigold", 0.03) +
    stripe(0.72, 0.62, "glassTeal", 0.05)
  );
}

/** Apron and shawl, where there are any. */
export const overFront = (frame: Frame): string => {
  const { apron, shawl, back } = frame.look;
  if (back) return "";
  return (apron ? apronOf(frame, apron) : "") + (shawl ? shawlOf(frame, shawl) : "");
};

/** Wide red shoulders above, woven bands below: the structure of the town's huipil. */
export function wovenFront(
  { canvas, neck, waist: [hx, hy], size, shoulders }: Frame,
  bands: readonly BandName[],
): string {
  const from = neck[1] + size * 0.62;
  const each = (hy - from) / bands.length;
  const left = (neck[0] + hx) / 2 - shoulders * 1.3;
  return bands
    .map((band, i) => bandStrip(canvas, band, left, from + i * each + 2, shoulders * 2.6, each - 5))
    .join("");
}

/** Folds that run from the arms to the hips, and a row of buttons on the shirt of a man. */
export function shirtFront(frame: Frame): string {
  const {
    canvas,
    look,
    size,
    neck: [x, y],
    waist: [hx, hy],
    waistHalf: hip,
  } = frame;
  const fold = canvas.shaded(look.cloth, -0.05);
  const side = (sign: 1 | -1): string =>
    `M${round(x + sign * size * 0.56)} ${round(y + size * 0.72)}q${round(-sign * size * 0.12)} ${round(size * 0.16)} ${round(-sign * size * 0.34)} ${round(size * 0.2)}` +
    `M${round(hx + sign * hip * 0.8)} ${round(hy - size * 0.5)}q${round(-sign * size * 0.1)} ${round(size * 0.2)} ${round(-sign * size * 0.3)} ${round(size * 0.24)}`;
  const folds = line(side(-1) + side(1), fold, size * 0.03, ROUND);
  const weave = weaveOf(frame);
  if (look.back || look.hair !== "short" || (look.build ?? 1) < 1) return weave + folds;
  const buttons = `M${round(x)} ${round(y + size * 0.42)}L${round(hx)} ${round(hy)}`;
  const gap = `stroke-dasharray="0.1 ${round(size * 0.34)}"`;
  return (
    folds +
    weave +
    line(buttons, fold, size * 0.022) +
    line(buttons, canvas.shaded(look.cloth, -0.16), size * 0.06, `${ROUND} ${gap}`) +
    line(
      `M${round(x - size * 0.24)} ${round(y - size * 0.04)}L${round(x)} ${round(y + size * 0.36)}L${round(x + size * 0.24)} ${round(y - size * 0.04)}`,
      canvas.shaded(look.cloth, 0.04),
      size * 0.09,
      'stroke-linejoin="round"',
    )
  );
}
