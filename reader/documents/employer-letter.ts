import { documentContent } from "../content.ts";
import type { DocumentContent } from "../parsed-content.ts";
import type { Resolved } from "../resolve.ts";

/** What the letter to an employer says beside the receipt's labels; content/documents/employer-letter.yaml. */
export type EmployerLetterWords = Resolved<DocumentContent["employerLetter"]>;

/** The words in both languages: the letter has a page in each. */
export type EmployerLetterTexts = {
  readonly en: EmployerLetterWords;
  readonly es: EmployerLetterWords;
};

export function employerLetterTexts(): EmployerLetterTexts {
  return {
    en: documentContent("employerLetter", "en"),
    es: documentContent("employerLetter", "es"),
  };
}
