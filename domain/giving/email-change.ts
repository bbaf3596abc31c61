import { dayMs, hourMs } from "#domain/clock.ts";
import { randomToken } from "#domain/hashing.ts";
import { maskedEmail } from "#domain/mail/masked-email.ts";
import { countSender } from "#domain/spam/spam.ts";
import type { Stores } from "#domain/storage/storage.ts";
import type { GiftMeta } from "./begin-gift.ts";
import { commit } from "./commit.ts";
import { emailChangedMail, newEmailMail, receiptMail } from "./gift-mails.ts";
import { emailLinkDays, type Gift } from "./gift.ts";
import type { GivingWorld } from "./giving-world.ts";
import { statementMark } from "./statements.ts";

/**
 * A mistyped address, mended by both ends: whoever has the page of the gift names another one, and
 * whoever has that mailbox presses the link that goes there. Until then nothing is sent to it but that
 * link. Staff name one the same way and cannot press the link themselves. From then on every link that
 * went to the old mailbox is worth nothing: page, receipts and recurring gift have keys of their own.
 */

export const emailLinkMs = emailLinkDays * dayMs;
const asksPerHour = 3;

/** True for an hour after a gift came: its donor may name another address. */
function mayChange({ state, email, entered, startedAt, receivedAt }: Gift, now: Date): boolean {
  const isThere = state === "received" || state === "waiting";
  // A gift never paid for is begun anew instead; one by hand is with staff.
  if (!isThere || entered || email === "") return false;
  return now.getTime() - (receivedAt ?? startedAt).getTime() <= hourMs;
}

/** The address that is asked for while its link works; null: none. */
function askedEmail({ newEmail, newEmailAt }: Gift, now: Date): string | null {
  const isOver = newEmailAt === null || now.getTime() - newEmailAt.getTime() > emailLinkMs;
  return isOver ? null : newEmail;
}

export function emailChangeOf(gift: Gift, now: Date) {
  const asked = askedEmail(gift, now);
  return {
    mayChangeEmail: mayChange(gift, now),
    /** An address that is asked for and not confirmed; null: none. */
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
  // An e-mail goes to an address that somebody typed: no more than any form may send.
  const counted = await countSender(storage.rateLimits, clientAddress, email, now);
  const isTooMuch = asks > asksPerHour || counted === "flood" || counted.length > 0;
  if (control.isHoneypotFilled || isTooMuch) return "later";
  await commit(world, (stores) => queueNewEmailLink(world, stores, gift, email));
  return "asked";
}

/**
 * Mails the link that confirms another address of a gift; one sent before no longer works. Within a
 * transaction; who calls it wakes the outbox afterwards.
 * @param email in lower case
 */
export async function queueNewEmailLink(
  world: GivingWorld,
  { gifts, outbox }: Pick<Stores, "gifts" | "outbox">,
  { row }: Gift,
  email: string,
): Promise<void> {
  const now = world.clock.now();
  const gift = await gifts.require(row);
  if (gift.newEmail) await outbox.dropUnsent(gift.newEmail, { giftRow: row });
  const key = randomToken();
  await gifts.change(row, { newEmail: email, newEmailKey: key, newEmailAt: now });
  await outbox.add([newEmailMail(world, gift, email, key)], { now, giftRow: row });
}

/** The gift and its new address for the page of a confirming link; null for a link that does not work. */
export async function newEmailByKey({ storage, clock }: GivingWorld, key: string) {
  const gift = await storage.gifts.find(key, "newEmailKey");
  const asked = gift && askedEmail(gift, clock.now());
  return asked ? { reference: gift.reference, maskedEmail: maskedEmail(asked) } : null;
}

/**
 * Makes an address the gift's, and mails it the newest receipt.
 * @returns the gift's new id; null for a link that does not work
 */
export async function confirmNewEmail(world: GivingWorld, key: string): Promise<string | null> {
  return commit(world, async ({ gifts, outbox }) => {
    const now = world.clock.now();
    const found = await gifts.find(key, "newEmailKey");
    // Alone with the gift, and then once more: the same link may be pressed twice at one moment.
    const before = found && (await gifts.require(found.row));
    const asked = before?.newEmailKey === key ? askedEmail(before, now) : null;
    if (!before || !asked || before.email === "") return null;
    await outbox.dropUnsent(before.email, { giftRow: before.row });
    await gifts.takeNewEmail(before.row, asked);
    // Its old id, by which the payment provider goes on naming it, and its page was known.
    await gifts.addNames(before.row, [before.id]);
    // A statement mailed to the old one counts for nobody else, and its link opens nothing now.
    for (const mark of await gifts.marksOf(before.row)) {
      if (mark.startsWith(statementMark)) await gifts.unmark(before.row, mark);
    }
    const gift = await gifts.require(before.row);
    const [newest] = gift.state === "withdrawn" ? [] : await gifts.paymentsOf(gift.row);
    const mails = [
      emailChangedMail(world, before, maskedEmail(asked)),
      ...(newest ? [receiptMail(world, gift, newest)] : []),
    ];
    await outbox.add(mails, { now, giftRow: gift.row });
    return gift.id;
  });
}
