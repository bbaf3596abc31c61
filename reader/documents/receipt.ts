import { documentContent } from "../content.ts";
import type { DocumentContent } from "../parsed-content.ts";
import type { Resolved } from "../resolve.ts";

/** What receipts and statements say, in one language; content/documents/receipt.yaml. */
export type ReceiptWords = Resolved<DocumentContent["receipt"]>;

/** The words in both languages: a receipt has a page in each. */
export type ReceiptTexts = { readonly en: ReceiptWords; readonly es: ReceiptWords };

export function receiptTexts(): ReceiptTexts {
  return { en: documentContent("receipt", "en"), es: documentContent("receipt", "es") };
}
