import { pageContent, reader } from "#reader/content.ts";
import type { Language } from "#domain/language/language.ts";

/** The advertising account and the words of the consent question; null while content/links.yaml has no account. */
export function adConsent(language: Language) {
  const { href, outside } = reader(language).link("ad_conversion");
  return outside ? { account: href, words: pageContent("privacyPolicy", language).ads } : null;
}
