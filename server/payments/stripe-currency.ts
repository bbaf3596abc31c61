import type { Presented } from "#domain/giving/presented.ts";
import type { PaymentEvent, PaymentFact } from "#domain/giving/payment-event.ts";
import type { z } from "zod";
import type { session } from "./stripe-shapes.ts";

const ourCurrency = "usd";

export const isOther = (currency: string | null | undefined): currency is string =>
  typeof currency === "string" && currency.toLowerCase() !== ourCurrency;

export type Charged = Pick<z.infer<typeof session>, "presentment_details">;

export function presentedOf({ presentment_details: told }: Charged): Presented | null {
  if (!told || !isOther(told.presentment_currency)) return null;
  return { currency: told.presentment_currency, amount: told.presentment_amount };
}

type OfNoGift = Pick<PaymentEvent, "giftId" | "knownBy" | "names" | "fact">;

/** Belongs to no gift, whatever it carries along: it waits for a person. */
export function otherCurrency(paymentId: string, currency: string, amount: number): OfNoGift {
  const fact: PaymentFact = { kind: "other_currency", paymentId, currency, amount };
  return { giftId: null, knownBy: `${currency} ${paymentId}`, names: [], fact };
}
