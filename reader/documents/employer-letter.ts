import { inEachLanguage, type Language } from "#domain/language/language.ts";
import { documentContent } from "../content.ts";
import type { DocumentContent } from "../parsed-content.ts";
import type { Resolved } from "../resolve.ts";

/** What the letter to an employer says beside the receipt's labels; content/documents/employer-letter.yaml. */
export type EmployerLetterWords = Resolved<DocumentContent["employerLetter"]>;

/** The words in each language a gift may have, as those of a receipt. */
export type EmployerLetterTexts = Readonly<Record<Language, EmployerLetterWords>>;

export function employerLetterTexts(): EmployerLetterTexts {
  return inEachLanguage((language) => documentContent("employerLetter", language));
}
