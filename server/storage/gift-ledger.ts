import type { LedgerEntry } from "#domain/giving/ledger.ts";
import type { GiftCheck, GiftStore } from "#domain/giving/gift-store.ts";
import { guatemalaDay } from "#domain/calendar/guatemala-time.ts";
import type { Database } from "./database.ts";
import { toDesignation } from "./gift-rows.ts";

/** The books, in the table `ledger`: lines are added, none is ever changed. */
export function forLedger({ db }: Database) {
  return {
    async post(row, entries) {
      const lines = entries.flatMap((entry) => {
        if (entry.lines.reduce((sum, { cents }) => sum + cents, 0) !== 0) {
          throw new Error(`the entry ${entry.key} does not balance`);
        }
        return entry.lines.map(({ account, cents }) => ({
          entry: entry.key,
          account,
          kind: entry.kind,
          gift_row: row,
          at: entry.at.getTime(),
          year: Number(guatemalaDay(entry.at).slice(0, 4)),
          cents,
        }));
      });
      if (lines.length === 0) return;
      await db
        .insertInto("ledger")
        .values(lines)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },

    async entriesOf(row) {
      const rows = await db
        .selectFrom("ledger")
        .selectAll()
        .where("gift_row", "=", row)
        .orderBy("at")
        .orderBy("entry")
        .orderBy("account", "desc")
        .execute();
      const entries = new Map<string, LedgerEntry & { lines: LedgerEntry["lines"][number][] }>();
      for (const { entry: key, kind, at, account, cents } of rows) {
        const entry = entries.get(key) ?? {
          key,
          kind: kind as LedgerEntry["kind"],
          at: new Date(at),
          lines: [],
        };
        entry.lines.push({ account: account as LedgerEntry["lines"][number]["account"], cents });
        entries.set(key, entry);
      }
      return [...entries.values()];
    },

    async totals(mode) {
      const rows = await db
        .selectFrom("ledger")
        .innerJoin("gift", "gift.row_id", "ledger.gift_row")
        .select((eb) => [
          "gift.designation",
          "year",
          // The page's words may have been mended since; the last ones stand for all.
          eb.fn.max<string | null>("gift.designation_label").as("label"),
          eb.fn.sum<number | string>("cents").as("cents"),
          eb.fn
            .sum<number | string>(
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
        .where("mode", "=", mode)
        .groupBy(["gift.designation", "year"])
        .execute();
      return rows.map(({ designation, label, year, cents, gifts }) => ({
        designation: toDesignation(designation, label),
        year,
        // Gifts stand on the credit side, which is negative.
        giftCents: -Number(cents),
        gifts: Number(gifts),
      }));
    },

    async noteCheck(what, at, problem) {
      const columns = { at: at.getTime(), problem };
      await db
        .insertInto("gift_check")
        .values({ what, ...columns })
        .onConflict((conflict) => conflict.column("what").doUpdateSet(columns))
        .execute();
    },

    async checks() {
      const rows = await db.selectFrom("gift_check").selectAll().orderBy("what").execute();
      return rows.map(({ what, at, problem }) => ({
        what: what as GiftCheck["what"],
        at: new Date(at),
        problem,
      }));
    },

    async findUnbalanced() {
      const rows = await db
        .selectFrom("ledger")
        .select("entry")
        .groupBy("entry")
        .having((eb) => eb.fn.sum("cents"), "<>", 0)
        .orderBy("entry")
        .execute();
      return rows.map(({ entry }) => entry);
    },
  } satisfies Partial<GiftStore>;
}
