import type { Gift, GiftPayment } from "#domain/giving/gift.ts";
import type { Picture } from "#domain/submissions/records.ts";
import type { QueuedLetter } from "#domain/mail/letter.ts";
import type { Storage } from "#domain/storage/storage.ts";
import { openPrivate } from "./open-private.ts";
import type { Options } from "./options.ts";
import { counted, say } from "./terminal.ts";
import type { Terminal } from "./terminal.ts";
import { UsageError } from "./usage.ts";

/** `export-person`: everything kept under an address, as JSON that a person can read. */
export async function exportPerson(
  storage: Storage,
  { target, output }: Options,
  { out, err }: Terminal,
): Promise<void> {
  if (!target?.includes("@")) throw new UsageError("of whom? Name an e-mail address");
  const email = target.toLowerCase();
  const person = await collect(storage, email);
  const parts = Object.values(person).reduce((sum, part) => sum + part.length, 0);
  if (parts === 0) throw new UsageError(`there is nothing of ${email}`);
  const text = `${JSON.stringify({ email, takenAt: new Date(), ...person }, null, 2)}\n`;
  if (output === null) out.write(text);
  else {
    const file = await openPrivate(output);
    await file.write(text);
    await file.close();
    say(err, `${counted(parts, "record")} in ${output}`);
  }
  await storage.audit.append(new Date(), "exported", { form: "person", rows: parts });
}

async function collect(storage: Storage, email: string) {
  const messages = [];
  for await (const { id, ...message } of storage.submissions.each({ email })) {
    const pictures = (await storage.submissions.pictures(id)).map(pictureOf);
    messages.push({ ...message, pictures });
  }
  const gifts = [];
  for await (const gift of storage.gifts.each({ email })) {
    const payments = await storage.gifts.paymentsOf(gift.row);
    gifts.push({ ...giftOf(gift), payments: payments.map(paymentOf) });
  }
  const reader = await storage.subscribers.findByEmail(email);
  const dedications = await storage.gifts.dedicatedTo(email);
  return {
    messages,
    letters: (await storage.outbox.listOfPerson(email)).map(letterOf),
    newsletter: reader === null ? [] : [without(reader, "token")],
    issues: await storage.issues.copiesOf(email),
    gifts,
    // Of a gift that somebody else made, only what is about the person: not who gave, nor how much.
    dedications: dedications.map(({ dedication, startedAt }) => ({ ...dedication, startedAt })),
  };
}

function without<Row extends object, Name extends keyof Row>(row: Row, ...names: Name[]) {
  const hidden: readonly PropertyKey[] = names;
  return Object.fromEntries(Object.entries(row).filter(([name]) => !hidden.includes(name)));
}

// Keys that open a page or a receipt are left out: the file is sent by e-mail, and is no key. So are
// the payment provider's own names.
const giftOf = (gift: Gift) =>
  without(
    gift,
    "row",
    "id",
    "manageToken",
    "checkoutId",
    "checkoutUrl",
    "backPath",
    "subscriptionId",
    "customerId",
  );
const paymentOf = (payment: GiftPayment) => without(payment, "giftRow", "receiptKey", "paymentId");

// Its text says the same as its HTML; links in letters are keys as well, and were sent to the person.
const letterOf = (letter: QueuedLetter) =>
  without(letter, "id", "messageId", "html", "unsubscribeUrl", "attachment", "submissionId");

/** As an address that opens in a browser. */
const pictureOf = ({ type, bytes, ...size }: Picture) => ({
  ...size,
  picture: `data:${type};base64,${Buffer.from(bytes).toString("base64")}`,
});
