import { parseReference } from "#domain/reference.ts";
import { labelsOf, pageContent } from "#app/content/load.server.ts";
import { languageOf } from "#app/language/language.ts";

type ThanksPage = "thanksConsultation" | "thanksDonation" | "thanksItem" | "thanksInterest";

/**
 * What a thank-you page shows: its words, or those of the form named in the address, and the reference
 * number of the address when it is one of ours.
 */
export function thanksData(page: ThanksPage, url: URL) {
  const language = languageOf(url.pathname);
  const { head, title, message, by_form, next, picture } = pageContent(page, language);
  const form = url.searchParams.get("form") ?? "";
  const own = Object.hasOwn(by_form, form) ? by_form[form] : undefined;
  return {
    head: { ...head, hidden: true },
    labels: labelsOf(language, ["thanks"]),
    thanks: {
      page,
      title,
      message: own?.message ?? message,
      next: own?.next ?? next,
      picture,
      reference: parseReference(url.searchParams.get("ref") ?? ""),
    },
  };
}
