import type { LoaderFunctionArgs } from "react-router";
import { feedPaths } from "#domain/addresses.ts";
import {
  fillTemplate,
  addressOf,
  languageOf,
  pathIn,
  type Language,
} from "#domain/language/language.ts";
import { blog } from "#reader/articles.ts";
import { pageContent, site } from "#reader/content.ts";
import { listIssues } from "#reader/newsletter.ts";
import { siteUrl } from "#reader/site-url.ts";

/** `updated` of a feed without entries, which RFC 4287 requires as well. */
const firstDay = "2006-01-01";

const escapeXml = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

/**
 * An Atom feed (RFC 4287).
 * @param self path of the feed itself
 */
function atomFeed({ language, title, subtitle, path, entries }: Feed, self: string): Response {
  const origin = siteUrl();
  const days = entries.map(({ day }) => day).toSorted();
  const entryElements = entries.map(
    (entry) => `<entry>
<title>${escapeXml(entry.title)}</title>
<id>${origin}${entry.path}</id>
<link rel="alternate" href="${origin}${entry.path}"/>
<published>${entry.day}T12:00:00Z</published>
<updated>${entry.day}T12:00:00Z</updated>
<author><name>${escapeXml(entry.author)}</name></author>
<summary>${escapeXml(entry.summary)}</summary>
</entry>`,
  );
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
<title>${escapeXml(`${site(language).name}: ${title}`)}</title>
<subtitle>${escapeXml(subtitle)}</subtitle>
<id>${origin}${path}</id>
<link rel="alternate" href="${origin}${path}"/>
<link rel="self" type="application/atom+xml" href="${origin}${self}"/>
<updated>${days.at(-1) ?? firstDay}T12:00:00Z</updated>
${entryElements.join("\n")}
</feed>
`;
  return new Response(xml, { headers: { "Content-Type": "application/atom+xml; charset=utf-8" } });
}

const blogEntries = 30;

function blogFeed(language: Language) {
  const { title, lead } = pageContent("blog", language);
  const { cards } = blog().list(language, { category: null, page: 1, size: blogEntries });
  const { written } = pageContent("blogPost", language);
  const entries = cards.map((post) => {
    // Some articles report past events: the feed has the day of writing, the summary names both.
    const day = post.written ?? post.published;
    const summary = post.written
      ? `${fillTemplate(written.feed, { date: post.date, year: day.slice(0, 4) })} ${post.excerpt}`
      : post.excerpt;
    const path = addressOf("blogPost", language, { params: { id: post.id } });
    return { title: post.title, path, day, author: post.author, summary };
  });
  return { language, title, subtitle: lead, path: addressOf("blog", language), entries };
}

/** `path` is the HTML page of the feed or entry; `day` is an ISO date. */
type Feed = ReturnType<typeof blogFeed>;

/** Feed of the newsletter's issues, for readers who do not want to subscribe by e-mail. */
function newsletterFeed(language: Language): Feed {
  const { title, lead } = pageContent("newsletterArchive", language);
  const author = site(language).name;
  return {
    language,
    title,
    subtitle: lead,
    path: addressOf("newsletterArchive", language),
    entries: listIssues(language).map((issue) => ({
      title: issue.title,
      path: addressOf("newsletterIssue", language, { params: { id: issue.id } }),
      day: issue.published,
      author,
      summary: issue.summary,
    })),
  };
}

export function loader({ url }: LoaderFunctionArgs) {
  const language = languageOf(url.pathname);
  const self = url.pathname;
  const feed = self === pathIn(language, feedPaths[0]) ? blogFeed : newsletterFeed;
  return atomFeed(feed(language), self);
}
