import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { projectRoot } from "#reader/project-root.ts";
import { drawSvg, svgSize } from "./draw-svg.ts";

/** Names of the woven bands that documents use. */
export type Band = "camino" | "milpa" | "rombo";

const folder = join(projectRoot, "public/bands");

/** Height of a band at the head of a page, in points. */
export const bandHeight = 15;

export async function readBand(name: Band): Promise<string> {
  for await (const file of glob(`${name}-????????.svg`, { cwd: folder })) {
    return await readFile(join(folder, file), "utf8");
  }
  throw new Error(`there is no band ${name} in public/bands/`);
}

export function drawBand(pen: PDFKit.PDFDocument, tile: string, y: number, height: number): void {
  const { width } = pen.page;
  const size = svgSize(tile);
  const step = (size.width * height) / size.height;
  pen.save();
  pen.rect(0, y, width, height).clip();
  for (let x = 0; x < width; x += step) drawSvg(pen, tile, { x, y, width: step });
  pen.restore();
}
