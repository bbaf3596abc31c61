import { siteName } from "#domain/language/page-title.ts";
import { fallbackAddress } from "#app/components/media/picture-files.ts";
import { addressOf } from "#domain/language/language.ts";
import type { Post } from "#reader/articles.ts";
import { organisationOf } from "./organisation.ts";
import type { Place } from "./place.ts";

/**
 * An article (Google: article). Its author is who the article names, and nobody is made up: where that is
 * Long Way Home, the organisation. Of a date no more is said than is known. A retelling is dated by the year it
 * was written in, which stands on its page, and tells of the date of its events.
 */
export function article(place: Place, post: Post) {
  const address = place.origin + addressOf("blogPost", place.language, { params: { id: post.id } });
  const publisher = organisationOf(place);
  return {
    "@type": "BlogPosting",
    "@id": `${address}#article`,
    headline: post.title,
    description: post.excerpt,
    image: place.origin + fallbackAddress(post.picture),
    datePublished: post.retold?.slice(0, 4) ?? post.known,
    ...(post.retold && { temporalCoverage: post.known }),
    inLanguage: post.language,
    author: post.author === siteName ? publisher : { "@type": "Person", name: post.author },
    publisher,
    mainEntityOfPage: address,
    ...(post.sources.length > 0 && {
      citation: post.sources.map(({ title, url }) => url ?? title),
    }),
  };
}
