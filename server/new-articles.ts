import { addressOf } from "#domain/language/language.ts";
import type { Blog } from "#reader/articles.ts";
import { blog } from "#reader/blog.ts";
import type { StaticTable } from "./http/static-table.ts";

/** What lists articles or stands beside them, in both languages, as page and as data. */
const ofArticles = /^(\/es)?\/blog([./]|$)|^\/(sitemap\.xml|llms\.txt)$/;

/**
 * Knows which files of a build are out of date because an article that was held back has had its day since
 * then. Drawn anew for whoever asks, they hold it; the next build writes them down again.
 * @returns for the path of an address whether its file is out of date
 */
export function outdatedByArticles(table: StaticTable): (path: string) => boolean {
  let seen: Blog | null = null;
  let hasNew = false;
  return (path) => {
    if (!ofArticles.test(path)) return false;
    const today = blog();
    if (today !== seen) {
      seen = today;
      hasNew = today
        .ids()
        .some((id) => !table.has(addressOf("blogPost", "en", { params: { id } })));
    }
    return hasNew;
  };
}
