/**
 * Makes the fonts of printed documents, one weight in a file, from the variable ones: build/fonts/,
 * with a list of the letters each of them has. The build does it by itself, before the site is
 * served: the server only reads them.
 */
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { Blob, Face } from "harfbuzzjs";
import subsetFont from "subset-font";
import { fontFolder, lettersFile, type Letters } from "#server/documents/fonts.ts";

const folder = "@fontsource-variable";
const atkinson = `${folder}/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next`;
const bricolage = `${folder}/bricolage-grotesque/files/bricolage-grotesque`;

// Weight and width of headings as in app/styles; one width between narrow and wide serves paper.
const headings = { wght: 780, wdth: 84 };

const sources: Record<string, { file: string; axes: Record<string, number> }> = {
  display: { file: `${bricolage}-latin-wdth-normal.woff2`, axes: headings },
  "display-more": { file: `${bricolage}-latin-ext-wdth-normal.woff2`, axes: headings },
  text: { file: `${atkinson}-latin-wght-normal.woff2`, axes: { wght: 400 } },
  "text-more": { file: `${atkinson}-latin-ext-wght-normal.woff2`, axes: { wght: 400 } },
  bold: { file: `${atkinson}-latin-wght-normal.woff2`, axes: { wght: 680 } },
  "bold-more": { file: `${atkinson}-latin-ext-wght-normal.woff2`, axes: { wght: 680 } },
};

/** Whole or not at all: a site that is being served may read it at any moment. */
async function writeWhole(name: string, content: string | Buffer): Promise<void> {
  const file = join(fontFolder, name);
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, content);
  await rename(draft, file);
}

const require = createRequire(import.meta.url);
const letters: Letters = {};
await mkdir(fontFolder, { recursive: true });
for (const [name, { file, axes }] of Object.entries(sources)) {
  const font = await subsetFont(await readFile(require.resolve(file)), undefined, {
    targetFormat: "sfnt",
    keepAllGlyphs: true,
    noHinting: true,
    variationAxes: axes,
  });
  await writeWhole(`${name}.ttf`, font);
  letters[name] = [...new Face(new Blob(font)).collectUnicodes()];
}
await writeWhole(lettersFile, JSON.stringify(letters));
