import { guatemalaDay } from "#domain/calendar/guatemala-time.ts";
import { hasAmount } from "#domain/giving/entered-gift.ts";
import { plainDollars } from "#domain/giving/money.ts";
import type { TypedEntry } from "#domain/giving/read-entry.ts";
import type { Paid } from "./gifts.ts";

/** A gift by hand as somebody would type it; nothing of a gift by card. */
export function typedEntryOf({ gift, payment }: Paid): TypedEntry {
  const { entered, staffNote } = gift;
  if (!entered) return {};
  return {
    received: guatemalaDay(payment.paidAt),
    way: entered.way,
    amount: hasAmount(entered) ? plainDollars(payment.giftCents) : "",
    what: entered.what ?? "",
    shares: entered.shares ?? "",
    sponsor: entered.sponsor ?? "",
    name: gift.name,
    email: gift.email,
    language: gift.language,
    for: gift.designation?.id ?? "",
    in_return: entered.inReturn?.what ?? "",
    in_return_value: entered.inReturn ? plainDollars(entered.inReturn.cents) : "",
    note: staffNote,
  };
}
