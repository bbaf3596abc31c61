import { isPlainPage, pages, type Page } from "#domain/addresses.ts";
import { placeholdersOf, type Language } from "#domain/language/language.ts";
import { loadedContent, type ListContent } from "./load.ts";
import type { PageContent } from "./pages.ts";
import { isPair } from "./resolve.ts";
import type { Pair } from "#reader/schema/pair.ts";

/** Lists by the page that shows their entries, for the search. */
const listsOf: Partial<Record<string, (keyof ListContent)[]>> = {
  home: ["events", "structures", "impactMetrics", "impactPaths", "why", "videoGallery"],
  recognition: ["awards"],
  impactFigures: ["figureChanges"],
  transparencyTrust: ["accomplishments", "partners", "reports"],
  media: ["press", "featuredVideos", "highlights"],
  donateGoods: ["goods"],
};

/** Thank-you pages, and those behind a link of an e-mail, are no search results. */
export const isSearched = (page: Page) =>
  !/^(thanks|newsletter(Confirm|Unsubscribe)|donateEmail)/.test(page);

export function pageTexts(language: Language) {
  const { content, readers } = loadedContent();
  const hasWords = (page: Page): page is Page & keyof PageContent => page in content.pages;
  return pages.filter(isPlainPage).flatMap((page) => {
    if (!hasWords(page)) return [];
    const words = content.pages[page];
    if (!("head" in words) || !isSearched(page)) return [];
    const { head, ...rest } = words;
    const lists = (listsOf[page] ?? []).map((list) => content.lists[list]);
    const text = [head.description, ...wordsIn([rest, lists])]
      .map((found) => (typeof found === "string" ? found : readers[language].text(found)))
      // Placeholders that pages fill in are unknown here.
      .filter((found) => placeholdersOf(found).length === 0)
      .join(" · ");
    const { title, description } = readers[language].resolve(head);
    return [{ page, title, description, text }];
  });
}

/** True for a part about a link or fact that nobody has supplied: its page leaves it out. Documents can be asked for. */
function isUnset({ link, shows }: { readonly link?: unknown; readonly shows?: unknown }): boolean {
  const { links, site } = loadedContent().content;
  const to = typeof link === "string" ? links[link] : undefined;
  if (to) return to.url === null && to.kind !== "document";
  return shows === "tax_id" && site.tax_id === null;
}

/** Keys of plain texts that are searched: names of partners, outlets, publications. */
const nameKeys = new Set(["name", "title", "outlet", "author", "publisher"]);

/** Keys of texts that stand on a page in some states alone, such as the buttons of a coming event. */
const seldomKeys = new Set(["add", "add_all", "panels", "skip", "pause"]);

function wordsIn(value: unknown, key = ""): (Pair | string)[] {
  if (typeof value === "string") return nameKeys.has(key) ? [value] : [];
  if (!value || typeof value !== "object") return [];
  // Dates of a workshop that may be over: its page says which.
  if (isPair(value)) return value.en.includes("{{workshop_dates}}") ? [] : [value];
  if (isUnset(value)) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    seldomKeys.has(name) ? [] : wordsIn(part, name),
  );
}
