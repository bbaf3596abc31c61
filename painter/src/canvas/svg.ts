/**
 * Helpers for the SVG elements in use. `attributes` is raw attribute text such as `opacity=".5"`; numbers are
 * rounded to one decimal.
 */
import { round } from "./path.ts";

type AttributeValue = string | number | null | undefined | false;

const withExtra = (attributes: string): string => (attributes ? ` ${attributes}` : "");

/** Any element; attributes that are null, undefined or false are omitted. */
export function element(
  tag: string,
  attributes: Readonly<Record<string, AttributeValue>> = {},
  inner = "",
): string {
  let open = `<${tag}`;
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === null || value === false) continue;
    open += ` ${name}="${typeof value === "number" ? round(value) : value}"`;
  }
  return inner === "" ? `${open}/>` : `${open}>${inner}</${tag}>`;
}

/** Attribute for round line caps. */
export const ROUND = 'stroke-linecap="round"';

export const path = (d: string, fill: string, attributes = ""): string =>
  `<path d="${d}" fill="${fill}"${withExtra(attributes)}/>`;

export const line = (d: string, stroke: string, width: number, attributes = ""): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${round(width)}"${withExtra(attributes)}/>`;

export const circle = (x: number, y: number, r: number, fill: string, attributes = ""): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${fill}"${withExtra(attributes)}/>`;

/** A stroked circle. */
export const ring = (
  x: number,
  y: number,
  r: number,
  stroke: string,
  width: number,
  attributes = "",
): string =>
  circle(
    x,
    y,
    r,
    "none",
    `stroke="${stroke}" stroke-width="${round(width)}"${withExtra(attributes)}`,
  );

export const ellipse = (
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string,
  attributes = "",
): string =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}"${withExtra(attributes)}/>`;

/** A rectangle from its upper left corner; `radius` is that of the corners. */
export const rectangle = (
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  fill: string,
  attributes = "",
): string =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"${radius ? ` rx="${round(radius)}"` : ""} fill="${fill}"${withExtra(attributes)}/>`;

export const group = (inner: string, attributes = ""): string =>
  `<g${withExtra(attributes)}>${inner}</g>`;

const factor = (value: number): string => `${+value.toFixed(3)}`;

/** Places a drawing whose origin is (0, 0) at (x, y), rotated by degrees and scaled (one number or [x, y]). */
export function place(
  x: number,
  y: number,
  inner: string,
  scale: number | readonly [number, number] = 1,
  degrees = 0,
  attributes = "",
): string {
  let transform = `translate(${round(x)} ${round(y)})`;
  if (degrees) transform += ` rotate(${round(degrees)})`;
  if (typeof scale !== "number") transform += ` scale(${scale.map(factor).join(" ")})`;
  else if (scale !== 1) transform += ` scale(${factor(scale)})`;
  return `<g transform="${transform}"${withExtra(attributes)}>${inner}</g>`;
}
