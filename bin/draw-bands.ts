/**
 * Writes the woven bands as style sheets, app/styles/bands/<band>.css. Run by hand
 * (`node bin/draw-bands.ts`) when the painter's bands change; what it writes is committed, and a test
 * compares it with the painter.
 */
import { mkdir, writeFile } from "node:fs/promises";
import { BANDS, bandDataUri, bandGrid, type BandName } from "#painter/cloth/bands.ts";

export const BAND_FOLDER = "app/styles/bands";
export const bandNames = Object.keys(BANDS) as BandName[];

/**
 * The style sheet of one band. The thread `hilo` is also a custom property, because edges of cards,
 * menus and quotes wear it.
 */
export function bandSheet(name: BandName): string {
  const rows = bandGrid(name).grid.length;
  const { uri } = bandDataUri(name);
  const written = "/* Written by bin/draw-bands.ts from painter/cloth/bands.ts. */\n";
  if (name !== "hilo") {
    return `${written}.band-${name} {\n  --rows: ${rows};\n  background-image: ${uri};\n}\n`;
  }
  return `${written}:root {\n  --band-hilo: ${uri};\n}\n.band-hilo {\n  --rows: ${rows};\n  background-image: var(--band-hilo);\n}\n`;
}

if (import.meta.main) {
  await mkdir(BAND_FOLDER, { recursive: true });
  for (const name of bandNames) {
    const sheet = bandSheet(name);
    await writeFile(`${BAND_FOLDER}/${name}.css`, sheet);
    console.log(`${BAND_FOLDER}/${name}.css  ${sheet.length} bytes`);
  }
}
