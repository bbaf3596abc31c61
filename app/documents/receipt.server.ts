import type { ReceiptTexts } from "#server/documents/receipt-words.ts";
import { documentContent } from "../content/load.server.ts";

/** What receipts and statements say, in both languages. */
export function receiptTexts(): ReceiptTexts {
  return { en: documentContent("receipt", "en"), es: documentContent("receipt", "es") };
}
