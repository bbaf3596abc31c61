import { parseContent } from "#reader/parse.ts";
import type { Content } from "#reader/parsed-content.ts";
import { readPictures } from "#reader/picture-manifest.ts";
import { withWeights } from "#reader/picture-weights.ts";
import { Reader } from "#reader/resolve.ts";
import { shown } from "#reader/shown.ts";
import type { Language } from "#domain/language/language.ts";
import { readContentFiles } from "#reader/content-files.ts";

/** The words of the site from its own content: an editor's change of words breaks no test. */
export async function siteWords(language: Language): Promise<{ content: Content; reader: Reader }> {
  const parsed = parseContent(readContentFiles());
  if ("faults" in parsed) throw new Error("The content has faults: npm run check lists them.");
  const pictures = withWeights(readPictures().pictures);
  const { posts, issues, ...rest } = parsed.content;
  const content = { ...shown(rest, false).value, posts, issues };
  return { content, reader: new Reader(content, pictures, language) };
}

/** The blocks of a page, without the parts that no other page has. */
export function blocksOf<Part extends object>(page: {
  sections: readonly Part[];
}): Extract<Part, { title: unknown }>[] {
  return page.sections.filter((part): part is Extract<Part, { title: unknown }> => "title" in part);
}
