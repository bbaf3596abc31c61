import { isPlainPage, pages } from "#domain/addresses.ts";
import { booklets } from "#domain/documents/documents.ts";
import { allForms } from "#domain/forms/all-forms.ts";
import { closingReasons, stages } from "#domain/submissions/stages.ts";
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
  hours: named("title", "text"),
  /** One way to reach us each; its address, or what stands in for it, is in links.yaml. */
  ways: some(z.strictObject({ icon, title: pair, link: z.string() })),
  place: passage.extend({ label: pair, target }),
  social: z.strictObject({
    title: pair,
    /** Names of services are the same in every language. */
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
  /** Words people look for a page with that it does not say of itself; never shown. */
  words: z.partialRecord(z.enum(pages.filter(isPlainPage)), pair),
  /** Words that find each other, in one language or both. */
  synonyms: z.array(z.array(z.string()).min(2)),
  /** Words that tell nothing of what is looked for, with blanks between them. */
  small_words: pair,
  /** Questions that many ask, and what stands before all results then; `answer` says so beside it. */
  answer: pair,
  answers: z.array(
    z.strictObject({
      /** Words that ask it, parted by commas: "stop monthly, cancel gift". All of one part must be in the query. */
      asked: pair,
      title: pair,
      text: pair,
      target,
    }),
  ),
  /** The filter by kind. */
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
      id: z.enum(booklets),
      title: pair,
      /** Articles by their ids. */
      articles: z.array(itemId).default([]),
      /** Pages that a booklet knows how to print (server/documents/booklet.ts). */
      pages: z.array(z.enum(pagesToKeep)).default([]),
    }),
  ),
  /** `{kilobytes}` of one page. */
  weight: pair,
  booklet: named("label", "weight"),
  pick: heading.extend({
    sum: pair,
    keep: pair,
    progress: pair,
    done: pair,
    broken: pair,
    kept_on: pair,
    remove: pair,
    removed: pair,
    also: pair,
  }),
  /** At the head of a page that comes from the device: `{date}` is the day it was kept. */
  worker: named("copy", "missing"),
});

const next = z.strictObject({ text: pair, label: pair, target });

/** One of the four thank-you pages (specification 2). */
const thanksPage = z.strictObject({
  head,
  title: pair,
  message: pair,
  /** After a form of this name the page says this instead: the first that fits, `…-by-phone` among them. */
  by_form: z.record(
    z.string(),
    z.strictObject({ message: pair.optional(), next: next.optional() }),
  ),
  /** Beside what a form asked for as a document; `{document}` is its name. */
  documents: named("title", "letter", "a4").optional(),
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

const passagePerStage = Object.fromEntries(stages.map((stage) => [stage, passage])) as Record<
  (typeof stages)[number],
  typeof passage
>;

export const requestStatus = titledPage.extend({
  form_title: pair,
  expired: pair,
  /** The thanks of its form stand in the place of a text until it is read. */
  stages: z.strictObject({ ...passagePerStage, received: z.strictObject({ title: pair }) }),
  /** Why it is closed, in place of the passage's text. */
  closed: named(...closingReasons),
  kinds: named("application", "goods-offer", "document-request", "consultation", "other"),
  facts: named("state", "kind", "reference", "received", "since"),
  write: action,
});

export const privacyPolicy = brochure.extend({
  /** Asked on thank-you pages and here, while links.yaml names an advertising account. */
  ads: z.strictObject({
    question: pair,
    text: pair,
    yes: pair,
    no: pair,
    answered: named("yes", "no"),
    unanswered: pair,
  }),
  /** The table of how long each message is kept; the days come from the forms themselves. */
  keeping: z.strictObject({
    section: z.string(),
    caption: pair,
    form: pair,
    time: pair,
    days: pair,
    /** Each form by its name in domain/forms, as it is called here. */
    names: z.record(z.enum(allForms.map(({ name }) => name)), pair),
    /** A gift that was begun and never paid. */
    unpaid_gift: pair,
  }),
});

export const checkUs = titledPage.extend({
  rows: some(
    signedPassage.extend({
      /** `tax_id`: the row shows the number, and is left out without one. `unchecked`: it lists what nobody can check yet. */
      shows: z.enum(["tax_id", "unchecked"]).nullish(),
      links: z.array(action).default([]),
    }),
  ),
  missing_documents: pair,
  missing_tax_id: pair,
  donate: pair,
});
