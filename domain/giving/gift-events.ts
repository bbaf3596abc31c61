import type { Database } from "#domain/tables/database.ts";
import { addRows, changeRows, eraseRows, findRow, findRows } from "#domain/tables/rows.ts";
import { byTime } from "./books.ts";
import type { PaymentMode } from "./gift.ts";
import type { PaymentEvent } from "./payment-event.ts";

// Well below the parameter limit of both databases (SQLite: 32,766).
const mostIds = 10_000;

/** Stores an event. @returns false if its id is known */
export const addEvent = (
  database: Database,
  event: PaymentEvent,
  mode: PaymentMode,
  takenAt: Date,
): Promise<boolean> => {
  const { id, knownBy, createdAt } = event;
  return addRows(database, "paymentEvent", { id, knownBy, createdAt, takenAt, event, mode });
};

/** Row of the gift that a provider's id belongs to; null: unknown. */
export const rowKnownBy = async (database: Database, name: string): Promise<number | null> =>
  (await findRow(database, "giftName", { name }))?.giftRow ?? null;

export const claimEvents = (database: Database, giftRow: number, id: readonly string[]) =>
  changeRows(database, "paymentEvent", { id }, { giftRow });

/** Records provider's ids of a gift; an id of another gift is left there. */
export const addNames = (database: Database, row: number, names: readonly string[]) =>
  addRows(database, "giftName", ...[...new Set(names)].map((name) => ({ name, giftRow: row })));

/** Unassigned events that wait for one of these ids. */
export const unclaimedBy = async (database: Database, knownBy: readonly string[]) =>
  (await findRows(database, "paymentEvent", { giftRow: null, knownBy })).map(toEvent);

export const eventsOf = async (database: Database, giftRow: number) =>
  (await findRows(database, "paymentEvent", { giftRow })).map(toEvent);

/** All unassigned events, oldest first. */
export async function unclaimed(database: Database) {
  const rows = await findRows(database, "paymentEvent", { giftRow: null });
  const all = rows.map((row) => ({
    event: toEvent(row),
    mode: row.mode,
    takenAt: row.takenAt,
    /** Staff declared that it belongs to no gift of this site. */
    isElsewhere: row.elsewhereAt !== null,
  }));
  return all.toSorted((a, b) => byTime(a.event, b.event));
}

/** Staff declare that these events belong to no gift of this site. */
export const markElsewhere = (database: Database, id: readonly string[], elsewhereAt: Date) =>
  changeRows(database, "paymentEvent", { id, giftRow: null }, { elsewhereAt });

/** Deletes unassigned events, 10,000 at most: the next hour's run deletes the rest. */
export const eraseEvents = (database: Database, ids: readonly string[]) =>
  eraseRows(database, "paymentEvent", { id: ids.slice(0, mostIds), giftRow: null });

function toEvent({ event }: { event: unknown }): PaymentEvent {
  const kept = event as PaymentEvent;
  return { ...kept, createdAt: new Date(kept.createdAt) };
}
