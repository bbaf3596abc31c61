import { randomToken } from "#domain/hashing.ts";
import type { GiftStore } from "#domain/giving/gift-store.ts";
import type { Database } from "./database.ts";

const nothing = { new_email: null, new_email_key: null, new_email_at: null } as const;

const noWayBack = { resume_key: null, resume_until: null, remind_at: null } as const;

/** Other addresses for the mails about a gift, while they wait to be confirmed. */
export function forAddresses({ db }: Database) {
  return {
    async askNewEmail(row, { email, key, at }) {
      await db
        .updateTable("gift")
        .set({ new_email: email, new_email_key: key, new_email_at: at.getTime() })
        .where("row_id", "=", row)
        .execute();
    },

    async newEmail(of) {
      const found = await db
        .selectFrom("gift")
        .select(["row_id", "new_email", "new_email_key", "new_email_at"])
        .where((eb) => ("key" in of ? eb("new_email_key", "=", of.key) : eb("row_id", "=", of.row)))
        .executeTakeFirst();
      const { row_id: row, new_email: email, new_email_key: key, new_email_at: at } = found ?? {};
      return row && email && key && at ? { row, email, key, at: new Date(at) } : null;
    },

    async takeNewEmail(row, email) {
      await db
        .updateTable("gift")
        .set({ email, id: randomToken(), manage_token: randomToken(), ...noWayBack, ...nothing })
        .where("row_id", "=", row)
        .execute();
      await replaceReceiptKeys(db, row);
    },

    async renewKeys(row) {
      await db
        .updateTable("gift")
        .set({ manage_token: randomToken() })
        .where("row_id", "=", row)
        .execute();
      await replaceReceiptKeys(db, row);
    },

    async countNewEmails(email) {
      const { rows } = await db
        .selectFrom("gift")
        .select((eb) => eb.fn.countAll<number>().as("rows"))
        .where("new_email", "=", email)
        .executeTakeFirstOrThrow();
      return Number(rows);
    },

    async forgetNewEmails(before) {
      await db
        .updateTable("gift")
        .set(nothing)
        .where("new_email_at", "<", before.getTime())
        .execute();
    },
  } satisfies Partial<GiftStore>;
}

async function replaceReceiptKeys(db: Database["db"], row: number): Promise<void> {
  const payments = await db
    .selectFrom("gift_payment")
    .select("payment_id")
    .where("gift_row", "=", row)
    .execute();
  for (const { payment_id: id } of payments) {
    await db
      .updateTable("gift_payment")
      .set({ receipt_key: randomToken() })
      .where("payment_id", "=", id)
      .execute();
  }
}

/** Takes an address off the gifts whose mails were asked to go there: it is no donor's yet. */
export async function dropNewEmail({ db }: Database, email: string): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable("gift")
    .set(nothing)
    .where("new_email", "=", email)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
