import { fallbackAddress } from "#app/components/media/picture-files.ts";
import type { ListContent } from "#reader/parsed-content.ts";
import type { Resolved } from "#reader/resolve.ts";
import type { Place } from "./place.ts";

type Entry = Resolved<ListContent["featuredVideos"]>[number];

/**
 * A film that plays on the page (Google: video). The day it was published is demanded: a film whose day
 * nobody knows, or that plays elsewhere, is not told of: null.
 */
export function film({ origin, language }: Place, entry: Entry) {
  if (entry.video === null || !entry.published || !entry.picture) return null;
  return {
    "@type": "VideoObject",
    name: entry.title,
    description: entry.description,
    thumbnailUrl: origin + fallbackAddress(entry.picture),
    uploadDate: entry.published,
    embedUrl: `https://www.youtube-nocookie.com/embed/${encodeURIComponent(entry.video)}`,
    inLanguage: language,
  };
}
