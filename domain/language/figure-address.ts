import { addressOf, type Language } from "./language.ts";

/** URL of a figure on the page of all figures; `group` opens its section without script too. */
export function figureAddress(
  { name, group }: { name: string; group: string },
  language: Language,
): string {
  return addressOf("impactFigures", language, { query: { group }, anchor: name });
}
