import type { GiftStore } from "#domain/giving/gift-store.ts";
import { noRemarks } from "#domain/giving/gift-remarks.ts";
import type { Database } from "./database.ts";
import { toGift } from "./gift-rows.ts";

/** What of a gift's row is a person's. The books and the payment provider's names stay. */
export const nobody = {
  email: "",
  name: "",
  ...noRemarks,
  dedication: null,
  dedication_due_at: null,
  staff_note: "",
  new_email: null,
  new_email_key: null,
  new_email_at: null,
  resume_key: null,
  resume_until: null,
  remind_at: null,
} as const;

/** The people in gifts: who gave, and who was written to because of it. */
export function forPeople({ db }: Database) {
  return {
    async dedicatedTo(email) {
      // Addresses hold no sign that JSON writes otherwise; `_` and `%` let pass a few too many.
      const rows = await db
        .selectFrom("gift")
        .selectAll()
        .where((eb) => eb(eb.fn<string>("lower", ["dedication"]), "like", `%"${email}"%`))
        .orderBy("row_id")
        .execute();
      return rows
        .map(toGift)
        .filter(({ dedication }) => dedication?.letter?.email.toLowerCase() === email);
    },

    async eraseDedications(rows) {
      if (rows.length === 0) return;
      await db
        .updateTable("gift")
        .set({ dedication: null, dedication_due_at: null })
        .where("row_id", "in", rows)
        .execute();
    },

    async donorRows(mode) {
      const rows = await db
        .selectFrom("ledger")
        .innerJoin("gift", "gift.row_id", "ledger.gift_row")
        .select(["year", "gift.row_id", "gift.email", "gift.display_name"])
        .distinct()
        .where("kind", "=", "payment")
        .where("gift.mode", "=", mode)
        .where("gift.state", "=", "received")
        .orderBy("gift.row_id")
        .execute();
      return rows.map(({ year, row_id: giftRow, email, display_name: name }) => ({
        year,
        giftRow,
        email,
        name,
      }));
    },

    async hideNames(row, email) {
      const { numUpdatedRows } = await db
        .updateTable("gift")
        .set({ display_name: null })
        .where("display_name", "is not", null)
        .where((eb) =>
          email === ""
            ? eb("row_id", "=", row)
            : eb.or([eb("row_id", "=", row), eb("email", "=", email)]),
        )
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0;
    },
  } satisfies Partial<GiftStore>;
}
