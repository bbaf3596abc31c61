import { z } from "zod";
import { allForms } from "#domain/forms/all-forms.ts";
import { brochure } from "#reader/schema/brochure.ts";
import { pair } from "#reader/schema/pair.ts";

export const privacyPolicy = brochure.extend({
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
    /** Each form by its name in domain/forms, as it is called here. */
    names: z.record(z.enum(allForms.map(({ name }) => name)), pair),
    /** A gift that was begun and never paid. */
    unpaid_gift: pair,
  }),
});

declare module "#reader/pages.ts" {
  interface PageSchemas extends Record<"privacyPolicy", typeof privacyPolicy> {}
}
