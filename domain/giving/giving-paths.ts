import { addressOf, pathIn, type Language } from "#domain/language/language.ts";
import { plainDollars } from "./money.ts";
import type { GiftChoice, Interval } from "./gift.ts";

/** Path and query of a receipt as PDF; who has the key has the receipt. */
export function receiptPdfPath(language: Language, number: string, key: string): string {
  const query = new URLSearchParams({ key });
  return `${pathIn(language, `/donate/receipt/${encodeURIComponent(number)}.pdf`)}?${query}`;
}

/** Path and query of the PDF that states a year's gifts: only ever in an e-mail to their address. */
export function statementPdfPath(language: Language, { year, of, key }: StatementLink): string {
  const query = new URLSearchParams({ of, key });
  return `${pathIn(language, `/donate/statement/${year}.pdf`)}?${query}`;
}

/** Opens a year's statement: `/donate/statement/<year>.pdf?of=<of>&key=<key>`. */
export type StatementLink = {
  readonly year: number;
  /** Number of any receipt of the donor's: it leads to the address. */
  readonly of: string;
  /** The address's own for the year, in hexadecimal; it stands in no receipt. */
  readonly key: string;
};

type GiftQuery = {
  readonly type: Interval;
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

/** The donation page with a gift as it was last, not as it began; or with another interval or amount. */
export const pathOfGift = (
  { language, interval, giftCents, designation, feeCoverCents }: GiftChoice,
  own: Partial<GiftQuery> = {},
): string =>
  giftPath(language, {
    type: interval,
    cents: giftCents,
    for: designation?.id ?? "",
    coversFee: feeCoverCents > 0,
    ...own,
  });

type Begun = { readonly backPath: string; readonly resumeKey: string | null };

/**
 * The donation page with everything that was filled in for a gift, the person too: the address carries
 * no more of it than a key.
 */
export function resumePath({ backPath, resumeKey }: Begun, back: "unpaid" | null = null): string {
  const [path = "", query] = backPath.split("?");
  const all = new URLSearchParams(query);
  if (resumeKey !== null) all.set("resume", resumeKey);
  if (back !== null) all.set("back", back);
  return `${path}${all.size > 0 ? "?" : ""}${all}#gift`;
}

/** The target of "back without paying": the same, which says that nothing was charged. */
export const unpaidPath = (gift: Begun): string => resumePath(gift, "unpaid");
