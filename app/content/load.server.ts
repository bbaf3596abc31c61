import { addresses, moduleName, type Page } from "../addresses.ts";
import { languages, type Language } from "../language/language.ts";
import type { Labels } from "../language/labels.tsx";
import { ContentFaults } from "./fault.ts";
import {
  parseContent,
  type Content,
  type DocumentContent,
  type ListContent,
  type PageContent,
} from "./parse.ts";
import type { PictureManifest, ShareManifest } from "./picture-manifest.ts";
import type { Pair } from "./schema/pair.ts";
import { formatFact, isPair, Reader, type Figure, type Resolved } from "./resolve.ts";

const files = import.meta.glob<string>("../../content/**/*.yaml", {
  query: "?raw",
  import: "default",
  eager: true,
});
const drawn = import.meta.glob<PictureManifest>("../../.cache/pictures/manifest.json", {
  import: "default",
  eager: true,
});
const drawnShares = import.meta.glob<ShareManifest>("../../.cache/pictures/share/share.json", {
  import: "default",
  eager: true,
});

const parsed = parseContent(
  Object.fromEntries(
    Object.entries(files).map(([path, text]) => [path.replace("../../", ""), text]),
  ),
);
if ("faults" in parsed) throw new ContentFaults(parsed.faults);
const content: Content = parsed.content;
const pictures = Object.values(drawn)[0] ?? {};
const shares = Object.values(drawnShares)[0] ?? {};

const readers = Object.fromEntries(
  languages.map((language) => [language, new Reader(content, pictures, language)]),
) as Record<Language, Reader>;

/** Pictures, links, figures and texts in one language. */
export function reader(language: Language): Reader {
  return readers[language];
}

/** The words of one page in one language. */
export function pageContent<P extends keyof PageContent & Page>(
  page: P,
  language: Language,
): Resolved<PageContent[P]> {
  const resolved = readers[language].resolve(content.pages[page]);
  // Every page with a head has a picture for share cards, drawn with its title (bin/draw.ts).
  const shareImage = shareImageOf(moduleName(page), language);
  return "head" in resolved && shareImage
    ? { ...resolved, head: { ...resolved.head, shareImage } }
    : resolved;
}

/** The address of a share card's picture: of a page by its module's name, of an article as `blog/<id>`. */
export function shareImageOf(name: string, language: Language): string | undefined {
  return shares[name]?.[language];
}

/** One list of content/lists/ in one language. */
export function listContent<L extends keyof ListContent>(
  list: L,
  language: Language,
): Resolved<ListContent[L]> {
  return readers[language].resolve(content.lists[list]);
}

/** What one printed document says, content/documents/, in one language. */
export function documentContent<D extends keyof DocumentContent>(
  document: D,
  language: Language,
): Resolved<DocumentContent[D]> {
  return readers[language].resolve(content.documents[document]);
}

/** The labels of the named groups of content/ui.yaml, by their whole names. */
export function labelsOf(language: Language, groups: string[]): Labels {
  return Object.fromEntries(
    groups.flatMap((group) => {
      const entries = content.ui[group];
      if (!entries) throw new Error(`There is no group "${group}" in content/ui.yaml.`);
      return Object.entries(entries).map(([key, pair]) => [
        `${group}.${key}`,
        readers[language].text(pair),
      ]);
    }),
  );
}

/** The organisation's own particulars. */
export function site(language: Language): Resolved<Content["site"]> {
  return readers[language].resolve(content.site);
}

/** The register of figures by its groups, in the order of facts.yaml. */
export function figureGroups(
  language: Language,
): { id: string; title: string; figures: Figure[] }[] {
  const { groups, facts } = content.facts;
  return Object.entries(groups).map(([id, title]) => ({
    id,
    title: readers[language].text(title),
    figures: Object.entries(facts)
      .filter(([, fact]) => fact.group === id)
      .map(([name]) => readers[language].figure(name)),
  }));
}

/** Any amount written as the named fact is: 250 like `course_price` → "$250". */
export function amountLike(name: string, amount: number, language: Language): string {
  const fact = content.facts.facts[name];
  if (!fact) throw new Error(`There is no fact "${name}" in content/facts.yaml.`);
  return formatFact({ ...fact, value: amount, at_least: false }, language);
}

/** Whose entries stand on which page: a search for one of them leads to that page. */
const listsOf: Partial<Record<string, (keyof ListContent)[]>> = {
  home: ["events", "structures", "impactMetrics", "impactPaths", "why", "videoGallery"],
  about: ["timeline"],
  team: ["team"],
  missionVision: ["values"],
  recognition: ["awards", "moments"],
  transparencyTrust: ["accomplishments", "partners", "reports", "figureChanges"],
  media: ["press", "featuredVideos", "highlights"],
  donateGoods: ["goods"],
};

/** What a search looks through: every page with a head, its title, its words and those of its lists. */
export function pageTexts(language: Language): { page: string; title: string; text: string }[] {
  return Object.entries(content.pages).flatMap(([page, words]) => {
    // Pages with a parameter are found as what fills it; steps and thanks are reached by doing something.
    const isReached = /^(thanks|newsletter[A-Z])/.test(page);
    if (!("head" in words) || isReached || addresses[page as Page].includes(":")) return [];
    const { head, ...rest } = words as unknown as { head: { title: Pair; description: Pair } };
    const lists = (listsOf[page] ?? []).map((list) => content.lists[list]);
    const text = [head.description, ...wordsIn([rest, lists])]
      .map((found) => (typeof found === "string" ? found : readers[language].text(found)))
      .join(" · ");
    return [{ page, title: readers[language].text(head.title), text }];
  });
}

/** Names that read the same in both languages: of partners, outlets, publications. */
const nameKeys = new Set(["name", "title", "outlet", "author", "publisher"]);

function wordsIn(value: unknown, key = ""): (Pair | string)[] {
  if (typeof value === "string") return nameKeys.has(key) ? [value] : [];
  if (!value || typeof value !== "object") return [];
  if (Array.isArray(value)) return value.flatMap((item) => wordsIn(item, key));
  if (isPair(value)) return [value];
  return Object.entries(value).flatMap(([name, part]) => wordsIn(part, name));
}
