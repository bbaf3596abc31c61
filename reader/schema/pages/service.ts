import { isPlainPage, pages } from "#domain/addresses.ts";
import { allForms } from "#domain/forms/all-forms.ts";
import { stages, toldReasons, type Stage } from "#domain/submissions/stages.ts";
import { brochure } from "../brochure.ts";
import {
  action,
  head,
  icon,
  itemId,
  named,
  pair,
  pictureName,
  some,
  target,
} from "#reader/schema/pair.ts";
import { heading, passage, signedPassage, titledPage } from "../passages.ts";
import { resultKinds } from "../result-kinds.ts";
import { z } from "zod";

export const contact = titledPage.extend({
  hours: named("title", "calling", "text"),
  /** Ways to contact us; their addresses are in links.yaml. */
  ways: some(z.strictObject({ icon, title: pair, link: z.string() })),
  place: passage.extend({ label: pair, target }),
  social: z.strictObject({
    title: pair,
    /** Names of services are not translated. */
    links: some(z.strictObject({ link: z.string(), title: z.string() })),
  }),
  picture: pictureName,
  form: named("title", "outside", "own"),
  documents: passage,
});

export const search = z.strictObject({
  head,
  title: pair,
  results: pair,
  result: pair,
  none: pair,
  similar: pair,
  /** Additional search terms of pages; not shown. */
  words: z.partialRecord(z.enum(pages.filter(isPlainPage)), pair),
  /** Groups of synonyms, in one language or both. */
  synonyms: z.array(z.array(z.string()).min(2)),
  /** Stop words, separated by spaces. */
  small_words: pair,
  /** Frequent questions, whose answers are shown above the results; `answer` labels them. */
  answer: pair,
  answers: z.array(
    z.strictObject({
      /** Queries, separated by commas: "stop monthly, cancel gift". A query must contain all words of one part. */
      asked: pair,
      title: pair,
      text: pair,
      target,
    }),
  ),
  filter: named("label", "all", ...resultKinds),
  kinds: named(...resultKinds),
});

const pagesToKeep = [
  "families",
  "volunteerPacking",
  "groupTrips",
  "greenBuildingWorkshop",
  "materialCalculator",
] as const;

export const offline = titledPage.extend({
  kinds: some(
    z.strictObject({
      id: itemId,
      title: pair,
      articles: z.array(itemId).default([]),
      pages: z.array(z.enum(pagesToKeep)).default([]),
    }),
  ),
  /** `{kilobytes}` is the size of one page. */
  weight: pair,
  pick: heading.extend({
    sum: pair,
    keep: pair,
    none: pair,
    progress: pair,
    done: pair,
    broken: pair,
    cannot: pair,
    kept_on: pair,
    remove: pair,
    removed: pair,
    also: pair,
  }),
  /** At the top of a page from the device; `{date}` is the day it was saved. */
  worker: named("copy", "missing"),
});

const next = z.strictObject({ text: pair, label: pair, target });

/** One of the four thank-you pages (specification 2). */
const thanksPage = z.strictObject({
  head,
  title: pair,
  message: pair,
  /** Replaces the texts after the form of this name; `…-by-phone` when the sender left only a number. */
  by_form: z.record(
    z.string(),
    z.strictObject({ message: pair.optional(), next: next.optional() }),
  ),
  /** Next to a document that the form requested; `{document}` is its name. */
  documents: named("title", "letter").optional(),
  /** One useful thing to do now. */
  next,
  picture: pictureName,
});

export {
  thanksPage as thanksConsultation,
  thanksPage as thanksDonation,
  thanksPage as thanksItem,
  thanksPage as thanksInterest,
};

const passages = stages.map((stage) => [stage, passage]);
const passagePerStage = Object.fromEntries(passages) as Record<Stage, typeof passage>;

export const requestStatus = titledPage.extend({
  form_title: pair,
  expired: pair,
  /** The thanks of its form stand in the place of a text until it is read. */
  stages: z.strictObject({ ...passagePerStage, received: z.strictObject({ title: pair }) }),
  /** Why it is closed, in place of the passage's text. */
  closed: named(...toldReasons),
  facts: named("state", "kind", "reference", "received", "since"),
  write: action,
});

export const privacyPolicy = brochure.extend({
  /** Consent for advertising, shown here and on thank-you pages while links.yaml has an advertising account. */
  ads: z.strictObject({
    question: pair,
    text: pair,
    yes: pair,
    no: pair,
    answered: named("yes", "no"),
    unanswered: pair,
  }),
  /** Table of retention periods; the days come from the forms. */
  keeping: z.strictObject({
    section: z.string(),
    caption: pair,
    form: pair,
    time: pair,
    days: pair,
    names: z.record(z.enum(allForms.map(({ name }) => name)), pair),
    /** A gift that was started but not paid. */
    unpaid_gift: pair,
  }),
});

export const checkUs = titledPage.extend({
  actions: some(action),
  rows: some(
    signedPassage.extend({
      /** `tax_id`: shows the number, or nothing without one. */
      shows: z.enum(["tax_id"]).nullish(),
      links: z.array(action).default([]),
    }),
  ),
});
