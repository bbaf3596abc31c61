import { addressOf, pathIn, type Language } from "#domain/language/language.ts";
import { plainDollars } from "./money.ts";
import type { GiftChoice, Interval } from "./gift.ts";

/** Path and query of a receipt's PDF; the key authorizes access. */
export function receiptPdfPath(language: Language, number: string, key: string): string {
  const query = new URLSearchParams({ key });
  return `${pathIn(language, `/donate/receipt/${encodeURIComponent(number)}.pdf`)}?${query}`;
}

/** Path and query of the PDF statement of a year's gifts; appears only in e-mails to the donor's address. */
export function statementPdfPath(language: Language, { year, of, key }: StatementLink): string {
  const query = new URLSearchParams({ of, key });
  return `${pathIn(language, `/donate/statement/${year}.pdf`)}?${query}`;
}

/** Parameters of `/donate/statement/<year>.pdf?of=<of>&key=<key>`. */
export type StatementLink = {
  readonly year: number;
  /** Number of any receipt of the donor; leads to the address. */
  readonly of: string;
  /** Hexadecimal signature for this address and year. */
  readonly key: string;
};

type GiftQuery = {
  readonly type: Interval;
  readonly cents: number | null;
  readonly for: string;
  readonly coversFee: boolean;
};

export function giftPath(language: Language, gift: GiftQuery): string {
  const query = {
    type: gift.type,
    ...(gift.cents !== null && { amount: plainDollars(gift.cents) }),
    ...(gift.for && { for: gift.for }),
    ...(gift.coversFee && { cover_fee: "on" }),
  };
  return addressOf("donate", language, { query });
}

/** Path of the donation page preset with a gift's current choices, or with other ones from `own`. */
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
 * Path of the donation page that restores the whole form; personal data is looked up by `resumeKey`, not in the URL.
 * @param back `unpaid` on return from the payment page: the page then says that nothing was charged
 */
export function resumePath({ backPath, resumeKey }: Begun, back: "unpaid" | null = null): string {
  const [path = "", query] = backPath.split("?");
  const all = new URLSearchParams(query);
  if (resumeKey !== null) all.set("resume", resumeKey);
  if (back !== null) all.set("back", back);
  return `${path}${all.size > 0 ? "?" : ""}${all}#gift`;
}
