import type { Language } from "#domain/language/language.ts";
import type { Post } from "#reader/articles.ts";
import { documentContent, reader } from "#reader/content.ts";
import { buildSheet } from "./build-sheet.ts";

/** The build sheet that an article explains, null for a note, and every source of both under one number. */
export function guideOf(post: Post, language: Language) {
  const { sheets } = documentContent("buildSheets", language);
  const id = sheets.find(({ article }) => article === post.id)?.id;
  const found = id === undefined ? null : buildSheet(id, language);
  const sheet = id !== undefined && found ? { id, ...found } : null;
  const known = sheet?.sources ?? [];
  const others = post.sources.filter((key) => !known.some((source) => source.key === key));
  const named = others.map((key) => ({ key, ...reader(language).source(key) }));
  return { sheet, sources: [...known, ...named] };
}
