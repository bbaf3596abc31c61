import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { Blob, Face as FontFile } from "harfbuzzjs";
import subsetFont from "subset-font";

/** Headings and large figures; running text; stressed text. */
export type Face = "display" | "text" | "bold";

/** A piece of text that one font file holds. `font` is a name of `Fonts.files`. */
export type Run = { readonly font: string; readonly text: string };

export type Fonts = {
  /** TrueType files by name, each one weight of the site's own faces. */
  readonly files: Readonly<Record<string, Buffer>>;
  /** The pieces of a text by the file that has their letters. What no file has becomes "?". */
  runs(text: string, face: Face): Run[];
};

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

let loaded: Promise<Fonts> | null = null;

/** The fonts of paper: made on first use from the variable ones (about half a second), then kept. */
export function loadFonts(): Promise<Fonts> {
  loaded ??= makeFonts();
  return loaded;
}

async function makeFonts(): Promise<Fonts> {
  const require = createRequire(import.meta.url);
  const files: Record<string, Buffer> = {};
  const letters: Record<string, Set<number>> = {};
  for (const [name, { file, axes }] of Object.entries(sources)) {
    const whole = await readFile(require.resolve(file));
    files[name] = await subsetFont(whole, undefined, {
      targetFormat: "sfnt",
      keepAllGlyphs: true,
      noHinting: true,
      variationAxes: axes,
    });
    letters[name] = new Set(new FontFile(new Blob(files[name])).collectUnicodes());
  }
  return { files, runs: (text, face) => splitByFont(text, face, letters) };
}

function splitByFont(text: string, face: Face, letters: Record<string, Set<number>>): Run[] {
  const runs: { font: string; text: string }[] = [];
  for (const letter of text.normalize("NFC")) {
    const [font, shown] = placeOf(letter, face, letters);
    const last = runs.at(-1);
    if (last?.font === font) last.text += shown;
    else runs.push({ font, text: shown });
  }
  return runs;
}

/** The file that has a letter; a letter of no file stands without its accents, or as "?". */
function placeOf(
  letter: string,
  face: Face,
  letters: Record<string, Set<number>>,
): [font: string, shown: string] {
  if (letter === "\n") return [face, letter];
  const plain = letter.normalize("NFD").replace(/\p{M}/gu, "");
  for (const shown of [letter, plain]) {
    for (const font of [face, `${face}-more`]) {
      if (shown !== "" && letters[font]?.has(shown.codePointAt(0)!)) return [font, shown];
    }
  }
  return [face, "?"];
}
