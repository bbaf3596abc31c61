import type { Picture } from "#domain/submissions/records.ts";
import { isTold } from "#domain/tables/personal.ts";
import type { TableName } from "#domain/tables/tables.ts";
import { signedBy, type Acting } from "./acting.ts";
import { Refusal } from "./refusal.ts";
import type { Storage } from "#domain/storage/storage.ts";

/**
 * Everything kept under an address, to be sent to the person; noted in the record.
 *
 * @param email in lower case
 * @throws Refusal when there is nothing
 */
export async function exportPerson(acting: Acting, email: string) {
  const person = await collect(acting, email);
  const records = Object.values(person).reduce((sum, part) => sum + part.length, 0);
  if (records === 0) throw new Refusal("nothing_kept", { of: email });
  const takenAt = acting.clock.now();
  const detail = signedBy(acting, { form: "person", rows: records });
  await acting.storage.audit.append(takenAt, "exported", detail);
  return { records, person: { email, takenAt, ...person } };
}

async function collect({ storage }: Acting, email: string) {
  const messages = [];
  for await (const { id, ...message } of storage.submissions.each({ email })) {
    const pictures = (await storage.submissions.pictures(id)).map(pictureOf);
    messages.push({ ...told("submission", message), pictures });
  }
  const gifts = [];
  for await (const gift of storage.gifts.each({ email })) {
    const payments = await storage.gifts.paymentsOf(gift.row);
    gifts.push({
      ...told("gift", gift),
      payments: payments.map((payment) => told("giftPayment", payment)),
    });
  }
  const fees = [];
  for await (const fee of storage.programFees.each({ email })) fees.push(told("programFee", fee));
  const reader = await storage.subscribers.findByEmail(email);
  const dedications = await storage.gifts.dedicatedTo(email);
  return {
    messages,
    letters: (await storage.outbox.listOfPerson(email)).map((letter) => told("email", letter)),
    newsletter: reader === null ? [] : [told("subscriber", reader)],
    issues: await storage.issues.copiesOf(email),
    gifts,
    fees,
    // Of a gift that somebody else made, only what is about the person: not who gave, nor how much.
    dedications: dedications.map(({ dedication, startedAt }) => ({ ...dedication, startedAt })),
  };
}

// Keys that open a page or a receipt are left out: the file is sent by e-mail, and is no key. So are
// the payment provider's own names (domain/tables/tables.ts).
function told(table: TableName, row: object) {
  return Object.fromEntries(
    Object.entries(row).filter(([name]) => name !== "row" && isTold(table, name)),
  );
}

const base64 = (bytes: Uint8Array) =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));

/** As an address that opens in a browser. */
const pictureOf = ({ type, bytes, ...size }: Picture) => ({
  ...size,
  picture: `data:${type};base64,${base64(bytes)}`,
});

/** Rows that are kept under an address, by what they are. */
export type Kept = Readonly<Record<string, number>>;

/**
 * What erasing a person would erase.
 *
 * @throws Refusal when there is nothing, or a card is charged again and again: that would go on, and nobody
 *   could be written to about it
 */
export async function planErasing(storage: Storage, email: string): Promise<Kept> {
  const kept = await storage.countPerson(email);
  if (Object.values(kept).every((rows) => rows === 0)) {
    throw new Refusal("nothing_kept", { of: email });
  }
  for await (const { recurring, interval, reference } of storage.gifts.each({ email })) {
    if (recurring !== null && recurring !== "stopped") {
      throw new Refusal("recurring", { email, interval, reference });
    }
  }
  return kept;
}
