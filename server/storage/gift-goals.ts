import { sql } from "kysely";
import type { GiftStore } from "#domain/giving/gift-store.ts";
import type { Database } from "./database.ts";

/**
 * What of a payment counts, in cents: its gift less the gift's share of what went back, rounded as the
 * ledger does. While any of it is disputed, and after that was lost, nothing: of a dispute about a part
 * the payment does not say how much, so a meter may stand too low by the rest, never too high.
 */
const standing = sql<number>`
  case
    when is_disputed = 1 then 0
    else gift_payment.gift_cents - refunded_cents
      -- The covered fee's share, half a cent up. Products of two amounts need the wide number.
      + (2 * cast(refunded_cents as bigint) * gift_payment.fee_cover_cents
          + gift_payment.gift_cents + gift_payment.fee_cover_cents)
        / (2 * (gift_payment.gift_cents + gift_payment.fee_cover_cents))
  end`;

/** What was given for a purpose in a time, from the payments. */
export function forGoals({ db }: Database) {
  return {
    async raised({ purposes, from, until, mode }) {
      // By payment, not by the ledger's lines: they do not say of which month something was taken back.
      const row = await db
        .selectFrom("gift_payment")
        .innerJoin("gift", "gift.row_id", "gift_payment.gift_row")
        .select((eb) => [
          eb.fn.sum<number | string | null>(standing).as("cents"),
          eb.fn.countAll<number | string>().as("gifts"),
        ])
        .where("gift.mode", "=", mode)
        .where("gift.designation", "in", purposes)
        .where("gift.state", "<>", "withdrawn")
        // Goods and stock, which have no amount.
        .where("gift_payment.gift_cents", ">", 0)
        .where("paid_at", ">=", from.getTime())
        .where("paid_at", "<", until?.getTime() ?? Number.MAX_SAFE_INTEGER)
        .executeTakeFirstOrThrow();
      return { raisedCents: Number(row.cents ?? 0), gifts: Number(row.gifts) };
    },
  } satisfies Partial<GiftStore>;
}
