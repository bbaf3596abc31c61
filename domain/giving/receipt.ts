import type { Language } from "#domain/language/language.ts";
import type { Dedication, Designation, Pair, PaymentMode, Interval } from "./gift.ts";

/** What a receipt says of a gift by hand, in both languages. */
export type EnteredLines = {
  /** "Check", "Bank transfer". */
  readonly way: Pair;
  /** Goods in words, or "12 shares of …"; null for money. */
  readonly given: Pair | null;
  /** Who gives the tax receipt in our place; null: we do. */
  readonly sponsor: string | null;
  /** What was given in return and its value; null: nothing. */
  readonly inReturn: Pair | null;
  /** That we state no value, or that the tax receipt is somebody else's; null where neither is so. */
  readonly note: Pair | null;
  /** Number of the receipt that this one takes the place of. */
  readonly replaces: string | null;
  readonly hasAmount: boolean;
};

/** Who gives the receipt, from `content/site.yaml`. */
export type Organisation = {
  readonly legalName: string;
  readonly status: Pair;
  /** The EIN; null while it is not supplied: the receipt then says so visibly. */
  readonly taxId: string | null;
  /** Lines of the postal address; empty while it is not supplied. */
  readonly address: readonly string[];
};

/** Everything a receipt says, for letter, page and PDF alike. Amounts are US cents. */
export type Receipt = {
  /** `LWR-7K3M-9PQD`. */
  readonly number: string;
  /** Opens the receipt without an account: `/donate/receipt/<number>.pdf?key=<key>`. */
  readonly key: string;
  readonly language: Language;
  readonly organisation: Organisation;
  readonly donor: { readonly name: string; readonly email: string };
  readonly paidAt: Date;
  /** By its clocks the gift has its day: `Pacific/Honolulu`. */
  readonly zone: string;
  readonly interval: Interval;
  readonly giftCents: number;
  /** What the donor added to cover the card fee; stated apart. */
  readonly feeCoverCents: number;
  /** Gift and covered fee together: what the card was charged. */
  readonly totalCents: number;
  /** Refunded or taken by a bank since, by the ledger; the rest is what counts. */
  readonly backCents: number;
  readonly isDisputed: boolean;
  /** Entered by hand, and taken back or replaced since. */
  readonly isWithdrawn: boolean;
  /** Of a gift by hand; null for one by card. */
  readonly entered: EnteredLines | null;
  /** Null: where it is needed most. */
  readonly designation: Designation | null;
  readonly dedication: Pick<Dedication, "kind" | "name"> | null;
  /** Unless `live` no money moved: say so in large letters. */
  readonly mode: PaymentMode;
  /** Full address where anybody can check the number, in the receipt's language. */
  readonly checkUrl: string;
  /** Full address of the page that shows what came of it, by language; null: there is none. */
  readonly followUrl: Pair | null;
  /** Full address of the PDF. */
  readonly pdfUrl: string;
};

/** Opens a year's statement: `/donate/statement/<year>.pdf?of=<of>&key=<key>`. */
export type StatementLink = {
  readonly year: number;
  /** Number of any receipt of the donor's: it leads to the address. */
  readonly of: string;
  /** The address's own for the year, in hexadecimal; it stands in no receipt. */
  readonly key: string;
};

/** One donor's payments of a year, by the donor's days, oldest first. */
export type YearStatement = {
  readonly year: number;
  readonly link: StatementLink;
  readonly language: Language;
  readonly organisation: Organisation;
  readonly donor: { readonly name: string; readonly email: string };
  readonly receipts: readonly Receipt[];
  /** Of the receipts that are ours and state an amount, less what was given back. */
  readonly totalCents: number;
  readonly mode: PaymentMode;
  readonly pdfUrl: string;
};

/** What anybody may learn by a receipt's number: that it is ours, and what it stands for. */
export type ReceiptCheck = {
  readonly number: string;
  /** The donor's day, as on the receipt: `2026-05-18`. */
  readonly day: string;
  /** Null for goods and stock: no value is stated. */
  readonly totalCents: number | null;
  /** "thanks": no tax receipt, which a fund or a platform gives. */
  readonly state: "valid" | "thanks" | "partly_refunded" | "refunded" | "disputed" | "withdrawn";
  readonly backCents: number;
  readonly mode: PaymentMode;
};

/** The letters that a receipt leaves in: by card, by hand, and through a fund or a platform. */
export const receiptLetters = ["gift-receipt", "gift-by-hand", "gift-through-fund"] as const;
