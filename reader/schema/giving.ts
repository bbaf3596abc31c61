import { paymentWays } from "#domain/giving/payments.ts";
import { z } from "zod";
import { givingWords } from "#domain/giving/giving-world.ts";
import { named, pair } from "./pair.ts";

const way = z.strictObject({ name: pair, note: pair.nullable() });

const payment_ways = z.strictObject({
  /** `{ways}` is filled in. */
  line: pair,
  more: pair,
  own_currency: z.strictObject({ line: pair, note: pair }),
  ways: z.record(z.enum(paymentWays), way),
});

/** content/giving.yaml: texts of gifts in e-mails and on the hosted payment page. */
export const givingFile = z.strictObject({ words: named(...givingWords), payment_ways });
