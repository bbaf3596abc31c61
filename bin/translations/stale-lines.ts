import { nameIn } from "#domain/language/language.ts";
import type { TranslatedText } from "#reader/translations.ts";

const longest = 60;
const start = (text: string) => (text.length > longest ? `${text.slice(0, longest - 1)}…` : text);

/** What has gone stale, each with its place and how both texts begin. */
export function staleLines(stale: readonly TranslatedText[]): string[] {
  return stale.map(
    ({ file, field, language, en, text }) =>
      `${file} · ${field}: the English has changed since the ${nameIn("en", language)} was made from it (“${start(en)}” – “${start(text)}”)`,
  );
}
