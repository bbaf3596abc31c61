import { site } from "#reader/content.ts";
import type { Language } from "#domain/language/language.ts";
import { siteUrl } from "#reader/site-url.ts";

/** One entry of a feed. Days as `2026-05-18`; a path of ours. */
export type FeedEntry = {
  readonly title: string;
  readonly path: string;
  readonly day: string;
  readonly author: string;
  readonly summary: string;
};

export type Feed = {
  readonly language: Language;
  readonly title: string;
  readonly subtitle: string;
  /** The page that lists the same. */
  readonly path: string;
  /** The feed's own. */
  readonly self: string;
  readonly entries: readonly FeedEntry[];
};

/** RFC 4287 wants a day also of a feed without entries: the first year the site tells of. */
const firstDay = "2006-01-01";

const escapeXml = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

/** An Atom feed (RFC 4287). */
export function atomFeed({ language, title, subtitle, path, self, entries }: Feed): Response {
  const origin = siteUrl();
  const newestDay =
    entries
      .map(({ day }) => day)
      .toSorted()
      .at(-1) ?? firstDay;
  const told = entries.map(
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
<updated>${newestDay}T12:00:00Z</updated>
${told.join("\n")}
</feed>
`;
  return new Response(xml, { headers: { "Content-Type": "application/atom+xml; charset=utf-8" } });
}
