import type { Giving } from "#domain/giving/create-giving.ts";
import { fillTemplate } from "#domain/language/fill-template.ts";
import { formatDollars } from "#domain/language/format.ts";
import type { Language } from "#domain/language/language.ts";

/** The monthly question with its amount; null where it is not asked. */
export async function questionOf(
  giving: Giving,
  giftId: string,
  words: { readonly text: string; readonly yes: string },
  language: Language,
) {
  const asked = await giving.monthlyQuestion(giftId);
  if (!asked) return null;
  const amount = formatDollars(asked.monthlyCents, language);
  return { text: fillTemplate(words.text, { amount }), yes: fillTemplate(words.yes, { amount }) };
}
