import { addressOf, type Language } from "#domain/language/language.ts";
import type { BookletName } from "#domain/documents/documents.ts";
import { weightOf, type Pack } from "#domain/offline/pack.ts";
import { blog } from "./blog.ts";
import { pageContent } from "./content.ts";

/** Sizes of pages and booklets in bytes, as transferred. */
export type OfflineWeights = {
  readonly booklets: Partial<Record<`${BookletName}.${Language}`, number>>;
  /** Null until it is measured. */
  readonly pack: Pack | null;
};

type PageToKeep = ReturnType<typeof pageContent<"offline">>["kinds"][number]["pages"][number];

function titleOf(page: PageToKeep, language: Language): string {
  if (page === "groupTrips" || page === "greenBuildingWorkshop")
    return pageContent(page, language).planner.title;
  const content = pageContent(page, language);
  return "opening" in content ? content.opening.title : content.title;
}

export function offlineKinds(
  language: Language,
  { booklets, pack }: OfflineWeights = { booklets: {}, pack: null },
) {
  const item = (path: string, title: string, isTool = false) => {
    const bytes = pack?.pages[path] ? weightOf(pack, [path]) : null;
    return { path, title, isTool, kilobytes: bytes === null ? null : Math.ceil(bytes / 1000) };
  };
  return pageContent("offline", language).kinds.map(({ id, title, articles, pages }) => {
    const posts = articles.flatMap((article) => {
      const post = blog().find(article, language);
      if (!post) return [];
      const path = addressOf("blogPost", language, { params: { id: article } });
      return [item(path, post.title)];
    });
    const own = pages.map((page) =>
      item(addressOf(page, language), titleOf(page, language), page === "materialCalculator"),
    );
    const bytes = booklets[`${id}.${language}`];
    return {
      id,
      title,
      items: [...posts, ...own],
      bookletKilobytes: bytes === undefined ? null : Math.ceil(bytes / 10_000) * 10,
    };
  });
}

export type OfflineKind = ReturnType<typeof offlineKinds>[number];
