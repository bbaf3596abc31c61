import { dayMs, hourMs } from "#domain/clock.ts";
import { randomToken } from "#domain/hashing.ts";
import { maskedEmail } from "#domain/mail/masked-email.ts";
import { countSender } from "#domain/spam/spam.ts";
import type { Stores } from "#domain/storage/storage.ts";
import type { GiftMeta } from "./begin-gift.ts";
import { paymentsLock, runTransaction, type GivingWorld } from "./giving-world.ts";
import { emailChangedMail, newEmailMail, receiptMail } from "./gift-mails.ts";
import { emailLinkDays, type Gift, type GiftPayment } from "./gift.ts";
import { leaveOutdated, renewStatement } from "./statements.ts";

/**
 * Changes a gift's mistyped e-mail address in two steps: the donor (within an hour, from the gift's page) or staff
 * request another address, and a link mailed there confirms it. Confirming replaces the keys of the gift's page,
 * receipts and subscription, so links in the old mailbox no longer work.
 */

const emailLinkMs = emailLinkDays * dayMs;
const asksPerHour = 3;

/** True for an hour after the gift was received. */
function mayChange({ state, email, entered, startedAt, receivedAt }: Gift, now: Date): boolean {
  const isThere = state === "received" || state === "waiting";
  // An unpaid gift is begun again instead; a gift by hand is corrected by staff.
  if (!isThere || entered || email === "") return false;
  return now.getTime() - (receivedAt ?? startedAt).getTime() <= hourMs;
}

/** The requested address while its link is valid; null: none. The link ends with a gift by hand that is withdrawn. */
function askedEmail({ state, newEmail, newEmailAt }: Gift, now: Date): string | null {
  const isOver = newEmailAt === null || now.getTime() - newEmailAt.getTime() > emailLinkMs;
  return isOver || state === "withdrawn" ? null : newEmail;
}

export function emailChangeOf(gift: Gift, now: Date) {
  const asked = askedEmail(gift, now);
  return {
    mayChangeEmail: mayChange(gift, now),
    /** The requested, unconfirmed address; null: none. */
    maskedNewEmail: asked === null ? null : maskedEmail(asked),
  };
}

export async function askNewEmail(
  world: GivingWorld,
  giftId: string,
  typed: string,
  { clientAddress, control }: GiftMeta,
): Promise<"asked" | "same" | "too_late" | "later"> {
  const { storage, clock } = world;
  const now = clock.now();
  const gift = await storage.gifts.find(giftId);
  if (!gift || !mayChange(gift, now)) return "too_late";
  const email = typed.trim().toLowerCase();
  if (email === gift.email) return "same";
  const [asks = 1] = await storage.rateLimits.count([`new email ${gift.id}`], hourMs, now);
  // Counts against the limits of all forms, because it mails an address that anybody can type.
  const counted = await countSender(storage, clientAddress, email, now);
  const isTooMuch = asks > asksPerHour || counted === "flood" || counted.length > 0;
  if (control.isHoneypotFilled || isTooMuch) return "later";
  await runTransaction(world, (stores) => queueNewEmailLink(world, stores, gift, email));
  return "asked";
}

/**
 * Queues the e-mail with the confirming link; an earlier link stops working. Runs in the caller's transaction, who
 * wakes the outbox afterwards.
 * @param email in lower case
 */
export async function queueNewEmailLink(
  world: GivingWorld,
  { gifts, outbox }: Pick<Stores, "gifts" | "outbox">,
  { row }: Gift,
  email: string,
): Promise<void> {
  const now = world.clock.now();
  const gift = await gifts.getForUpdate(row);
  if (gift.newEmail) await outbox.dropUnsent(gift.newEmail, { giftRow: row });
  const key = randomToken();
  await gifts.change(row, { newEmail: email, newEmailKey: key, newEmailAt: now });
  await outbox.add([newEmailMail(world, gift, email, key)], { now, giftRow: row });
}

/** Reference and masked new address for the confirmation page; null for an invalid link. */
export async function newEmailByKey({ storage, clock }: GivingWorld, key: string) {
  const gift = await storage.gifts.find(key, "newEmailKey");
  const asked = gift && askedEmail(gift, clock.now());
  return asked ? { reference: gift.reference, maskedEmail: maskedEmail(asked) } : null;
}

/**
 * Moves the gift to the confirmed address, informs the old one, and mails the new one its newest and unsent receipts.
 * @returns the gift's new id; null for an invalid link
 */
export async function confirmNewEmail(world: GivingWorld, key: string): Promise<string | null> {
  return runTransaction(world, async (stores) => {
    const { gifts, outbox } = stores;
    const now = world.clock.now();
    await gifts.lock(paymentsLock);
    const found = await gifts.find(key, "newEmailKey");
    // Read again under the row lock: the link may be used twice at the same time.
    const before = found && (await gifts.getForUpdate(found.row));
    const asked = before?.newEmailKey === key ? askedEmail(before, now) : null;
    if (!before || !asked || before.email === "") return null;
    // The statements of both addresses change, and the old one's may no longer open.
    for (const { paidAt } of await gifts.paymentsOf(before.row))
      for (const email of [before.email, asked])
        await renewStatement(stores, { ...before, email }, paidAt);
    await leaveOutdated(stores, before, now);
    const mailed = await outbox.listOf({ giftRow: before.row, toEmail: before.email });
    await outbox.dropUnsent(before.email, { giftRow: before.row });
    // Receipts are written anew, with the new links; the notice of a coming charge is mailed again, later.
    for (const mark of await gifts.marksOf(before.row))
      if (mark.startsWith("announced ")) await gifts.unmark(before.row, mark);
    await gifts.takeNewEmail(before.row, asked);
    // The payment provider still refers to the gift by its old id.
    await gifts.addNames(before.row, [before.id]);
    const gift = await gifts.getForUpdate(before.row);
    const isUnsent = ({ receiptNumber }: GiftPayment) =>
      mailed.some(({ state, text }) => state !== "sent" && text.includes(receiptNumber));
    const receipts = (await gifts.paymentsOf(gift.row))
      .filter((payment, at) => at === 0 || isUnsent(payment))
      .map((payment) => receiptMail(world, gift, payment));
    const mails = [emailChangedMail(world, before, maskedEmail(asked)), ...receipts.toReversed()];
    await outbox.add(mails, { now, giftRow: gift.row });
    return gift.id;
  });
}
