import { labelsOf, site } from "#reader/content.ts";
import type { Language } from "#domain/language/language.ts";
import { fillTemplate } from "#domain/language/fill-template.ts";

/** The line with the tax ID, or who to ask while content/site.yaml does not have it (specification 9). */
export function taxLine(language: Language): string {
  const labels = labelsOf(language, ["legal"]);
  const taxId = site(language).tax_id;
  return taxId
    ? fillTemplate(labels["legal.tax_id"]!, { id: taxId })
    : labels["legal.tax_id_unknown"]!;
}
