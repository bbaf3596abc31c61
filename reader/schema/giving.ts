import { z } from "zod";
import type { GivingWords } from "#domain/giving/giving-world.ts";
import { named } from "./named.ts";
import type { pair } from "./pair.ts";

const words: z.ZodType<Record<keyof GivingWords, z.infer<typeof pair>>> = named(
  "checkout_once",
  "checkout_monthly",
  "checkout_yearly",
  "where_needed",
  "in_honour_of",
  "in_memory_of",
  "somebody",
  "once",
  "monthly",
  "yearly",
  "kind_monthly",
  "kind_yearly",
  "statement",
  "changed_amount",
  "changed_pause",
  "changed_resume",
  "changed_move",
  "demonstration",
  "test",
  "given_shares",
  "given_in_return",
  "without_value",
  "receipt_of_sponsor",
  "way_check",
  "way_transfer",
  "way_cash",
  "way_stock",
  "way_fund",
  "way_platform",
  "way_goods",
);

/** content/giving.yaml: words of gifts in letters and on the hosted payment page. */
export const givingFile = z.strictObject({ words });
export type GivingFile = z.infer<typeof givingFile>;
