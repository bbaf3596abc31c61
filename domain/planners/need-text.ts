import { fillTemplate, type Language } from "#domain/language/language.ts";
import { formatNumber } from "../language/format.ts";
import type { Range } from "./material-estimate.ts";

/** Formats a range: "117 to 160", or one number if both ends look equal. */
export function needText(need: Range, words: { readonly range: string }, language: Language) {
  const [from, to] = [formatNumber(need.from, language), formatNumber(need.to, language)];
  return from === to ? from : fillTemplate(words.range, { from, to });
}
