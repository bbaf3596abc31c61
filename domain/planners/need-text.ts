import { fillTemplate } from "../language/fill-template.ts";
import { formatNumber } from "../language/format.ts";
import type { Language } from "../language/language.ts";
import type { Need } from "./material-estimate.ts";

type Words = { readonly none: string; readonly unknown: string; readonly range: string };

/** How much of a material, in words of one language: "70 to 100", "None", "Unknown". */
export function needText(need: Need, words: Words, language: Language): string {
  if (need === "none") return words.none;
  if (need === "unknown") return words.unknown;
  const [from, to] = [formatNumber(need.from, language), formatNumber(need.to, language)];
  return from === to ? from : fillTemplate(words.range, { from, to });
}
