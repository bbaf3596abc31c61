import { pageContent, reader } from "#reader/content.ts";
import type { Language } from "#domain/language/language.ts";

/**
 * The advertising account and the question about it; null while content/links.yaml names none: then
 * there is nothing to ask.
 */
export function adConsent(language: Language) {
  const { href, outside } = reader(language).link("ad_conversion");
  return outside ? { account: href, words: pageContent("privacyPolicy", language).ads } : null;
}
