import { addressOf, pathIn, type Language } from "#domain/language/language.ts";
import { plainDollars } from "./money.ts";
import type { Rhythm } from "./gift.ts";
import type { StatementLink } from "./receipt.ts";

/** Path and query of a receipt as PDF; who has the key has the receipt. */
export function receiptPdfPath(language: Language, number: string, key: string): string {
  const query = new URLSearchParams({ key });
  return `${pathIn(language, `/donate/receipt/${encodeURIComponent(number)}.pdf`)}?${query}`;
}

/** Path and query of the letter about a gift to an employer that matches gifts; the receipt's key opens it. */
export function employerLetterPath(language: Language, number: string, key: string): string {
  const query = new URLSearchParams({ key });
  return `${pathIn(language, `/donate/letter/${encodeURIComponent(number)}.pdf`)}?${query}`;
}

/** Path and query of the PDF that states a year's gifts: only ever in a letter to their address. */
export function statementPdfPath(language: Language, { year, of, key }: StatementLink): string {
  const query = new URLSearchParams({ of, key });
  return `${pathIn(language, `/donate/statement/${year}.pdf`)}?${query}`;
}

/** What of a gift an address carries: nothing of the person. */
type GiftQuery = {
  readonly type: Rhythm;
  readonly cents: number | null;
  readonly for: string;
  readonly coversFee: boolean;
};

/** The donation page with everything filled in; amounts are written alike in both languages. */
export function giftPath(language: Language, gift: GiftQuery): string {
  const query = {
    type: gift.type,
    ...(gift.cents !== null && { amount: plainDollars(gift.cents) }),
    ...(gift.for && { for: gift.for }),
    ...(gift.coversFee && { cover_fee: "on" }),
  };
  return addressOf("donate", language, { query });
}

/** Where "back without paying" leads: the form with everything filled in, which says that nothing was charged. */
export function unpaidPath({ backPath }: { readonly backPath: string }): string {
  return `${backPath}${backPath.includes("?") ? "&" : "?"}back=unpaid#gift`;
}
