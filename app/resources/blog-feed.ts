import type { LoaderFunctionArgs } from "react-router";
import { blog } from "#reader/blog.ts";
import { pageContent } from "#reader/content.ts";
import { fillTemplate } from "#domain/language/fill-template.ts";
import { addressOf, languageOf } from "#domain/language/language.ts";
import { atomFeed } from "./atom.ts";

/** As many as a reader fetches at once; older ones are on the site. */
const newest = 30;

/** The blog as an Atom feed, one per language (operations: /blog/feed.xml and /es/blog/feed.xml). */
export function loader({ url }: LoaderFunctionArgs & { url: URL }) {
  const language = languageOf(url.pathname);
  const { title, lead } = pageContent("blog", language);
  const { cards } = blog().list(language, { category: null, page: 1, size: newest });
  const { written } = pageContent("blogPost", language);
  const entries = cards.map((post) => {
    // It appeared on the day it was written; its summary names the day of what it tells.
    const day = post.written ?? post.published;
    const summary = post.written
      ? `${fillTemplate(written.feed, { date: post.date, year: day.slice(0, 4) })} ${post.excerpt}`
      : post.excerpt;
    const path = addressOf("blogPost", language, { params: { id: post.id } });
    return { title: post.title, path, day, author: post.author, summary };
  });
  return atomFeed({
    language,
    title,
    subtitle: lead,
    path: addressOf("blog", language),
    self: url.pathname.replace(/\/$/, ""),
    entries,
  });
}
