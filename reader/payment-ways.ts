import type { OfferedWays } from "#domain/giving/payments.ts";
import { formatList } from "#domain/language/format.ts";
import { fillTemplate, type Language } from "#domain/language/language.ts";
import { reader } from "./content.ts";
import { loadedContent } from "./load.ts";

export function paymentWaysIn(offered: OfferedWays | null, language: Language) {
  if (!offered || offered.ways.length === 0) return null;
  const { line, more, ways, own_currency: own } = loadedContent().content.giving.payment_ways;
  const shown = offered.ways.map((name) => ways[name]);
  const say = reader(language);
  const names = shown.map(({ name }) => say.text(name));
  const notes = [...shown, ...(offered.hasOwnCurrency ? [own] : [])].map(({ note }) => note);
  return {
    line: [
      fillTemplate(say.text(line), { ways: formatList(names, language) }),
      ...(offered.hasOwnCurrency ? [say.text(own.line)] : []),
    ].join(" "),
    more: say.text(more),
    notes: notes.flatMap((note) => (note ? [say.text(note)] : [])),
  };
}
