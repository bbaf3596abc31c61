import type { Pair } from "./gift.ts";

/** Who gives the receipt, from `content/site.yaml`. */
export type Organisation = {
  readonly legalName: string;
  readonly status: Pair;
  /** The EIN; null while it is not supplied: the receipt then says so visibly. */
  readonly taxId: string | null;
  /** Lines of the postal address; empty while it is not supplied. */
  readonly address: readonly string[];
};

/** Opens a year's statement: `/donate/statement/<year>.pdf?of=<of>&key=<key>`. */
export type StatementLink = {
  readonly year: number;
  /** Number of any receipt of the donor's: it leads to the address. */
  readonly of: string;
  /** The address's own for the year, in hexadecimal; it stands in no receipt. */
  readonly key: string;
};

/** The letters that a receipt leaves in: by card, by hand, and through a fund or a platform. */
export const receiptLetters = ["gift-receipt", "gift-by-hand", "gift-through-fund"] as const;
