import type { ListContent } from "#reader/parsed-content.ts";
import type { Resolved } from "#reader/resolve.ts";
import { formatDate } from "#domain/language/format.ts";
import { figureAddress } from "#domain/language/figure-address.ts";
import type { Language } from "#domain/language/language.ts";

/** Changes of figures, the newest first and those without a date last. */
export function datedChanges(changes: Resolved<ListContent["figureChanges"]>, language: Language) {
  const dated = changes.map(({ figures, ...change }) => ({
    ...change,
    newest: figures.map(({ fact }) => fact.asOf ?? "").reduce((a, b) => (a > b ? a : b), ""),
    figures: figures.map(({ fact }) => ({
      name: fact.name,
      text: fact.text,
      label: fact.label,
      date: fact.asOf && formatDate(fact.asOf, language),
      address: figureAddress(fact, language),
    })),
  }));
  return dated
    .toSorted((a, b) => b.newest.localeCompare(a.newest))
    .map(({ newest, ...change }) => ({ ...change, year: newest.slice(0, 4) || null }));
}
