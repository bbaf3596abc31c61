import { formatList } from "#domain/language/format.ts";
import { fillTemplate } from "#domain/language/fill-template.ts";
import type { Language } from "#domain/language/language.ts";
import { loadedContent } from "./load.ts";

/** How one can pay on the hosted page, in a sentence, and what of it wants a word more. */
export type PaymentWaysView = {
  readonly line: string;
  readonly more: string;
  readonly notes: readonly string[];
};

/** Only what staff have listed as switched on at the payment provider. */
export function paymentWaysIn(language: Language): PaymentWaysView {
  const { offered, line, more, ways } = loadedContent().content.giving.payment_ways;
  const shown = [...new Set(offered)].map((name) => ways[name]);
  const names = shown.map(({ name }) => name[language]);
  return {
    line: fillTemplate(line[language], { ways: formatList(names, language) }),
    more: more[language],
    notes: shown.flatMap(({ note }) => (note ? [note[language]] : [])),
  };
}
