/**
 * Colour arithmetic on hex strings such as "#b4202e". Mixing uses OKLab, which is perceptually uniform; the
 * matrices are Björn Ottosson's (https://bottosson.github.io/posts/oklab/).
 */
import { clamp, lerp } from "./path.ts";

/** Red, green, blue from 0 to 1, gamma-encoded sRGB. */
export type Rgb = [red: number, green: number, blue: number];
/** OKLab: lightness 0 to 1, then the two colour axes. */
export type Lab = [lightness: number, a: number, b: number];

const toLinear = (c: number): number => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
const fromLinear = (c: number): number =>
  c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055;

/** Parses "#abc" or "#aabbcc"; the # is optional. */
function hexToRgb(hex: string): Rgb {
  let digits = hex.replace("#", "");
  if (digits.length === 3) digits = [...digits].map((digit) => digit + digit).join("");
  const part = (start: number): number => parseInt(digits.slice(start, start + 2), 16) / 255;
  return [part(0), part(2), part(4)];
}

const twoDigits = (v: number): string =>
  Math.round(clamp(v, 0, 1) * 255)
    .toString(16)
    .padStart(2, "0");

/** Formats as "#aabbcc"; channels outside the gamut are clamped. */
export const rgbToHex = (rgb: Rgb): string => `#${rgb.map(twoDigits).join("")}`;

function rgbToLab(rgb: Rgb): Lab {
  const r = toLinear(rgb[0]);
  const g = toLinear(rgb[1]);
  const b = toLinear(rgb[2]);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

const encode = (c: number): number => fromLinear(Math.max(0, c));

function labToRgb([L, a, b]: Lab): Rgb {
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    encode(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    encode(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    encode(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

/** Hex to OKLab. */
export const toLab = (hex: string): Lab => rgbToLab(hexToRgb(hex));

/** OKLab to hex. */
export const fromLab = (colour: Lab): string => rgbToHex(labToRgb(colour));

/** Interpolates from `a` to `b` in OKLab; `share` is 0 to 1. */
export function mix(a: string, b: string, share: number): string {
  const x = toLab(a);
  const y = toLab(b);
  return fromLab([lerp(x[0], y[0], share), lerp(x[1], y[1], share), lerp(x[2], y[2], share)]);
}

/** Changes OKLab lightness by `delta` and multiplies chroma by `chroma`. */
export function shade(hex: string, delta: number, chroma = 1): string {
  const [L, a, b] = toLab(hex);
  return fromLab([clamp(L + delta, 0, 1), a * chroma, b * chroma]);
}

/** Relative luminance, 0 to 1, as WCAG 2.2 defines it. */
export function luminance(hex: string): number {
  const [r, g, b] = hexToRgb(hex);
  return 0.2126 * toLinear(r) + 0.7152 * toLinear(g) + 0.0722 * toLinear(b);
}

/** Contrast ratio, 1 to 21, as WCAG 2.2 defines it. */
export function contrast(a: string, b: string): number {
  const x = luminance(a);
  const y = luminance(b);
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}
