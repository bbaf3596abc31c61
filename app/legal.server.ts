import { reader, site, pageContent } from "#reader/content.ts";
import { type Language, fillTemplate } from "#domain/language/language.ts";

/** The line with the tax ID (specification 9); null while content/site.yaml has none. */
export function taxLine(language: Language): string | null {
  const { tax_id: id } = site(language);
  return id && fillTemplate(reader(language).requireLabel("legal.tax_id"), { id });
}

type WithOpening = { readonly opening: { readonly kind: string; readonly lead: string } };

/** Appends the tax line to the lead of a legal page, after the date since which the page is valid. */
export function withTaxLine<C extends WithOpening>(content: C, language: Language): C {
  const { opening } = content;
  const line = opening.kind === "text" && taxLine(language);
  return line ? { ...content, opening: { ...opening, lead: `${opening.lead} ${line}` } } : content;
}

/** The advertising account and the words of the consent question; null while content/links.yaml has no account. */
export function adConsent(language: Language) {
  const { href, outside } = reader(language).link("ad_conversion");
  return outside ? { account: href, words: pageContent("privacyPolicy", language).ads } : null;
}
