import { createHash } from "node:crypto";
import { mkdir, rm, writeFile } from "node:fs/promises";
import {
  BANDS,
  bandDataUri,
  bandGrid,
  bandSvg,
  bandTile,
  type BandName,
} from "../src/cloth/bands.ts";

export const BAND_FOLDER = "app/styles/bands";
const bandNames = Object.keys(BANDS) as BandName[];

/** Files of the bands; their names contain a content hash, so browsers cache them permanently. */
export const FILE_FOLDER = "public/bands";

const fileOf = (name: string, svg: string) =>
  `${name}-${createHash("sha256").update(svg).digest("hex").slice(0, 8)}.svg`;

/**
 * The style sheet of one band, a separate file that pages link by name. The thread `hilo` is inlined as a custom
 * property: it is small and on every page (edges of cards, menus and quotes).
 */
function bandSheet(name: BandName): string {
  const rows = bandGrid(name).grid.length;
  const written = "/* Written by npm run paint from the painter's bands. */\n";
  if (name !== "hilo") {
    const address = `/bands/${fileOf(name, bandSvg(name))}`;
    return `${written}.band-${name} {\n  --rows: ${rows};\n  background-image: url("${address}");\n}\n`;
  }
  const { uri } = bandDataUri(name);
  return `${written}:root {\n  --band-hilo: ${uri};\n}\n.band-hilo {\n  --rows: ${rows};\n  background-image: var(--band-hilo);\n}\n`;
}

/** A band rotated by 90°: the spine of the timeline. */
function uprightSvg(name: BandName): string {
  const { svg, width, height } = bandTile(name, 4);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${height}" height="${width}" viewBox="0 0 ${height} ${width}" shape-rendering="crispEdges"><g transform="translate(${height} 0) rotate(90)">${svg}</g></svg>`;
}

function uprightSheet(name: BandName): string {
  const address = `/bands/${fileOf(`${name}-upright`, uprightSvg(name))}`;
  return `/* Written by npm run paint from the painter's bands. */\n:root {\n  --band-${name}-upright: url("${address}");\n}\n`;
}

/** Content of every band file by file name. */
export const bandFiles: Record<string, string> = Object.fromEntries([
  ...bandNames
    .filter((name) => name !== "hilo")
    .map((name) => [fileOf(name, bandSvg(name)), bandSvg(name)]),
  [fileOf("camino-upright", uprightSvg("camino")), uprightSvg("camino")],
]);

/** Every style sheet by file name. */
export const bandSheets: Record<string, string> = {
  ...Object.fromEntries(bandNames.map((name) => [`${name}.css`, bandSheet(name)])),
  "camino-upright.css": uprightSheet("camino"),
};

/** Writes the style sheets and files of the woven bands. */
export async function writeBands(): Promise<void> {
  await mkdir(BAND_FOLDER, { recursive: true });
  await rm(FILE_FOLDER, { recursive: true, force: true });
  await mkdir(FILE_FOLDER, { recursive: true });
  for (const [file, svg] of Object.entries(bandFiles))
    await writeFile(`${FILE_FOLDER}/${file}`, svg);
  for (const [file, sheet] of Object.entries(bandSheets)) {
    await writeFile(`${BAND_FOLDER}/${file}`, sheet);
  }
}
