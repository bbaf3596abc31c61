import { z } from "zod";
import { pair } from "./pair.ts";
import { foot } from "./paper-foot.ts";
import { passage } from "./passages.ts";

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
  /** Below a name that cannot be printed whole. */
  unprintable: pair,
  organisation: pair,
  tax_id: pair,
  tax_id_missing: pair,
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
  /** A gift with its fee, where not all came by card. */
  statement_sum: pair,
  thanks_subject: pair,
  withdrawn: passage,
  /** Parts of a statement that make no sum. */
  described: pair,
  described_note: pair,
  sponsored: pair,
  sponsored_note: pair,
  /** Behind lines that say what was given in return. */
  goods_others: pair,
  refunded: pair,
  remains: pair,
  statement_total: pair,
  goods: pair,
  goods_statement: pair,
  us_document: pair,
  check: pair,
  check_statement: pair,
  /** Above the page of the goal or the build that a gift was for. */
  follow: pair,
  /** The title of what moved no money. */
  no_receipt: pair,
  demonstration: passage,
  test: passage,
  all_refunded: passage,
  disputed: passage,
  /** On the first page, in the language of the second. */
  other_language: pair,
  ...foot,
});
