import type { LoaderFunctionArgs } from "react-router";
import { blog } from "#reader/blog.ts";
import { pageContent, site } from "#reader/content.ts";
import { fillTemplate } from "#domain/language/fill-template.ts";
import { addressOf, languageOf } from "#domain/language/language.ts";
import { siteUrl } from "#reader/site-url.ts";

/** As many as a reader fetches at once; older ones are on the site. */
const newest = 30;

const escapeXml = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

/** The blog as an Atom feed, one per language (operations: /blog/feed.xml and /es/blog/feed.xml). */
export function loader({ url }: LoaderFunctionArgs & { url: URL }) {
  const language = languageOf(url.pathname);
  const origin = siteUrl();
  const { title, lead } = pageContent("blog", language);
  const { cards } = blog().list(language, { category: null, page: 1, size: newest });
  const { retold } = pageContent("blogPost", language);
  const newestDay =
    cards
      .map((post) => post.retold ?? post.published)
      .sort()
      .at(-1) ?? "2006-01-01";
  const name = site(language).name;
  const list = origin + addressOf("blog", language);
  const entries = cards.map((post) => {
    const address = origin + addressOf("blogPost", language, { params: { id: post.id } });
    // A retelling appeared on the day it was written; its summary names the day of the events.
    const appeared = post.retold ?? post.published;
    const events = { date: post.date, year: appeared.slice(0, 4) };
    const summary = post.retold
      ? `${fillTemplate(retold.feed, events)} ${post.excerpt}`
      : post.excerpt;
    return `<entry>
<title>${escapeXml(post.title)}</title>
<id>${address}</id>
<link rel="alternate" href="${address}"/>
<published>${appeared}T12:00:00Z</published>
<updated>${appeared}T12:00:00Z</updated>
<author><name>${escapeXml(post.author)}</name></author>
<summary>${escapeXml(summary)}</summary>
</entry>`;
  });
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
<title>${escapeXml(`${name}: ${title}`)}</title>
<subtitle>${escapeXml(lead)}</subtitle>
<id>${list}</id>
<link rel="alternate" href="${list}"/>
<link rel="self" type="application/atom+xml" href="${origin}${url.pathname.replace(/\/$/, "")}"/>
<updated>${newestDay}T12:00:00Z</updated>
${entries.join("\n")}
</feed>
`;
  return new Response(xml, { headers: { "Content-Type": "application/atom+xml; charset=utf-8" } });
}
