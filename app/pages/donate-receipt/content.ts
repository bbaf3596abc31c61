import { z } from "zod";
import { named } from "#reader/schema/named.ts";
import { action, head, pair } from "#reader/schema/pair.ts";

export const donateReceipt = z.strictObject({
  head,
  title: pair,
  lead: pair,
  label: pair,
  hint: pair,
  button: pair,
  unknown: pair,
  later: pair,
  failed: pair,
  found: named(
    "valid",
    "thanks",
    "withdrawn",
    "partly_refunded",
    "refunded",
    "disputed",
    "no_receipt",
    "demonstration",
    "test",
    "number",
    "day",
    "total",
    "returned",
  ),
  lost: z.strictObject({ title: pair, text: pair, action }),
});

declare module "#reader/pages.ts" {
  interface PageSchemas extends Record<"donateReceipt", typeof donateReceipt> {}
}
