import type { Designation } from "#domain/giving/gift.ts";
import type { Language } from "#domain/language/language.ts";
import { loadedContent } from "./load.ts";
import { findPurpose, purposeGroups } from "./purposes.ts";

/** `purposeGroups` in one language. */
export const designationGroups = (language: Language, today?: string) =>
  purposeGroups(loadedContent().content, today).map(({ title, options }) => ({
    title: title[language],
    options: options.map(({ id, label }) => ({ id, label: label[language] })),
  }));

/** A designation by its id, with its words in both languages; null for what is none. */
export function findDesignation(id: string): Designation | null {
  const found = findPurpose(loadedContent().content, id);
  return found && { id, label: found.label };
}
