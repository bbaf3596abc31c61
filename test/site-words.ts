import { parseContent } from "#reader/parse.ts";
import type { Content } from "#reader/parsed-content.ts";
import { readPictures } from "#reader/picture-manifest.ts";
import { withWeights } from "#reader/picture-weights.ts";
import { Reader } from "#reader/resolve.ts";
import { shown } from "#reader/shown.ts";
import type { Language } from "#domain/language/language.ts";
import { readContentFiles } from "#reader/content-files.ts";

type SiteWords = { content: Content; reader: Reader };

let parsed: Record<Language, SiteWords> | undefined;

/** The words of content/, so that an editor's change of words breaks no test. Parsed once per process. */
export async function siteWords(language: Language): Promise<SiteWords> {
  parsed ??= parseSiteWords();
  return parsed[language];
}

function parseSiteWords(): Record<Language, SiteWords> {
  const result = parseContent(readContentFiles());
  if ("faults" in result) throw new Error("The content has faults: npm run check lists them.");
  const pictures = withWeights(readPictures().pictures);
  const { posts, issues, ...rest } = result.content;
  const content = { ...shown(rest, false).value, posts, issues };
  const inLanguage = (language: Language) => ({
    content,
    reader: new Reader(content, pictures, language),
  });
  return { en: inLanguage("en"), es: inLanguage("es") };
}

/** The blocks of a page, without the parts that no other page has. */
export function blocksOf<Part extends object>(page: {
  sections: readonly Part[];
}): Extract<Part, { title: unknown }>[] {
  return page.sections.filter((part): part is Extract<Part, { title: unknown }> => "title" in part);
}
