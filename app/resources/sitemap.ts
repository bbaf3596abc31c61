import { addresses, isPlainPage, pages } from "#domain/addresses.ts";
import { blog } from "#reader/articles.ts";
import { idsOf, pathsOf } from "#reader/item-pages.ts";
import { loadedContent } from "#reader/load.ts";
import { isSearched } from "#reader/page-texts.ts";
import { addressOf, languages, pathIn } from "#domain/language/language.ts";
import { siteUrl } from "#reader/site-url.ts";

/**
 * The day of the last change by English path. Only articles, and the list of articles, have one: other pages have no
 * reliable date, and search engines ignore `lastmod` altogether on a site where it is wrong.
 */
function changedOn(): Map<string, string> {
  const { cards } = blog().list("en", { category: null, page: 1, size: Infinity });
  const days = cards.flatMap(({ id, written, known }): [string, string][] => {
    const day = written ?? known;
    return day.length === 10 ? [[addressOf("blogPost", "en", { params: { id } }), day]] : [];
  });
  const newest = days
    .map(([, day]) => day)
    .toSorted()
    .at(-1);
  return new Map(newest ? [...days, [addresses.blog, newest]] : days);
}

/**
 * Every page in both languages with links to its translations. Without the pages of single drawings, which have
 * nothing but a caption, and without draft positions.
 */
export function loader() {
  const { content } = loadedContent();
  const drafts = content.lists.internships.filter(({ draft }) => draft).map(({ id }) => id);
  const { mediaDrawing: _, ...ids } = idsOf(content);
  const paths = pages
    // Without a link of an e-mail, the page of a recurring gift only asks for one.
    .filter((page) => isPlainPage(page) && isSearched(page) && page !== "donateMonthly")
    .filter((page) => page !== "newsletterArchive" || ids.newsletterIssue.length > 0)
    .map((page): string => addresses[page])
    .concat(
      pathsOf({
        ...ids,
        internship: ids.internship.filter((id) => !drafts.includes(id)),
        blogPost: blog().ids(),
      }),
    );
  const changed = changedOn();
  const origin = siteUrl();
  const alternates = (path: string) =>
    [...languages, "x-default" as const]
      .map((language) => {
        const href = origin + pathIn(language === "x-default" ? "en" : language, path);
        return `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`;
      })
      .join("");
  const urls = paths.flatMap((path) => {
    const day = changed.get(path);
    const rest = (day ? `<lastmod>${day}</lastmod>` : "") + alternates(path);
    return languages.map(
      (language) => `<url><loc>${origin}${pathIn(language, path)}</loc>${rest}</url>`,
    );
  });
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join("\n")}
</urlset>
`;
  return new Response(xml, { headers: { "Content-Type": "application/xml; charset=utf-8" } });
}
