import { inEachLanguage } from "#domain/language/language.ts";
import { documentContent } from "#reader/content.ts";

export const receiptTexts = () =>
  inEachLanguage((language) => documentContent("receipt", language));
export type ReceiptTexts = ReturnType<typeof receiptTexts>;
export type ReceiptWords = ReceiptTexts["en"];
