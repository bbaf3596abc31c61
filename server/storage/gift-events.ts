import type { GiftStore } from "#domain/giving/gift-store.ts";
import type { PaymentEvent } from "#domain/giving/payment-event.ts";
import type { Database } from "./database.ts";

/** What the payment provider told, in the tables `payment_event` and `gift_name`. */
export function forEvents({ db }: Database) {
  return {
    async addEvent(event, takenAt) {
      const added = await db
        .insertInto("payment_event")
        .values({
          id: event.id,
          known_by: event.knownBy,
          created_at: event.createdAt.getTime(),
          taken_at: takenAt.getTime(),
          event: JSON.stringify(event),
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning("id")
        .executeTakeFirst();
      return added !== undefined;
    },

    async rowKnownBy(name) {
      const row = await db
        .selectFrom("gift_name")
        .select("gift_row")
        .where("name", "=", name)
        .executeTakeFirst();
      return row?.gift_row ?? null;
    },

    async claimEvents(row, eventIds, names) {
      await db
        .updateTable("payment_event")
        .set({ gift_row: row })
        .where("id", "in", eventIds)
        .execute();
      if (names.length === 0) return;
      await db
        .insertInto("gift_name")
        .values([...new Set(names)].map((name) => ({ name, gift_row: row })))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },

    async unclaimedBy(names) {
      if (names.length === 0) return [];
      const rows = await db
        .selectFrom("payment_event")
        .select("event")
        .where("gift_row", "is", null)
        .where("known_by", "in", names)
        .execute();
      return rows.map(toEvent);
    },

    async eventsOf(row) {
      const rows = await db
        .selectFrom("payment_event")
        .select("event")
        .where("gift_row", "=", row)
        .execute();
      return rows.map(toEvent);
    },

    async eraseUnclaimed(before) {
      const done = await db
        .deleteFrom("payment_event")
        .where("gift_row", "is", null)
        .where("taken_at", "<", before.getTime())
        .executeTakeFirst();
      return Number(done.numDeletedRows);
    },
  } satisfies Partial<GiftStore>;
}

function toEvent({ event }: { event: string }): PaymentEvent {
  const kept = JSON.parse(event) as PaymentEvent & { createdAt: string };
  return { ...kept, createdAt: new Date(kept.createdAt) };
}
