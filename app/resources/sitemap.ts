import { addresses, isPlainPage, pages, type Page } from "#domain/addresses.ts";
import { blog } from "#reader/blog.ts";
import { idsOf, pathsOf } from "#reader/item-pages.ts";
import { loadedContent } from "#reader/load.ts";
import { addressOf, languages, pathIn } from "#domain/language/language.ts";
import { siteUrl } from "#reader/site-url.ts";

/** Pages that thank somebody, or stand behind an e-mail's link, are not reached by searching. */
const hidden: Page[] = [
  "thanksConsultation",
  "thanksDonation",
  "thanksItem",
  "thanksInterest",
  "newsletterConfirm",
  "newsletterUnsubscribe",
  "donateMonthly",
  "donateEmail",
];

/**
 * The day of the last change, by English path, of pages that have one in the content: articles, and the list
 * that the newest of them was put into. Dates of files say when they were copied; nobody notes those of other
 * pages, and a date that is not true makes search engines take no notice of any.
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
 * Every page in both languages, each naming its twin. Pictures of the gallery have pages of their own to
 * be opened and passed on, drawn when asked for; a caption alone is no answer to a search. Draft positions
 * are no answer either.
 */
export function loader() {
  const { content } = loadedContent();
  const drafts = content.lists.internships.filter(({ draft }) => draft).map(({ id }) => id);
  const { mediaDrawing: _, ...ids } = idsOf(content);
  const paths = pages
    .filter((page) => isPlainPage(page) && !hidden.includes(page))
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
  const twins = (path: string) =>
    [...languages, "x-default" as const]
      .map((language) => {
        const href = origin + pathIn(language === "x-default" ? "en" : language, path);
        return `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`;
      })
      .join("");
  const urls = paths.flatMap((path) => {
    const day = changed.get(path);
    const rest = (day ? `<lastmod>${day}</lastmod>` : "") + twins(path);
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
