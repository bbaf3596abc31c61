import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { projectRoot } from "#reader/project-root.ts";

/** The typeface of headings and large figures, of text, and of bold text. */
export type Face = "display" | "text" | "bold";

export type Fonts = Awaited<ReturnType<typeof readFonts>>;

/** Replaces characters that no font has; `noteUnprintable` (receipt-parts.ts) explains it on the page. */
export const unprintable = "[…]";

/** `<font>.ttf` files, and their code points in letters.json (docs/decisions/0006-pictures-are-files.md). */
const fontFolder = join(projectRoot, "server/documents/fonts");

let loaded: Promise<Fonts> | null = null;

export function loadFonts() {
  loaded ??= readFonts().catch((error: unknown) => {
    // The next call tries again.
    loaded = null;
    throw error;
  });
  return loaded;
}

async function readFonts() {
  const text = await readFile(join(fontFolder, "letters.json"), "utf8");
  const listed = Object.entries(JSON.parse(text) as Record<string, readonly number[]>);
  const letters = Object.fromEntries(listed.map(([name, points]) => [name, new Set(points)]));
  const files = await Promise.all(
    listed.map(async ([name]) => [name, await readFile(join(fontFolder, `${name}.ttf`))] as const),
  );
  return {
    /** TrueType files by font name: each face, and `<face>-more` with rarer characters. */
    files: Object.fromEntries(files),
    runs: (words: string, face: Face) => splitByFont(words, face, letters),
  };
}

/** A text in runs, by the font that has the characters; a series that no font has becomes `unprintable`. */
function splitByFont(text: string, face: Face, letters: Record<string, Set<number>>) {
  const runs: { font: string; text: string }[] = [];
  for (const letter of text.normalize("NFC")) {
    const [font, printed] = findFont(letter, face, letters);
    const last = runs.at(-1);
    if (printed === unprintable && last?.text.endsWith(unprintable)) continue;
    if (last?.font === font) last.text += printed;
    else runs.push({ font, text: printed });
  }
  return runs;
}

/** The font of a letter, and the text to print: the letter, else the letter without accents, else `unprintable`. */
function findFont(
  letter: string,
  face: Face,
  letters: Record<string, Set<number>>,
): [font: string, printed: string] {
  if (letter === "\n") return [face, letter];
  const plain = letter.normalize("NFD").replace(/\p{M}/gu, "");
  for (const printed of [letter, plain]) {
    for (const font of [face, `${face}-more`]) {
      if (printed !== "" && letters[font]?.has(printed.codePointAt(0)!)) return [font, printed];
    }
  }
  return [face, unprintable];
}
