import { colours } from "./colours.ts";
import type { Sheet } from "./sheet.ts";

/** A line across the frame to write on by hand, at this height of the page. */
export function writingLine(sheet: Sheet, y: number): void {
  const { pen, frame } = sheet;
  sheet.ornament(() => {
    pen.moveTo(frame.x, y).lineTo(frame.x + frame.width, y);
    pen.lineWidth(0.8).stroke(colours.quiet);
  });
}
