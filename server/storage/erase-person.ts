import { inTransaction } from "./database.ts";
import type { Database } from "./database.ts";

/** Erases everything under an address, in every table. Answers how many rows of each. */
export async function erasePerson(
  database: Database,
  email: string,
): Promise<Readonly<Record<string, number>>> {
  return inTransaction(database, async (tx) => {
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
    return {
      submissions: Number(submissions.numDeletedRows),
      pictures: Number(pictures.numDeletedRows),
      letters: Number(letters.numDeletedRows),
      subscribers: Number(subscribers.numDeletedRows),
    };
  });
}
