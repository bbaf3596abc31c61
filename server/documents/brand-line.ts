import { readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "#reader/project-root.ts";
import { colours } from "./sheet-settings.ts";
import { drawSvg } from "./draw-svg.ts";
import { sideMargin, type Sheet } from "./sheet.ts";

const logos = join(projectRoot, "public/press-kit/logo");

/** Logo and name of the organisation at a position of the page. */
export function brandLine(sheet: Sheet, y: number, isOnDark = false): void {
  const { pen } = sheet;
  const logo = readFileSync(join(logos, isOnDark ? "mark-on-dark.svg" : "mark.svg"), "utf8");
  sheet.artifact(() => drawSvg(pen, logo, { x: sideMargin, y, width: 26 }));
  sheet.element("P", () => {
    sheet.within({ x: sideMargin + 34, width: 200 }, () => {
      pen.y = y + 5.5;
      const colour = isOnDark ? colours.onDark : colours.ink;
      sheet.write("Long Way Home", { face: "display", size: 14, colour });
    });
  });
}
