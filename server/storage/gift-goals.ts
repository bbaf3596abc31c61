import type { GiftStore } from "#domain/giving/gift-store.ts";
import type { Database } from "./database.ts";

/** What was given for a purpose in a time, from the ledger. */
export function forGoals({ db }: Database) {
  return {
    async raised({ purposes, from, until, mode }) {
      const end = until?.getTime() ?? Number.MAX_SAFE_INTEGER;
      const row = await db
        .selectFrom("ledger")
        .innerJoin("gift", "gift.row_id", "ledger.gift_row")
        .select((eb) => [
          eb.fn.sum<number | string | null>("cents").as("cents"),
          eb.fn
            .sum<number | string | null>(
              eb
                .case()
                .when("kind", "=", "payment")
                .then(1)
                .when("kind", "=", "withdrawn")
                .then(-1)
                .else(0)
                .end(),
            )
            .as("gifts"),
        ])
        .where("account", "=", "gifts")
        .where("gift.mode", "=", mode)
        .where("gift.designation", "in", purposes)
        .where("at", ">=", from.getTime())
        .where((eb) =>
          eb.or([
            eb.and([eb("kind", "=", "payment"), eb("at", "<", end)]),
            // What was taken back, whenever: of a gift that counts. Which month of a monthly gift it
            // was of the ledger does not say, so there all of it is taken off, never too little.
            eb.and([
              eb("kind", "<>", "payment"),
              eb.or([
                eb("gift.rhythm", "=", "monthly"),
                eb.and([
                  eb("gift.received_at", ">=", from.getTime()),
                  eb("gift.received_at", "<", end),
                ]),
              ]),
            ]),
          ]),
        )
        .executeTakeFirstOrThrow();
      // Gifts stand on the credit side, which is negative; nothing at all would be -0.
      return { raisedCents: 0 - Number(row.cents ?? 0), gifts: Number(row.gifts ?? 0) };
    },
  } satisfies Partial<GiftStore>;
}
