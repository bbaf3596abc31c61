import type { GiftStore } from "#domain/giving/gift-store.ts";
import type { Database } from "./database.ts";

/** Gifts as the guard against tried-out cards sees them: by network, for an hour. */
export function forTries({ db }: Database) {
  return {
    async triesSince(since) {
      const from = since.getTime();
      const rows = await db
        .selectFrom("gift")
        .select((eb) => [
          "network",
          eb.fn
            .sum<number | string>(
              eb.case().when("declined_at", ">=", from).then(eb.ref("declines")).else(0).end(),
            )
            .as("declines"),
          eb.fn
            .sum<number | string>(eb.case().when("received_at", ">=", from).then(1).else(0).end())
            .as("paid"),
        ])
        .where("network", "is not", null)
        .where((eb) =>
          eb.or([
            eb("started_at", ">=", from),
            eb("declined_at", ">=", from),
            eb("received_at", ">=", from),
          ]),
        )
        .groupBy("network")
        .execute();
      return rows.map(({ network, declines, paid }) => ({
        network: network ?? "",
        declines: Number(declines),
        paid: Number(paid),
      }));
    },

    async forgetNetworks(before) {
      await db
        .updateTable("gift")
        .set({ network: null })
        .where("network", "is not", null)
        .where("started_at", "<", before.getTime())
        .execute();
    },
  } satisfies Partial<GiftStore>;
}
