import { pathIn, type Language } from "../language/language.ts";

/** Path and query of a receipt as PDF; who has the key has the receipt. */
export function receiptPdfPath(language: Language, number: string, key: string): string {
  const query = new URLSearchParams({ key });
  return `${pathIn(language, `/donate/receipt/${encodeURIComponent(number)}.pdf`)}?${query}`;
}

/** Path and query of the PDF that states a year's gifts. */
export function statementPdfPath(language: Language, year: number, key: string): string {
  return `${pathIn(language, `/donate/statement/${year}.pdf`)}?${new URLSearchParams({ key })}`;
}
