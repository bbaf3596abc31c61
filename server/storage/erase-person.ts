import { inTransaction } from "./database.ts";
import type { Database } from "./database.ts";

/**
 * Erases everything under an address, in every table. Answers how many rows of each. Of gifts the
 * books stay, as the law asks, without the person.
 */
export async function erasePerson(
  database: Database,
  email: string,
): Promise<Readonly<Record<string, number>>> {
  return inTransaction(database, async (tx) => {
    const giftRows = tx.selectFrom("gift").select("row_id").where("email", "=", email);
    const ids = tx.selectFrom("submission").select("id").where("email", "=", email);
    // Letters and pictures would go with their submission; deleted by name they can be counted,
    // and a letter to staff carries the address as the one to answer to.
    const letters = await tx
      .deleteFrom("letter")
      .where((eb) =>
        eb.or([
          eb("to_email", "=", email),
          eb("reply_to", "=", email),
          eb("submission_id", "in", ids),
          eb("gift_row", "in", giftRows),
        ]),
      )
      .executeTakeFirst();
    const pictures = await tx
      .deleteFrom("picture")
      .where("submission_id", "in", ids)
      .executeTakeFirst();
    const submissions = await tx
      .deleteFrom("submission")
      .where("email", "=", email)
      .executeTakeFirst();
    const subscribers = await tx
      .deleteFrom("subscriber")
      .where("email", "=", email)
      .executeTakeFirst();
    const gifts = await tx
      .updateTable("gift")
      .set({ email: "", name: "", display_name: null, dedication: null, dedication_due_at: null })
      .where("email", "=", email)
      .executeTakeFirst();
    return {
      submissions: Number(submissions.numDeletedRows),
      pictures: Number(pictures.numDeletedRows),
      letters: Number(letters.numDeletedRows),
      subscribers: Number(subscribers.numDeletedRows),
      ...(gifts.numUpdatedRows > 0 && { gifts: Number(gifts.numUpdatedRows) }),
    };
  });
}
