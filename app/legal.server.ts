import { labelsOf, site } from "#reader/content.ts";
import type { Language } from "#domain/language/language.ts";

/** The line with the tax ID, or who to ask while content/site.yaml does not have it (specification 9). */
export function taxLine(language: Language): string {
  const labels = labelsOf(language, ["legal"]);
  const taxId = site(language).tax_id;
  return taxId ? labels["legal.tax_id"]!.replace("{id}", taxId) : labels["legal.tax_id_unknown"]!;
}
