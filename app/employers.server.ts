import type { EmployerView } from "#app/components/giving/employer-view.ts";
import { formatDate, formatDollars } from "#domain/language/format.ts";
import { fillTemplate } from "#domain/language/fill-template.ts";
import type { Language } from "#domain/language/language.ts";
import { longestQuery } from "#domain/words-of-path.ts";
import { listContent, pageContent } from "#reader/content.ts";
import { employerNamed, findEmployers, type Employer } from "#reader/employers.ts";

function employerView(employer: Employer, language: Language): EmployerView {
  const { card, asks } = pageContent("donate", language).employers;
  const { ratio, minimum_cents: minimum } = employer;
  const terms = [
    ratio && fillTemplate(card.gives, { amount: formatDollars(ratio * 100, language) }),
    minimum && fillTemplate(card.minimum, { amount: formatDollars(minimum, language) }),
  ].filter((term) => typeof term === "string");
  return {
    id: employer.id,
    name: employer.name,
    gives: terms.length > 0 ? terms.join(" ") : null,
    asks: employer.asks.map((each) => asks[each]),
    form: employer.form,
    checked: fillTemplate(card.checked, { day: formatDate(employer.checked_on, language) }),
    source: employer.source,
  };
}

/** The search of `?employer=…` on the donation page. */
export function employerSearch(query: URLSearchParams, language: Language) {
  const asked = (query.get("employer") ?? "").trim().slice(0, longestQuery);
  const found = asked === "" ? [] : findEmployers(asked, language);
  return {
    asked,
    hasList: listContent("employers", language).length > 0,
    found: found.map((one) => employerView(one, language)),
    // What the address says of the gift stays in it.
    kept: ["type", "amount", "for", "cover_fee"].flatMap((name) => {
      const value = query.get(name);
      return value === null ? [] : [{ name, value }];
    }),
  };
}

/** What the gift's own field begins with: the company that was meant, else what was typed; null without either. */
export function employerFromAddress(query: URLSearchParams, language: Language): string | null {
  const { asked, found } = employerSearch(query, language);
  return (found.length === 1 && found[0]?.name) || asked || null;
}

/** What the page of a gift says of the employer that its donor named; null: none was named. */
export function employerOfGift(named: string | null, language: Language) {
  if (!named) return null;
  const found = employerNamed(named, language);
  const { card } = pageContent("donate", language).employers;
  return { named, found: found && employerView(found, language), words: card };
}
