import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { projectRoot } from "#reader/project-root.ts";

/** Headings and large figures; running text; stressed text. */
export type Face = "display" | "text" | "bold";

/** A piece of text that one font file holds. `font` is a name of `Fonts.files`. */
export type Run = { readonly font: string; readonly text: string };

export type Fonts = {
  /** TrueType files by name, each one weight of the site's own faces. */
  readonly files: Readonly<Record<string, Buffer>>;
  /** The pieces of a text by the file that has their letters. Signs in a row that no file has become `missing`. */
  runs(text: string, face: Face): Run[];
};

/** Stands where signs cannot be printed; the paper says so (receipt-parts.ts). */
export const missing = "[…]";

/** One weight in a file, `<name>.ttf`, and the letters of each (docs/decisions/0006-pictures-are-files.md). */
const fontFolder = join(projectRoot, "server/documents/fonts");

/** The code points each font has, by its name. */
type Letters = Readonly<Record<string, readonly number[]>>;

let loaded: Promise<Fonts> | null = null;

/** The fonts of paper: read on first use, then kept. */
export function loadFonts(): Promise<Fonts> {
  loaded ??= readFonts().catch((error: unknown) => {
    // A load that failed is tried anew by the next who asks.
    loaded = null;
    throw error;
  });
  return loaded;
}

async function readFonts(): Promise<Fonts> {
  const text = await readFile(join(fontFolder, "letters.json"), "utf8");
  const listed = Object.entries(JSON.parse(text) as Letters);
  const letters = Object.fromEntries(listed.map(([name, points]) => [name, new Set(points)]));
  const files = await Promise.all(
    listed.map(async ([name]) => [name, await readFile(join(fontFolder, `${name}.ttf`))] as const),
  );
  return {
    files: Object.fromEntries(files),
    runs: (words, face) => splitByFont(words, face, letters),
  };
}

function splitByFont(text: string, face: Face, letters: Record<string, Set<number>>): Run[] {
  const runs: { font: string; text: string }[] = [];
  for (const letter of text.normalize("NFC")) {
    const [font, shown] = placeOf(letter, face, letters);
    const last = runs.at(-1);
    if (shown === missing && last?.text.endsWith(missing)) continue;
    if (last?.font === font) last.text += shown;
    else runs.push({ font, text: shown });
  }
  return runs;
}

/** The file that has a letter; a letter of no file stands without its accents, or is missing. */
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
  return [face, missing];
}
