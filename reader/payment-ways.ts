import { formatList } from "#domain/language/format.ts";
import { fillTemplate } from "#domain/language/fill-template.ts";
import type { Language } from "#domain/language/language.ts";
import { reader } from "./content.ts";
import { loadedContent } from "./load.ts";

/** Only what staff have listed as switched on at the payment provider. */
export function paymentWaysIn(language: Language) {
  const { offered, line, more, ways } = loadedContent().content.giving.payment_ways;
  const shown = [...new Set(offered)].map((name) => ways[name]);
  const say = reader(language);
  const names = shown.map(({ name }) => say.text(name));
  return {
    line: fillTemplate(say.text(line), { ways: formatList(names, language) }),
    more: say.text(more),
    notes: shown.flatMap(({ note }) => (note ? [say.text(note)] : [])),
  };
}
