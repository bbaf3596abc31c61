import { z } from "zod";
import { pair } from "./pair.ts";
import { foot, passage } from "./passages.ts";

/** Gift receipts and yearly statements. */
export const receipt = z.strictObject({
  title: pair,
  statement_title: pair,
  subject: pair,
  statement_subject: pair,
  thanks: pair,
  statement_thanks: pair,
  number: pair,
  date: pair,
  donor: pair,
  /** Below a name with characters that the font lacks. */
  unprintable: pair,
  organisation: pair,
  tax_id: pair,
  address: pair,
  interval: pair,
  once: pair,
  monthly: pair,
  yearly: pair,
  purpose: pair,
  where_needed: pair,
  dedication: pair,
  in_honour_of: pair,
  in_memory_of: pair,
  amounts: pair,
  line: pair,
  amount: pair,
  gift: pair,
  fee: pair,
  total: pair,
  presented: pair,
  received_on: pair,
  given: pair,
  sponsor: pair,
  replaces: pair,
  thanked: pair,
  thanks_title: pair,
  thanks_number: pair,
  /** A gift including the card fee, when some gifts did not come by card. */
  statement_sum: pair,
  thanks_subject: pair,
  withdrawn: passage,
  /** Sections of a statement without a total. */
  described: pair,
  described_note: pair,
  sponsored: pair,
  sponsored_note: pair,
  /** After lines about something given in return. */
  goods_others: pair,
  refunded: pair,
  remains: pair,
  statement_total: pair,
  goods: pair,
  goods_statement: pair,
  us_document: pair,
  check: pair,
  check_statement: pair,
  /** Above the URL of the goal or project of a gift. */
  follow: pair,
  /** Title in test and demonstration mode. */
  no_receipt: pair,
  demonstration: passage,
  test: passage,
  all_refunded: passage,
  disputed: passage,
  /** On the first page, in the language of the second. */
  other_language: pair,
  ...foot,
});
