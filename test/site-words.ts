import { readFile } from "node:fs/promises";
import { parseContent, type Content } from "../app/content/parse.ts";
import type { PictureManifest } from "../app/content/picture-manifest.ts";
import { Reader } from "../app/content/resolve.ts";
import type { Language } from "../app/language/language.ts";
import { contentFiles } from "../bin/content-files.ts";

/** The words of the site from its own content: an editor's change of words breaks no test. */
export async function siteWords(language: Language): Promise<{ content: Content; reader: Reader }> {
  const parsed = parseContent(await contentFiles());
  if ("faults" in parsed) throw new Error("The content has faults: npm run check lists them.");
  const manifest = await readFile(".cache/pictures/manifest.json", "utf8");
  const pictures = JSON.parse(manifest) as PictureManifest;
  return { content: parsed.content, reader: new Reader(parsed.content, pictures, language) };
}
