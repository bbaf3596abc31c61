import { z } from "zod";
import { itemId, pair, pictureName, some, target, action, named, day } from "./pair.ts";
import { captionedPicture } from "./passages.ts";

/** Chapters of the sketchbook: subjects of the gallery (specification 3), and one about home. */
export const sketchbookStories = [
  "construction",
  "home",
  "students",
  "community",
  "volunteers",
] as const;

export const awardCategories = ["education", "environment", "humanitarian", "nonprofit"] as const;

/** Fields of research, in the order of the page. */
export const reportTopics = ["learning", "inclusion", "waste", "house"] as const;

const giftPurpose = /^(any|(project|kit|goods|goal):[a-z0-9-]+)$/;

/** Schemas of content/lists/ about gifts, awards, the press and programs; the others are in lists.ts. */
export const givingAndPressLists = {
  /** News of gifts: shown on the page of their purpose, and mailed once to its donors. */
  giftNews: z.array(
    z.strictObject({
      id: itemId,
      on: day,
      /** `any` is for gifts without a purpose. */
      for: z.array(z.string().regex(giftPurpose, "any, or a kind and an id: kit:stove")).min(1),
      text: pair,
      picture: pictureName.optional(),
    }),
  ),
  goals: z.array(
    z
      .strictObject({
        id: itemId.max(40),
        title: pair,
        why: pair,
        target_usd: z.number().int().positive(),
        /** First and last day of gifts that count. */
        starts_on: day,
        ends_on: day.nullable(),
        /** Id of the project whose page shows the goal. */
        project: itemId.nullable(),
        picture: pictureName,
      })
      .refine(({ starts_on, ends_on }) => !ends_on || ends_on >= starts_on, {
        path: ["ends_on"],
        error: "a day not before starts_on",
      }),
  ),
  /** Specification 3: award (13), newest first. Facts without a public source are null and not shown. */
  awards: some(
    z.strictObject({
      id: itemId,
      year: z.string().regex(/^\d{4}$/, "a year such as 2026"),
      title: pair,
      category: z.enum(awardCategories).nullable(),
      location: pair.nullable(),
      amount_fact: z.string().nullable(),
      featured: z.boolean(),
      note: pair.nullable(),
      /** Null when only the organization's own list mentions the award. */
      source: z.strictObject({ title: z.string(), url: z.url().nullable() }).nullable(),
    }),
  ),
  /** Specification 3: report (27 on the transparency page): title, description, url; here with its author and year. */
  reports: z
    .array(
      z.strictObject({
        id: itemId,
        topic: z.enum(reportTopics),
        /** Original title in English. */
        title: z.string(),
        author: z.string(),
        /** Null when it could not be verified. */
        year: z.string().nullable(),
        description: pair,
        url: z.url(),
        /** True when the URL is a copy, not the publisher's. */
        copy: z.boolean(),
      }),
    )
    .length(27),
  /** Specification 3: press item (24). */
  press: some(
    z.strictObject({
      id: itemId,
      /** Original title, not translated. */
      title: z.string(),
      /** Our summary; null when the title is enough (specification: may be empty). */
      copy: pair.nullable(),
      outlet: z.string(),
      /** Null when the item has no date. */
      year: z.number().int().nullable(),
      language: z.enum(["en", "es"]),
      /** Decides the label of the button. */
      type: z.enum(["website", "blog"]),
      url: z.url(),
    }),
  ),
  /** Specification 3: recent highlight (3). */
  highlights: z.array(
    z.strictObject({ id: itemId, title: pair, date: pair, description: pair, target }),
  ),
  /** Specification 3: gallery photo (about 100; docs/departures.md), in the order it is shown. */
  drawings: some(
    z.strictObject({
      /** Specification 3: numeric, sometimes fractional; part of the picture's address. */
      id: z.number().positive().transform(String),
      category: z.enum(sketchbookStories),
      caption: pair,
      picture: pictureName,
    }),
  ),
  /** Stories in drawings, each of five to eight pictures; a page names one in `drawn_story`. */
  stories: z.array(
    z.strictObject({ id: itemId, title: pair, scenes: z.array(captionedPicture).min(5).max(8) }),
  ),
  /** Volunteer programs (specification 3) with facts to decide by. Empty rows are not shown. */
  programs: some(
    z.strictObject({
      id: itemId,
      title: pair,
      description: pair,
      price: named("amount", "per"),
      length: pair,
      dates: pair.optional(),
      people: pair.optional(),
      age: pair.optional(),
      where: pair.optional(),
      safety: pair.optional(),
      /** Included in the price; `ask` when it depends. */
      included: z
        .strictObject({
          yes: some(pair).optional(),
          no: some(pair).optional(),
          ask: some(pair).optional(),
        })
        .optional(),
      action,
      picture: pictureName.optional(),
    }),
  ),
};
