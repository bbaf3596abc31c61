import { z } from "zod";
import { action, head, pair } from "#reader/schema/pair.ts";

/** The payment page that moves no money. */
export const demoCheckout = z.strictObject({
  head,
  tag: pair,
  title: pair,
  text: pair,
  once: pair,
  monthly: pair,
  yearly: pair,
  receipt_to: pair,
  declined: pair,
  pay: pair,
  decline: pair,
  cancel: pair,
  gone: z.strictObject({ title: pair, text: pair, action }),
});

declare module "#reader/pages.ts" {
  interface PageSchemas extends Record<"demoCheckout", typeof demoCheckout> {}
}
