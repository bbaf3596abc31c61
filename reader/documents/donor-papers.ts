import { inEachLanguage } from "#domain/language/language.ts";
import { documentContent } from "#reader/content.ts";

/** What receipts and statements say, content/documents/receipt.yaml: a receipt has a page in two languages. */
export const receiptTexts = () =>
  inEachLanguage((language) => documentContent("receipt", language));
export type ReceiptTexts = ReturnType<typeof receiptTexts>;
export type ReceiptWords = ReceiptTexts["en"];
