import { z } from "zod";
import { head, pair, target } from "../pair.ts";
import { passage } from "../passages.ts";

/** A stretch of a legal page: paragraphs, then maybe a list, then maybe a link. */
const section = z.strictObject({
  id: z.string().regex(/^[a-z-]+$/),
  title: pair,
  text: z.array(pair).min(1),
  list: z.array(pair).optional(),
  link: z.strictObject({ label: pair, target }).optional(),
});

const legalPage = z.strictObject({
  head,
  title: pair,
  /** Before the date the text holds from (specification 9). */
  effective: pair,
  contents: pair,
  sections: z.array(section).min(1),
});

export const termsOfServicePage = legalPage;

export const privacyPolicyPage = legalPage.extend({
  /** Asked on thank-you pages and here, while links.yaml names an advertising account. */
  ads: z.strictObject({
    question: pair,
    text: pair,
    yes: pair,
    no: pair,
    answered: z.strictObject({ yes: pair, no: pair }),
    unanswered: pair,
  }),
  /** The table of how long each message is kept; the days come from the forms themselves. */
  keeping: z.strictObject({
    section: z.string(),
    caption: pair,
    form: pair,
    time: pair,
    days: pair,
    /** What each form is called here, by its name in domain/forms. */
    names: z.record(z.string(), pair),
  }),
});

export const accessibilityPage = legalPage.extend({
  feedback: passage,
});
