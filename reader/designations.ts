import type { Designation } from "#domain/giving/gift.ts";
import type { Language } from "#domain/language/language.ts";
import { loadedContent } from "./load.ts";
import { findPurpose, purposeGroups } from "./purposes.ts";

/** Options of a select for the purpose of a gift. @param today only purposes that are open on this day */
export const designationOptions = (language: Language, today?: string) =>
  purposeGroups(loadedContent().content, today).flatMap(({ title, options }) =>
    options.map(({ id, label }) => ({
      value: id,
      label: label[language],
      group: title[language],
    })),
  );

export function findDesignation(id: string): Designation | null {
  const found = findPurpose(loadedContent().content, id);
  return found && { id, label: found.label };
}
