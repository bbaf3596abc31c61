import type { GiftStore } from "#domain/giving/gift-store.ts";
import type { PaymentMode } from "#domain/giving/gift.ts";
import type { PaymentEvent } from "#domain/giving/payment-event.ts";
import type { Database } from "./database.ts";

// Well below what either engine takes in one statement.
const stepIds = 500;

/** What the payment provider told, in the tables `payment_event` and `gift_name`. */
export function forEvents({ db }: Database) {
  return {
    async addEvent(event, mode, takenAt) {
      const added = await db
        .insertInto("payment_event")
        .values({
          id: event.id,
          known_by: event.knownBy,
          created_at: event.createdAt.getTime(),
          taken_at: takenAt.getTime(),
          event: JSON.stringify(event),
          mode,
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

    async claimEvents(row, eventIds) {
      await db
        .updateTable("payment_event")
        .set({ gift_row: row })
        .where("id", "in", eventIds)
        .execute();
    },

    async addNames(row, names) {
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

    async unclaimed() {
      const rows = await db
        .selectFrom("payment_event")
        .selectAll()
        .where("gift_row", "is", null)
        .orderBy("created_at")
        .orderBy("id")
        .execute();
      return rows.map((row) => ({
        event: toEvent(row),
        mode: row.mode as PaymentMode,
        takenAt: new Date(row.taken_at),
        isElsewhere: row.elsewhere_at !== null,
      }));
    },

    async markElsewhere(eventIds, at) {
      if (eventIds.length === 0) return;
      await db
        .updateTable("payment_event")
        .set({ elsewhere_at: at.getTime() })
        .where("id", "in", eventIds)
        .where("gift_row", "is", null)
        .execute();
    },

    async eraseEvents(eventIds) {
      for (let at = 0; at < eventIds.length; at += stepIds) {
        await db
          .deleteFrom("payment_event")
          .where("id", "in", eventIds.slice(at, at + stepIds))
          .where("gift_row", "is", null)
          .execute();
      }
    },
  } satisfies Partial<GiftStore>;
}

function toEvent({ event }: { event: string }): PaymentEvent {
  const kept = JSON.parse(event) as Kept;
  return { ...kept, createdAt: new Date(kept.createdAt), fact: toFact(kept.fact) };
}

type Kept = Omit<PaymentEvent, "createdAt" | "fact"> & {
  readonly createdAt: string;
  readonly fact: PaymentEvent["fact"] | OldFact;
};

/** As versions wrote it that knew no gift but the monthly one to come again. */
type OldFact = Omit<Extract<PaymentEvent["fact"], { kind: "recurring" }>, "kind"> & {
  readonly kind: "monthly";
};

const toFact = (fact: Kept["fact"]): PaymentEvent["fact"] =>
  fact.kind === "monthly" ? { ...fact, kind: "recurring" } : fact;
