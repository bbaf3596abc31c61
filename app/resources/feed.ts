import type { LoaderFunctionArgs } from "react-router";
import { fillTemplate, addressOf, languageOf, type Language } from "#domain/language/language.ts";
import { blog, type PostCard } from "#reader/articles.ts";
import { pageContent, site } from "#reader/content.ts";
import { siteUrl } from "#reader/site-url.ts";

const mostEntries = 30;

/** `updated` of a feed without entries, which RFC 4287 requires as well. */
const firstDay = "2006-01-01";

const escapeXml = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

/** Some articles report past events: the feed has the day of writing, the summary names both. */
const dayOf = ({ written, published }: PostCard) => written ?? published;

function entryOf(post: PostCard, language: Language): string {
  const day = dayOf(post);
  const words = pageContent("blogPost", language).written.feed;
  const summary = post.written
    ? `${fillTemplate(words, { date: post.date, year: day.slice(0, 4) })} ${post.excerpt}`
    : post.excerpt;
  const address = siteUrl() + addressOf("blogPost", language, { params: { id: post.id } });
  return `<entry>
<title>${escapeXml(post.title)}</title>
<id>${address}</id>
<link rel="alternate" href="${address}"/>
<published>${day}T12:00:00Z</published>
<updated>${day}T12:00:00Z</updated>
<author><name>${escapeXml(post.author)}</name></author>
<summary>${escapeXml(summary)}</summary>
</entry>`;
}

/** The newest articles as an Atom feed (RFC 4287; operations.md: /blog/feed.xml and /es/blog/feed.xml). */
export function loader({ url }: LoaderFunctionArgs & { url: URL }): Response {
  const language = languageOf(url.pathname);
  const { title, lead } = pageContent("blog", language);
  const { cards } = blog().list(language, { category: null, page: 1, size: mostEntries });
  const page = siteUrl() + addressOf("blog", language);
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
<title>${escapeXml(`${site(language).name}: ${title}`)}</title>
<subtitle>${escapeXml(lead)}</subtitle>
<id>${page}</id>
<link rel="alternate" href="${page}"/>
<link rel="self" type="application/atom+xml" href="${siteUrl()}${url.pathname}"/>
<updated>${cards.map(dayOf).toSorted().at(-1) ?? firstDay}T12:00:00Z</updated>
${cards.map((post) => entryOf(post, language)).join("\n")}
</feed>
`;
  return new Response(xml, { headers: { "Content-Type": "application/atom+xml; charset=utf-8" } });
}
