import { z } from "zod";
import { embeds } from "#domain/addresses.ts";
import { action, head, pair, pictureName, some, target } from "#reader/schema/pair.ts";
import { filmedOpening, heading, passage } from "#reader/schema/passages.ts";
import { sections } from "#reader/schema/sections.ts";

export const media = z.strictObject({
  head,
  sections: sections([
    "intro",
    "kit",
    "press",
    "story",
    "videos",
    "photos",
    "websites",
    "newsletter",
  ]),
  opening: filmedOpening.extend({
    /** Specification 2: Photos, Videos, Stories; each leads to its part of the page and says how many there are. */
    labels: some(
      z.strictObject({ label: pair, target, count: z.enum(["photos", "videos", "stories"]) }),
    ),
  }),
  intro: z.strictObject({ title: pair, lead: pair, all: pair, kit: pair, highlights: pair }),
  press: z.strictObject({
    title: pair,
    lead: pair,
    rest: pair,
    website: pair,
    blog: pair,
    undated: pair,
    in_english: pair,
    in_spanish: pair,
  }),
  story: z.strictObject({
    title: pair,
    headline: pair,
    text: pair,
    film: pair,
    /** The documentary's id at the video platform; null until it is known: its card then says that it is to come. */
    video: z.string().nullable(),
    picture: pictureName,
    more: action,
  }),
  videos: heading,
  photos: z.strictObject({ title: pair, lead: pair, filter: pair, description: pair }),
  kit: z.strictObject({
    title: pair,
    text: pair,
    parts: some(pair),
    download: pair,
    ask: action,
    picture: pictureName,
  }),
  /** What other sites may show in a frame; `more` is said under it, and leads to the whole page. */
  embeds: z.strictObject({
    title: pair,
    lead: pair,
    code: pair,
    copy: pair,
    copied: pair,
    see: pair,
    frames: z.record(z.enum(embeds), z.strictObject({ title: pair, text: pair, more: pair })),
  }),
  newsletter: passage,
});

declare module "#reader/pages.ts" {
  interface PageSchemas extends Record<"media", typeof media> {}
}
