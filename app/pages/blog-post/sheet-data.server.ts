import type { Language } from "#domain/language/language.ts";
import { documentContent } from "#reader/content.ts";
import { buildSheet } from "#reader/documents/build-sheet.ts";
import type { Sheet } from "./post-sheet.tsx";

/** The build sheet of what an article tells of, without what only paper needs; null for most articles. */
export function sheetOfArticle(article: string, language: Language): Sheet | null {
  const { sheets } = documentContent("buildSheets", language);
  const id = sheets.find((sheet) => sheet.article === article)?.id;
  const sheet = id === undefined ? null : buildSheet(id, language);
  if (id === undefined || !sheet) return null;
  const { kicker, title, lead, parts, steps, warnings, unknown, advice, sources, titles } = sheet;
  return { id, kicker, title, lead, parts, steps, warnings, unknown, advice, sources, titles };
}
