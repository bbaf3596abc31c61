import { reader, site } from "#reader/content.ts";
import type { Language } from "#domain/language/language.ts";
import { fillTemplate } from "#domain/language/fill-template.ts";

/** The line with the tax ID, or who to ask while content/site.yaml does not have it (specification 9). */
export function taxLine(language: Language): string {
  const content = reader(language);
  const taxId = site(language).tax_id;
  return taxId
    ? fillTemplate(content.requireLabel("legal.tax_id"), { id: taxId })
    : content.requireLabel("legal.tax_id_unknown");
}
