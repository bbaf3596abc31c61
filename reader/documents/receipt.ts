import { inEachLanguage, type Language } from "#domain/language/language.ts";
import { documentContent } from "../content.ts";
import type { DocumentContent } from "../parsed-content.ts";
import type { Resolved } from "../resolve.ts";

/** What receipts and statements say, in one language; content/documents/receipt.yaml. */
export type ReceiptWords = Resolved<DocumentContent["receipt"]>;

/** The words in each language a gift may have: a receipt has a page in two of them. */
export type ReceiptTexts = Readonly<Record<Language, ReceiptWords>>;

export function receiptTexts(): ReceiptTexts {
  return inEachLanguage((language) => documentContent("receipt", language));
}
