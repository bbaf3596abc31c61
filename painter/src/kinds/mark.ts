/**
 * The logo (design 3): one disc. Upper half: two arcs and a half-disc (half a tire, a dome, the rising sun); lower
 * half: two woven zigzags (road and weft).
 */

/** Two colours: ink and accent. Viewbox 48×48; smallest legible size 28 px. */
export interface MarkColours {
  ink?: string;
  accent?: string;
}

const MARIGOLD = "#f4a81d";

const stroke = (d: string, colour: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;

/** The mark's elements in a 48×48 viewbox, without the root element. */
export function markShapes({ ink = "currentColor", accent = MARIGOLD }: MarkColours = {}): string {
  return (
    stroke("M3.5 25.5a20.5 20.5 0 0 1 41 0", ink, 5) +
    stroke("M11.5 25.5a12.5 12.5 0 0 1 25 0", ink, 5) +
    `<path d="M19 25.5a5 5 0 0 1 10 0z" fill="${accent}"/>` +
    stroke(`M2.2 31.5${"l5.45 4.6 5.45-4.6".repeat(4)}`, accent, 4) +
    stroke("M8 40.5l5.35 4.5 5.35-4.5 5.3 4.5 5.35-4.5 5.35 4.5 5.3-4.5", ink, 4)
  );
}

/** The mark as a complete SVG. */
export function mark(colours: MarkColours = {}): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">${markShapes(colours)}</svg>`;
}

/** The favicon: the mark on a heroSky red square with 22% corner radius (design 3). */
export function favicon(ground = "#9f1a2c", ink = "#fff8ea"): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">` +
    `<rect width="64" height="64" rx="14" fill="${ground}"/>` +
    `<g transform="translate(8 7.5)">${markShapes({ ink })}</g></svg>`
  );
}
