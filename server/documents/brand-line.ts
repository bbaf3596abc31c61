import { drawSvg } from "./draw-svg.ts";
import type { Sheet } from "./sheet.ts";

const marigold = "#f4a81d";

/** The logo of the site's header (design: mark) as SVG. */
function logo(ink: string): string {
  const line = (d: string, colour: string, width: number) =>
    `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
  return `<svg viewBox="0 0 48 48">${[
    line("M3.5 25.5a20.5 20.5 0 0 1 41 0", ink, 5),
    line("M11.5 25.5a12.5 12.5 0 0 1 25 0", ink, 5),
    `<path d="M19 25.5a5 5 0 0 1 10 0z" fill="${marigold}"/>`,
    line(`M2.2 31.5${"l5.45 4.6 5.45-4.6".repeat(4)}`, marigold, 4),
    line("M8 40.5l5.35 4.5 5.35-4.5 5.3 4.5 5.35-4.5 5.35 4.5 5.3-4.5", ink, 4),
  ].join("")}</svg>`;
}

/** Logo and name of the organisation at a position of the page. */
export function brandLine(sheet: Sheet, x: number, y: number, ink: string): void {
  const { pen } = sheet;
  sheet.artifact(() => drawSvg(pen, logo(ink), { x, y, width: 26 }));
  sheet.element("P", () => {
    sheet.within({ x: x + 34, width: 200 }, () => {
      pen.y = y + 5.5;
      sheet.write("Long Way Home", { face: "display", size: 14, colour: ink });
    });
  });
}
