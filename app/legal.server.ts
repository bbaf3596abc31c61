import { reader, site } from "#reader/content.ts";
import type { Language } from "#domain/language/language.ts";
import { fillTemplate } from "#domain/language/fill-template.ts";

/** The line with the tax ID (specification 9), as soon as content/site.yaml has it. */
export function taxLine(language: Language): string | null {
  const { tax_id: id } = site(language);
  return id && fillTemplate(reader(language).requireLabel("legal.tax_id"), { id });
}

type WithOpening = { readonly opening: { readonly kind: string; readonly lead: string } };

/** Legal pages carry the line beside the date since when they hold. */
export function withTaxLine<C extends WithOpening>(content: C, language: Language): C {
  const { opening } = content;
  const line = opening.kind === "text" && taxLine(language);
  return line ? { ...content, opening: { ...opening, lead: `${opening.lead} ${line}` } } : content;
}
