import type { Language } from "#domain/language/language.ts";
import { listContent } from "./content.ts";
import type { Content } from "./parsed-content.ts";
import type { Resolved } from "./resolve.ts";

export type Program = Resolved<Content["lists"]["programs"]>[number];

/** Ways to come by their ids, in this order; one that the list no longer has is left out. */
export function programsIn(language: Language, ids: readonly string[]): Program[] {
  const programs = listContent("programs", language);
  return ids.flatMap((id) => programs.filter((program) => program.id === id));
}
