import { inTransaction } from "./database.ts";
import type { Database } from "./database.ts";
import { dropNewEmail } from "./gift-addresses.ts";
import { forPeople, nobody } from "./gift-people.ts";
import { eraseFromFees } from "./program-fees.ts";
import { isLetterOf } from "./letter-rows.ts";

/**
 * Erases everything under an address, in every table. Answers how many rows of each. Of gifts the
 * books stay, as the law asks, without the person.
 */
export async function erasePerson(
  database: Database,
  email: string,
): Promise<Readonly<Record<string, number>>> {
  return inTransaction(database, async (tx) => {
    const ids = tx.selectFrom("submission").select("id").where("email", "=", email);
    // Before the requests are gone that some of them are known by.
    const fees = await eraseFromFees({ ...database, db: tx }, email);
    // Letters and pictures would go with their submission; deleted by name they can be counted,
    // and a letter to staff carries the address as the one to answer to.
    const letters = await tx
      .deleteFrom("letter")
      .where((eb) => isLetterOf(eb, email))
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
    const copies = await tx
      .deleteFrom("newsletter_copy")
      .where("email", "=", email)
      .executeTakeFirst();
    const gifts = await tx
      .updateTable("gift")
      .set(nobody)
      .where("email", "=", email)
      .executeTakeFirst();
    // The gift is somebody else's, and stays theirs.
    const people = forPeople({ ...database, db: tx });
    const dedications = (await people.dedicatedTo(email)).map(({ row }) => row);
    await people.eraseDedications(dedications);
    const newEmails = await dropNewEmail({ ...database, db: tx }, email);
    return {
      submissions: Number(submissions.numDeletedRows),
      pictures: Number(pictures.numDeletedRows),
      letters: Number(letters.numDeletedRows),
      subscribers: Number(subscribers.numDeletedRows),
      ...(gifts.numUpdatedRows > 0 && { gifts: Number(gifts.numUpdatedRows) }),
      ...(copies.numDeletedRows > 0 && { "newsletter copies": Number(copies.numDeletedRows) }),
      ...(newEmails > 0 && { new_emails: newEmails }),
      ...(fees > 0 && { fees }),
      ...(dedications.length > 0 && { dedications: dedications.length }),
    };
  });
}
