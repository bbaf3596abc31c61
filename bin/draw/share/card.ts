import { placeholders, type Placeholder } from "@long-way-home/painter";
import { bandTile } from "@long-way-home/painter/bands";
import { lab } from "@long-way-home/painter/colour";
import { markShapes } from "@long-way-home/painter/mark";
import type { Typeface } from "../../fonts/typeset.ts";
import { lineOutlines, setTitle } from "./title.ts";

const SHARE_WIDTH = 1200;
const SHARE_HEIGHT = 630;
/** The arch the picture stands in. */
export const ARCH = { x: 664, y: 56, width: 480, height: 517 };

const CREAM = "#fff8ea";
const MARIGOLD = "#f4a81d";
/** Fields of colour of the site's heads (design 4.1: hero sky, indigo, green, violet). */
const FIELDS = ["#9f1a2c", "#1a2257", "#124a37", "#3b2a6b"];
const THREAD = 3;
const TITLE = { x: 64, y: 60, width: 548, height: 350 };
// Feeds show the card 300 pixels wide: the name is still read there.
const BRAND = { x: 64, y: 446, mark: 88, size: 66 };

/** The field that stands off most from the picture's own sky. */
export function fieldFor(placeholder: Placeholder): string {
  const sky = lab(placeholder === "clear" ? "#ffffff" : placeholders[placeholder]);
  const contrast = (field: string): number => {
    const [, a, b] = lab(field);
    return Math.hypot(a - sky[1], b - sky[2]);
  };
  return FIELDS.toSorted((one, other) => contrast(other) - contrast(one))[0]!;
}

function archPath(grow: number): string {
  const left = ARCH.x - grow;
  const right = ARCH.x + ARCH.width + grow;
  const radius = (right - left) / 2;
  const bottom = ARCH.y + ARCH.height;
  return `M${left} ${bottom}V${ARCH.y - grow + radius}a${radius} ${radius} 0 0 1 ${2 * radius} 0V${bottom}`;
}

export type ShareCard = {
  title: string;
  /** Name of the organisation, beside the mark. */
  name: string;
  /** SVG elements that fill the arch's box. */
  picture: string;
  field: string;
};

/** The picture that stands beside a link to a page, as SVG text: title, scene in an arch, mark, band. */
export function shareCard(typeface: Typeface, { title, name, picture, field }: ShareCard): string {
  const { svg: cloth, width, height } = bandTile("camino", THREAD);
  const ground = SHARE_HEIGHT - height;
  const words = setTitle(typeface, title, TITLE, { largest: 112, smallest: 44 });
  const brand = lineOutlines(typeface, name, BRAND.x + BRAND.mark + 20, BRAND.y + 66, BRAND.size);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_WIDTH}" height="${SHARE_HEIGHT}" viewBox="0 0 ${SHARE_WIDTH} ${SHARE_HEIGHT}">` +
    `<defs><clipPath id="arch"><path d="${archPath(0)}"/></clipPath>` +
    `<pattern id="cloth" width="${width}" height="${height}" patternUnits="userSpaceOnUse" patternTransform="translate(0 ${ground})">${cloth}</pattern></defs>` +
    `<rect width="${SHARE_WIDTH}" height="${SHARE_HEIGHT}" fill="${field}"/>` +
    `<path d="${archPath(16)}" fill="none" stroke="${CREAM}" stroke-width="4" stroke-dasharray="14 12" opacity=".7"/>` +
    `<g clip-path="url(#arch)">${picture}</g>` +
    `<rect y="${ground}" width="${SHARE_WIDTH}" height="${height}" fill="url(#cloth)"/>` +
    `<path d="${words.d}" fill="${CREAM}"/>` +
    `<g transform="translate(${BRAND.x} ${BRAND.y}) scale(${BRAND.mark / 48})">${markShapes({ ink: CREAM, accent: MARIGOLD })}</g>` +
    `<path d="${brand}" fill="${CREAM}"/></svg>`
  );
}
