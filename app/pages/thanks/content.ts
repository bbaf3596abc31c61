import { z } from "zod";
import { head, pair, pictureName, target } from "#reader/schema/pair.ts";

const next = z.strictObject({ text: pair, label: pair, target });

/** One of the four thank-you pages (specification 2). */
const thanksPage = z.strictObject({
  head,
  title: pair,
  message: pair,
  /** After a form of this name the page says this instead. */
  by_form: z.record(z.string(), z.strictObject({ message: pair, next: next.optional() })),
  /** Beside what a form asked for as a document; `{document}` is its name. */
  documents: z.strictObject({ title: pair, letter: pair, a4: pair }).optional(),
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

declare module "#reader/pages.ts" {
  interface PageSchemas extends Record<
    "thanksConsultation" | "thanksDonation" | "thanksItem" | "thanksInterest",
    typeof thanksPage
  > {}
}
