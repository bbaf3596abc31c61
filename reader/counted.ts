import { formatNumber } from "#domain/language/format.ts";
import { rowOf, type Language } from "#domain/language/language.ts";
import type { Content } from "./load.ts";

/** The value of a placeholder such as `{{how_many_structures}}`: the number of shown entries of that list. Null for other names. `how_many_sheets` counts the build sheets. */
export function countOf(name: string, { lists, documents }: Content): number | null {
  const [, list = ""] = /^how_many_(\w+)$/.exec(name) ?? [];
  const key = list.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  const counted: Readonly<Record<string, unknown>> = { ...lists, ...documents.buildSheets };
  const found = Object.hasOwn(counted, key) && counted[key];
  return Array.isArray(found) ? found.length : null;
}

/** 6 → "six", "seis"; from 13 on in digits. */
export const inWords = (count: number, language: Language): string =>
  rowOf(language).counted.split(" ")[count] ?? formatNumber(count, language);
