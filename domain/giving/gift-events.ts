import type { Database } from "#domain/tables/database.ts";
import { addRows, changeRows, eraseRows, findRow, findRows } from "#domain/tables/rows.ts";
import type { PaymentMode } from "./gift.ts";
import type { PaymentEvent } from "./payment-event.ts";

// Well below what either engine takes in one statement.
const stepIds = 500;

/** False when it was known already. */
export const addEvent = (
  database: Database,
  event: PaymentEvent,
  mode: PaymentMode,
  takenAt: Date,
): Promise<boolean> => {
  const { id, knownBy, createdAt } = event;
  return addRows(database, "paymentEvent", { id, knownBy, createdAt, takenAt, event, mode });
};

/** The gift that one of the provider's names belongs to. */
export const rowKnownBy = async (database: Database, name: string): Promise<number | null> =>
  (await findRow(database, "giftName", { name }))?.giftRow ?? null;

/** Gives events to a gift. */
export const claimEvents = (database: Database, giftRow: number, id: readonly string[]) =>
  changeRows(database, "paymentEvent", { id }, { giftRow });

/** Names of the provider's that belong to a gift; one that belongs to another stays there. */
export const addNames = (database: Database, row: number, names: readonly string[]) =>
  addRows(database, "giftName", ...[...new Set(names)].map((name) => ({ name, giftRow: row })));

/** Events that came before anybody knew whose they are. */
export const unclaimedBy = async (
  database: Database,
  knownBy: readonly string[],
): Promise<readonly PaymentEvent[]> =>
  (await findRows(database, "paymentEvent", { giftRow: null, knownBy })).map(toEvent);

export const eventsOf = async (
  database: Database,
  giftRow: number,
): Promise<readonly PaymentEvent[]> =>
  (await findRows(database, "paymentEvent", { giftRow })).map(toEvent);

/** All events that nobody knows a gift for, oldest first. */
export async function unclaimed({ db }: Database) {
  const rows = await db
    .selectFrom("paymentEvent")
    .selectAll()
    .where("giftRow", "is", null)
    .orderBy("createdAt")
    .orderBy("id")
    .execute();
  return rows.map((row) => ({
    event: toEvent(row),
    mode: row.mode as PaymentMode,
    takenAt: new Date(row.takenAt),
    /** A person has said that it is of no gift of ours. */
    isElsewhere: row.elsewhereAt !== null,
  }));
}

/** An event that names no gift we know. */
export type UnclaimedEvent = Awaited<ReturnType<typeof unclaimed>>[number];

/** A person says that they are of no gift of ours. */
export const markElsewhere = (database: Database, id: readonly string[], elsewhereAt: Date) =>
  changeRows(database, "paymentEvent", { id, giftRow: null }, { elsewhereAt });

export async function eraseEvents(database: Database, eventIds: readonly string[]): Promise<void> {
  for (let at = 0; at < eventIds.length; at += stepIds) {
    const id = eventIds.slice(at, at + stepIds);
    await eraseRows(database, "paymentEvent", { id, giftRow: null });
  }
}

function toEvent({ event }: { event: unknown }): PaymentEvent {
  const kept = event as PaymentEvent;
  return { ...kept, createdAt: new Date(kept.createdAt) };
}
