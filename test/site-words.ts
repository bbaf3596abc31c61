import "./parsed-content.ts";
import { loadedContent } from "#reader/load.ts";
import type { Content } from "#reader/parsed-content.ts";
import type { Reader } from "#reader/resolve.ts";
import type { Language } from "#domain/language/language.ts";

export type SiteWords = { readonly content: Content; readonly reader: Reader };

/** The words of content/, drafts included, so that an editor's change of words breaks no test. */
export async function siteWords(language: Language): Promise<SiteWords> {
  const { content, readers } = loadedContent();
  return { content, reader: readers[language] };
}

/** The blocks of a page, without the parts that no other page has. */
export function blocksOf<Part extends object>(page: {
  sections: readonly Part[];
}): Extract<Part, { title: unknown }>[] {
  return page.sections.filter((part): part is Extract<Part, { title: unknown }> => "title" in part);
}
