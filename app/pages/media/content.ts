import { z } from "zod";
import { embeds } from "#domain/addresses.ts";
import { sketchbookStories } from "#reader/schema/media.ts";
import { action, head, pair, pictureName, some, target } from "#reader/schema/pair.ts";
import { filmedOpening, passage } from "#reader/schema/passages.ts";
import { blocksAnd } from "#reader/schema/sections.ts";

export const media = z.strictObject({
  head,
  sections: blocksAnd([
    "intro",
    "press",
    "impact_story",
    "videos",
    "drawings",
    "kit",
    "newsletter",
    "websites",
  ]),
  opening: filmedOpening.extend({
    /** Specification 2: Photos (drawings until there are some), Videos, Stories; each leads to its part of the page and says how many there are. */
    labels: some(
      z.strictObject({ label: pair, target, count: z.enum(["drawings", "videos", "stories"]) }),
    ),
  }),
  intro: z.strictObject({ title: pair, lead: pair, all: pair }),
  press: z.strictObject({ title: pair, rest: pair, website: pair, blog: pair }),
  story: z.strictObject({
    title: pair,
    text: pair,
    film: pair,
    /** The documentary's id at the video platform; null until it is known. */
    video: z.string().nullable(),
    drawn_story: z.string().optional(),
    picture: pictureName,
    more: action,
  }),
  videos: z.strictObject({ title: pair }),
  drawings: z.strictObject({
    title: pair,
    lead: pair,
    filter: pair,
    /** A sentence for each. */
    stories: z.record(z.enum(sketchbookStories), pair),
    description: pair,
  }),
  kit: z.strictObject({
    title: pair,
    text: pair,
    download: pair,
    ask: action,
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
