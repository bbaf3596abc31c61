import { addressOf, type Language } from "#domain/language/language.ts";
import { weightOf, type Pack } from "#domain/offline/pack.ts";
import { blog } from "./articles.ts";
import { pageContent } from "./content.ts";

type PageToKeep = ReturnType<typeof pageContent<"offline">>["kinds"][number]["pages"][number];

function titleOf(page: PageToKeep, language: Language): string {
  if (page === "groupTrips" || page === "greenBuildingWorkshop")
    return pageContent(page, language).planner.title;
  const content = pageContent(page, language);
  return "opening" in content ? content.opening.title : content.title;
}

/** @param pack has the sizes of the pages; null: they are not measured yet */
export function offlineKinds(language: Language, pack: Pack | null = null) {
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
    return { id, title, items: [...posts, ...own] };
  });
}

export type OfflineKind = ReturnType<typeof offlineKinds>[number];
