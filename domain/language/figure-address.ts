import { addressOf, type Language } from "./language.ts";

/** The place of a figure in the register: its group is open there, with or without script. */
export function figureAddress(
  { name, group }: { name: string; group: string },
  language: Language,
): string {
  return addressOf("impactFigures", language, { query: { group }, anchor: name });
}
