import { siteName } from "#domain/language/page-title.ts";
import { fallbackAddress } from "#app/components/media/picture-files.ts";
import { addressOf } from "#domain/language/language.ts";
import type { Post } from "#reader/articles.ts";
import type { Source } from "#reader/resolve.ts";
import { organisationOf } from "./organisation.ts";
import type { Place } from "./place.ts";

/**
 * An article (Google: article). Its author is who the article names, and nobody is made up: where that is
 * Long Way Home, the organisation. Of a date no more is said than is known: it is dated by the day it was
 * written, and covers the day of what it tells.
 */
export function article(place: Place, post: Post, sources: readonly Source[]) {
  const address = place.origin + addressOf("blogPost", place.language, { params: { id: post.id } });
  const publisher = organisationOf(place);
  return {
    "@type": "BlogPosting",
    "@id": `${address}#article`,
    headline: post.title,
    description: post.excerpt,
    image: place.origin + fallbackAddress(post.picture),
    datePublished: post.written ?? post.known,
    ...(post.written && { temporalCoverage: post.known }),
    inLanguage: post.language,
    author: post.author === siteName ? publisher : { "@type": "Person", name: post.author },
    publisher,
    mainEntityOfPage: address,
    ...(sources.length > 0 && { citation: sources.map(({ title, url }) => url ?? title) }),
  };
}
