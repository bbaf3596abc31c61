import type { Language } from "#domain/language/language.ts";
import type { Post } from "#reader/articles.ts";
import { documentContent, reader } from "#reader/content.ts";
import { buildSheet, type BuildSheet, type SheetSource } from "./build-sheet.ts";

/** An article of the blog with the build sheet that it explains, and every source of both under one number. */
export type Guide = {
  /** Null for a note: it tells what was reported. */
  readonly sheet: (BuildSheet & { readonly id: string }) | null;
  readonly sources: readonly SheetSource[];
};

export function guideOf(post: Post, language: Language): Guide {
  const { sheets } = documentContent("buildSheets", language);
  const id = sheets.find(({ article }) => article === post.id)?.id;
  const found = id === undefined ? null : buildSheet(id, language);
  const sheet = id !== undefined && found ? { id, ...found } : null;
  const known = sheet?.sources ?? [];
  const others = post.sources.filter((key) => !known.some((source) => source.key === key));
  return {
    sheet,
    sources: [...known, ...others.map((key) => ({ key, ...reader(language).source(key) }))],
  };
}
