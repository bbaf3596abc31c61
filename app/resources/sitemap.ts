import { addresses, isPlainPage, pages, type Page } from "#domain/addresses.ts";
import { blog } from "#reader/blog.ts";
import { listContent } from "#reader/content.ts";
import { listIssues } from "#reader/newsletter.ts";
import { addressOf, languages, pathIn } from "#domain/language/language.ts";
import { siteUrl } from "#reader/site-url.ts";

/** Pages that thank somebody, or stand behind a letter's link, are not reached by searching. */
const hidden: Page[] = [
  "thanksConsultation",
  "thanksDonation",
  "thanksItem",
  "thanksInterest",
  "newsletterConfirm",
  "newsletterUnsubscribe",
  "donateMonthly",
];

/**
 * Every page in both languages, each naming its twin. Pictures of the gallery have pages of their own to
 * be opened and passed on, drawn when asked for; a caption alone is no answer to a search. Draft positions
 * are no answer either.
 */
export function loader() {
  const paths = pages
    .filter((page) => isPlainPage(page) && !hidden.includes(page))
    .map((page): string => addresses[page])
    .concat(
      listContent("projects", "en").map(({ id }) =>
        addressOf("greenBuild", "en", { params: { id } }),
      ),
    )
    .concat(
      listContent("internships", "en")
        .filter(({ sample }) => !sample)
        .map(({ id }) => addressOf("internship", "en", { params: { id } })),
    )
    .concat(
      blog()
        .ids()
        .map((id) => addressOf("blogPost", "en", { params: { id } })),
    )
    .concat(
      listIssues("en").map(({ id }) => addressOf("newsletterIssue", "en", { params: { id } })),
    );
  const origin = siteUrl();
  const twins = (path: string) =>
    [...languages, "x-default" as const]
      .map((language) => {
        const href = origin + pathIn(language === "x-default" ? "en" : language, path);
        return `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`;
      })
      .join("");
  const urls = paths.flatMap((path) =>
    languages.map(
      (language) => `<url><loc>${origin}${pathIn(language, path)}</loc>${twins(path)}</url>`,
    ),
  );
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join("\n")}
</urlset>
`;
  return new Response(xml, { headers: { "Content-Type": "application/xml; charset=utf-8" } });
}
