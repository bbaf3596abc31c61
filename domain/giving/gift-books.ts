import { sql } from "kysely";
import { guatemalaDay } from "#domain/clock.ts";
import { addRows, findRows, changeRows, eraseRows, findRow } from "#domain/tables/database.ts";
import type { Database } from "#domain/tables/database.ts";
import { toDesignation } from "./gift-store.ts";
import type { PaymentMode } from "./gift.ts";
import type { EntryKind, LedgerEntry } from "./ledger.ts";
import { byTime } from "./books.ts";
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

/**
 * - `provider`: events missed by webhooks were fetched; `fees`: card fees were fetched; `books`: the ledger balances
 * - `gap`: events are lost, because the provider deleted them before they were fetched
 * - `books_begun`: a check of the books began; later than `books` while it runs, or if it crashed
 * - `webhook`: an event arrived; `api_version`: a webhook arrived in an API version other than ours
 * - `own_currency`: a payment page offered the donor's currency
 */
export type GiftCheckKind =
  | "provider"
  | "gap"
  | "fees"
  | "books"
  | "books_begun"
  | "webhook"
  | "api_version"
  | "own_currency";

/** Adds entries to the ledger; existing ones are never changed. @throws if an entry's lines do not sum to zero */
export async function post(database: Database, row: number, entries: readonly LedgerEntry[]) {
  const lines = entries.flatMap((entry) => {
    if (entry.lines.reduce((sum, { cents }) => sum + cents, 0) !== 0) {
      throw new Error(`the entry ${entry.key} does not balance`);
    }
    return entry.lines.map(({ account, cents }) => ({
      entry: entry.key,
      account,
      kind: entry.kind,
      giftRow: row,
      paymentId: entry.paymentId,
      at: entry.at,
      year: Number(guatemalaDay(entry.at).slice(0, 4)),
      cents,
    }));
  });
  await addRows(database, "ledger", ...lines);
}

/** Oldest first. */
export async function entriesOf(database: Database, giftRow: number) {
  const rows = await findRows(database, "ledger", { giftRow });
  const entries = [...Map.groupBy(rows, ({ entry }) => entry)].flatMap(([key, moved]) => {
    const lines = moved.map(({ account, cents }) => ({ account, cents }));
    const [first] = moved;
    return first ? { key, kind: first.kind, at: first.at, paymentId: first.paymentId, lines } : [];
  });
  return entries.toSorted((a, b) => a.at.getTime() - b.at.getTime());
}

/** Rest of a ledger line's payment, a credit, so negative: a bank that takes more makes no other gift smaller. */
const left = sql<number | string>`(select case when sum(cents) < 0 then sum(cents) else 0 end
  from ledger as own where own.account = 'gifts' and own.payment_id = ledger.payment_id)`;
/** 1 for the ledger line of a payment of which something is left, else 0. */
export const oneIfLeft = sql<number>`case when kind = 'payment' and 0 > ${left} then 1 else 0 end`;

/** The rest of the gifts of one mode, summed by purpose and the year in which they were given. */
export async function totals({ db }: Database, mode: PaymentMode) {
  const rows = await db
    .selectFrom("ledger")
    .innerJoin("gift", "gift.rowId", "ledger.giftRow")
    .select((eb) => [
      "gift.designation",
      "year",
      // Labels of one purpose may differ over time; any of them will do.
      eb.fn.max("gift.designationLabel").as("designationLabel"),
      eb.fn.sum<number | string>(left).as("cents"),
      eb.fn.sum<number | string>(oneIfLeft).as("gifts"),
    ])
    .where("account", "=", "gifts")
    .where("kind", "=", "payment")
    .where("mode", "=", mode)
    .groupBy(["gift.designation", "year"])
    .execute();
  return rows.map(({ designation, designationLabel, year, cents, gifts }) => ({
    designation: toDesignation(designation, designationLabel),
    year,
    giftCents: -Number(cents),
    gifts: Number(gifts),
  }));
}

/**
 * Stores the latest result of a check.
 * @param problem empty if all is well; for `webhook` and `own_currency`, the fingerprint of the settings. No personal data
 */
export async function noteCheck({ db }: Database, what: GiftCheckKind, at: Date, problem: string) {
  const columns = { at, problem };
  await db
    .insertInto("giftCheck")
    .values({ what, ...columns })
    .onConflict((conflict) => conflict.column("what").doUpdateSet(columns))
    .execute();
}

export const checks = (database: Database) => findRows(database, "giftCheck", {});

/**
 * Ids of ledger entries that do not balance or have no payment, and of payments whose amounts differ from the ledger.
 * Empty unless the books are broken.
 */
export async function findUnbalanced({ db }: Database): Promise<readonly string[]> {
  const sumOf = (...kinds: readonly EntryKind[]) => sql`coalesce(
    (select sum(cents) from ledger where account in ('gifts', 'fee_cover')
      and kind in (${sql.join(kinds)}) and ledger.payment_id = gift_payment.payment_id), 0)`;
  const { rows } = await sql<{ name: string }>`
    select payment_id as name from gift_payment
      where gift_cents + fee_cover_cents + ${sumOf("payment")} <> 0
        or refunded_cents <> ${sumOf("refund", "refund_failed")}
    union select entry from ledger
      group by entry
      having sum(cents) <> 0 or max(payment_id) not in (select payment_id from gift_payment)
    order by 1`.execute(db);
  return rows.map(({ name }) => name);
}

type Raised = {
  readonly purpose: string;
  readonly from: Date;
  /** Null: without an end. */
  readonly until: Date | null;
  readonly mode: PaymentMode;
};

export async function raised({ db }: Database, { purpose, from, until, mode }: Raised) {
  const { debit, gifts } = await db
    .selectFrom("giftPayment")
    .innerJoin("gift", "gift.rowId", "giftPayment.giftRow")
    // Excludes goods and stock, which have no ledger lines.
    .innerJoin("ledger", "ledger.paymentId", "giftPayment.paymentId")
    .select(({ fn }) => [fn.sum(left).as("debit"), fn.sum(oneIfLeft).as("gifts")])
    .where("account", "=", "gifts")
    .where("kind", "=", "payment")
    .where("gift.mode", "=", mode)
    .where("gift.designation", "=", purpose)
    .where("paidAt", ">=", from)
    .$if(until !== null, (query) => query.where("paidAt", "<", until))
    .executeTakeFirstOrThrow();
  return { raisedCents: 0 - Number(debit), gifts: Number(gifts) };
}
