import type { LoaderFunctionArgs } from "react-router";
import { blog } from "#reader/blog.ts";
import { pageContent, site } from "#reader/content.ts";
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
  const name = site(language).name;
  const list = origin + addressOf("blog", language);
  const entries = cards.map((post) => {
    const address = origin + addressOf("blogPost", language, { params: { id: post.id } });
    return `<entry>
<title>${escapeXml(post.title)}</title>
<id>${address}</id>
<link rel="alternate" href="${address}"/>
<published>${post.published}T12:00:00Z</published>
<updated>${post.published}T12:00:00Z</updated>
<author><name>${escapeXml(post.author)}</name></author>
<summary>${escapeXml(post.excerpt)}</summary>
</entry>`;
  });
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
<title>${escapeXml(`${name}: ${title}`)}</title>
<subtitle>${escapeXml(lead)}</subtitle>
<id>${list}</id>
<link rel="alternate" href="${list}"/>
<link rel="self" type="application/atom+xml" href="${origin}${url.pathname.replace(/\/$/, "")}"/>
<updated>${cards[0]?.published ?? "2006-01-01"}T12:00:00Z</updated>
${entries.join("\n")}
</feed>
`;
  return new Response(xml, { headers: { "Content-Type": "application/atom+xml; charset=utf-8" } });
}
