/**
 * Writes the woven bands as style sheets, app/styles/bands/<band>.css. Run by hand
 * (`node bin/draw-bands.ts`) when the painter's bands change; what it writes is committed, and a test
 * compares it with the painter.
 */
import { mkdir, writeFile } from "node:fs/promises";
import { BANDS, bandDataUri, bandGrid, bandTile, type BandName } from "#painter/cloth/bands.ts";

export const BAND_FOLDER = "app/styles/bands";
const bandNames = Object.keys(BANDS) as BandName[];

/**
 * The style sheet of one band. The thread `hilo` is also a custom property, because edges of cards,
 * menus and quotes wear it.
 */
function bandSheet(name: BandName): string {
  const rows = bandGrid(name).grid.length;
  const { uri } = bandDataUri(name);
  const written = "/* Written by bin/draw-bands.ts from painter/cloth/bands.ts. */\n";
  if (name !== "hilo") {
    return `${written}.band-${name} {\n  --rows: ${rows};\n  background-image: ${uri};\n}\n`;
  }
  return `${written}:root {\n  --band-hilo: ${uri};\n}\n.band-hilo {\n  --rows: ${rows};\n  background-image: var(--band-hilo);\n}\n`;
}

/** A band turned to run downwards, as custom property: the spine of the timeline. */
function uprightSheet(name: BandName): string {
  const { svg, width, height } = bandTile(name, 4);
  const text =
    `<svg xmlns='http://www.w3.org/2000/svg' width='${height}' height='${width}' viewBox='0 0 ${height} ${width}' shape-rendering='crispEdges'><g transform='translate(${height} 0) rotate(90)'>${svg}</g></svg>`
      .replaceAll('"', "'")
      .replaceAll("#", "%23")
      .replaceAll("<", "%3C")
      .replaceAll(">", "%3E");
  return `/* Written by bin/draw-bands.ts from painter/cloth/bands.ts. */\n:root {\n  --band-${name}-upright: url("data:image/svg+xml,${text}");\n}\n`;
}

/** Every sheet of the folder by its file's name. */
export const bandSheets: Record<string, string> = {
  ...Object.fromEntries(bandNames.map((name) => [`${name}.css`, bandSheet(name)])),
  "camino-upright.css": uprightSheet("camino"),
};

if (import.meta.main) {
  await mkdir(BAND_FOLDER, { recursive: true });
  for (const [file, sheet] of Object.entries(bandSheets)) {
    await writeFile(`${BAND_FOLDER}/${file}`, sheet);
    console.log(`${BAND_FOLDER}/${file}  ${sheet.length} bytes`);
  }
}
