/** What receipts and statements say, in one language; `content/documents/receipt.yaml`. */
export type ReceiptWords = Readonly<Record<TextName, string>> & {
  readonly demonstration: Notice;
  readonly all_refunded: Notice;
  readonly disputed: Notice;
};

type Notice = { readonly title: string; readonly text: string };

type TextName =
  | "title"
  | "statement_title"
  | "subject"
  | "statement_subject"
  | "thanks"
  | "statement_thanks"
  | "number"
  | "date"
  | "donor"
  | "organisation"
  | "tax_id"
  | "tax_id_missing"
  | "address"
  | "rhythm"
  | "once"
  | "monthly"
  | "purpose"
  | "where_needed"
  | "dedication"
  | "in_honour_of"
  | "in_memory_of"
  | "amounts"
  | "line"
  | "amount"
  | "gift"
  | "fee"
  | "total"
  | "refunded"
  | "remains"
  | "statement_total"
  | "goods"
  | "goods_statement"
  | "check"
  | "check_statement"
  | "other_language"
  | "foot"
  | "numbering";

/** The words in both languages: a receipt has a page in each. */
export type ReceiptTexts = { readonly en: ReceiptWords; readonly es: ReceiptWords };
