/** What people near us wear below the waist: trousers with a belt, a woven skirt under its sash, a school skirt. */
import type { Canvas } from "../../canvas/canvas.ts";
import type { ColourName } from "../../canvas/palette.ts";
import { lerp, round } from "../../canvas/path.ts";
import { clip } from "../../built/clip.ts";
import { ellipse, group, line, path, rectangle, ROUND } from "../../canvas/svg.ts";
import type { CloseLook, Frame } from "./close-body.ts";
import { outlined } from "./close-face.ts";
import { bentLegs } from "./close-legs.ts";
import { shaded } from "./close-light.ts";

/** How far below the neck the upper body ends, in heads: a child's trunk is shorter for its head. */
export const trunkOf = (look: CloseLook): number => 0.5 + 1.22 * (look.build ?? 1);

/** A shirt that hangs over the trousers instead of being tucked into them. */
export const hangs = (look: CloseLook): boolean =>
  !look.bands && (look.hair !== "short" || (look.build ?? 1) < 1);

/** Where the lower body ends, and how wide it is there and at the hips. */
interface Lower {
  /** Middle of the body at a height. */
  middle: (y: number) => number;
  top: number;
  foot: number;
  waist: number;
  hip: number;
  hem: number;
}

function lowerOf({ look, size, waist: [x, y], waistHalf, hips }: Frame): Lower {
  const build = look.build ?? 1;
  const foot = look.feet ?? hips[1];
  const fall = (waistY: number): number =>
    lerp(x, hips[0], Math.min(1, (waistY - y) / Math.max(1, hips[1] - y)));
  const hip = size * (look.trousers ? 0.66 : 0.74) * Math.sqrt(build);
  return {
    middle: fall,
    top: y,
    foot,
    waist: waistHalf * (hangs(look) ? 0.92 : 1),
    hip,
    hem: hip * (look.trousers ? 1.06 : 1.14),
  };
}

/** Both sides from the waist over the hips down; `d` goes on from the right foot. */
function outlineOf({ middle, top, foot, waist, hip, hem }: Lower, size: number): string {
  const at = Math.min(foot, top + size * 0.6);
  const [x, m, f] = [middle(top), middle(at), middle(foot)];
  return (
    `M${round(f - hem)} ${round(foot)}L${round(m - hip)} ${round(at)}Q${round(m - hip)} ${round(lerp(top, at, 0.4))} ${round(x - waist)} ${round(top)}` +
    `H${round(x + waist)}Q${round(m + hip)} ${round(lerp(top, at, 0.4))} ${round(m + hip)} ${round(at)}L${round(f + hem)} ${round(foot)}`
  );
}

const shadeOf = (canvas: Canvas, { middle, top, foot, hip, hem }: Lower): string =>
  path(
    `M${round(middle(top) - hip * 2)} ${round(top)}H${round(middle(top) - hip * 0.5)}L${round(middle(foot) - hem * 0.4)} ${round(foot + 40)}H${round(middle(foot) - hem * 2)}Z`,
    "#1a0a1e",
    shaded(canvas),
  );

function trousers(frame: Frame, lower: Lower, colour: ColourName): string {
  const { canvas, look, size } = frame;
  const { middle, top, foot, hem } = lower;
  const crotch = top + size * 0.98;
  const x = middle(foot);
  const gap = size * 0.1;
  const split =
    foot > crotch + size * 0.2
      ? `H${round(x + gap)}L${round(middle(crotch))} ${round(crotch)}L${round(x - gap)} ${round(foot)}`
      : "";
  const outline = `${outlineOf(lower, size)}${split}Z`;
  const m = middle(top);
  const fly = `M${round(m)} ${round(top)}Q${round(m + size * 0.06)} ${round(top + size * 0.5)} ${round(middle(crotch))} ${round(Math.min(foot, crotch))}`;
  const pockets = look.back
    ? `M${round(m - size * 0.42)} ${round(top + size * 0.36)}h${round(size * 0.3)}v${round(size * 0.3)}h${round(-size * 0.3)}ZM${round(m + size * 0.12)} ${round(top + size * 0.36)}h${round(size * 0.3)}v${round(size * 0.3)}h${round(-size * 0.3)}Z`
    : `M${round(m - size * 0.34)} ${round(top + size * 0.14)}q${round(-size * 0.06)} ${round(size * 0.2)} ${round(-size * 0.28)} ${round(size * 0.24)}M${round(m + size * 0.34)} ${round(top + size * 0.14)}q${round(size * 0.06)} ${round(size * 0.2)} ${round(size * 0.28)} ${round(size * 0.24)}`;
  const knee = lerp(crotch, foot, 0.4);
  const folds = split
    ? `M${round(x - hem * 0.9)} ${round(knee)}q${round(size * 0.16)} ${round(size * 0.1)} ${round(size * 0.34)} 0M${round(x + hem * 0.9)} ${round(knee)}q${round(-size * 0.16)} ${round(size * 0.1)} ${round(-size * 0.34)} 0`
    : "";
  return (
    path(outline, canvas.colour(colour), outlined(size * 0.024)) +
    group(
      line(
        fly + pockets + folds,
        canvas.shaded(colour, colour === "basalt" ? 0.08 : -0.1),
        size * 0.028,
        ROUND,
      ) + shadeOf(canvas, lower),
      clip(canvas, outline),
    )
  );
}

/** A skirt: woven lines and the seam that joins its two cloths, or the folds of a school skirt. */
function skirt(frame: Frame, lower: Lower, colour: ColourName): string {
  const { canvas, look, size } = frame;
  const { middle, top, foot, waist, hem } = lower;
  const f = middle(foot);
  const outline = `${outlineOf(lower, size)}Q${round(f)} ${round(foot + size * 0.12)} ${round(f - hem)} ${round(foot)}Z`;
  const falls = (shares: readonly number[]): string =>
    shares
      .map(
        (t) =>
          `M${round(middle(top) + t * waist)} ${round(top)}L${round(f + t * hem)} ${round(foot + size * 0.1)}`,
      )
      .join("");
  const across = (y: number): string =>
    `M${round(middle(y) - hem * 1.1)} ${round(y - size * 0.04)}Q${round(middle(y))} ${round(y + size * 0.08)} ${round(middle(y) + hem * 1.1)} ${round(y - size * 0.04)}`;
  let lines = "";
  for (let y = top + size * 0.42; y < foot; y += size * 0.42) lines += across(y);
  const dashes = `stroke-dasharray="${round(size * 0.08)} ${round(size * 0.06)}"`;
  const inner = look.bands
    ? line(falls([-0.7, -0.35, 0.1, 0.7]), canvas.shaded(colour, 0.09), size * 0.022, dashes) +
      line(lines, canvas.shaded(colour, 0.11), size * 0.026, dashes) +
      line(falls([0.42]), canvas.shaded(colour, -0.09), size * 0.034) +
      line(across(top + size * 0.98), canvas.colour("rose"), size * 0.1) +
      line(
        across(top + size * 0.98),
        canvas.colour("marigold"),
        size * 0.05,
        `stroke-dasharray="${round(size * 0.05)} ${round(size * 0.05)}"`,
      )
    : line(falls([-0.66, -0.33, 0, 0.33, 0.66]), canvas.shaded(colour, -0.08), size * 0.03);
  return (
    path(outline, canvas.colour(colour), outlined(size * 0.024)) +
    group(inner + shadeOf(canvas, lower), clip(canvas, outline))
  );
}

const shoes = (canvas: Canvas, { middle, foot, hem }: Lower, size: number): string =>
  [-1, 1]
    .map((side) =>
      ellipse(
        middle(foot) + side * hem * 0.56,
        foot,
        size * 0.21,
        size * 0.1,
        canvas.colour("rubberDark"),
        outlined(size * 0.02),
      ),
    )
    .join("");

/** Skirt or trousers, as far as they can be seen; nothing where the hips end the figure. */
export function lowerBody(frame: Frame): string {
  const { canvas, look, size } = frame;
  const colour = look.below ?? (look.bands ? "indigoDeep" : "basalt");
  if (look.legs)
    return bentLegs(canvas, frame.hips, look.legs, {
      colour,
      skin: look.skin ?? "skin1",
      trousers: !!look.trousers,
      size: size * Math.sqrt(look.build ?? 1),
    });
  const lower = lowerOf(frame);
  if (lower.foot - lower.top < size * 0.06) return "";
  const feet = look.feet === undefined ? "" : shoes(canvas, lower, size);
  return feet + (look.trousers ? trousers : skirt)(frame, lower, colour);
}

/** Over shirt and skirt where they meet: a woven sash, a belt, or the hem of a shirt that hangs. */
export function waistband(frame: Frame): string {
  const { canvas, look, size, waist, waistHalf: half } = frame;
  const [x, y] = waist;
  const band = (from: number, height: number, fill: string): string =>
    rectangle(x - half, y + size * from, half * 2, size * height, size * 0.04, fill);
  if (look.bands)
    return (
      band(-0.2, 0.26, canvas.colour("marigold")) +
      line(
        `M${round(x - half)} ${round(y - size * 0.07)}H${round(x + half)}`,
        canvas.colour("violet"),
        size * 0.06,
        `stroke-dasharray="${round(size * 0.07)} ${round(size * 0.05)}"`,
      ) +
      line(
        `M${round(x - half)} ${round(y - size * 0.15)}H${round(x + half)}M${round(x - half)} ${round(y + size * 0.02)}H${round(x + half)}`,
        canvas.colour("red"),
        size * 0.025,
      )
    );
  if (hangs(look))
    return line(
      `M${round(x - half)} ${round(y)}Q${round(x)} ${round(y + size * 0.09)} ${round(x + half)} ${round(y)}`,
      canvas.shaded(look.cloth, -0.09),
      size * 0.05,
      ROUND,
    );
  const belt = band(-0.07, 0.15, canvas.colour("earthDark"));
  return look.back
    ? belt
    : belt +
        rectangle(
          x - size * 0.11,
          y - size * 0.09,
          size * 0.22,
          size * 0.19,
          size * 0.03,
          "none",
          `stroke="${canvas.colour("marigold")}" stroke-width="${round(size * 0.045)}"`,
        );
}
